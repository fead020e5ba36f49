"""What a finished game is worth to each seat: numbers from -1 to 1."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.boundary.quoting import shown
from starlode.engine.running.contract import POINTS, RANK
from starlode.engine.state.records import Array

BY_RANK, BY_SCORE = "rank", "score"


class Rewards:
    """`rank`: the share of rivals that a seat beat, less the share that beat it; the seats' rewards sum to 0.

    `score`: a seat's points above the average of all, a decisive lead of the game being 1, cut at -1 and 1.
    Raises InvalidOption for any other kind.
    """

    def __init__(self, game: Game, players: int, kind: Any = BY_RANK) -> None:
        if kind not in (BY_RANK, BY_SCORE):
            raise InvalidOption(f"rewards are {BY_RANK} or {BY_SCORE}, not {shown(kind)}")
        self.by_rank = kind == BY_RANK
        self._players, self._lead = players, game.decisive_lead

    def of(self, results: Array) -> Array:
        """The reward of every seat, for the results (points and rank of every seat) of one game or of many."""
        seats = results[..., : self._players, :]
        return _by_rank(seats[..., RANK]) if self.by_rank else _by_score(seats[..., POINTS], self._lead)


def _by_rank(ranks: Array) -> Array:
    beaten: Array = np.sign(ranks[..., None, :] - ranks[..., :, None]).sum(-1) / (ranks.shape[-1] - 1)
    return beaten


def _by_score(points: Array, lead: float) -> Array:
    above: Array = np.clip((points - points.mean(-1, keepdims=True)) / lead, -1, 1)
    return above
