"""How sure a share is."""

from __future__ import annotations

from math import sqrt

Z = 1.96  # standard deviations on either side of a 95% interval


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The 95% interval of a share by Wilson: sensible for few games and for shares near 0 and 1."""
    if count <= 0:
        return 0.0, 1.0
    share = wins / count
    centre = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return max(0.0, centre - reach), min(1.0, centre + reach)
