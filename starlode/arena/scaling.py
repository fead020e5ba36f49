"""Ten levels evenly apart, from games between strengths.

Ratings climb in straight lines from one named level to the next, with a bend half-way where strengths in between have
played: there a bot decides as the one or as the other, and few games could tell more. The way from a network's first
look to a master is long, and may bend at every quarter. What makes the games likely is found together with the
expectation that bends are small.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from starlode.arena.levelgames import Company, Who
from starlode.arena.likelihood import Fit, likeliest
from starlode.bots.scale import Scale
from starlode.bots.strengths import MARKS
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.state.records import Array

Knot = tuple[float, float]  # a strength and its rating

# Rating points by which a knot usually is off the line between its neighbours: much at a named level, as others decide
# on either side of it; little half-way between two.
BEND_AT_MARK, BEND_BETWEEN = 300.0, 60.0
CLIMB = 600.0  # from knot to knot, usually; without it one that never lost would have no rating
HALF_A_MASTER = 4.5


class Climb(NamedTuple):
    """What games tell: ratings of all knots but the lowest, which is zero, then of those whom a master leaves aside."""

    knots: list[float]
    aside: list[str]
    fit: Fit

    @property
    def ratings(self) -> dict[Who, float]:
        """Everybody's rating."""
        return dict(zip([*self.knots, *self.aside], [0.0, *map(float, self.fit.numbers)], strict=True))


def scales_for(played: Mapping[int, Sequence[Company]], lower: Mapping[int, Scale]) -> dict[int, Scale]:
    """The levels that follow from games, by number of players, each above a lower scale if there is one.

    Raises StarlodeError.
    """
    return {players: scale_for(met, lower.get(players)) for players, met in played.items()}


def scale_for(met: Sequence[Company], lower: Scale | None = None) -> Scale:
    """How ratings climb from the weakest that has played to the strongest; raises StarlodeError where they do not.

    Up to the weakest that has played, ratings are those of a lower scale if there is one.
    """
    _check_met(met)
    climb = fit_climb(met)
    kept, base = _up_to(climb.knots[0], lower)
    ratings = {who: base + rating for who, rating in climb.ratings.items()}
    knots = climbing([*kept, *((knot, ratings[knot]) for knot in climb.knots)])
    if not knots[-1][1] > knots[0][1]:
        raise StarlodeError("levels lie between two strengths, of which the greater one wins more")
    strengths, heights = zip(*knots, strict=True)
    before = (lower.kept or lower.games) if lower else 0
    return Scale(
        strengths=[round(one, 3) for one in strengths],
        ratings=[round(one - heights[0], 1) for one in heights],
        games=before + sum(company.games for company in met),
        kept=before,
        marks={name: round(ratings[name] - heights[0], 1) for name in climb.aside},
    )


def _up_to(strength: float, lower: Scale | None) -> tuple[list[Knot], float]:
    """The knots of a scale below a strength, and the rating there."""
    if lower is None:
        return [], 0.0
    knots = zip(lower.strengths, lower.ratings, strict=True)
    return [knot for knot in knots if knot[0] < strength], lower.rating_of(strength)


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


def _check_met(met: Sequence[Company]) -> None:
    """Raise StarlodeError unless all who played can be compared, if only by way of others."""
    known: list[set[Who]] = []
    for who, _, _ in met:
        friends = [group for group in known if not group.isdisjoint(who)]
        known = [group for group in known if group not in friends] + [set(who).union(*friends)]
    if len(known) > 1:
        apart = " and ".join(", ".join(sorted(map(_shown, group))) for group in known)
        raise StarlodeError(f"strengths that have never met cannot be compared: {apart}")


def _shown(who: Who) -> str:
    return who if isinstance(who, str) else f"{who:g}"


# ---- what makes the games likely ----


def fit_climb(met: Sequence[Company]) -> Climb:
    """The ratings that follow from games; raises StarlodeError if there are none between strengths."""
    everybody = {who for company in met for who in company.who}
    played = sorted(who for who in everybody if not isinstance(who, str))
    aside = sorted(who for who in everybody if isinstance(who, str))
    if not played:
        raise StarlodeError("no strength has played")
    knots, places = knots_for(played), {who: place for place, who in enumerate([*played, *aside])}
    sittings = [([places[who] for who in company.who], company.shares) for company in met]
    return Climb(knots, aside, likeliest(sittings, _design(knots, played, aside), _expectation(knots, aside)))


def knots_for(played: Sequence[float]) -> list[float]:
    """Where the scale may bend: at its ends, at named levels, and half-way between them where somebody has played."""
    ends = played[0], played[-1]
    marks = sorted({*ends, *(mark for mark in (*MARKS.values(), HALF_A_MASTER) if ends[0] < mark < ends[1])})
    return sorted({*marks, *_halfway(marks, played)})


def _halfway(marks: Sequence[float], played: Sequence[float]) -> Iterable[float]:
    for below, above in pairwise(marks):
        if any(below < strength < above for strength in played):
            yield (below + above) / 2


def _design(knots: Sequence[float], played: Sequence[float], aside: Sequence[str]) -> Array:
    """How much of every rating that is looked for is in that of everybody: of strengths, then of those aside."""
    found = np.zeros((len(played) + len(aside), len(knots) + len(aside)))
    found[: len(played), : len(knots)] = _parts(knots, played)
    found[len(played) :, len(knots) :] = np.eye(len(aside))
    return found[:, 1:]


def _parts(knots: Sequence[float], strengths: Sequence[float]) -> Array:
    """How much of the rating of each knot every strength has."""
    found = [[np.interp(strength, knots, one) for one in np.eye(len(knots))] for strength in strengths]
    return np.array(found).reshape(len(strengths), len(knots))


def _expectation(knots: Sequence[float], aside: Sequence[str]) -> Array:
    """How sure it is, before any game, that there are no bends, and that nobody is worlds apart from their neighbours.

    The neighbour of one who is left aside is where the way passes.
    """
    way = np.vstack([np.diff(np.eye(len(knots)), axis=0) / CLIMB, *_bends(knots)])
    along = np.hstack([way, np.zeros((len(way), len(aside)))])
    away = np.hstack([_parts(knots, [MARKS[name] for name in aside]), -np.eye(len(aside))]) / CLIMB
    rare = np.vstack([along, away])[:, 1:]
    sure: Array = rare.T @ rare
    return sure


def _bends(knots: Sequence[float]) -> Iterable[Array]:
    """By how much of what is usual each knot is off the line between its neighbours."""
    unit = np.eye(len(knots))
    for place in range(1, len(knots) - 1):
        below, here, above = knots[place - 1 : place + 2]
        share = (here - below) / (above - below)
        line = (1 - share) * unit[place - 1] + share * unit[place + 1]
        yield (unit[place] - line) / (BEND_AT_MARK if here in MARKS.values() else BEND_BETWEEN)
