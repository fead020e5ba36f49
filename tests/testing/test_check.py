"""The conformance kit finds what it promises to find."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numba
import numpy as np
import pytest

from starlode.engine.authoring.game import Game, Json
from starlode.engine.boundary.errors import InvalidPosition
from starlode.engine.declarations.config import Config
from starlode.engine.running import single
from starlode.engine.text.catalogue import Words
from starlode.engine.text.notation import Notation
from starlode.engine.text.perspective import Perspective
from starlode.games import all_games, load_game
from starlode.match import Match
from starlode.testing import Nonconformance
from starlode.testing.check import FIRST, check_game, check_observed, steps
from starlode.testing.modes import BOUNDED, check_bounds, check_interpreted, elsewhere
from starlode.testing.positions import check_mutant

GAME = load_game("cave-in")
OPTIONS = {"players": 2}


@pytest.mark.parametrize("name", all_games())
def test_every_game_conforms(name: str) -> None:
    game = load_game(name)
    for what, step in steps(game, games=1, seed=0, modes=False):
        if what != FIRST:  # which finds early what those after it find, as test_broken_games.py shows
            step()
    check_interpreted(game, games=1)


# The interpreted games above would fail at an index past an array as well. These are fifty times as many, but compiling
# a game once more takes half a minute.
@pytest.mark.soak
@pytest.mark.parametrize("name", all_games())
def test_no_game_reads_or_writes_past_an_array(name: str) -> None:
    check_bounds(load_game(name))


def write_past_the_end(values: Any) -> None:
    values[len(values)] = 1


def overrun(_: Game) -> None:
    """What machine code does without a word, unless bounds are checked."""
    numba.njit(write_past_the_end)(np.zeros(4, np.int8))


def test_machine_code_with_checked_bounds_does_not_write_past_an_array() -> None:
    with pytest.raises(Nonconformance, match="IndexError"):
        elsewhere(GAME, BOUNDED, overrun)


def broken(method: str, change: Callable[..., Any]) -> Game:
    """Cave-In with one method gone wrong."""
    original = getattr(type(GAME), method)

    def wrong(self: Game, *arguments: Any) -> Any:
        return change(original(self, *arguments), *arguments)

    game: Game = type("Broken", (type(GAME),), {method: wrong})()
    return game


def leak_hand(view: Json, config: Config, state: Any, seat: int | None) -> Json:
    """A view that tells a hidden hand."""
    return {**view, "extra": state.hand[0].tolist()}


def leak_key(view: Json, config: Config, state: Any, seat: int | None) -> Json:
    """A view that tells the generator's key."""
    return {**view, "extra": int(state.key[0])}


def turn_docks(data: Json, *_: Any) -> Json:
    """A position with the lowest Docks the other way round."""
    return {**data, "docks": {**data["docks"], "1": data["docks"]["1"][::-1]}}


@pytest.mark.parametrize(
    ("method", "change", "complaint"),
    [
        ("view", leak_hand, "view of seat"),
        ("view", leak_key, "view of seat"),
        ("faults", lambda faults, config, state: ["a card is lost"] if state.ply > 5 else faults, "a card is lost"),
        ("score", lambda lines, *_: lines[1:], "its breakdown"),
        ("write_position", turn_docks, "read back differs"),
    ],
)
def test_a_broken_game_is_found(method: str, change: Callable[..., Any], complaint: str) -> None:
    with pytest.raises(Nonconformance, match=complaint):
        check_game(broken(method, change), OPTIONS, 0)


def trip(_: None, config: Config, state: Any, data: Json) -> None:
    """Reading that stumbles over a number."""
    assert data["turn"]["round"] == 1


def never_again(_: None, config: Config, state: Any, data: Json) -> None:
    """Reading that refuses what a game writes."""
    if data["turn"]["phase"] != "action":
        raise InvalidPosition("turn.phase: there is no such phase")


def nowhere(_: None, config: Config, state: Any, data: Json) -> None:
    """Reading that does not say where."""
    if data["turn"]["round"] > 1:
        raise InvalidPosition("something is wrong")


