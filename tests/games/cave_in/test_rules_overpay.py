"""Section 14, option `overpay = tight`: payments for Mine and Collect end by themselves as soon as the cost is met."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.match import Match
from tests.games.cave_in.table import cave_ins, hand, moves_of, phase, pile, play, row, table

TIGHT = {"overpay": "tight"}
ON_TOP = {"a": {"top": "artifact-05"}, "b": {"top": "artifact-03"}, "c": {"top": "artifact-12"}}


def paying(target: str, *cards: str, options: dict[str, Any]) -> Match:
    """Seat 0 has chosen a target and paid some cards of a rich hand."""
    m = table(
        {"hand": ["terron-driller", "terron-driller", "terron-foreman", "terron-sergeant"], "totems": ["hydran"]},
        mine={"1": ["c1-brown-2", "c1-blue-1"], "3": ["c3-brown-1"]},
        docks={"2": ["hydran-fishbean"]},
        artifacts=ON_TOP,
        options=options,
    )
    return play(m, target, *(f"pay {card}" for card in cards))


@pytest.mark.clause("CI-4.5")
def test_tight_a_mine_payment_ends_as_soon_as_the_cost_is_met() -> None:
    m = paying("mine c3-brown-1", "terron-driller", options=TIGHT)
    assert moves_of(m, "pay") == ["terron-driller", "terron-foreman", "terron-sergeant"]
    play(m, "pay terron-sergeant")  # 4 for 3: the last card may still be too large
    assert (phase(m), pile(m), row(m)) == ("action", ["c3-brown-1"], ["terron-driller", "terron-sergeant"])
    free = paying("mine c3-brown-1", "terron-driller", "terron-sergeant", options={"overpay": "free"})
    assert (phase(free), pile(free)) == ("mine-pay", [])


@pytest.mark.clause("CI-4.5", "CI-4.33")
def test_tight_what_follows_mining_still_follows() -> None:
    m = paying("mine c1-brown-2", "terron-driller", options=TIGHT)
    assert (phase(m), cave_ins(m), hand(m)) == ("action", 1, ["terron-driller", "terron-foreman", "terron-sergeant"])


@pytest.mark.clause("CI-4.5", "CI-4.7")
def test_tight_a_cost_of_0_is_settled_at_once() -> None:
    m = paying("mine c1-blue-1", options=TIGHT)
    assert (phase(m), pile(m), row(m)) == ("action", ["c1-blue-1"], [])
    assert paying("mine c1-blue-1", options={"overpay": "free"}).legal() == ["done"]


@pytest.mark.clause("CI-4.5")
def test_tight_a_collect_payment_ends_as_soon_as_the_cost_is_met() -> None:
    m = paying("collect artifact-03", "terron-sergeant", "terron-driller", options=TIGHT)
    assert phase(m) == "collect-pay"
    play(m, "pay terron-driller")
    assert (phase(m), hand(m)) == ("collect-half", ["terron-foreman"])
    free = paying("collect artifact-03", "terron-sergeant", "terron-driller", "terron-driller", options={})
    assert free.legal() == ["done", "pay terron-foreman"]


@pytest.mark.clause("CI-4.5", "CI-4.42")
def test_tight_a_free_artifact_asks_only_for_the_half() -> None:
    m = table(
        {"hand": ["terron-driller"]},
        turn={"effects": {"artifact_discount": 8}, "normal_actions": ["skill"], "row": ["mineggler-ancientone"]},
        artifacts=ON_TOP,
        options=TIGHT,
    )
    play(m, "collect artifact-05")
    assert m.legal() == ["left", "right"]


@pytest.mark.clause("CI-4.12")
def test_tight_changes_nothing_for_recruit() -> None:
    m = paying("recruit hydran-fishbean", options=TIGHT)
    assert m.legal() == ["pay terron-driller"]
