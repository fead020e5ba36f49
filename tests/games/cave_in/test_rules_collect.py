"""Section 4, Collect: what an Artifact costs, choosing a half, and the stack below."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import StarlodeError
from tests.games.cave_in.table import cave_ins, costs, hand, moves_of, phase, play, points, row, seen_by, table, zones

TOPS = ("artifact-05", "artifact-03", "artifact-12")
ON_TOP = {key: {"top": top} for key, top in zip("abc", TOPS, strict=True)}
RICH = ["terron-colonel", "hydran-mushell", "mineggler-maccarat"]
LEFT_HALVES = [
    *("space-exchange", "barking-up-the-right-three", "contract", "mass-production", "deep-vein-licence"),
    *("core-rights", "pebble-trade", "spectrum-permit", "totem-cult", "hazard-pay", "veterans-roll", "glyph-archive"),
]
ANCIENTONE = {"effects": {"artifact_discount": 4}, "normal_actions": ["skill"], "row": ["mineggler-ancientone"]}


@pytest.mark.clause("CI-4.41")
def test_collect_takes_the_top_card_of_one_stack() -> None:
    m = table({"hand": RICH}, artifacts=ON_TOP)
    assert moves_of(m, "collect") == sorted(TOPS)
    with pytest.raises(StarlodeError):
        m.play("collect artifact-01")  # somewhere below
    play(m, "collect artifact-05", "pay terron-colonel", "pay hydran-mushell", "done", "right")
    assert zones(m)["artifacts"] == ["laser-drill"]
    assert zones(m, 1)["artifacts"] == []
    assert set(costs(m)) >= {"artifact-03", "artifact-12"}
    assert "artifact-05" not in costs(m)


@pytest.mark.clause("CI-4.42")
@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        pytest.param({}, [8, 5, 9], id="printed"),
        pytest.param(ANCIENTONE, [4, 1, 5], id="ancientone"),
        pytest.param({**ANCIENTONE, "effects": {"artifact_discount": 8}}, [0, 0, 1], id="two ancientones"),
        pytest.param({"effects": {"crystal_discount": 4}}, [8, 5, 9], id="maccarat is for Crystals"),
    ],
)
def test_the_effective_cost_of_an_artifact(turn: dict[str, Any], expected: list[int]) -> None:
    m = table(artifacts=ON_TOP, turn=turn)
    assert [costs(m)[top] for top in TOPS] == expected


@pytest.mark.clause("CI-4.42", "CI-6.24")
@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        pytest.param({}, [6, 3, 7], id="ledger"),
        pytest.param(ANCIENTONE, [2, 0, 3], id="ledger and ancientone"),
        pytest.param({**ANCIENTONE, "effects": {"artifact_discount": 8}}, [0, 0, 0], id="ledger and two ancientones"),
    ],
)
def test_scrap_ledger_and_ancientones_add_up(turn: dict[str, Any], expected: list[int]) -> None:
    """Costs 8, 5 and 9 before."""
    tops = ("artifact-05", "artifact-09", "artifact-12")
    stacks = {key: {"top": top} for key, top in zip("abc", tops, strict=True)}
    m = table({"artifacts": ["scrap-ledger"]}, artifacts=stacks, turn=turn)
    assert [costs(m)[top] for top in tops] == expected
    play(m, "end")
    assert [costs(m)[top] for top in tops] == [8, 5, 9]  # the opponent has no Ledger


@pytest.mark.clause("CI-4.42")
def test_the_discounted_cost_is_what_has_to_be_paid() -> None:
    m = table({"hand": ["terron-driller"]}, artifacts=ON_TOP, turn=ANCIENTONE)
    assert moves_of(m, "collect") == ["artifact-03"]
    play(m, "collect artifact-03", "pay terron-driller")
    assert phase(m) == "collect-half"


@pytest.mark.clause("CI-4.43", "CI-4.44", "CI-4.45")
def test_ex_08_artifact_of_cost_8() -> None:
    cards = ["terron-colonel", "hydran-fishbean", "mineggler-mineraccoon", "metanel-oddgrabber"]
    m = table({"hand": cards}, artifacts=ON_TOP)
    assert moves_of(m, "collect") == ["artifact-03", "artifact-05"]
    play(m, "collect artifact-05")
    assert moves_of(m, "pay") == sorted(cards)
    play(m, *(f"pay {card}" for card in cards))
    assert m.legal() == ["left", "right"]
    play(m, "left")
    assert (row(m), hand(m), zones(m)["artifacts"]) == (cards, [], ["deep-vein-licence"])
    stack = m.spectator.view()["artifacts"]["a"]
    assert stack["left"] == 3
    assert stack["top"] not in (None, *TOPS)


@pytest.mark.clause("CI-4.44")
def test_ex_09_halves() -> None:
    """Kept left, left, right: three Artifacts for Space Exchange, and the other halves never work."""
    m = table(
        {
            "hand": ["terron-colonel"],
            "artifacts": ["space-exchange", "deep-vein-licence", "scrap-ledger"],
            "pile": ["c6-blue-1", "c3-blue-1", "c3-blue-2", "c3-blue-3"],
            "base": ["metanel-drollo", "metanel-drollo"],
        },
        mine={"3": ["c3-brown-1"]},
        turn={"seat": 1},
    )
    found = points(m)
    assert (found["Space Exchange"], found["Deep Vein Licence"], found["Scrap Ledger"]) == (6, 3, 0)
    assert "Contract" not in found
    play(m, "end")
    assert phase(m) == "leader"  # no Third Cyber-arm to activate
    play(m, "done")
    assert costs(m)["c3-brown-1"] == 3  # no Laser Drill


@pytest.mark.clause("CI-4.44")
@pytest.mark.parametrize(
    ("word", "kept", "cost"), [("left", "deep-vein-licence", 3), ("right", "laser-drill", 2)], ids=["left", "right"]
)
def test_one_half_is_kept_at_once_for_good_and_openly(word: str, kept: str, cost: int) -> None:
    m = table({"hand": RICH[:2]}, artifacts=ON_TOP, mine={"3": ["c3-brown-1"]})
    play(m, "collect artifact-05", "pay terron-colonel", "pay hydran-mushell")
    assert m.legal() == ["left", "right"]  # nothing else comes first
    play(m, word)
    assert (phase(m), costs(m)["c3-brown-1"]) == ("action", cost)
    for viewer in (1, None):
        assert seen_by(m, viewer).view()["seats"][0]["artifacts"] == [kept]
    for other_word in ("left", "right"):
        with pytest.raises(StarlodeError):
            m.play(other_word)


@pytest.mark.clause("CI-4.45")
def test_the_next_card_of_the_stack_can_be_collected_in_the_same_turn() -> None:
    """Only artifact-09 can lie below: all others are owned."""
    m = table(
        {"hand": [*RICH, "metanel-scrabber"], "artifacts": ["duplex-roster"]},
        {"artifacts": [half for half in LEFT_HALVES if half not in ("contract", "totem-cult", "veterans-roll")]},
        artifacts={"a": {"top": "artifact-03", "left": 2}},
    )
    assert moves_of(m, "collect") == ["artifact-03"]
    play(m, "collect artifact-03", "pay terron-colonel", "pay hydran-mushell", "done", "left")
    assert m.spectator.view()["artifacts"]["a"]["top"] == "artifact-09"
    assert moves_of(m, "collect") == ["artifact-09"]
    play(m, "collect artifact-09", "pay mineggler-maccarat", "pay metanel-scrabber", "left")
    assert zones(m)["artifacts"] == ["contract", "duplex-roster", "totem-cult"]
    assert m.spectator.view()["artifacts"]["a"] == {"top": None, "left": 0}


@pytest.mark.clause("CI-4.46", "CI-9.2")
@pytest.mark.parametrize(("left", "steps"), [(1, 1), (2, 0), (4, 0)])
def test_the_last_card_of_a_stack_moves_the_token_at_once(left: int, steps: int) -> None:
    stacks = {
        "a": {"top": "artifact-03", "left": left},
        "b": {"top": "artifact-05", "left": 4},
        "c": {"top": "artifact-12", "left": 4},
    }
    owned = {1: ["pebble-trade", "totem-cult", "hazard-pay"], 2: ["pebble-trade", "totem-cult"], 4: []}[left]
    m = table({"hand": RICH}, {"artifacts": owned}, artifacts=stacks, cave_ins=2)
    play(m, "collect artifact-03", "pay terron-colonel", "pay hydran-mushell", "done")
    assert cave_ins(m) == 2
    play(m, "left")
    assert (phase(m), cave_ins(m)) == ("action", 2 + steps)


@pytest.mark.clause("CI-4.47", "CI-6.1")
def test_a_passive_half_works_from_the_moment_it_is_collected() -> None:
    m = table({"hand": [*RICH[1:], "terron-foreman"]}, artifacts=ON_TOP, mine={"3": ["c3-brown-1"]})
    assert moves_of(m, "mine") == []
    play(m, "collect artifact-05", "pay hydran-mushell", "pay mineggler-maccarat", "done", "right")
    assert moves_of(m, "mine") == ["c3-brown-1"]
    play(m, "mine c3-brown-1", "pay terron-foreman")
    assert zones(m)["pile"] == ["c3-brown-1"]


@pytest.mark.clause("CI-4.47", "CI-6.31")
def test_duplex_roster_allows_a_second_collect_in_the_very_turn() -> None:
    stacks = {"a": {"top": "artifact-11"}, "b": {"top": "artifact-03"}, "c": {"top": "artifact-12"}}
    for word, allowed in (("right", ["artifact-03"]), ("left", [])):
        m = table({"hand": [*RICH, "metanel-oddgrabber"]}, artifacts=stacks)
        play(m, "collect artifact-11", "pay terron-colonel", "pay hydran-mushell", "done", word)
        assert [top for top in moves_of(m, "collect") if top in TOPS] == allowed


@pytest.mark.clause("CI-4.48")
def test_a_player_may_own_every_artifact() -> None:
    m = table(
        {"hand": RICH, "artifacts": LEFT_HALVES[:11]},
        artifacts={"c": {"top": "artifact-12", "left": 1}},
    )
    play(m, "collect artifact-12", "pay terron-colonel", "pay hydran-mushell", "pay mineggler-maccarat", "left")
    assert zones(m)["artifacts"] == sorted(LEFT_HALVES)
