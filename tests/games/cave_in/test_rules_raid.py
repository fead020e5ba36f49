"""Section 7: the Raid."""

from __future__ import annotations

import pytest

from starlode.engine.boundary.errors import IllegalMove
from tests.games.cave_in.table import base, costs, hand, moves_of, phase, pile, play, row, seen_by, table, zones

SEVEN = ["hydran-frogtopus"] * 6 + ["hydran-fishbean"]


# ---- when, and whom ----


@pytest.mark.clause("CI-7.1")
def test_a_raid_replaces_both_normal_actions() -> None:
    m = table(
        {"hand": ["terron-driller"]},
        {"base": ["metanel-drollo"]},
        docks={"1": ["terron-driller"]},
        mine={"1": ["c1-brown-1"]},
    )
    assert m.legal() == ["end", "recruit terron-driller", "mine c1-brown-1", "raid 1", "skill terron-driller"]
    play(m, "raid 1")
    assert m.legal() == ["end"]
    assert m.spectator.view()["turn"]["actions_left"] == 0


@pytest.mark.clause("CI-7.1", "CI-3.21")
@pytest.mark.parametrize(
    "action",
    [["recruit hydran-frogtopus"], ["mine c1-brown-1", "done"], ["skill terron-driller"], ["collect artifact-03"]],
)
def test_after_a_normal_action_no_raid_is_possible(action: list[str]) -> None:
    m = table(
        {"hand": ["terron-driller", "terron-foreman", "terron-sergeant"], "totems": ["terron"]},
        {"base": ["metanel-drollo"]},
        docks={"1": ["hydran-frogtopus"]},
        mine={"1": ["c1-brown-1"]},
        artifacts={"a": {"top": "artifact-03"}, "b": {"top": "artifact-09"}, "c": {"top": "artifact-12"}},
    )
    play(m, *action)
    if phase(m) == "collect-pay":
        play(m, "pay terron-foreman", "pay terron-sergeant", "done", "left")
    if phase(m) == "crystal-take":
        play(m, "done")
    assert phase(m) == "action"
    assert moves_of(m, "raid") == []


@pytest.mark.clause("CI-7.2", "CI-7.3")
def test_every_base_with_a_card_may_be_raided_ones_own_included() -> None:
    m = table({"base": ["terron-driller"]}, {"base": ["hydran-frogtopus", "hydran-frogtopus"]}, {"base": []}, {})
    assert moves_of(m, "raid") == ["0", "1"]
    others = table({}, {"base": ["terron-driller"]}, {"base": ["hydran-frogtopus"]}, {"base": ["metanel-drollo"]})
    assert moves_of(others, "raid") == ["1", "2", "3"]


@pytest.mark.clause("CI-7.3")
def test_with_every_base_empty_no_raid_is_possible() -> None:
    """The card in the row paid for the extra Recruit of the Siren."""
    seat = {"hand": ["terron-driller"], "artifacts": ["overtime-siren"]}
    m = table(seat, {"hand": ["hydran-frogtopus"]}, turn={"row": ["metanel-drollo"], "activated": ["overtime-siren"]})
    assert moves_of(m, "raid") == []
    with pytest.raises(IllegalMove):
        m.play("raid 0")


# ---- the three steps ----


@pytest.mark.clause("CI-7.4", "CI-7.16", "CI-3.37")
@pytest.mark.parametrize("held", [0, 6, 7])
def test_the_leader_returns_to_its_owner_even_above_the_limit(held: int) -> None:
    m = table({}, {"hand": SEVEN[:held], "base": ["terron-driller", "metanel-drollo"]})
    play(m, "raid 1")
    assert hand(m, 1) == sorted([*SEVEN[:held], "metanel-drollo"])
    assert hand(m, 0) == ["terron-driller"]


@pytest.mark.clause("CI-7.5")
@pytest.mark.parametrize("holder", [0, 1, 2, None])
def test_the_totem_of_the_leaders_colour_comes_from_whoever_has_it(holder: int | None) -> None:
    """The Leader is yellow; the blue card below and the brown ones in play decide nothing."""
    seats: list[dict[str, list[str]]] = [
        {"totems": ["terron"]},
        {"totems": ["hydran"], "base": ["terron-driller", "hydran-frogtopus", "metanel-drollo"]},
        {},
    ]
    if holder is not None:
        seats[holder] = {**seats[holder], "totems": [*seats[holder].get("totems", []), "metanel"]}
    m = table(*seats)
    play(m, "raid 1")
    assert [zones(m, seat)["totems"] for seat in range(3)] == [["metanel", "terron"], ["hydran"], []]
    assert m.spectator.view()["supply"] == ["mineggler"]


