"""Section 4, payment in general: how cards are played for Recruit, Mine and Collect, and when it is enough."""

from __future__ import annotations

import pytest

from starlode.engine.boundary.errors import IllegalMove
from tests.games.cave_in.table import (
    WITH_WEEDLOCKS,
    costs,
    hand,
    moves_of,
    phase,
    pile,
    play,
    row,
    table,
    zones,
)

ON_TOP = {"a": {"top": "artifact-05"}, "b": {"top": "artifact-03"}, "c": {"top": "artifact-12"}}


# ---- playing the cards ----


@pytest.mark.clause("CI-4.1")
def test_payment_cards_go_from_the_hand_to_the_row_one_at_a_time() -> None:
    m = table({"hand": ["terron-driller", "terron-foreman", "terron-sergeant"]}, mine={"6": ["c6-brown-2"]})
    play(m, "mine c6-brown-2", "pay terron-foreman")
    assert (row(m), hand(m)) == (["terron-foreman"], ["terron-driller", "terron-sergeant"])
    assert pile(m) == []
    play(m, "pay terron-driller")
    assert (row(m), hand(m)) == (["terron-foreman", "terron-driller"], ["terron-sergeant"])
    play(m, "pay terron-sergeant")
    assert (row(m), hand(m)) == (["terron-foreman", "terron-driller", "terron-sergeant"], [])
    assert pile(m) == ["c6-brown-2"]


@pytest.mark.clause("CI-4.1")
def test_only_hand_cards_pay() -> None:
    """Neither the Base, nor the row, nor the hand of an opponent."""
    m = table(
        {"hand": ["terron-driller"], "base": ["terron-foreman", "terron-colonel"]},
        {"hand": ["terron-sergeant"]},
        turn={"row": ["terron-sergeant"], "normal_actions": ["skill"]},
        mine={"1": ["c1-brown-1"], "3": ["c3-brown-1"]},
        docks={"2": ["hydran-fishbean"], "3": ["hydran-shuwar"]},
    )
    assert moves_of(m, "mine") == ["c1-brown-1"]
    assert moves_of(m, "recruit") == ["hydran-fishbean"]
    assert moves_of(m, "collect") == []
    play(m, "mine c1-brown-1", "pay terron-driller")
    assert row(m) == ["terron-sergeant", "terron-driller"]
    assert zones(m)["base"] == ["terron-foreman", "terron-colonel"]


@pytest.mark.clause("CI-4.2")
@pytest.mark.parametrize(
    "card",
    [
        "metanel-oddgrabber",
        "terron-foreman",
        "hydran-fishbean",
        "mineggler-diggerhino",
        "mineggler-ancientone",
        "mineggler-maccarat",
        "metanel-drollo",
        "metanel-robuster",
        "metanel-scrabber",
    ],
)
def test_a_payment_card_does_not_use_its_skill(card: str) -> None:
    """A Wild Crystal takes every colour; nothing is asked, granted or cheaper afterwards."""
    m = table(
        {"hand": [card, "terron-driller"], "base": ["terron-driller", "terron-driller"]},
        mine={"1": ["c1-red-1", "c1-yellow-1", "c1-green-1"], "6": ["c6-brown-2"]},
        docks={"2": ["metanel-drollo"]},
    )
    before = m.spectator.view()["turn"]
    play(m, "mine c1-red-1", f"pay {card}", "done")
    after = m.spectator.view()["turn"]
    assert phase(m) == "action"
    assert (after["effects"], after["extra"], after["actions_left"]) == (before["effects"], before["extra"], 1)
    assert costs(m)["c6-brown-2"] == 6
    assert moves_of(m, "mine") == []
    assert (pile(m), hand(m)) == (["c1-red-1"], ["terron-driller"])


