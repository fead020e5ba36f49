"""Sections 10 to 12 and 18: the end of the game, scoring, the advanced rules and bounds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starlode.match import Match
from tests.games.stella_digger.table import (
    SQUARES,
    asked,
    crystals,
    face_up,
    happened,
    passes,
    phase,
    play,
    points,
    seat,
    table,
    total,
    truth,
)

FRAMES = ["b1", "c1", "d1", "d2", "d3", "e3", "f3", "g3", "g4", "g5"]
ADVANCED: dict[str, Any] = {"options": {"advanced": True}}


def over(*seats: dict[str, Any], **rest: Any) -> Match:
    """A finished game."""
    return table(*seats, passages=SQUARES, phase="over", marker="b1", **{"ending": "nothing-left", **rest})


# ---- 10 ----


@pytest.mark.clause("SD-10.1", "SD-10.3")
def test_the_last_chip_ends_the_game_by_a_blockade() -> None:
    match = passes(table({"chips_300": 19}), 4)
    assert truth(match)["ending"] == "chips"
    assert "reveal" not in happened(match)


@pytest.mark.clause("SD-10.1", "SD-10.2")
def test_the_last_chip_ends_the_game_after_the_whole_check() -> None:
    match = table(
        {"hand": ["red-3"], "section": ["white-blue-1a"], "chips_300": 19}, {}, {"section": ["white-blue-1b"]}
    )
    play(match, "mine", "pass", "pass", "pass")
    assert truth(match)["ending"] == "chips"
    assert seat(match, 2)["chips_100"] == 1


@pytest.mark.clause("SD-10.3")
def test_a_large_drill_can_end_the_game_at_once() -> None:
    builder = {"large_drills": ["large-drill-red-1"], "crystals": {"red": 2}, "chips_100": 2}
    match = table({"hand": ["red-4"], "chips_300": 19}, builder, passages=["b1", "c1"], marker="c2", entry="c1")
    play(match, "mine", "large-drill", "on b1")
    assert match.over
    assert seat(match)["field"] == ["red-4"]  # not compared
    assert "winner" not in happened(match)


@pytest.mark.clause("SD-10.4", "SD-10.5")
@pytest.mark.parametrize(("h6", "ends"), [("passage", True), ("tile", False), ("blockaded", False)])
def test_the_frames_end_the_game_when_both_are_clear(h6: str, ends: bool) -> None:
    rest: dict[str, Any] = {} if h6 == "passage" else {"up": {"g6": "black-red-3", "h6": "black-blue-3"}}
    if h6 == "blockaded":
        rest["blockaded"] = ["h6"]
    match = table(
        {"hand": ["red-3"], "section": ["white-blue-1a"]},
        passages=[*FRAMES, "h6"] if h6 == "passage" else [*FRAMES, "h5"],
        marker="g6",
        entry="g5",
        **{"up": {"g6": "black-red-3"}, **rest},
    )
    play(match, "mine", "pass", "pass", "pass")
    assert match.over is ends


@pytest.mark.clause("SD-10.4")
def test_without_a_performance_check_clear_frames_do_not_end_the_game() -> None:
    match = table({"hand": ["red-3"]}, passages=[*FRAMES, "h6"], marker="g6", entry="g5", up={"g6": "black-red-3"})
    play(match, "mine", "pass", "pass", "pass")
    assert not match.over


@pytest.mark.clause("SD-10.6")
def test_the_game_ends_when_nothing_can_be_mined() -> None:
    """The last tile of the map is mined."""
    data = table({"hand": ["red-3"]}).position()
    data["position"]["map"] = {"face_up": {"c1": "white-red-1a"}}
    data["position"].pop("removed")
    match = play(Match.from_position(data), "mine", "pass", "pass", "pass")
    assert truth(match)["ending"] == "nothing-left"
    assert match.outcome is not None
    assert match.outcome.reason == "No tile is left that could be mined."


@pytest.mark.clause("SD-10.6", "SD-18.5")
def test_without_breakthroughs_two_rounds_of_passing_end_the_game() -> None:
    match = passes(table(passages=[], marker="a2", options={"breakthrough": False}), 8)
    assert (match.over, truth(match)["round"]) == (True, 2)


@pytest.mark.clause("SD-10.7", "SD-12.9")
def test_the_last_survivor_ends_the_game_whatever_the_points() -> None:
    pair = {"hand": ["green-1", "green-2"]}
    match = table(
        {**pair, "tears": 1, "chips_300": 5},
        pair,
        players=2,
        accidents={"safety": "accident-red", "alarm": ["accident-green"]},
        **ADVANCED,
    )
    play(match, "pass", "pass", "discard green-1", "discard green-1")
    assert truth(match)["ending"] == "survivor"
    assert match.outcome is not None
    assert match.outcome.winners == [1]


@pytest.mark.clause("SD-10.8", "SD-10.9")
def test_tiles_in_sections_and_cards_score_nothing_at_the_end() -> None:
    match = over({"section": ["white-blue-1a"], "hand": ["red-4"]})
    assert total(match) == 0


# ---- 11 ----


@pytest.mark.clause("SD-11.1")
def test_chips_score() -> None:
    assert points(over({"chips_300": 2, "chips_100": 1}))["Chips"] == 7


@pytest.mark.clause("SD-11.2")
def test_monsters_score_their_points() -> None:
    assert points(over({"monsters": ["monster-grub", "monster-titan"]}))["Monsters"] == 6


@pytest.mark.clause("SD-11.3", "SD-11.4")
@pytest.mark.parametrize(("count", "bonus"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_gadgets_score_and_sets_of_a_colour_more(count: int, bonus: int) -> None:
    kinds = ("super-drill", "enhanced-power", "refining-capsule", "support-drone")
    match = over({"gadgets": [*(f"{kind}-red" for kind in kinds[:count]), "super-drill-blue"]})
    assert points(match)["Gadgets"] == 2 * (count + 1)
    assert points(match)["Gadgets of one colour"] == bonus


@pytest.mark.clause("SD-11.5")
def test_only_pairs_of_one_colour_score() -> None:
    assert points(over({"crystals": {"red": 3, "blue": 1, "green": 2}}))["Crystal pairs"] == 2


@pytest.mark.clause("SD-11.6", "SD-11.7")
def test_unplaced_drills_cost_points_and_a_total_may_be_negative() -> None:
    assert total(over({"large_drills": ["large-drill-red-1", "large-drill-red-2"]})) == -2


@pytest.mark.clause("SD-11.8")
def test_the_highest_total_wins() -> None:
    outcome = over({"chips_100": 1}, {"chips_100": 2}).outcome
    assert outcome is not None
    assert [result.rank for result in outcome.results] == [2, 1, 3, 3]


@pytest.mark.clause("SD-11.9")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ({"chips_100": 2}, {"crystals": {"red": 4}}, [0]),  # chips
        ({"gadgets": ["super-drill-red"]}, {"monsters": ["monster-grub"]}, [0]),  # gadgets
        ({"crystals": {"red": 4}}, {"monsters": ["monster-grub"]}, [1]),  # monsters
        ({"crystals": {"red": 4}}, {"crystals": {"blue": 4}}, [0, 1]),  # shared
    ],
)
def test_ties(first: dict[str, Any], second: dict[str, Any], winners: list[int]) -> None:
    outcome = over(first, second).outcome
    assert outcome is not None
    assert outcome.winners == winners


@pytest.mark.clause("SD-11.9")
def test_chips_are_compared_by_value() -> None:
    """One big chip is worth more than two small ones."""
    outcome = over({"chips_300": 1}, {"chips_100": 2, "crystals": {"red": 2}}).outcome
    assert outcome is not None
    assert outcome.winners == [0]


# ---- 12 ----

GREEN = {"safety": "accident-red", "alarm": ["accident-green"]}
PAIR = {"hand": ["green-1", "green-2"]}


@pytest.mark.clause("SD-12.1", "SD-12.3")
def test_an_accident_brings_a_tear_after_all_its_discards() -> None:
    match = passes(table(PAIR, PAIR, accidents=GREEN, **ADVANCED), 4)
    play(match, "discard green-1")
    assert seat(match)["tears"] == 0
    play(match, "discard green-1")
    assert [seat(match, number)["tears"] for number in range(4)] == [1, 1, 0, 0]


@pytest.mark.clause("SD-12.1")
def test_the_basic_rules_know_no_tears() -> None:
    match = play(passes(table(PAIR, accidents=GREEN), 4), "discard green-1")
    assert seat(match)["tears"] == 0


def grub(*seats: dict[str, Any], **rest: Any) -> Match:
    position = {"phase": "fight", "marker": "e1", "decision": {"monster": "f1"}, **ADVANCED, **rest}
    return table(*seats, passages=["b1", "c1", "d1", "e1"], up={"f1": "monster-grub"}, **position)


@pytest.mark.clause("SD-12.2", "SD-12.3")
def test_a_lost_fight_brings_a_tear_after_the_foreman_marker() -> None:
    match = play(grub({"hand": ["red-1"]}, {"hand": ["red-3"]}), "play red-1", "play red-3")
    assert [seat(match, number)["tears"] for number in range(4)] == [1, 0, 1, 1]
    kinds = happened(match)
    assert kinds.index("foreman") < kinds.index("tear")


@pytest.mark.clause("SD-12.4")
@pytest.mark.parametrize(("players", "tears"), [(2, 1), (3, 2), (4, 3)])
def test_as_many_tears_as_players_eliminate(players: int, tears: int) -> None:
    seats: list[dict[str, Any]] = [
        {"hand": ["red-3"]},
        {"tears": tears},
        *({"hand": ["red-3"]} for _ in range(players - 2)),
    ]
    match = grub(*seats, players=players)
    while phase(match) == "fight":
        match.play("play red-3")
    assert seat(match, 1)["eliminated"]


@pytest.mark.clause("SD-12.4")
def test_the_limit_does_not_sink_when_players_leave() -> None:
    match = grub({"hand": ["red-3"]}, {"tears": 2}, {"hand": ["red-3"]}, {"tears": 4, "eliminated": True})
    play(match, "play red-3", "play red-3")
    assert (seat(match, 1)["tears"], seat(match, 1)["eliminated"]) == (3, False)


@pytest.mark.clause("SD-12.5", "SD-12.6", "SD-12.7")
def test_what_becomes_of_the_things_of_an_eliminated_player() -> None:
    leaving = {
        "tears": 3,
        "hand": ["blue-1"],
        "discard": [],
        "crystals": {"red": 2},
        "gadgets": ["support-drone-red"],
        "large_drills": ["large-drill-red-1"],
        "chips_300": 2,
        "chips_100": 1,
        "section": ["white-blue-1a"],
        "monsters": ["monster-titan"],
    }
    drills = {"b1": {"token": "large-drill-red-2", "aim": "E", "seat": 1}}
    match = grub({"hand": ["red-3"], "discard": []}, leaving, large_drills=drills)
    play(match, "play red-3", "none")
    gone = seat(match, 1)
    assert gone["eliminated"]
    assert gone["discard"] == ["blue-1"]
    assert (gone["hand"], gone["gadgets"], gone["large_drills"], crystals(match, 1)) == ([], [], [], {})
    assert truth(match)["stock"]["red"] == 8
    assert truth(match)["map"]["large_drills"] == drills  # placed drills stay as they are
    assert "support-drone-red" in match.spectator.view()["gadgets"]
    assert truth(match)["chips"] == {"board": 18, "gone": 2}  # they do not return to the board
    assert {"white-blue-1a", "monster-titan"} <= set(truth(match)["removed"])
    assert total(match, 1) == 0


@pytest.mark.clause("SD-12.8")
def test_the_foreman_marker_passes_to_the_next_who_remains() -> None:
    accidents = {"safety": "accident-red", "alarm": ["accident-green"]}
    match = table({**PAIR, "tears": 3}, {"tears": 4, "eliminated": True}, accidents=accidents, **ADVANCED)
    passes(match, 3)
    play(match, "discard green-1")
    assert seat(match)["eliminated"]
    assert truth(match)["start_player"] == 2


@pytest.mark.clause("SD-12.10")
def test_several_leave_together() -> None:
    match = grub({"hand": ["red-3"]}, {"tears": 3}, {"tears": 3}, {})
    play(match, "play red-3")
    assert [seat(match, number)["eliminated"] for number in range(4)] == [False, True, True, False]
    assert not match.over


@pytest.mark.clause("SD-12.3", "SD-12.10")
def test_tears_of_an_accident_wait_for_all_its_discards() -> None:
    """Nobody is asked: if the first discard were followed by its tear, the second player would win."""
    match = table(
        {"hand": ["green-1"], "tears": 1},
        {"hand": ["green-2"], "tears": 1},
        players=2,
        options={"advanced": True, "accident_condition": "any"},
        accidents={"safety": "accident-red", "alarm": ["accident-green"]},
    )
    play(match, "pass", "pass")
    assert truth(match)["ending"] == "survivor"
    assert [seat(match, number)["eliminated"] for number in range(2)] == [False, True]


@pytest.mark.clause("SD-12.11")
def test_eliminated_players_cannot_win() -> None:
    match = over({"large_drills": ["large-drill-red-1"]}, {"eliminated": True, "tears": 4}, **ADVANCED)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == [2, 3]
    assert [result.rank for result in outcome.results] == [3, 4, 1, 1]  # 0 points do not help the eliminated


# ---- 18 ----


def random_game(seed: int, **options: Any) -> Match:
    """A random game, played to its end."""
    match, chance = Match("stella-digger", seed=seed, **options), Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


@pytest.mark.clause("SD-18.1")
def test_the_longest_action_is_a_refill() -> None:
    """Four drones, eight cards: eight discards, then eight draws."""
    drones = [f"support-drone-{colour}" for colour in ("red", "blue", "green", "purple")]
    hand = ["red-1", "red-2", "red-3", "red-4", "blue-1", "blue-2", "blue-3", "blue-4"]
    match = play(table({"hand": hand, "gadgets": drones}), "refill")
    moves = 0
    while asked(match)[1] == 0:
        match.play(match.legal()[-1])
        moves += 1
    assert moves == 16


@pytest.mark.clause("SD-18.2")
def test_every_round_takes_or_closes_a_tile() -> None:
    match, chance = Match("stella-digger", seed=3, players=3), Random(3)
    open_tiles, number = 35, 1
    while not match.over:
        match.play(chance.choice(match.legal()))
        if match.over or truth(match)["round"] == number:
            continue
        number = truth(match)["round"]
        ground = truth(match)["map"]
        left = len(ground["face_up"]) + len(ground["face_down"]) - len(ground["blockaded"])
        assert left < open_tiles
        open_tiles = left


@pytest.mark.lots
@pytest.mark.clause("SD-18.3")
@pytest.mark.parametrize("seed", range(6))
def test_a_game_has_at_most_32_rounds(seed: int) -> None:
    match = random_game(seed, players=2 + seed % 3)
    assert truth(match)["round"] <= 32


@pytest.mark.clause("SD-18.4", "SD-18.5")
@pytest.mark.parametrize("stock", [12, 20])
def test_passing_forever_ends_the_game_with_the_last_chip(stock: int) -> None:
    match = table(passages=[], marker="a2", options={"chip_stock": stock})
    while not match.over:
        match.play("pass" if "pass" in match.legal() else match.legal()[0])
    assert (truth(match)["ending"], truth(match)["round"]) == ("chips", stock)


@pytest.mark.lots
@pytest.mark.clause("SD-18.6")
def test_constant_sums() -> None:
    match = random_game(11, players=4, advanced=True)
    for ply in range(0, match.ply + 1, 5):
        state = match.at(ply).state
        assert match.game.faults(match.config, state) == []
        assert (state.stock + state.crystals.sum(0)).tolist() == [8, 8, 8, 8]
        field = int((state.field != -1).sum())
        assert int(state.deck.sum()) + int(state.hand.sum()) + int(state.discards.sum()) + field == 48
        assert int(state.chips_left + state.chips_gone + state.big.sum() + state.blocked.sum()) == 20
    assert len(face_up(match)) <= 35
