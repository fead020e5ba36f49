"""Metanels: Drollo, Robuster and Scrabber (CI-5.36 to CI-5.49, CI-5.72)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from starlode.match import Match
from tests.games.cave_in.table import (
    WITH_WEEDLOCKS,
    cave_ins,
    hand,
    moves_of,
    phase,
    pile,
    play,
    row,
    table,
    twins,
    verbs,
    zones,
)

BROWN_ONES = {"1": ["c1-brown-1", "c1-brown-3", "c1-brown-4", "c1-blue-1"]}


def colours(match: Match) -> list[tuple[str, str]]:
    """Seat 0's hand with current colours, as seat 0 sees it."""
    return sorted((card["card"], card["colour"]) for card in match.view(0)["seats"][0]["hand"])


# ---- Drollo ----


@pytest.mark.clause("CI-5.36")
def test_drollo_gives_one_extra_mine_besides_the_second_normal_action() -> None:
    m = table({"hand": ["metanel-drollo", *["terron-driller"] * 3]}, mine=BROWN_ONES)
    play(m, "skill metanel-drollo")
    play(m, "mine c1-brown-1", "pay terron-driller", "done", "mine c1-brown-3", "pay terron-driller", "done")
    assert m.legal() == ["end"]  # a third brown Crystal and a Driller are there
    assert pile(m) == ["c1-brown-1", "c1-brown-3"]


@pytest.mark.clause("CI-5.37")
def test_several_drollos_add_up() -> None:
    """Drollo as Leader and as an action: two extra Mines and a normal one, no fourth."""
    m = table(
        {"hand": ["metanel-drollo", *["terron-driller"] * 3, "hydran-frogtopus"], "base": ["metanel-drollo"]},
        mine=BROWN_ONES,
        turn={"phase": "leader"},
    )
    play(m, "leader", "skill metanel-drollo")
    assert m.spectator.view()["turn"]["extra"]["mine"] == 2
    for crystal in ("c1-brown-1", "c1-brown-3", "c1-brown-4"):
        play(m, f"mine {crystal}", "pay terron-driller", "done")
    assert m.legal() == ["end"]


@pytest.mark.clause("CI-5.38")
def test_drollo_as_leader_allows_three_actions_one_of_which_is_mine() -> None:
    m = table(
        {"hand": ["terron-driller", "hydran-frogtopus"], "base": ["metanel-drollo"]},
        docks={"1": ["metanel-oddgrabber"] * 4},
        mine=BROWN_ONES,
        turn={"phase": "leader"},
    )
    play(m, "leader", "recruit metanel-oddgrabber", "skill hydran-frogtopus", "decline")
    assert verbs(m) == {"mine", "end"}
    play(m, "mine c1-brown-1", "pay terron-driller", "done")
    assert m.legal() == ["end"]


@pytest.mark.parametrize("raid_first", [True, False])
@pytest.mark.clause("CI-5.38")
def test_drollo_as_leader_allows_a_raid_and_a_mine(raid_first: bool) -> None:
    m = table(
        {"hand": ["terron-driller", "hydran-frogtopus"], "base": ["metanel-drollo"]},
        {"base": ["hydran-fishbean"]},
        mine=BROWN_ONES,
        turn={"phase": "leader"},
    )
    mine = ["mine c1-brown-1", "pay terron-driller", "done"]
    play(m, "leader", *(["raid 1", *mine] if raid_first else [*mine, "raid 1"]))
    assert m.legal() == ["end"]
    assert pile(m) == ["c1-brown-1"]
    assert zones(m)["totems"] == ["hydran"]


# ---- Robuster ----


def robuster(held: list[str], **more: Any) -> Match:
    """Seat 0 has a Robuster for its Leader and has just used it."""
    return play(table({"hand": held, "base": ["metanel-robuster"]}, turn={"phase": "leader"}, **more), "leader")


def stop(match: Match) -> Match:
    """No more cards for the Robuster, if it still asks."""
    return play(match, "stop") if phase(match) == "robuster-card" else match


