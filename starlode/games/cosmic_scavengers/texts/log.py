"""What happened, in sentences: a line for every event, and why the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlode.engine import words
from starlode.engine.events import Event
from starlode.engine.game import Config
from starlode.games.cosmic_scavengers.rules.table import BESIDE
from starlode.games.cosmic_scavengers.state import DESIGNATIONS, ENDINGS, EVENTS, FATES, PHASES
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

    @property
    def card(self) -> str:
        """The first detail as a robot."""
        return card_name(self.config, self.event.a)

    @property
    def contract(self) -> str:
        """The first detail as a contract."""
        return contract_name(self.config, self.event.a)

    @property
    def marbles(self) -> str:
        """All details as counts of marbles."""
        return marbles(packed_marbles(self.event))

    @property
    def cell(self) -> str:
        """The third detail as a cell."""
        return cell(self.config, self.event.c) if self.event.c >= 0 else "a cell"


def packed_marbles(event: Event) -> list[int]:
    """The six counts that an event packs into its details."""
    return [part for detail in (event.a, event.b, event.c) for part in divmod(max(detail, 0), BESIDE)]


def log_line(config: Config, event: Event, names: list[str]) -> str:
    """An event in one English sentence."""
    return LINES[EVENTS[event.kind]](Line(config, event, names))


def ending(config: Config, state: Any) -> str:
    """Why the game is over."""
    showing = int(config.params.showing_end)
    return {
        "none": "The game is not over.",
        "showing": f"A player showed {showing} contracts at the end of round {state.round_number}.",
        "revealed": f"Seat {state.ender} revealed contracts in hand to show {showing}, in round {state.round_number}.",
        "round-limit": f"Round {state.round_number} was the last one allowed.",
        "crash": f"The economy crashed: too few marbles were left to fill the ship for round {state.round_number}.",
    }[ENDINGS[state.ending]]


# ---- lines that need more than their details ----


def _robot(line: Line) -> str:
    return f"{line.who}, slot {line.event.c + 1}: {line.card}, {mode_name(line.event.b)} mode."


def _contract(line: Line) -> str:
    ignored = " It is ignored there." if line.event.c > 0 else ""
    return f"{line.who}, gap {line.event.b}: {line.contract}.{ignored}"


def _order(line: Line) -> str:
    return f"{line.who} has place {line.event.a}: diligence {line.event.b}, priority {line.event.c}."


def _home(line: Line) -> str:
    return {
        "back": f"{line.who}'s {line.card} returns to hand.",
        "full": f"{line.who}'s {line.card} is full and discarded.",
        "damaged": f"{line.who}'s {line.card} is damaged and discarded.",
        "saved": f"A safety line brings {line.who}'s {line.card} back to hand.",
    }[FATES[max(line.event.b, 0)]]


def _over(line: Line) -> str:
    return {
        "none": "The game is over.",
        "showing": "Enough contracts are showing: the game is over.",
        "revealed": "The game is over.",
        "round-limit": "That was the last round: the game is over.",
        "crash": "The ship cannot be filled: the economy crashes and the game is over.",
    }[ENDINGS[max(line.event.a, 0)]]


STOPPED = {
    "recover-robot": "recovers no further robot",
    "recover-contract": "recovers no further contract",
    "hospital-robot": "takes back no further robot",
    "hospital-contract": "takes back no further contract",
}

LINES: dict[str, Callable[[Line], str]] = {
    "round": lambda line: f"Round {line.event.a} begins.",
    "top-up": lambda line: f"The supply tops the pool up with {line.marbles}.",
    "fill": lambda line: "The ship is filled at random.",
    "to-market": lambda line: f"New in the market: {line.contract}.",
    "to-box": lambda line: f"{line.contract} is for the other board and goes to the box.",
    "recall": lambda line: f"{line.who} has no robot and calls {line.card} back.",
    "commit": lambda line: f"{line.who} has committed a program.",
    "designation": lambda line: f"{line.who} sends robots {designation_name(DESIGNATIONS[line.event.a])}.",
    "robot": _robot,
    "contract": _contract,
    "order": _order,
    "recover-robot": lambda line: f"{line.who} recovers {line.card}.",
    "recover-contract": lambda line: f"{line.who} recovers {line.contract}.",
    "collect": lambda line: f"{line.who}'s {line.card} collects {type_name(line.event.b)} at {line.cell}.",
    "collide": lambda line: f"{line.who}'s {line.card} collides over {type_name(line.event.b)} at {line.cell}.",
    "robot-home": _home,
    "replace": lambda line: f"For {line.who}'s marbles the supply gives the pool {line.marbles}.",
    "fulfil": lambda line: f"{line.who} fulfils {line.contract}.",
    "pay": lambda line: f"{line.who} pays {line.marbles}.",
    "salvage": lambda line: f"{line.who} salvages 1 {type_name(line.event.a)} from the supply.",
    "fee": lambda line: f"{line.who} is given 1 {type_name(line.event.a)} from the supply.",
    "end": lambda line: f"{line.who} fulfils no further contract.",
    "store": lambda line: f"{line.who} stores {line.marbles}.",
    "claim": lambda line: f"{line.who} claims {line.contract}.",
    "challenge": lambda line: f"{line.who} challenges for {line.contract}: it is locked.",
    "show": lambda line: f"{line.who} sets {line.marbles} aside for it.",
    "back-down": lambda line: f"{line.who} backs down from {line.contract}.",
    "withdraw": lambda line: f"{line.who} withdraws the claim to {line.contract}.",
    "agree": lambda line: f"{line.who} agrees.",
    "locked": lambda line: f"{line.contract[:1].upper()}{line.contract[1:]} stays locked and in the market.",
    "stop": lambda line: f"{line.who} {STOPPED.get(PHASES[max(line.event.a, 0)], 'stops')}.",
    "reveal": lambda line: f"{line.who} reveals contracts in hand to end the game.",
    "keep": lambda line: f"{line.who} reveals nothing, and the game may go on.",
    "empty": lambda line: "What is left on the ship returns to the pool.",
    "over": _over,
}
