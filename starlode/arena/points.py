"""The scale on which ratings are shown: 1500 is where everyone begins, and 400 points are about ten wins to one."""

from __future__ import annotations

from math import log, sqrt

from openskill.models import PlackettLuce

from starlode.arena.intervals import Z

CENTRE = 1500
_MODEL = PlackettLuce()
_POINTS = 400 / (log(10) * sqrt(2) * _MODEL.beta)  # for one of the model's: there beta times the root of 2 is e to one


def points_of(mu: float) -> float:
    """Where the model's mean is on the scale."""
    return CENTRE + _POINTS * (mu - _MODEL.mu)


def mean_of(points: float) -> float:
    """The model's mean for a place on the scale."""
    return float(_MODEL.mu + (points - CENTRE) / _POINTS)


def reach_of(sigma: float) -> float:
    """How many points up or down a rating may be off, with 95% confidence."""
    return _POINTS * Z * sigma