def painted(match: Match, colour: str, *cards: str) -> Match:
    """Give these hand cards that colour and stop."""
    return stop(play(match, f"colour {colour}", *[f"paint {card}" for card in cards]))


@pytest.mark.clause("CI-5.39", "CI-5.40")
def test_robuster_gives_up_to_three_hand_cards_one_colour() -> None:
    held = ["terron-driller", "terron-foreman", "terron-sergeant", "metanel-oddgrabber"]
    m = robuster(held, mine={"6": ["c6-blue-1"]})
    play(m, "colour blue", "paint terron-driller")
    assert moves_of(m, "colour") == []  # no second colour is asked for
    play(m, "paint terron-foreman", "paint terron-sergeant")
    assert phase(m) == "action"  # no fourth card
    assert colours(m) == [
        ("metanel-oddgrabber", "yellow"),
        ("terron-driller", "blue"),
        ("terron-foreman", "blue"),
        ("terron-sergeant", "blue"),
    ]
    play(m, "mine c6-blue-1", "pay terron-driller/blue", "pay terron-foreman/blue", "pay terron-sergeant/blue", "done")
    assert pile(m) == ["c6-blue-1"]


@pytest.mark.clause("CI-5.39")
def test_robuster_may_stop_early_and_never_chooses_a_card_twice() -> None:
    m = robuster(["terron-driller", "terron-driller", "hydran-fishbean"])
    play(m, "colour yellow", "paint terron-driller", "paint terron-driller")
    assert moves_of(m, "paint") == ["hydran-fishbean"]
    play(m, "stop")
    assert colours(m) == [("hydran-fishbean", "blue"), ("terron-driller", "yellow"), ("terron-driller", "yellow")]


@pytest.mark.clause("CI-5.39", "CI-8.11")
def test_robuster_lasts_for_this_turn_only() -> None:
    m = painted(robuster(["terron-driller"]), "blue", "terron-driller")
    assert colours(m) == [("terron-driller", "blue")]
    assert colours(play(m, "end")) == [("terron-driller", "brown")]


@pytest.mark.clause("CI-5.41")
def test_robuster_may_choose_any_of_the_six_colours() -> None:
    """Red is unused; two cards made red pay for a Wild Crystal together, a red and a brown one do not."""
    mine = {"3": ["c3-red-1"]}
    m = robuster(["terron-foreman", "hydran-fishbean"], mine=mine)
    assert moves_of(m, "colour") == ["blue", "brown", "green", "purple", "red", "yellow"]
    play(m, "colour red", "paint terron-foreman")
    assert moves_of(stop(m.at(3)), "mine") == []
    play(stop(play(m, "paint hydran-fishbean")), "mine c3-red-1")
    assert moves_of(m, "pay") == ["hydran-fishbean/red", "terron-foreman/red"]


@pytest.mark.clause("CI-5.42")
def test_robuster_chooses_only_cards_in_hand_now() -> None:
    """Neither the row, a Base nor the Docks; and a card gained later keeps its colour."""
    m = table(
        {"hand": ["metanel-robuster", "terron-driller"], "base": ["hydran-fishbean", "hydran-shuwar"]},
        docks={"1": ["terron-driller", "hydran-frogtopus"]},
    )
    play(m, "skill metanel-robuster", "colour blue")
    assert moves_of(m, "paint") == ["terron-driller"]
    play(stop(play(m, "paint terron-driller")), "recruit terron-driller")
    assert colours(m) == [("terron-driller", "blue"), ("terron-driller", "brown")]


@pytest.mark.clause("CI-5.43")
def test_a_recoloured_card_has_only_the_new_colour() -> None:
    m = robuster(["terron-driller"], mine={"1": ["c1-brown-1", "c1-blue-1"]})
    painted(m, "blue", "terron-driller")
    assert moves_of(m, "mine") == ["c1-blue-1"]


