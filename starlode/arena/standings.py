"""How strong each bot is: ratings with their uncertainty, and the share of games won.

Ratings are openskill's Plackett-Luce model, which learns from the whole order of a table. They are shown on a scale on
which bots begin at 1500 and 400 points are about ten wins to one between two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from starlode.arena.bout import BoutResult
from starlode.arena.intervals import wilson
from starlode.arena.plan import rungs
from starlode.arena.points import points_of, reach_of
from starlode.bots.timing import TimeUsed


@dataclass(frozen=True)
class Standing:
    """One bot's place; `low` and `high` bound its rating with 95% confidence."""

    bot: str
    games: int
    win_rate: float
    rating: float
    low: float
    high: float
    win_low: float
    win_high: float
    fouls: int
    forfeits: int
    used: TimeUsed

    @property
    def milliseconds(self) -> float | None:
        """What a decision with a choice took on average; None where that is not known."""
        return 1000 * self.used.seconds / self.used.decisions if self.used.decisions else None

    def data(self) -> dict[str, Any]:
        """The row ready for JSON."""
        return {
            "bot": self.bot,
            "games": self.games,
            "win_rate": round(self.win_rate, 5),
            "rating": round(self.rating, 1),
            "low": round(self.low, 1),
            "high": round(self.high, 1),
        }


@dataclass
class _Account:
    """What is known of one bot so far."""

    rating: PlackettLuceRating
    games: int = 0
    wins: float = 0.0
    fouls: int = 0
    forfeits: int = 0
    used: TimeUsed = field(default_factory=TimeUsed)

    def spend(self, used: TimeUsed) -> None:
        """Add the time that a seat used in one game."""
        self.used.decisions += used.decisions
        self.used.seconds += used.seconds
        self.used.forced += used.forced


@dataclass
class Standings:
    """The standings after any number of games."""

    bots: Iterable[str]
    games: int = 0
    _model: PlackettLuce = field(default_factory=lambda: PlackettLuce(tau=0.0))  # bots do not change as they play
    _accounts: dict[str, _Account] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._accounts = {bot: _Account(self._model.rating()) for bot in self.bots}

    def add(self, result: BoutResult) -> None:
        """Count one game."""
        self.games += 1
        for bot, share in zip(result.seats, result.shares(), strict=True):
            self._accounts[bot].games += 1
            self._accounts[bot].wins += share
        for bot, used in zip(result.seats, result.used, strict=False):  # older results do not say
            self._accounts[bot].spend(used)
        for trouble in result.fouls:
            self._accounts[result.seats[trouble.seat]].fouls += 1
        for trouble in result.forfeits:
            self._accounts[result.seats[trouble.seat]].forfeits += 1
        self._rate(result)

    def _rate(self, result: BoutResult) -> None:
        """Learn from the order of a table; a bot in several seats learns the average of them."""
        before = [[self._accounts[bot].rating] for bot in result.seats]
        after = self._model.rate(before, ranks=[float(rank) for rank in result.ranks])
        for bot in dict.fromkeys(result.seats):
            own = [team[0] for seat, team in zip(result.seats, after, strict=True) if seat == bot]
            mu, sigma = sum(rating.mu for rating in own) / len(own), sum(rating.sigma for rating in own) / len(own)
            self._accounts[bot].rating = self._model.rating(mu=mu, sigma=sigma)

    def rows(self) -> list[Standing]:
        """Every bot, the strongest first."""
        return sorted((self._standing(bot) for bot in self._accounts), key=lambda row: -row.rating)

    def _standing(self, bot: str) -> Standing:
        account = self._accounts[bot]
        rating, reach = points_of(account.rating.mu), reach_of(account.rating.sigma)
        win_low, win_high = wilson(account.wins, account.games)
        return Standing(
            bot=bot,
            games=account.games,
            win_rate=account.wins / max(account.games, 1),
            rating=rating,
            low=rating - reach,
            high=rating + reach,
            win_low=win_low,
            win_high=win_high,
            fouls=account.fouls,
            forfeits=account.forfeits,
            used=account.used,
        )


def standings_of(bots: Iterable[str], results: Iterable[BoutResult]) -> Standings:
    """The standings after these games, which count in the order they are given."""
    standings = Standings(bots)
    for result in results:
        standings.add(result)
    return standings


@dataclass(frozen=True)
class Rung:
    """A bot of a ladder against the one below it; a tie of two is half a win, and 95% confidence bounds the share."""

    below: str
    bot: str
    games: int
    win_rate: float
    low: float
    high: float

    def data(self) -> dict[str, Any]:
        """The rung ready for JSON."""
        return {name: round(value, 5) if isinstance(value, float) else value for name, value in asdict(self).items()}


def climb(bots: Iterable[str], results: Sequence[BoutResult]) -> list[Rung]:
    """Every bot of a ladder but the lowest against its neighbour below."""
    return [
        _rung(below, bot, [result for result in results if {below, bot} == {*result.seats}])
        for below, bot in rungs(bots)
    ]


def _rung(below: str, bot: str, results: Sequence[BoutResult]) -> Rung:
    """A bot in several seats has won what all of them have."""
    wins = 0.0
    for result in results:
        wins += sum(share for name, share in zip(result.seats, result.shares(), strict=True) if name == bot)
    low, high = wilson(wins, len(results))
    return Rung(below, bot, len(results), wins / max(len(results), 1), low, high)
