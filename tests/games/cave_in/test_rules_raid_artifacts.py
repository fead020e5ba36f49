"""Section 6, Artifacts of the Raid: Enhanced Vision, Baton of Coaxing, Blast Doors."""

from __future__ import annotations

import pytest

from starlode.engine.boundary.errors import IllegalMove
from tests.games.cave_in.table import base, hand, moves_of, phase, pile, play, table, zones

SEVEN = ["hydran-frogtopus"] * 6 + ["hydran-fishbean"]
CRYSTALS = {"1": ["c1-brown-2", "c1-blue-1", "c1-red-1", "c1-green-1"], "3": ["c3-brown-1"], "10": ["c10-red-1"]}
FIVE = ["terron-driller", "terron-foreman", "terron-sergeant", "terron-colonel", "metanel-drollo"]


# ---- Enhanced Vision ----


@pytest.mark.clause("CI-6.19")
def test_enhanced_vision_allows_a_raid_on_a_second_different_base() -> None:
    m = table(
        {"base": ["terron-driller"], "artifacts": ["enhanced-vision"]},
        {"base": ["hydran-frogtopus", "metanel-drollo"], "hand": SEVEN[:1]},
        {"base": ["hydran-shuwar"]},
        {},
    )
    play(m, "raid 2")
    assert (phase(m), m.legal()) == ("second-raid", ["done", "raid 0", "raid 1"])
    with pytest.raises(IllegalMove):
        m.play("raid 2")
    play(m, "raid 1")
    assert (hand(m), m.legal()) == (["hydran-frogtopus"], ["end"])


@pytest.mark.clause("CI-6.19")
def test_the_same_base_cannot_be_raided_twice_although_it_has_cards_left() -> None:
    m = table({"hand": SEVEN, "artifacts": ["enhanced-vision"]}, {"base": FIVE})
    play(m, "raid 1")
    assert base(m, 1) == FIVE[:4]
    assert (phase(m), m.legal()) == ("action", ["end"])  # no other Base: nothing is asked


@pytest.mark.clause("CI-6.19")
def test_the_second_raid_is_optional_and_only_right_after_the_first() -> None:
    m = table(
        {"artifacts": ["enhanced-vision"]},
        {"base": ["metanel-drollo"]},
        {"base": ["hydran-shuwar"]},
    )
    play(m, "raid 1", "done")
    assert (base(m, 2), m.legal()) == (["hydran-shuwar"], ["end"])


@pytest.mark.clause("CI-6.19")
@pytest.mark.parametrize("owner", [None, 1])
def test_without_enhanced_vision_there_is_one_raid(owner: int | None) -> None:
    seats: list[dict[str, list[str]]] = [{}, {"base": ["metanel-drollo"]}, {"base": ["hydran-shuwar"]}]
    if owner is not None:
        seats[owner] = {**seats[owner], "artifacts": ["enhanced-vision"]}
    m = table(*seats)
    play(m, "raid 1")
    assert m.legal() == ["end"]


@pytest.mark.clause("CI-6.20")
@pytest.mark.parametrize("held", [SEVEN, [*SEVEN, "hydran-fishbean"]], ids=["7", "8"])
def test_the_second_raid_is_allowed_with_a_full_hand(held: list[str]) -> None:
    m = table(
        {"hand": held, "artifacts": ["enhanced-vision"]},
        {"base": ["terron-driller", "metanel-drollo"]},
        {"base": ["terron-driller", "hydran-shuwar"]},
    )
    play(m, "raid 1", "raid 2")
    assert hand(m) == sorted(held)
    assert zones(m)["totems"] == ["hydran", "metanel"]
    assert (base(m, 2), hand(m, 2)) == (["terron-driller"], ["hydran-shuwar"])


@pytest.mark.clause("CI-6.21")
def test_the_second_raid_has_all_steps_and_there_is_no_third() -> None:
    m = table(
        {"artifacts": ["enhanced-vision"]},
        {"base": ["terron-driller", "metanel-drollo"]},
        {"base": ["terron-foreman", "terron-driller", "hydran-shuwar"], "totems": ["hydran"]},
        {"base": ["mineggler-maccarat"]},
    )
    play(m, "raid 1", "raid 2")
    assert hand(m) == ["terron-driller", "terron-driller", "terron-foreman"]
    assert (zones(m)["totems"], zones(m, 2)["totems"]) == (["hydran", "metanel"], [])
    assert (hand(m, 2), base(m, 2)) == (["hydran-shuwar"], [])
    assert m.legal() == ["end"]


@pytest.mark.clause("CI-6.21", "CI-6.29")
def test_blast_doors_hold_against_the_second_raid_too() -> None:
    m = table(
        {"artifacts": ["enhanced-vision"]},
        {"base": ["metanel-drollo"]},
        {"base": FIVE, "artifacts": ["blast-doors"]},
    )
    play(m, "raid 1", "raid 2")
    assert (hand(m), base(m, 2)) == (["terron-colonel", "terron-sergeant"], FIVE[:2])


# ---- Baton of Coaxing ----


