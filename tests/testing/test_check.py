"""The conformance kit finds what it promises to find."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starlode.engine import loops
from starlode.engine.game import Config, Game, Json
from starlode.games import all_games, find_game
from starlode.match import Match
from starlode.testing import Nonconformance, check
from starlode.testing.check import check_game

GAME = find_game("cave-in").load()
OPTIONS = {"players": 2}


@pytest.mark.parametrize("name", all_games())
def test_every_game_conforms(name: str) -> None:
    check(all_games()[name].load(), games=1)


def broken(method: str, change: Callable[..., Any]) -> Game:
    """Cave-In with one method gone wrong."""
    original = getattr(type(GAME), method)

    def wrong(self: Game, *arguments: Any) -> Any:
        return change(original(self, *arguments), *arguments)

    game: Game = type("Broken", (type(GAME),), {method: wrong})()
    return game


def leak_hand(view: Json, config: Config, state: Any, seat: int | None) -> Json:
    """A view that tells one hidden number."""
    return {**view, "extra": int(state.hand[0, 0])}


def leak_key(view: Json, config: Config, state: Any, seat: int | None) -> Json:
    """A view that tells the generator's key."""
    return {**view, "extra": int(state.key[0])}


@pytest.mark.parametrize(
    ("method", "change", "complaint"),
    [
        ("view", leak_hand, "view of seat"),
        ("view", leak_key, "view of seat"),
        ("faults", lambda faults, config, state: ["a card is lost"] if state.ply > 5 else faults, "a card is lost"),
        ("format", lambda text, *_: "same", "same text"),
        ("parse", lambda action, *_: action + 1, "is written for action"),
        ("log_line", lambda line, *_: "", "no log line"),
        ("prompt", lambda text, *_: " ", "no prompt"),
        ("describe", lambda text, *_: "", "no description"),
        ("score", lambda lines, *_: lines[1:], "its breakdown"),
        ("ending", lambda text, *_: "", "no reason"),
        ("write_position", lambda data, *_: {**data, "cave_ins": data["cave_ins"] + 1}, "read back differs"),
    ],
)
def test_a_broken_game_is_found(method: str, change: Callable[..., Any], complaint: str) -> None:
    with pytest.raises(Nonconformance, match=complaint):
        check_game(broken(method, change), OPTIONS, 0)


def test_a_game_beyond_its_bound_is_found() -> None:
    short = type("Short", (type(GAME),), {"most_decisions": 20})()
    with pytest.raises(Nonconformance, match="beyond its bound"):
        check_game(short, OPTIONS, 0)


def test_the_complaint_says_how_to_see_it_again() -> None:
    with pytest.raises(Nonconformance, match=r"cave-in \{'players': 2\}, seed 0, ply 0"):
        check_game(broken("format", lambda text, *_: "same"), OPTIONS, 0)


def test_a_leak_through_imagination_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If re-dealing forgot one hidden thing, two truths would be imagined differently."""
    real = loops.imagine

    def forgetful(params: Any, state: Any, seat: int, seed: int, stream: int) -> None:
        hand = state.hand.copy(), state.stack.copy()
        real(params, state, seat, seed, stream)
        if stream == 2:
            state.hand[:], state.stack[:] = hand

    monkeypatch.setattr(loops, "imagine", forgetful)
    with pytest.raises(Nonconformance, match="depends on what it may not know"):
        check_game(GAME, OPTIONS, 0)


def test_match_accepts_a_game_object() -> None:
    assert Match(GAME, seed=1).position() == Match("cave-in", seed=1).position()
