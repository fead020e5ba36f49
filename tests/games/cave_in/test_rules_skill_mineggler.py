"""Minegglers: Diggerhino, Ancientone and Maccarat (CI-5.29 to CI-5.35)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from starlode.match import Match
from tests.games.cave_in.table import hand, moves_of, phase, pile, play, points, row, table, twins

TOPS = {"a": {"top": "artifact-12"}, "b": {"top": "artifact-01"}, "c": {"top": "artifact-05"}}


def in_mine(match: Match, crystal: str) -> dict[str, Any]:
    """A Crystal as all see it: its current colour, whether it is Wild, what it costs now."""
    spaces = [space for spaces in match.spectator.view()["mine"].values() for space in spaces if space]
    return next(space for space in spaces if space["crystal"] == crystal)


def digger(hand_cards: list[str], *crystals: str, **seat: Any) -> Match:
    """Seat 0 has a Diggerhino for its Leader and has just used it."""
    mine: dict[str, list[str]] = {}
    for crystal in crystals:
        mine.setdefault(crystal[1:].split("-")[0], []).append(crystal)
    start = table({"hand": hand_cards, "base": ["mineggler-diggerhino"], **seat}, mine=mine, turn={"phase": "leader"})
    return play(start, "leader")


# ---- Diggerhino ----


@pytest.mark.clause("CI-5.29")
def test_diggerhino_recolours_one_crystal_and_makes_it_1_cheaper() -> None:
    """Two brown levels now pay for what cost three blue ones; blue cards no longer do."""
    m = digger(["terron-foreman", "hydran-shuwar"], "c3-blue-1", "c3-blue-2", "c10-blue-1")
    assert moves_of(m, "paint") == ["c10-blue-1", "c3-blue-1", "c3-blue-2"]
    play(m, "paint c3-blue-1", "colour brown")
    assert (in_mine(m, "c3-blue-1")["colour"], in_mine(m, "c3-blue-1")["cost"]) == ("brown", 2)
    assert (in_mine(m, "c3-blue-2")["colour"], in_mine(m, "c3-blue-2")["cost"]) == ("blue", 3)
    play(m, "mine c3-blue-1")
    assert moves_of(m, "pay") == ["terron-foreman"]
    play(m, "pay terron-foreman", "done")
    assert pile(m) == ["c3-blue-1"]


@pytest.mark.clause("CI-5.29")
def test_diggerhino_works_for_this_turn_only() -> None:
    m = digger(["terron-foreman"], "c3-blue-1")
    play(m, "paint c3-blue-1", "colour brown", "end")
    assert (in_mine(m, "c3-blue-1")["colour"], in_mine(m, "c3-blue-1")["cost"]) == ("blue", 3)


@pytest.mark.clause("CI-5.29", "CI-3.39")
def test_diggerhino_may_be_declined() -> None:
    m = play(digger(["terron-foreman"], "c3-blue-1"), "decline")
    assert phase(m) == "action"
    assert in_mine(m, "c3-blue-1")["cost"] == 3


@pytest.mark.clause("CI-5.30")
def test_the_new_colour_is_any_of_the_other_five() -> None:
    m = play(digger([], "c3-blue-1"), "paint c3-blue-1")
    assert moves_of(m, "colour") == ["brown", "green", "purple", "red", "yellow"]


@pytest.mark.clause("CI-5.30")
def test_an_unused_colour_makes_a_crystal_wild() -> None:
    """R-16: then one colour of the player's choice pays."""
    held = ["terron-driller", "terron-driller", "metanel-oddgrabber"]
    m = digger(held, "c3-blue-1")
    assert moves_of(play(m, "decline"), "mine") == []
    m = play(digger(held, "c3-blue-1"), "paint c3-blue-1", "colour red")
    assert in_mine(m, "c3-blue-1")["wild"]
    assert moves_of(m, "mine") == ["c3-blue-1"]
    play(m, "mine c3-blue-1")
    assert moves_of(m, "pay") == ["terron-driller"]


