"""Filling: eight bytes at a time write what one after another would, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from starlode.engine.compiling.kernel import COMPILED, entry
from starlode.engine.state.filling import fill, fill_by_aligned_longs
from starlode.engine.state.records import Array


@entry
def filled(places: Array, count: int, number: int) -> None:
    """`fill` as compiled code means it."""
    fill(places, count, number)


@entry
def filled_by_aligned_longs(places: Array, count: int, number: int) -> None:
    """What a GPU writes with."""
    fill_by_aligned_longs(places, count, number)


@pytest.mark.skipif(not COMPILED, reason="words are written to memory, which plain Python does not do")
@pytest.mark.parametrize("write_all", [filled, filled_by_aligned_longs])
def test_a_number_is_written_to_the_first_places_and_no_others(write_all: Callable[[Array, int, int], None]) -> None:
    for first in range(9):
        for count in (0, 1, 3, 7, 8, 9, 16, 23, 40):
            for number in (-128, -1, 0, 5):
                places = np.full(80, 77, np.int8)
                write_all(places[first:], count, number)
                assert places.tolist() == [77] * first + [number] * count + [77] * (80 - first - count)
