"""Who sits with whom in a round: everybody once, bots in turns, and nobody meets again who need not."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starlode.server.hall.scoring import PlayedSeat, Score, scores_of, standing
from starlode.server.hall.swiss import Rival, seating, sizes
from starlode.server.protocol.wire import CreateTable, SeatWish
from starlode.server.storage.store import Entry, Kind


class Night:
    """A tournament in which the lot decides every game."""

    def __init__(self, people: int, seats: int, chance: Random) -> None:
        self._seats, self._chance = seats, chance
        self.ids = [f"p{number}" for number in range(people)]
        self.points, self.with_bots = Counter(dict.fromkeys(self.ids, 0)), Counter(dict.fromkeys(self.ids, 0))
        self.met: dict[str, Counter[str]] = {one: Counter() for one in self.ids}

    def rivals(self) -> list[Rival]:
        lots = self._chance.sample(range(len(self.ids)), len(self.ids))
        return [
            Rival(one, self.points[one], lot, self.with_bots[one], dict(self.met[one]))
            for one, lot in zip(self.ids, lots, strict=True)
        ]

    def play(self, tables: list[list[Rival]]) -> int:
        """Play a round; answers how many pairs have met before."""
        again = 0
        for table in tables:
            people = [one.id for one in table]
            order = self._chance.sample([*people, *([""] * (self._seats - len(people)))], self._seats)
            for place, one in enumerate(order):
                self.points[one] += 2 * (self._seats - 1 - place) if one else 0
            for one, other in combinations(people, 2):
                again += self.met[one][other] > 0
                self.met[one][other] += 1
                self.met[other][one] += 1
            self.with_bots.update(people if len(people) < self._seats else ())
        return again


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 40), st.integers(2, 4), st.integers(1, 4), st.randoms(use_true_random=False))
def test_everyone_sits_once_a_round_and_with_bots_in_turns(
    people: int, seats: int, rounds: int, chance: Random
) -> None:
    night = Night(people, seats, chance)
    for _ in range(rounds):
        tables = seating(night.rivals(), seats)
        assert sorted(one.id for table in tables for one in table) == sorted(night.ids)
        assert sorted(map(len, tables), reverse=True) == sizes(people, seats)
        assert max(map(len, tables)) - min(map(len, tables)) <= 1
        assert seats * len(tables) - people < seats  # no more bots than it takes
        night.play(tables)
        assert max(night.with_bots[one] for one in night.ids) - min(night.with_bots[one] for one in night.ids) <= 1


def rematches(night: Night, seats: int) -> int:
    """The fewest pairs that meet again in the next round, whoever sits with bots least often doing so next."""
    numbers = sizes(len(night.ids), seats)
    short = sum(number for number in numbers if number < seats)
    counts = sorted(night.with_bots[one] for one in night.ids)[:short]

    def fewest(left: tuple[str, ...], rest: tuple[int, ...]) -> int:
        if not left:
            return 0
        found = [
            sum(night.met[a][b] > 0 for a, b in combinations((left[0], *some), 2))
            + fewest(tuple(one for one in left[1:] if one not in some), rest[:at] + rest[at + 1 :])
            for at, number in enumerate(rest)
            if number not in rest[:at]
            for some in combinations(left[1:], number - 1)
        ]
        return min(found)

    groups = [some for some in combinations(night.ids, short) if sorted(night.with_bots[one] for one in some) == counts]
    full = tuple(number for number in numbers if number == seats)
    rest = tuple(number for number in numbers if number < seats)
    return min(fewest(tuple(one for one in night.ids if one not in some), full) + fewest(some, rest) for some in groups)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 7), st.integers(2, 4), st.randoms(use_true_random=False))
def test_nobody_meets_again_who_need_not(people: int, seats: int, chance: Random) -> None:
    night = Night(people, seats, chance)
    for _ in range(4):
        fewest = rematches(night, seats)
        again = night.play(seating(night.rivals(), seats))
        assert (again == 0) == (fewest == 0)


@pytest.mark.parametrize(("people", "seats", "rounds"), [(16, 2, 4), (40, 2, 6), (39, 3, 4), (40, 4, 4)])
def test_a_whole_evening_goes_without_meeting_again(people: int, seats: int, rounds: int) -> None:
    night = Night(people, seats, Random(3))
    assert [night.play(seating(night.rivals(), seats)) for _ in range(rounds)] == [0] * rounds


def test_those_with_as_many_points_meet_and_those_who_shun_each_other_do_not() -> None:
    points = {"a": 4, "b": 4, "c": 2, "d": 2}
    tables = seating([Rival(name, count) for name, count in points.items()], 2)
    assert [{one.id for one in table} for table in tables] == [{"a", "b"}, {"c", "d"}]
    shunning = [Rival(name, count, shuns=frozenset("b" if name == "a" else "")) for name, count in points.items()]
    assert {"a", "b"} not in [{one.id for one in table} for table in seating(shunning, 2)]
    assert len(seating([Rival("a", shuns=frozenset("b")), Rival("b")], 2)) == 1  # unless there is nobody else


# ---- points ----

SEATS = CreateTable(game="ore-rush", seats=[SeatWish()] * 3)


def entries(*told: tuple[Kind, int, str]) -> list[Entry]:
    sat: list[tuple[Kind, int, str]] = [("sit", seat, '{"name":"x"}') for seat in range(3)]
    return [
        Entry(number=number, kind=kind, at=number, seat=seat, text=text)
        for number, (kind, seat, text) in enumerate([*sat, *told])
    ]


def test_a_point_for_everyone_behind_and_half_of_one_for_everyone_level() -> None:
    moves = entries(("move", 0, ""), ("move", 1, ""), ("move", 2, ""))
    assert scores_of(SEATS, [[9, 1], [5, 2], [1, 3]], moves) == [Score(4, 1), Score(2, 2), Score(0, 3)]
    assert scores_of(SEATS, [[9, 1], [5, 2], [5, 2]], moves) == [Score(4, 1), Score(1, 2), Score(1, 2)]
    assert scores_of(SEATS, None, moves) == [Score(2, 1)] * 3  # an operator has closed it


def test_who_left_it_to_a_bot_has_no_points_and_who_never_came_has_missed_it() -> None:
    results = [[9, 1], [5, 2], [1, 3]]
    came = entries(("move", 0, ""), ("bot", 0, "medium"), ("bot", 1, "medium"), ("move", 1, ""), ("move", 2, ""))
    assert scores_of(SEATS, results, came) == [Score(0, 3), Score(0, 2, missed=True), Score(4, 1)]
    back = entries(("bot", 0, "medium"), ("move", 0, ""), ("back", 0, ""), ("move", 1, ""), ("move", 2, ""))
    assert scores_of(SEATS, results, back) == [Score(4, 1), Score(2, 2), Score(0, 3)]
    later = entries(("move", 0, ""), ("move", 1, ""), ("move", 2, ""), ("leave", 0, ""))
    assert scores_of(SEATS, results, later)[0] == Score(4, 1)


def test_equal_points_are_decided_by_those_of_the_people_met_then_by_wins() -> None:
    def pair(number: int, winner: str, loser: str) -> list[PlayedSeat]:
        table = f"{number}{winner}{loser}"
        return [PlayedSeat(number, winner, table, 0, 2, 1), PlayedSeat(number, loser, table, 1, 0, 2)]

    rounds = pair(1, "a", "b") + pair(1, "c", "d") + pair(2, "a", "c") + pair(2, "d", "b")
    lines = standing(["a", "b", "c", "d"], rounds, 2)
    assert [(one.entrant, one.place, one.points, one.opponents) for one in lines] == [
        ("a", 1, 4, 2),
        ("c", 2, 2, 6),
        ("d", 3, 2, 2),
        ("b", 4, 0, 6),
    ]
    with_bot = standing(["a", "b"], [PlayedSeat(1, "a", "t", 0, 2, 1), PlayedSeat(1, "b", "u", 0, 2, 1)], 2)
    assert [(one.place, one.opponents, one.wins) for one in with_bot] == [(1, 2, 1), (1, 2, 1)]
