"""Section 9: visibility check, links, monster fights, next round and breakthrough."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove
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
    said,
    seat,
    table,
    truth,
)

EAST = ["b1", "c1", "d1"]
FAR = ["b1", "c1", "d1", "d2", "d3", "e3", "f3", "g3", "h3"]


def mined(match: Match) -> Match:
    """Seat 0 alone plays its only card."""
    return play(match, "mine", "pass", "pass", "pass")


def fight(*seats: dict[str, Any], tile: str = "monster-grub", **rest: Any) -> Match:
    """Seat 0 is asked for a card against a monster."""
    square, way = ("f1", [*EAST, "e1"]) if tile == "monster-grub" else ("h4", FAR)
    rest = {"phase": "fight", "marker": way[-1], "decision": {"monster": square}, **rest}
    return table(*seats, passages=way, up={square: tile, **rest.pop("more", {})}, **rest)


# ---- 9.1 procedure ----


@pytest.mark.clause("SD-9.1")
def test_all_exposed_tiles_are_turned_up() -> None:
    match = mined(table({"hand": ["red-3"]}))
    assert {"a2", "b2", "c2", "d1"} == set(face_up(match))


@pytest.mark.clause("SD-9.2", "SD-9.12")
def test_connected_tiles_get_their_links_in_reading_order_and_chains_at_the_end() -> None:
    """e2 comes before d3; e2 turns up e3, a connected tile, which waits until d3 has its link."""
    match = table(
        {"hand": ["red-3"]},
        passages=["b1", "c1", "d1", "e1"],
        marker="d2",
        entry="d1",
        up={"d2": "white-red-1a", "e2": "grey-red-2a"},
        face_down={"d3": "link-grey-red", "e3": "link-grey-blue", "f3": "grey-green-2a"},
    )
    mined(match)
    links = [line for line in match.spectator.log() if "linked" in line]
    assert links == ["d3 is linked to e3.", "e3 is linked to f3."]


@pytest.mark.clause("SD-9.3", "SD-9.4")
def test_monsters_are_fought_one_after_the_other_with_a_look_in_between() -> None:
    match = fight(
        {"hand": ["red-4", "blue-4"]}, tile="monster-stalker", more={"g4": "monster-titan"}, decision={"monster": "g4"}
    )
    play(match, "play red-4")
    assert asked(match) == ("fight", 0)
    assert truth(match)["decision"]["monster"] == "h4"
    kinds = happened(match, match.ply - 1)
    assert kinds.index("reveal") < kinds.index("monster")  # what the first one hid was turned up before


@pytest.mark.clause("SD-9.5")
def test_the_check_follows_a_blockade_too() -> None:
    match = table(passages=["b1"], marker="c1", face_down={})
    passes(match, 4)
    assert phase(match) == "target"
    broken = passes(table(passages=[], marker="a2"), 8)
    play(broken, "open b1")
    assert "reveal" in happened(broken, broken.ply - 1)


# ---- 9.2 gold, 9.3 connected ----


@pytest.mark.clause("SD-9.6")
def test_gold_needs_no_treatment_and_only_strength_counts() -> None:
    up = {"d3": "gold-grey-2a"}
    match = table({"hand": ["red-2"]}, {"hand": ["blue-3"]}, passages=["b1", "c1", "d1", "d2"], marker="d3", up=up)
    play(match, "mine", "mine", "pass", "pass")
    assert "Player 1 wins the target with strength 3 and a matching colour." in match.spectator.log()


@pytest.mark.clause("SD-9.7", "SD-9.8", "SD-9.9")
def test_an_arrow_links_the_tile_it_points_at_and_turns_it_up() -> None:
    match = table(
        {"hand": ["red-3"]},
        passages=[*EAST],
        marker="e1",
        up={"e1": "white-red-1a"},
        face_down={"e2": "link-grey-red", "e3": "grey-blue-2a"},
    )
    mined(match)
    assert truth(match)["map"]["links"] == {"e2": "e3"}
    assert face_up(match)["e3"] == "grey-blue-2a"  # not exposed


@pytest.mark.clause("SD-9.8")
def test_an_arrow_links_a_face_up_tile_as_well() -> None:
    match = table(
        {"hand": ["red-3"]},
        passages=["b1", "c1", "c2", "d1"],
        marker="d2",
        entry="c2",
        up={"d2": "white-red-1a", "e1": "white-blue-1a"},
        face_down={"e2": "link-grey-red", "d3": "grey-green-2a", "e3": "grey-blue-2a"},
    )
    mined(match)
    assert truth(match)["map"]["links"]["e2"] == "e3"


@pytest.mark.clause("SD-9.8", "SD-9.10")
def test_a_blockaded_tile_turns_the_arrow_on() -> None:
    """The arrow of e2 points N at a blockade, E at a wall, S at a passage and then W at d2."""
    match = table(
        {"hand": ["red-3"]},
        passages=[*EAST],
        marker="e1",
        up={"e1": "white-red-1a", "e3": "grey-blue-2a", "d2": "white-blue-1a"},
        blockaded=["e3"],
        face_down={"e2": "link-grey-red"},
    )
    mined(match)
    assert truth(match)["map"]["links"] == {"e2": "d2"}


@pytest.mark.clause("SD-9.10", "SD-0.7")
def test_arrows_turn_clockwise() -> None:
    """The arrow of g4 points S at a passage, then turns W to f4, not E to h4."""
    match = table(
        {"hand": ["red-3"]},
        passages=["b1", "c1", "d1", "d2", "d3", "e3", "f3"],
        marker="g3",
        up={"g3": "grey-red-2a", "f4": "grey-green-2a"},
        face_down={"g4": "link-black-green"},
    )
    mined(match)
    assert truth(match)["map"]["links"]["g4"] == "f4"


@pytest.mark.clause("SD-9.11")
def test_an_unlinked_tile_is_mined_alone() -> None:
    match = table({"hand": ["red-3"]}, passages=[*FAR[:-1]], marker="g2", up={"g2": "link-grey-red"}, entry="g3")
    assert match.spectator.view()["map"]["target"] == ["g2"]


@pytest.mark.clause("SD-9.13")
def test_a_group_is_all_that_hangs_together() -> None:
    match = table(
        passages=["b1", "c1", "d1", "d2"],
        marker="d3",
        up={"d3": "link-grey-red", "e3": "link-grey-blue", "f3": "grey-blue-2a", "g3": "grey-green-2a"},
        links={"d3": "e3", "e3": "f3"},
    )
    assert match.spectator.view()["map"]["target"] == ["d3", "e3", "f3"]


@pytest.mark.clause("SD-9.14", "SD-9.15")
def test_a_broken_link_is_not_made_anew() -> None:
    """d3 was linked to e3; once e3 is gone the arrow does not look for another tile."""
    match = table(
        {"hand": ["red-3"]},
        passages=["b1", "c1", "d1", "d2", "e2"],
        marker="e3",
        entry="e2",
        up={"e3": "grey-red-2a", "d3": "link-grey-red"},
    )
    mined(match)
    assert truth(match)["map"]["links"] == {}


@pytest.mark.clause("SD-9.3", "SD-0.9")
def test_two_monsters_are_fought_one_after_the_other_in_reading_order() -> None:
    match = table(
        {"hand": ["red-3"]},
        passages=["b1", "c1", "d1", "d2", "d3", "e3", "f3"],
        marker="g3",
        up={"g3": "grey-red-2a"},
        face_down={"g4": "monster-stalker", "g2": "monster-grub", "h3": "black-red-3"},
    )
    mined(match)
    attacks = [line for line in match.spectator.log() if line.startswith("A monster attacks")]
    assert [line.split()[4] for line in attacks] == ["g2:", "g4:"]


@pytest.mark.clause("SD-9.8", "SD-9.29", "SD-9.14")
def test_a_link_to_a_monster_ends_with_the_fight() -> None:
    match = table(
        {"hand": ["red-3", "blue-4"]},
        passages=[*EAST],
        marker="e1",
        up={"e1": "white-red-1a"},
        face_down={"e2": "link-grey-red", "e3": "monster-grub"},
    )
    play(match, "mine red-3", "pass", "pass", "pass")
    assert asked(match) == ("fight", 0)
    assert truth(match)["map"]["links"] == {"e2": "e3"}
    play(match, "play blue-4")
    assert truth(match)["map"]["links"] == {}
    assert face_up(match)["e2"] == "link-grey-red"


@pytest.mark.clause("SD-9.16")
def test_a_hidden_part_of_a_group_is_no_way_in() -> None:
    match = table(
        passages=["b1", "c1", "d1", "d2"],
        marker="d2",
        phase="target",
        up={"d3": "link-grey-red", "e3": "grey-blue-2a"},
        links={"d3": "e3"},
    )
    assert "d3" in options_of(match, "target")
    assert "e3" not in options_of(match, "target")


# ---- 9.4 fights ----


@pytest.mark.clause("SD-9.17")
def test_everybody_takes_part_from_the_new_start_player_on() -> None:
    match = table(
        {"hand": ["blue-1", "blue-2"]},
        {"hand": ["red-3", "red-4"]},
        {"hand": ["green-1"]},
        passages=[*EAST],
        marker="e1",
        up={"e1": "white-red-1a"},
        face_down={"f1": "monster-grub"},
    )
    play(match, "mine blue-1", "mine red-3", "pass", "pass")
    order = []
    while phase(match) == "fight":
        order.append(match.acting[0])
        match.play("none")
    assert order == [1, 2, 0]  # seat 3 has no card and plays nothing by itself


@pytest.mark.clause("SD-9.18", "SD-9.19")
def test_a_card_with_gadgets_or_nothing() -> None:
    match = fight({"hand": ["blue-1", "blue-2"], "gadgets": ["super-drill-blue", "enhanced-power-blue"]})
    assert match.legal() == ["none", "play blue-1", "play blue-2"]
    play(match, "play blue-1", "declare green", "add blue-2")
    assert "Player 0 withstands the monster with strength 3." in match.spectator.log()


@pytest.mark.clause("SD-9.20")
def test_the_effect_of_the_one_works_in_fights() -> None:
    match = fight({"hand": ["red-4"]}, {"hand": ["red-1"]})
    play(match, "play red-4", "play red-1")
    assert "Player 0 fails against the monster with strength 0." in match.spectator.log()


@pytest.mark.clause("SD-9.21")
@pytest.mark.parametrize(("card", "result"), [("red-2", "withstands"), ("red-1", "fails against")])
def test_only_a_higher_strength_withstands(card: str, result: str) -> None:
    match = play(fight({"hand": [card]}), f"play {card}")
    assert f"Player 0 {result} the monster" in said(match)


@pytest.mark.clause("SD-9.22")
def test_failing_players_return_crystals_of_their_choice_in_turn_order() -> None:
    match = fight(
        {"hand": ["red-1"], "crystals": {"red": 2, "blue": 2}},
        {"crystals": {"green": 1}},
        {"crystals": {"green": 2, "purple": 2}},
        tile="monster-titan",
    )
    play(match, "none")
    assert asked(match) == ("lose", 0)
    with pytest.raises(IllegalMove, match="no green crystal"):
        match.play("lose green")
    play(match, "lose red", "lose blue", "lose red")
    assert asked(match) == ("lose", 2)  # seat 1 lost all it had
    assert crystals(match) == {"blue": 1}
    assert crystals(match, 1) == {}


@pytest.mark.clause("SD-9.23", "SD-9.25")
def test_the_strongest_takes_tile_and_foreman_marker_after_the_losses() -> None:
    match = fight({"hand": ["red-2"], "crystals": {"red": 1}}, {"hand": ["red-3"]}, {"crystals": {"red": 1}})
    play(match, "play red-2", "play red-3")
    kinds = happened(match)
    assert kinds.index("lose") < kinds.index("trophy") < kinds.index("foreman")
    assert seat(match, 1)["monsters"] == ["monster-grub"]
    assert truth(match)["start_player"] == 1
    assert crystals(match) == {"red": 1}


@pytest.mark.clause("SD-9.24")
def test_a_tie_in_a_fight_goes_to_the_closest() -> None:
    match = fight({"hand": ["red-3"]}, {}, {}, {"hand": ["blue-3"]}, start_player=3, seat=3)
    play(match, "play blue-3", "play red-3")
    assert seat(match, 3)["monsters"] == ["monster-grub"]


@pytest.mark.clause("SD-9.26", "SD-9.29")
def test_a_monster_that_nobody_withstands_is_gone() -> None:
    match = fight({"hand": ["red-1"]}, start_player=0)
    play(match, "none")
    assert "monster-grub" in truth(match)["removed"]
    assert "f1" in match.spectator.view()["map"]["network"]
    assert truth(match)["start_player"] == 0


@pytest.mark.clause("SD-9.27")
def test_fight_cards_are_discarded() -> None:
    match = play(fight({"hand": ["red-3"], "discard": []}), "play red-3")
    assert (seat(match)["field"], seat(match)["discard"]) == ([], ["red-3"])


@pytest.mark.clause("SD-9.28")
def test_a_fight_gives_no_crystals() -> None:
    match = fight({"hand": ["red-3"], "gadgets": ["refining-capsule-red"]}, {"hand": ["blue-2"]})
    play(match, "play red-3", "play blue-2")
    assert (crystals(match), crystals(match, 1)) == ({}, {})


@pytest.mark.clause("SD-9.29", "SD-9.30", "SD-9.3")
def test_the_square_is_empty_afterwards_and_the_marker_stays() -> None:
    match = play(fight({"hand": ["red-3"]}), "play red-3")
    assert "f1" not in face_up(match)
    assert truth(match)["marker"] == "e1"


# ---- 9.5, 9.6 ----


@pytest.mark.clause("SD-9.31")
def test_the_next_round() -> None:
    match = mined(table({"hand": ["red-3"]}, round=2))
    assert truth(match)["round"] == 3
    assert asked(match) == ("target", 0)


@pytest.mark.clause("SD-9.32", "SD-9.35", "SD-7.38")
def test_a_breakthrough_opens_an_exposed_blockaded_tile() -> None:
    match = passes(table(passages=[], marker="a2"), 8)
    assert options_of(match, "open") == ["a2", "b1"]
    with pytest.raises(IllegalMove, match="cannot be reached"):
        match.play("open c3")
    tile = face_up(match)["b1"]
    play(match, "open b1")
    assert tile in truth(match)["removed"]
    assert truth(match)["chips"] == {"board": 18, "gone": 1}
    assert truth(match)["map"]["blockaded"] == ["a2"]


@pytest.mark.clause("SD-9.33")
def test_a_breakthrough_may_need_another() -> None:
    """Behind b1 lie only blockaded tiles."""
    match = table(
        passages=[],
        marker="a1",
        phase="breakthrough",
        up={"a2": None, "b1": None, "c1": None, "b2": None},
        blockaded=["a2", "b1", "c1", "b2"],
    )
    play(match, "open b1")
    assert asked(match) == ("breakthrough", 0)
    assert options_of(match, "open") == ["a2", "b2", "c1"]


@pytest.mark.clause("SD-9.34")
def test_a_breakthrough_gives_nobody_anything() -> None:
    match = passes(table(passages=[], marker="a2", start_player=2, seat=2), 8)
    before = truth(match)["seats"]
    play(match, "open a2")
    assert truth(match)["seats"] == before
    assert (truth(match)["marker"], truth(match)["start_player"]) == ("a1", 2)
