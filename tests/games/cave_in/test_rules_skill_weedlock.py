"""Weedlocks in both editions: fit, double, harvest and uproot (CI-5.57 to CI-5.71)."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.match import Match
from tests.games.cave_in.table import WITH_WEEDLOCKS, base, hand, moves_of, phase, pile, play, points, row, table, zones

SAPLING, STALKROOT, SEEDER, MANDRAGORE = (
    "weedlock-sapling",
    "weedlock-stalkroot",
    "weedlock-seeder",
    "weedlock-mandragore",
)
ENGLISH, GERMAN = "2021-en", "2018-de"
DOUBLING = [(ENGLISH, SEEDER), (GERMAN, STALKROOT)]
HARVESTING = [(ENGLISH, MANDRAGORE), (GERMAN, SEEDER)]
FILLER = ["hydran-frogtopus"] * 6


def after(card: str, *seats: dict[str, Any], edition: str = ENGLISH, **more: Any) -> Match:
    """Seat 0 has just used that card as an action."""
    first = seats[0] if seats else {}
    more = {"factions": WITH_WEEDLOCKS, "options": {"edition": edition}} | more
    return play(table(first | {"hand": [card, *first.get("hand", [])]}, *seats[1:], **more), f"skill {card}")


# ---- which edition has which skill ----


@pytest.mark.parametrize(
    ("edition", "card", "skill"),
    [
        (ENGLISH, STALKROOT, "fit"),
        (ENGLISH, SEEDER, "double"),
        (ENGLISH, MANDRAGORE, "harvest-pick"),
        (GERMAN, STALKROOT, "double"),
        (GERMAN, SEEDER, "harvest-pick"),
        (GERMAN, MANDRAGORE, "uproot-base"),
    ],
)
@pytest.mark.clause("CI-5.57", "CI-5.62", "CI-5.66", "CI-5.70")
def test_the_edition_settles_which_weedlock_does_what(edition: str, card: str, skill: str) -> None:
    """R-30."""
    m = after(card, {}, {"base": [SAPLING, "terron-driller"]}, edition=edition)
    turn = m.spectator.view()["turn"]
    active = {name for name in ("fit", "double") if turn["effects"][name]}
    assert active == ({skill} if skill in ("fit", "double") else set())
    assert phase(m) == ("action" if active else skill)


@pytest.mark.clause("CI-5.57")
def test_the_default_edition_is_2021() -> None:
    assert table(factions=WITH_WEEDLOCKS).options["edition"] == ENGLISH
    m = play(table({"hand": [STALKROOT]}, factions=WITH_WEEDLOCKS), f"skill {STALKROOT}")
    assert m.spectator.view()["turn"]["effects"]["fit"]


# ---- fit ----


@pytest.mark.clause("CI-5.57", "CI-5.58")
def test_fit_lets_weedlocks_mine_crystals_of_other_colours() -> None:
    """Alone, and together with cards of the Crystal's colour; a card of a third colour does not join."""
    mine = {"1": ["c1-brown-1"], "3": ["c3-brown-1"], "6": ["c6-brown-1"]}
    held = [SAPLING, SAPLING, "terron-driller", "hydran-shuwar"]
    before = table({"hand": [*held, STALKROOT]}, mine=mine, factions=WITH_WEEDLOCKS)
    assert moves_of(before, "mine") == ["c1-brown-1"]
    m = after(STALKROOT, {"hand": held}, mine=mine)
    assert moves_of(m, "mine") == ["c1-brown-1", "c3-brown-1"]
    play(m, "mine c3-brown-1")
    assert moves_of(m, "pay") == ["terron-driller", SAPLING]
    play(m, f"pay {SAPLING}", "pay terron-driller", f"pay {SAPLING}", "done")
    assert pile(m) == ["c3-brown-1"]


@pytest.mark.clause("CI-5.57")
def test_the_2018_stalkroot_does_not_make_weedlocks_fit() -> None:
    m = after(STALKROOT, {"hand": [SAPLING]}, mine={"1": ["c1-brown-1"]}, edition=GERMAN)
    assert moves_of(m, "mine") == []


