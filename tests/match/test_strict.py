"""Whatever Python hands over: the documented error, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from starlode.bots import make_bot, play_out
from starlode.engine.boundary.errors import (
    IllegalMove,
    InvalidComponents,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    StarlodeError,
    UnknownBot,
    UnknownGame,
)
from starlode.match import Match, MatchRecord, read_record
from tests.example import GAME, NAME, played

pytestmark = pytest.mark.interpreted

WRONG: list[Any] = [None, True, 1.5, b"dig", [], {}, -1, 10**9, 2**70, np.array([0, 1]), object()]

Call = Callable[[Match], object]


@pytest.mark.parametrize("value", WRONG, ids=range(len(WRONG)))
@pytest.mark.parametrize("moving", ["match", "seat"])
def test_what_is_no_move_is_refused(moving: str, value: Any) -> None:
    match = played(3)
    before = match.position()
    mover: Any = match if moving == "match" else match.seat(match.acting[0])
    with pytest.raises(IllegalMove, match=r"^a move is a text or an action"):
        mover.play(value)
    assert match.position() == before


@pytest.mark.parametrize("text", ["", "dance", "dig dig", "\ud800", "dig\x00", "x" * 10**6, "\x1b[2J"])
def test_a_text_that_is_no_move_is_refused_in_one_line(text: str) -> None:
    match = played(3)
    before = match.position()
    with pytest.raises((InvalidMove, IllegalMove)) as error:
        match.play(text)
    assert match.position() == before
    assert str(error.value).isprintable()
    assert len(str(error.value)) < 300


CALLS: dict[str, tuple[Call, type[StarlodeError]]] = {
    "undo 1.5": (lambda match: match.undo(1.5), StarlodeError),  # type: ignore[arg-type]
    "undo True": (lambda match: match.undo(True), StarlodeError),
    "undo too many": (lambda match: match.undo(99), StarlodeError),
    "at a text": (lambda match: match.at("x"), StarlodeError),  # type: ignore[arg-type]
    "at -1": (lambda match: match.at(-1), StarlodeError),
    "log 99": (lambda match: match.log(99), StarlodeError),
    "events -1": (lambda match: match.events(-1), StarlodeError),
    "describe -1": (lambda match: match.describe(-1), IllegalMove),
    "describe text": (lambda match: match.describe("dig"), IllegalMove),  # type: ignore[arg-type]
    "legal of a text": (lambda match: match.legal("x"), IllegalMove),  # type: ignore[arg-type]
    "choices of 9": (lambda match: match.choices(9), IllegalMove),
    "seat None": (lambda match: match.seat(None), IllegalMove),  # type: ignore[arg-type]
    "seat True": (lambda match: match.seat(True), IllegalMove),
    "view 1.5": (lambda match: match.view(1.5), IllegalMove),  # type: ignore[arg-type]
    "score 7": (lambda match: match.score(7), IllegalMove),
    "prompt of a list": (lambda match: match.prompt([]), IllegalMove),  # type: ignore[arg-type]
    "thoughts of a text": (lambda match: match.information(seed="x"), StarlodeError),  # type: ignore[arg-type]
    "thoughts of 2**63": (lambda match: match.information(seed=2**63), StarlodeError),
    "hint of nobody": (lambda match: match.seat(match.acting[0]).hint(None), StarlodeError),  # type: ignore[arg-type]
    "hint of a liar": (lambda match: match.seat(match.acting[0]).hint(Liar()), IllegalMove),
    "hint for somebody else": (lambda match: match.seat(1 - match.acting[0]).hint(make_bot("random")), IllegalMove),
    "seat's events": (lambda match: match.seat(0).events("x"), StarlodeError),  # type: ignore[arg-type]
    "seat's log": (lambda match: match.seat(0).log(99), StarlodeError),
    "a spectator's move": (lambda match: match.spectator.play("dig"), IllegalMove),
    "save nowhere": (lambda match: match.record().save(""), InvalidOption),
    "save a folder": (lambda match: match.record().save(Path.cwd()), StarlodeError),
    "play out with numbers": (lambda match: play_out(match, [1, 2]), StarlodeError),  # type: ignore[list-item]
    "play out with one": (lambda match: play_out(match, [make_bot("random")]), StarlodeError),
    "play out with nobody": (lambda match: play_out(match, None), StarlodeError),  # type: ignore[arg-type]
    "play out with liars": (lambda match: play_out(match, [Liar(), Liar()]), IllegalMove),
}


class Liar:
    name = "liar"

    def choose(self, information: object) -> int:
        return 99


@pytest.mark.parametrize("call", CALLS)
def test_wrong_arguments_get_the_documented_error_and_change_nothing(call: str) -> None:
    match = played(5)
    before = match.position()
    action, error = CALLS[call]
    with pytest.raises(error) as told:
        action(match)
    assert type(told.value) is error
    assert match.position() == before


def test_numpy_integers_are_numbers() -> None:
    match: Any = Match(GAME, seed=np.uint32(7), players=np.int8(3), names=("a", "b", "c"))  # type: ignore[arg-type]
    assert match.position() == Match(GAME, seed=7, players=3, names=["a", "b", "c"]).position()
    match.play(np.int64(match.legal_actions()[0]), np.int32(match.acting[0]))
    assert match.at(np.int16(0)).ply == 0
    assert len(match.undo(np.int64(1))) == 1


BEGINNINGS: dict[str, tuple[dict[str, Any], type[StarlodeError]]] = {
    "a number for a game": ({"game": 5}, UnknownGame),
    "no such game": ({"game": "chess"}, UnknownGame),
    "half a seed": ({"seed": 1.5}, InvalidOption),
    "a negative seed": ({"seed": -1}, InvalidOption),
    "a large seed": ({"seed": 2**63}, InvalidOption),
    "a list for a seed": ({"seed": [1]}, InvalidOption),
    "a key with spaces": ({"seed": "0" * 24 + " " * 8}, InvalidOption),
    "names 5": ({"names": 5}, InvalidOption),
    "names in one text": ({"names": "ab"}, InvalidOption),
    "names that are numbers": ({"names": [1, 2]}, InvalidOption),
    "too few names": ({"names": ["a"]}, InvalidOption),
    "an empty name": ({"names": ["", "b"]}, InvalidOption),
    "a name of control characters": ({"names": ["a\x1b[2J", "b"]}, InvalidOption),
    "a name in two lines": ({"names": ["a\nb", "b"]}, InvalidOption),
    "a long name": ({"names": ["a" * 101, "b"]}, InvalidOption),
    "options 5": ({"options": 5}, InvalidOption),
    "options that are none": ({"options": {1: 2}}, InvalidOption),
    "a list for an option": ({"players": [2]}, InvalidOption),
    "true for an option": ({"players": True}, InvalidOption),
    "digits of another script": ({"players": "٢"}, InvalidOption),
    "very many digits": ({"players": "9" * 5000}, InvalidOption),
    "a number for a language": ({"language": 5}, InvalidOption),
    "no such language": ({"language": "xx"}, InvalidOption),
    "a number for a file": ({"components": 5}, InvalidComponents),
    "a start that is none": ({"start": 5}, InvalidPosition),
    "a start of another game": ({"start": {"game": "chess", "position": {}}}, InvalidPosition),
    "moves in one text": ({"moves": "0 dig"}, InvalidRecord),
    "moves 5": ({"moves": 5}, InvalidRecord),
    "a move that is a number": ({"moves": [5]}, InvalidRecord),
    "a move without a seat": ({"moves": ["dig"]}, InvalidRecord),
    "a move of very many digits": ({"moves": ["9" * 5000 + " dig"]}, InvalidRecord),
}


@pytest.mark.parametrize("case", BEGINNINGS)
def test_a_match_that_cannot_begin_says_why(case: str) -> None:
    arguments, error = BEGINNINGS[case]
    with pytest.raises(StarlodeError) as told:
        Match(**{"game": GAME, **arguments})
    assert type(told.value) is error
    assert len(str(told.value)) < 300


@pytest.mark.parametrize("value", [None, 5, True, b"x", [], {}, "no/such/file", "a\0b"])
def test_what_is_no_record_is_refused(value: Any) -> None:
    with pytest.raises(InvalidRecord):
        Match.from_record(value)
    with pytest.raises(InvalidRecord):
        read_record(value)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": "ab"},
        {"moves": [5]},
        {"seed": 1.5},
        {"options": [1]},
        {"rules": "1"},
        {"start": object()},
        {"game": 5},
    ],
)
def test_a_record_made_by_hand_is_checked_too(change: dict[str, Any]) -> None:
    record = msgspec.structs.replace(played(3).record(), **change)
    assert isinstance(record, MatchRecord)
    with pytest.raises(InvalidRecord):
        Match.from_record(record)


@pytest.mark.parametrize(("name", "seed"), [(5, 0), (None, 0), ("", 0), ("genius", 0), ("random", "x"), ("random", -1)])
def test_what_is_no_bot_is_refused(name: Any, seed: Any) -> None:
    with pytest.raises(UnknownBot if seed == 0 else StarlodeError):
        make_bot(name, seed)


def test_a_game_is_found_by_its_name_once_it_is_imported() -> None:
    assert Match(NAME, seed=1).game is GAME