@pytest.mark.clause("CI-6.22")
def test_the_baton_takes_a_crystal_of_cost_1_of_any_colour_after_a_raid() -> None:
    m = table({"artifacts": ["baton-of-coaxing"]}, {"base": ["metanel-drollo"]}, mine=CRYSTALS)
    play(m, "raid 1")
    assert zones(m)["totems"] == ["metanel"]  # the Raid is over
    assert moves_of(m, "take") == ["c1-blue-1", "c1-brown-2", "c1-green-1", "c1-red-1"]
    play(m, "take c1-green-1")
    assert (pile(m), m.legal()) == (["c1-green-1"], ["end"])


@pytest.mark.clause("CI-6.22", "CI-3.39")
def test_the_baton_may_be_declined() -> None:
    m = table({"artifacts": ["baton-of-coaxing"]}, {"base": ["metanel-drollo"]}, mine=CRYSTALS)
    play(m, "raid 1", "done")
    assert (pile(m), m.legal()) == ([], ["end"])


@pytest.mark.clause("CI-6.22")
def test_the_baton_works_only_for_its_owner_and_only_after_a_raid() -> None:
    m = table({}, {"base": ["metanel-drollo"], "artifacts": ["baton-of-coaxing"]}, mine=CRYSTALS)
    play(m, "raid 1")
    assert m.legal() == ["end"]
    idle = table({"artifacts": ["baton-of-coaxing"], "hand": ["hydran-frogtopus"]}, mine=CRYSTALS)
    play(idle, "mine c1-blue-1", "pay hydran-frogtopus")
    assert (phase(idle), pile(idle)) == ("action", ["c1-blue-1"])


@pytest.mark.clause("CI-6.22")
def test_the_baton_finds_nothing_without_a_crystal_of_cost_1() -> None:
    m = table({"artifacts": ["baton-of-coaxing"]}, {"base": ["metanel-drollo"]}, mine={"3": ["c3-brown-1"]})
    play(m, "raid 1")
    assert (phase(m), m.legal()) == ("action", ["end"])


@pytest.mark.clause("CI-6.21", "CI-6.23")
def test_ex_28_baton_with_enhanced_vision() -> None:
    m = table(
        {"artifacts": ["enhanced-vision", "baton-of-coaxing"]},
        {"base": ["metanel-drollo"]},
        {"base": ["hydran-shuwar"]},
        mine=CRYSTALS,
    )
    play(m, "raid 1")
    assert phase(m) == "baton-take"  # before the second Raid is chosen
    assert moves_of(m, "raid") == []
    play(m, "take c1-blue-1")
    assert phase(m) == "second-raid"
    play(m, "raid 2")
    assert moves_of(m, "take") == ["c1-brown-2", "c1-green-1", "c1-red-1"]
    play(m, "take c1-red-1")
    assert (pile(m), zones(m)["totems"]) == (["c1-blue-1", "c1-red-1"], ["hydran", "metanel"])
    assert m.legal() == ["end"]


@pytest.mark.clause("CI-6.23")
def test_declining_the_first_crystal_or_the_second_raid_keeps_the_rest() -> None:
    seats = (
        {"artifacts": ["enhanced-vision", "baton-of-coaxing"]},
        {"base": ["metanel-drollo"]},
        {"base": ["hydran-shuwar"]},
    )
    m = table(*seats, mine=CRYSTALS)
    play(m, "raid 1", "done", "raid 2", "take c1-red-1")
    assert pile(m) == ["c1-red-1"]
    once = table(*seats, mine=CRYSTALS)
    play(once, "raid 1", "take c1-red-1", "done")
    assert (pile(once), once.legal()) == (["c1-red-1"], ["end"])  # no second Raid, no second Crystal


# ---- Blast Doors ----


@pytest.mark.clause("CI-6.29")
@pytest.mark.parametrize(
    ("owner", "taken"),
    [(1, ["terron-colonel", "terron-sergeant"]), (0, FIVE[:4]), (2, FIVE[:4])],
    ids=["raided player", "raider", "bystander"],
)
def test_blast_doors_let_an_opponent_take_two_cards(owner: int, taken: list[str]) -> None:
    """Leader and Totem are handled as usual; the Doors of anybody else change nothing."""
    seats: list[dict[str, list[str]]] = [{}, {"base": FIVE}, {}]
    seats[owner] = {**seats[owner], "artifacts": ["blast-doors"]}
    m = table(*seats)
    play(m, "raid 1")
    assert hand(m) == sorted(taken)
    assert base(m, 1) == FIVE[: 4 - len(taken)]
    assert (hand(m, 1), zones(m)["totems"]) == (["metanel-drollo"], ["metanel"])


@pytest.mark.clause("CI-6.29", "CI-7.9")
def test_blast_doors_never_limit_their_owner() -> None:
    m = table({"base": FIVE, "artifacts": ["blast-doors"]})
    play(m, "raid 0")
    assert (hand(m), base(m)) == (sorted(FIVE), [])


@pytest.mark.clause("CI-6.29", "CI-7.6")
def test_blast_doors_do_not_lift_the_hand_limit() -> None:
    m = table({"hand": SEVEN[:6]}, {"base": FIVE, "artifacts": ["blast-doors"]})
    play(m, "raid 1")
    assert (len(hand(m)), base(m, 1)) == (7, FIVE[:3])
