"""Before and after on the same deals, with intervals that hold however often you look.

For each measure the sums of its parts and of their products are kept, so games can be added one by one, and what
several workers have counted can be added up. The difference of two quotients is straightened out to an average over
games (the delta method), whose variance follows from these sums.

Its interval is an asymptotic confidence sequence, the normal mixture of Robbins in the form of Waudby-Smith, Arbour,
Sinha, Kennedy and Ramdas (2021): with the stated probability it holds the true value at all numbers of games at once,
so you may watch it and stop whenever you like. That costs about half of its width more than an interval for one look.
For many measures the probability of error is divided among them (Bonferroni).
"""

from __future__ import annotations

import math

from starlode.engine.compiling.kernel import entry, kernel
from starlode.engine.compiling.logarithm import logarithm
from starlode.engine.state.records import Array
from starlode.workbench.measures import DENOMINATOR, NUMERATOR, measure
from starlode.workbench.playing import Noted

# The parts of a measure: numerator and denominator before, then after. Sums of these come first, then of all products.
OLD, OLD_BASE, NEW, NEW_BASE, SUMS = range(5)
PRODUCTS = SUMS + SUMS * SUMS
TUNED = 1000.0  # games at which the intervals are narrowest, compared with others that hold at any time
# What is said of a measure: its value before and after, each with the reach of its interval, and of their difference.
BEFORE, BEFORE_REACH, AFTER, AFTER_REACH, CHANGE_REACH, OLD_COUNT, NEW_COUNT, TOLD = range(8)


@entry
def add_pairs(before: Noted, after: Noted, players: int, shares: Array, parts: Array, sums: Array) -> None:
    """Add games that were played before and after a change; `parts` is scratch space for both."""
    for game in range(before.summary.shape[0]):
        measure(before, game, players, shares, parts[0])
        measure(after, game, players, shares, parts[1])
        for number in range(sums.shape[0]):
            add_pair(parts, number, sums[number])


@kernel
def add_pair(parts: Array, number: int, sums: Array) -> None:
    """Add one measure of one game."""
    four = (
        parts[0, number, NUMERATOR],
        parts[0, number, DENOMINATOR],
        parts[1, number, NUMERATOR],
        parts[1, number, DENOMINATOR],
    )
    for i in range(SUMS):
        sums[i] += four[i]
        for j in range(SUMS):
            sums[SUMS + SUMS * i + j] += four[i] * four[j]


@entry
def tell(sums: Array, games: int, error: float, out: Array) -> None:
    """Write for every measure what it was, what it is, and how sure that is, with so much probability of error."""
    width = reach(games, error)
    for number in range(sums.shape[0]):
        tell_one(sums[number], games, width, out[number])


@kernel
def tell_one(sums: Array, games: int, width: float, out: Array) -> None:
    """Write one measure; without a denominator its reach is -1."""
    old, new = ratio(sums, OLD, OLD_BASE), ratio(sums, NEW, NEW_BASE)
    out[BEFORE], out[AFTER] = old, new
    out[OLD_COUNT], out[NEW_COUNT] = sums[OLD_BASE], sums[NEW_BASE]
    out[BEFORE_REACH] = out[AFTER_REACH] = out[CHANGE_REACH] = -1.0
    if sums[OLD_BASE] > 0:
        out[BEFORE_REACH] = width * math.sqrt(spread(sums, games, OLD, old, OLD, old))
    if sums[NEW_BASE] > 0:
        out[AFTER_REACH] = width * math.sqrt(spread(sums, games, NEW, new, NEW, new))
    if sums[OLD_BASE] > 0 and sums[NEW_BASE] > 0:
        both = spread(sums, games, OLD, old, OLD, old) + spread(sums, games, NEW, new, NEW, new)
        shared = 2.0 * spread(sums, games, OLD, old, NEW, new)
        out[CHANGE_REACH] = width * math.sqrt(max(0.0, both - shared))


@kernel
def ratio(sums: Array, above: int, below: int) -> float:
    """A quotient of two sums, 0 where there is nothing to divide by."""
    return float(sums[above] / sums[below]) if sums[below] > 0 else 0.0


@kernel
def spread(sums: Array, games: int, one: int, first: float, other: int, second: float) -> float:
    """How what single games add to two quotients varies together; for a quotient and itself, its variance."""
    above = product(sums, one, other) - second * product(sums, one, other + 1)
    below = first * (product(sums, one + 1, other) - second * product(sums, one + 1, other + 1))
    found = (above - below) * games / (sums[one + 1] * sums[other + 1])
    return float(max(found, 0.0) if one == other else found)  # rounding may leave less than nothing


@kernel
def product(sums: Array, i: int, j: int) -> float:
    """The sum of the products of two parts."""
    return float(sums[SUMS + SUMS * i + j])


@kernel
def reach(games: int, error: float) -> float:
    """How many standard deviations of a game an average may be off, at any time, with this probability of error."""
    doubled = -2.0 * logarithm(error)
    rate = games * (doubled + logarithm(doubled + 1.0)) / TUNED
    return math.sqrt(2.0 * (rate + 1.0) / (games * rate) * logarithm(math.sqrt(rate + 1.0) / error))
