"""The text of a move, and back. docs/games/stella-digger/notation.md explains it to players.

A text is a word (`pass`) or a verb with a thing (`play red-4`); the thing alone will do where a thing is asked.
Texts that mean nothing in this game raise InvalidMove; those that are not asked now raise IllegalMove.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from starlode.engine.errors import IllegalMove, InvalidMove
from starlode.engine.game import Config
from starlode.games.stella_digger.components import Components
from starlode.games.stella_digger.decisions import Phase, Word
from starlode.games.stella_digger.state import State
from starlode.games.stella_digger.texts.choice import ASKS, Choice, Sort, choice_of, phase_of
from starlode.games.stella_digger.texts.names import WAY_NAMES
from starlode.games.stella_digger.texts.prompts import asked
from starlode.games.stella_digger.things import DECK_IDS, PLACES, Colour, Direction

VERBS: dict[str, Sort] = {verb: sort for sort, verb in ASKS.values()}
USUAL: dict[Sort, str] = {
    "place": "target",
    "card": "play",
    "colour": "take",
    "deck": "draw",
    "gadget": "buy",
    "drill": "build",
    "aim": "aim",
}
EXAMPLES: dict[Sort, str] = {
    "place": "target c3",
    "card": "play red-4",
    "colour": "pay blue",
    "deck": "draw deck-2",
    "gadget": "buy super-drill-red",
    "drill": "build large-drill-red-1",
    "aim": "aim N",
}
SAME = {"mining": "mine", "drill": "large-drill", "nothing": "none", "done": "stop"}  # other words players use


def format_move(config: Config, state: State, action: int) -> str:
    """The move's text; unique among the moves that are legal in this state."""
    choice = choice_of(action)
    if choice.sort == "word":
        return Word(choice.number).text
    sort, verb = ASKS.get(phase_of(state), ("word", ""))
    return f"{verb if sort == choice.sort else USUAL[choice.sort]} {_names(config, choice.sort)[choice.number]}"


def _names(config: Config, sort: Sort) -> Sequence[str]:
    """The things of a sort, by number."""
    components: Components = config.components
    if sort == "place":
        return (*components.place_ids, *NO_PLACES[len(components.place_ids) :])
    return {
        "word": Word.texts(),
        "card": components.card_ids,
        "colour": Colour.texts(),
        "deck": DECK_IDS,
        "gadget": components.gadget_ids,
        "drill": components.drill_ids,
        "aim": Direction.texts(),
    }[sort]


NO_PLACES = tuple(f"no-square-{number}" for number in range(PLACES))  # actions for which this map has no square


# ---- reading ----


def parse_move(config: Config, state: State, text: str) -> int:
    """The action a text means in this state; raises InvalidMove or IllegalMove."""
    verb, _, thing = " ".join(text.lower().split()).partition(" ")
    if not verb:
        raise InvalidMove("an empty text is no move; " + asked(config, state))
    return _read_thing(config, state, verb, thing) if thing else _read_word(config, state, verb)


def _read_word(config: Config, state: State, word: str) -> int:
    """A word, or a thing whose verb is clear from what is asked."""
    phase = phase_of(state)
    word = SAME.get(word, word)
    if word in Word.texts():
        return Word.named(word)
    sort = ASKS.get(phase, ("word", ""))[0]
    number = _find(config, sort, word) if sort != "word" else None
    if number is not None:
        return _action(state, sort, number)
    if word in VERBS:
        raise InvalidMove(f"{word} needs a {VERBS[word]} after it, for example {_example(word)}")
    if any(_find(config, other, word) is not None for other in USUAL):
        raise IllegalMove(f"{word} is not what is asked now. {asked(config, state)}")
    raise _unknown(word, (*VERBS, *Word.texts()))


def _read_thing(config: Config, state: State, verb: str, thing: str) -> int:
    if verb in Word.texts() and verb not in VERBS:
        raise InvalidMove(f"{verb} stands alone, but '{thing}' follows it")
    if verb not in VERBS:
        raise _unknown(verb, (*VERBS, *Word.texts()))
    sort = VERBS[verb]
    number = _find(config, sort, thing)
    if number is None:
        raise _unknown_thing(config, verb, thing)
    if ASKS.get(phase_of(state)) != (sort, verb):
        raise IllegalMove(f"To {verb} something is not what is asked now. {asked(config, state)}")
    return _action(state, sort, number)


def _action(state: State, sort: Sort, number: int) -> int:
    """SD-5.6: declaring the colour a card has is to keep it."""
    if sort == "colour" and state.phase == Phase.COLOUR and number == state.field_colour[state.active]:
        return Word.KEEP
    return Choice(sort, number).action


def _find(config: Config, sort: Sort, text: str) -> int | None:
    """The number of a thing; drill cards may be named by a copy (SD-1.4), directions by words."""
    components: Components = config.components
    if sort == "aim":
        ways = {way.lower(): number for number, way in enumerate(Direction.texts())}
        ways |= {name: Direction.named(way) for way, name in WAY_NAMES.items()}
        return ways.get(text)
    if sort == "place":
        text = components.place_ids[components.asteroid.start] if text == "start" else text
        return components.place_ids.index(text) if text in components.place_ids else None
    if sort == "card":
        text = components.card_ids[components.copy_ids[text]] if text in components.copy_ids else text
        text = text.removeprefix("drill-")
    if sort == "deck" and text in ("1", "2", "3"):
        text = f"deck-{text}"
    names = _names(config, sort)
    return names.index(text) if text in names else None


# ---- errors ----


def _example(verb: str) -> str:
    return f"{verb} {EXAMPLES[VERBS[verb]].partition(' ')[2]}"


def _unknown(word: str, known: Sequence[str]) -> InvalidMove:
    close = get_close_matches(word, known, 3)
    hint = f"did you mean {' or '.join(close)}?" if close else f"moves begin with one of {', '.join(known)}"
    return InvalidMove(f"'{word}' is not a move of this game; {hint}")


def _unknown_thing(config: Config, verb: str, thing: str) -> InvalidMove:
    close = get_close_matches(thing, _names(config, VERBS[verb]), 3)
    hint = f"did you mean {' or '.join(close)}?" if close else f"an example is {_example(verb)}"
    return InvalidMove(f"'{thing}' is not a {VERBS[verb]}; {hint}")