@pytest.mark.clause("CI-5.59")
def test_on_a_wild_crystal_weedlocks_join_the_colour_of_the_others() -> None:
    """R-19: purple is unused here. One Sapling helps brown or blue to 3, but the two never mix."""
    held = [SAPLING, "terron-foreman", "hydran-shuwar"]
    m = after(STALKROOT, {"hand": held}, mine={"3": ["c3-purple-1"], "6": ["c6-purple-2"]})
    assert moves_of(m, "mine") == ["c3-purple-1"]
    play(m, "mine c3-purple-1", f"pay {SAPLING}")
    assert moves_of(m, "pay") == ["hydran-shuwar", "terron-foreman"]
    play(m, "pay terron-foreman")
    assert moves_of(m, "pay") == []
    assert moves_of(m, "done") == [""]


@pytest.mark.clause("CI-5.60")
def test_fit_holds_for_every_mine_of_the_turn_and_no_longer() -> None:
    m = table(
        {"hand": [SAPLING] * 3, "base": [STALKROOT], "artifacts": ["duplex-roster"]},
        mine={"1": ["c1-brown-1", "c1-blue-1", "c1-yellow-1"]},
        turn={"phase": "leader"},
        factions=WITH_WEEDLOCKS,
    )
    play(m, "leader", "mine c1-brown-1", f"pay {SAPLING}", "done", "mine c1-blue-1", f"pay {SAPLING}", "done")
    assert pile(m) == ["c1-blue-1", "c1-brown-1"]
    play(m, "end", "end", "skip")
    assert "c1-yellow-1" not in moves_of(m, "mine")


@pytest.mark.clause("CI-5.60")
def test_fit_changes_nothing_about_recruit() -> None:
    """A Sapling still pays for an L2 only."""
    docks = {"2": ["terron-foreman"], "3": ["terron-sergeant"]}
    m = after(STALKROOT, {"hand": [SAPLING]}, docks=docks)
    assert moves_of(m, "recruit") == ["terron-foreman"]


@pytest.mark.clause("CI-5.61")
def test_fit_does_not_change_the_colour_of_a_weedlock() -> None:
    """Not in hand, and not as a Leader that is raided."""
    m = after(STALKROOT, {"hand": [SAPLING, SAPLING]}, mine={"1": ["c1-brown-1", "c1-green-1"]})
    assert [card["colour"] for card in m.view(0)["seats"][0]["hand"]] == ["green", "green"]
    assert moves_of(m, "mine") == ["c1-brown-1", "c1-green-1"]
    play(m, "mine c1-brown-1", f"pay {SAPLING}", "done", "end", "raid 0")
    assert zones(m, 1)["totems"] == ["weedlock"]


# ---- double ----


@pytest.mark.parametrize(("edition", "card"), DOUBLING)
@pytest.mark.clause("CI-5.62")
def test_doubled_weedlocks_pay_twice_their_level(edition: str, card: str) -> None:
    """A Sapling and a Stalkroot are 6 for Mine and Collect; a Driller stays 1."""
    held = [SAPLING, STALKROOT]
    mine, tops = {"6": ["c6-green-1", "c6-brown-1"]}, {"a": {"top": "artifact-02"}, "b": {"top": "artifact-01"}}
    tops["c"] = {"top": "artifact-12"}
    m = after(card, {"hand": [*held, "terron-driller"]}, mine=mine, artifacts=tops, edition=edition)
    assert moves_of(m, "mine") == ["c6-green-1"]
    assert moves_of(m, "collect") == ["artifact-01", "artifact-02"]
    mined = play(m.at(1), "mine c6-green-1", f"pay {SAPLING}", f"pay {STALKROOT}", "done")
    assert pile(mined) == ["c6-green-1"]
    play(m, "collect artifact-01", f"pay {STALKROOT}", f"pay {SAPLING}")
    assert moves_of(m, "done") == []  # 6 of 7
    play(m, "pay terron-driller", "left")
    assert zones(m)["artifacts"] == ["space-exchange"]


