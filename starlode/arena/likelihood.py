"""Ratings that make games likely, if the chance to win is in proportion to ten to the power of a part of the rating.

With two players that is Elo's, with more the same among all who sit at the table.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from starlode.engine.state.records import Array

POINTS = 400  # for ten to one
UNIT = math.log(10) / POINTS
ROUNDS = 100  # of improving; they stop changing long before
REACH, SETTLED = 2.0, 1e-9  # the longest step of a round, and one that changes nothing

# Who sat at a table, by place in a list of all, and their shares of the victory.
Sitting = tuple[Sequence[int], Sequence[float]]


class Fit(NamedTuple):
    """What makes games likeliest, in rating points."""

    numbers: Array
    spread: Array  # their covariance
    likelihood: float  # its logarithm, without what was thought before


def likeliest(games: Iterable[Sitting], design: Array, before: Array) -> Fit:
    """The numbers that make games and what was thought before likeliest.

    `design` times the numbers gives everybody's rating. `before` is how sure it was that the numbers are zero: the
    inverse of their covariance in rating points, positive definite unless the games alone tell every number.
    """
    tables, stiff = _by_table(games), before / UNIT**2
    numbers = np.zeros(design.shape[1])
    for _ in range(ROUNDS):
        slope, curve, likelihood = _derivatives(tables, design, numbers)
        step = np.linalg.solve(curve + stiff, slope - stiff @ numbers)
        longest = float(np.abs(step).max(initial=0.0))
        numbers = numbers + step * min(1.0, REACH / max(longest, SETTLED))
        if longest < SETTLED:
            break
    return Fit(numbers / UNIT, np.linalg.inv(curve + stiff) / UNIT**2, likelihood)


def _by_table(games: Iterable[Sitting]) -> dict[tuple[int, ...], Array]:
    """Victories of every place at tables where the same sat."""
    tables: dict[tuple[int, ...], Array] = {}
    for places, shares in games:
        order = np.argsort(places, kind="stable")
        table = tuple(int(places[seat]) for seat in order)
        tables[table] = tables.get(table, 0.0) + np.asarray(shares)[order]
    return tables


def _derivatives(tables: dict[tuple[int, ...], Array], design: Array, numbers: Array) -> tuple[Array, Array, float]:
    """How the likelihood changes with the numbers: slope, curvature, and its logarithm itself."""
    slope, curve = np.zeros(len(numbers)), np.zeros((len(numbers), len(numbers)))
    likelihood, ratings = 0.0, design @ numbers
    for table, shares in tables.items():
        rows = design[list(table)]
        force = np.exp(ratings[list(table)] - ratings[list(table)].max())
        chances, weight = force / force.sum(), shares.sum()
        mean = chances @ rows
        slope += (shares - weight * chances) @ rows
        curve += weight * ((rows.T * chances) @ rows - np.outer(mean, mean))
        likelihood += float(shares @ np.log(chances))
    return slope, curve, likelihood
