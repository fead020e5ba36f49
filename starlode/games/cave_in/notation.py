"""The text of a move, and back. docs/games/cave-in/notation.md explains it to players.

A text is a word (`done`) or a verb with a thing (`mine c3-yellow-1`). Texts that mean nothing in this game raise
InvalidMove; texts that mean something which is not there, or not asked now, raise IllegalMove. Hands are never
consulted: whether a card is in hand is told only to its owner, by `objection`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlode.engine.errors import IllegalMove, InvalidMove
from starlode.engine.game import Config
from starlode.games.cave_in.state import ABILITIES, DONE, EMPTY, LEADER, WORDS, State
from starlode.games.cave_in.texts.choice import ASKS, Choice, Sort, choice_of, may_decline, phase_of
from starlode.games.cave_in.texts.meaning import (
    DECLINING,
    EXAMPLES,
    OTHER_WORDS,
    VERBS,
    Meaning,
    kinds_after,
    meaning_of,
    unknown_verb,
)
from starlode.games.cave_in.texts.prompts import asked

# ---- writing ----


def format_move(config: Config, state: State, action: int) -> str:
    """The move's text; unique among the moves that are legal in this state."""
    choice = choice_of(action)
    if choice.sort == "word":
        return WORDS[choice.number]
    return f"{verb_of(state, choice.sort)} {WRITERS[choice.sort](config, state, choice)}"


def verb_of(state: State, sort: Sort) -> str:
    """The verb by which the phase asks for a sort of thing; where it does not ask, the first that takes it."""
    usual = next(verb for verb, sorts in VERBS.items() if sort in sorts)
    return ASKS[phase_of(state)].get(sort, usual)


def _write_ability(config: Config, state: State, choice: Choice) -> str:
    half = int(config.params.ability_half[choice.number])
    return str(config.components.half_ids[half]) if half >= 0 else ABILITIES[choice.number]


def _write_crystal(config: Config, state: State, choice: Choice) -> str:
    crystal = state.mine[choice.number]
    return str(config.components.crystal_ids[crystal]) if crystal != EMPTY else f"empty-space-{choice.number}"


def _write_artifact(config: Config, state: State, choice: Choice) -> str:
    card = state.artifact_top[choice.number]
    return str(config.components.artifact_ids[card]) if card != EMPTY else f"empty-stack-{choice.number}"


def _write_base_card(config: Config, state: State, choice: Choice) -> str:
    kind = state.bases[choice.number, choice.detail]
    name = config.components.type_ids[kind] if kind != EMPTY else "nothing"
    return f"{name}@{choice.number}.{choice.detail + 1}"


def _write_hand_card(config: Config, state: State, choice: Choice) -> str:
    name = str(config.components.type_ids[choice.number])
    printed = config.params.faction[choice.number] == choice.detail
    return name if printed else f"{name}/{config.components.colours[choice.detail]}"


WRITERS: dict[Sort, Callable[[Config, State, Choice], str]] = {
    "ability": _write_ability,
    "dock": lambda config, state, choice: str(config.components.type_ids[choice.number]),
    "crystal": _write_crystal,
    "stack": _write_artifact,
    "colour": lambda config, state, choice: str(config.components.colours[choice.number]),
    "seat": lambda config, state, choice: str(choice.number),
    "base": _write_base_card,
    "hand": _write_hand_card,
}


# ---- reading ----


def parse_move(config: Config, state: State, text: str) -> int:
    """The action a text means in this state; raises InvalidMove or IllegalMove."""
    verb, _, thing = " ".join(text.lower().split()).partition(" ")
    verb = "colour" if verb == "color" else verb
    if not thing:
        return _read_word(config, state, verb)
    meaning = meaning_of(config, verb, thing)
    if ASKS[phase_of(state)].get(meaning.sort) != verb:
        raise _not_asked(config, state, verb, thing, meaning)
    return PLACES[meaning.sort](config, state, meaning).action


