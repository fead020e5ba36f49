"""Matching: looking at many neighbours at once finds what looking at one after another finds."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from starlode.engine.compiling.kernel import COMPILED, entry
from starlode.engine.state.matching import (
    LANES,
    SHORT_SPAN,
    SPAN,
    matches,
    matches_by_aligned_longs,
    matches_by_longs,
    matches_in_short,
    write_digits,
)
from starlode.engine.state.records import Array


@entry
def found(places: Array, first: int, count: int, sought: int) -> int:
    """`matches` as compiled code means it."""
    return matches(places, first, count, sought)


@entry
def write(number: int, bits: int, count: int, out: Array, first: int) -> None:
    """`write_digits` as compiled code means it."""
    write_digits(number, bits, count, out, first)


@pytest.mark.parametrize("kind", [np.int8, np.int16])
@pytest.mark.parametrize("size", [1, SPAN - 1, SPAN, SPAN + 1, 72])
def test_every_match_is_a_bit_in_its_place(size: int, kind: type[np.generic]) -> None:
    places = np.random.default_rng(size).integers(-2, 3, size).astype(kind)
    for first in range(size):
        for count in {1, min(24, size - first), min(SPAN, size - first), min(63, size - first)}:
            for sought in (-2, -1, 0, 2, 9):
                expected = sum(1 << i for i in range(count) if places[first + i] == sought)
                assert found(places, first, count, sought) == expected


@entry
def found_in_short(places: Array, count: int, sought: int) -> int:
    """`matches_in_short` as compiled code means it."""
    return matches_in_short(places, count, sought)


@pytest.mark.parametrize("kind", [np.int8, np.int16])
@pytest.mark.parametrize("size", [SHORT_SPAN, SHORT_SPAN + 1, 12, 16, SPAN - 1])
def test_short_arrays_hold_the_same_matches(size: int, kind: type[np.generic]) -> None:
    places = np.random.default_rng(size).integers(-2, 3, size).astype(kind)
    for count in range(1, size + 1):
        for sought in (-2, -1, 0, 2, 9):
            assert found_in_short(places, count, sought) == found(places, 0, count, sought)


@entry
def found_by_aligned_longs(places: Array, first: int, count: int, sought: int) -> int:
    """What a GPU looks with."""
    return matches_by_aligned_longs(places, first, count, sought)


@entry
def found_by_longs(places: Array, first: int, count: int, sought: int) -> int:
    """What WebAssembly looks with."""
    return matches_by_longs(places, first, count, sought)


@pytest.mark.skipif(not COMPILED, reason="words are read from memory, which plain Python does not do")
@pytest.mark.parametrize("find", [found_by_aligned_longs, found_by_longs])
def test_several_bytes_at_a_time_find_the_same(find: Callable[[Array, int, int, int], int]) -> None:
    places = np.random.default_rng(4).choice(np.array([-128, -1, 0, 1, 127], np.int8), 80)
    for first in range(9):
        for count in (1, 3, 4, 5, 24, 31, 63):
            for sought in (-128, -1, 0, 1, 127, 9):
                expected = sum(1 << i for i in range(count) if places[first + i] == sought)
                assert find(places, first, count, sought) == expected


@entry
def found_in_all(places: Array, sought: int) -> int:
    """The same where the compiler knows how many there are."""
    return matches_by_longs(places, 0, 32, sought)


@pytest.mark.skipif(not COMPILED, reason="words are read from memory, which plain Python does not do")
def test_eight_bytes_at_a_time_find_the_same_when_the_compiler_knows_how_many() -> None:
    for places in np.random.default_rng(5).integers(0, 3, (100, 32)).astype(np.int8):
        assert found_in_all(places, 2) == sum(1 << i for i in range(32) if places[i] == 2)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize(("bits", "count"), [(1, 5), (1, LANES), (1, 24), (2, 12), (4, LANES + 1), (3, 21)])
def test_digits_are_written_from_the_lowest_on(bits: int, count: int, kind: type[np.generic]) -> None:
    digits = np.random.default_rng(count).integers(0, 1 << bits, count).tolist()
    number = sum(digit << (i * bits) for i, digit in enumerate(digits))
    out = np.full(count + 2, -1, kind)
    write(number, bits, count, out, 1)
    assert out.tolist() == [-1, *digits, -1]  # neighbours stay as they are
