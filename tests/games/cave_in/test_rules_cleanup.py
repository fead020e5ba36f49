"""Section 8: Clean-up."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.match import Match
from tests.games.cave_in.table import base, cave_ins, costs, hand, happened, pile, play, row, table, turn, verbs

SEVEN = [*["hydran-frogtopus"] * 4, *["metanel-oddgrabber"] * 3]
# Stacks that no test here runs down; what is named nowhere is in the box.
DEEP = {
    "1": [*["terron-driller"] * 6, *["mineggler-mineraccoon"] * 6],
    "2": [*["hydran-fishbean"] * 4, *["mineggler-diggerhino"] * 4],
    "3": ["mineggler-ancientone", "mineggler-ancientone", "hydran-shuwar"],
    "4": ["mineggler-maccarat", "hydran-mushell"],
}
COST_10 = ["c10-brown-1", "c10-blue-1", "c10-purple-1", "c10-yellow-1", "c10-red-1", "c10-green-1"]


# ---- the row goes to the Base ----


@pytest.mark.clause("CI-8.1")
def test_the_row_goes_on_top_of_the_base_in_unchanged_order() -> None:
    match = table(
        {"hand": ["terron-driller", "terron-foreman"], "base": ["hydran-shuwar", "metanel-drollo"]},
        {"base": ["terron-colonel"]},
        mine={"1": ["c1-brown-1"]},
    )
    play(match, "skill terron-foreman", "mine c1-brown-1", "pay terron-driller", "end")
    assert base(match) == ["hydran-shuwar", "metanel-drollo", "terron-foreman", "terron-driller"]
    assert base(match, 1) == ["terron-colonel"]


@pytest.mark.clause("CI-8.1")
def test_the_card_played_last_is_the_leader() -> None:
    match = table({"hand": ["terron-foreman", "hydran-fishbean"], "base": ["metanel-drollo"]})
    play(match, "skill hydran-fishbean", "skill terron-foreman", "end", "end", "leader")
    effects = turn(match)["effects"]
    assert (effects["foremen"], effects["same_actions"], turn(match)["extra"]["mine"]) == (1, False, 0)


@pytest.mark.clause("CI-8.2")
def test_with_an_empty_row_the_base_and_its_leader_stay() -> None:
    match = table({"hand": ["terron-driller"], "base": SEVEN})
    play(match, "end", "end")
    assert base(match) == SEVEN
    assert match.spectator.view()["box"] == []


@pytest.mark.clause("CI-8.3")
@pytest.mark.parametrize(("played", "trimmed"), [(1, 0), (2, 1), (4, 3), (8, 7), (10, 9)])
def test_beyond_7_cards_the_bottom_of_the_base_goes_to_the_box(played: int, trimmed: int) -> None:
    crew = [
        "hydran-frogtopus",
        "metanel-drollo",
        "terron-foreman",
        "hydran-shuwar",
        "terron-sergeant",
        "metanel-robuster",
    ]
    cards = ["terron-driller", "hydran-fishbean", "metanel-oddgrabber", "terron-colonel", "mineggler-diggerhino"]
    cards += ["mineggler-mineraccoon", "mineggler-ancientone", "hydran-mushell", "metanel-scrabber", "terron-driller"]
    match = play(table({"base": crew}, turn={"row": cards[:played], "normal_actions": ["mine"]}), "end")
    whole = crew + cards[:played]
    assert base(match) == whole[trimmed:]
    assert sorted(match.spectator.view()["box"]) == sorted(whole[:trimmed])


@pytest.mark.clause("CI-8.4")
def test_cards_in_the_box_never_come_back_and_score_nothing() -> None:
    crew = ["terron-colonel", *SEVEN[1:]]
    match = table({"hand": ["terron-foreman"], "base": crew}, stacks={**DEEP, "4": []})
    play(match, "skill terron-foreman", "end", "end", "done", "end")
    assert base(match) == [*SEVEN[1:], "terron-foreman"]
    assert "terron-colonel" in match.spectator.view()["box"]
    assert match.spectator.view()["docks"]["4"] == [None], "the box does not help out where a stack is empty"
    assert match.view(0)["seats"][0]["score"] == 0


# ---- refill ----


@pytest.mark.clause("CI-8.5")
def test_every_empty_space_is_filled_from_the_stack_of_its_level_or_cost() -> None:
    match = table(docks={"2": [None, "terron-foreman"]}, mine={"6": [None, "c6-blue-1"]})
    play(match, "end")
    view = match.spectator.view()
    assert [len([card for card in view["docks"][level] if card]) for level in "1234"] == [4, 3, 2, 1]
    assert view["docks"]["2"][1] == "terron-foreman"
    assert view["mine"]["6"][1]["crystal"] == "c6-blue-1"
    shown = {cost: [crystal["printed_cost"] for crystal in view["mine"][cost]] for cost in view["mine"]}
    assert shown == {"1": [1] * 4, "3": [3] * 3, "6": [6] * 2, "10": [10]}
    assert view["stacks"]["mercenaries"] == {"1": 20, "2": 13, "3": 6, "4": 3}
    assert view["stacks"]["crystals"] == {"1": 20, "3": 15, "6": 10, "10": 5}


@pytest.mark.clause("CI-8.5")
def test_the_docks_are_filled_before_the_mine_space_by_space() -> None:
    match = play(table(docks={"1": [None, "terron-driller"]}, mine={"3": ["c3-blue-1"]}), "end")
    docks, mine = ([e["space"] for e in match.events() if e.kind == kind] for kind in ("refill-dock", "refill-mine"))
    assert docks == [0, 2, 3, 4, 5, 6, 7, 8, 9]
    assert mine == [0, 1, 2, 3, 5, 6, 7, 8, 9]
    refills = [kind for kind in happened(match) if kind.startswith("refill")]
    assert refills == ["refill-dock"] * 9 + ["refill-mine"] * 9


@pytest.mark.clause("CI-8.5", "CI-8.6")
def test_where_a_stack_does_not_suffice_the_last_spaces_stay_empty_for_good() -> None:
    stacks = {**DEEP, "1": ["terron-driller", "terron-driller"]}
    match = table(docks={"1": [None, "hydran-frogtopus"]}, stacks=stacks)
    play(match, "end")
    filled = ["terron-driller", "hydran-frogtopus", "terron-driller", None]
    assert match.spectator.view()["docks"]["1"] == filled
    play(match, "end", "end")
    assert match.spectator.view()["docks"]["1"] == filled


@pytest.mark.clause("CI-8.6")
def test_a_mine_space_whose_stack_is_empty_stays_empty_for_good() -> None:
    match = table({"pile": COST_10})
    play(match, "end", "end", "end")
    assert match.spectator.view()["mine"]["10"] == [None]


@pytest.mark.clause("CI-8.10")
def test_docks_and_mine_are_refilled_in_clean_up_only() -> None:
    match = table(
        {"hand": ["terron-driller", "metanel-drollo"], "base": ["hydran-fishbean"], "artifacts": ["supply-shuttle"]},
        {"base": ["terron-foreman", "metanel-robuster"]},
        docks={"1": ["hydran-frogtopus"], "2": ["terron-foreman"]},
        mine={"1": ["c1-brown-1"]},
        turn={"phase": "start-artifact"},
    )
    before = match.spectator.view()["stacks"]
    play(match, "activate supply-shuttle", "take hydran-frogtopus", "leader", "take terron-foreman")
    play(match, "mine c1-brown-1", "pay terron-driller", "done", "skill metanel-drollo")
    view = match.spectator.view()
    assert view["stacks"] == before
    assert [card for line in view["docks"].values() for card in line] == [None] * 10
    assert [crystal for line in view["mine"].values() for crystal in line] == [None] * 10
    assert not [kind for kind in happened(match) if kind.startswith("refill")]
    play(match, "end")
    assert None not in [card for line in match.spectator.view()["docks"].values() for card in line]


@pytest.mark.clause("CI-8.10")
def test_a_raid_refills_nothing() -> None:
    match = play(table({}, {"base": ["terron-foreman", "metanel-robuster"]}), "raid 1")
    assert [card for line in match.spectator.view()["docks"].values() for card in line] == [None] * 10


# ---- stacks that run out ----


def running_out(stacks: dict[str, Any]) -> tuple[Match, int]:
    """Seat 0 has just ended its turn at a table with those stacks; also how often the token moved."""
    match = table(stacks={**DEEP, **stacks})
    before = cave_ins(match)
    return match, cave_ins(play(match, "end")) - before


@pytest.mark.clause("CI-8.7", "CI-8.8")
@pytest.mark.parametrize(
    ("stack", "steps"),
    [(["terron-colonel", "hydran-mushell"], 0), (["terron-colonel"], 1), ([], 0)],
    ids=["one left", "just enough", "already empty"],
)
def test_a_mercenary_stack_that_runs_out_moves_the_token(stack: list[str], steps: int) -> None:
    """It has run out when nothing is left in it, even though every space could be filled."""
    match, moved = running_out({"4": stack})
    assert moved == steps
    assert (match.spectator.view()["docks"]["4"] == [None]) == (not stack)


@pytest.mark.clause("CI-8.7")
def test_a_stack_that_does_not_suffice_moves_the_token_once() -> None:
    match, moved = running_out({"1": ["terron-driller"]})
    assert (moved, match.spectator.view()["docks"]["1"]) == (1, ["terron-driller", None, None, None])


@pytest.mark.clause("CI-8.7")
def test_each_stack_that_runs_out_moves_the_token() -> None:
    match = table({"pile": COST_10[:5]}, stacks={**DEEP, "3": ["terron-sergeant"], "4": ["terron-colonel"]})
    play(match, "end")
    assert cave_ins(match) == 3, "two Mercenary stacks and the Crystals of cost 10"


@pytest.mark.clause("CI-8.7")
@pytest.mark.parametrize(("owned", "steps"), [(4, 0), (5, 1), (6, 0)])
def test_a_crystal_stack_that_runs_out_moves_the_token(owned: int, steps: int) -> None:
    match = table({"pile": COST_10[:owned]})
    before = cave_ins(match)
    assert cave_ins(play(match, "end")) == before + steps


@pytest.mark.clause("CI-8.9")
def test_a_stack_that_was_empty_already_moves_nothing_when_a_card_leaves() -> None:
    match = table({"hand": ["terron-sergeant"]}, docks={"4": ["terron-colonel"]}, stacks={**DEEP, "4": []})
    assert cave_ins(match) == 1
    play(match, "recruit terron-colonel", "pay terron-sergeant", "end")
    assert (match.spectator.view()["docks"]["4"], cave_ins(match)) == ([None], 1)


# ---- the end of the turn ----


@pytest.mark.parametrize(
    ("effects", "mines", "cost"),
    [
        ({"foremen": 1, "crystal_discount": 4, "artifact_discount": 4}, 0, 2),
        ({"same_actions": True, "scrabbers": 1}, 1, 6),
    ],
)
@pytest.mark.clause("CI-8.11")
def test_all_turn_effects_end_with_the_turn(effects: dict[str, int], mines: int, cost: int) -> None:
    match = table(
        {"artifacts": ["overtime-siren", "duplex-roster"]},
        {"hand": ["terron-driller"] * 2 + ["hydran-fishbean"]},
        turn={
            "effects": effects,
            "extra": {"mine": mines, "recruit": 1},
            "activated": ["overtime-siren"],
            "normal_actions": ["skill", "skill"],
        },
        mine={"6": ["c6-blue-1"]},
    )
    assert costs(match)["c6-blue-1"] == cost
    play(match, "end")
    now = turn(match)
    assert not any(now["effects"].values())
    assert (now["extra"], now["normal_actions"], now["activated"]) == ({"mine": 0, "recruit": 0}, [], [])
    assert costs(match)["c6-blue-1"] == 6


@pytest.mark.clause("CI-8.11")
def test_a_recoloured_crystal_has_its_printed_colour_and_cost_again() -> None:
    match = table({"hand": ["mineggler-diggerhino"]}, mine={"3": ["c3-blue-1"]})
    play(match, "skill mineggler-diggerhino", "paint c3-blue-1", "colour brown")
    assert (match.spectator.view()["mine"]["3"][0]["colour"], costs(match)["c3-blue-1"]) == ("brown", 2)
    play(match, "end")
    assert (match.spectator.view()["mine"]["3"][0]["colour"], costs(match)["c3-blue-1"]) == ("blue", 3)


@pytest.mark.clause("CI-8.11")
def test_recoloured_cards_in_hand_have_their_printed_colour_again() -> None:
    match = table({"hand": ["metanel-robuster", "terron-driller"]}, mine={"1": ["c1-blue-1"]})
    play(match, "skill metanel-robuster", "colour blue", "paint terron-driller")
    assert "mine c1-blue-1" in match.legal()
    play(match, "end", "end", "done")
    assert (turn(match)["seat"], hand(match)) == (0, ["terron-driller"])
    assert "mine c1-blue-1" not in match.legal()
    assert match.view(0)["seats"][0]["hand"] == [{"card": "terron-driller", "colour": "brown"}]


@pytest.mark.clause("CI-8.12")
def test_settling_comes_before_the_test_for_the_end() -> None:
    match = table(cave_ins=6, idle_rounds=1, turn={"seat": 1})
    play(match, "end")
    assert match.over
    assert happened(match)[-3:] == ["idle-round", "cave-in", "over"]


@pytest.mark.clause("CI-8.12")
@pytest.mark.parametrize(("seat", "settled"), [(0, False), (1, False), (2, True)])
def test_only_the_last_turn_of_a_round_settles_and_otherwise_the_next_begins(seat: int, settled: bool) -> None:
    match = table({}, {}, {}, cave_ins=3, idle_rounds=1, turn={"seat": seat, "round": 8})
    play(match, "end")
    assert cave_ins(match) == (4 if settled else 3)
    assert (turn(match)["seat"], turn(match)["round"]) == ((seat + 1) % 3, 9 if settled else 8)


# ---- worked examples ----


def johns_first_turn() -> Match:
    match = table(
        {"hand": ["hydran-fishbean-1", "metanel-oddgrabber-1", "metanel-oddgrabber-2"]},
        docks={"2": ["metanel-drollo", "metanel-drollo"]},
        mine={"1": ["c1-red-1", "c1-green-1"], "3": ["c3-yellow-1"]},
        turn={"seat": 1, "start_player": 1},
    )
    play(match, "end")
    assert (turn(match)["seat"], verbs(match) >= {"mine", "skill"}) == (0, True), "the Starting phase had nothing to do"
    return play(
        match, "mine c1-red-1", "pay metanel-oddgrabber", "done", "skill hydran-fishbean", "take metanel-drollo", "end"
    )


@pytest.mark.clause("CI-3.8", "CI-4.30", "CI-5.22", "CI-8.1")
def test_ex_17_gameplay_step_1() -> None:
    match = johns_first_turn()
    assert (pile(match), hand(match)) == (["c1-red-1"], ["metanel-drollo", "metanel-oddgrabber"])
    assert base(match) == ["metanel-oddgrabber", "hydran-fishbean"]


@pytest.mark.clause("CI-5.23", "CI-4.5", "CI-4.30")
def test_ex_18_gameplay_step_2() -> None:
    match = play(johns_first_turn(), "end", "leader", "take metanel-drollo")
    play(match, "mine c3-yellow-1", "pay metanel-drollo", "pay metanel-oddgrabber", "done")
    play(match, "mine c1-green-1", "pay metanel-drollo")
    assert (hand(match), row(match)) == ([], ["metanel-drollo", "metanel-oddgrabber", "metanel-drollo"])
    play(match, "end")
    assert (len(base(match)), base(match)[-1]) == (5, "metanel-drollo")
    assert pile(match) == ["c1-green-1", "c1-red-1", "c3-yellow-1"]


@pytest.mark.clause("CI-8.7", "CI-8.8", "CI-8.9")
def test_ex_30_refill_and_cave_in() -> None:
    match = table(
        {"hand": ["terron-sergeant", "metanel-robuster"]},
        docks={"4": ["terron-colonel"]},
        stacks={**DEEP, "4": ["metanel-scrabber"]},
    )
    play(match, "recruit terron-colonel", "pay terron-sergeant")
    assert cave_ins(match) == 0
    play(match, "end")
    assert match.spectator.view()["docks"]["4"] == ["metanel-scrabber"]
    assert (match.spectator.view()["stacks"]["mercenaries"]["4"], cave_ins(match)) == (0, 1)
    play(match, "end", "done", "recruit metanel-scrabber", "pay metanel-robuster", "end")
    assert (match.spectator.view()["docks"]["4"], cave_ins(match)) == ([None], 1)
