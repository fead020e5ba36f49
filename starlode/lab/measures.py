"""Measures of a whole experiment: seats, bots, length, scores, closeness, sources of points."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from starlode.arena.intervals import Interval, wilson
from starlode.lab.evidence import Evidence, Floats, Ints
from starlode.lab.statistics import mean_interval
from starlode.workbench.labels import PLACE_NAMES, SEAT_NAMES

CLOSE = (1, 3, 5, 10, 20)  # winning margins, in points, below which games are counted


@dataclass(frozen=True)
class Share:
    """A seat's or a bot's share of the victories."""

    name: str
    count: int
    rate: float
    interval: Interval
    fair: float
    points: float

    @property
    def is_fair(self) -> bool:
        """Whether the interval holds the fair share."""
        low, high = self.interval
        return low <= self.fair <= high


@dataclass(frozen=True)
class Spread:
    """A summary of a list of numbers."""

    mean: float
    interval: Interval  # of the mean
    low: float  # one in ten is smaller
    middle: float
    high: float  # one in ten is larger


@dataclass(frozen=True)
class SourceShare:
    """A source of points: what it gives to an average seat, and to winners and losers."""

    label: str
    points: float
    share: float  # of all points
    winners: float
    losers: float


def seat_shares(evidence: Evidence) -> list[Share]:
    """Every place's share of the victories: of the first player and so on, or of seats where all are asked at once."""
    wins = np.take_along_axis(evidence.wins, evidence.in_turn, axis=1)
    points = np.take_along_axis(evidence.points, evidence.in_turn, axis=1)
    names = PLACE_NAMES if evidence.has_order else SEAT_NAMES
    return [_share(names[p], wins[:, p], points[:, p], float(wins.mean())) for p in range(evidence.players)]


def unwon(evidence: Evidence) -> float:
    """The share of games that all players lose."""
    return float((evidence.wins.sum(axis=1) == 0).mean())


def bot_shares(evidence: Evidence) -> list[Share]:
    """Every bot's share of the victories."""
    names, fair = np.array(evidence.bots), float(evidence.wins.mean())
    return [
        _share(str(name), evidence.wins[names == name], evidence.points[names == name], fair)
        for name in np.unique(names)
    ]


def _share(name: str, wins: Floats, points: Ints, fair: float) -> Share:
    rate, interval = float(wins.mean()), wilson(float(wins.sum()), len(wins))
    return Share(name, len(wins), rate, interval, fair, float(points.mean()))


def spread(values: Floats | Ints) -> Spread:
    """The average with its interval, the middle, and the range of eight in ten."""
    low, middle, high = (float(np.percentile(values, part)) for part in (10, 50, 90))
    return Spread(float(np.mean(values)), mean_interval(values.astype(np.float64)), low, middle, high)


def margins(evidence: Evidence) -> Ints:
    """How far the best score of each game is above the second best."""
    ordered: Ints = np.sort(evidence.points, axis=1)
    return ordered[:, -1] - ordered[:, -2]


def closer_than(evidence: Evidence) -> list[tuple[int, float]]:
    """The share of games decided by less than this many points."""
    found = margins(evidence)
    return [(limit, float((found < limit).mean())) for limit in CLOSE]


def leader_wins(evidence: Evidence) -> list[float]:
    """At each mark, the share of the victory that goes to the leader, split if several lead."""
    best = evidence.trail == evidence.trail.max(axis=2, keepdims=True)
    shares = (best * evidence.wins[:, None, :]).sum(axis=2) / best.sum(axis=2)
    return [float(share) for share in shares.mean(axis=0)]


def leads(evidence: Evidence) -> list[float]:
    """At each mark, how far the leader is ahead of the second on average."""
    ordered = np.sort(evidence.trail, axis=2)
    return [float(lead) for lead in (ordered[:, :, -1] - ordered[:, :, -2]).mean(axis=0)]


def sources(evidence: Evidence) -> list[SourceShare]:
    """Every source of points, the richest first."""
    won, total = evidence.wins > 0, max(float(evidence.sources.sum(axis=2).mean()), 1e-9)
    found = [_source(label, evidence.sources[:, :, place], won, total) for place, label in enumerate(evidence.labels)]
    return sorted(found, key=lambda source: -source.points)


def _source(
    label: str, points: Ints, won: np.ndarray[tuple[int, ...], np.dtype[np.bool_]], total: float
) -> SourceShare:
    mean = float(points.mean())
    losers = float(points[~won].mean()) if (~won).any() else 0.0
    return SourceShare(label, mean, mean / total, float(points[won].mean()), losers)
