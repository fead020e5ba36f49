"""The rules of the example. As plain Python only: the kit proves that compiled code plays the same."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove, InvalidPosition
from starlode.match import Match

pytestmark = pytest.mark.skipif(
    os.environ.get("NUMBA_DISABLE_JIT") != "1", reason="a game from outside would move this process to another cache"
)
sys.path.append(str(Path(__file__).resolve().parents[2] / "examples"))

FULL = {"copper": 9, "silver": 6, "gold": 3, "rockfall": 6}


Counts = dict[str, int]


def table(shaft: Counts, cart: Counts, camp: Counts | None = None, *, claim: str = "gold", seed: int = 1) -> Match:
    """Two players; seat 0 is asked and has that claim, seat 1 a claim on copper, and in its camp all the rest."""
    from ore_rush.game import GAME
    from ore_rush.state import ORES

    camp = camp or {}
    rest = {ore: FULL[ore] - shaft.get(ore, 0) - cart.get(ore, 0) - camp.get(ore, 0) for ore in ORES}
    pile = {ore: 2 - [claim, "copper"].count(ore) for ore in ORES}
    position: dict[str, Any] = {"phase": "dare", "acting": [0], "shaft": shaft, "cart": cart, "pile": pile}
    position["seats"] = [{"camp": camp, "claim": claim}, {"camp": rest, "claim": "copper"}]
    return Match.from_position({"game": GAME.info.name, "position": position}, seed=seed)


def seats(match: Match) -> list[Any]:
    """Camp and claim of every seat."""
    found: list[Any] = match.position()["position"]["seats"]
    return found


def fresh(seed: int) -> Match:
    """A game that has just begun."""
    from ore_rush.game import GAME

    return Match(GAME, players=3, seed=seed)


@pytest.mark.clause("OR-1.1", "OR-1.2", "OR-1.4")
def test_the_shaft_is_full_the_claims_are_dealt_and_anybody_may_begin() -> None:
    tables = [fresh(seed) for seed in range(30)]
    assert all(match.spectator.view()["shaft"] == FULL for match in tables)
    for match in tables:
        dealt = [seat["claim"] for seat in seats(match)]
        assert all(dealt.count(ore) <= 2 for ore in FULL)
    assert {match.acting for match in tables} == {(0,), (1,), (2,)}
    assert {seats(match)[0]["claim"] for match in tables} == {"copper", "silver", "gold"}


@pytest.mark.clause("OR-1.3")
def test_a_claim_is_seen_by_its_owner_only() -> None:
    view = fresh(1).view(1)
    assert [("claim" in seat) for seat in view["seats"]] == [False, True, False]
    assert "pile" not in view


@pytest.mark.clause("OR-2.1")
def test_whoever_has_nothing_in_the_cart_cannot_leave() -> None:
    match = table({"gold": 3, "rockfall": 1}, {})
    assert match.legal() == ["dig"]
    with pytest.raises(IllegalMove, match="The cart is empty"):
        match.play("leave")


@pytest.mark.clause("OR-2.2")
def test_an_ore_goes_into_the_cart_and_the_turn_goes_on() -> None:
    tables = [table({"gold": 3, "rockfall": 1}, {"silver": 2}, seed=seed) for seed in range(12)]
    for match in tables:
        match.play("dig")
    lucky = [match for match in tables if not match.over]
    assert 0 < len(lucky) < len(tables)
    assert all(match.spectator.view()["cart"] == {"silver": 2, "gold": 1} and match.acting == (0,) for match in lucky)


@pytest.mark.clause("OR-2.3", "OR-2.5")
def test_a_rockfall_tips_the_cart_over_and_the_next_player_digs() -> None:
    match = table({"rockfall": 2}, {"silver": 2, "gold": 1})
    match.play("dig")
    assert match.spectator.view()["shaft"] == {"silver": 2, "gold": 1, "rockfall": 1}
    assert (match.spectator.view()["cart"], match.acting) == ({}, (1,))


@pytest.mark.clause("OR-2.4", "OR-2.5")
def test_whoever_leaves_brings_the_ore_home() -> None:
    match = table({"rockfall": 2}, {"silver": 2}, {"silver": 1, "gold": 1})
    match.play("leave")
    assert seats(match)[0]["camp"] == {"silver": 3, "gold": 1}
    assert (match.spectator.view()["cart"], match.acting) == ({}, (1,))


@pytest.mark.clause("OR-3.1")
def test_the_last_rockfall_ends_the_game() -> None:
    match = table({"rockfall": 1}, {"gold": 1})
    match.play("dig")
    assert match.over
    assert match.log()[-1] == "The shaft has come down."


@pytest.mark.clause("OR-3.2", "OR-3.3")
@pytest.mark.parametrize(("claim", "points"), [("copper", 14), ("silver", 15), ("gold", 14)])
def test_ore_counts_and_the_claimed_one_more(claim: str, points: int) -> None:
    match = table({"rockfall": 1}, {}, {"copper": 2, "silver": 3, "gold": 1}, claim=claim)
    match.play("dig")
    outcome = match.outcome
    assert outcome is not None
    assert outcome.results[0].points == points
    assert outcome.winners == [1]  # 7 copper with their claim, 3 silver, 2 gold


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"cart": {"gold": 4}}, "gold instead of 3"),
        ({"cart": {"tin": 1}}, "no such key as 'tin'"),
        ({"cart": {"gold": 400}}, "small whole numbers"),
        ({"cart": None}, "expected a whole number"),
        ({"shaft": [1, 2]}, "expected 4 of small whole numbers"),
        ({"acting": ["me"]}, "acting"),
        ({"phase": 7}, "phase"),
        ({"seats": []}, "a list of 2"),
        ({"more": 1}, "no such key as 'more'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], complaint: str) -> None:
    data = table({"rockfall": 1}, {}).position()
    data["position"] |= change
    with pytest.raises(InvalidPosition, match=complaint):
        Match.from_position(data)
