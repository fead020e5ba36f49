"""How well what was drawn fits the odds it should have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

FEW = 8  # cases that are expected less often are taken together


def deviation(odds: Mapping[Any, float], found: Counter[Any]) -> float:
    """By how many standard deviations the chi-square statistic is too large, rare cases being taken together."""
    count, statistic, cells, rest = found.total(), 0.0, 0, [0.0, 0.0]
    for case, chance in sorted(odds.items(), key=lambda item: -item[1]):
        rest = [rest[0] + chance * count, rest[1] + found[case]]
        if rest[0] >= FEW:
            statistic, cells, rest = statistic + (rest[1] - rest[0]) ** 2 / rest[0], cells + 1, [0.0, 0.0]
    freedom = max(1, cells - 1)
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)  # Wilson and Hilferty