@pytest.mark.clause("CI-5.30")
def test_a_colour_in_play_makes_a_wild_crystal_tame() -> None:
    held = ["terron-sergeant", "hydran-shuwar"]
    m = digger(held, "c3-red-1")
    assert in_mine(m, "c3-red-1")["wild"]
    play(m, "paint c3-red-1", "colour blue")
    assert not in_mine(m, "c3-red-1")["wild"]
    play(m, "mine c3-red-1")
    assert moves_of(m, "pay") == ["hydran-shuwar"]


@pytest.mark.clause("CI-5.31")
def test_the_colour_may_be_kept_for_the_discount_alone() -> None:
    m = play(digger(["hydran-fishbean"], "c3-blue-1"), "paint c3-blue-1", "keep")
    assert (in_mine(m, "c3-blue-1")["colour"], in_mine(m, "c3-blue-1")["cost"]) == ("blue", 2)
    play(m, "mine c3-blue-1", "pay hydran-fishbean")
    assert pile(m) == ["c3-blue-1"]


@pytest.mark.clause("CI-5.32")
def test_a_second_diggerhino_replaces_the_colour_and_adds_a_discount() -> None:
    m = digger(["mineggler-diggerhino", "terron-driller", "metanel-oddgrabber"], "c3-blue-1")
    play(m, "paint c3-blue-1", "colour brown", "skill mineggler-diggerhino", "paint c3-blue-1")
    assert moves_of(m, "colour") == ["blue", "green", "purple", "red", "yellow"]
    play(m, "colour yellow")
    assert (in_mine(m, "c3-blue-1")["colour"], in_mine(m, "c3-blue-1")["cost"]) == ("yellow", 1)
    play(m, "mine c3-blue-1")
    assert moves_of(m, "pay") == ["metanel-oddgrabber"]


@pytest.mark.parametrize(
    ("totem", "colour", "cost"),
    [("terron", "brown", 1), ("hydran", "brown", 2), ("hydran", "keep", 1), ("terron", "red", 2)],
)
@pytest.mark.clause("CI-5.33")
def test_the_totem_discount_follows_the_new_colour(totem: str, colour: str, cost: int) -> None:
    """R-15, for a blue Crystal of cost 3 on which the Diggerhino takes off 1."""
    m = digger([], "c3-blue-1", totems=[totem])
    play(m, "paint c3-blue-1", colour if colour == "keep" else f"colour {colour}")
    assert in_mine(m, "c3-blue-1")["cost"] == cost


@pytest.mark.clause("CI-5.33")
def test_level_1_skills_ask_for_the_new_colour_but_the_discount_is_for_mining_only() -> None:
    """Diggerhino and Laser Drill bring a blue 3 down to 1 and make it brown; a Driller still takes cost 1 only."""
    seat = {"hand": ["terron-driller", "hydran-frogtopus"], "artifacts": ["duplex-roster", "laser-drill"]}
    changed = {name: {"colour": "brown", "discount": 1} for name in ("c1-blue-1", "c3-blue-1")}
    turn = {"crystals": changed, "normal_actions": ["skill"]}
    mine = {"1": ["c1-blue-1", "c1-blue-2"], "3": ["c3-blue-1"]}
    brown = play(table(seat, mine=mine, turn=turn), "skill terron-driller")
    assert moves_of(brown, "take") == ["c1-blue-1"]
    blue = play(table(seat, mine=mine, turn=turn), "skill hydran-frogtopus")
    assert moves_of(blue, "take") == ["c1-blue-2"]


@pytest.mark.clause("CI-5.33", "CI-4.35")
def test_on_the_pile_a_crystal_has_its_printed_colour_again() -> None:
    """Contract counts two blue Crystals, although both were mined as brown ones."""
    m = digger(["terron-driller"], "c1-blue-1", pile=["c1-blue-2"], artifacts=["contract"])
    play(m, "paint c1-blue-1", "colour brown", "mine c1-blue-1", "done")
    assert m.view(0)["seats"][0]["pile"][0]["printed_colour"] == "blue"
    assert points(m)["Contract"] == 2


