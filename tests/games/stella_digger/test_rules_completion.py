"""Section 7: mining completion; section 8: performance check and chips."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove
from starlode.games.stella_digger.components import OWN_FILE
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

GREY: dict[str, Any] = {"passages": ["b1", "c1", "d1", "d2"], "marker": "d3"}
LINKED: dict[str, Any] = {**GREY, "up": {"d3": "link-grey-red", "e3": "grey-blue-2a"}, "links": {"d3": "e3"}}


def contest(*cards: str | None, **rest: Any) -> Match:
    """Everybody plays the only card they have, or passes."""
    match = table(*({"hand": [card] if card else []} for card in cards), **rest)
    cards = (*cards, *[None] * (4 - len(cards)))
    return play(match, *("mine" if card else "pass" for card in cards))


def won(match: Match) -> str:
    """Who won the target, with which strength."""
    (line,) = [line for line in match.spectator.log() if "wins the target" in line]
    return line


# ---- 7.1 comparison ----


@pytest.mark.clause("SD-7.1")
def test_without_participants_nothing_is_compared() -> None:
    match = passes(table(), 4)
    assert "winner" not in happened(match)
    assert "blockade" in happened(match)


@pytest.mark.clause("SD-7.2", "SD-7.3")
def test_a_one_makes_every_four_of_its_colour_count_nothing() -> None:
    assert "strength 2" in won(contest("red-4", "red-1", "red-4", "red-2"))
    owner = {"hand": ["red-4", "red-1"], "gadgets": ["enhanced-power-red"]}
    match = play(table(owner, {"hand": ["red-2"]}), "mine red-4", "add red-1", "mine", "pass", "pass")
    assert "Player 1 wins the target with strength 2" in said(match)  # the owner's own four is hit as well


@pytest.mark.clause("SD-7.2")
def test_a_one_of_another_colour_has_no_effect() -> None:
    assert "Player 0 wins the target with strength 4" in won(contest("red-4", "blue-1", "red-3"))


@pytest.mark.clause("SD-7.4")
def test_a_one_counts_one_and_a_second_one_nothing_more() -> None:
    assert "Player 1 wins the target with strength 1" in won(contest("red-4", "red-1", "red-1"))


@pytest.mark.clause("SD-7.5")
def test_additional_cards_give_and_suffer_the_effect() -> None:
    giver = {"hand": ["red-2", "blue-1"], "gadgets": ["enhanced-power-blue"]}
    match = play(table(giver, {"hand": ["red-4"]}), "mine red-2", "add blue-1", "mine", "pass", "pass")
    assert "Player 0 wins the target with strength 3" in said(match)
    sufferer = {"hand": ["red-2", "blue-4"], "gadgets": ["enhanced-power-blue"]}
    match = play(
        table(sufferer, {"hand": ["red-1"]}, {"hand": ["red-3"]}), "mine red-2", "add blue-4", "mine", "mine", "pass"
    )
    assert "Player 2 wins the target with strength 3" in said(match)


@pytest.mark.clause("SD-7.6", "SD-7.9")
def test_strength_is_the_sum_of_the_cards() -> None:
    owner = {"hand": ["red-2", "red-3"], "gadgets": ["enhanced-power-red"]}
    match = play(table(owner, {"hand": ["red-4"]}), "mine red-2", "add red-3", "mine", "pass", "pass")
    assert "Player 0 wins the target with strength 5" in said(match)


@pytest.mark.clause("SD-7.7", "SD-7.8")
def test_a_matching_card_beats_any_other() -> None:
    assert "Player 1 wins the target with strength 1 and a matching" in won(contest("blue-4", "red-1", "green-4"))
    assert "Player 2 wins the target with strength 4 and nobody" in won(contest("blue-3", "purple-2", "green-4"))


@pytest.mark.clause("SD-7.7")
def test_any_colour_of_the_group_matches() -> None:
    match = contest("blue-1", "green-4", **LINKED)
    assert "Player 0 wins the target with strength 1 and a matching" in won(match)


@pytest.mark.clause("SD-7.10")
def test_a_tie_goes_to_the_closest() -> None:
    assert "Player 0 wins" in won(contest("red-3", "red-3"))
    match = table({"hand": ["red-3"]}, {"hand": ["red-3"]}, start_player=1, seat=1)
    play(match, "mine", "pass", "pass", "mine")
    assert "Player 1 wins" in won(match)


@pytest.mark.clause("SD-7.11")
def test_a_strength_of_nothing_can_win(tmp_path: Path) -> None:
    """With the printed numbers the owner of the one is always stronger; a box where a four hits itself shows it."""
    file = tmp_path / "components.toml"
    file.write_text(re.sub("low_number = 1 ", "low_number = 4 ", OWN_FILE.read_text("utf-8")), "utf-8")
    data = table({"hand": ["blue-3"]}, {"hand": ["red-4"]}).position()
    match = play(Match.from_position(data, components=file), "mine", "mine", "pass", "pass")
    assert "Player 1 wins the target with strength 0 and a matching colour." in match.spectator.log()


# ---- 7.2 rewards ----


@pytest.mark.clause("SD-7.12")
def test_the_winner_takes_the_whole_group() -> None:
    match = contest("red-3", **LINKED)
    assert {"d3", "e3"} & set(face_up(match)) == set()
    assert "Player 0 takes a connected red tile (1 crystal) from d3." in said(match)
    assert "Player 0 takes a blue tile (2 crystals) from e3." in said(match)


@pytest.mark.clause("SD-7.13")
def test_the_winner_gains_what_the_tiles_show_in_reading_order() -> None:
    match = contest("red-3", **LINKED)
    assert crystals(match) == {"red": 1, "blue": 2}
    gains = [line for line in match.spectator.log() if "gains" in line]
    assert [line.split()[4] for line in gains] == ["red", "blue", "blue"]


@pytest.mark.clause("SD-7.14", "SD-7.15")
def test_gold_crystals_are_chosen_one_by_one() -> None:
    match = table(
        {"hand": ["red-3"]},
        {"crystals": {"blue": 6}},
        {"crystals": {"blue": 2, "green": 4}},
        {"crystals": {"green": 4}},
        **GREY,
        up={"d3": "gold-grey-2a"},
    )
    play(match, "mine", "pass", "pass", "pass")
    assert options_of(match, "take") == ["blue", "green", "purple", "red"]
    play(match, "take blue", "take green")  # both exhausted: taken from players
    assert crystals(match) == {"blue": 1, "green": 1}
    assert crystals(match, 1) == {"blue": 5}
    assert crystals(match, 2) == {"blue": 2, "green": 3}  # as rich as seat 3, but closer to the start player


@pytest.mark.clause("SD-7.15")
def test_a_colour_that_nobody_else_has_cannot_be_chosen() -> None:
    drones = ["support-drone-red", "support-drone-blue"]
    match = table({"hand": ["red-3"], "gadgets": drones, "crystals": {"blue": 8}}, **GREY, up={"d3": "gold-grey-2a"})
    play(match, "mine", "pass", "pass", "pass")
    with pytest.raises(IllegalMove, match="Neither the common area nor another player"):
        match.play("take blue")


@pytest.mark.clause("SD-7.16", "SD-7.17", "SD-7.30")
def test_every_other_participant_gets_one_crystal_of_their_colour() -> None:
    second = {"hand": ["blue-2", "purple-1"], "gadgets": ["enhanced-power-purple"]}
    match = table({"hand": ["red-3"]}, second, {"hand": ["green-4"]})
    play(match, "mine", "mine blue-2", "add purple-1", "mine", "pass")
    assert [crystals(match, number) for number in range(4)] == [{"red": 1}, {"blue": 1}, {"green": 1}, {}]


@pytest.mark.clause("SD-7.16", "SD-7.20", "SD-7.21")
def test_consolation_goes_round_in_turn_order() -> None:
    """One green crystal is left in the common area: seat 3 comes first and gets it, seat 1 takes from a player."""
    match = table(
        {"hand": ["red-1"], "crystals": {"green": 3}},
        {"hand": ["green-2"]},
        {"crystals": {"green": 4}},
        {"hand": ["green-3"]},
        start_player=2,
    )
    play(match, "pass", "mine", "mine", "mine")
    gains = [line for line in match.spectator.log() if "gains a green" in line]
    assert gains == ["Player 3 gains a green crystal.", "Player 1 gains a green crystal from Player 2."]


@pytest.mark.clause("SD-7.18", "SD-7.28")
def test_capsules_come_after_consolation_in_the_old_turn_order() -> None:
    match = table(
        {"hand": ["blue-3"], "gadgets": ["refining-capsule-green"]},
        {"hand": ["red-3"], "gadgets": ["refining-capsule-purple"]},
    )
    play(match, "mine", "mine", "pass", "pass")
    kinds = [kind for kind in happened(match) if kind in ("crystal", "capsule")]
    assert kinds == ["crystal", "crystal", "capsule", "crystal", "capsule", "crystal"]
    capsules = [line for line in match.spectator.log() if "uses" in line]
    assert [line.split(" uses")[0] for line in capsules] == ["Player 0", "Player 1"]


@pytest.mark.clause("SD-7.19")
def test_who_did_not_mine_gains_nothing() -> None:
    match = contest("red-3", None, "blue-1", None)
    assert (crystals(match, 1), crystals(match, 3)) == ({}, {})


@pytest.mark.clause("SD-7.20", "SD-7.21", "SD-7.22", "SD-0.5")
def test_a_shortage_is_taken_from_the_richest_other_player_one_at_a_time() -> None:
    match = table(
        {"hand": ["red-3"], "crystals": {"red": 0}},
        {"crystals": {"red": 3}},
        {"crystals": {"red": 3}},
        {"crystals": {"red": 2}},
        up={"c1": "white-red-2"},
    )
    play(match, "mine", "pass", "pass", "pass")
    assert [crystals(match, number).get("red", 0) for number in range(4)] == [2, 2, 2, 2]


@pytest.mark.clause("SD-7.23")
def test_nobody_is_their_own_source() -> None:
    drones = ["support-drone-red", "support-drone-blue"]
    match = table({"hand": ["red-3"], "gadgets": drones, "crystals": {"red": 8}})
    play(match, "mine", "pass", "pass", "pass")
    assert crystals(match) == {"red": 8}
    assert "no-crystal" in happened(match)


@pytest.mark.clause("SD-7.24", "SD-7.25")
def test_everyone_above_the_limit_returns_in_turn_order() -> None:
    full = {"red": 2, "blue": 2, "green": 2}
    match = table({"hand": ["red-3"], "crystals": full}, {"hand": ["blue-1"], "crystals": full})
    play(match, "mine", "mine", "pass", "pass")
    assert asked(match) == ("return", 0)
    assert sum(crystals(match).values()) == sum(crystals(match, 1).values()) == 7
    with pytest.raises(IllegalMove, match="no purple crystal"):
        match.play("return purple")
    play(match, "return green")
    assert asked(match) == ("return", 1)
    play(match, "return blue")
    assert truth(match)["stock"] == {"red": 3, "blue": 4, "green": 5, "purple": 8}


@pytest.mark.clause("SD-7.24", "SD-5.14")
def test_the_limit_itself_may_be_reached_and_drones_raise_it() -> None:
    full = {"hand": ["red-3"], "crystals": {"red": 3, "blue": 3}, "gadgets": ["support-drone-red"]}
    last = {"hand": ["blue-1"], "crystals": {"green": 5}}
    match = play(table(full, last), "mine", "mine", "pass", "pass")
    assert phase(match) == "target"  # nobody is above the limit
    assert [sum(crystals(match, number).values()) for number in range(2)] == [7, 6]


@pytest.mark.clause("SD-7.26", "SD-6.19")
def test_field_cards_go_to_their_owners_piles() -> None:
    match = table({"hand": ["red-3"], "discard": []}, {"hand": ["blue-1"], "discard": []})
    play(match, "mine", "mine", "pass", "pass")
    assert [seat(match, number)["discard"] for number in range(2)] == [["red-3"], ["blue-1"]]
    assert all(seat(match, number)["field"] == [] for number in range(4))


@pytest.mark.clause("SD-7.27")
def test_the_winner_becomes_start_player() -> None:
    match = contest("red-2", None, "red-3", None)
    assert truth(match)["start_player"] == 2
    assert asked(match)[1] == 2


@pytest.mark.clause("SD-7.28", "SD-7.21")
def test_ties_use_the_old_start_player_until_the_end_of_the_step() -> None:
    """Seat 2 wins; what is short is taken from seat 0, the closest to the old start player, not from seat 3."""
    drones = ["support-drone-red"]
    match = table({"crystals": {"red": 4}}, {}, {"hand": ["red-3"]}, {"crystals": {"red": 4}, "gadgets": drones})
    play(match, "pass", "pass", "mine", "pass")
    assert crystals(match) == {"red": 3}
    assert crystals(match, 3) == {"red": 4}


@pytest.mark.clause("SD-7.29")
def test_the_marker_stays_on_the_emptied_square() -> None:
    match = contest("red-3")
    assert truth(match)["marker"] == "c1"
    assert "c1" in match.spectator.view()["map"]["network"]


# ---- 7.3 blockade ----


@pytest.mark.clause("SD-7.32", "SD-7.38")
def test_a_blockade_takes_a_chip_for_good() -> None:
    match = passes(table(), 4)
    assert truth(match)["chips"] == {"board": 19, "gone": 0}
    assert truth(match)["map"]["blockaded"] == ["c1"]
    assert all(zones["chips_300"] == 0 for zones in truth(match)["seats"])


@pytest.mark.clause("SD-7.33")
def test_a_blockaded_tile_can_be_neither_target_nor_passed() -> None:
    match = passes(table(), 4)
    assert "c1" not in options_of(match, "target")
    assert "c1" not in match.spectator.view()["map"]["network"]


@pytest.mark.clause("SD-7.35", "SD-9.15")
def test_links_between_other_tiles_stay() -> None:
    match = table(
        **GREY,
        up={"d3": "link-grey-red", "e3": "grey-blue-2a", "f3": "link-grey-blue", "g3": "grey-green-2a"},
        links={"d3": "e3", "f3": "g3"},
    )
    passes(match, 4)
    assert truth(match)["map"]["links"] == {"f3": "g3"}


@pytest.mark.clause("SD-7.36", "SD-7.37")
def test_the_marker_goes_back_and_the_start_player_stays() -> None:
    match = passes(table(start_player=1, seat=1), 4)
    assert (truth(match)["marker"], truth(match)["start_player"]) == ("b1", 1)


@pytest.mark.clause("SD-7.39")
def test_a_blockade_gives_nobody_a_crystal() -> None:
    match = passes(table({"gadgets": ["refining-capsule-red"]}), 4)
    assert all(crystals(match, number) == {} for number in range(4))


# ---- 8 performance check ----


@pytest.mark.clause("SD-8.1", "SD-8.2")
def test_two_tiles_bring_a_chip() -> None:
    match = table({"hand": ["red-3"], "section": ["white-blue-1a"]})
    play(match, "mine", "pass", "pass", "pass")
    assert seat(match)["chips_300"] == 1
    assert truth(match)["chips"]["board"] == 19


@pytest.mark.clause("SD-8.3", "SD-8.9")
def test_one_tile_brings_a_small_chip_and_all_sections_are_cleared() -> None:
    match = table({"hand": ["red-3"], "section": ["white-blue-1a"]}, {"section": ["white-blue-1b"]})
    play(match, "mine", "pass", "pass", "pass")
    assert seat(match, 1)["chips_100"] == 1
    assert {"white-blue-1a", "white-blue-1b", "white-red-1a"} <= set(truth(match)["removed"])


@pytest.mark.clause("SD-8.4")
def test_more_tiles_bring_no_more() -> None:
    match = table({"hand": ["red-3"], "section": ["white-blue-1a"]}, **LINKED)
    play(match, "mine", "pass", "pass", "pass")
    assert (seat(match)["chips_300"], seat(match)["chips_100"]) == (1, 0)


@pytest.mark.clause("SD-8.4")
def test_four_tiles_are_no_two_pairs() -> None:
    chain = {"d3": "link-grey-red", "e3": "link-grey-blue", "f3": "grey-blue-2a"}
    match = table({"hand": ["red-3"], "section": ["white-blue-1a"]}, **GREY, up=chain, links={"d3": "e3", "e3": "f3"})
    play(match, "mine", "pass", "pass", "pass")
    assert (seat(match)["chips_300"], truth(match)["chips"]["board"]) == (1, 19)


@pytest.mark.clause("SD-8.5", "SD-8.7", "SD-10.2")
def test_the_last_chip_goes_to_whoever_has_two_tiles() -> None:
    """Seat 0 would exchange its third small chip first if the others were not paid after the winner."""
    match = table(
        {"section": ["white-blue-1a"], "chips_100": 2},
        {"hand": ["red-3"], "section": ["white-blue-1b"], "chips_300": 19},
    )
    play(match, "pass", "mine", "pass", "pass")
    assert truth(match)["ending"] == "chips"
    assert seat(match, 1)["chips_300"] == 20
    assert (seat(match)["chips_300"], seat(match)["chips_100"]) == (0, 3)  # kept, and they count
    assert sum(line.points for line in match.score(0)) == 3


@pytest.mark.clause("SD-8.5", "SD-8.7", "SD-0.5")
def test_small_chips_are_paid_in_the_new_turn_order() -> None:
    """Seat 2 wins, so seat 3 is paid before seats 0 and 1 and exchanges for the last chip."""
    poor = {"section": ["white-blue-1a"], "chips_100": 2}
    match = table(
        poor,
        {**poor, "section": ["white-blue-1b"]},
        {"hand": ["red-3"], "section": ["white-blue-2"], "chips_300": 18},
        {**poor, "section": ["white-green-2"]},
    )
    play(match, "pass", "pass", "mine", "pass")
    assert truth(match)["ending"] == "chips"
    assert [seat(match, number)["chips_100"] for number in range(4)] == [3, 3, 0, 0]


@pytest.mark.clause("SD-8.6")
def test_three_small_chips_become_a_big_one() -> None:
    match = table({"hand": ["red-3"], "section": ["white-blue-1a"]}, {"section": ["white-blue-1b"], "chips_100": 2})
    play(match, "mine", "pass", "pass", "pass")
    assert (seat(match, 1)["chips_300"], seat(match, 1)["chips_100"]) == (1, 0)
    assert truth(match)["chips"]["board"] == 18


@pytest.mark.clause("SD-8.10")
def test_monsters_are_no_mining_tiles() -> None:
    match = table({"hand": ["red-3"], "monsters": ["monster-grub", "monster-titan"]})
    play(match, "mine", "pass", "pass", "pass")
    assert "check" not in happened(match)
    assert seat(match)["monsters"] == ["monster-grub", "monster-titan"]
    assert phase(match) == "target"