@pytest.mark.parametrize(("edition", "card"), DOUBLING)
@pytest.mark.clause("CI-5.62", "CI-5.63")
def test_ex_25_doubled_sapling(edition: str, card: str) -> None:
    """It recruits an L3 as a 2; Domina still finds an L1, worth 1 VP."""
    m = after(card, {"hand": [SAPLING]}, docks={"3": ["terron-sergeant"]}, edition=edition)
    play(m, "recruit terron-sergeant", f"pay {SAPLING}")
    assert hand(m) == ["terron-sergeant"]
    m = table(
        {"hand": ["bioss-domina", SAPLING, "terron-foreman"]},
        turn={"effects": {"double": True}},
        factions=["terron", "bioss", "metanel", "weedlock"],
        options={"edition": edition},
    )
    play(m, "skill bioss-domina")
    assert moves_of(m, "subjugate") == [SAPLING]
    play(m, f"subjugate {SAPLING}")
    assert sum(points(m, 0).values()) == 1


@pytest.mark.clause("CI-5.63")
def test_in_a_base_and_in_the_docks_weedlocks_keep_their_level() -> None:
    """With doubling active Custodian finds the Stalkroot as an L2, and no Sapling; a Sapling in the Docks is free."""
    m = table(
        {"hand": ["bioss-custodian"]},
        {"base": [STALKROOT, SAPLING, "terron-driller"]},
        turn={"effects": {"double": True}},
        factions=["terron", "bioss", "metanel", "weedlock"],
        docks={"1": [SAPLING], "2": [STALKROOT]},
    )
    assert moves_of(m, "recruit") == [SAPLING]
    play(m, "skill bioss-custodian")
    assert moves_of(m, "subjugate") == [f"{STALKROOT}@1.1"]


@pytest.mark.parametrize(("edition", "card"), DOUBLING)
@pytest.mark.clause("CI-5.64")
def test_two_doublings_are_not_fourfold(edition: str, card: str) -> None:
    """R-38: one Sapling is 2, too little for a Crystal of cost 3."""
    m = table(
        {"hand": [card, SAPLING], "base": [card]},
        mine={"1": ["c1-green-1"], "3": ["c3-green-1"]},
        turn={"phase": "leader"},
        factions=WITH_WEEDLOCKS,
        options={"edition": edition},
    )
    play(m, "leader", f"skill {card}")
    assert moves_of(m, "mine") == ["c1-green-1"]


@pytest.mark.parametrize(("edition", "card"), DOUBLING)
@pytest.mark.clause("CI-5.65")
def test_for_recruit_the_printed_level_may_be_used_instead(edition: str, card: str) -> None:
    """R-20: a Sapling pays for an L2 or an L3, a Stalkroot for an L3 and not for an L4."""
    docks = {"2": ["terron-foreman"], "3": ["terron-sergeant"], "4": ["terron-colonel"]}
    m = after(card, {"hand": [SAPLING]}, docks=docks, edition=edition)
    assert moves_of(m, "recruit") == ["terron-foreman", "terron-sergeant"]
    play(m, "recruit terron-foreman", f"pay {SAPLING}")
    assert hand(m) == ["terron-foreman"]
    assert moves_of(after(card, {"hand": [STALKROOT]}, docks=docks, edition=edition), "recruit") == ["terron-sergeant"]


@pytest.mark.clause("CI-5.65")
def test_for_mine_a_weedlock_always_counts_double() -> None:
    """Where surplus is not allowed, two Saplings end the payment of 3: they cannot count less than 4."""
    m = after(
        SEEDER,
        {"hand": [SAPLING] * 3},
        mine={"3": ["c3-green-1"]},
        options={"edition": ENGLISH, "overpay": "tight"},
    )
    play(m, "mine c3-green-1", f"pay {SAPLING}", f"pay {SAPLING}")
    assert pile(m) == ["c3-green-1"]
    assert row(m) == [SEEDER, SAPLING, SAPLING]


# ---- harvest ----

GARDENS = (
    [SAPLING, STALKROOT, "terron-driller", SAPLING],
    [STALKROOT, "metanel-drollo", SAPLING, SAPLING, "terron-foreman"],
    [SAPLING, "hydran-fishbean"],
)


def harvest(edition: str, card: str, held: list[str] | None = None) -> Match:
    """Three players with Weedlocks in their Bases; seat 0 has just used the harvesting card."""
    seats = [{"base": there} for there in GARDENS]
    return after(card, seats[0] | {"hand": held or []}, *seats[1:], edition=edition)


