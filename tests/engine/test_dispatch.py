"""What is compiled is compiled once: whatever the widths of its arguments, whoever calls it, in whatever process."""

from __future__ import annotations

import enum
from typing import Any

import numpy as np
import pytest

from starlode.engine.kernel import COMPILED, entry, kernel
from starlode.engine.records import Array

compiled_only = pytest.mark.skipif(not COMPILED, reason="about compiled code")


class Step(enum.IntEnum):
    """Constants as rules use them."""

    SMALL = 1
    LARGE = 700


@kernel
def add(left: int, right: int) -> int:
    return left + right


@entry
def sums(small: Array, large: int, flag: bool, out: Array) -> None:
    out[0] = add(small[0], large)
    out[1] = add(3, small[0])
    out[2] = add(Step.LARGE, Step.SMALL)
    out[3] = add(large, flag)


def sums_of(large: Any) -> list[int]:
    out = np.zeros(4, np.int64)
    sums(np.array([100], np.int16), large, True, out)
    return out.tolist()


@pytest.mark.interpreted
def test_numbers_of_all_widths_add_up() -> None:
    assert sums_of(7) == [107, 103, 701, 8]


@compiled_only
def test_a_kernel_is_compiled_once_for_literals_members_and_all_widths() -> None:
    sums_of(7)
    kinds = {str(args) for args in add.overloads}  # type: ignore[attr-defined]
    assert kinds == {"(int64, int64)", "(int64, bool)"}


@compiled_only
def test_an_entry_is_compiled_once_for_all_widths() -> None:
    assert sums_of(np.int8(7)) == sums_of(np.int32(7)) == sums_of(Step.SMALL + 6) == sums_of(7)
    assert len(sums.overloads) == 1  # type: ignore[attr-defined]


@compiled_only
def test_python_is_told_that_a_kernel_is_not_for_it() -> None:
    with pytest.raises(TypeError, match="add is only a part of compiled functions"):
        add(1, 2)
