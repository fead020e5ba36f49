"""How sure a share or an average is, against numbers known from elsewhere."""

from __future__ import annotations

import pytest

from starlode.arena.intervals import around, wilson


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"), [(0, 0, 0, 1), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (50, 100, 0.4038, 0.5962)]
)
def test_wilson(wins: float, count: int, low: float, high: float) -> None:
    assert wilson(wins, count) == pytest.approx((low, high), abs=1e-4)


def test_wilson_agrees_with_a_published_example() -> None:
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=0.0001)  # Newcombe 1998, table I
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=0.0001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_an_average_is_surer_the_more_numbers_there_are() -> None:
    assert around(10, 4, 16) == pytest.approx((9.02, 10.98), abs=0.001)
    assert around(10, 0, 1) == (10, 10)