@pytest.mark.clause("CI-7.5", "CI-5.43")
def test_the_printed_colour_of_the_leader_decides() -> None:
    """Played as a blue card this turn, the Driller in the Base is brown."""
    m = table(
        {"hand": ["terron-driller"]},
        mine={"1": ["c1-blue-1"]},
        turn={
            "recoloured": [{"card": "terron-driller", "colour": "blue"}],
            "extra": {"mine": 1},
            "normal_actions": ["skill"],
        },
    )
    play(m, "mine c1-blue-1", "pay terron-driller/blue", "end", "raid 0")
    assert zones(m, 1)["totems"] == ["terron"]


@pytest.mark.clause("CI-7.4", "CI-7.5", "CI-7.6", "CI-7.10")
def test_ex_12_kates_raid() -> None:
    marks = [
        *("terron-driller", "terron-foreman", "terron-sergeant", "terron-colonel"),
        *("hydran-fishbean", "hydran-shuwar", "metanel-drollo"),
    ]
    m = table({"hand": ["mineggler-maccarat", "hydran-frogtopus"]}, {"base": marks, "totems": ["metanel"]})
    play(m, "raid 1")
    assert hand(m, 1) == ["metanel-drollo"]
    assert zones(m)["totems"] == ["metanel"]
    assert hand(m) == sorted(["mineggler-maccarat", "hydran-frogtopus", *marks[1:6]])
    assert base(m, 1) == ["terron-driller"]
    play(m, "end")
    assert phase(m) == "leader"  # Mark may use the Driller as his Leader


@pytest.mark.clause("CI-7.6")
@pytest.mark.parametrize(
    ("held", "taken"),
    [(0, ["terron-driller", "terron-foreman", "terron-sergeant"]), (5, ["terron-foreman", "terron-sergeant"])],
)
def test_cards_are_taken_from_the_top_until_the_base_is_empty_or_the_hand_full(held: int, taken: list[str]) -> None:
    m = table(
        {"hand": SEVEN[:held]},
        {"base": ["terron-driller", "terron-foreman", "terron-sergeant", "metanel-drollo"]},
    )
    play(m, "raid 1")
    assert hand(m) == sorted(SEVEN[:held] + taken)
    assert base(m, 1) == ["terron-driller", "terron-foreman", "terron-sergeant"][: 3 - len(taken)]


@pytest.mark.clause("CI-7.4", "CI-7.5", "CI-7.6")
def test_ex_19_gameplay_step_3() -> None:
    """Seat 0 is Kate, seat 1 is Luke."""
    held = ["mineggler-mineraccoon"] * 4
    m = table(
        {"hand": held},
        {
            "base": [
                *("mineggler-ancientone", "metanel-drollo", "hydran-fishbean"),
                *("terron-driller", "metanel-oddgrabber", "metanel-drollo"),
            ]
        },
    )
    play(m, "raid 1")
    assert hand(m, 1) == ["metanel-drollo"]
    assert zones(m)["totems"] == ["metanel"]
    assert hand(m) == sorted([*held, "metanel-oddgrabber", "terron-driller", "hydran-fishbean"])
    assert base(m, 1) == ["mineggler-ancientone", "metanel-drollo"]


@pytest.mark.clause("CI-7.7")
def test_nothing_of_a_raid_is_optional() -> None:
    """The raider is asked nothing in between, whatever there is to take, and cannot stop early."""
    m = table({}, {"base": ["terron-driller", "hydran-frogtopus", "metanel-drollo"]})
    play(m, "raid 1")
    assert (m.ply, phase(m)) == (1, "action")
    assert (hand(m), hand(m, 1)) == (["hydran-frogtopus", "terron-driller"], ["metanel-drollo"])
    assert (base(m, 1), zones(m)["totems"]) == ([], ["metanel"])