# ---- Ancientone ----


@pytest.mark.clause("CI-5.34")
def test_one_ancientone_makes_artifacts_4_cheaper_this_turn() -> None:
    m = table({"hand": ["mineggler-ancientone", "hydran-shuwar"]}, artifacts=TOPS, mine={"6": ["c6-blue-1"]})
    assert moves_of(m, "collect") == []
    play(m, "skill mineggler-ancientone")
    costs = {stack["top"]: stack["cost"] for stack in m.view(0)["artifacts"].values()}
    assert costs == {"artifact-12": 5, "artifact-01": 3, "artifact-05": 4}
    assert in_mine(m, "c6-blue-1")["cost"] == 6
    assert moves_of(m, "collect") == ["artifact-01"]
    play(m, "end")
    assert [stack["cost"] for stack in m.view(0)["artifacts"].values()] == [9, 7, 8]


@pytest.mark.parametrize(("artifact", "paid"), [("artifact-12", ["pay terron-driller"]), ("artifact-01", ["done"])])
@pytest.mark.clause("CI-4.42", "CI-5.34")
def test_ex_21_two_ancientones(artifact: str, paid: list[str]) -> None:
    m = table(
        {"hand": ["mineggler-ancientone", "terron-driller"], "base": ["mineggler-ancientone"]},
        artifacts=TOPS,
        turn={"phase": "leader"},
    )
    play(m, "leader", "skill mineggler-ancientone", f"collect {artifact}")
    assert moves_of(m, "done") == ([""] if paid == ["done"] else [])
    play(m, *paid, "left")
    assert len(m.view(0)["seats"][0]["artifacts"]) == 1
    assert hand(m) == (["terron-driller"] if paid == ["done"] else [])


# ---- Maccarat ----

ONE_OF_EACH = {"1": ["c1-blue-1"], "3": ["c3-red-1"], "6": ["c6-yellow-1"], "10": ["c10-brown-1"]}


def costs_now(match: Match) -> list[int]:
    """What the Crystals of cost 1, 3, 6 and 10 cost now."""
    return [match.spectator.view()["mine"][cost][0]["cost"] for cost in ("1", "3", "6", "10")]


@pytest.mark.clause("CI-5.35", "CI-4.26", "CI-4.7")
def test_ex_22_maccarat() -> None:
    """Every Crystal costs 4 less, at least 0, and mining for 0 still takes an action."""
    m = table({"hand": ["mineggler-maccarat"]}, mine=ONE_OF_EACH)
    play(m, "skill mineggler-maccarat")
    assert costs_now(m) == [0, 0, 2, 6]
    assert moves_of(m, "mine") == ["c1-blue-1", "c3-red-1"]
    play(m, "mine c3-red-1")
    assert pile(m) == ["c3-red-1"]
    assert row(m) == ["mineggler-maccarat"]
    assert m.legal() == ["end"]


@pytest.mark.clause("CI-5.35")
def test_maccarat_works_for_every_crystal_of_the_turn_and_no_longer() -> None:
    m = table(
        {"base": ["mineggler-maccarat"], "artifacts": ["duplex-roster"]}, mine=ONE_OF_EACH, turn={"phase": "leader"}
    )
    play(m, "leader", "mine c1-blue-1")
    assert moves_of(m, "mine") == ["c3-red-1"]
    play(m, "end")
    assert m.spectator.view()["mine"]["3"][0]["cost"] == 3


@pytest.mark.clause("CI-5.35")
def test_several_maccarats_add_up(tmp_path: Path) -> None:
    """R-37; the game has one Maccarat, so this is played with another box."""
    seat, turn = {"hand": ["mineggler-maccarat"]}, {"effects": {"crystal_discount": 4}}
    m = table(seat, mine=ONE_OF_EACH, turn=turn, components=twins(tmp_path))
    play(m, "skill mineggler-maccarat")
    assert costs_now(m) == [0, 0, 0, 2]
