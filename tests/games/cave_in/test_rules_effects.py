"""Section 3, fourth part: how effects work in general."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.match import Match
from tests.games.cave_in.table import (
    FIRST_GAME,
    WITH_BIOSS,
    WITH_WEEDLOCKS,
    base,
    cave_ins,
    costs,
    hand,
    moves_of,
    phase,
    pile,
    play,
    row,
    table,
    turn,
    zones,
)

BOARD: dict[str, Any] = {
    "docks": {"1": ["terron-driller"], "2": ["terron-foreman"]},
    "mine": {"1": ["c1-brown-1", "c1-blue-1", "c1-purple-1", "c1-yellow-1"]},
}
TERRON = ["terron-driller", "terron-sergeant", "terron-colonel"]
HYDRAN = ["hydran-fishbean", "hydran-shuwar", "hydran-mushell"]
BIOSS = ["bioss-mindwasp", "bioss-custodian", "bioss-domina"]
ASKING = [
    ("2021-en", FIRST_GAME, [*TERRON, *HYDRAN, "mineggler-diggerhino", "metanel-robuster"]),
    ("2021-en", WITH_BIOSS, BIOSS),
    ("2021-en", WITH_WEEDLOCKS, ["weedlock-mandragore"]),
    ("2018-de", WITH_WEEDLOCKS, ["weedlock-seeder", "weedlock-mandragore"]),
]


@pytest.mark.clause("CI-3.39")
@pytest.mark.parametrize(
    ("edition", "factions", "card"),
    [(edition, factions, card) for edition, factions, cards in ASKING for card in cards],
)
def test_every_skill_that_asks_may_be_declined(edition: str, factions: list[str], card: str) -> None:
    plant = "weedlock-stalkroot" if "weedlock" in factions else "metanel-drollo"
    match = table(
        {"hand": [card, "hydran-frogtopus"], "base": [plant, "metanel-robuster"]},
        factions=factions,
        options={"edition": edition},
        **BOARD,
    )
    before = zones(match)
    play(match, f"skill {card}")
    assert phase(match) != "action", "there is something to decline"
    play(match, "done")
    assert phase(match) == "action"
    assert zones(match) == before | {"hand": ["hydran-frogtopus"]}


@pytest.mark.clause("CI-3.39")
def test_a_skill_may_be_declined_after_some_of_its_parts() -> None:
    domina = table({"hand": ["bioss-domina", *["terron-driller"] * 3]}, factions=WITH_BIOSS, **BOARD)
    play(domina, "skill bioss-domina", "subjugate terron-driller", "done", "subjugate terron-driller", "take c1-blue-1")
    play(domina, "done")
    assert (phase(domina), hand(domina), pile(domina)) == ("action", ["terron-driller"], ["c1-blue-1"])
    fishbean = table({"hand": ["hydran-fishbean", "terron-foreman"]}, **BOARD)
    play(fishbean, "skill hydran-fishbean", "done")
    assert "skill terron-foreman" in fishbean.legal(), "the other part works without the first"


@pytest.mark.clause("CI-3.39")
def test_effects_of_artifacts_may_be_declined() -> None:
    crew = {"base": ["metanel-drollo", "metanel-robuster"]}
    owned = ["baton-of-coaxing", "enhanced-vision", "supply-shuttle", "seismic-prop"]
    match = table({"artifacts": owned, **crew}, {"base": ["hydran-shuwar"]}, turn={"phase": "start-artifact"}, **BOARD)
    play(match, "activate supply-shuttle", "done")
    assert (phase(match), hand(match)) == ("leader", [])
    play(match, "done", "raid 1")
    assert phase(match) == "baton-take"
    play(match, "done")
    assert phase(match) == "second-raid"
    play(match, "done")
    assert (match.legal(), pile(match), base(match)) == (["end"], [], crew["base"])
    prop = table({"artifacts": owned, "hand": ["terron-driller"]}, mine={"1": ["c1-brown-2"]})
    assert cave_ins(play(prop, "mine c1-brown-2", "pay terron-driller", "move")) == 1


def with_leader(leader: str, *held: str, **zones: Any) -> Match:
    """Seat 0 has used that Leader."""
    return play(table({"base": [leader], "hand": list(held)}, turn={"phase": "leader"}, **zones), "leader")


@pytest.mark.clause("CI-3.40")
def test_several_foremen_add_up() -> None:
    match = with_leader("terron-foreman", "terron-foreman", docks={"4": ["terron-colonel"]})
    assert moves_of(match, "recruit") == []
    play(match, "skill terron-foreman", "recruit terron-colonel", "no-card")
    assert (hand(match), row(match)) == (["terron-colonel"], ["terron-foreman"])


@pytest.mark.clause("CI-3.40")
def test_several_ancientones_add_up() -> None:
    match = with_leader("mineggler-ancientone", "mineggler-ancientone")
    assert costs(match)["artifact-01"] == 3
    assert costs(play(match, "skill mineggler-ancientone"))["artifact-01"] == 0


@pytest.mark.clause("CI-3.40")
def test_several_drollos_add_up() -> None:
    match = with_leader("metanel-drollo", "metanel-drollo")
    assert turn(play(match, "skill metanel-drollo"))["extra"]["mine"] == 2


@pytest.mark.clause("CI-3.40")
def test_turn_effects_of_different_cards_add_up() -> None:
    match = with_leader("mineggler-maccarat", "mineggler-diggerhino", mine={"10": ["c10-blue-1"]})
    play(match, "skill mineggler-diggerhino", "paint c10-blue-1", "keep")
    assert costs(match)["c10-blue-1"] == 10 - 4 - 1


@pytest.mark.clause("CI-3.41")
def test_a_turn_effect_goes_on_when_its_card_changes_place() -> None:
    match = table(
        {"base": ["terron-foreman"], "artifacts": ["overtime-siren"]},
        docks={"3": ["terron-sergeant"]},
        turn={"phase": "start-artifact"},
    )
    play(match, "activate overtime-siren", "leader", "raid 0")
    assert hand(match) == ["terron-foreman"]
    play(match, "recruit terron-sergeant", "no-card")
    assert (hand(match), row(match)) == (["terron-foreman", "terron-sergeant"], [])


@pytest.mark.clause("CI-3.42")
def test_a_scrabber_does_not_reach_back_to_an_earlier_mine() -> None:
    match = table({"hand": ["terron-driller", "metanel-scrabber"]}, **BOARD)
    play(match, "mine c1-brown-1", "pay terron-driller", "done", "skill metanel-scrabber")
    assert (phase(match), pile(match)) == ("action", ["c1-brown-1"])


@pytest.mark.clause("CI-3.42")
def test_a_seismic_prop_does_not_reach_back_to_an_earlier_cave_in() -> None:
    tops = {"a": {"top": "artifact-10"}, "b": {"top": "artifact-01"}, "c": {"top": "artifact-02"}}
    held = ["terron-driller", "hydran-mushell", "hydran-fishbean"]
    match = table({"hand": held}, mine={"1": ["c1-brown-2"]}, artifacts=tops)
    play(match, "mine c1-brown-2", "pay terron-driller", "done")
    play(match, "collect artifact-10", "pay hydran-mushell", "pay hydran-fishbean", "right")
    assert (phase(match), cave_ins(match)) == ("action", 1)
