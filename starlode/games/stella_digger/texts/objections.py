"""Why an action is not legal now, in one sentence for the player. The rules decide; this only explains."""

from __future__ import annotations

from collections.abc import Callable

from starlode.engine.game import Config
from starlode.games.stella_digger.decisions import Phase, Word
from starlode.games.stella_digger.rules.for_python import Survey, survey
from starlode.games.stella_digger.state import State
from starlode.games.stella_digger.texts.choice import ASKS, WORDS_ASKED, Choice, choice_of, phase_of
from starlode.games.stella_digger.texts.names import card_name, deck_name, drill_name, gadget_name, place_name
from starlode.games.stella_digger.texts.prompts import asked
from starlode.games.stella_digger.things import ALARM, EMPTY, RANKS, Colour

Explain = Callable[[Config, State, int, Choice], str]


def objection(config: Config, state: State, seat: int, action: int) -> str:
    """Why an action is not legal now."""
    if state.over:
        return "The game is over."
    if seat != state.active:
        return f"It is not seat {seat}'s decision; seat {state.active} is asked."
    choice, phase = choice_of(action), phase_of(state)
    if not _is_asked(phase, choice):
        return f"That is not what is asked now. {asked(config, state)}"
    return BY_SORT[choice.sort](config, state, seat, choice)


def _is_asked(phase: str, choice: Choice) -> bool:
    if choice.sort == "word":
        return Word(choice.number).text in WORDS_ASKED.get(phase, ())
    return phase in ASKS and ASKS[phase][0] == choice.sort


def _word(config: Config, state: State, seat: int, choice: Choice) -> str:
    word = Word(choice.number).text
    if word == "large-drill" and survey(config.params, state).tokens[seat].any():
        return "There is no square from which a Large Drill could point at a free square."
    if word == "exchange":
        return f"You do not have {config.params.exchange_crystals} crystals of one colour."
    return WORD_TEXTS.get(word, "That cannot be done now.")


WORD_TEXTS = {
    "mine": "You have no card in hand.",
    "gadget": "You cannot pay for any gadget that is left.",
    "large-drill": "You cannot pay for any of your Large Drills.",
    "stop": "Your hand is full; a refill must draw at least one card, so discard first.",
}


def _place(config: Config, state: State, seat: int, choice: Choice) -> str:
    phase, place, facts = phase_of(state), choice.number, survey(config.params, state)
    if place >= config.params.places:
        return "There is no such square."
    name = place_name(config, place)
    if phase == "site":
        return _site(config, state, place, facts)
    if phase == "entry":
        return f"The marker cannot enter {place_name(config, state.target)} from {name}."
    if phase == "start-tile":
        return f"{name} is not next to START."
    if state.tile_on[place] == EMPTY:
        return f"There is no tile on {name}."
    if not facts.exposed[place]:
        return f"The tile on {name} cannot be reached from START."
    if phase == "breakthrough":
        return f"The tile on {name} is not blockaded."
    if state.blocked[place]:
        return f"The tile on {name} is blockaded."
    return f"{name} is more than 2 steps away, and there are tiles that are nearer."


def _site(config: Config, state: State, place: int, facts: Survey) -> str:
    name = place_name(config, place)
    if place == config.params.start:
        return "A Large Drill cannot stand on START."
    if state.tile_on[place] != EMPTY:
        return f"{name} carries a tile."
    if state.drill_on[place] != EMPTY:
        return f"{name} already carries a Large Drill."
    if place == state.marker:
        return f"The marker is on {name}."
    return f"From {name} a Large Drill could not point at any free square."


def _card(config: Config, state: State, seat: int, choice: Choice) -> str:
    phase, name = phase_of(state), card_name(config, choice.number)
    if phase == "accident":
        accident = min(
            range(len(state.accident_at)), key=lambda card: (state.accident_at[card] < ALARM, state.accident_at[card])
        )
        if state.field_colour[seat] == accident:
            return f"The card must come from the field, and {name} is not on it."
        if choice.number // RANKS != accident:
            return f"{name} is not {Colour(accident).text}."
    if state.hand[seat, choice.number] == 0:
        return f"You have no {name} in hand."
    return f"None of your Enhanced Power gadgets fits {name}."


def _colour(config: Config, state: State, seat: int, choice: Choice) -> str:
    phase, colour = phase_of(state), Colour(choice.number).text
    if phase == "colour":
        return f"The card is {colour} already; say keep."
    if phase == "take":
        return f"The common area has no {colour} crystal."
    if phase == "gold":
        return f"Neither the common area nor another player has a {colour} crystal."
    return f"You do not have enough {colour} crystals." if phase == "give" else f"You have no {colour} crystal."


def _deck(config: Config, state: State, seat: int, choice: Choice) -> str:
    return f"{deck_name(choice.number).capitalize()} is empty."


def _gadget(config: Config, state: State, seat: int, choice: Choice) -> str:
    name, owner = gadget_name(config, choice.number), state.gadget_owner[choice.number]
    if state.phase != Phase.GADGET:
        return f"You do not own {name}." if owner != seat else "Only a Refining Capsule is used now."
    if owner != EMPTY:
        return f"Seat {owner} owns {name}."
    return f"You cannot pay for {name}: it costs {config.components.gadgets[choice.number].price}."


def _drill(config: Config, state: State, seat: int, choice: Choice) -> str:
    name = drill_name(config, choice.number)
    if state.token_owner[choice.number] != seat:
        return f"{name} is not yours."
    if state.token_at[choice.number] != EMPTY:
        return f"{name} has been built already."
    return f"You cannot pay for {name}: it costs {config.components.large_drills[choice.number].price}."


def _aim(config: Config, state: State, seat: int, choice: Choice) -> str:
    target = int(config.params.near[state.site, choice.number])
    if target == EMPTY:
        return "There is no map square in that direction."
    name = place_name(config, target)
    if target == config.params.start:
        return "A Large Drill cannot point at START."
    if state.tile_on[target] != EMPTY:
        return f"{name} carries a tile."
    return f"{name} carries a Large Drill." if state.drill_on[target] != EMPTY else f"Another drill points at {name}."


BY_SORT: dict[str, Explain] = {
    "word": _word,
    "place": _place,
    "card": _card,
    "colour": _colour,
    "deck": _deck,
    "gadget": _gadget,
    "drill": _drill,
    "aim": _aim,
}
