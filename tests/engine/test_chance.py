"""The random generator: fair, repeatable, and the same in every mode."""

from __future__ import annotations

from collections import Counter
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starlode.engine.compiling.kernel import entry
from starlode.engine.compiling.lanes import LANES
from starlode.engine.state.chance import TO_PLAY, cheap, draw, draw_down, fairness_digest, rekey, stretch_seed
from starlode.engine.state.header import Header
from starlode.engine.state.records import Array, i16, one, record


@record
class Dice(Header):
    """A state of its own: compiled for the bare header, Numba would take a game's state for a kind of it."""

    face: int = i16()


@entry
def draws(state: Dice, n: int, out: Array) -> None:
    """Fill `out` with numbers below n."""
    for i in range(out.shape[0]):
        out[i] = draw(state, n)


@entry
def falling_draws(state: Dice, n: int, out: Array) -> None:
    """Fill `out` with a number below n, one below n - 1, and so on, one after another."""
    for i in range(out.shape[0]):
        out[i] = draw(state, n - i)


@entry
def draws_together(state: Dice, n: int, out: Array) -> None:
    """What `falling_draws` does, several at a time."""
    draw_down(state, n, out.shape[0], out)


@entry
def seeded_draws(state: Dice, seed: int, stream: int, n: int, out: Array) -> None:
    """The first numbers of a seed and a stream."""
    rekey(state, seed, stream, TO_PLAY)
    for i in range(out.shape[0]):
        out[i] = draw(state, n)


@entry
def cheap_words(dice: Array, out: Array) -> None:
    """Fill `out` with words of the dice."""
    for i in range(out.shape[0]):
        out[i] = cheap(dice)


def first(seed: int, stream: int, n: int, count: int) -> list[int]:
    """The first numbers below n of a seed."""
    out = np.zeros(count, np.int64)
    seeded_draws(one(Dice), seed, stream, n, out)
    return out.tolist()


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**31 - 1))
def test_draws_stay_in_range_and_repeat(seed: int, n: int) -> None:
    numbers = first(seed, 0, n, 20)
    assert all(0 <= number < n for number in numbers)
    assert numbers == first(seed, 0, n, 20)


def test_a_small_number_is_as_good_a_stream_as_a_large_one() -> None:
    """Compiled and interpreted: a stream may come from a field of a record."""
    assert first(7, cast(int, np.int32(3)), 100, 8) == first(7, 3, 100, 8)


def test_seeds_and_streams_are_unrelated() -> None:
    sequences = {tuple(first(seed, stream, 1000, 8)) for seed in (0, 1, 2**32, 2**62) for stream in range(4)}
    assert len(sequences) == 16


def test_draws_are_fair() -> None:
    """Chi-square with 51 degrees of freedom stays below its 1-in-a-million value."""
    counts = Counter(first(3, 0, 52, 52_000))
    chi = sum((counts[i] - 1000) ** 2 / 1000 for i in range(52))
    assert chi < 120


def test_numbers_are_the_published_ones() -> None:
    """Pinned: another value would change every stored game."""
    assert first(7, 0, 1_000_000, 4) == [234571, 464613, 198837, 318358]


def test_every_draw_advances_the_counter() -> None:
    state = one(Dice)
    draws(state, 6, np.zeros(10, np.int64))
    assert state.counter >= 10


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.int64])
@pytest.mark.parametrize("count", [0, 1, LANES - 1, LANES, LANES + 1, 2 * LANES, 61])
def test_numbers_drawn_together_are_those_drawn_one_after_another(count: int, kind: type[np.generic]) -> None:
    alone, together = one(Dice), one(Dice)
    for state in (alone, together):
        state.key[:] = [5, 2**32 - 1, 2**31, 9]
    expected, found = np.zeros(count, kind), np.zeros(count + 1, kind)
    for _ in range(3):
        falling_draws(alone, 100, expected)
        draws_together(together, 100, found[:count])
        assert found.tolist() == [*expected.tolist(), 0]  # nor is anything written behind them
        assert together.counter == alone.counter


def test_refused_numbers_are_skipped_when_drawn_together_too() -> None:
    """A third of the words would favour some answers of this range."""
    alone, together, most = one(Dice), one(Dice), 3 * 2**29
    expected, found = np.zeros(61, np.int64), np.zeros(61, np.int64)
    falling_draws(alone, most, expected)
    draws_together(together, most, found)
    assert found.tolist() == expected.tolist()
    assert together.counter == alone.counter > len(found)


def test_stretching_is_what_rekeying_does() -> None:
    state, key = one(Dice), np.zeros(4, np.uint32)
    seeded_draws(state, 99, 0, 2, np.zeros(1, np.int64))
    stretch_seed(99, key)
    assert state.key.tolist() == key.tolist()


def test_dice_do_not_repeat_soon() -> None:
    out = np.zeros(100_000, np.int64)
    cheap_words(np.array([1], np.int64), out)
    assert len(set(out.tolist())) == len(out)
    assert 0 < out.min() < out.max() < 2**32


@pytest.mark.parametrize("change", range(4))
def test_digest_depends_on_every_word_of_the_key(change: int) -> None:
    key = np.arange(4, dtype=np.uint32)
    other = key.copy()
    other[change] += 1
    assert fairness_digest(key) != fairness_digest(other)
