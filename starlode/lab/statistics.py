"""The few formulas that the lab uses: intervals of rates, differences of rates, many comparisons at once."""

from __future__ import annotations

from collections.abc import Sequence
from math import asin, erfc, sqrt
from statistics import NormalDist

import numpy as np

from starlode.arena.intervals import CONFIDENCE, Interval, around


def mean_interval(values: Sequence[float] | np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> Interval:
    """The interval of an average."""
    found = np.asarray(values, np.float64)
    return around(float(found.mean()), float(found.var(ddof=1)) if len(found) > 1 else 0.0, len(found))


def angle(rate: float) -> float:
    """A rate on the scale where its error depends on the sample only: Cohen's 2 arcsin of the root."""
    return 2 * asin(sqrt(min(1.0, max(0.0, rate))))


def effect(rate: float, other: float) -> float:
    """Cohen's h, how far two rates are apart: 0.2 is small, 0.5 medium, 0.8 large."""
    return angle(rate) - angle(other)


def effect_error(count: float, others: float | None) -> float:
    """The standard error of an effect; `others` is None for a rate that is known exactly."""
    return sqrt(1 / count + (1 / others if others else 0.0))


def two_sided(z: float) -> float:
    """How likely it is that chance alone strays this many standard errors."""
    return erfc(abs(z) / sqrt(2))


def family_z(tests: int) -> float:
    """Standard errors on either side of an interval, so that all intervals of a family hold together (Bonferroni)."""
    return -NormalDist().inv_cdf((1 - CONFIDENCE) / (2 * max(tests, 1)))


def holm(chances: Sequence[float]) -> list[float]:
    """Probabilities corrected for many comparisons by Holm's method, in the order given."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    corrected, highest = [1.0] * len(chances), 0.0
    for place, number in enumerate(order):
        highest = max(highest, min(1.0, chances[number] * (len(chances) - place)))
        corrected[number] = highest
    return corrected
