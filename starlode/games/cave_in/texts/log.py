"""What happened, in sentences: a line for every event, and why the game ended."""

from __future__ import annotations

from collections.abc import Callable

from starlode.engine import words
from starlode.engine.events import Event
from starlode.engine.game import Config
from starlode.engine.words import count_of
from starlode.games.cave_in.state import A_PROP, CAUSES, EVENTS, PHASES, SUPPLY, State
from starlode.games.cave_in.texts.names import (
    ability_name,
    artifact_name,
    card_in_colour,
    card_name,
    colour_name,
    crystal_name,
    half_name,
)


class Line(words.Line):
    """An event with the words for its details; hidden details have vague ones."""

    @property
    def card(self) -> str:
        """The first detail as a card."""
        return card_name(self.config, self.event.a)

    @property
    def coloured_card(self) -> str:
        """The first detail as a card in the colour of the second."""
        return card_in_colour(self.config, self.event.a, self.event.b)

    @property
    def crystal(self) -> str:
        """The first detail as a Crystal."""
        return crystal_name(self.config, self.event.a)

    @property
    def artifact(self) -> str:
        """The first detail as an Artifact card."""
        return artifact_name(self.config, self.event.a)

    def base(self, owner: int) -> str:
        """Whose Base it is, in a sentence about the seat of the event."""
        if owner == self.event.seat:
            return "their own Base"
        return f"{self.name(owner)}'s Base" if owner >= 0 else "a Base"


def log_line(config: Config, event: Event, names: list[str]) -> str:
    """An event in one English sentence; details that were redacted are left out."""
    return LINES[EVENTS[event.kind]](Line(config, event, names))


def ending(config: Config, state: State) -> str:
    """Why the game is over."""
    if not state.over:
        return "The game is not over."
    return f"The mine collapsed at {count_of(int(state.cave_ins), 'cave-in')}; the round was played out."


# ---- lines that need more than their details ----


def _cost(line: Line) -> str:
    """The effective cost of the chosen Crystal or Artifact, where it is told."""
    return f" for {count_of(line.event.c, 'level')}" if line.event.c >= 0 else ""


def _turn(line: Line) -> str:
    when = f"Round {line.event.a}: it" if line.event.a >= 0 else "It"
    return f"{when} is {line.who}'s turn."


def _reveal(line: Line) -> str:
    card = line.event.a
    if card < 0:
        return "A new Artifact is turned up."
    halves = f"{half_name(line.config, 2 * card)} or {half_name(line.config, 2 * card + 1)}"
    return f"New on a stack: {line.artifact}, {halves}."


def _paint_crystal(line: Line) -> str:
    if line.event.b < 0:
        return f"{line.who} makes {line.crystal} cheaper to mine this turn."
    return f"For {line.who}, {line.crystal} is {colour_name(line.config, line.event.b)} and cheaper to mine this turn."


def _paint_card(line: Line) -> str:
    if line.event.a < 0:
        return f"{line.who} recolours a card in hand."
    colour = f" to {colour_name(line.config, line.event.c)}" if line.event.c >= 0 else ""
    return f"{line.who} recolours {line.coloured_card} in hand{colour}."


def _totem(line: Line) -> str:
    totem = f"the {colour_name(line.config, line.event.a)} Totem" if line.event.a >= 0 else "a Totem"
    source = "the supply" if line.event.b == SUPPLY else line.name(line.event.b)
    return f"{line.who} gets {totem} from {source}."


def _cave_in(line: Line) -> str:
    cause = WHY[CAUSES[line.event.a]].format(who=line.who) if line.event.a >= 0 else "the mine shakes"
    counter = f" number {line.event.b}" if line.event.b >= 0 else ""
    return f"Cave-in{counter}: {cause}."


WHY = {
    "mined-crystal": "{who} mined a Crystal with a Cave-In symbol",
    "artifact-stack": "an Artifact stack has run out",
    "mercenary-stack": "a stack of Mercenaries has run out",
    "crystal-stack": "a stack of Crystals has run out",
    "settling": "too many rounds were idle",
}


def _hold(line: Line) -> str:
    return f"{line.who} prevents the cave-in with {ability_name(line.config, A_PROP)}."


def _base(line: Line) -> str:
    cards = count_of(line.event.a, "card") if line.event.a >= 0 else "cards"
    return f"{line.who} lays {cards} on their Base."


def _idle(line: Line) -> str:
    if line.event.a <= 1:
        return "Nothing left the board this round."
    return f"Nothing left the board for {line.event.a} rounds in a row."


def _over(line: Line) -> str:
    at = f" at {count_of(line.event.a, 'cave-in')}" if line.event.a >= 0 else ""
    return f"The mine collapsed{at}: the game is over."


def _decline(line: Line) -> str:
    phase = PHASES[line.event.a] if line.event.a >= 0 else ""
    return f"{line.who} {DECLINED.get(phase, 'declines')}."


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
    "activate": lambda line: f"{line.who} activates {ability_name(line.config, line.event.a)}.",
    "leader": lambda line: f"{line.who} uses the skill of the Leader, {line.card}.",
    "choose-card": lambda line: f"{line.who} wants to recruit {line.card}.",
    "choose-crystal": lambda line: f"{line.who} goes for {line.crystal}{_cost(line)}.",
    "recruit": lambda line: f"{line.who} recruits {line.card}.",
    "mine": lambda line: f"{line.who} mines {line.crystal}.",
    "collect": lambda line: f"{line.who} collects {line.artifact}{_cost(line)}.",
    "skill": lambda line: f"{line.who} plays {line.coloured_card} for its skill.",
    "pay": lambda line: f"{line.who} pays with {line.coloured_card}.",
    "keep": lambda line: f"{line.who} keeps {half_name(line.config, line.event.a)}.",
    "take-dock": lambda line: f"{line.who} takes {line.card} from the Docks.",
    "take-crystal": lambda line: f"{line.who} takes {line.crystal} from the Mine.",
    "take-base": lambda line: f"{line.who} takes {line.card} from {line.base(line.event.b)}.",
    "subjugate-base": lambda line: f"{line.who} subjugates {line.card} from {line.base(line.event.b)}.",
    "subjugate-hand": lambda line: f"{line.who} subjugates {line.coloured_card} from hand.",
    "paint-crystal": _paint_crystal,
    "paint-colour": lambda line: f"{line.who} chooses {colour_name(line.config, line.event.a)} for cards in hand.",
    "paint-card": _paint_card,
    "raid": lambda line: f"{line.who} raids {line.base(line.event.a)}.",
    "return-leader": lambda line: f"The Leader, {line.card}, returns to the hand of {line.who}.",
    "totem": _totem,
    "raid-card": lambda line: f"{line.who} carries off {line.card} from {line.base(line.event.b)}.",
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
