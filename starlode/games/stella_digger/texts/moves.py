"""What a move would do, in a few plain words for menus."""

from __future__ import annotations

from collections.abc import Callable

from starlode.engine.game import Config
from starlode.engine.words import count_of
from starlode.games.stella_digger.decisions import Word
from starlode.games.stella_digger.rules.for_python import survey
from starlode.games.stella_digger.state import State
from starlode.games.stella_digger.texts.choice import Choice, choice_of, phase_of
from starlode.games.stella_digger.texts.names import (
    WAY_NAMES,
    card_name,
    deck_name,
    drill_name,
    gadget_name,
    place_name,
    tile_name,
)
from starlode.games.stella_digger.things import EMPTY, Colour, Direction

Describe = Callable[[Config, State, Choice], str]


def describe(config: Config, state: State, action: int) -> str:
    """The move in a few plain words."""
    choice = choice_of(action)
    return BY_SORT[choice.sort](config, state, choice)


def _word(config: Config, state: State, choice: Choice) -> str:
    word = Word(choice.number).text
    if word == "keep":
        return f"Keep {card_name(config, state.field[state.active, 0])} as it is"
    if word == "none":
        return "Add no card" if phase_of(state) == "extra" else "Play nothing"
    return BY_WORD[word]


BY_WORD = {
    "mine": "Mine: play a drill card for the target",
    "refill": "Refill your hand: discard as you like, then draw to your limit",
    "gadget": "Buy a gadget",
    "large-drill": "Build a Large Drill",
    "exchange": "Exchange two crystals of a colour for one of any colour",
    "pass": "Pass",
    "stop": "Stop discarding and draw",
}


def _place(config: Config, state: State, choice: Choice) -> str:
    name, phase = place_name(config, choice.number), phase_of(state)
    if phase == "site":
        return f"Build on {name}"
    if phase == "entry":
        return f"Enter from {name}"
    tile = state.tile_on[choice.number]
    shown = tile_name(config, tile) if tile != EMPTY and state.shown[choice.number] else "a tile"
    if phase == "breakthrough":
        return f"Break through {name}: {shown} and its chip leave the game"
    return f"Mine {name}: {shown}"


def _card(config: Config, state: State, choice: Choice) -> str:
    name, phase = card_name(config, choice.number), phase_of(state)
    if phase in ("discard", "accident"):
        return f"Discard {name}"
    return f"Add {name}" if phase == "extra" else f"Play {name}"


def _colour(config: Config, state: State, choice: Choice) -> str:
    return COLOUR_TEXTS.get(phase_of(state), "Choose {0}").format(Colour(choice.number).text)


COLOUR_TEXTS = {
    "colour": "Let the card count as {0}",
    "pay": "Pay a {0} crystal",
    "give": "Give {0} crystals away",
    "take": "Take a {0} crystal",
    "gold": "Take a {0} crystal",
    "return": "Return a {0} crystal",
    "lose": "Return a {0} crystal",
}


def _deck(config: Config, state: State, choice: Choice) -> str:
    top = state.deck_top[choice.number]
    card = f"a {Colour(top).text} card" if top != EMPTY else "a card"
    return f"Draw {card} from {deck_name(choice.number)} ({count_of(int(state.deck_count[choice.number]), 'card')})"


def _gadget(config: Config, state: State, choice: Choice) -> str:
    name = gadget_name(config, choice.number)
    if phase_of(state) == "capsule":
        return f"Use {name}"
    return f"Buy {name} for {config.components.gadgets[choice.number].price}"


def _drill(config: Config, state: State, choice: Choice) -> str:
    return f"Build {drill_name(config, choice.number)} for {config.components.large_drills[choice.number].price}"


def _aim(config: Config, state: State, choice: Choice) -> str:
    way = Direction(choice.number).text
    text = f"Point {WAY_NAMES[way]}"
    if state.site == EMPTY or not survey(config.params, state).aims[state.site, choice.number]:
        return text
    target = config.params.near[state.site, choice.number]
    return f"{text} at {place_name(config, target)} for {count_of(int(config.params.printed[target]), 'point')}"


BY_SORT: dict[str, Describe] = {
    "word": _word,
    "place": _place,
    "card": _card,
    "colour": _colour,
    "deck": _deck,
    "gadget": _gadget,
    "drill": _drill,
    "aim": _aim,
}
