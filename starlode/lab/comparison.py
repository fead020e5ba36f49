"""Two kinds of players side by side: the same game, components and seeds, other bots.

What only one kind finds too strong says as much about the players as about the card; what both find is worth a look.
"""

from __future__ import annotations

from collections.abc import Callable

from starlode.lab.experiment import Column
from starlode.lab.report import LabReport
from starlode.lab.sentences import percent, players_of
from starlode.lab.suspects import WINS, Suspect

Rows = list[dict[str, str]]
Judged = tuple[Column, str]  # a component and how it is taken, and by which test

MEASURES: tuple[tuple[str, Callable[[LabReport], str]], ...] = (
    ("decisions of a game", lambda report: f"{report.length.mean:.0f}"),
    ("points of a seat", lambda report: f"{report.points.mean:.1f}"),
    ("winning margin", lambda report: f"{report.margin.mean:.1f}"),
    ("lead changes", lambda report: f"{report.lead_changes.mean:.1f}"),
    ("the winner leads for good after", lambda report: percent(report.settled.middle)),
)


def measure_rows(one: LabReport, other: LabReport) -> Rows:
    """What every seat wins and how games go, with a column for each kind of players."""
    names = players_of(one), players_of(other)
    seats = [
        {"": f"{here.name} wins", names[0]: percent(here.rate), names[1]: percent(there.rate)}
        for here, there in zip(one.seats, other.seats, strict=True)
    ]
    return [*seats, *({"": what, names[0]: say(one), names[1]: say(other)} for what, say in MEASURES)]


def suspect_rows(one: LabReport, other: LabReport) -> Rows:
    """Every component that either kind finds out of balance: those that both find first, then as each ranks them."""
    here, there = _by_column(one), _by_column(other)
    certain = [_key(test) for test in [*one.suspects, *other.suspects]]
    both = [key for key in certain if all(key in found and found[key].is_certain for found in (here, there))]
    return [
        {
            "": f"{column.label}: {'win rate' if test == WINS else 'how often it is taken'}",
            players_of(one): _told(here.get((column, test))),
            players_of(other): _told(there.get((column, test))),
        }
        for column, test in dict.fromkeys([*both, *certain])
    ]


def _by_column(report: LabReport) -> dict[Judged, Suspect]:
    return {_key(test): test for test in report.tests}


def _key(test: Suspect) -> Judged:
    return test.usage.column, test.test


def _told(test: Suspect | None) -> str:
    """One kind's finding: `h +0.42`, in brackets where chance would explain it."""
    if test is None:
        return "too few"
    return f"h {test.h:+.2f}" if test.is_certain else f"(h {test.h:+.2f})"
