"""Section 17: every worked example of the rules, by its number. P1 is seat 0."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove
from starlode.match import Match
from tests.games.stella_digger.table import (
    SQUARES,
    asked,
    crystals,
    face_up,
    happened,
    options_of,
    passes,
    phase,
    play,
    points,
    seat,
    table,
    total,
    truth,
)


def draft(match: Match, deck: str = "") -> Match:
    """Choose the first target and draft all hands, from one deck while it lasts."""
    match.play(match.legal()[0])
    while phase(match) == "draft":
        wanted = f"draw {deck}"
        match.play(wanted if wanted in match.legal() else match.legal()[0])
    return match


# ---- set-up ----


@pytest.mark.clause("SD-2.6", "SD-2.9", "SD-2.13", "SD-2.16")
def test_ex_01_set_up_for_three() -> None:
    match = Match("stella-digger", players=3, seed=1)
    assert set(face_up(match)) == {"a2", "b1"}
    assert len(truth(match)["map"]["face_down"]) == 33
    draft(match)
    assert [len(seat(match, number)["large_drills"]) for number in range(3)] == [4, 4, 4]
    assert sum(len(seat(match, number)["hand"]) for number in range(3)) == 12
    assert sum(len(deck["cards"]) for deck in truth(match)["decks"].values()) == 36
    assert len(truth(match)["accidents"]["danger"]) == 3
    assert truth(match)["accidents"]["safety"].startswith("accident-")


@pytest.mark.clause("SD-2.14", "SD-2.16")
def test_ex_02_the_draft_of_two() -> None:
    match = Match("stella-digger", players=2, seed=1, first_foreman=1)
    assert asked(match) == ("start-tile", 1)
    assert options_of(match, "target") == ["a2", "b1"]
    match.play("target a2")
    order = []
    while phase(match) == "draft":
        order.append(match.acting[0])
        match.play("draw deck-1")
    assert order == [1, 0] * 4


@pytest.mark.clause("SD-2.18", "SD-6.4")
def test_ex_03_a_deck_runs_out_in_the_draft() -> None:
    match = draft(Match("stella-digger", players=4, seed=1), "deck-1")
    assert truth(match)["decks"]["deck-1"]["cards"] == []
    (alarm,) = truth(match)["accidents"]["alarm"]
    passes(match, 4)
    assert "alarm" in happened(match, match.ply - 1)
    assert f"the {alarm.removeprefix('accident-')} accident happens" in "\n".join(match.spectator.log(match.ply))


# ---- target determination ----


def choosing(passages: list[str], marker: str, **rest: Any) -> Match:
    return table(passages=passages, marker=marker, phase="target", round=2, **rest)


@pytest.mark.clause("SD-3.7", "SD-3.10", "SD-3.12")
def test_ex_04_near_tiles() -> None:
    match = choosing(["b1", "c1", "c2"], "c2")
    assert options_of(match, "target") == ["b2", "c3", "d1", "d2"]
    for target, entry in (("b2", "c2"), ("c3", "c2"), ("d2", "c2"), ("d1", "c1")):
        match.play(f"target {target}")
        assert truth(match)["entry"] == entry
        match.undo()


@pytest.mark.clause("SD-3.13")
def test_ex_05_two_entry_squares() -> None:
    match = choosing(["b1", "b2", "c1"], "b1")
    match.play("target c2")
    assert asked(match) == ("entry", 0)
    assert options_of(match, "from") == ["b2", "c1"]
    match.play("from c1")
    assert (truth(match)["marker"], truth(match)["entry"]) == ("c2", "c1")


@pytest.mark.clause("SD-3.9", "SD-3.11", "SD-3.12")
def test_ex_06_no_near_tile() -> None:
    match = choosing(["b1", "c1", "d1", "e1", "f1"], "f1", blockaded=["e2"], up={"e2": "grey-red-2a"})
    assert options_of(match, "target") == ["a2", "b2", "c2", "d2"]
    match.play("target d2")
    assert truth(match)["entry"] == "d1"


@pytest.mark.clause("SD-3.3")
def test_ex_07_a_large_drill_is_a_passage() -> None:
    drill = {"c1": {"token": "large-drill-red-1", "aim": "W", "seat": 0}}
    match = choosing(["b1", "c1", "c2"], "c2", large_drills=drill)
    assert "d1" in options_of(match, "target")


# ---- actions ----


@pytest.mark.clause("SD-4.7")
def test_ex_08_nobody_has_to_follow() -> None:
    match = play(table({"hand": ["red-4", "blue-1"]}), "mine blue-1")
    assert seat(match)["field"] == ["blue-1"]


@pytest.mark.clause("SD-4.13", "SD-4.14")
def test_ex_09_a_refill_draws_to_the_limit() -> None:
    match = play(table({}, {"hand": ["red-2", "blue-3"]}), "pass", "refill", "discard red-2", "stop")
    for _ in range(3):
        assert asked(match) == ("draw", 1)
        assert options_of(match, "draw") == ["deck-1", "deck-2", "deck-3"]
        match.play("draw deck-2")
    assert asked(match) == ("action", 2)
    assert len(seat(match, 1)["hand"]) == 4


@pytest.mark.clause("SD-4.15")
def test_ex_10_a_full_hand_must_discard() -> None:
    hand = ["red-1", "red-2", "blue-3", "green-4"]
    match = play(table({}, {}, {"hand": hand}), "pass", "pass", "refill")
    assert match.legal() == [f"discard {card}" for card in ("red-1", "red-2", "blue-3", "green-4")]
    play(match, "discard red-1")
    assert "stop" in match.legal()


RICH = {"crystals": {"red": 2, "blue": 1, "green": 1}}


@pytest.mark.clause("SD-1.24", "SD-4.19")
def test_ex_11_the_any_part_of_a_price() -> None:
    match = play(table(RICH), "gadget", "buy super-drill-red")
    assert crystals(match) == {"blue": 1, "green": 1}
    assert match.legal() == ["pay blue", "pay green"]
    match.play("pay green")
    assert crystals(match) == {"blue": 1}
    assert seat(match)["gadgets"] == ["super-drill-red"]


@pytest.mark.clause("SD-4.18")
def test_ex_12_what_is_affordable() -> None:
    offered = options_of(play(table(RICH), "gadget"), "buy")
    assert "enhanced-power-red" in offered
    assert "enhanced-power-blue" not in offered


def drilled() -> Match:
    """The position after EX-13: P2 has built on c1, pointing at d1."""
    owner = {"large_drills": ["large-drill-red-1"], "crystals": {"red": 2}}
    other = {"large_drills": ["large-drill-blue-1"], "crystals": {"blue": 2}}
    match = table({}, owner, other, passages=["b1", "c1", "d1"], marker="c2", entry="c1", up={"c2": "white-red-1a"})
    return play(match, "pass", "large-drill", "on c1", "aim E")


@pytest.mark.clause("SD-4.30", "SD-4.36", "SD-4.38", "SD-8.8")
def test_ex_13_building_a_large_drill() -> None:
    match = drilled()
    assert (seat(match, 1)["chips_100"], crystals(match, 1)) == (1, {})
    assert truth(match)["map"]["large_drills"] == {"c1": {"token": "large-drill-red-1", "aim": "E", "seat": 1}}
    assert "c1" in match.spectator.view()["map"]["network"]


@pytest.mark.clause("SD-1.14", "SD-4.31", "SD-4.32", "SD-4.33")
def test_ex_14_nothing_to_aim_at_from_b1() -> None:
    assert "large-drill" not in drilled().legal()


@pytest.mark.clause("SD-4.29", "SD-4.33")
def test_ex_15_nothing_to_aim_at_from_d1() -> None:
    match = drilled()
    with pytest.raises(IllegalMove, match="no square from which a Large Drill could point"):
        match.play("large-drill")
    beyond = table(
        {"large_drills": ["large-drill-blue-1"], "crystals": {"blue": 2}},
        passages=["b1", "c1", "d1", "e1"],
        marker="c2",
        entry="c1",
        large_drills={"c1": {"token": "large-drill-red-1", "aim": "E", "seat": 1}},
    )
    play(beyond, "large-drill")  # the square that is pointed at is the only one free to build on
    assert truth(beyond)["map"]["large_drills"]["d1"]["aim"] == "E"


@pytest.mark.clause("SD-4.41")
def test_ex_16_an_exchange_takes_what_is_there() -> None:
    hoard = [{"crystals": {"purple": 3}}, {"crystals": {"purple": 3}}, {"crystals": {"purple": 2}}]
    match = passes(table(*hoard, {"crystals": {"green": 2}}), 3)
    play(match, "exchange")
    assert match.legal() == ["take red", "take blue", "take green"]


# ---- gadgets ----


@pytest.mark.clause("SD-5.1", "SD-7.7")
def test_ex_17_super_drill() -> None:
    match = table({"hand": ["blue-3"], "gadgets": ["super-drill-blue"]}, {"hand": ["blue-4"]})
    play(match, "mine", "declare red", "mine", "pass", "pass")
    assert "Player 0 wins the target with strength 3 and a matching colour." in match.spectator.log()


@pytest.mark.clause("SD-5.7", "SD-5.8", "SD-5.9")
def test_ex_18_enhanced_power() -> None:
    match = table({"hand": ["red-2", "green-3", "blue-4"], "gadgets": ["enhanced-power-green"]})
    play(match, "mine red-2")
    assert match.legal() == ["none", "add green-3"]
    play(match, "add green-3")
    assert seat(match)["field_colour"] == "red"
    assert match.spectator.view()["seats"][0]["strength"] == 5


@pytest.mark.clause("SD-5.9", "SD-5.10")
def test_ex_19_both_at_once() -> None:
    match = table({"hand": ["blue-2", "blue-4"], "gadgets": ["super-drill-blue", "enhanced-power-blue"]})
    play(match, "mine blue-2", "declare green", "add blue-4")
    assert (seat(match)["field_colour"], match.spectator.view()["seats"][0]["strength"]) == ("green", 6)


@pytest.mark.clause("SD-5.13", "SD-7.16", "SD-7.18")
def test_ex_20_one_capsule_of_two() -> None:
    gadgets = ["refining-capsule-red", "refining-capsule-blue"]
    match = table({"hand": ["red-3"]}, {"hand": ["green-2"], "gadgets": gadgets})
    play(match, "mine", "mine", "pass", "pass")
    assert asked(match) == ("capsule", 1)
    assert options_of(match, "use") == ["refining-capsule-blue", "refining-capsule-red"]
    match.play("use refining-capsule-blue")
    assert crystals(match, 1) == {"blue": 1, "green": 1}


@pytest.mark.clause("SD-5.11", "SD-7.19")
def test_ex_21_a_capsule_needs_a_participant() -> None:
    match = table({"hand": ["red-3"]}, {"gadgets": ["refining-capsule-red"]})
    play(match, "mine", "pass", "pass", "pass")
    assert crystals(match, 1) == {}


@pytest.mark.clause("SD-5.14")
def test_ex_22_drones_raise_both_limits() -> None:
    shown = table({"gadgets": ["support-drone-red", "support-drone-green"]}).spectator.view()["seats"][0]
    assert (shown["hand_limit"], shown["crystal_limit"]) == (6, 8)


@pytest.mark.clause("SD-5.15", "SD-5.17")
def test_ex_23_enhanced_power_once_a_round() -> None:
    owner = {"hand": ["red-2", "red-3", "blue-4", "blue-1"], "gadgets": ["enhanced-power-red", "enhanced-power-blue"]}
    match = table(
        owner, passages=["b1", "c1", "d1"], marker="e1", up={"e1": "white-red-1a"}, face_down={"f1": "monster-grub"}
    )
    play(match, "mine red-2", "add red-3", "pass", "pass", "pass")
    assert asked(match) == ("fight", 0)
    match.play("play blue-4")
    assert asked(match) != ("extra", 0)


# ---- accidents ----


@pytest.mark.clause("SD-6.4")
def test_ex_24_an_empty_deck_sounds_the_alarm() -> None:
    match = table({}, decks={"deck-1": 5, "deck-2": 1, "deck-3": 5})
    play(match, "refill", "draw deck-2")
    accidents = truth(match)["accidents"]
    assert (len(accidents["alarm"]), len(accidents["danger"])) == (1, 2)


@pytest.mark.clause("SD-6.6", "SD-6.7", "SD-6.8", "SD-6.9", "SD-6.10", "SD-6.11", "SD-6.23")
def test_ex_25_reconstruction_in_the_middle_of_a_refill() -> None:
    four = ["red-1", "red-2", "blue-3", "green-4"]
    match = table(
        {"hand": ["purple-1", "purple-2"]},
        {"hand": four},
        {"hand": four},
        players=3,
        decks={"deck-1": 0, "deck-2": 0, "deck-3": 2},
    )
    play(match, "refill", "discard purple-2", "stop")
    assert asked(match) == ("draw", 0)  # the third card, after two from the only deck
    assert "rebuild" in happened(match)
    assert truth(match)["accidents"]["alarm"] == []
    assert [len(deck["cards"]) for deck in truth(match)["decks"].values()] == [13, 12, 12]
    assert truth(match)["rebuilt"]
    play(match, "draw deck-1", "pass", "pass")
    assert len(seat(match)["hand"]) == 4
    assert not truth(match)["rebuilt"]
    assert "reset" in happened(match)


@pytest.mark.clause("SD-6.14", "SD-6.16", "SD-6.21")
def test_ex_26_the_field_card_goes_first() -> None:
    match = table(
        {},
        {"hand": ["red-3", "red-1", "blue-2"]},
        accidents={"safety": "accident-blue", "alarm": ["accident-red"]},
    )
    play(match, "pass", "mine red-3", "pass", "pass")
    assert seat(match, 1)["discard"].count("red-3") == 1
    assert sorted(seat(match, 1)["hand"]) == ["blue-2", "red-1"]
    assert "blockade" in happened(match)


@pytest.mark.clause("SD-1.30")
def test_ex_27_one_card_is_not_enough() -> None:
    hand = ["red-4", "blue-1", "blue-2"]
    match = table({}, {}, {"hand": hand}, accidents={"safety": "accident-blue", "alarm": ["accident-red"]})
    passes(match, 4)
    assert sorted(seat(match, 2)["hand"]) == sorted(hand)
    assert "accident" not in happened(match)


@pytest.mark.clause("SD-6.17")
def test_ex_28_the_owner_chooses_the_card() -> None:
    hand = ["blue-1", "blue-4", "red-2"]
    match = table({}, {}, {}, {"hand": hand}, accidents={"safety": "accident-red", "alarm": ["accident-blue"]})
    passes(match, 4)
    assert asked(match) == ("accident", 3)
    assert match.legal() == ["discard blue-1", "discard blue-4"]


@pytest.mark.clause("SD-6.23", "SD-6.24")
def test_ex_29_a_reset_without_an_alarm() -> None:
    match = table(rebuilt=True, accidents={"safety": "accident-red", "spent": ["accident-blue"]})
    passes(match, 4)
    accidents = truth(match)["accidents"]
    assert (len(accidents["danger"]), accidents["alarm"], accidents["spent"]) == (3, [], [])
    assert "reset" in happened(match)


# ---- mining completion ----


def contest(*cards: str | None, **rest: Any) -> Match:
    """Everybody plays the only card they have, or passes."""
    match = table(*({"hand": [card] if card else []} for card in cards), **rest)
    return play(match, *("mine" if card else "pass" for card in cards))


@pytest.mark.clause("SD-7.2", "SD-7.8", "SD-7.9")
def test_ex_30_the_one_hits_the_four() -> None:
    match = contest("red-3", "red-4", "red-1", "blue-4")
    assert "Player 0 wins the target with strength 3 and a matching colour." in match.spectator.log()


@pytest.mark.clause("SD-7.8", "SD-7.10")
def test_ex_31_nobody_matches() -> None:
    match = contest("blue-3", "red-3", None, "red-2", up={"c1": "white-green-1a"})
    assert "Player 0 wins the target with strength 3 and nobody matching." in match.spectator.log()


@pytest.mark.clause("SD-7.8")
def test_ex_32_matching_beats_strength() -> None:
    match = contest(None, "red-1", "blue-4", None)
    assert "Player 1 wins the target with strength 1 and a matching colour." in match.spectator.log()


@pytest.mark.clause("SD-7.20", "SD-7.21", "SD-7.22")
def test_ex_33_a_shortage_is_taken_from_the_richest() -> None:
    match = table(
        {"hand": ["blue-3"]},
        {"crystals": {"blue": 2}},
        {"crystals": {"blue": 3}},
        {"crystals": {"blue": 2}},
        passages=["b1", "c1", "d1", "d2"],
        marker="d3",
        up={"d3": "grey-blue-2a"},
    )
    assert truth(match)["stock"]["blue"] == 1
    play(match, "mine", "pass", "pass", "pass")
    assert [crystals(match, number).get("blue") for number in range(4)] == [2, 2, 2, 2]


@pytest.mark.clause("SD-7.24")
def test_ex_34_take_first_then_return() -> None:
    match = table(
        {"hand": ["red-3"], "crystals": {"red": 2, "blue": 3}},
        passages=["b1", "c1", "d1", "d2", "d3", "e3", "f3", "g3"],
        marker="h3",
        up={"h3": "black-red-3"},
    )
    play(match, "mine", "pass", "pass", "pass")
    assert asked(match) == ("return", 0)
    assert sum(crystals(match).values()) == 8
    play(match, "return blue", "return red")
    assert crystals(match) == {"red": 4, "blue": 2}


@pytest.mark.clause("SD-7.10", "SD-7.14", "SD-7.16")
def test_ex_35_gold() -> None:
    match = contest(
        "red-2", "blue-3", "green-3", None, passages=["b1", "c1", "d1", "d2"], marker="d3", up={"d3": "gold-grey-2a"}
    )
    assert asked(match) == ("gold", 1)
    assert options_of(match, "take") == ["blue", "green", "purple", "red"]
    play(match, "take purple", "take red")
    assert [crystals(match, number) for number in range(3)] == [{"red": 1}, {"purple": 1, "red": 1}, {"green": 1}]


@pytest.mark.clause("SD-7.32", "SD-7.33", "SD-7.34", "SD-7.35", "SD-7.36", "SD-7.37")
def test_ex_36_blockade() -> None:
    match = table(passages=["b1", "c1", "c2"], marker="d2", entry="c2", start_player=2, seat=2)
    passes(match, 4)
    assert truth(match)["map"]["blockaded"] == ["d2"]
    assert truth(match)["chips"]["board"] == 19
    assert (truth(match)["marker"], truth(match)["start_player"]) == ("c2", 2)
    assert "d2" not in options_of(match, "target")


@pytest.mark.clause("SD-7.34", "SD-7.35")
def test_ex_37_a_blockade_cuts_the_link() -> None:
    match = table(
        passages=["b1", "c1", "d1", "d2"],
        marker="d3",
        up={"d3": "link-grey-red", "e3": "grey-blue-2a"},
        links={"d3": "e3"},
    )
    assert match.spectator.view()["map"]["target"] == ["d3", "e3"]
    passes(match, 4)
    assert truth(match)["map"]["blockaded"] == ["d3"]
    assert truth(match)["map"]["links"] == {}
    assert face_up(match)["e3"] == "grey-blue-2a"


# ---- performance check ----


@pytest.mark.clause("SD-8.2", "SD-8.3", "SD-8.4", "SD-8.5", "SD-8.6", "SD-8.9")
def test_ex_38_a_performance_check() -> None:
    match = table(
        {"hand": ["red-3"], "section": ["white-blue-1a"], "chips_300": 8},
        {"section": ["white-blue-1b"], "chips_100": 2},
        {},
        {"section": ["white-blue-2"]},
    )
    assert truth(match)["chips"]["board"] == 12
    play(match, "mine", "pass", "pass", "pass")
    assert [(seat(match, n)["chips_300"], seat(match, n)["chips_100"]) for n in range(4)] == [
        (9, 0),
        (1, 0),
        (0, 0),
        (0, 1),
    ]
    assert truth(match)["chips"]["board"] == 10
    assert all(seat(match, number)["section"] == [] for number in range(4))


@pytest.mark.clause("SD-8.1")
def test_ex_39_no_check_with_single_tiles() -> None:
    match = table({"hand": ["red-3"]}, {"section": ["white-blue-1b"]})
    play(match, "mine", "pass", "pass", "pass")
    assert [len(seat(match, number)["section"]) for number in range(4)] == [1, 1, 0, 0]
    assert truth(match)["chips"]["board"] == 20


@pytest.mark.clause("SD-8.4")
def test_ex_40_three_tiles_earn_one_chip() -> None:
    match = table(
        {},
        {},
        {"hand": ["red-3"]},
        passages=["b1", "c1", "d1", "d2"],
        marker="d3",
        up={"d3": "link-grey-red", "e3": "link-grey-blue", "f3": "grey-blue-2a"},
        links={"d3": "e3", "e3": "f3"},
    )
    play(match, "pass", "pass", "mine", "pass")
    assert (seat(match, 2)["chips_300"], seat(match, 2)["chips_100"]) == (1, 0)
    assert {"d3", "e3", "f3"} & set(face_up(match)) == set()


# ---- visibility check ----


@pytest.mark.clause("SD-9.7", "SD-9.8", "SD-9.9", "SD-9.10")
def test_ex_41_the_arrow_turns_past_a_deck_bay() -> None:
    match = table(
        {"hand": ["red-3"]},
        passages=["b1", "c1", "c2"],
        marker="c3",
        up={"c3": "white-red-1a"},
        face_down={"d3": "link-grey-red", "e3": "grey-blue-2a"},
    )
    play(match, "mine", "pass", "pass", "pass")
    assert truth(match)["map"]["links"] == {"d3": "e3"}
    assert face_up(match)["e3"] == "grey-blue-2a"


@pytest.mark.clause("SD-9.11")
def test_ex_42_an_arrow_finds_nothing() -> None:
    way = ["b1", "c1", "d1", "d2", "d3", "e3", "f3"]
    match = table(
        {"hand": ["red-3"]}, passages=way, marker="g3", up={"g3": "grey-red-2a"}, face_down={"g2": "link-grey-red"}
    )
    play(match, "mine", "pass", "pass", "pass")
    assert face_up(match)["g2"] == "link-grey-red"
    assert "g2" not in truth(match)["map"]["links"]


@pytest.mark.clause("SD-3.15", "SD-7.13", "SD-8.1")
def test_ex_43_a_group_with_gold() -> None:
    match = table(
        {"hand": ["purple-2"]},
        {"hand": ["blue-1"]},
        passages=["b1", "c1", "d1", "d2", "d3"],
        marker="e3",
        up={"e3": "link-grey-blue", "f3": "gold-grey-2a"},
        links={"e3": "f3"},
    )
    assert match.spectator.view()["map"]["target_colours"] == ["red", "blue", "green", "purple"]
    play(match, "mine", "mine", "pass", "pass", "take red", "take green")
    assert crystals(match) == {"blue": 1, "red": 1, "green": 1}
    assert seat(match)["chips_300"] == 1


def monster(tile: str, *seats: dict[str, Any], **rest: Any) -> Match:
    """A fight that is about to begin: nobody has played yet, the marker is on e1, the monster on f1 or e2."""
    square = {"monster-grub": "f1"}.get(tile, "h4")
    way = ["b1", "c1", "d1", "e1"] if square == "f1" else ["b1", "c1", "d1", "d2", "d3", "e3", "f3", "g3", "h3"]
    rest = {"phase": "fight", "marker": way[-1], "decision": {"monster": square}, **rest}
    return table(*seats, passages=way, up={square: tile}, **rest)


@pytest.mark.clause("SD-9.17", "SD-9.18", "SD-9.20", "SD-9.21", "SD-9.22", "SD-9.23", "SD-9.25", "SD-9.27", "SD-9.28")
def test_ex_44_a_fight() -> None:
    match = monster(
        "monster-stalker",
        {"hand": ["blue-4"]},
        {"hand": ["green-2"], "crystals": {"red": 1}},
        {"hand": ["red-3"], "crystals": {"green": 2}},
        {"hand": ["red-2"], "crystals": {"red": 3, "blue": 2}},
        start_player=2,
        seat=2,
    )
    play(match, "play red-3", "none", "play blue-4", "play green-2")
    assert asked(match) == ("lose", 3)
    play(match, "lose red", "lose blue")
    assert seat(match)["monsters"] == ["monster-stalker"]
    assert truth(match)["start_player"] == 0
    assert [crystals(match, n) for n in range(4)] == [{}, {}, {"green": 2}, {"red": 2, "blue": 1}]
    assert seat(match, 3)["hand"] == ["red-2"]
    assert "green-2" in seat(match, 1)["discard"]


@pytest.mark.clause("SD-9.22", "SD-9.26", "SD-9.3")
def test_ex_45_everybody_fails() -> None:
    match = monster("monster-grub", {"crystals": {"red": 1}}, {"crystals": {"blue": 2}}, start_player=1, seat=1)
    play(match, "none")  # the others have no card and play nothing by themselves
    assert [crystals(match, n) for n in range(2)] == [{}, {"blue": 1}]
    assert "monster-grub" in truth(match)["removed"]
    assert truth(match)["start_player"] == 1
    assert asked(match)[0] == "target"


# ---- game end ----


@pytest.mark.clause("SD-8.6", "SD-10.1", "SD-10.3")
def test_ex_46_the_last_chip() -> None:
    match = table(
        {"chips_300": 19},
        {"large_drills": ["large-drill-red-1"], "crystals": {"red": 2}, "chips_100": 2},
        passages=["b1", "c1"],
        marker="c2",
        entry="c1",
    )
    play(match, "pass", "large-drill", "on b1")
    assert truth(match)["ending"] == "chips"
    assert (seat(match, 1)["chips_300"], seat(match, 1)["chips_100"]) == (1, 0)
    assert match.moves[-1].startswith("1 ")


@pytest.mark.clause("SD-10.4")
def test_ex_47_both_frames_cleared() -> None:
    way = ["b1", "c1", "d1", "d2", "d3", "e3", "f3", "g3", "g4", "g5", "h6"]
    match = table(
        {"hand": ["red-3"], "section": ["white-blue-1a"]},
        passages=way,
        marker="g6",
        entry="g5",
        up={"g6": "black-red-3"},
    )
    play(match, "mine", "pass", "pass", "pass")
    assert truth(match)["ending"] == "frames"
    assert seat(match)["chips_300"] == 1
    assert "reveal" not in happened(match)


@pytest.mark.clause("SD-7.36", "SD-9.32", "SD-9.33", "SD-9.34", "SD-10.6")
def test_ex_48_breakthrough() -> None:
    options = {"breakthrough": True}
    match = table(passages=[], marker="a2", options=options)
    passes(match, 4)
    assert (phase(match), truth(match)["marker"]) == ("action", "b1")  # the only tile left is the target
    passes(match, 4)
    assert asked(match) == ("breakthrough", 0)
    assert options_of(match, "open") == ["a2", "b1"]
    match.play("open a2")
    assert truth(match)["chips"] == {"board": 18, "gone": 1}
    assert {"a3", "b2"} <= set(face_up(match))
    assert (phase(match), options_of(match, "target")) == ("target", ["a3", "b2"])
    assert truth(match)["marker"] == "a1"
    for target in ("a3", "b2"):
        match.play(f"target {target}")
        assert truth(match)["entry"] == "a2"
        match.undo()
    strict = passes(table(passages=[], marker="a2", options={"breakthrough": False}), 8)
    assert truth(strict)["ending"] == "nothing-left"


# ---- scoring ----


@pytest.mark.clause("SD-11.1", "SD-11.2", "SD-11.3", "SD-11.4", "SD-11.5", "SD-11.6")
def test_ex_49_a_score() -> None:
    match = table(
        {
            "chips_300": 5,
            "chips_100": 2,
            "monsters": ["monster-stalker"],
            "gadgets": ["super-drill-red", "refining-capsule-red", "support-drone-blue"],
            "crystals": {"red": 3, "blue": 2, "green": 1},
            "large_drills": ["large-drill-red-1"],
        }
    )
    assert list(points(match).values()) == [17, 3, 6, 1, 2, -1]
    assert total(match) == 28


@pytest.mark.clause("SD-11.9")
def test_ex_50_a_tie_is_broken_by_chips() -> None:
    gadgets = ["super-drill-red", "refining-capsule-blue", "enhanced-power-green", "support-drone-purple"]
    match = table(
        {"chips_300": 4, "gadgets": gadgets},
        {
            "chips_300": 4,
            "chips_100": 1,
            "gadgets": ["super-drill-blue"],
            "monsters": ["monster-stalker", "monster-grub"],
        },
        passages=SQUARES,
        phase="over",
        ending="nothing-left",
        marker="b1",
    )
    assert (total(match), total(match, 1)) == (20, 20)
    assert match.outcome is not None
    assert match.outcome.winners == [1]


# ---- advanced rules ----


@pytest.mark.clause("SD-12.2", "SD-12.4", "SD-12.6")
def test_ex_51_a_third_tear() -> None:
    victim = {"tears": 2, "crystals": {"red": 3}, "gadgets": ["super-drill-red"]}
    match = monster(
        "monster-grub", {"hand": ["red-3"]}, victim, {"hand": ["red-3"]}, players=3, options={"advanced": True}
    )
    play(match, "play red-3", "play red-3")
    assert seat(match, 1)["tears"] == 3
    assert seat(match, 1)["eliminated"]
    assert truth(match)["stock"]["red"] == 8
    assert "super-drill-red" in match.spectator.view()["gadgets"]


@pytest.mark.clause("SD-12.3", "SD-12.10")
def test_ex_52_the_closest_is_spared() -> None:
    pair = {"hand": ["green-1", "green-2"], "tears": 1}
    match = table(
        pair,
        pair,
        players=2,
        options={"advanced": True},
        accidents={"safety": "accident-red", "alarm": ["accident-green"]},
    )
    play(match, "pass", "pass", "discard green-1", "discard green-2")
    assert match.over
    assert truth(match)["ending"] == "survivor"
    assert [seat(match, number)["tears"] for number in range(2)] == [2, 2]
    assert match.outcome is not None
    assert match.outcome.winners == [0]
