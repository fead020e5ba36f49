"""The logarithm that is the same everywhere."""

from __future__ import annotations

import math
from random import Random

import numpy as np
import pytest

from starlode.engine.compiling.kernel import entry
from starlode.engine.compiling.logarithm import logarithm
from starlode.engine.state.records import Array

pytestmark = pytest.mark.interpreted


@entry
def logarithms(numbers: Array, out: Array) -> None:
    for i in range(numbers.shape[0]):
        out[i] = logarithm(numbers[i])


def found(numbers: list[float]) -> Array:
    out = np.zeros(len(numbers))
    logarithms(np.array(numbers), out)
    return out


def test_it_is_that_of_the_library_but_for_its_last_digits() -> None:
    random = Random(5)
    numbers = [0.75, 1.0, 1.5, *(10 ** random.uniform(-12, 12) for _ in range(2000))]
    for number, y in zip(numbers, found(numbers).tolist(), strict=True):
        assert y == pytest.approx(math.log(number), rel=1e-13, abs=1e-14), number


def test_it_does_not_depend_on_the_machine() -> None:
    bits = found([1e-9, 0.05, 0.7, 20.0, 12345.0]).view(np.uint64)
    assert [f"{word:016x}" for word in bits.tolist()] == [
        "c034b927f32bffb8",
        "c007f7427b73e391",
        "bfd6d3c324e13f50",
        "4007f7427b73e391",
        "4022d78e26ae18e8",
    ]
