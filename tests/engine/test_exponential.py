"""The exponential function that is the same everywhere."""

from __future__ import annotations

import math
from random import Random

import numpy as np
import pytest

from starlode.engine.compiling.exponential import LEAST, MOST, exponential
from starlode.engine.compiling.kernel import entry
from starlode.engine.state.records import Array

pytestmark = pytest.mark.interpreted


@entry
def exponentials(numbers: Array, out: Array) -> None:
    for i in range(numbers.shape[0]):
        out[i] = exponential(numbers[i])


def sample() -> Array:
    random = Random(5)
    wide = [random.uniform(LEAST, MOST) for _ in range(2000)]
    return np.array([0.0, -0.0, LEAST, MOST, *wide, *(random.uniform(-3, 3) for _ in range(2000))])


def found(numbers: Array) -> Array:
    out = np.zeros(len(numbers))
    exponentials(numbers, out)
    return out


def test_it_is_off_by_less_than_one_unit_in_the_last_place() -> None:
    numbers = sample()
    for x, y in zip(numbers.tolist(), found(numbers).tolist(), strict=True):
        assert abs(y - math.exp(x)) <= math.ulp(y), x


def test_beyond_its_range_it_is_nothing_or_infinite() -> None:
    assert found(np.array([-1e4, -math.inf, 1e4, math.inf])).tolist() == [0.0, 0.0, math.inf, math.inf]


def test_it_does_not_depend_on_the_machine() -> None:
    bits = found(np.array([-0.7, 1e-9, 1.0, 20.5, -300.25])).view(np.uint64)
    assert [f"{word:016x}" for word in bits.tolist()] == [
        "3fdfc80db9dd5542",
        "3ff000000044b830",
        "4005bf0a8b14576a",
        "41c7d6c4f0bcdd5c",
        "24dc758233102ace",
    ]
