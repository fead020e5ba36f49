"""The results of many games: wins and points of every seat and every bot, with 95% intervals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlode.arena.intervals import Interval, around, wilson


def victory_shares(ranks: Sequence[int]) -> list[float]:
    """Each seat's share of the victory: a tie of two is half a win for each; if all lose, every share is 0."""
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


class Sample:
    """Results of one seat or of one bot: its share of each victory, and its points."""

    def __init__(self) -> None:
        self.count = 0
        self.wins = 0.0  # a tie of two is half a win for each
        self._sum = 0
        self._squares = 0

    def add(self, share: float, points: int) -> None:
        """Note one game."""
        self.count += 1
        self.wins += share
        self._sum += points
        self._squares += points * points

    @property
    def win_rate(self) -> float:
        """The share of games won."""
        return self.wins / max(self.count, 1)

    @property
    def win_interval(self) -> Interval:
        """Wilson's interval of the win rate."""
        return wilson(self.wins, self.count)

    @property
    def points(self) -> float:
        """The average points."""
        return self._sum / max(self.count, 1)

    @property
    def points_interval(self) -> Interval:
        """The interval of the average points."""
        variance = max(0.0, self._squares - self._sum * self.points) / max(self.count - 1, 1)
        return around(self.points, variance, max(self.count, 1))

    def data(self) -> dict[str, Any]:
        """The sample ready for JSON."""
        return {
            "games": self.count,
            "wins": round(self.wins, 3),
            "win_rate": round(self.win_rate, 5),
            "win_interval": [round(bound, 5) for bound in self.win_interval],
            "points": round(self.points, 3),
            "points_interval": [round(bound, 3) for bound in self.points_interval],
        }


class Tally:
    """All games so far."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.ties = 0
        self.seats = [Sample() for _ in range(players)]
        self.bots: dict[str, Sample] = {}

    def add(self, decisions: int, results: Sequence[tuple[int, int]], bots: Sequence[str]) -> None:
        """Note one game: its length, and points and rank of every seat."""
        ranks = [rank for _, rank in results]
        self.games += 1
        self.decisions += decisions
        self.ties += ranks.count(1) > 1
        for seat, (share, (points, _)) in enumerate(zip(victory_shares(ranks), results, strict=True)):
            self.seats[seat].add(share, points)
            self.bots.setdefault(bots[seat], Sample()).add(share, points)

    def data(self, seconds: float) -> dict[str, Any]:
        """The tally ready for JSON."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_s": round(self.decisions / max(seconds, 1e-9)),
            "mean_length": round(self.decisions / max(self.games, 1), 2),
            "ties": self.ties,
            "seats": [{"seat": seat, **sample.data()} for seat, sample in enumerate(self.seats)],
            "bots": {name: sample.data() for name, sample in sorted(self.bots.items())},
        }