@pytest.mark.clause("CI-5.43")
def test_in_a_base_a_recoloured_card_has_its_printed_colour() -> None:
    """A Driller paid as a blue card is a brown Leader: who raids it gets the Totem of the Terrons."""
    m = robuster(["terron-driller"], mine={"1": ["c1-blue-1"]})
    play(painted(m, "blue", "terron-driller"), "mine c1-blue-1", "pay terron-driller/blue", "end", "raid 0")
    assert zones(m, 1)["totems"] == ["terron"]


@pytest.mark.parametrize(
    ("effect", "crystal", "held", "possible"),
    [
        ("double", "c3-brown-1", ["weedlock-sapling/brown", "weedlock-sapling/brown"], True),
        ("double", "c3-green-1", ["terron-driller/green", "terron-driller/green"], False),
        ("fit", "c1-blue-1", ["weedlock-sapling/brown"], True),
        ("fit", "c1-blue-1", ["terron-driller/green"], False),
        ("fit", "c1-green-1", ["terron-driller/green"], True),
    ],
)
@pytest.mark.clause("CI-5.44")
def test_colour_makes_no_weedlock_and_unmakes_none(effect: str, crystal: str, held: list[str], possible: bool) -> None:
    """R-18: what counts double or fits any Crystal is a Sapling of any colour, never a Driller."""
    cards = [dict(zip(("card", "colour"), name.split("/"), strict=True)) for name in held]
    m = table(
        {"hand": [card["card"] for card in cards]},
        mine={crystal[1]: [crystal]},
        turn={"effects": {effect: True}, "recoloured": cards, "normal_actions": ["skill"]},
        factions=WITH_WEEDLOCKS,
    )
    assert moves_of(m, "mine") == ([crystal] if possible else [])
    if possible:
        assert moves_of(play(m, f"mine {crystal}"), "pay") == sorted(set(held))


@pytest.mark.clause("CI-5.44", "CI-4.52")
def test_a_recoloured_card_keeps_its_skill() -> None:
    m = robuster(["terron-driller"], mine={"1": ["c1-brown-1", "c1-blue-1"]})
    play(painted(m, "blue", "terron-driller"), "skill terron-driller/blue")
    assert moves_of(m, "take") == ["c1-brown-1"]


@pytest.mark.clause("CI-5.72")
def test_a_second_robuster_replaces_the_colour_of_the_cards_it_chooses() -> None:
    """R-50: the Fish'Bean is not chosen again and stays yellow."""
    m = robuster(["metanel-robuster", "terron-driller", "hydran-fishbean"])
    painted(m, "yellow", "terron-driller", "hydran-fishbean")
    painted(play(m, "skill metanel-robuster"), "red", "terron-driller/yellow")
    assert colours(m) == [("hydran-fishbean", "yellow"), ("terron-driller", "red")]


# ---- Scrabber ----


def scrabber(held: list[str], mine: dict[str, list[str]], count: int = 1, **turn: Any) -> Match:
    """Seat 0 to act with so many Scrabbers active."""
    return table({"hand": held}, mine=mine, turn={"effects": {"scrabbers": count}, "normal_actions": ["skill"]} | turn)


@pytest.mark.parametrize(
    ("cost", "held"),
    [
        ("1", ["terron-driller"]),
        ("3", ["terron-sergeant"]),
        ("6", ["terron-foreman", "terron-colonel"]),
    ],
)
@pytest.mark.clause("CI-5.45", "CI-5.46", "CI-5.47")
def test_scrabber_takes_one_more_crystal_of_equal_cost_in_any_colour(cost: str, held: list[str]) -> None:
    """Blue, and red which is Wild, are offered; Crystals of other costs are not."""
    mine = {"1": ["c1-purple-1"], "3": ["c3-purple-1"], "6": [], "10": ["c10-blue-1"]}
    mine[cost] = [f"c{cost}-brown-1", f"c{cost}-red-1"]
    m = scrabber(held, mine)
    play(m, f"mine c{cost}-brown-1", *[f"pay {card}" for card in held])
    assert moves_of(m, "take") == [f"c{cost}-red-1"]
    play(m, f"take c{cost}-red-1")
    assert pile(m) == sorted([f"c{cost}-brown-1", f"c{cost}-red-1"])
    assert phase(m) == "action"


