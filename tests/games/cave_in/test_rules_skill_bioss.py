"""Bioss: Mindwasp, Custodian and Domina (CI-5.50 to CI-5.56)."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.match import Match
from tests.games.cave_in.table import (
    WITH_BIOSS,
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

L1, L2, L3, L4 = "terron-driller", "terron-foreman", "terron-sergeant", "terron-colonel"


def use(card: str, *seats: dict[str, Any], **more: Any) -> Match:
    """Seat 0 has just used that card as an action."""
    first = seats[0] if seats else {}
    start = table(first | {"hand": [card, *first.get("hand", [])]}, *seats[1:], factions=WITH_BIOSS, **more)
    return play(start, f"skill {card}")


# ---- Mindwasp ----


@pytest.mark.clause("CI-5.50", "CI-5.1")
def test_ex_24_mindwasp() -> None:
    """The L1 is the Leader, so the L3 is the lowest card there; it is worth 3 VP."""
    m = use("bioss-mindwasp", {"base": [L3, L1]})
    assert moves_of(m, "subjugate") == [f"{L3}@0.1"]
    play(m, f"subjugate {L3}@0.1")
    assert base(m) == [L1]
    assert zones(m)["subjugated"] == [L3]
    assert sum(points(m, 0).values()) == 3


@pytest.mark.parametrize(
    ("there", "offered"),
    [
        ([L3, L2, L4, L3], [f"{L2}@0.2"]),
        ([L2, L1, L3, "hydran-frogtopus", L2], ["hydran-frogtopus@0.4", f"{L1}@0.2"]),
        ([L4, "hydran-mushell", L1], ["hydran-mushell@0.2", f"{L4}@0.1"]),
        ([L1], []),
        ([], []),
    ],
)
@pytest.mark.clause("CI-5.50", "CI-5.51")
def test_mindwasp_subjugates_one_of_the_lowest_below_its_own_leader(there: list[str], offered: list[str]) -> None:
    """Cards of other Bases are never offered, however low."""
    m = use("bioss-mindwasp", {"base": there}, {"base": ["metanel-oddgrabber", "metanel-drollo"]})
    assert moves_of(m, "subjugate") == offered


@pytest.mark.clause("CI-5.51")
def test_mindwasp_takes_one_card_and_may_be_declined() -> None:
    m = use("bioss-mindwasp", {"base": [L1, L1, L2]})
    assert zones(play(m.at(1), "decline"))["subjugated"] == []
    play(m, f"subjugate {L1}@0.2")
    assert base(m) == [L1, L2]
    assert phase(m) == "action"


# ---- Custodian ----


@pytest.mark.clause("CI-5.52")
def test_custodian_subjugates_one_l2_below_a_leader_of_any_base() -> None:
    m = use(
        "bioss-custodian",
        {"base": [L2, L1, L2]},
        {"base": ["metanel-drollo", "hydran-fishbean", L3]},
        {"base": ["metanel-drollo"]},
    )
    assert moves_of(m, "subjugate") == ["hydran-fishbean@1.2", "metanel-drollo@1.1", f"{L2}@0.1"]
    play(m, "subjugate hydran-fishbean@1.2")
    assert base(m, 1) == ["metanel-drollo", L3]
    assert zones(m, 0)["subjugated"] == ["hydran-fishbean"]
    assert phase(m) == "action"  # one only


@pytest.mark.clause("CI-5.52", "CI-5.5")
def test_the_hand_limit_does_not_stop_a_subjugation() -> None:
    m = use("bioss-custodian", {"hand": ["hydran-frogtopus"] * 6 + [L1]}, {"base": [L2, L1]})
    assert moves_of(m, "subjugate") == [f"{L2}@1.1"]


# ---- Domina ----

CHEAP = ["c1-red-1", "c1-purple-2", "c1-blue-1", "c1-brown-1"]
MINE = {"1": CHEAP, "3": ["c3-red-1"]}


@pytest.mark.clause("CI-5.53")
def test_domina_subjugates_up_to_three_l1_from_the_hand() -> None:
    m = use("bioss-domina", {"hand": [L1, L1, "hydran-frogtopus", "metanel-oddgrabber", L2], "base": [L1, L1]})
    assert moves_of(m, "subjugate") == ["hydran-frogtopus", "metanel-oddgrabber", L1]
    play(m, f"subjugate {L1}", f"subjugate {L1}", "subjugate hydran-frogtopus")
    assert phase(m) == "action"  # no fourth, although an L1 is left
    assert zones(m)["subjugated"] == ["hydran-frogtopus", L1, L1]
    assert hand(m) == ["metanel-oddgrabber", L2]
    assert row(m) == ["bioss-domina"]


@pytest.mark.clause("CI-5.53", "CI-5.54", "CI-5.55")
def test_domina_goes_subjugate_take_subjugate_take_and_may_stop() -> None:
    """Any colour may be taken, Wild ones too, and neither cost 3 nor a cave-in comes of it."""
    m = use("bioss-domina", {"hand": [L1, L1, L1]}, mine=MINE)
    play(m, f"subjugate {L1}")
    assert moves_of(m, "subjugate") == []  # the Crystal comes first
    assert moves_of(m, "take") == sorted(CHEAP)
    play(m, "take c1-purple-2")
    assert cave_ins(m) == 0
    assert moves_of(m, "take") == []  # one Crystal for each card
    assert moves_of(m, "subjugate") == [L1]
    play(m, f"subjugate {L1}", "take c1-red-1", "stop")
    assert pile(m) == ["c1-purple-2", "c1-red-1"]
    assert zones(m)["subjugated"] == [L1, L1]
    assert hand(m) == [L1]


@pytest.mark.clause("CI-5.54", "CI-5.55")
def test_a_declined_crystal_is_not_made_up_for_later() -> None:
    m = use("bioss-domina", {"hand": [L1, L1]}, mine=MINE)
    play(m, f"subjugate {L1}", "decline", f"subjugate {L1}", "take c1-blue-1")
    assert moves_of(m, "take") == []
    assert pile(m) == ["c1-blue-1"]
    assert len(zones(m)["subjugated"]) == 2


@pytest.mark.clause("CI-5.56")
def test_domina_subjugates_even_if_no_crystal_of_cost_1_is_left() -> None:
    """R-39: here the second card goes without a Crystal."""
    m = use("bioss-domina", {"hand": [L1, L1, L1]}, mine={"1": ["c1-red-1"], "3": ["c3-red-1"]})
    play(m, f"subjugate {L1}", "take c1-red-1", f"subjugate {L1}", f"subjugate {L1}")
    assert zones(m)["subjugated"] == [L1, L1, L1]
    assert pile(m) == ["c1-red-1"]


@pytest.mark.clause("CI-5.56")
def test_a_card_that_domina_subjugates_is_shown_to_all() -> None:
    m = use("bioss-domina", {"hand": [L1, "hydran-frogtopus"]})
    play(m, f"subjugate {L1}")
    for viewer in (1, None):
        assert seen_by(m, viewer).log()[-1] == "Player 0 subjugates Terron Driller from hand."
        assert "subjugated" not in seen_by(m, viewer).view()["seats"][0]  # then it lies face down
