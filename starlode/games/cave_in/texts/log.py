"""What happened, in sentences: a line for every event, and why the game ended."""

from __future__ import annotations

from collections.abc import Callable

from starlode.engine import words
from starlode.engine.events import Event
from starlode.engine.game import Config
from starlode.engine.words import count_of
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.state import State
from starlode.games.cave_in.texts.names import (
    ability_name,
    artifact_name,
    card_in_colour,
    card_name,
    colour_name,
    crystal_name,
    half_name,
)
from starlode.games.cave_in.things import SUPPLY, Ability, Cause


class Line(words.Line):
    """An event with the words for its details."""

    @property
    def card(self) -> str:
        """The card it tells of."""
        return card_name(self.config, self.event.number("card"))

    @property
    def coloured_card(self) -> str:
        """That card with its current colour."""
        return card_in_colour(self.config, self.event.number("card"), self.event.number("colour"))

    @property
    def crystal(self) -> str:
        """The Crystal it tells of."""
        return crystal_name(self.config, self.event.number("crystal"))

    @property
    def artifact(self) -> str:
        """The Artifact card it tells of."""
        return artifact_name(self.config, self.event.number("artifact"))

    @property
    def colour(self) -> str:
        """The colour it tells of."""
        return colour_name(self.config, self.event.number("colour"))

    @property
    def base(self) -> str:
        """Whose Base it is, in a sentence about the seat of the event."""
        owner = self.event.number("owner")
        if owner == self.event.seat:
            return "their own Base"
        return f"{self.name(owner)}'s Base"


def log_line(config: Config, event: Event, names: list[str]) -> str:
    """An event in one English sentence; details that were redacted are left out."""
    return LINES[event.kind](Line(config, event, names))


def ending(config: Config, state: State) -> str:
    """Why the game is over."""
    if not state.over:
        return "The game is not over."
    return f"The mine collapsed at {count_of(int(state.cave_ins), 'cave-in')}; the round was played out."


# ---- lines that need more than their details ----


def _cost(line: Line) -> str:
    """The effective cost of the chosen Crystal or Artifact, where it is told."""
    cost = line.event.number("cost")
    return f" for {count_of(cost, 'level')}" if cost >= 0 else ""


def _turn(line: Line) -> str:
    return f"Round {line.event['round_number']}: it is {line.who}'s turn."


def _reveal(line: Line) -> str:
    card = line.event.number("artifact")
    halves = f"{half_name(line.config, 2 * card)} or {half_name(line.config, 2 * card + 1)}"
    return f"New on a stack: {line.artifact}, {halves}."


def _paint_crystal(line: Line) -> str:
    return f"For {line.who}, {line.crystal} is {line.colour} and cheaper to mine this turn."


def _paint_card(line: Line) -> str:
    event = line.event
    if event["card"] is None:
        return f"{line.who} recolours a card in hand."
    before = card_in_colour(line.config, event.number("card"), event.number("before"))
    return f"{line.who} recolours {before} in hand to {colour_name(line.config, event.number('after'))}."


def _totem(line: Line) -> str:
    colour, holder = colour_name(line.config, line.event.number("faction")), line.event.number("holder")
    return f"{line.who} gets the {colour} Totem from {'the supply' if holder == SUPPLY else line.name(holder)}."


def _cave_in(line: Line) -> str:
    cause = WHY[Cause(line.event.number("cause"))].format(who=line.who)
    return f"Cave-in number {line.event['count']}: {cause}."


WHY = {
    Cause.MINED_CRYSTAL: "{who} mined a Crystal with a Cave-In symbol",
    Cause.ARTIFACT_STACK: "an Artifact stack has run out",
    Cause.MERCENARY_STACK: "a stack of Mercenaries has run out",
    Cause.CRYSTAL_STACK: "a stack of Crystals has run out",
    Cause.SETTLING: "too many rounds were idle",
}


def _hold(line: Line) -> str:
    return f"{line.who} prevents the cave-in with {ability_name(line.config, Ability.SEISMIC_PROP)}."