@pytest.mark.clause("CI-7.8", "CI-7.9")
def test_ex_13_raid_with_a_full_hand() -> None:
    m = table({"hand": SEVEN}, {"base": ["terron-driller", "hydran-shuwar"]})
    play(m, "raid 1")
    assert (hand(m), base(m, 1)) == (sorted(SEVEN), ["terron-driller"])
    assert zones(m)["totems"] == ["hydran"]
    own = table({"hand": SEVEN, "base": ["metanel-drollo"]})
    play(own, "raid 0")
    assert hand(own) == sorted([*SEVEN, "metanel-drollo"])
    assert (base(own), zones(own)["totems"]) == ([], ["metanel"])


@pytest.mark.clause("CI-7.8")
def test_a_raider_above_the_limit_takes_no_card_but_the_totem() -> None:
    m = table({"hand": [*SEVEN, "terron-colonel"]}, {"base": ["terron-driller", "metanel-drollo"]})
    play(m, "raid 1")
    assert (len(hand(m)), base(m, 1), zones(m)["totems"]) == (8, ["terron-driller"], ["metanel"])


@pytest.mark.clause("CI-7.9")
def test_a_raid_on_ones_own_base_counts_the_leader_first() -> None:
    """5 in hand: the Leader makes 6, one more fits."""
    m = table({"hand": SEVEN[:5], "base": ["terron-driller", "terron-foreman", "terron-sergeant", "metanel-drollo"]})
    play(m, "raid 0")
    assert hand(m) == sorted([*SEVEN[:5], "metanel-drollo", "terron-sergeant"])
    assert base(m) == ["terron-driller", "terron-foreman"]


# ---- afterwards ----


@pytest.mark.clause("CI-7.10", "CI-5.1")
def test_the_card_now_on_top_is_leader_at_once() -> None:
    """It is immune for the next player, and its owner may use it."""
    m = table(
        {"hand": SEVEN[:6]},
        {"hand": ["hydran-shuwar"]},
        {"base": ["metanel-oddgrabber", "terron-driller", "terron-foreman", "metanel-drollo"]},
        mine={"1": ["c1-brown-1", "c1-yellow-1"]},
    )
    play(m, "raid 2", "end", "skill hydran-shuwar")
    assert base(m, 2) == ["metanel-oddgrabber", "terron-driller"]
    assert moves_of(m, "take") == ["metanel-oddgrabber@2.1"]
    play(m, "done", "end", "leader")
    assert moves_of(m, "take") == ["c1-brown-1"]


@pytest.mark.clause("CI-7.11")
def test_cards_taken_in_a_raid_are_seen_by_all_and_then_hidden() -> None:
    m = table({"hand": ["metanel-oddgrabber"]}, {"base": ["terron-driller", "hydran-shuwar", "metanel-drollo"]}, {})
    play(m, "raid 1")
    for viewer in (1, 2, None):
        told = " ".join(seen_by(m, viewer).log())
        assert told.index("Shu'War") < told.index("Driller")
        shown = seen_by(m, viewer).view()["seats"][0]
        assert shown["hand_count"] == 3
        assert "hand" not in shown
    assert [card["card"] for card in m.view(0)["seats"][0]["hand"]] == [
        "terron-driller",
        "hydran-shuwar",
        "metanel-oddgrabber",
    ]


@pytest.mark.clause("CI-7.12", "CI-3.12", "CI-3.25", "CI-8.1")
def test_ex_20_gameplay_step_4() -> None:
    """Seat 0 is Luke."""
    m = table(
        {"hand": ["metanel-drollo", "terron-foreman"], "base": ["mineggler-ancientone", "metanel-drollo"]},
        {
            "base": [
                *("terron-sergeant", "terron-driller", "mineggler-ancientone"),
                *("metanel-drollo", "hydran-mushell"),
            ]
        },
        mine={"1": ["c1-brown-1"]},
        turn={"phase": "leader"},
    )
    play(m, "leader", "mine c1-brown-1", "pay terron-foreman", "done", "raid 1")
    assert row(m) == ["terron-foreman"]
    assert (hand(m, 1), base(m, 1)) == (["hydran-mushell"], [])
    assert zones(m)["totems"] == ["hydran"]
    assert hand(m) == [
        *("metanel-drollo", "metanel-drollo", "mineggler-ancientone", "terron-driller", "terron-sergeant")
    ]
    assert m.legal() == ["end"]
    play(m, "end")
    assert base(m) == ["mineggler-ancientone", "metanel-drollo", "terron-foreman"]


