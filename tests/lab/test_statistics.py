"""The lab's formulas, against numbers known from elsewhere."""

from __future__ import annotations

import pytest

from starlode.lab.statistics import effect, family_z, holm, mean_interval, two_sided


def test_an_effect_has_a_sign_and_a_largest_value() -> None:
    assert effect(0.5, 0.5) == 0
    assert effect(0.6, 0.4) == -effect(0.4, 0.6) > 0
    assert effect(1, 0) == pytest.approx(3.14159, abs=0.0001)


def test_holm_corrects_the_smallest_most_and_keeps_the_order() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_family_of_one_needs_no_wider_interval() -> None:
    assert family_z(1) == pytest.approx(1.96, abs=0.001)
    assert family_z(100) > family_z(10) > family_z(1)
    assert two_sided(1.96) == pytest.approx(0.05, abs=0.0001)


def test_the_interval_of_an_average_shrinks_with_the_sample() -> None:
    few, many = mean_interval([1.0, 3.0] * 5), mean_interval([1.0, 3.0] * 500)
    assert few[0] < many[0] < 2 < many[1] < few[1]
    assert mean_interval([4.0]) == (4.0, 4.0)
