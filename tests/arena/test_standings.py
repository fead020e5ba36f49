"""Ratings and win rates."""

from __future__ import annotations

from random import Random
from typing import Any

from starlode.arena.bout import BoutResult, Trouble
from starlode.arena.standings import Standings, climb, standings_of


def result(seats: str, ranks: list[int], **more: Any) -> BoutResult:
    return BoutResult(0, 0, tuple(seats), [0] * len(seats), ranks, 1, 0.1, **more)


def test_wins_are_counted_and_ties_shared() -> None:
    rows = standings_of("abc", [result("abc", [1, 2, 3]), result("bca", [1, 1, 3])]).rows()
    assert {row.bot: (row.games, row.win_rate) for row in rows} == {"a": (2, 0.5), "b": (2, 0.25), "c": (2, 0.25)}


def test_everybody_begins_in_the_middle_and_unsure() -> None:
    for row in Standings("ab").rows():
        assert row.rating == 1500
        assert row.low < 1100
        assert row.high > 1900
        assert (row.win_low, row.win_high) == (0, 1)


def test_the_ratings_of_known_strengths_lie_in_their_intervals() -> None:
    """Bots that win ten to one are 400 apart, within what the interval promises."""
    chance = Random(3)
    games = [result("ab", [1, 2] if chance.random() < 10 / 11 else [2, 1]) for _ in range(3000)]
    strong, weak = standings_of("ab", games).rows()
    assert (strong.bot, weak.bot) == ("a", "b")
    assert abs(strong.rating - weak.rating - 400) < strong.high - strong.rating + weak.high - weak.rating
    assert strong.high - strong.low < 150


def test_more_games_make_it_surer() -> None:
    widths = [standings_of("ab", [result("ab", [1, 2]), result("ba", [1, 2])] * n).rows()[0] for n in (1, 10, 100)]
    spans = [row.high - row.low for row in widths]
    assert spans == sorted(spans, reverse=True)


def test_a_bot_in_two_seats_is_rated_once() -> None:
    strong, weak = standings_of("ab", [result("aba", [1, 3, 2])] * 20).rows()
    assert (strong.bot, strong.games, strong.win_rate) == ("a", 40, 0.5)
    assert strong.low > weak.high


def test_fouls_and_forfeits_are_counted() -> None:
    troubles = [Trouble(1, "late")]
    rows = standings_of("ab", [result("ab", [1, 2], fouls=troubles * 3, forfeits=troubles)]).rows()
    assert [(row.bot, row.fouls, row.forfeits) for row in rows] == [("a", 0, 0), ("b", 3, 1)]


def test_the_data_of_a_row_has_exactly_the_promised_names() -> None:
    row = standings_of("ab", [result("ab", [1, 2])]).rows()[0]
    assert list(row.data()) == ["bot", "games", "win_rate", "rating", "low", "high"]


def test_a_rung_is_the_share_won_against_the_bot_below() -> None:
    games = [
        result("ab", [2, 1]),
        result("ba", [1, 2]),
        result("ab", [1, 1]),
        result("bc", [2, 1]),
        result("ac", [1, 2]),
    ]
    lower, upper = climb("abc", games)
    assert (lower.below, lower.bot, lower.games, lower.win_rate) == ("a", "b", 3, 2.5 / 3)
    assert (upper.below, upper.bot, upper.games, upper.win_rate) == ("b", "c", 1, 1.0)
    assert lower.low < lower.win_rate < lower.high


def test_a_rung_without_games_says_nothing() -> None:
    (rung,) = climb("ab", [])
    assert (rung.games, rung.low, rung.high) == (0, 0, 1)
