"""The numbers of an analysis, from `measures.json` alone: where marks begin, and how much is thought.

A page finds them in a game's bundle, or in `web/generated`, so that it judges as Python does.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

FILE = Path(__file__).parent / "measures.json"


class Mark(msgspec.Struct, frozen=True):
    """A sign for a decision or a turn, and how much of the expected result it begins with."""

    mark: str
    grade: str
    least: float


class Measures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where marks begin, and how much is thought; an expected result goes from 0 to 1."""

    lost: tuple[Mark, ...]  # the gravest first
    found: tuple[Mark, ...]  # the greatest first
    iterations: int  # of a look at a decision, unless a game says otherwise
    plain: int  # the same without a network, where they take less time
    trees: int  # at most, for each choice that is weighed; together they think as much as one look
    few: int  # trees that tell whether a mark is in question, and the fewest deeper ones that tell whether it stands
    student: tuple[float, ...]  # half a 95% interval in standard errors, for the mean of 2 trees, of 3 and so on
    deeper: int  # times the thinking that a mark must stand up to
    hopeless: float  # a share of what is worth a mark, below which more trees would not make one
    seen: int  # one visit in so many gives a search an opinion of a choice
    freely: float  # the share of thinking about lines that goes where the search likes
    sure: float  # half a 95% interval in standard errors, where there is much to go by


MEASURES = msgspec.json.decode(FILE.read_bytes(), type=Measures)


def mark_for(amount: float, marks: tuple[Mark, ...]) -> Mark | None:
    """The first mark that so much is enough for."""
    return next((mark for mark in marks if amount >= mark.least), None)
