"""What happened, in sentences: a line for every event, and why the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlode.engine import words
from starlode.engine.events import Event
from starlode.engine.game import Config
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.terms import DESIGNATIONS, Ending, Fate
from starlode.games.cosmic_scavengers.texts.names import (
    card_name,
    cell,
    contract_name,
    designation_name,
    marbles,
    mode_name,
    type_name,
)


class Line(words.Line):
    """An event with the words for its details."""

    def number(self, name: str) -> int:
        """A detail as it is."""
        return self.event.number(name)

    @property
    def card(self) -> str:
        """Its robot."""
        return card_name(self.config, self.number("card"))

    @property
    def contract(self) -> str:
        """Its contract."""
        return contract_name(self.config, self.number("contract"))

    @property
    def marble(self) -> str:
        """The type of its marble."""
        return type_name(self.number("marble"))

    @property
    def marbles(self) -> str:
        """Its marbles."""
        counts = self.event["marbles"]
        return marbles(counts if isinstance(counts, tuple) else ())

    @property
    def cell(self) -> str:
        """Its cell."""
        return cell(self.config, self.number("cell"))


def log_line(config: Config, event: Event, names: list[str]) -> str:
    """An event in one English sentence."""
    return LINES[event.kind](Line(config, event, names))


def ending(config: Config, state: Any) -> str:
    """Why the game is over."""
    showing, number = int(config.params.showing_end), int(state.round_number)
    return {
        Ending.NONE: "The game is not over.",
        Ending.SHOWING: f"A player showed {showing} contracts at the end of round {number}.",
        Ending.REVEALED: f"Seat {state.ender} revealed contracts in hand to show {showing}, in round {number}.",
        Ending.ROUND_LIMIT: f"Round {number} was the last one allowed.",
        Ending.CRASH: f"The economy crashed: too few marbles were left to fill the ship for round {number}.",
    }[Ending(state.ending)]


# ---- lines that need more than their details ----


def _robot(line: Line) -> str:
    return f"{line.who}, slot {line.number('slot') + 1}: {line.card}, {mode_name(line.number('mode'))} mode."


def _contract(line: Line) -> str:
    ignored = " It is ignored there." if line.event["ignored"] else ""
    return f"{line.who}, gap {line.number('gap')}: {line.contract}.{ignored}"


def _order(line: Line) -> str:
    place, diligence, priority = (line.number(name) for name in ("place", "diligence", "priority"))
    return f"{line.who} has place {place}: diligence {diligence}, priority {priority}."


def _home(line: Line) -> str:
    return {
        Fate.BACK: f"{line.who}'s {line.card} returns to hand.",
        Fate.FULL: f"{line.who}'s {line.card} is full and discarded.",
        Fate.DAMAGED: f"{line.who}'s {line.card} is damaged and discarded.",
        Fate.SAVED: f"A safety line brings {line.who}'s {line.card} back to hand.",
    }[Fate(line.number("fate"))]


def _over(line: Line) -> str:
    return {
        Ending.NONE: "The game is over.",
        Ending.SHOWING: "Enough contracts are showing: the game is over.",
        Ending.REVEALED: "The game is over.",
        Ending.ROUND_LIMIT: "That was the last round: the game is over.",
        Ending.CRASH: "The ship cannot be filled: the economy crashes and the game is over.",
    }[Ending(line.number("ending"))]


STOPPED = {
    Phase.RECOVER_ROBOT: "recovers no further robot",
    Phase.RECOVER_CONTRACT: "recovers no further contract",
    Phase.HOSPITAL_ROBOT: "takes back no further robot",
    Phase.HOSPITAL_CONTRACT: "takes back no further contract",
}

LINES: dict[str, Callable[[Line], str]] = {
    "round": lambda line: f"Round {line.number('number')} begins.",
    "top-up": lambda line: f"The supply tops the pool up with {line.marbles}.",
    "fill": lambda line: "The ship is filled at random.",
    "to-market": lambda line: f"New in the market: {line.contract}.",
    "to-box": lambda line: f"{line.contract} is for the other board and goes to the box.",
    "recall": lambda line: f"{line.who} has no robot and calls {line.card} back.",
    "commit": lambda line: f"{line.who} has committed a program.",
    "designation": lambda line: (
        f"{line.who} sends robots {designation_name(DESIGNATIONS[line.number('designation')])}."
    ),
    "robot": _robot,
    "contract": _contract,
    "order": _order,
    "recover-robot": lambda line: f"{line.who} recovers {line.card}.",
    "recover-contract": lambda line: f"{line.who} recovers {line.contract}.",
    "collect": lambda line: f"{line.who}'s {line.card} collects {line.marble} at {line.cell}.",
    "collide": lambda line: f"{line.who}'s {line.card} collides over {line.marble} at {line.cell}.",
    "robot-home": _home,
    "replace": lambda line: f"For {line.who}'s marbles the supply gives the pool {line.marbles}.",
    "fulfil": lambda line: f"{line.who} fulfils {line.contract}.",
    "pay": lambda line: f"{line.who} pays {line.marbles}.",
    "salvage": lambda line: f"{line.who} salvages 1 {line.marble} from the supply.",
    "fee": lambda line: f"{line.who} is given 1 {line.marble} from the supply.",
    "end": lambda line: f"{line.who} fulfils no further contract.",
    "store": lambda line: f"{line.who} stores {line.marbles}.",
    "claim": lambda line: f"{line.who} claims {line.contract}.",
    "challenge": lambda line: f"{line.who} challenges for {line.contract}: it is locked.",
    "show": lambda line: f"{line.who} sets {line.marbles} aside for it.",
    "back-down": lambda line: f"{line.who} backs down from {line.contract}.",
    "withdraw": lambda line: f"{line.who} withdraws the claim to {line.contract}.",
    "agree": lambda line: f"{line.who} agrees.",
    "locked": lambda line: f"{line.contract[:1].upper()}{line.contract[1:]} stays locked and in the market.",
    "stop": lambda line: f"{line.who} {STOPPED.get(Phase(line.number('phase')), 'stops')}.",
    "reveal": lambda line: f"{line.who} reveals contracts in hand to end the game.",
    "keep": lambda line: f"{line.who} reveals nothing, and the game may go on.",
    "empty": lambda line: "What is left on the ship returns to the pool.",
    "over": _over,
}