def _read_word(config: Config, state: State, word: str) -> int:
    phase = phase_of(state)
    if word in VERBS and (word not in WORDS or word in ASKS[phase].values()):
        raise InvalidMove(f"{word} needs {kinds_after(word)} after it, for example {EXAMPLES[word]}")
    if word in WORDS:
        return WORDS.index(word)
    if word == "use":
        return LEADER
    if (word in DECLINING and may_decline(phase)) or (word == "keep" and phase == "digger-colour"):
        return DONE
    if word in OTHER_WORDS:
        raise IllegalMove(f"There is nothing to {word} now. {asked(config, state)}")
    raise unknown_verb(word)


def _not_asked(config: Config, state: State, verb: str, thing: str, meaning: Meaning) -> IllegalMove:
    if meaning.sort in ("dock", "hand") and ASKS[phase_of(state)].get("base") == verb:
        name, spots = config.components.type_ids[meaning.number], _whereabouts(config, state, meaning.number)
        return IllegalMove(f"Say which {name}: {', '.join(spots)}." if spots else f"{name} is in no Base.")
    return IllegalMove(f"'{verb} {thing}' does not answer what is asked now. {asked(config, state)}")


# ---- finding where that is now ----


def _place_dock_card(config: Config, state: State, meaning: Meaning) -> Choice:
    if meaning.number not in state.docks:
        names = {config.components.type_ids[kind] for kind in state.docks if kind != EMPTY}
        raise _absent(config.components.type_ids[meaning.number], "in the Docks", sorted(names))
    return Choice("dock", meaning.number)


def _place_crystal(config: Config, state: State, meaning: Meaning) -> Choice:
    if meaning.number not in state.mine:
        cost = config.components.crystals[meaning.number].cost
        there = [config.components.crystals[crystal] for crystal in state.mine if crystal != EMPTY]
        same = [crystal.id for crystal in there if crystal.cost == cost]
        raise _absent(config.components.crystal_ids[meaning.number], "in the Mine", same)
    return Choice("crystal", state.mine.tolist().index(meaning.number))


def _place_artifact(config: Config, state: State, meaning: Meaning) -> Choice:
    if meaning.number not in state.artifact_top:
        tops = [config.components.artifact_ids[card] for card in state.artifact_top if card != EMPTY]
        raise _absent(config.components.artifact_ids[meaning.number], "on top of a stack", tops)
    return Choice("stack", state.artifact_top.tolist().index(meaning.number))


def _place_base_card(config: Config, state: State, meaning: Meaning) -> Choice:
    _place_seat(config, state, Meaning("seat", meaning.number))
    if state.bases[meaning.number, meaning.detail] != meaning.kind:
        place = f"at {meaning.number}.{meaning.detail + 1}"
        raise _absent(config.components.type_ids[meaning.kind], place, _whereabouts(config, state, meaning.kind))
    return Choice("base", meaning.number, meaning.detail)


def _place_seat(config: Config, state: State, meaning: Meaning) -> Choice:
    if meaning.number >= state.players:
        raise IllegalMove(f"There is no seat {meaning.number}; seats are 0 to {state.players - 1}.")
    return Choice("seat", meaning.number)


def _as_it_is(config: Config, state: State, meaning: Meaning) -> Choice:
    return Choice(meaning.sort, meaning.number, meaning.detail)


PLACES: dict[Sort, Callable[[Config, State, Meaning], Choice]] = {
    "ability": _as_it_is,
    "dock": _place_dock_card,
    "crystal": _place_crystal,
    "stack": _place_artifact,
    "colour": _as_it_is,
    "seat": _place_seat,
    "base": _place_base_card,
    "hand": _as_it_is,
}


def _whereabouts(config: Config, state: State, kind: int) -> list[str]:
    """Every card of a type that lies in a Base, as moves write it."""
    places = ((owner, position) for owner in range(state.players) for position in range(state.base_count[owner]))
    return [_write_base_card(config, state, Choice("base", *at)) for at in places if state.bases[at] == kind]


def _absent(name: str, place: str, there: Sequence[str]) -> IllegalMove:
    return IllegalMove(f"{name} is not {place}; there is {', '.join(there) or 'none'}.")
