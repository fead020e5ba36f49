"""Section 4, taking Crystals: what a skill or an Artifact takes is not mined."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.match import Match
from tests.games.cave_in.table import WITH_BIOSS, cave_ins, costs, moves_of, phase, pile, play, row, table


@pytest.mark.parametrize(
    ("turn", "extra", "then"),
    [({"effects": {"scrabbers": 1}}, 0, "scrabber-take"), ({"extra": {"mine": 1}}, 1, "action")],
)
@pytest.mark.clause("CI-4.37", "CI-5.10")
def test_taking_a_crystal_is_not_mining(turn: dict[str, Any], extra: int, then: str) -> None:
    """No payment, no Scrabber, no Seismic Prop, no extra Mine used up, and Mine is still free."""
    m = table(
        {"hand": ["terron-driller", "terron-foreman"], "artifacts": ["seismic-prop"]},
        mine={"1": ["c1-brown-2", "c1-brown-1", "c1-blue-1"]},
        turn=turn,
    )
    play(m, "skill terron-driller", "take c1-brown-2")
    assert (phase(m), pile(m), row(m)) == ("action", ["c1-brown-2"], ["terron-driller"])
    assert m.spectator.view()["turn"]["extra"]["mine"] == extra
    assert m.spectator.view()["turn"]["normal_actions"] == ["skill"]
    play(m, "mine c1-brown-1", "pay terron-foreman")
    assert (phase(m), m.spectator.view()["turn"]["extra"]["mine"]) == (then, 0)


def about_to_take(how: str) -> Match:
    """Seat 0 may take the Cave-In Crystal `c1-red-2` in one of the four ways of the game."""
    seat: dict[str, Any] = {"hand": ["bioss-cyberwitch"]}
    turn: dict[str, Any] = {}
    moves = ["skill bioss-cyberwitch"]
    if how == "domina":
        seat["hand"] += ["bioss-domina"]
        moves = ["skill bioss-domina", "subjugate bioss-cyberwitch"]
    if how == "scrabber":
        turn = {"effects": {"scrabbers": 1}}
        moves = ["mine c1-red-1", "pay bioss-cyberwitch"]
    if how == "baton":
        seat |= {"base": ["metanel-drollo"], "artifacts": ["baton-of-coaxing"]}
        moves = ["raid 0"]
    m = table(seat, factions=WITH_BIOSS, mine={"1": ["c1-red-1", "c1-red-2"], "3": ["c3-red-1"]}, turn=turn)
    return play(m, *moves)


@pytest.mark.clause("CI-4.38", "CI-5.48", "CI-6.22")
@pytest.mark.parametrize("how", ["level-1", "domina", "scrabber", "baton"])
def test_a_taken_cave_in_symbol_moves_nothing(how: str) -> None:
    m = about_to_take(how)
    assert "c1-red-2" in moves_of(m, "take")
    play(m, "take c1-red-2")
    assert "c1-red-2" in pile(m)
    assert cave_ins(m) == 0


@pytest.mark.clause("CI-4.40")
@pytest.mark.parametrize("how", ["level-1", "domina", "scrabber", "baton"])
def test_a_taken_crystal_leaves_its_space_empty_until_clean_up(how: str) -> None:
    """It comes from the Mine, the stack is not touched, and it lies face down on the pile."""
    m = about_to_take(how)
    held, left = len(pile(m)), m.spectator.view()["stacks"]["crystals"]["1"]
    play(m, "take c1-red-2")
    assert m.spectator.view()["mine"]["1"][1] is None
    assert m.spectator.view()["stacks"]["crystals"]["1"] == left
    assert m.view(1)["seats"][0]["pile_count"] == held + 1
    assert "pile" not in m.view(1)["seats"][0]
    play(m, "end")
    assert None not in m.spectator.view()["mine"]["1"]


@pytest.mark.clause("CI-4.40", "CI-5.11")
def test_nothing_is_taken_from_stacks_or_piles() -> None:
    m = table({"hand": ["terron-driller"]}, {"pile": ["c1-brown-1"]}, mine={"1": ["c1-blue-1"]})
    play(m, "skill terron-driller")
    assert (phase(m), pile(m), pile(m, 1)) == ("action", [], ["c1-brown-1"])


@pytest.mark.clause("CI-4.39", "CI-5.9")
def test_a_skill_that_names_a_cost_means_the_printed_one() -> None:
    """Maccarat makes cost 3 and cost 1 equal, but only the printed cost 1 can be taken."""
    m = table(
        {"hand": ["terron-driller"], "totems": ["terron"], "artifacts": ["laser-drill"]},
        mine={"1": ["c1-brown-1"], "3": ["c3-brown-1"]},
        turn={"effects": {"crystal_discount": 4}},
    )
    assert (costs(m)["c1-brown-1"], costs(m)["c3-brown-1"]) == (0, 0)
    play(m, "skill terron-driller")
    assert moves_of(m, "take") == ["c1-brown-1"]


@pytest.mark.clause("CI-4.39", "CI-5.45")
def test_scrabber_compares_printed_costs() -> None:
    """A cost of 6 made 3 by a Totem, the Drill and a Diggerhino still brings another 6, no 3."""
    m = table(
        {"hand": ["terron-sergeant"], "totems": ["terron"], "artifacts": ["laser-drill"]},
        mine={"3": ["c3-blue-1"], "6": ["c6-brown-2", "c6-blue-1"]},
        turn={"effects": {"scrabbers": 1}, "crystals": {"c6-brown-2": {}}, "normal_actions": ["skill"]},
    )
    assert costs(m)["c6-brown-2"] == 3
    play(m, "mine c6-brown-2", "pay terron-sergeant")
    assert moves_of(m, "take") == ["c6-blue-1"]


@pytest.mark.clause("CI-4.39", "CI-5.33", "CI-5.12")
@pytest.mark.parametrize(
    ("card", "painted", "taken"),
    [
        ("terron-driller", {"c1-brown-1": "blue", "c1-blue-1": "brown"}, ["c1-blue-1"]),
        ("terron-driller", {"c1-brown-1": "blue", "c1-red-1": "brown"}, ["c1-red-1"]),
        ("hydran-frogtopus", {"c1-brown-1": "blue", "c1-blue-1": "brown"}, ["c1-brown-1"]),
    ],
)
def test_a_skill_that_names_a_colour_means_the_current_one(
    card: str, painted: dict[str, str], taken: list[str]
) -> None:
    crystals = {crystal: {"colour": colour} for crystal, colour in painted.items()}
    m = table(
        {"hand": [card], "artifacts": ["duplex-roster"]},
        mine={"1": ["c1-brown-1", "c1-blue-1", "c1-red-1", "c1-green-1"]},
        turn={"crystals": crystals, "normal_actions": ["skill"]},
    )
    play(m, f"skill {card}")
    assert moves_of(m, "take") == taken
