"""Section 5: gadgets."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove
from tests.games.stella_digger.table import asked, crystals, happened, phase, play, seat, table, truth

SUPER = ["super-drill-blue"]
POWER = ["enhanced-power-blue"]


@pytest.mark.clause("SD-5.1", "SD-5.4", "SD-5.19")
def test_super_drill_declares_any_colour_for_a_card_of_its_own() -> None:
    match = table({"hand": ["blue-3", "green-2"], "gadgets": SUPER})
    play(match, "mine blue-3")
    assert match.legal() == ["keep", "declare red", "declare green", "declare purple"]
    play(match, "declare purple")
    assert seat(match)["field_colour"] == "purple"
    assert asked(match) == ("action", 1)  # final: nothing is asked about it again
    match.undo(2)
    play(match, "play green-2")
    assert asked(match) == ("action", 1)  # not a blue card


@pytest.mark.clause("SD-5.2", "SD-7.2")
def test_a_declared_card_counts_for_the_effect_of_the_one() -> None:
    match = table({"hand": ["blue-1"], "gadgets": SUPER}, {"hand": ["red-4"]}, {"hand": ["red-2"]})
    play(match, "mine", "declare red", "mine", "mine", "pass")
    assert "Player 2 wins the target with strength 2" in "\n".join(match.spectator.log())


@pytest.mark.clause("SD-5.2", "SD-7.2", "SD-7.5")
def test_a_declared_four_is_hit_by_ones_of_its_declared_colour_only() -> None:
    super_four = {"hand": ["blue-4"], "gadgets": SUPER}
    for one, winner in (("red-1", "Player 2 wins the target with strength 2"), ("blue-1", "Player 0 wins the target")):
        match = table(super_four, {"hand": [one]}, {"hand": ["red-2"]})
        play(match, "mine", "declare red", "mine", "mine", "pass")
        assert winner in "\n".join(match.spectator.log())


@pytest.mark.clause("SD-5.2", "SD-6.15")
def test_a_declared_card_counts_for_accidents() -> None:
    alarm = {"safety": "accident-blue", "alarm": ["accident-red"]}
    match = table({"hand": ["blue-3", "red-1"], "gadgets": SUPER}, accidents=alarm)
    play(match, "mine blue-3", "declare red", "pass", "pass", "pass")
    assert "blue-3" in seat(match)["discard"]
    assert "blockade" in happened(match)


@pytest.mark.clause("SD-5.2", "SD-7.16")
def test_the_consolation_crystal_has_the_declared_colour() -> None:
    match = table({"hand": ["blue-3"], "gadgets": SUPER}, {"hand": ["red-4"]})
    play(match, "mine", "declare green", "mine", "pass", "pass")
    assert crystals(match) == {"green": 1}


@pytest.mark.clause("SD-5.3")
def test_in_the_discard_pile_the_printed_colour_is_back() -> None:
    match = table({"hand": ["blue-3"], "gadgets": SUPER, "discard": []})
    play(match, "mine", "declare red", "pass", "pass", "pass")
    assert seat(match)["discard"] == ["blue-3"]


@pytest.mark.clause("SD-5.5")
def test_super_drill_never_changes_the_additional_card_alone() -> None:
    match = table({"hand": ["red-2", "blue-3"], "gadgets": [*SUPER, *POWER]})
    play(match, "mine red-2")
    assert phase(match) == "extra"  # red-2 is not blue, so no colour is asked
    play(match, "add blue-3")
    assert asked(match) == ("action", 1)
    assert seat(match)["field_colour"] == "red"


@pytest.mark.clause("SD-5.6", "SD-13.1")
def test_keeping_the_colour_is_no_use() -> None:
    match = table({"hand": ["blue-3"], "gadgets": SUPER})
    play(match, "mine", "declare blue")  # read as keep
    assert match.moves[-1] == "0 keep"
    assert seat(match)["used"] == []
    match.undo()
    play(match, "declare red")
    assert seat(match)["used"] == ["super-drill"]


@pytest.mark.clause("SD-5.7", "SD-5.19")
def test_enhanced_power_adds_a_card_of_its_colour_or_none() -> None:
    match = table({"hand": ["red-2", "blue-3", "green-1"], "gadgets": POWER})
    play(match, "mine red-2")
    assert match.legal() == ["none", "add blue-3"]
    with pytest.raises(IllegalMove, match="None of your Enhanced Power gadgets fits a green 1"):
        match.play("add green-1")
    play(match, "none")
    assert (seat(match)["field"], seat(match)["used"]) == (["red-2"], [])


@pytest.mark.clause("SD-5.7")
def test_the_declared_colour_does_not_help_enhanced_power() -> None:
    match = table({"hand": ["blue-3", "red-1"], "gadgets": ["super-drill-blue", "enhanced-power-red"]})
    play(match, "mine blue-3", "declare red")
    assert match.legal() == ["none", "add red-1"]


@pytest.mark.clause("SD-5.8", "SD-5.9", "SD-7.6")
def test_the_additional_card_adds_its_number_and_takes_the_colour() -> None:
    match = table({"hand": ["red-2", "blue-3"], "gadgets": POWER}, {"hand": ["red-4"]})
    play(match, "mine red-2", "add blue-3", "mine", "pass", "pass")
    assert "Player 0 wins the target with strength 5 and a matching colour." in match.spectator.log()


@pytest.mark.clause("SD-5.10", "SD-5.16")
def test_both_gadgets_in_one_play() -> None:
    match = table({"hand": ["blue-2", "blue-4"], "gadgets": [*SUPER, *POWER]})
    play(match, "mine blue-2", "declare red", "add blue-4")
    assert seat(match)["used"] == ["super-drill", "enhanced-power"]


@pytest.mark.clause("SD-5.11", "SD-5.12")
def test_a_capsule_works_for_winner_and_loser_by_itself() -> None:
    match = table(
        {"hand": ["red-3"], "gadgets": ["refining-capsule-green"]},
        {"hand": ["blue-3"], "gadgets": ["refining-capsule-purple"]},
    )
    play(match, "mine", "mine", "pass", "pass")
    assert crystals(match) == {"red": 1, "green": 1}
    assert crystals(match, 1) == {"blue": 1, "purple": 1}


@pytest.mark.clause("SD-5.13", "SD-5.15")
def test_one_capsule_a_round() -> None:
    gadgets = ["refining-capsule-green", "refining-capsule-purple"]
    match = table({"hand": ["red-3"], "gadgets": gadgets})
    play(match, "mine", "pass", "pass", "pass")
    assert asked(match) == ("capsule", 0)
    with pytest.raises(IllegalMove, match="do not own"):
        match.play("use refining-capsule-red")
    play(match, "use refining-capsule-purple")
    assert crystals(match) == {"red": 1, "purple": 1}


@pytest.mark.clause("SD-5.14")
def test_drones_stack() -> None:
    match = table({"gadgets": ["support-drone-red", "support-drone-blue"], "hand": []})
    play(match, "refill")
    for _ in range(6):
        match.play("draw deck-1")
    assert asked(match) == ("action", 1)
    assert len(seat(match)["hand"]) == 6


@pytest.mark.clause("SD-5.15")
def test_a_second_card_of_a_type_gives_no_second_use() -> None:
    owner = {"hand": ["blue-1", "red-3"], "gadgets": ["super-drill-blue", "super-drill-red"], "used": ["super-drill"]}
    ground: dict[str, Any] = {"passages": ["b1", "c1", "d1", "e1"], "marker": "d1", "up": {"f1": "monster-grub"}}
    match = table(owner, {"hand": ["red-1"]}, phase="fight", decision={"monster": "f1"}, **ground)
    play(match, "play red-3")
    assert asked(match) == ("fight", 1)


@pytest.mark.clause("SD-5.17")
def test_a_type_used_in_mining_is_used_in_fights_too() -> None:
    match = table(
        {"hand": ["blue-2", "blue-3", "red-4"], "gadgets": SUPER},
        passages=["b1", "c1", "d1"],
        marker="e1",
        up={"e1": "white-red-1a"},
        face_down={"f1": "monster-grub"},
    )
    play(match, "mine blue-2", "declare red", "pass", "pass", "pass")
    assert asked(match) == ("fight", 0)
    play(match, "play blue-3")
    assert "declare" not in happened(match, match.ply - 1)
    assert phase(match) != "colour"


@pytest.mark.clause("SD-5.16")
def test_types_do_not_restrict_each_other() -> None:
    match = table(
        {"hand": ["blue-2", "blue-3", "blue-4"], "gadgets": [*SUPER, *POWER]},
        passages=["b1", "c1", "d1"],
        marker="e1",
        up={"e1": "white-red-1a"},
        face_down={"f1": "monster-grub"},
    )
    play(match, "mine blue-2", "declare red", "none", "pass", "pass", "pass", "play blue-3")
    assert match.legal() == ["none", "add blue-4"]  # Super Drill is used, Enhanced Power is not


@pytest.mark.clause("SD-5.18", "SD-9.31")
def test_the_next_round_frees_all_gadgets() -> None:
    match = table({"hand": ["blue-2"], "gadgets": SUPER}, round=2)
    play(match, "mine", "declare red", "pass", "pass", "pass")
    assert truth(match)["round"] == 3
    assert seat(match)["used"] == []
