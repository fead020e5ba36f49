"""What many games came to: wins and points of every seat and every bot, with 95% intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from starlode.arena.intervals import Z, wilson


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
    def win_interval(self) -> tuple[float, float]:
        """Wilson's interval of the win rate."""
        return wilson(self.wins, self.count)

    @property
    def points(self) -> float:
        """The average points."""
        return self._sum / max(self.count, 1)

    @property
    def points_interval(self) -> tuple[float, float]:
        """The interval of the average points."""
        n = max(self.count, 1)
        variance = max(0.0, self._squares - self._sum * self.points) / max(n - 1, 1)
        reach = Z * sqrt(variance / n)
        return self.points - reach, self.points + reach

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
        winners = [seat for seat, (_, rank) in enumerate(results) if rank == 1]
        self.games += 1
        self.decisions += decisions
        self.ties += len(winners) > 1
        for seat, (points, _) in enumerate(results):
            share = 1 / len(winners) if seat in winners else 0.0
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


def draw_tally(tally: Tally, seconds: float) -> RenderableType:
    """The tally for people."""
    speed = f"{tally.decisions / max(seconds, 1e-9):,.0f} decisions/s"
    length = f"{tally.decisions / max(tally.games, 1):.1f} decisions a game"
    head = f"{tally.games:,} games, {tally.decisions:,} decisions in {seconds:.1f} s ({speed}), {length}"
    return Group(head, f"{tally.ties:,} ties", "", _samples(tally))


def _samples(tally: Tally) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("")
    for heading in ("wins", "95% interval", "points", "95% interval"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat, sample in enumerate(tally.seats):
        table.add_row(f"seat {seat}", *_cells(sample))
    for name, sample in sorted(tally.bots.items()):
        table.add_row(name, *_cells(sample))
    return table


def _cells(sample: Sample) -> list[str]:
    low, high = sample.win_interval
    least, most = sample.points_interval
    return [f"{sample.win_rate:.1%}", f"{low:.1%} to {high:.1%}", f"{sample.points:.2f}", f"{least:.2f} to {most:.2f}"]
