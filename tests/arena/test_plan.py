"""The schedule: everybody meets everybody, from every seat, with the same cards."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb
from pathlib import Path

import msgspec
import pytest

from starlode.arena.plan import Pairing, Plan, is_even, lineups, meetings, name_bots, orders, rotations, schedule
from starlode.engine.boundary.errors import InvalidOption
from starlode.games import load_game


def plan(bots: int, players: int, games: int) -> Plan:
    names = "abcdefgh"[:bots]
    return Plan("cave-in", 1, {"players": players}, dict.fromkeys(names, "random"), games)


def by_seed(pairings: list[Pairing]) -> dict[int, list[Pairing]]:
    found: dict[int, list[Pairing]] = {}
    for pairing in pairings:
        found.setdefault(pairing.seed, []).append(pairing)
    return found


@pytest.mark.parametrize(("bots", "players"), list(product([2, 3, 4, 5, 6], [2, 3, 4])))
def test_within_each_deal_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    whole = list(by_seed(schedule(plan(bots, players, 400))).values())[:-1]  # the last deal may be cut short
    assert whole
    for games in whole:
        assert is_even(game.seats for game in games)
        assert len({game.seats for game in games}) == len(games), "the same seating of a deal is played once"


@pytest.mark.parametrize(("bots", "players"), [(3, 2), (5, 3), (6, 4)])
def test_with_more_bots_than_seats_all_combinations_meet(bots: int, players: int) -> None:
    met = Counter(frozenset(lineup) for lineup in lineups("abcdef"[:bots], players))
    assert len(met) == comb(bots, players)
    assert set(met.values()) == {1}


def test_with_fewer_bots_than_seats_all_sit_down_nearly_equally_often() -> None:
    assert sorted(lineups("ab", 3)) == [("a", "b", "a"), ("a", "b", "b")]
    assert lineups("ab", 4) == [("a", "b", "a", "b")]
    assert len(lineups("abc", 4)) == 3


@pytest.mark.parametrize("games", range(6, 61))
def test_a_run_cut_short_favours_nobody(games: int) -> None:
    played = Counter(bot for pairing in schedule(plan(5, 3, games)) for bot in pairing.seats)
    assert len(played) == 5
    assert max(played.values()) - min(played.values()) <= 6


def test_neighbours_change_from_deal_to_deal() -> None:
    after = Counter(
        (one, pairing.seats[(seat + 1) % 3])
        for pairing in schedule(plan(3, 3, 60))
        for seat, one in enumerate(pairing.seats)
    )
    assert len(after) == 6
    assert set(after.values()) == {30}


def test_orders_and_rotations_are_all_different() -> None:
    assert len(orders(("a", "b", "c", "d"))) == 6
    assert len(orders(("a", "a", "b", "b"))) == 2
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_a_longer_schedule_begins_like_a_shorter_one() -> None:
    assert schedule(plan(4, 3, 90))[:50] == schedule(plan(4, 3, 50))
    assert [pairing.number for pairing in schedule(plan(4, 3, 90))] == list(range(90))


def test_an_uneven_number_of_games_is_noticed() -> None:
    assert is_even(pairing.seats for pairing in schedule(plan(3, 3, 6)))
    assert not is_even(pairing.seats for pairing in schedule(plan(3, 3, 7)))


def test_bots_are_named_as_they_were_typed() -> None:
    assert name_bots(["greedy", "search", "search:20ms"], "100ms") == {
        "greedy": "greedy",
        "search": "search:100ms",
        "search:20ms": "search:20ms",
    }
    assert name_bots(["random", "random", "random"]) == dict.fromkeys(("random", "random #2", "random #3"), "random")


def test_one_bot_is_no_arena() -> None:
    with pytest.raises(InvalidOption, match="at least two bots"):
        name_bots(["greedy"])


def test_the_digest_tells_plans_apart() -> None:
    assert plan(3, 3, 6).digest() == plan(3, 3, 6).digest()
    assert len({plan(3, 3, 6).digest(), plan(3, 3, 7).digest(), plan(3, 2, 6).digest(), plan(4, 3, 6).digest()}) == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_a_ladder_only_neighbours_meet(players: int) -> None:
    ladder = msgspec.structs.replace(plan(4, players, 120), ladder=True)
    assert {frozenset(lineup) for lineup in meetings(ladder)} == {frozenset("ab"), frozenset("bc"), frozenset("cd")}
    whole = list(by_seed(schedule(ladder)).values())[:-1]
    for games in whole:
        assert is_even(game.seats for game in games)


def test_an_edited_component_file_is_another_plan(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also the game's own file: otherwise games from before the edit would count."""
    before = plan(2, 2, 4)
    known = before.digest()
    edited = tmp_path / "components.toml"
    edited.write_text("# edited\n")
    monkeypatch.setattr(type(load_game("cave-in")), "component_file", edited)
    assert before.digest() != known
