"""One game of an arena: repeatable, replayable, and lost by whoever forfeits it."""

from __future__ import annotations

import json
import shlex
import sys

import pytest

from starlode.arena.bout import demote, play_game
from starlode.arena.plan import Pairing, Plan
from starlode.arena.report import report_data
from starlode.match import Match, read_record


def plan(**bots: str) -> Plan:
    return Plan("cave-in", 1, {"players": len(bots)}, bots, 1)


def test_a_game_repeats_itself_and_replays() -> None:
    pairing = Pairing(7, 3, ("b", "a"))
    result, record = play_game(plan(a="greedy", b="random"), pairing)
    again, same = play_game(plan(a="greedy", b="random"), pairing)
    assert record == same
    assert (result.number, result.seed, result.seats) == (7, 3, ("b", "a"))
    assert (result.points, result.ranks, result.decisions) == (again.points, again.ranks, again.decisions)
    match = Match.from_record(read_record(record))
    assert match.over
    assert match.outcome is not None
    assert [seat.points for seat in match.outcome.results] == result.points
    assert match.names == ["b", "a"]


def test_another_seating_of_a_deal_deals_the_same() -> None:
    texts = [play_game(plan(a="random", b="random"), Pairing(0, 5, seats))[1] for seats in (("a", "b"), ("b", "a"))]
    first, second = (Match.from_record(read_record(text)).at(0) for text in texts)
    assert first.fairness == second.fairness
    assert first.state.hand.tobytes() == second.state.hand.tobytes()


def test_who_forfeits_is_last_and_the_reason_is_kept() -> None:
    command = shlex.join([sys.executable, "-c", "raise SystemExit(3)"])
    bots = {"broken": f"program:{command}", "a": "random", "b": "random"}
    result, record = play_game(Plan("cave-in", 1, {"players": 3}, bots, 1), Pairing(0, 1, ("a", "broken", "b")))
    assert result.ranks[1] == 3
    assert sorted(result.ranks) in ([1, 2, 3], [1, 1, 3])
    (forfeit,) = result.forfeits
    assert (forfeit.seat, forfeit.reason) == (1, "the program stopped with exit code 3")
    stored = json.loads(record)["outcome"]
    assert stored["forfeits"] == [{"seat": 1, "reason": "the program stopped with exit code 3"}]
    assert stored["fouls"] == [{"seat": 1, "reason": "turn 1: stopped with exit code 3"}]
    assert Match.from_record(read_record(record)).over


@pytest.mark.parametrize(
    ("ranks", "forfeited", "expected"),
    [
        ([1, 2, 3], [], [1, 2, 3]),
        ([1, 2, 3], [0], [3, 1, 2]),
        ([1, 1, 3], [1], [1, 3, 2]),
        ([1, 2, 3, 4], [0, 1], [4, 4, 1, 2]),
        ([2, 1], [0, 1], [2, 2]),
    ],
)
def test_forfeits_go_last_and_the_others_keep_their_order(
    ranks: list[int], forfeited: list[int], expected: list[int]
) -> None:
    assert demote(ranks, forfeited) == expected


def test_what_a_bot_uses_is_told_without_decisions_that_have_no_choice() -> None:
    result, _ = play_game(plan(a="random", b="greedy"), Pairing(0, 3, ("a", "b")))
    assert sum(used.decisions + used.forced for used in result.used) == result.decisions
    assert all(used.decisions and used.forced and used.seconds > 0 for used in result.used)
    report = report_data(plan(a="random", b="greedy"), [result])["time"]
    assert report["b"]["decisions"] == result.used[1].decisions
    assert report["b"]["ms"] == pytest.approx(1000 * result.used[1].seconds / result.used[1].decisions, abs=0.001)