@pytest.mark.clause("CI-4.2")
def test_a_card_paid_for_recruit_or_collect_does_not_use_its_skill() -> None:
    m = table(
        {"hand": ["terron-foreman", "mineggler-ancientone", "metanel-drollo"]},
        docks={"2": ["hydran-fishbean"], "3": ["terron-sergeant", "hydran-shuwar"]},
        artifacts=ON_TOP,
    )
    play(m, "recruit terron-sergeant", "pay terron-foreman")
    assert m.spectator.view()["turn"]["effects"]["foremen"] == 0
    play(m, "collect artifact-03", "pay mineggler-ancientone", "pay metanel-drollo", "done", "left")
    assert costs(m)["artifact-12"] == 9
    assert m.spectator.view()["turn"]["extra"] == {"mine": 0, "recruit": 0}


@pytest.mark.clause("CI-4.3")
def test_a_card_that_makes_the_payment_impossible_cannot_be_chosen() -> None:
    """Cost 3 in one colour: blue 1 + 2 suffices, brown has only 1."""
    m = table({"hand": ["terron-driller", "hydran-frogtopus", "hydran-fishbean"]}, mine={"3": ["c3-red-1"]})
    play(m, "mine c3-red-1")
    assert m.legal() == ["pay hydran-frogtopus", "pay hydran-fishbean"]
    play(m, "pay hydran-frogtopus")
    assert m.legal() == ["pay hydran-fishbean"]


@pytest.mark.clause("CI-4.3")
def test_an_exempt_card_cannot_be_chosen_if_the_rest_would_fall_short() -> None:
    """Prism Lens, cost 6: 3 + 3 with the Shu'War works, 3 + 1 with the Frogt'Opus does not."""
    m = table(
        {"hand": ["terron-sergeant", "hydran-frogtopus", "hydran-shuwar"], "artifacts": ["prism-lens"]},
        mine={"6": ["c6-brown-2"]},
    )
    play(m, "mine c6-brown-2")
    assert moves_of(m, "pay") == ["hydran-shuwar", "terron-sergeant"]
    play(m, "pay terron-sergeant")
    assert m.legal() == ["pay hydran-shuwar"]


@pytest.mark.clause("CI-4.3")
def test_a_target_that_cannot_be_paid_is_not_offered() -> None:
    m = table(
        {"hand": ["terron-foreman", "hydran-fishbean"]},
        mine={"1": ["c1-yellow-1"], "3": ["c3-brown-1", "c3-red-1"]},
        docks={"2": ["metanel-drollo"], "4": ["metanel-scrabber"]},
        artifacts=ON_TOP,
    )
    assert (moves_of(m, "mine"), moves_of(m, "recruit"), moves_of(m, "collect")) == ([], [], [])


# ---- how much is enough ----


@pytest.mark.clause("CI-4.4", "CI-4.29", "CI-3.30")
def test_ex_05_lisa_mines_a_yellow_6() -> None:
    m = table(
        {"hand": ["metanel-oddgrabber", "metanel-drollo", "metanel-robuster"]},
        mine={"6": ["c6-yellow-2"]},
    )
    play(m, "mine c6-yellow-2", "pay metanel-robuster", "pay metanel-oddgrabber", "pay metanel-drollo")
    assert pile(m) == ["c6-yellow-2"]
    assert row(m) == ["metanel-robuster", "metanel-oddgrabber", "metanel-drollo"]
    assert phase(m) == "action"


@pytest.mark.clause("CI-4.4")
@pytest.mark.parametrize(
    ("cards", "enough"),
    [
        (["terron-foreman"], False),
        (["terron-foreman", "terron-foreman"], False),
        (["terron-foreman", "terron-colonel"], True),  # exactly 6
        (["terron-sergeant", "terron-colonel"], True),  # 7
    ],
)
def test_a_mine_payment_is_complete_at_the_cost_or_above(cards: list[str], enough: bool) -> None:
    spare = ["terron-foreman", "terron-foreman", "terron-sergeant", "terron-colonel", "terron-driller"]
    m = table({"hand": spare}, mine={"6": ["c6-brown-2"]})
    play(m, "mine c6-brown-2", *(f"pay {card}" for card in cards))
    assert ("done" in m.legal()) == enough
    assert pile(m) == []  # the player has not said done yet


