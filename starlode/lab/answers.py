"""What a sweep answers in a sentence or two: at which value the thing wins like its peers, or wins the share asked for.

Every value is judged by the same test as a suspect. Intervals of the differences are wide enough for all values of the
sweep together (Bonferroni), so "no value does" is as sure as any other finding.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import pi, sin

import numpy as np

from starlode.arena.intervals import Interval
from starlode.lab.experiment import Column
from starlode.lab.headlines import capital, place_name, uneven_places
from starlode.lab.measures import Share
from starlode.lab.report import Step, SweepReport
from starlode.lab.sentences import listed, percent, span
from starlode.lab.statistics import angle, effect_error, family_z
from starlode.lab.suspects import LEAST, by_wins
from starlode.lab.sweep import Number
from starlode.workbench.verdicts import SHARE, sweet_spot


@dataclass(frozen=True)
class Trier:
    """What takers of a component win at one value, and what they should win."""

    value: Number
    takers: int
    rate: float = 0.0
    goal: float = 0.0
    interval: Interval = (-1.0, 1.0)  # of the difference

    @property
    def gap(self) -> float:
        """How much they win too much."""
        return self.rate - self.goal

    @property
    def fits(self) -> bool:
        """Whether chance may explain the difference."""
        return self.takers >= LEAST and self.interval[0] <= 0 <= self.interval[1]


def sweep_answer(sweep: SweepReport) -> str:
    """At which value the number is right; for a number that belongs to no component, where turn order matters least."""
    column = subject_column(sweep)
    if column is None:
        return _places_answer(sweep) if sweep.target is None else _too_few(sweep, "took it")
    tried = [_tried(sweep, step, column) for step in sweep.steps]
    best = sweet_spot(np.array([one.gap for one in tried]), np.array([one.takers for one in tried]))
    return _told(sweep, column, tried, tried[best]) if best >= 0 else _too_few(sweep, f"{column.how} it")


def subject_column(sweep: SweepReport) -> Column | None:
    """How the component is taken most; where too few take what was named, its card or a half of it instead."""
    followed = [one for step in sweep.steps for one in sweep.followed(step)]
    named = [one for one in followed if one.column.component.id == sweep.subject]
    among = named if any(one.takers >= LEAST for one in named) else followed
    takers = Counter[Column]()
    for one in among:
        takers[one.column] += one.takers
    return max(takers, key=takers.__getitem__, default=None)


def _tried(sweep: SweepReport, step: Step, column: Column) -> Trier:
    usages = step.report.usages
    one = next((one for one in usages if one.column == column), None)
    test = by_wins(one, usages) if one else None
    if one is None or test is None:
        return Trier(step.value, one.takers if one else 0)
    goal = test.other if sweep.target is None else sweep.target
    error = test.error if sweep.target is None else effect_error(one.takers, None)
    return Trier(step.value, one.takers, test.rate, goal, _interval(test.rate, goal, error, len(sweep.steps)))


def _interval(rate: float, goal: float, error: float, values: int) -> Interval:
    """Of a difference of rates, from the scale on which its error does not depend on the rate."""
    reach = family_z(values) * error
    low, high = (sin(min(pi, max(0.0, angle(rate) + way * reach)) / 2) ** 2 for way in (-1, 1))
    return low - goal, high - goal


# ---- in words ----


def _told(sweep: SweepReport, column: Column, tried: list[Trier], best: Trier) -> str:
    """What the best value does, and what is known of the others."""
    others = _others(sweep, column, [one for one in tried if one is not best], best)
    return " ".join([_verdict(sweep, column, best), *others])


def _verdict(sweep: SweepReport, column: Column, best: Trier) -> str:
    """The best value and what it does; or that none is right, and which is closest."""
    name, wish, figures = capital(column.component.name), _wish(sweep, column), _figures(sweep, column, best)
    if best.fits:
        wins = "wins" if abs(best.gap) <= SHARE else "may win"
        return f"{name} {wins} {wish} at {sweep.column} {best.value} (now {sweep.current}): {figures}."
    if len(sweep.steps) == 1:
        return f"{name} does not win {wish} at {_tried_values(sweep)}: {figures}."
    return f"{name} wins {wish} at no {_tried_values(sweep)}. Closest is {best.value}: {figures}."


def _others(sweep: SweepReport, column: Column, others: list[Trier], best: Trier) -> Iterator[str]:
    """At which other values too few take it, and which of the rest may do as well."""
    few, asked = [one for one in others if one.takers < LEAST], [one for one in others if one.takers >= LEAST]
    if few:
        yield f"Too few players {column.how} it at {_values(few)} to say."
    also = [one for one in asked if one.fits]
    games = f"In {min(step.report.evidence.games for step in sweep.steps):,} games a value"
    if also:
        yield f"{games} it could be {_values(also)} as well."
    elif asked and best.fits:
        yield f"{games} all others are further off than chance."


def _values(tried: list[Trier]) -> str:
    return listed([str(one.value) for one in tried])


def _wish(sweep: SweepReport, column: Column) -> str:
    kind = column.component.kind
    return f"like others of its kind ({kind})" if sweep.target is None else percent(sweep.target)


def _figures(sweep: SweepReport, column: Column, best: Trier) -> str:
    """What takers win at a value, and how far that is from what they should."""
    others = f"those who {column.how} others {percent(best.goal)}, " if sweep.target is None else ""
    low, high = map(_points, best.interval)
    apart = f"a difference of {_points(best.gap)} percentage points ({low} to {high})"
    return f"players who {column.how} it win {percent(best.rate)}, {others}{apart}"


def _points(share: float) -> str:
    return f"{100 * share:+.1f}"


def _tried_values(sweep: SweepReport) -> str:
    """Which values were tried: after an interruption it may be one."""
    first, last = sweep.steps[0].value, sweep.steps[-1].value
    return f"{sweep.column} {first}" if first == last else f"{sweep.column} from {first} to {last}"


def _too_few(sweep: SweepReport, taken: str) -> str:
    """That nothing can be said."""
    every = "every " if len(sweep.steps) > 1 else ""
    few = f"at {every}{_tried_values(sweep)} fewer than {LEAST} players {taken}"
    return f"The sweep of {sweep.name} has no answer: {few}. Play more games, or try other values."


def _places_answer(sweep: SweepReport) -> str:
    """At which value turn order, or the seat, matters least."""
    best = min(sweep.steps, key=lambda step: abs(_furthest(step).rate - _furthest(step).fair))
    share, where = _furthest(best), f"{sweep.column} {best.value} (now {sweep.current})"
    chance = "which is more than chance" if uneven_places(best.report.seats) else "which chance would explain"
    figures = f"{place_name(share)} with {percent(share.rate)} ({span(share.interval)}), {chance}"
    return f"Players have the most even chances at {where}. Furthest from an equal share is {figures}."


def _furthest(step: Step) -> Share:
    return max(step.report.seats, key=lambda share: abs(share.rate - share.fair))