OWN = [f"{SAPLING}@0.1", f"{STALKROOT}@0.2"]
SECOND = [f"{SAPLING}@1.3", f"{SAPLING}@1.4", f"{STALKROOT}@1.1"]
THIRD = [f"{SAPLING}@2.1"]


@pytest.mark.parametrize(("edition", "card"), HARVESTING)
@pytest.mark.clause("CI-5.66", "CI-5.67")
def test_harvest_takes_one_weedlock_from_each_base(edition: str, card: str) -> None:
    """Other factions and Leaders are not offered; the own Base is."""
    m = harvest(edition, card)
    assert moves_of(m, "take") == sorted([*OWN, *SECOND, *THIRD])
    play(m, f"take {STALKROOT}@1.1", f"take {SAPLING}@2.1", f"take {STALKROOT}@0.2")
    assert hand(m) == [SAPLING, STALKROOT, STALKROOT]
    assert base(m, 1) == GARDENS[1][1:]
    assert phase(m) == "action"


@pytest.mark.parametrize(("edition", "card"), HARVESTING)
@pytest.mark.clause("CI-5.66", "CI-5.69")
def test_harvest_takes_two_weedlocks_from_one_base_and_is_over(edition: str, card: str) -> None:
    m = harvest(edition, card)
    play(m, f"take {SAPLING}@1.3")
    assert moves_of(m, "take") == sorted([*OWN, f"{SAPLING}@1.3", f"{STALKROOT}@1.1", *THIRD])
    play(m, f"take {STALKROOT}@1.1")
    assert phase(m) == "action"  # another Weedlock of that Base and other Bases are left
    assert base(m, 1) == ["metanel-drollo", SAPLING, "terron-foreman"]


@pytest.mark.parametrize(("edition", "card"), HARVESTING)
@pytest.mark.clause("CI-5.69")
def test_after_two_bases_harvest_uses_none_of_them_again(edition: str, card: str) -> None:
    m = harvest(edition, card)
    play(m, f"take {SAPLING}@1.3", f"take {SAPLING}@0.1")
    assert moves_of(m, "take") == THIRD
    assert hand(play(m, "stop")) == [SAPLING, SAPLING]


@pytest.mark.parametrize(("edition", "card"), HARVESTING)
@pytest.mark.clause("CI-5.68")
def test_harvest_keeps_the_hand_limit_for_each_card(edition: str, card: str) -> None:
    m = harvest(edition, card, FILLER)
    play(m, f"take {SAPLING}@1.3")
    assert len(hand(m)) == 7
    assert moves_of(m, "take") == []


# ---- uproot ----


@pytest.mark.clause("CI-5.70", "CI-5.71")
def test_uproot_takes_all_weedlocks_of_one_base_but_its_leader() -> None:
    m = harvest(GERMAN, MANDRAGORE)
    assert moves_of(m, "base") == ["0", "1", "2"]
    play(m, "base 1")
    assert moves_of(m, "take") == SECOND
    play(m, f"take {SAPLING}@1.4", f"take {STALKROOT}@1.1", f"take {SAPLING}@1.2")
    assert hand(m) == [SAPLING, SAPLING, STALKROOT]
    assert base(m, 1) == ["metanel-drollo", "terron-foreman"]
    assert phase(m) == "action"


@pytest.mark.clause("CI-5.70")
def test_uproot_leaves_the_leader_and_keeps_the_hand_limit() -> None:
    m = harvest(GERMAN, MANDRAGORE, FILLER[:5])
    play(m, "base 0", f"take {SAPLING}@0.1", f"take {STALKROOT}@0.1")
    assert base(m) == ["terron-driller", SAPLING]
    assert len(hand(m)) == 7
    m = harvest(GERMAN, MANDRAGORE, FILLER)
    play(m, "base 1", f"take {SAPLING}@1.3")
    assert moves_of(m, "take") == []


@pytest.mark.clause("CI-5.71")
def test_uproot_may_stop_early_or_be_declined() -> None:
    m = harvest(GERMAN, MANDRAGORE)
    assert hand(play(m.at(1), "decline")) == []
    play(m, "base 1", f"take {SAPLING}@1.3", "stop")
    assert hand(m) == [SAPLING]
    assert phase(m) == "action"
