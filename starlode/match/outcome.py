"""How a match ended: why, in which order, and point by point."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from starlode.engine import loops
from starlode.engine.contract import POINTS, RANK
from starlode.engine.game import Config, Game, Json, ScoreLine
from starlode.engine.header import SEATS


@dataclass(frozen=True)
class SeatResult:
    """One seat's result."""

    seat: int
    name: str
    points: int
    rank: int  # 1 is best, equals share
    breakdown: list[ScoreLine]


@dataclass(frozen=True)
class Outcome:
    """The end of a match."""

    reason: str
    results: list[SeatResult]

    @property
    def winners(self) -> list[int]:
        """The seats that won; several in a tie."""
        return [result.seat for result in self.results if result.rank == 1]

    def data(self) -> Json:
        """The outcome ready for JSON."""
        return {**asdict(self), "winners": self.winners}


def results_of(params: Any, state: Any) -> list[tuple[int, int]]:
    """Points and rank of every seat, as if the game ended now."""
    out = np.zeros((SEATS, 2), np.int64)
    loops.results(params, state, out)
    return [(int(out[seat, POINTS]), int(out[seat, RANK])) for seat in range(state.players)]


def outcome_of(game: Game, config: Config, state: Any, names: list[str]) -> Outcome:
    """The outcome of a position whose game is over."""
    results = [
        SeatResult(seat, names[seat], points, rank, game.score(config, state, seat))
        for seat, (points, rank) in enumerate(results_of(config.params, state))
    ]
    return Outcome(game.ending(config, state), results)