@pytest.mark.parametrize(
    ("change", "number", "complaint"),
    [
        (trip, 2, "a position is met with AssertionError"),
        (never_again, 1, "the position cannot be read back: turn.phase"),
        (nowhere, 2, "a position is refused without a place: something is wrong"),
    ],
)
def test_a_position_that_is_not_read_or_refused_by_its_place_is_found(
    change: Callable[..., Any], number: int, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = broken("read_position", change)
    monkeypatch.setattr("starlode.match.match.stored_game", lambda *_: game)
    data = Match(game, seed=1).position()
    data["position"]["turn"]["round"] = number
    with pytest.raises(Nonconformance, match=complaint):
        check_mutant(data, Random(1))


class Mumbling(Notation):
    """Writes every move alike."""

    def write(self, perspective: Perspective, action: int) -> str:
        return "same"


class Mishearing(Notation):
    """Takes every move for the next one."""

    def read(self, perspective: Perspective, text: str, words: Words) -> int:
        return super().read(perspective, text, words) + 1


def with_notation(notation: type[Notation]) -> Game:
    """Cave-In with a notation gone wrong."""
    game: Game = type("Broken", (type(GAME),), {})()
    game.__dict__["notation"] = notation(game, game.spellings, game.synonyms)
    return game


@pytest.mark.parametrize(("notation", "complaint"), [(Mumbling, "same text"), (Mishearing, "is written for")])
def test_a_broken_notation_is_found(notation: type[Notation], complaint: str) -> None:
    with pytest.raises(Nonconformance, match=complaint):
        check_game(with_notation(notation), OPTIONS, 0)


@pytest.mark.parametrize(
    ("silent", "complaint"),
    [
        ("log-", "no line in the log"),
        ("ask-", "no prompt"),
        ("do-", "has no words"),
        ("no", "without a reason"),
        ("ending", "no reason"),
    ],
)
def test_silence_is_found(silent: str, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Words.say
    hushed = lambda words, message: "" if message.ids[0].startswith(silent) else real(words, message)  # noqa: E731
    monkeypatch.setattr(Words, "say", hushed)
    with pytest.raises(Nonconformance, match=complaint):
        check_game(GAME, OPTIONS, 0)


def test_a_game_beyond_its_bound_is_found() -> None:
    short = type("Short", (type(GAME),), {"most_decisions": 20})()
    with pytest.raises(Nonconformance, match="within its bound"):
        check_game(short, OPTIONS, 0)


@pytest.mark.parametrize("change", [lambda names, _: names[1:], lambda names, _: [*names[1:], names[1]]])
def test_numbers_without_a_name_of_their_own_are_found(change: Callable[..., Any]) -> None:
    with pytest.raises(Nonconformance, match="observations have 819 numbers, and 818 names for them"):
        check_observed(broken("observed", change))


def test_the_complaint_says_how_to_see_it_again() -> None:
    with pytest.raises(Nonconformance, match=r"cave-in \{'players': 2\}, seed 0, ply 0"):
        check_game(with_notation(Mumbling), OPTIONS, 0)


def test_a_leak_through_imagination_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If re-dealing forgot one hidden thing, two truths would be imagined differently."""
    real = single.imagine

    def forgetful(params: Any, state: Any, seat: int, seed: int, stream: int) -> None:
        hand = state.hand.copy(), state.stack.copy()
        real(params, state, seat, seed, stream)
        state.hand[:], state.stack[:] = hand

    monkeypatch.setattr(single, "imagine", forgetful)
    with pytest.raises(Nonconformance, match="depends on what it may not know"):
        check_game(GAME, OPTIONS, 0)


def test_a_gate_left_open_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = single.conceal

    def careless(params: Any, state: Any, seat: int) -> None:
        key = state.key.copy()
        real(params, state, seat)
        state.key[:] = key

    monkeypatch.setattr(single, "conceal", careless)
    with pytest.raises(Nonconformance, match="a seat's record tells key"):
        check_game(GAME, OPTIONS, 0)


def test_match_accepts_a_game_object() -> None:
    assert Match(GAME, seed=1).position() == Match("cave-in", seed=1).position()
