"""What every component does to the win rate, and how much it is wanted, compared with its peers.

Peers are the components of one kind, taken in the same way. A taker is a seat that took the component at least once in
a game. Its fair share is what its bot wins overall, so that a strong bot is not mistaken for a strong card.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from starlode.arena.intervals import Interval, wilson
from starlode.lab.evidence import Evidence, Ints
from starlode.lab.experiment import Column
from starlode.lab.statistics import effect

ENOUGH = 100  # takers below which a win rate is a guess


@dataclass(frozen=True)
class ComponentUse:
    """One component, taken or used in one way, over all games."""

    column: Column
    seats: int  # seats of all games
    games: int  # games in which a seat took it
    takers: int  # seats that took it
    wins: float  # of the takers
    fair: float  # share of victories the takers' bots win overall
    offered: int  # seats that were offered it, or games in which it was on offer
    accepted: int  # of these, seats that took it, or games in which one did
    by_game: bool = False  # whether the two count games, for a thing that only one seat can have

    @property
    def rate(self) -> float:
        """How many of all seats took it."""
        return self.takers / self.seats

    @property
    def win_rate(self) -> float:
        """How many victories the takers had."""
        return self.wins / self.takers if self.takers else 0.0

    @property
    def interval(self) -> Interval:
        """Wilson's interval of the takers' win rate."""
        return wilson(self.wins, self.takers)

    @property
    def lift(self) -> float:
        """The takers' win rate above their fair share."""
        return self.win_rate - self.fair if self.takers else 0.0

    @property
    def effect(self) -> float:
        """Cohen's h of the takers' win rate against their fair share."""
        return effect(self.win_rate, self.fair) if self.takers else 0.0

    @property
    def is_small(self) -> bool:
        """Whether there are too few takers to trust the win rate."""
        return self.takers < ENOUGH

    @property
    def wanted(self) -> float | None:
        """How many of those that could take it did."""
        return self.accepted / self.offered if self.offered else None


def usages(evidence: Evidence) -> list[ComponentUse]:
    """Every component and way of taking it."""
    several = {_group(evidence.columns[number]) for number in np.flatnonzero(_most_takers(evidence) > 1)}
    return [
        usage(evidence, number, by_game=_group(column) not in several) for number, column in enumerate(evidence.columns)
    ]


def _most_takers(evidence: Evidence) -> Ints:
    """For every column the most seats that took it in one game."""
    most: Ints = evidence.taken.sum(axis=1).max(axis=0)
    return most


def _group(column: Column) -> tuple[str, str]:
    """Where its peers are."""
    return column.component.kind, column.how


def usage(evidence: Evidence, number: int, by_game: bool = False) -> ComponentUse:
    """One column of the evidence."""
    took, offered = evidence.taken[:, :, number], evidence.offered[:, :, number]
    takers = int(took.sum())
    able, did = (offered.any(axis=1), took.any(axis=1)) if by_game else (offered, took)
    return ComponentUse(
        column=evidence.columns[number],
        seats=took.size,
        games=int(took.any(axis=1).sum()),
        takers=takers,
        wins=float(evidence.wins[took].sum()),
        fair=float(evidence.expected[took].mean()) if takers else 1 / evidence.players,
        offered=int(able.sum()),
        accepted=int((able & did).sum()),
        by_game=by_game,
    )


def peers_of(one: ComponentUse, among: list[ComponentUse]) -> list[ComponentUse]:
    """The others of its kind, taken in the same way."""
    return [other for other in among if other is not one and _group(other.column) == _group(one.column)]


def mean_lift(among: list[ComponentUse]) -> tuple[float, int]:
    """The lift of all takers of several components, and how many takers there are."""
    takers = sum(one.takers for one in among)
    return (float(np.sum([one.lift * one.takers for one in among])) / takers if takers else 0.0), takers


def mean_wanted(among: list[ComponentUse]) -> tuple[float, int]:
    """How many of those that could take something did, over several components, and how many could."""
    offered = sum(one.offered for one in among)
    return (sum(one.accepted for one in among) / offered if offered else 0.0), offered
