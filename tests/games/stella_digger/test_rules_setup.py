"""Sections 0 to 2: conventions, components and set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove
from starlode.games.stella_digger.components import Price, load
from starlode.match import Match
from tests.games.stella_digger.table import (
    asked,
    crystals,
    face_up,
    happened,
    options_of,
    passes,
    phase,
    play,
    seat,
    table,
    total,
    truth,
)

COLOURS = ["red", "blue", "green", "purple"]


def fresh(seed: int = 1, **options: Any) -> Match:
    return Match("stella-digger", seed=seed, **options)


def drafted(seed: int = 1, **options: Any) -> Match:
    match = fresh(seed, **options)
    while phase(match) in ("start-tile", "draft"):
        match.play(match.legal()[0])
    return match


# ---- 0 conventions ----


@pytest.mark.clause("SD-0.1", "SD-11.1")
def test_a_point_is_100_million() -> None:
    assert total(table({"chips_300": 1})) == 3
    assert total(table({"chips_100": 1})) == 1


@pytest.mark.clause("SD-0.2", "SD-0.4", "SD-4.1")
def test_turn_order_goes_clockwise_from_the_start_player() -> None:
    match = table(start_player=2, seat=2)
    order = []
    for _ in range(4):
        order.append(match.acting[0])
        match.play("pass")
    assert order == [2, 3, 0, 1]


@pytest.mark.clause("SD-0.4", "SD-12.8")
def test_eliminated_players_are_skipped() -> None:
    match = table({}, {"eliminated": True, "tears": 4}, options={"advanced": True})
    order = []
    for _ in range(3):
        order.append(match.acting[0])
        match.play("pass")
    assert order == [0, 2, 3]


@pytest.mark.clause("SD-0.3", "SD-2.12", "SD-2.14")
def test_the_holder_of_the_foreman_marker_begins() -> None:
    for first in range(4):
        match = fresh(first_foreman=first)
        assert truth(match)["start_player"] == first
        assert asked(match) == ("start-tile", first)


@pytest.mark.clause("SD-0.5", "SD-7.10")
@pytest.mark.parametrize(("start", "winner"), [(0, 1), (2, 3), (3, 3)])
def test_the_closest_to_the_start_player_has_priority(start: int, winner: int) -> None:
    match = table({}, {"hand": ["red-2"]}, {}, {"hand": ["red-2"]}, start_player=start, seat=start)
    for _ in range(4):
        match.play("mine" if match.acting[0] in (1, 3) else "pass")
    assert f"Player {winner} wins" in "\n".join(match.spectator.log())


@pytest.mark.clause("SD-0.6", "SD-7.14")
def test_gold_is_no_colour() -> None:
    match = table(
        {"crystals": {"red": 2}, "hand": ["red-1"]},
        passages=["b1", "c1", "d1", "d2"],
        marker="d3",
        up={"d3": "gold-grey-2a"},
    )
    play(match, "mine", "pass", "pass", "pass")
    assert match.legal() == [f"take {colour}" for colour in COLOURS]


@pytest.mark.clause("SD-0.7", "SD-4.30")
@pytest.mark.parametrize(("way", "aimed"), [("N", "c3"), ("E", "d2"), ("S", "c1"), ("W", "b2")])
def test_directions(way: str, aimed: str) -> None:
    builder = {"large_drills": ["large-drill-red-1"], "crystals": {"red": 2}}
    match = table(builder, passages=["b1", "c1", "c2", "b2", "d2", "c3"], marker="d1", entry="c1")
    play(match, "large-drill", "on c2", f"aim {way}")
    assert [name for place, name in enumerate(load().place_ids) if match.state.aimed[place]] == [aimed]


@pytest.mark.clause("SD-0.8", "SD-3.5")
def test_diagonals_do_not_count() -> None:
    match = table(passages=["b1"], marker="b1", phase="target")
    assert "c2" not in face_up(match)
    assert options_of(match, "target") == ["a2", "b2", "c1"]


@pytest.mark.clause("SD-0.9", "SD-7.13", "SD-9.3")
def test_reading_order_is_row_by_row_from_the_bottom_left() -> None:
    names = load().place_ids
    assert names[:8] == ("a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2")
    assert names[-3:] == ("f6", "g6", "h6")


@pytest.mark.lots
@pytest.mark.clause("SD-0.10", "SD-2.3", "SD-2.9", "SD-2.12")
def test_lots_are_fair() -> None:
    """Over many set-ups every tile, token and seat comes up about as often as any other."""
    first, corner, tokens = Counter[int](), Counter[str](), Counter[str]()
    for seed in range(240):
        position = truth(fresh(seed, players=4))
        first[position["start_player"]] += 1
        corner[position["map"]["face_up"]["a2"]] += 1
        tokens.update(position["seats"][0]["large_drills"])
    assert set(first) == {0, 1, 2, 3}
    assert all(35 <= count <= 85 for count in first.values())
    assert len(corner) == 12
    assert all(5 <= count <= 40 for count in corner.values())
    assert len(tokens) == 12
    assert all(35 <= count <= 90 for count in tokens.values())


@pytest.mark.clause("SD-0.11")
def test_a_single_option_is_not_asked() -> None:
    match = play(table({"crystals": {"red": 2}}), "exchange")
    assert phase(match) == "take"  # red was the only colour to give
    asked_too = play(table({"crystals": {"red": 2}}, options={"auto_resolve": False}), "exchange")
    assert asked_too.legal() == ["give red"]


@pytest.mark.clause("SD-0.12", "SD-2.1", "SD-2.2")
def test_the_common_area_holds_what_nobody_has() -> None:
    view = fresh().spectator.view()
    assert view["stock"] == dict.fromkeys(COLOURS, 8)
    assert len(view["gadgets"]) == 16
    match = table({"crystals": {"red": 3}, "gadgets": ["super-drill-red"]})
    assert truth(match)["stock"]["red"] == 5
    assert "super-drill-red" not in match.spectator.view()["gadgets"]


# ---- 1 components ----


@pytest.mark.clause("SD-1.1")
def test_every_seat_has_a_section_of_its_own() -> None:
    match = table({"section": ["white-blue-1a"]}, {"section": ["white-blue-1b"]})
    assert [seat(match, number)["section"] for number in range(2)] == [["white-blue-1a"], ["white-blue-1b"]]


@pytest.mark.clause("SD-1.2", "SD-1.3")
def test_three_copies_of_each_colour_and_number() -> None:
    cards = load().drill_cards
    assert [(card.colour, card.number) for card in cards] == [(c, n) for c in COLOURS for n in (1, 2, 3, 4)]
    assert sum(card.copies for card in cards) == 48


@pytest.mark.clause("SD-1.4")
def test_single_cards_have_ids() -> None:
    ids = load().copy_ids
    assert len(ids) == 48
    assert load().card_ids[ids["drill-red-4-b"]] == "red-4"
    match = play(table({"hand": ["drill-red-4-b", "drill-blue-1-a"]}), "mine", "play drill-red-4-c")
    assert seat(match)["field"] == ["red-4"]


@pytest.mark.clause("SD-1.5", "SD-2.8", "SD-14.3")
def test_backs_show_colours_but_no_numbers() -> None:
    deck = fresh().view(0)["decks"]["deck-1"]
    assert set(deck) == {"count", "colours", "top"}
    assert sum(deck["colours"].values()) == deck["count"] == 16
    assert deck["top"] in COLOURS
    assert set(fresh(drill_backs="plain").view(0)["decks"]["deck-1"]) == {"count"}


@pytest.mark.clause("SD-1.6", "SD-1.7", "SD-1.8", "SD-1.10", "SD-1.11", "SD-1.12")
def test_the_map() -> None:
    asteroid = load().asteroid
    assert (asteroid.columns, len(asteroid.rows)) == (tuple("abcdefgh"), 6)
    assert asteroid.names[asteroid.start] == "a1"
    zones = Counter(square.zone for square in asteroid.squares)
    assert zones == {"white": 12, "grey": 13, "black": 10, None: 1}
    assert [square.name for square in asteroid.squares if square.framed] == ["g6", "h6"]
    assert asteroid.bays == {"deck-1": "c4", "deck-2": "d4", "deck-3": "e4"}
    assert {name for name in ("b3", "d5", "f2") if asteroid.cell(name) == "####"} == {"b3", "d5", "f2"}
    outside = ("a5", "a6", "b6", "g1", "h1", "h2")
    assert all(asteroid.cell(name) == "...." for name in outside)


@pytest.mark.clause("SD-1.8")
def test_printed_numbers() -> None:
    numbers = {square.name: square.number for square in load().asteroid.squares if square.zone}
    three = {name for name, number in numbers.items() if number == 3}
    assert three == {"e5", "f1", "g2", "f6", "g5", "g6", "h3", "h5", "h6"}
    assert {name for name, number in numbers.items() if number == 1} == {
        *("a2", "a3", "a4", "b1", "b2", "b4", "c1", "c2", "c3", "d1", "d2", "e1", "b5", "d3", "e2")
    }


@pytest.mark.clause("SD-1.9", "SD-1.16", "SD-2.4")
def test_tiles_lie_on_squares_of_their_back() -> None:
    squares = {square.name: square.zone for square in load().asteroid.squares}
    backs = {tile.id: tile.back for tile in load().tiles}
    ground = truth(fresh())["map"]
    for square, tile in (ground["face_up"] | ground["face_down"]).items():
        assert backs[tile] == squares[square]
    assert fresh().spectator.view()["map"]["face_down"]["h6"] == "black"


@pytest.mark.clause("SD-1.13")
def test_walls_bays_and_outside_are_no_squares() -> None:
    match = table(
        {"large_drills": ["large-drill-red-1"], "crystals": {"red": 2}},
        passages=["b1", "c1", "c2", "c3"],
        marker="d1",
        entry="c1",
    )
    play(match, "large-drill", "on c3")
    assert truth(match)["map"]["large_drills"]["c3"]["aim"] == "S"  # N is a deck bay, W a wall, E carries a tile
    for name in ("b3", "c4", "h1"):
        assert name not in load().place_ids


@pytest.mark.clause("SD-1.14")
def test_start_is_entered_but_carries_and_scores_nothing() -> None:
    builder = {"large_drills": ["large-drill-red-1"], "crystals": {"red": 2}}
    match = play(table(builder, passages=["b1", "c1"], marker="c2", entry="c1"), "large-drill")
    assert options_of(match, "on") == ["b1", "c1"]
    play(match, "on b1")
    assert truth(match)["map"]["large_drills"]["b1"]["aim"] == "E"  # never W, at START
    walking = table(passages=["b1"], marker="b1", phase="target")
    walking.play("target a2")
    assert truth(walking)["entry"] == "a1"


@pytest.mark.clause("SD-1.15", "SD-9.35")
def test_every_square_can_be_reached() -> None:
    asteroid = load().asteroid
    reached, waiting = {asteroid.start}, [asteroid.start]
    while waiting:
        place = waiting.pop()
        new = {asteroid.neighbour(place, way) for way in range(4)} - reached - {-1}
        reached |= new
        waiting += new
    assert reached == set(range(36))


@pytest.mark.clause("SD-1.17", "SD-1.18", "SD-1.19", "SD-1.20", "SD-1.21")
def test_what_tiles_show() -> None:
    tiles = {tile.id: tile for tile in load().tiles}
    kinds = Counter(tile.kind for tile in tiles.values())
    assert kinds == {"ordinary": 24, "gold": 4, "connected": 4, "monster": 3}
    assert (tiles["grey-red-2a"].colour, tiles["grey-red-2a"].crystals) == ("red", 2)
    assert (tiles["gold-grey-2a"].colour, tiles["gold-grey-2a"].crystals) == (None, 2)
    assert [tile.arrow for tile in tiles.values() if tile.kind == "connected"] == ["N", "E", "S", "W"]
    stalker = tiles["monster-stalker"]
    assert (stalker.power, stalker.damage, stalker.points) == (2, 2, 3)


@pytest.mark.clause("SD-1.22")
def test_white_tiles_are_ordinary() -> None:
    assert {tile.kind for tile in load().tiles if tile.back == "white"} == {"ordinary"}


@pytest.mark.clause("SD-1.23", "SD-1.25")
def test_one_gadget_for_each_type_and_colour() -> None:
    kinds = ("super-drill", "enhanced-power", "refining-capsule", "support-drone")
    assert load().gadget_ids == tuple(f"{kind}-{colour}" for kind in kinds for colour in COLOURS)
    assert total(table({"gadgets": ["support-drone-red", "super-drill-red"]})) == 5  # the drone's colour counts


@pytest.mark.clause("SD-1.24")
def test_own_colour_may_pay_the_any_part() -> None:
    match = play(table({"crystals": {"red": 3}}), "gadget", "buy super-drill-red")
    assert seat(match)["gadgets"] == ["super-drill-red"]
    assert crystals(match) == {}


@pytest.mark.clause("SD-1.26", "SD-1.27", "SD-1.28")
def test_large_drill_costs() -> None:
    costs = {drill.id: drill.price for drill in load().large_drills}
    assert costs["large-drill-red-1"] == Price(red=2)
    assert costs["large-drill-purple-2"] == Price(red=1, purple=1)
    assert costs["large-drill-green-3"] == Price(green=1, any=2)
    assert len(costs) == 12
    placed = {"b1": {"token": "large-drill-red-1", "aim": "E", "seat": 0}}
    assert total(table(passages=["b1", "c1"], marker="c2", entry="c1", large_drills=placed)) == 0


@pytest.mark.clause("SD-1.29")
def test_one_accident_for_each_colour() -> None:
    assert load().accident_ids == tuple(f"accident-{colour}" for colour in COLOURS)


@pytest.mark.clause("SD-1.30")
@pytest.mark.parametrize(("condition", "hit"), [("two-or-more", False), ("any", True)])
def test_the_accident_condition_is_an_option(condition: str, hit: bool) -> None:
    alarm = {"safety": "accident-blue", "alarm": ["accident-red"]}
    match = table({"hand": ["red-4"]}, accidents=alarm, options={"accident_condition": condition})
    passes(match, 4)
    assert ("accident" in happened(match)) is hit


@pytest.mark.clause("SD-1.30", "SD-6.15")
def test_field_and_hand_count_together() -> None:
    alarm = {"safety": "accident-blue", "alarm": ["accident-red"]}
    match = table({"hand": ["red-4", "red-1"]}, accidents=alarm)
    play(match, "mine red-4", "pass", "pass", "pass")
    assert "accident" in happened(match)


@pytest.mark.clause("SD-1.31", "SD-1.32", "SD-1.33")
def test_limits() -> None:
    view = table({}, {"gadgets": ["support-drone-red"]}).spectator.view()
    limits = [(zones["hand_limit"], zones["crystal_limit"]) for zones in view["seats"]]
    assert limits[:2] == [(4, 6), (5, 7)]


# ---- 2 set-up ----


@pytest.mark.clause("SD-2.1", "SD-2.5", "SD-2.7")
def test_the_table_is_laid() -> None:
    match = fresh()
    ground = truth(match)["map"]
    assert truth(match)["chips"] == {"board": 20, "gone": 0}
    assert len(ground["face_up"]) + len(ground["face_down"]) == 35
    assert "a1" not in ground["face_up"] | ground["face_down"]
    assert [len(deck["cards"]) for deck in truth(match)["decks"].values()] == [16, 16, 16]
    assert all(not any(zones["crystals"].values()) for zones in truth(match)["seats"])


@pytest.mark.clause("SD-2.6", "SD-6.1", "SD-6.2")
def test_one_accident_is_safe_and_three_threaten() -> None:
    assert fresh().view(0)["accidents"] == {
        "safety": truth(fresh())["accidents"]["safety"],
        "spent": [],
        "danger": 3,
        "alarm": 0,
    }


@pytest.mark.clause("SD-2.9", "SD-2.10")
@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 4), (4, 3)])
def test_large_drills_dealt(players: int, each: int) -> None:
    seats = truth(fresh(players=players))["seats"]
    dealt = [token for zones in seats for token in zones["large_drills"]]
    assert [len(zones["large_drills"]) for zones in seats] == [each] * players
    assert len(set(dealt)) == players * each


@pytest.mark.clause("SD-2.11")
def test_everybody_can_look_up_what_is_asked() -> None:
    match = fresh()
    assert match.prompt(match.acting[0]) == "Choose the first target: the tile above START or the one to its right."
    assert match.view(match.acting[0])["legal"] == ["target b1", "target a2"]


@pytest.mark.clause("SD-2.13")
def test_the_first_two_tiles_are_face_up() -> None:
    assert set(face_up(fresh())) == {"a2", "b1"}


@pytest.mark.clause("SD-2.14", "SD-2.15")
def test_the_first_target_is_entered_from_start() -> None:
    match = fresh()
    with pytest.raises(IllegalMove, match="not next to START"):
        match.play("target c1")
    match.play("target b1")
    assert (truth(match)["marker"], truth(match)["entry"]) == ("b1", "a1")


@pytest.mark.clause("SD-2.16", "SD-2.17")
def test_each_drafted_card_is_seen_by_its_owner_at_once() -> None:
    match = fresh(first_foreman=0)
    play(match, "target b1", "draw deck-2")
    (card,) = seat(match)["hand"]
    colour, number = card.split("-")
    assert match.seat(0).log(2)[-1] == f"Player 0 draws a {colour} {number} from the second deck."
    assert match.seat(1).log(2)[-1] == f"Player 0 draws a {colour} card from the second deck."
    assert asked(match) == ("draft", 1)


@pytest.mark.clause("SD-2.19", "SD-3.1")
def test_round_one_begins_with_actions() -> None:
    match = drafted()
    assert asked(match) == ("action", truth(match)["start_player"])
    assert truth(match)["round"] == 1
    assert all(len(zones["hand"]) == 4 for zones in truth(match)["seats"])
