"""Who sits with whom in a round of a tournament: people with about as many points, and those who have not met yet.

Everyone plays in every round. Where people do not fill the last tables, bots take the empty seats, spread over as many
tables as that takes: nobody sits alone with bots who need not, and whoever sat with bots least often does so next.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

import msgspec

MET = 10**6  # what it costs to meet again: more than all differences in points together
SHUNNED = 10**10  # and to meet somebody whom one of the two has blocked
NEAREST = 16  # that are tried as company
NOTHING_YET = 10**18  # more than any seating costs
TRIES = 20_000  # tables that are tried; by then the best seating so far is good enough


class Rival(msgspec.Struct, frozen=True):
    """Somebody who takes part, as far as that decides where they sit."""

    id: str
    points: int = 0
    lot: int = 0  # decides between those who are equal
    with_bots: int = 0  # rounds in which they sat with bots
    met: Mapping[str, int] = {}  # how often, by id
    shuns: frozenset[str] = frozenset()  # whom they have blocked, by id


Company = tuple[int, ...]  # places in a list of rivals
Costs = Sequence[Sequence[int]]  # of two who meet


class RoundPlan(NamedTuple):
    """Tables, and what is wrong with them: less than MET where nobody meets anybody again."""

    cost: int
    tables: list[list[Rival]]


def sizes(people: int, seats: int) -> list[int]:
    """How many people sit at each table, as even as can be, the fullest first."""
    tables = -(-people // seats)
    return [people // tables + (place < people % tables) for place in range(tables)] if tables else []


def seating(rivals: Sequence[Rival], seats: int) -> list[list[Rival]]:
    """The tables of a round, each with those who sit there; the other seats are for bots."""
    numbers = sizes(len(rivals), seats)
    full, short = ([number for number in numbers if (number < seats) == is_short] for is_short in (False, True))
    budget, best = _Budget(TRIES), RoundPlan(0, [])
    for some in _with_bots(rivals, sum(short)):
        others = [one for one in rivals if one not in some]
        plans = _seated(others, full, budget), _seated(some, short, budget)
        plan = RoundPlan(sum(one.cost for one in plans), [table for one in plans for table in one.tables])
        best = plan if not best.tables or plan.cost < best.cost else best
        if best.cost < MET or budget.left <= 0:
            break
    return sorted(best.tables, key=lambda table: -max(one.points for one in table))


def _with_bots(rivals: Sequence[Rival], number: int) -> Iterator[list[Rival]]:
    """Who could sit with bots: those who did so least often; of these, first those with the fewest points."""
    order = sorted(rivals, key=lambda one: (one.with_bots, one.points, one.lot))
    most = order[number - 1].with_bots if number else -1
    sure = [one for one in order if one.with_bots < most]
    equal = [one for one in order if one.with_bots == most]
    return ([*sure, *some] for some in combinations(equal, number - len(sure)))


def _seated(rivals: Sequence[Rival], numbers: Sequence[int], budget: _Budget) -> RoundPlan:
    """Tables of some sizes, those with the most points first."""
    order = sorted(rivals, key=lambda one: (-one.points, one.lot))
    costs: Costs = [[_cost(one, other) for other in order] for one in order]
    found = _Search(costs, numbers, budget).best
    cost, tables = _mended(costs, found[1]) if found[0] >= MET else found
    return RoundPlan(cost, [[order[place] for place in table] for table in tables])


def _mended(costs: Costs, tables: Sequence[Company]) -> tuple[int, Sequence[Company]]:
    """The same tables after all exchanges of two people that make them better."""
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            before = _worth(costs, tables[one]) + _worth(costs, tables[other])
            pairs = (_exchanged(tables[one], tables[other], a, b) for a in tables[one] for b in tables[other])
            cost, pair = min((_worth(costs, pair[0]) + _worth(costs, pair[1]), pair) for pair in pairs)
            if before >= MET and cost < before:
                better, tables = True, [*tables[:one], pair[0], *tables[one + 1 : other], pair[1], *tables[other + 1 :]]
    return sum(_worth(costs, table) for table in tables), tables


def _exchanged(one: Company, other: Company, a: int, b: int) -> tuple[Company, Company]:
    return tuple(b if x == a else x for x in one), tuple(a if x == b else x for x in other)


def _worth(costs: Costs, table: Company) -> int:
    return sum(costs[a][b] for a, b in combinations(table, 2))


def _cost(one: Rival, other: Rival) -> int:
    shunned = other.id in one.shuns or one.id in other.shuns
    return SHUNNED * shunned + MET * one.met.get(other.id, 0) ** 2 + (one.points - other.points) ** 2


@dataclass
class _Budget:
    left: int


class _Search:
    """Fills table after table with whoever is first and the company that costs least.

    While somebody meets somebody again, it goes back and tries others, as long as there are tries left.
    """

    def __init__(self, costs: Costs, numbers: Sequence[int], budget: _Budget) -> None:
        self._costs, self._numbers, self._budget = costs, numbers, budget
        self.best: tuple[int, tuple[Company, ...]] = (NOTHING_YET, ())
        self._fill((), tuple(range(len(costs))), 0)

    def _fill(self, tables: tuple[Company, ...], left: Company, cost: int) -> None:
        found = self.best[0]
        if cost >= found or found < MET or (found < NOTHING_YET and self._budget.left <= 0):
            return
        if not left:
            self.best = cost, tables
            return
        for more, table in self._companies(left, self._numbers[len(tables)]):
            self._fill((*tables, table), tuple(one for one in left if one not in table), cost + more)

    def _companies(self, left: Company, number: int) -> list[tuple[int, Company]]:
        """All tables that the first of those who are left could be at, the cheapest first."""
        first, *others = left
        near = sorted(others, key=lambda one: (self._costs[first][one], one))[:NEAREST]
        tables = [(first, *some) for some in combinations(near, number - 1)]
        self._budget.left -= len(tables)
        return sorted((_worth(self._costs, table), table) for table in tables)
