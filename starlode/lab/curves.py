"""A sweep as curves: how often the component is taken, what its takers win, seats, length."""

from __future__ import annotations

from collections.abc import Callable
from math import nan

from starlode.arena.intervals import Interval, wilson
from starlode.lab.experiment import Column
from starlode.lab.plots import Curve, curve_plot
from starlode.lab.report import LabReport, Step, SweepReport
from starlode.lab.sentences import percent
from starlode.lab.usage import ComponentUse


def sweep_plots(sweep: SweepReport) -> list[tuple[str, str]]:
    """Every curve of a sweep with its heading."""
    columns = list(dict.fromkeys(one.column for step in sweep.steps for one in sweep.followed(step)))
    plots = [
        ("How often it is taken", [_curve(sweep, column, _taken) for column in columns], "seats, %"),
        ("What its takers win", [_curve(sweep, column, _wins) for column in columns], "victories, %"),
        ("Seat advantage", _seats(sweep), "victories, %"),
        ("Length", [_length(sweep)], "decisions"),
        ("Winning margin", [_margin(sweep)], "points"),
    ]
    return [(title, curve_plot(title, sweep, curves, label)) for title, curves, label in plots if curves]


def _curve(sweep: SweepReport, column: Column, measure: Callable[[ComponentUse], tuple[float, Interval]]) -> Curve:
    """A measure of one column over the values, with a gap where no seat took it."""
    rates, intervals = [], []
    for step in sweep.steps:
        one = next((one for one in sweep.followed(step) if one.column == column), None)
        rate, interval = measure(one) if one else (nan, (nan, nan))
        rates.append(100 * rate)
        intervals.append((100 * interval[0], 100 * interval[1]))
    return column.label, rates, intervals


def _taken(one: ComponentUse) -> tuple[float, Interval]:
    return one.rate, wilson(one.takers, one.seats)


def _wins(one: ComponentUse) -> tuple[float, Interval]:
    return (one.win_rate, one.interval) if one.takers else (nan, (nan, nan))


def best_seat(report: LabReport) -> float:
    """How far the luckiest seat is above its share."""
    return max(share.rate - share.fair for share in report.seats)


def _seats(sweep: SweepReport) -> list[Curve]:
    """What every seat wins."""
    by_seat = zip(*(step.report.seats for step in sweep.steps), strict=True)
    return [
        (shares[0].name, [100 * s.rate for s in shares], [(100 * s.interval[0], 100 * s.interval[1]) for s in shares])
        for shares in by_seat
    ]


def _length(sweep: SweepReport) -> Curve:
    return "decisions", [s.report.length.mean for s in sweep.steps], [s.report.length.interval for s in sweep.steps]


def _margin(sweep: SweepReport) -> Curve:
    return "points", [s.report.margin.mean for s in sweep.steps], [s.report.margin.interval for s in sweep.steps]


def sweep_sentences(sweep: SweepReport) -> list[str]:
    """What the first and the last value of a sweep change."""
    first, last = sweep.steps[0], sweep.steps[-1]
    span = f"{sweep.name} goes from {first.value} to {last.value}; now it is {sweep.current}"
    lines = [f"{span}. All values were played with the same seeds."]
    lines += [_follow(one, sweep, last) for one in sweep.followed(first)]
    length = f"from {first.report.length.mean:.0f} to {last.report.length.mean:.0f} decisions"
    return [*lines, f"The length of a game goes {length}, the winning margin {_ends(first, last)}."]


def _ends(first: Step, last: Step) -> str:
    return f"from {first.report.margin.mean:.1f} to {last.report.margin.mean:.1f} points"


def _follow(one: ComponentUse, sweep: SweepReport, last: Step) -> str:
    """How the taking of one component changes from end to end."""
    column = one.column
    end = next((other for other in sweep.followed(last) if other.column == column), None)
    share = f"from {percent(one.rate)} to {percent(end.rate if end else 0.0)}"
    text = f"The share of seats that {column.how} {column.component.name} goes {share}"
    if end is None or one.is_small or end.is_small:
        return f"{text}; too few took it at one end to say what that does to winning."
    return f"{text}, what they win from {percent(one.win_rate)} to {percent(end.win_rate)}."
