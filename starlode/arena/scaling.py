"""Ten levels evenly apart, from games between strengths.

Ratings climb in straight lines from one named level to the next, with a bend half-way where strengths in between have
played: there a bot decides as the one or as the other, and few games could tell more. What makes the games likely is
found together with the expectation that bends are small.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np

from starlode.arena.likelihood import Fit, likeliest
from starlode.arena.runs import plan_of_run, results_of_run
from starlode.bots.scale import MARKS, Scale, strength_of
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.state.records import Array

Seatings = list[
    tuple[list[float], list[float]]
]  # of each game the strengths of its seats, and their shares of the victory

Knot = tuple[float, float]  # a strength and its rating

# Rating points by which a knot usually is off the line between its neighbours: much at a named level, as others decide
# on either side of it; little half-way between two.
BEND_AT_MARK, BEND_BETWEEN = 300.0, 60.0
CLIMB = 600.0  # from knot to knot, usually; without it one that never lost would have no rating


def scales_of(game: Game, runs: Sequence[Path]) -> dict[int, Scale]:
    """The levels that follow from these arenas, by number of players; raises StarlodeError."""
    return {players: scale_for(games) for players, games in seatings_of(game, runs).items()}


def seatings_of(game: Game, runs: Sequence[Path]) -> dict[int, Seatings]:
    """The games of these arenas, by number of players; raises StarlodeError for bots that are on no scale."""
    played: dict[int, Seatings] = defaultdict(list)
    for run in runs:
        plan = plan_of_run(game, run)
        players = int(plan["options"]["players"])
        strengths = {name: strength_of(bot, game, players) for name, bot in plan["bots"].items()}
        known = {name: strength for name, strength in strengths.items() if strength is not None}
        if len(known) < len(strengths):
            raise StarlodeError(f"{run} has bots that are on no scale: {', '.join(strengths.keys() - known.keys())}")
        played[players] += [([known[name] for name in one.seats], one.shares()) for one in results_of_run(run)]
    return played


def scale_for(games: Seatings) -> Scale:
    """How ratings climb from the weakest that has played to the strongest; raises StarlodeError where they do not."""
    _check_met(games)
    knots = climbing(list(ratings_of(games).items()))
    if not knots[-1][1] > knots[0][1]:
        raise StarlodeError("levels lie between two strengths, of which the greater one wins more")
    strengths, ratings = zip(*knots, strict=True)
    lowest = ratings[0]
    return Scale([round(one, 3) for one in strengths], [round(one - lowest, 1) for one in ratings], len(games))


def climbing(knots: Sequence[Knot]) -> list[Knot]:
    """The same line, but level where it falls, up to where it is as high as before: no level is to lie in a hollow."""
    found = [knots[0]]
    for below, above in pairwise(knots):
        height = found[-1][1]
        if above[1] > height:
            if below[1] < height:
                part = (height - below[1]) / (above[1] - below[1])
                found.append((below[0] + part * (above[0] - below[0]), height))
            found.append(above)
    return found if found[-1][0] == knots[-1][0] else [*found[:-1], (knots[-1][0], found[-1][1])]


def _check_met(games: Seatings) -> None:
    """Raise StarlodeError unless all strengths can be compared, if only by way of others."""
    met: list[set[float]] = []
    for strengths, _ in games:
        friends = [group for group in met if not group.isdisjoint(strengths)]
        met = [group for group in met if group not in friends] + [set(strengths).union(*friends)]
    if len(met) > 1:
        apart = " and ".join(", ".join(f"{strength:g}" for strength in sorted(group)) for group in met)
        raise StarlodeError(f"strengths that have never met cannot be compared: {apart}")


def ratings_of(games: Seatings) -> dict[float, float]:
    """A rating for every knot of the scale, the lowest zero."""
    knots, found = fit_knots(games)
    return dict(zip(knots, [0.0, *map(float, found.numbers)], strict=True))


def fit_knots(games: Seatings) -> tuple[list[float], Fit]:
    """The knots of the scale, and the ratings of all but the lowest, which is zero."""
    played = sorted({strength for strengths, _ in games for strength in strengths})
    knots = knots_for(played)
    rows, place = _rows(knots, played), {strength: number for number, strength in enumerate(played)}
    known = [([place[one] for one in strengths], shares) for strengths, shares in games]
    return knots, likeliest(known, rows[:, 1:], _expectation(knots)[1:, 1:])


def knots_for(played: Sequence[float]) -> list[float]:
    """Where the scale may bend: at its ends, at named levels, and half-way between them where somebody has played."""
    ends = played[0], played[-1]
    marks = sorted({*ends, *(mark for mark in MARKS.values() if ends[0] < mark < ends[1])})
    return sorted({*marks, *_halfway(marks, played)})


def _halfway(marks: Sequence[float], played: Sequence[float]) -> Iterable[float]:
    for below, above in pairwise(marks):
        if any(below < strength < above for strength in played):
            yield (below + above) / 2


def _rows(knots: Sequence[float], played: Sequence[float]) -> Array:
    """How much of the rating of each knot every strength has."""
    unit = np.eye(len(knots))
    return np.array([[np.interp(strength, knots, one) for one in unit] for strength in played])


def _expectation(knots: Sequence[float]) -> Array:
    """How sure it is, before any game, that there are no bends and that knots are not worlds apart."""
    climbs = np.diff(np.eye(len(knots)), axis=0)
    sure: Array = climbs.T @ climbs / CLIMB**2
    for place in range(1, len(knots) - 1):
        below, here, above = knots[place - 1 : place + 2]
        bend = np.zeros(len(knots))
        share = (here - below) / (above - below)
        bend[place - 1 : place + 2] = share - 1, 1.0, -share
        sure += np.outer(bend, bend) / (BEND_AT_MARK if here in MARKS.values() else BEND_BETWEEN) ** 2
    return sure
