"""A batch trusts nobody unless told to by name."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest

from starlode.engine.boundary.errors import IllegalMove, InvalidOption, StarlodeError
from starlode.engine.many.batch import Batch
from starlode.engine.many.cuda import GpuBatch
from starlode.engine.many.cuda.toolkit import enough_memory
from starlode.engine.state.dice import dice_for, lots
from starlode.engine.state.records import Array
from starlode.testing.random_play import heads, positions_after
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


# ---- random play, as on a GPU ----


def test_random_play_ends_in_the_bytes_of_one_decision_after_another() -> None:
    games = batch(observe=False)
    games.play(25)
    games.wait()
    assert np.array_equal(heads(games.states), heads(positions_after(games, 25)))


def drawn(masks: Array, seed: int) -> Array:
    actions = np.zeros(len(masks), np.int64)
    lots(masks, dice_for(seed, len(masks)), actions)
    return actions


def test_neither_neighbours_nor_seeds_throw_alike() -> None:
    firsts = [int(dice) for seed in range(50) for dice in dice_for(seed, 8)[:, 0]]
    assert len(set(firsts)) == len(firsts)  # games 1, 2, 3 of every seed
    words = drawn(np.ones((1000, 256), np.uint8), 1) / 256
    assert np.allclose(np.histogram(words, 4, (0, 1))[0] / 1000, 0.25, atol=0.06)  # from the first throw on
    assert abs(np.corrcoef(words[:-1], words[1:])[0, 1]) < 0.1


def test_lots_are_legal_and_all_come_up() -> None:
    masks = np.tile(np.array([0, 1, 0, 1, 1], np.uint8), (600, 1))
    counts = np.bincount(drawn(masks, 3), minlength=5)
    assert counts[[0, 2]].sum() == 0
    assert all(150 < count < 250 for count in counts[[1, 3, 4]])


def test_the_gpu_has_the_same_interface() -> None:
    for name in ("__init__", "step", "step_unchecked", "play", "wait"):
        here, there = (inspect.signature(getattr(kind, name)).parameters for kind in (Batch, GpuBatch))
        assert [(one.name, one.kind, one.default) for one in here.values()] == [
            (one.name, one.kind, one.default) for one in there.values()
        ]
    attributes = {name for name in vars(batch()) if not name.startswith("_")}
    source = inspect.getsource(GpuBatch)
    assert all(f"self.{name}" in source or f"def {name}(" in source for name in attributes)


def test_too_little_memory_on_a_gpu_is_told_on_one_line() -> None:
    for failure in (MemoryError(), RuntimeError("[2] Call to cuMemAlloc results in CUDA_ERROR_OUT_OF_MEMORY")):
        with pytest.raises(StarlodeError, match="too little memory for 9 games"), enough_memory("9 games"):
            raise failure
    with pytest.raises(ValueError, match="else"), enough_memory("9 games"):
        raise ValueError("something else")
