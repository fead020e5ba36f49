"""How a match ended: why, in which order, and point by point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from starlode.engine.authoring.game import Game, Json
from starlode.engine.declarations.config import Config
from starlode.engine.running import single
from starlode.engine.running.contract import POINTS, RANK
from starlode.engine.state.header import SEATS
from starlode.engine.text.catalogue import Words
from starlode.match.names import tame


@dataclass(frozen=True)
class ScoreLine:
    """One source of points of one seat, in words."""

    label: str
    points: int


@dataclass(frozen=True)
class SeatResult:
    """One seat's result."""

    seat: int
    name: str
    points: int
    rank: int  # 1 is best; ties share a rank
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


def end_of(game: Game, config: Config, state: Any, names: Sequence[str]) -> Json:
    """How a game ended, as the programs that played in it are told."""
    return outcome_of(game, config, state, [tame(name) for name in names], game.words()).data()


def results_of(params: Any, state: Any) -> list[tuple[int, int]]:
    """Points and rank of every seat, as if the game ended now."""
    out = np.zeros((SEATS, 2), np.int64)
    single.results(params, state, out)
    return [(int(out[seat, POINTS]), int(out[seat, RANK])) for seat in range(state.players)]


def score_of(game: Game, config: Config, state: Any, seat: int, words: Words) -> list[ScoreLine]:
    """What a seat would score if the game ended now, point by point."""
    return [ScoreLine(words.say(source.label), source.points) for source in game.score(config, state, seat)]


def outcome_of(game: Game, config: Config, state: Any, names: list[str], words: Words) -> Outcome:
    """The outcome of a position whose game is over."""
    results = [
        SeatResult(seat, names[seat], points, rank, score_of(game, config, state, seat, words))
        for seat, (points, rank) in enumerate(results_of(config.params, state))
    ]
    return Outcome(words.say(game.ending(config, state, names)), results)
