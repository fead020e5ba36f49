"""What the numbers mean: more, less, no difference that matters, or not known yet; and the best value of a sweep."""

from __future__ import annotations

from starlode.engine.compiling.kernel import entry, kernel
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array
from starlode.workbench.measures import PLACES
from starlode.workbench.paired import AFTER, BEFORE, CHANGE_REACH, NEW_COUNT, OLD_COUNT

UNSURE, SAME, MORE, LESS, TOO_FEW = range(5)
ENOUGH = 30  # takers below which nothing is said of what they win
SHARE, PART = 0.03, 0.05  # differences that matter: of shares, three in a hundred; of anything else, this part of it


@entry
def judge(told: Array, columns: int, out: Array) -> None:
    """Write a verdict on every measure."""
    for number in range(told.shape[0]):
        shares = number < PLACES + SEATS or number >= told.shape[0] - 2 * columns
        margin = SHARE if shares else PART * abs(told[number, BEFORE])
        out[number] = verdict(told[number], margin)


@kernel
def verdict(told: Array, margin: float) -> int:
    """Whether a measure has changed; a difference that is surely below the margin does not matter."""
    change, reach = told[AFTER] - told[BEFORE], told[CHANGE_REACH]
    if reach < 0.0 or min(told[OLD_COUNT], told[NEW_COUNT]) < ENOUGH:
        return TOO_FEW
    if abs(change) + reach <= margin:
        return SAME
    if abs(change) <= reach:
        return UNSURE
    return MORE if change > 0 else LESS


@entry
def sweet_spot(gaps: Array, takers: Array) -> int:
    """Which value of a sweep leaves the smallest gap between what takers of a thing and of its peers win; -1 for none.

    Values at which too few take it do not count.
    """
    best = -1
    for value in range(gaps.shape[0]):
        if takers[value] >= ENOUGH and (best < 0 or abs(gaps[value]) < abs(gaps[best])):
            best = value
    return best