@pytest.mark.clause("CI-5.47")
def test_scrabber_does_nothing_after_a_crystal_of_cost_10() -> None:
    held = ["terron-colonel", "terron-sergeant", "terron-sergeant"]
    m = scrabber(held, {"1": ["c1-blue-1"], "6": ["c6-blue-1"], "10": ["c10-brown-1"]})
    play(m, "mine c10-brown-1", "pay terron-colonel", "pay terron-sergeant", "pay terron-sergeant")
    assert pile(m) == ["c10-brown-1"]
    assert phase(m) == "action"


@pytest.mark.clause("CI-5.45")
def test_scrabber_works_after_each_mine_and_may_be_declined() -> None:
    """R-11; the extra Mine comes from a Drollo used as Leader."""
    m = table(
        {"hand": ["metanel-scrabber", *["terron-driller"] * 2], "base": ["metanel-drollo"]},
        mine=BROWN_ONES,
        turn={"phase": "leader"},
    )
    play(m, "leader", "skill metanel-scrabber", "mine c1-brown-1", "pay terron-driller", "done")
    assert moves_of(m, "take") == ["c1-blue-1", "c1-brown-3", "c1-brown-4"]
    play(m, "decline", "mine c1-brown-3", "pay terron-driller", "take c1-blue-1")
    assert pile(m) == ["c1-blue-1", "c1-brown-1", "c1-brown-3"]


@pytest.mark.clause("CI-5.48")
def test_the_second_crystal_is_taken_not_mined() -> None:
    """R-12: its Cave-In symbol does nothing, nothing is paid for it, and no third Crystal follows."""
    m = scrabber(["terron-driller"], {"1": ["c1-brown-1", "c1-brown-2", "c1-blue-1"]})
    play(m, "mine c1-brown-1", "pay terron-driller", "take c1-brown-2")
    assert cave_ins(m) == 0
    assert row(m) == ["metanel-scrabber", "terron-driller"]
    assert phase(m) == "action"
    assert pile(m) == ["c1-brown-1", "c1-brown-2"]


@pytest.mark.clause("CI-5.49")
def test_scrabber_finds_only_what_already_lies_in_the_mine() -> None:
    """The stack of cost 3 holds more, but the Mine is refilled only in Clean-up."""
    m = scrabber(["terron-sergeant"], {"1": ["c1-brown-1"], "3": ["c3-brown-1"]})
    play(m, "mine c3-brown-1", "pay terron-sergeant")
    assert phase(m) == "action"
    assert pile(m) == ["c3-brown-1"]


@pytest.mark.clause("CI-5.49")
def test_each_active_scrabber_gives_one_crystal(tmp_path: Path) -> None:
    """The game has one Scrabber, so this is played with another box."""
    seat, turn = {"hand": ["metanel-scrabber", "terron-driller"]}, {"effects": {"scrabbers": 1}}
    m = table(seat, mine=BROWN_ONES, turn=turn, components=twins(tmp_path))
    play(m, "skill metanel-scrabber", "mine c1-brown-1", "pay terron-driller", "take c1-brown-3", "take c1-blue-1")
    assert pile(m) == ["c1-blue-1", "c1-brown-1", "c1-brown-3"]
    assert phase(m) == "action"  # c1-brown-4 stays


@pytest.mark.clause("CI-5.45", "CI-4.39")
def test_scrabber_compares_printed_costs() -> None:
    """R-13: a 3 mined for nothing is followed by a 3, not by a 1."""
    m = scrabber(
        ["hydran-frogtopus"],
        {"1": ["c1-blue-1"], "3": ["c3-brown-1", "c3-blue-1"]},
        effects={"scrabbers": 1, "crystal_discount": 4},
    )
    play(m, "mine c3-brown-1", "done")
    assert moves_of(m, "take") == ["c3-blue-1"]
    assert hand(m) == ["hydran-frogtopus"]
