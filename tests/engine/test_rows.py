"""Rows: many numbers written at once are the numbers written one after another."""

from __future__ import annotations

import numpy as np
import pytest

from starlode.engine.compiling.kernel import entry
from starlode.engine.state.records import Array
from starlode.engine.state.rows import write_members, write_row, write_zeros

COUNTS = [1, 3, 4, 6, 7, 8, 12, 15, 16, 17, 24, 33, 48]


@entry
def row(numbers: Array, count: int, out: Array, at: int) -> None:
    """`write_row` as compiled code means it."""
    write_row(numbers, count, out, at)


@entry
def members(bits: int, count: int, out: Array, at: int) -> None:
    """`write_members` as compiled code means it."""
    write_members(bits, count, out, at)


@entry
def zeros(count: int, out: Array, at: int) -> None:
    """`write_zeros` as compiled code means it."""
    write_zeros(count, out, at)


@pytest.mark.parametrize("kind", [np.int8, np.int16])
def test_a_row_is_written_whole_and_nothing_beside_it(kind: type[np.generic]) -> None:
    for count in COUNTS:
        numbers = np.random.default_rng(count).integers(-128, 128, count).astype(kind)
        out = np.full(count + 2, 0.5, np.float32)
        row(numbers, count, out, 1)
        assert out.tolist() == [0.5, *numbers.tolist(), 0.5]


def test_members_are_ones_among_zeros() -> None:
    for count in COUNTS:
        expected = np.random.default_rng(count).integers(0, 2, count).tolist()
        beyond = 1 << count  # a member that there is no room for
        out = np.full(count + 2, 0.5, np.float32)
        members(beyond | sum(bit << place for place, bit in enumerate(expected)), count, out, 1)
        assert out.tolist() == [0.5, *expected, 0.5]


def test_zeros_are_written_and_nothing_beside_them() -> None:
    for count in (*COUNTS, 146):
        out = np.full(count + 2, 0.5, np.float32)
        zeros(count, out, 1)
        assert out.tolist() == [0.5, *[0.0] * count, 0.5]