@pytest.mark.clause("CI-7.12", "CI-3.33")
def test_a_raid_on_ones_own_base_leaves_the_row_alone() -> None:
    m = table(
        {"hand": ["terron-driller"], "base": ["hydran-fishbean", "metanel-drollo"]},
        turn={"extra": {"mine": 1}},
        mine={"1": ["c1-brown-1"]},
    )
    play(m, "mine c1-brown-1", "pay terron-driller", "raid 0")
    assert (row(m), hand(m)) == (["terron-driller"], ["hydran-fishbean", "metanel-drollo"])
    play(m, "end")
    assert base(m) == ["terron-driller"]


@pytest.mark.clause("CI-7.13")
def test_cards_gained_in_a_raid_pay_for_extra_actions() -> None:
    m = table(
        {},
        {"base": ["terron-driller", "metanel-drollo"]},
        turn={"extra": {"mine": 1}},
        mine={"1": ["c1-brown-1", "c1-yellow-1"]},
    )
    assert moves_of(m, "mine") == []
    play(m, "raid 1", "mine c1-brown-1", "pay terron-driller")
    assert (pile(m), row(m), m.legal()) == (["c1-brown-1"], ["terron-driller"], ["end"])


@pytest.mark.clause("CI-7.14")
def test_an_extra_action_of_a_leader_outlasts_its_return_to_hand() -> None:
    m = table({"base": ["metanel-drollo"]}, mine={"1": ["c1-yellow-1"]}, turn={"phase": "leader"})
    play(m, "leader", "raid 0", "mine c1-yellow-1", "pay metanel-drollo")
    assert (pile(m), base(m)) == (["c1-yellow-1"], [])


@pytest.mark.clause("CI-7.14", "CI-3.41", "CI-6.32")
def test_a_turn_effect_of_a_leader_outlasts_its_return_to_hand() -> None:
    """Foreman as Leader, then raided; the extra Recruit of the Siren still profits from it."""
    m = table(
        {"base": ["terron-foreman"], "artifacts": ["overtime-siren"]},
        docks={"3": ["metanel-robuster"]},
        turn={"phase": "start-artifact"},
    )
    play(m, "activate overtime-siren", "leader", "raid 0", "recruit metanel-robuster", "no-card")
    assert hand(m) == ["metanel-robuster", "terron-foreman"]
    crystals = table({"base": ["mineggler-maccarat"]}, mine={"6": ["c6-blue-1"]}, turn={"phase": "leader"})
    play(crystals, "leader", "raid 0")
    assert costs(crystals)["c6-blue-1"] == 2


@pytest.mark.clause("CI-7.15", "CI-6.23")
def test_nothing_but_the_baton_comes_between_two_raids() -> None:
    """Extra actions wait until the second Raid and its Baton are over, or are taken before the first."""
    m = table(
        {"hand": ["terron-driller", "terron-driller"], "artifacts": ["enhanced-vision", "baton-of-coaxing"]},
        {"base": ["metanel-drollo"]},
        {"base": ["hydran-fishbean"]},
        mine={"1": ["c1-brown-1", "c1-brown-3", "c1-blue-1", "c1-red-1"]},
        turn={"extra": {"mine": 1}},
    )
    assert moves_of(m, "mine") == ["c1-brown-1", "c1-brown-3", "c1-red-1"]
    play(m, "raid 1")
    assert (phase(m), {move.split()[0] for move in m.legal()}) == ("baton-take", {"done", "take"})
    play(m, "take c1-blue-1")
    assert m.legal() == ["done", "raid 0", "raid 2"]
    play(m, "raid 2")
    assert (phase(m), {move.split()[0] for move in m.legal()}) == ("baton-take", {"done", "take"})
    play(m, "take c1-red-1")
    assert m.legal() == ["end", "mine c1-brown-1", "mine c1-brown-3"]


@pytest.mark.clause("CI-7.16")
def test_the_raider_never_gets_the_leader_of_another_base() -> None:
    m = table({}, {"base": ["metanel-drollo"]})
    play(m, "raid 1")
    assert (hand(m), hand(m, 1), base(m, 1)) == ([], ["metanel-drollo"], [])
    assert zones(m)["totems"] == ["metanel"]
