"""What holds for every skill (CI-5.1 to CI-5.8), and the level-1 skill of each faction (CI-5.9 to CI-5.12)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.cave_in.table import (
    FIRST_GAME,
    WITH_BIOSS,
    WITH_WEEDLOCKS,
    base,
    cave_ins,
    hand,
    moves_of,
    phase,
    pile,
    play,
    points,
    row,
    seen_by,
    table,
    zones,
)

GERMAN = {"edition": "2018-de"}
SEVEN = ["terron-driller"] * 4 + ["metanel-oddgrabber"] * 3


# ---- Leaders are immune ----


@pytest.mark.parametrize(
    ("card", "bases", "factions", "options", "verb", "expected"),
    [
        ("hydran-shuwar", (["terron-driller"], ["metanel-drollo"]), FIRST_GAME, {}, "take", []),
        ("hydran-mushell", (["terron-driller"], ["metanel-drollo"]), FIRST_GAME, {}, "take", []),
        ("terron-sergeant", (["terron-driller"], ["metanel-drollo"]), FIRST_GAME, {}, "take", []),
        ("bioss-mindwasp", (["terron-driller"], []), WITH_BIOSS, {}, "subjugate", []),
        (
            "bioss-custodian",
            (["metanel-drollo"], ["terron-foreman", "metanel-drollo"]),
            WITH_BIOSS,
            {},
            "subjugate",
            ["terron-foreman@1.1"],
        ),
        (
            "weedlock-mandragore",
            (["weedlock-sapling"], ["weedlock-seeder", "weedlock-sapling"]),
            WITH_WEEDLOCKS,
            {},
            "take",
            ["weedlock-seeder@1.1"],
        ),
        (
            "weedlock-mandragore",
            (["weedlock-sapling"], ["weedlock-seeder", "weedlock-sapling"]),
            WITH_WEEDLOCKS,
            GERMAN,
            "base",
            ["1"],
        ),
    ],
)
@pytest.mark.clause("CI-5.1")
def test_no_skill_touches_a_leader(
    card: str, bases: Any, factions: list[str], options: dict[str, Any], verb: str, expected: list[str]
) -> None:
    m = table({"hand": [card], "base": bases[0]}, {"base": bases[1]}, factions=factions, options=options)
    play(m, f"skill {card}")
    assert moves_of(m, verb) == expected


@pytest.mark.clause("CI-5.1")
def test_a_leader_cannot_take_itself_with_its_own_skill() -> None:
    """R-48: also in the Starting phase the Leader is immune."""
    m = table({"base": ["terron-driller", "hydran-shuwar"]}, turn={"phase": "leader"})
    play(m, "leader")
    assert moves_of(m, "take") == ["terron-driller@0.1"]


@pytest.mark.clause("CI-5.1")
def test_no_artifact_takes_a_leader() -> None:
    arm = {"base": ["terron-driller"], "artifacts": ["third-cyber-arm"]}
    m = play(table({}, arm), "end")
    assert phase(m) == "leader"  # the Cyber-arm is not even offered
    m = play(table({}, arm | {"base": ["terron-driller", "metanel-drollo"]}), "end", "activate third-cyber-arm")
    assert base(m, 1) == ["metanel-drollo"]


@pytest.mark.clause("CI-5.2")
def test_any_base_includes_the_players_own() -> None:
    bases = ["terron-foreman", "terron-driller"], ["metanel-drollo", "terron-driller"]
    m = table({"hand": ["hydran-shuwar"], "base": bases[0]}, {"base": bases[1]})
    play(m, "skill hydran-shuwar")
    assert moves_of(m, "take") == ["metanel-drollo@1.1", "terron-foreman@0.1"]
    m = table({"hand": ["bioss-custodian"], "base": bases[0]}, {"base": bases[1]}, factions=WITH_BIOSS)
    play(m, "skill bioss-custodian")
    assert moves_of(m, "subjugate") == ["metanel-drollo@1.1", "terron-foreman@0.1"]


@pytest.mark.clause("CI-5.3")
def test_a_base_closes_up_in_order_when_a_card_leaves_its_middle() -> None:
    there = ["terron-driller", "hydran-fishbean", "metanel-drollo", "terron-foreman"]
    m = table({"hand": ["hydran-shuwar"]}, {"base": there})
    play(m, "skill hydran-shuwar", "take hydran-fishbean@1.2")
    assert base(m, 1) == ["terron-driller", "metanel-drollo", "terron-foreman"]


@pytest.mark.clause("CI-5.4")
def test_cards_are_chosen_one_by_one_and_the_player_may_stop_after_any() -> None:
    start = table({"hand": ["terron-colonel"]}, docks={"1": ["terron-driller", "hydran-frogtopus"]})
    none = play(start, "skill terron-colonel").at(1)
    assert hand(play(none, "stop")) == []
    one = play(start, "take terron-driller").at(2)
    assert moves_of(one, "done") == [""]
    assert hand(play(one, "stop")) == ["terron-driller"]
    assert phase(one) == "action"
    two = play(start, "take hydran-frogtopus")
    assert hand(two) == ["hydran-frogtopus", "terron-driller"]


@pytest.mark.clause("CI-5.5")
def test_a_card_gained_by_a_skill_goes_to_the_hand_within_the_limit() -> None:
    """The card that is used has left the hand, so seven before it leave room for one."""
    there = {"base": ["hydran-fishbean", "metanel-drollo"]}
    m = table({"hand": [*SEVEN[:6], "hydran-shuwar"]}, there)
    play(m, "skill hydran-shuwar", "take hydran-fishbean@1.1")
    assert hand(m) == sorted([*SEVEN[:6], "hydran-fishbean"])
    m = table({"hand": [*SEVEN, "hydran-shuwar"]}, there)
    play(m, "skill hydran-shuwar")
    assert moves_of(m, "take") == []
    assert base(m, 1) == there["base"]


# ---- subjugating ----


@pytest.mark.clause("CI-5.6", "CI-5.7")
def test_a_subjugated_card_lies_with_its_captor_and_scores_its_level_there() -> None:
    m = table({"hand": ["bioss-custodian"]}, {"base": ["metanel-drollo-1", "metanel-drollo-2"]}, factions=WITH_BIOSS)
    play(m, "skill bioss-custodian", "subjugate metanel-drollo@1.1")
    assert zones(m, 0)["subjugated"] == ["metanel-drollo"]
    assert zones(m, 1)["subjugated"] == []
    assert sum(points(m, 0).values()) == 2
    assert sum(points(m, 1).values()) == 0


@pytest.mark.clause("CI-5.6")
def test_a_subjugated_pile_lies_face_down() -> None:
    m = table({"subjugated": ["terron-foreman"]}, factions=WITH_BIOSS)
    assert [seen_by(m, viewer).view()["seats"][0].get("subjugated") for viewer in (0, 1, None)] == [
        ["terron-foreman"],
        None,
        None,
    ]
    assert m.view(1)["seats"][0]["subjugated_count"] == 1


@pytest.mark.clause("CI-5.7")
def test_a_subjugated_card_is_out_of_play_for_good() -> None:
    """With every other copy in sight, an empty Dock space finds nothing to be filled with."""
    m = table(
        {"hand": ["bioss-mindwasp"], "base": ["metanel-scrabber", "terron-foreman"]},
        factions=WITH_BIOSS,
        stacks={"1": [], "2": [], "3": [], "4": []},
    )
    play(m, "skill bioss-mindwasp", "subjugate metanel-scrabber@0.1", "end", "end", "done")
    truth = m.position()["position"]
    assert truth["docks"]["4"] == [None]
    assert zones(m)["subjugated"] == ["metanel-scrabber"]
    assert "metanel-scrabber" not in truth["box"] + hand(m) + base(m)
    assert not [move for move in m.legal() if "scrabber" in move]


@pytest.mark.clause("CI-5.8")
def test_docks_and_mine_stay_empty_between_the_parts_of_a_skill() -> None:
    m = table({"hand": ["terron-colonel"]}, docks={"1": ["terron-driller"]})
    play(m, "skill terron-colonel", "take terron-driller")
    assert moves_of(m, "take") == []
    m = table(
        {"hand": ["bioss-domina", "terron-driller", "terron-driller"]}, mine={"1": ["c1-red-1"]}, factions=WITH_BIOSS
    )
    play(m, "skill bioss-domina", "subjugate terron-driller", "take c1-red-1", "subjugate terron-driller")
    assert moves_of(m, "take") == []
    assert pile(m) == ["c1-red-1"]


# ---- the level-1 skill ----

LEVEL_ONE = [
    ("terron-driller", "brown", "blue"),
    ("hydran-frogtopus", "blue", "brown"),
    ("mineggler-mineraccoon", "purple", "blue"),
    ("metanel-oddgrabber", "yellow", "blue"),
    ("bioss-cyberwitch", "red", "blue"),
    ("weedlock-sapling", "green", "blue"),
]


@pytest.mark.parametrize(("card", "colour", "other"), LEVEL_ONE)
@pytest.mark.parametrize("edition", ["2021-en", "2018-de"])
@pytest.mark.clause("CI-5.9", "CI-5.11")
def test_a_level_1_takes_one_crystal_of_cost_1_in_its_colour(card: str, colour: str, other: str, edition: str) -> None:
    m = table(
        {"hand": [card]},
        factions=["hydran", "metanel", "bioss", "weedlock"] if colour in ("red", "green") else FIRST_GAME,
        mine={
            "1": [f"c1-{other}-1", f"c1-{colour}-1", f"c1-{colour}-3"],
            "3": [f"c3-{colour}-1"],
            "10": [f"c10-{colour}-1"],
        },
        options={"edition": edition},
    )
    play(m, f"skill {card}")
    assert moves_of(m, "take") == [f"c1-{colour}-1", f"c1-{colour}-3"]
    play(m, f"take c1-{colour}-3")
    assert pile(m) == [f"c1-{colour}-3"]
    assert phase(m) == "action"


@pytest.mark.clause("CI-5.10")
def test_a_level_1_skill_is_not_mining() -> None:
    """No card is paid, no cave-in, no Mine action used up, and Scrabber does not follow."""
    m = table(
        {"hand": ["terron-driller", "terron-foreman"], "artifacts": ["duplex-roster"]},
        mine={"1": ["c1-brown-2", "c1-blue-1", "c1-brown-1"]},
        turn={"effects": {"scrabbers": 1}, "extra": {"mine": 1}, "normal_actions": ["skill"]},
    )
    play(m, "skill terron-driller", "take c1-brown-2")
    assert cave_ins(m) == 0
    assert row(m) == ["metanel-scrabber", "terron-driller"]
    assert phase(m) == "action"
    assert m.view(0)["turn"]["extra"]["mine"] == 1
    assert pile(m) == ["c1-brown-2"]


@pytest.mark.clause("CI-5.11")
def test_with_no_such_crystal_nothing_happens_but_the_action_is_used() -> None:
    m = table({"hand": ["terron-driller", "terron-foreman"]}, mine={"1": ["c1-blue-1"], "3": ["c3-brown-1"]})
    play(m, "skill terron-driller")
    assert phase(m) == "action"
    assert row(m) == ["terron-driller"]
    assert pile(m) == []
    assert moves_of(m, "skill") == []


@pytest.mark.clause("CI-5.9", "CI-5.11")
def test_a_level_1_skill_may_be_declined() -> None:
    m = table({"hand": ["terron-driller"]}, mine={"1": ["c1-brown-1"]})
    play(m, "skill terron-driller", "decline")
    assert pile(m) == []
    assert phase(m) == "action"


@pytest.mark.clause("CI-5.9")
def test_discounts_do_not_make_a_crystal_cost_1() -> None:
    """R-13, R-36: the printed cost counts."""
    m = table(
        {"hand": ["terron-driller"], "artifacts": ["duplex-roster"]},
        mine={"1": ["c1-brown-1"], "3": ["c3-brown-1"]},
        turn={
            "effects": {"crystal_discount": 4},
            "crystals": {"c3-brown-1": {"discount": 1}},
            "normal_actions": ["skill"],
        },
    )
    play(m, "skill terron-driller")
    assert moves_of(m, "take") == ["c1-brown-1"]


@pytest.mark.clause("CI-5.12")
def test_a_wild_crystal_is_taken_only_after_a_diggerhino_gave_it_the_colour() -> None:
    """Red is unused: c1-red-1 is Wild until it is painted brown, and c1-brown-1 is Wild once it is painted red."""
    plain = table({"hand": ["terron-driller"]}, mine={"1": ["c1-red-1", "c1-brown-1"]})
    play(plain, "skill terron-driller")
    assert moves_of(plain, "take") == ["c1-brown-1"]
    base_of_digger = {"hand": ["terron-driller"], "base": ["mineggler-diggerhino"]}
    for painted, colour, expected in (
        ("c1-red-1", "brown", ["c1-brown-1", "c1-red-1"]),
        ("c1-brown-1", "red", []),
    ):
        m = table(base_of_digger, mine={"1": ["c1-red-1", "c1-brown-1"]}, turn={"phase": "leader"})
        play(m, "leader", f"paint {painted}", f"colour {colour}", "skill terron-driller")
        assert moves_of(m, "take") == expected


def test_every_card_of_the_four_factions_lies_somewhere_after_a_subjugation() -> None:
    """CI-5.7 in numbers: 52 cards before, 52 after, one of them face down with its captor."""
    m = table({"hand": ["bioss-custodian"]}, {"base": ["metanel-drollo", "terron-driller"]}, factions=WITH_BIOSS)
    before = census(m.position()["position"])
    play(m, "skill bioss-custodian", "subjugate metanel-drollo@1.1")
    assert census(m.position()["position"]) == before
    assert sum(before.values()) == 52


def census(truth: dict[str, Any]) -> Counter[str]:
    """How often each type lies anywhere."""
    found: list[str] = [*truth["box"], *truth["turn"]["row"]]
    for zone in (*truth["stacks"].values(), *truth["docks"].values()):
        found += [card for card in zone if card]
    for seat in truth["seats"]:
        found += seat["hand"] + seat["base"] + seat["subjugated"]
    return Counter(found)