@pytest.mark.clause("CI-4.4")
@pytest.mark.parametrize(
    ("cards", "enough"),
    [
        (["terron-colonel"], False),
        (["terron-colonel", "hydran-frogtopus"], True),  # exactly 5
        (["terron-colonel", "mineggler-ancientone"], True),  # 7
    ],
)
def test_a_collect_payment_is_complete_at_the_cost_or_above(cards: list[str], enough: bool) -> None:
    spare = ["terron-colonel", "mineggler-ancientone", "hydran-frogtopus", "hydran-frogtopus"]
    m = table({"hand": spare}, artifacts=ON_TOP)
    play(m, "collect artifact-03", *(f"pay {card}" for card in cards))
    assert ("done" in m.legal()) == enough
    assert phase(m) == "collect-pay"


@pytest.mark.clause("CI-4.5")
def test_surplus_cards_that_fit_may_be_added_until_done() -> None:
    m = table(
        {"hand": ["terron-driller", "terron-driller", "terron-colonel", "hydran-frogtopus"]},
        mine={"1": ["c1-brown-1", "c1-brown-3"]},
    )
    play(m, "mine c1-brown-1", "pay terron-colonel")
    assert sorted(m.legal()) == ["done", "pay terron-driller"]  # blue does not fit
    play(m, "pay terron-driller")
    assert sorted(m.legal()) == ["done", "pay terron-driller"]
    play(m, "done")
    assert row(m) == ["terron-colonel", "terron-driller"]
    assert (pile(m), hand(m)) == (["c1-brown-1"], ["hydran-frogtopus", "terron-driller"])


@pytest.mark.clause("CI-4.5")
def test_surplus_cards_may_be_added_to_a_collect_payment() -> None:
    m = table({"hand": ["terron-colonel", "hydran-fishbean", "metanel-drollo"]}, artifacts=ON_TOP)
    play(m, "collect artifact-03", "pay terron-colonel", "pay hydran-fishbean")
    assert m.legal() == ["done", "pay metanel-drollo"]
    play(m, "pay metanel-drollo")
    assert row(m) == ["terron-colonel", "hydran-fishbean", "metanel-drollo"]
    assert phase(m) == "collect-half"  # nothing left to add


@pytest.mark.clause("CI-4.5")
def test_a_surplus_does_not_pay_for_the_next_crystal() -> None:
    m = table(
        {"hand": ["terron-colonel"], "artifacts": ["duplex-roster"]},
        mine={"1": ["c1-brown-1", "c1-brown-3"]},
    )
    play(m, "mine c1-brown-1", "pay terron-colonel")
    assert moves_of(m, "mine") == []


@pytest.mark.clause("CI-4.6", "CI-5.62")
@pytest.mark.parametrize(
    ("edition", "doubler"),
    [("2021-en", "weedlock-seeder"), ("2018-de", "weedlock-stalkroot")],
)
def test_weedlocks_count_double_only_while_doubling_is_active(edition: str, doubler: str) -> None:
    """Three Saplings are worth 3, and 6 once the doubler of the edition was used; Terrons stay at their level."""
    m = table(
        {"hand": [doubler, "weedlock-sapling", "weedlock-sapling", "weedlock-sapling", "terron-sergeant"]},
        factions=WITH_WEEDLOCKS,
        mine={"3": ["c3-green-1"], "6": ["c6-green-1", "c6-brown-2"]},
        options={"edition": edition},
    )
    assert moves_of(m, "mine") == (["c3-green-1", "c6-green-1"] if edition == "2021-en" else ["c3-green-1"])
    play(m, f"skill {doubler}")
    assert moves_of(m, "mine") == ["c3-green-1", "c6-green-1"]
    play(m, "mine c6-green-1", "pay weedlock-sapling", "pay weedlock-sapling")
    assert "done" not in m.legal()
    play(m, "pay weedlock-sapling", "done")
    assert pile(m) == ["c6-green-1"]


