"""How sure a share or an average is."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)  # standard errors on either side of an interval

Interval = tuple[float, float]


def wilson(wins: float, count: float) -> Interval:
    """The 95% interval of a share by Wilson: sensible for few games and for shares near 0 and 1."""
    if not count:
        return 0.0, 1.0
    share, square = wins / count, Z * Z
    centre = (share + square / (2 * count)) / (1 + square / count)
    reach = Z * sqrt(share * (1 - share) / count + square / (4 * count * count)) / (1 + square / count)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def around(mean: float, variance: float, count: int) -> Interval:
    """The 95% interval of an average of this many numbers."""
    reach = Z * sqrt(variance / count)
    return mean - reach, mean + reach