def _base(line: Line) -> str:
    return f"{line.who} lays {count_of(line.event.number('cards'), 'card')} on their Base."


def _idle(line: Line) -> str:
    rounds = line.event.number("rounds")
    return f"Nothing left the board {'this round' if rounds <= 1 else f'for {rounds} rounds in a row'}."


def _over(line: Line) -> str:
    return f"The mine collapsed at {count_of(line.event.number('cave_ins'), 'cave-in')}: the game is over."


def _decline(line: Line) -> str:
    return f"{line.who} {DECLINED[Phase(line.event.number('decision')).text]}."


DECLINED = {
    "start-artifact": "goes on without activating an Artifact",
    "shuttle-pick": "takes no card from the Docks",
    "leader": "leaves the Leader's skill unused",
    "scrabber-take": "takes no further Crystal",
    "crystal-take": "takes no Crystal",
    "sergeant-take": "leaves the Base as it is",
    "colonel-pick": "takes no further card from the Docks",
    "fishbean-pick": "takes no card from the Docks",
    "shuwar-pick": "takes no card from a Base",
    "mushell-pick": "takes no further card from a Base",
    "digger-crystal": "recolours no Crystal",
    "robuster-colour": "recolours no card",
    "robuster-card": "recolours no further card",
    "mindwasp-pick": "subjugates no card",
    "custodian-pick": "subjugates no card",
    "domina-card": "subjugates no further card",
    "domina-crystal": "takes no Crystal",
    "harvest-pick": "takes no further Weedlock",
    "uproot-base": "takes no Weedlocks",
    "uproot-pick": "takes no further Weedlock",
    "baton-take": "takes no Crystal",
    "second-raid": "does without a second Raid",
}

LINES: dict[str, Callable[[Line], str]] = {
    "turn": _turn,
    "activate": lambda line: f"{line.who} activates {ability_name(line.config, line.event.number('ability'))}.",
    "leader": lambda line: f"{line.who} uses the skill of the Leader, {line.card}.",
    "choose-card": lambda line: f"{line.who} wants to recruit {line.card}.",
    "choose-crystal": lambda line: f"{line.who} goes for {line.crystal}{_cost(line)}.",
    "recruit": lambda line: f"{line.who} recruits {line.card}.",
    "mine": lambda line: f"{line.who} mines {line.crystal}.",
    "collect": lambda line: f"{line.who} collects {line.artifact}{_cost(line)}.",
    "skill": lambda line: f"{line.who} plays {line.coloured_card} for its skill.",
    "pay": lambda line: f"{line.who} pays with {line.coloured_card}.",
    "keep": lambda line: f"{line.who} keeps {half_name(line.config, line.event.number('half'))}.",
    "take-dock": lambda line: f"{line.who} takes {line.card} from the Docks.",
    "take-crystal": lambda line: f"{line.who} takes {line.crystal} from the Mine.",
    "take-base": lambda line: f"{line.who} takes {line.card} from {line.base}.",
    "subjugate-base": lambda line: f"{line.who} subjugates {line.card} from {line.base}.",
    "subjugate-hand": lambda line: f"{line.who} subjugates {line.coloured_card} from hand.",
    "paint-crystal": _paint_crystal,
    "paint-colour": lambda line: f"{line.who} chooses {line.colour} for cards in hand.",
    "paint-card": _paint_card,
    "raid": lambda line: f"{line.who} raids {line.base}.",
    "return-leader": lambda line: f"The Leader, {line.card}, returns to the hand of {line.who}.",
    "totem": _totem,
    "raid-card": lambda line: f"{line.who} carries off {line.card} from {line.base}.",
    "hold-cave-in": _hold,
    "cave-in": _cave_in,
    "end-actions": lambda line: f"{line.who} ends the turn.",
    "base": _base,
    "trim": lambda line: f"{line.who}'s Base loses {line.card} for good.",
    "refill-dock": lambda line: f"New in the Docks: {line.card}.",
    "refill-mine": lambda line: f"New in the Mine: {line.crystal}.",
    "reveal-artifact": _reveal,
    "idle-round": _idle,
    "over": _over,
    "decline": _decline,
}
