"""Section 4: the six actions."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove
from starlode.match import Match
from tests.games.stella_digger.table import (
    asked,
    crystals,
    happened,
    options_of,
    passes,
    phase,
    play,
    seat,
    table,
    truth,
)

BUILDER: dict[str, Any] = {"large_drills": ["large-drill-red-1"], "crystals": {"red": 2}}


def building(*passages: str, builder: dict[str, Any] | None = None, **rest: Any) -> Match:
    """Seat 0 sets up a Large Drill; the target is c2, entered from c1."""
    match = table(builder or BUILDER, passages=["b1", "c1", *passages], marker="c2", entry="c1", **rest)
    return play(match, "large-drill")


# ---- in general ----


@pytest.mark.clause("SD-4.1", "SD-4.4")
def test_one_action_each_carried_out_completely() -> None:
    match = table({"hand": ["red-1"]}, {"crystals": {"blue": 2}})
    play(match, "mine")
    assert asked(match) == ("action", 1)
    play(match, "exchange")
    assert asked(match) == ("take", 1)
    play(match, "take red")
    assert asked(match) == ("action", 2)


@pytest.mark.clause("SD-4.2", "SD-4.3")
def test_the_six_actions_are_offered_if_they_can_be_completed() -> None:
    everything = table(
        {"hand": ["red-1"], "crystals": {"red": 3}, "large_drills": ["large-drill-red-1"]},
        passages=["b1", "c1"],
        marker="c2",
        entry="c1",
    )
    assert everything.legal() == ["mine", "refill", "gadget", "large-drill", "exchange", "pass"]
    assert table({}).legal() == ["refill", "pass"]
    nowhere = table({"crystals": {"red": 2}, "large_drills": ["large-drill-red-1"]})
    assert "large-drill" not in nowhere.legal()  # only b1 is free, and nothing to point at


@pytest.mark.clause("SD-4.3")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("mine", "no card in hand"),
        ("gadget", "cannot pay for any gadget"),
        ("large-drill", "cannot pay for any of your Large Drills"),
        ("exchange", "not have 2 crystals of one colour"),
    ],
)
def test_what_cannot_be_completed_is_refused(move: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        table({}).play(move)


# ---- Mining ----


@pytest.mark.clause("SD-4.5", "SD-4.6", "SD-4.10")
def test_mining_puts_a_hand_card_on_the_field() -> None:
    match = table({"hand": ["red-1", "blue-2"]})
    play(match, "mine")
    assert match.legal() == ["play red-1", "play blue-2"]
    with pytest.raises(IllegalMove, match="no green 1 in hand"):
        match.play("play green-1")
    play(match, "play blue-2")
    assert (seat(match)["hand"], seat(match)["field"]) == (["red-1"], ["blue-2"])


@pytest.mark.clause("SD-4.7", "SD-4.8")
def test_any_card_may_be_played_and_has_its_printed_colour() -> None:
    match = play(table({"hand": ["red-4", "green-1"]}), "mine green-1")
    assert seat(match)["field_colour"] == "green"


@pytest.mark.clause("SD-4.9")
def test_enhanced_power_adds_a_card_at_the_same_time() -> None:
    match = table({"hand": ["red-2", "red-3"], "gadgets": ["enhanced-power-red"]})
    play(match, "mine red-2", "add red-3")
    assert seat(match)["field"] == ["red-2", "red-3"]
    assert asked(match) == ("action", 1)


# ---- Hand Refill ----


@pytest.mark.clause("SD-4.11", "SD-4.12")
def test_any_number_of_cards_is_discarded_face_up() -> None:
    hand = ["red-1", "red-2", "blue-3"]
    match = play(table({"discard": []}, {"hand": hand}, start_player=1), "refill")
    assert "stop" in match.legal()
    play(match, "discard red-1", "discard blue-3")
    assert match.view(3)["seats"][1]["discard"] == ["red-1", "blue-3"]
    play(match, "discard red-2")
    assert phase(match) == "draw"  # nothing left to discard


@pytest.mark.clause("SD-4.13")
def test_drawing_fewer_is_not_allowed() -> None:
    match = play(table({"hand": ["red-1"]}), "refill", "stop")
    for _ in range(3):
        assert all(move.startswith("draw ") for move in match.legal())
        match.play("draw deck-1")
    assert asked(match) == ("action", 1)


@pytest.mark.clause("SD-4.14", "SD-6.3")
def test_each_card_comes_from_a_deck_of_choice_that_is_not_empty() -> None:
    match = play(table({}, decks={"deck-1": 0, "deck-2": 16, "deck-3": 16}), "refill")
    assert options_of(match, "draw") == ["deck-2", "deck-3"]
    with pytest.raises(IllegalMove, match="The first deck is empty"):
        match.play("draw deck-1")
    play(match, "draw deck-2")
    assert len(seat(match)["hand"]) == 1  # seen before the next one is chosen
    play(match, "draw deck-3", "draw deck-2", "draw deck-3")
    counts = [len(deck["cards"]) for deck in truth(match)["decks"].values()]
    assert counts == [0, 14, 14]


@pytest.mark.clause("SD-4.15")
def test_a_full_hand_cannot_refill_without_a_discard() -> None:
    match = play(table({"hand": ["red-1", "red-2", "red-3", "red-4"]}), "refill")
    with pytest.raises(IllegalMove, match="discard first"):
        match.play("stop")


@pytest.mark.clause("SD-4.16", "SD-6.4")
def test_an_emptied_deck_is_dealt_with_before_the_next_draw() -> None:
    match = play(table({}, decks={"deck-1": 1, "deck-2": 16, "deck-3": 16}), "refill", "draw deck-1")
    assert len(truth(match)["accidents"]["alarm"]) == 1
    assert phase(match) == "draw"


@pytest.mark.clause("SD-4.17", "SD-6.7")
def test_cards_discarded_just_now_are_rebuilt_too() -> None:
    match = table({"hand": ["red-1", "red-1", "red-1"]}, decks={"deck-1": 1, "deck-2": 0, "deck-3": 0})
    play(match, "refill", "discard red-1", "discard red-1", "stop")
    held = [card for deck in truth(match)["decks"].values() for card in deck["cards"]] + seat(match)["hand"]
    assert held.count("red-1") == 3
    assert all(zones["discard"] == [] for zones in truth(match)["seats"])


# ---- Gadget Purchase ----


@pytest.mark.clause("SD-4.18", "SD-4.21", "SD-4.23")
def test_exactly_one_gadget_changes_hands() -> None:
    match = play(table({"crystals": {"red": 3, "blue": 3}}), "gadget", "buy super-drill-red", "pay blue")
    assert seat(match)["gadgets"] == ["super-drill-red"]
    assert match.view(2)["seats"][0]["gadgets"] == ["super-drill-red"]
    assert asked(match) == ("action", 1)


@pytest.mark.clause("SD-4.18")
def test_a_sold_gadget_is_not_for_sale() -> None:
    match = play(table({"crystals": {"red": 6}}, {"gadgets": ["super-drill-red"]}), "gadget")
    with pytest.raises(IllegalMove, match="Player 1 owns the red Super Drill"):
        match.play("buy super-drill-red")


@pytest.mark.clause("SD-4.18", "SD-4.24", "SD-1.24")
def test_the_whole_price_must_be_there() -> None:
    """Two red crystals pay the fixed part of a red Super Drill (2 + 1 any), or a Large Drill of 1 + 2 any, in part."""
    buyer = {"crystals": {"red": 2}, "large_drills": ["large-drill-red-3"]}
    ground: dict[str, Any] = {"passages": ["b1", "c1"], "marker": "d1", "up": {"d1": "white-red-1a"}}
    assert not {"gadget", "large-drill"} & set(table(buyer, **ground).legal())
    richer = {**buyer, "crystals": {"red": 3}}
    assert {"gadget", "large-drill"} <= set(table(richer, **ground).legal())


@pytest.mark.clause("SD-4.24")
def test_a_placed_token_is_not_built_again() -> None:
    drills = {"b1": {"token": "large-drill-red-1", "aim": "E", "seat": 0}}
    match = table(
        {"crystals": {"red": 3}},
        passages=["b1", "c1", "d1"],
        marker="e1",
        up={"e1": "white-red-1a"},
        large_drills=drills,
    )
    assert "large-drill" not in match.legal()


@pytest.mark.clause("SD-4.19", "SD-4.20")
def test_paid_crystals_return_to_the_common_area() -> None:
    match = play(table({"crystals": {"red": 2, "blue": 2}}), "gadget", "buy enhanced-power-red")
    assert truth(match)["stock"] == {"red": 8, "blue": 8, "green": 8, "purple": 8}
    assert crystals(match) == {}


@pytest.mark.clause("SD-4.22")
def test_several_gadgets_of_one_type() -> None:
    match = table({"crystals": {"red": 3}, "gadgets": ["super-drill-blue"]})
    play(match, "gadget", "buy super-drill-red")
    assert seat(match)["gadgets"] == ["super-drill-red", "super-drill-blue"]


@pytest.mark.clause("SD-4.23", "SD-5.14")
def test_a_drone_raises_the_limits_but_draws_no_card() -> None:
    match = table({"crystals": {"red": 3}, "hand": ["red-1"]})
    play(match, "gadget", "buy support-drone-red")
    shown = match.spectator.view()["seats"][0]
    assert (shown["hand_limit"], shown["crystal_limit"], shown["hand_count"]) == (5, 7, 1)


# ---- Large Drill Setup ----


@pytest.mark.clause("SD-4.24", "SD-13.4")
def test_one_own_token_is_placed_and_paid() -> None:
    builder = {"large_drills": ["large-drill-red-3", "large-drill-blue-1"], "crystals": {"red": 1, "blue": 2}}
    match = building(builder=builder)
    assert options_of(match, "build") == ["large-drill-blue-1", "large-drill-red-3"]
    with pytest.raises(IllegalMove, match="not yours"):
        match.play("build large-drill-green-1")
    play(match, "build large-drill-red-3", "on b1")
    assert crystals(match) == {}  # 1 red and 2 any
    assert seat(match)["large_drills"] == ["large-drill-blue-1"]
    assert seat(match)["chips_100"] == 1


@pytest.mark.clause("SD-4.25", "SD-4.26", "SD-4.27")
def test_where_a_drill_may_stand() -> None:
    drills = {"d1": {"token": "large-drill-blue-1", "aim": "E", "seat": 1}}
    match = building("d1", "e1", "b2", large_drills=drills)
    assert options_of(match, "on") == ["b1", "b2", "c1"]
    with pytest.raises(IllegalMove, match="d2 carries a tile"):
        match.play("on d2")
    with pytest.raises(IllegalMove, match="d1 already carries a Large Drill"):
        match.play("on d1")
    with pytest.raises(IllegalMove, match="c2 carries a tile"):
        match.play("on c2")  # where the marker stands, on the target


@pytest.mark.clause("SD-4.28")
def test_a_drill_need_not_be_connected() -> None:
    match = building("h4", "h5")
    assert {"h4", "h5"} <= set(options_of(match, "on"))
    play(match, "on h4")
    assert seat(match)["chips_300"] == 1  # h5 has number 3: three small chips, exchanged at once


@pytest.mark.clause("SD-4.29", "SD-4.39")
def test_a_drill_may_stand_where_another_points() -> None:
    builder = {"large_drills": ["large-drill-red-1"], "crystals": {"red": 2}}
    drills = {"c1": {"token": "large-drill-blue-1", "aim": "E", "seat": 1}}
    match = table(
        builder, {"chips_100": 1}, passages=["b1", "c1", "d1", "e1"], marker="c2", entry="c1", large_drills=drills
    )
    play(match, "large-drill")
    assert set(truth(match)["map"]["large_drills"]) == {"c1", "d1"}
    assert seat(match, 1)["chips_100"] == 1  # nothing is taken back


@pytest.mark.clause("SD-4.30", "SD-4.31", "SD-4.32")
def test_the_tip_points_at_a_free_map_square() -> None:
    match = building("b2", "d1")
    play(match, "on b1")
    assert options_of(match, "aim") == ["E", "N"]
    with pytest.raises(IllegalMove, match="no map square in that direction"):
        match.play("aim S")
    with pytest.raises(IllegalMove, match="cannot point at START"):
        match.play("aim W")
    match.undo()
    play(match, "on b2")
    assert truth(match)["map"]["large_drills"]["b2"]["aim"] == "S"  # all others carry tiles or a wall


@pytest.mark.clause("SD-4.33", "SD-4.34")
def test_no_two_drills_point_at_one_square_or_at_each_other() -> None:
    drills = {"c1": {"token": "large-drill-blue-1", "aim": "E", "seat": 1}}
    match = building("d1", "e1", "d2", large_drills=drills)
    assert "e1" not in options_of(match, "on")  # d1 is pointed at already
    assert "b1" not in options_of(match, "on")  # c1 carries a drill


@pytest.mark.clause("SD-4.27", "SD-4.35")
def test_the_marker_keeps_a_drill_off_its_square_but_may_be_pointed_at() -> None:
    """In the flow of the game the marker is on a tile during actions, so a record that was bent is asked."""
    match = building("d1")
    perspective = match.perspective(0)
    perspective.record.marker = match.config.components.place_ids.index("c1")
    moves = [match.game.notation.write(perspective, action) for action in perspective.actions]
    assert moves == ["on b1", "on d1"]  # b1 has only c1 to point at
    assert options_of(match, "on") == ["b1", "c1", "d1"]


@pytest.mark.clause("SD-4.36", "SD-4.37", "SD-8.8")
@pytest.mark.parametrize(("site", "aim", "chips"), [("e1", "E", (1, 1)), ("f1", "W", (0, 2))])
def test_points_are_paid_in_chips(site: str, aim: str, chips: tuple[int, int]) -> None:
    builder = {**BUILDER, "chips_100": 1}
    match = building("d1", "e1", "f1", builder=builder)
    play(match, f"on {site}")
    if phase(match) == "aim":
        play(match, f"aim {aim}")
    assert (seat(match)["chips_300"], seat(match)["chips_100"]) == chips  # f1 has number 3, e1 number 1


@pytest.mark.clause("SD-4.38")
def test_a_placed_drill_stays() -> None:
    match = building()
    play(match, "on b1", "pass", "pass", "pass")
    assert truth(match)["map"]["large_drills"] == {"b1": {"token": "large-drill-red-1", "aim": "E", "seat": 0}}
    assert "b1" in match.spectator.view()["map"]["network"]


# ---- Crystal Exchange and Pass ----


@pytest.mark.clause("SD-4.40", "SD-4.41")
def test_two_of_a_colour_for_one_of_any() -> None:
    match = play(table({"crystals": {"red": 2, "blue": 3}}), "exchange")
    assert match.legal() == ["give red", "give blue"]
    play(match, "give blue")
    assert options_of(match, "take") == ["blue", "green", "purple", "red"]
    play(match, "take green")
    assert crystals(match) == {"red": 2, "blue": 1, "green": 1}
    assert truth(match)["stock"]["blue"] == 7


@pytest.mark.clause("SD-4.41")
def test_an_exchange_takes_nothing_from_players() -> None:
    match = table({"crystals": {"red": 2}}, {"crystals": {"blue": 6}}, {"crystals": {"blue": 2}})
    play(match, "exchange")
    with pytest.raises(IllegalMove, match="common area has no blue crystal"):
        match.play("take blue")


@pytest.mark.clause("SD-4.41", "SD-0.11")
def test_the_only_colour_of_the_common_area_is_taken_unasked() -> None:
    match = table(
        {"crystals": {"red": 4, "blue": 3}, "gadgets": ["support-drone-red"]},
        {"crystals": {"blue": 5, "green": 2}, "gadgets": ["support-drone-blue"]},
        {"crystals": {"green": 6, "purple": 1}, "gadgets": ["support-drone-green"]},
        {"crystals": {"purple": 7}, "gadgets": ["support-drone-purple"]},
    )
    play(match, "exchange", "give red")
    assert asked(match) == ("action", 1)
    assert crystals(match) == {"red": 3, "blue": 3}


@pytest.mark.clause("SD-4.42")
def test_pass_does_nothing() -> None:
    match = table({"hand": ["red-1"], "crystals": {"red": 1}})
    before = seat(match)
    passes(match, 1)
    assert seat(match) == before
    assert happened(match) == ["action"]