@pytest.mark.clause("CI-4.6")
def test_without_doubling_a_weedlock_counts_its_printed_level() -> None:
    cards = ["weedlock-seeder", "weedlock-stalkroot"]
    m = table({"hand": cards}, factions=WITH_WEEDLOCKS, mine={"3": ["c3-green-1"], "6": ["c6-green-1"]})
    assert moves_of(m, "mine") == ["c3-green-1"]
    doubled = table(
        {"hand": cards},
        factions=WITH_WEEDLOCKS,
        mine={"10": ["c10-green-1"]},
        artifacts=ON_TOP,
        turn={"effects": {"double": True}},
    )
    assert moves_of(doubled, "mine") == ["c10-green-1"]
    assert moves_of(doubled, "collect") == ["artifact-03", "artifact-05", "artifact-12"]


# ---- a cost of 0 ----


@pytest.mark.clause("CI-4.7", "CI-4.24")
def test_ex_07_totem_down_to_0() -> None:
    m = table({"totems": ["terron"]}, mine={"1": ["c1-brown-1", "c1-brown-3", "c1-blue-1"]})
    assert costs(m)["c1-brown-1"] == 0
    assert moves_of(m, "mine") == ["c1-brown-1", "c1-brown-3"]
    play(m, "mine c1-brown-1")
    assert (pile(m), row(m), phase(m)) == (["c1-brown-1"], [], "action")
    assert m.spectator.view()["turn"]["normal_actions"] == ["mine"]
    assert m.legal() == ["end"]


@pytest.mark.clause("CI-4.7", "CI-4.5")
def test_at_a_cost_of_0_cards_may_be_played_but_need_not() -> None:
    m = table(
        {"hand": ["terron-driller", "hydran-frogtopus"], "totems": ["terron"]},
        mine={"1": ["c1-brown-1"]},
    )
    play(m, "mine c1-brown-1")
    assert m.legal() == ["done", "pay terron-driller"]
    play(m, "done")
    assert (pile(m), row(m)) == (["c1-brown-1"], [])


@pytest.mark.clause("CI-4.7", "CI-4.23")
def test_an_effective_cost_is_never_below_0() -> None:
    m = table(
        {"totems": ["terron"], "artifacts": ["laser-drill", "scrap-ledger"]},
        turn={
            "effects": {"crystal_discount": 4, "artifact_discount": 4},
            "normal_actions": ["skill"],
            "row": ["mineggler-maccarat"],
        },
        mine={"1": ["c1-brown-1", "c1-blue-1"], "3": ["c3-brown-1"]},
        artifacts={"a": {"top": "artifact-02"}, "b": {"top": "artifact-09"}, "c": {"top": "artifact-08"}},
    )
    assert set(costs(m).values()) == {0}
    play(m, "collect artifact-08", "left")
    assert m.spectator.view()["turn"]["normal_actions"] == ["collect", "skill"]
    assert (m.legal(), row(m)) == (["end"], ["mineggler-maccarat"])


# ---- no way back ----


@pytest.mark.clause("CI-4.8")
@pytest.mark.parametrize("target", ["mine c3-brown-1", "recruit hydran-fishbean", "collect artifact-03"])
def test_a_chosen_target_cannot_be_taken_back(target: str) -> None:
    m = table(
        {"hand": ["terron-driller", "terron-foreman", "terron-sergeant"]},
        mine={"1": ["c1-brown-1"], "3": ["c3-brown-1"]},
        docks={"1": ["hydran-frogtopus"], "2": ["hydran-fishbean"]},
        artifacts=ON_TOP,
    )
    play(m, target)
    assert {move.split()[0] for move in m.legal()} == {"pay"}
    for way_out in ("done", "end", "skip", "no-card", "mine c1-brown-1", "recruit hydran-frogtopus"):
        with pytest.raises(IllegalMove):
            m.play(way_out)
    assert m.spectator.view()["turn"]["normal_actions"] == [target.split()[0]]
