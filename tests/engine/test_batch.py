"""A batch trusts nobody unless told to by name."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from starlode.engine.boundary.errors import IllegalMove, InvalidOption, StarlodeError
from starlode.engine.many.batch import Batch
from tests.example import GAME

pytestmark = pytest.mark.interpreted

COUNT = 5


def batch(**more: Any) -> Batch:
    return Batch(GAME, COUNT, seed=3, **more)


def legal(games: Batch) -> Any:
    return games.masks.argmax(axis=1)


@pytest.mark.parametrize("action", [10**9, -1, GAME.actions, -(10**9), 2**62])
@pytest.mark.parametrize("game", [0, 3])
def test_an_action_that_does_not_exist_is_refused_and_nothing_is_played(game: int, action: int) -> None:
    games = batch()
    before, actions = games.states.tobytes(), legal(games)
    actions[game] = action
    with pytest.raises(IllegalMove, match=f"^game {game}: action {action} is not legal for seat"):
        games.step(actions)
    assert games.states.tobytes() == before


def test_an_action_that_is_not_legal_now_is_refused_and_nothing_is_played() -> None:
    games = batch()
    before, leave = games.states.tobytes(), np.ones(COUNT, np.int64)  # with an empty cart
    with pytest.raises(IllegalMove, match=r"^game 0: action 1 is not legal"):
        games.step(leave)
    assert games.states.tobytes() == before


@pytest.mark.parametrize(
    "actions",
    [None, 0, [0.0] * COUNT, [True] * COUNT, ["0"] * COUNT, [0] * (COUNT - 1), [[0]] * COUNT, [[0], [0, 1]], object()],
    ids=range(9),
)
def test_what_are_no_actions_is_refused(actions: Any) -> None:
    games = batch()
    before = games.states.tobytes()
    with pytest.raises(IllegalMove, match=f"^actions are {COUNT} whole numbers, one a game, not "):
        games.step(actions)
    assert games.states.tobytes() == before


@pytest.mark.parametrize("kind", [np.int8, np.uint64, np.int32])
def test_checked_and_unchecked_steps_play_the_same(kind: Any) -> None:
    checked, trusted = batch(), batch()
    for _ in range(60):
        checked.step(legal(checked).astype(kind))
        trusted.step_unchecked(legal(trusted))
    assert checked.states.tobytes() == trusted.states.tobytes()
    checked.step(legal(checked).tolist())


def test_nobody_can_make_an_action_legal_by_hand() -> None:
    games = batch()
    with pytest.raises(ValueError, match="read-only"):
        games.masks[:] = 1


@pytest.mark.parametrize("count", [0, -1, 1.5, None, "5", 10**9])
def test_a_batch_that_cannot_be_is_refused(count: Any) -> None:
    with pytest.raises(StarlodeError, match="the number of games is a whole number"):
        Batch(GAME, count)


def test_seeds_and_options_that_cannot_be_are_refused() -> None:
    with pytest.raises(StarlodeError, match="a seed is a whole number"):
        Batch(GAME, 1, seed=2**63)
    with pytest.raises(InvalidOption):
        batch(options={"weather": "fine"})
