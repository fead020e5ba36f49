"""Section 6, ability halves: those that are activated, and those that make actions cheaper or more."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove
from tests.games.cave_in.table import (
    FIRST_GAME,
    base,
    cave_ins,
    costs,
    hand,
    happened,
    moves_of,
    phase,
    pile,
    play,
    row,
    table,
    zones,
)

SEVEN = ["hydran-frogtopus"] * 6 + ["hydran-fishbean"]
START: dict[str, Any] = {"phase": "start-artifact"}
RICH = ["terron-colonel", "hydran-mushell", "mineggler-maccarat"]
ONE_OF_EACH = ["hydran-frogtopus", "hydran-fishbean", "hydran-shuwar", "hydran-mushell"]
TERRONS = {"1": ["terron-driller"], "2": ["terron-foreman"], "3": ["terron-sergeant"], "4": ["terron-colonel"]}


# ---- in general ----


@pytest.mark.clause("CI-6.1", "CI-3.6")
@pytest.mark.parametrize(
    ("card", "half"),
    [("artifact-01", "third-cyber-arm"), ("artifact-07", "supply-shuttle"), ("artifact-12", "overtime-siren")],
)
def test_a_start_half_works_from_the_next_turn_on(card: str, half: str) -> None:
    tops = [card, "artifact-02", "artifact-03"]
    m = table(
        {"hand": RICH, "base": ["metanel-drollo", "metanel-drollo"]},
        docks={"1": ["terron-driller"]},
        artifacts={key: {"top": top} for key, top in zip("abc", tops, strict=True)},
    )
    play(m, f"collect {card}", "pay terron-colonel", "pay hydran-mushell", "pay mineggler-maccarat", "right")
    assert (phase(m), zones(m)["artifacts"]) == ("action", [half])
    assert (moves_of(m, "activate"), m.spectator.view()["turn"]["extra"]["recruit"]) == ([], 0)
    play(m, "end")
    assert phase(m) == "action"  # not in the turn of the opponent
    play(m, "end")
    assert (phase(m), moves_of(m, "activate")) == ("start-artifact", [half])


@pytest.mark.clause("CI-6.1")
@pytest.mark.parametrize(
    ("card", "pays"), [("artifact-03", "artifact-11"), ("artifact-06", "c3-brown-1"), ("artifact-08", "terron-foreman")]
)
def test_a_passive_half_needs_no_activation(card: str, pays: str) -> None:
    """Scrap Ledger, Prism Lens and Headhunter Drone: what could not be paid before, can be now."""
    tops = {"a": {"top": card}, "b": {"top": "artifact-11"}, "c": {"top": "artifact-12"}}
    m = table(
        {"hand": [*RICH[:2], "hydran-fishbean", "metanel-scrabber"]},
        docks={"2": ["terron-foreman"]},
        mine={"3": ["c3-brown-1"]},
        artifacts=tops,
        turn={"effects": {"same_actions": True}},
    )
    play(m, f"collect {card}", "pay terron-colonel", "pay hydran-mushell", "done")
    for word, works in (("left", False), ("right", True)):
        play(m, word)
        targets = moves_of(m, "collect") + moves_of(m, "mine") + moves_of(m, "recruit")
        assert (pays in targets) == works
        m.undo()


@pytest.mark.clause("CI-6.2")
def test_discounts_of_passive_halves_apply_by_themselves() -> None:
    """Nothing is asked; the owner may still pay more, or waive a reduction."""
    m = table(
        {
            "hand": ["terron-foreman", "terron-driller", "hydran-frogtopus"],
            "artifacts": ["laser-drill", "scrap-ledger", "headhunter-drone"],
        },
        mine={"3": ["c3-brown-1"]},
        docks={"2": ["metanel-drollo"]},
    )
    assert (costs(m)["c3-brown-1"], costs(m)["artifact-01"]) == (2, 5)
    play(m, "mine c3-brown-1", "pay terron-foreman")
    assert m.legal() == ["done", "pay terron-driller"]
    play(m, "pay terron-driller", "done", "recruit metanel-drollo")
    assert m.legal() == ["no-card", "pay hydran-frogtopus"]


@pytest.mark.clause("CI-6.4")
def test_artifacts_survive_raids_skills_and_the_end_of_the_turn() -> None:
    owned = ["blast-doors", "contract", "overtime-siren"]
    m = table(
        {"hand": ["hydran-mushell"], "artifacts": ["enhanced-vision"]},
        {"base": ["terron-driller", "terron-driller", "metanel-drollo"], "artifacts": owned},
    )
    play(m, "raid 1", "end")
    assert (zones(m, 1)["artifacts"], zones(m)["artifacts"]) == (owned, ["enhanced-vision"])
    play(m, "activate overtime-siren", "end")
    assert zones(m, 1)["artifacts"] == owned
    play(m, "skill hydran-mushell", "end", "activate overtime-siren", "end")
    assert (zones(m, 1)["artifacts"], zones(m)["artifacts"]) == (owned, ["enhanced-vision"])


# ---- start halves ----


@pytest.mark.clause("CI-6.17")
def test_third_cyber_arm_takes_the_bottom_card_of_ones_own_base() -> None:
    m = table(
        {"base": ["terron-driller", "hydran-fishbean", "metanel-drollo"], "artifacts": ["third-cyber-arm"]},
        {"base": ["mineggler-maccarat", "mineggler-mineraccoon"]},
        turn=START,
    )
    play(m, "activate third-cyber-arm")
    assert (hand(m), base(m)) == (["terron-driller"], ["hydran-fishbean", "metanel-drollo"])
    assert (phase(m), len(base(m, 1))) == ("leader", 2)


@pytest.mark.clause("CI-6.17", "CI-3.39")
def test_third_cyber_arm_may_be_left_alone() -> None:
    m = table(
        {"base": ["terron-driller", "metanel-drollo"], "artifacts": ["third-cyber-arm"]},
        turn=START,
    )
    play(m, "done")
    assert (hand(m), phase(m)) == ([], "leader")


@pytest.mark.clause("CI-6.18")
@pytest.mark.parametrize(
    ("held", "cards", "allowed"),
    [
        pytest.param(7, 3, False, id="7 in hand"),
        pytest.param(8, 3, False, id="8 in hand"),
        pytest.param(0, 1, False, id="only the Leader"),
        pytest.param(0, 0, False, id="no Base"),
        pytest.param(6, 2, True, id="room for one"),
    ],
)
def test_ex_27_third_cyber_arm(held: int, cards: int, allowed: bool) -> None:
    """Overtime Siren can always be activated, so that the Starting phase is there to look at."""
    m = table(
        {
            "hand": [*SEVEN, "hydran-fishbean"][:held],
            "base": ["terron-driller", "terron-foreman", "metanel-drollo"][-cards:] if cards else [],
            "artifacts": ["third-cyber-arm", "overtime-siren"],
        },
        turn=START,
    )
    expected = ["overtime-siren", "third-cyber-arm"] if allowed else ["overtime-siren"]
    assert moves_of(m, "activate") == expected
    if allowed:
        play(m, "activate third-cyber-arm")
        assert (len(hand(m)), base(m)) == (7, ["metanel-drollo"])


@pytest.mark.clause("CI-6.27")
def test_supply_shuttle_takes_an_l1_from_the_docks() -> None:
    m = table(
        {"hand": SEVEN[:6], "artifacts": ["supply-shuttle"]},
        docks={**TERRONS, "1": ["terron-driller", "metanel-oddgrabber"]},
        turn=START,
    )
    play(m, "activate supply-shuttle")
    assert moves_of(m, "take") == ["metanel-oddgrabber", "terron-driller"]
    play(m, "take metanel-oddgrabber")
    assert hand(m) == [*SEVEN[:6], "metanel-oddgrabber"]
    assert (phase(m), m.spectator.view()["turn"]["actions_left"]) == ("action", 2)
    assert m.spectator.view()["docks"]["1"][1] is None


@pytest.mark.clause("CI-6.27", "CI-11.8")
@pytest.mark.parametrize(
    ("held", "docks"), [(SEVEN, {"1": ["terron-driller"]}), ([], {"2": ["terron-foreman"]})], ids=["full", "no L1"]
)
def test_supply_shuttle_needs_room_and_an_l1(held: list[str], docks: dict[str, list[str]]) -> None:
    m = table({"hand": held, "artifacts": ["supply-shuttle", "overtime-siren"]}, docks=docks, turn=START)
    assert moves_of(m, "activate") == ["overtime-siren"]


@pytest.mark.clause("CI-6.32")
def test_overtime_siren_gives_one_extra_recruit() -> None:
    """Two Recruits in one turn and a normal action of another type; without the Siren the second is refused."""
    m = table(
        {"artifacts": ["overtime-siren"], "hand": ["metanel-drollo"]},
        docks={"1": ["terron-driller", "metanel-oddgrabber", "hydran-frogtopus"]},
        turn=START,
    )
    play(m, "activate overtime-siren", "recruit terron-driller")
    assert m.spectator.view()["turn"]["actions_left"] == 2
    play(m, "recruit metanel-oddgrabber")
    assert (moves_of(m, "recruit"), moves_of(m, "skill") != []) == ([], True)
    play(m, "end", "end")
    play(m, "done", "recruit hydran-frogtopus")
    assert moves_of(m, "recruit") == []


@pytest.mark.clause("CI-6.32", "CI-3.25")
def test_the_extra_recruit_may_accompany_a_raid() -> None:
    m = table(
        {"artifacts": ["overtime-siren"]},
        {"base": ["terron-driller", "metanel-drollo"]},
        docks={"2": ["hydran-fishbean"]},
        turn=START,
    )
    play(m, "activate overtime-siren", "raid 1", "recruit hydran-fishbean", "pay terron-driller")
    assert (hand(m), row(m), m.legal()) == (["hydran-fishbean"], ["terron-driller"], ["end"])


# ---- cheaper ----


@pytest.mark.clause("CI-6.24")
@pytest.mark.parametrize(("half", "reachable"), [("scrap-ledger", True), ("contract", False)])
def test_scrap_ledger_makes_artifacts_2_cheaper(half: str, reachable: bool) -> None:
    """4 + 3 for a cost of 9."""
    m = table(
        {"hand": ["terron-colonel", "hydran-shuwar"], "artifacts": [half]},
        artifacts={"a": {"top": "artifact-12"}, "b": {"top": "artifact-05"}, "c": {"top": "artifact-01"}},
        mine={"3": ["c3-brown-1"]},
    )
    assert costs(m)["c3-brown-1"] == 3  # not for Crystals
    assert ("artifact-12" in moves_of(m, "collect")) == reachable


@pytest.mark.clause("CI-6.25")
def test_laser_drill_makes_crystals_1_cheaper_to_mine() -> None:
    """Wild ones too; Artifacts are not."""
    m = table(
        {"hand": ["terron-foreman"], "artifacts": ["laser-drill"]},
        mine={"1": ["c1-blue-1"], "3": ["c3-brown-1", "c3-red-1", "c3-blue-1"], "6": ["c6-brown-2"]},
    )
    assert (costs(m)["c1-blue-1"], costs(m)["c6-brown-2"], costs(m)["artifact-01"]) == (0, 5, 7)
    assert moves_of(m, "mine") == ["c1-blue-1", "c3-brown-1", "c3-red-1"]
    play(m, "mine c3-brown-1", "pay terron-foreman", "end")
    assert costs(m)["c3-red-1"] == 3  # only its owner's


@pytest.mark.clause("CI-6.26", "CI-4.32")
def test_prism_lens_lets_one_card_of_each_mine_action_be_of_any_colour() -> None:
    m = table(
        {
            "hand": ["terron-foreman", "terron-foreman", *["hydran-frogtopus"] * 3],
            "artifacts": ["prism-lens", "duplex-roster"],
        },
        mine={"3": ["c3-brown-1", "c3-brown-2"]},
    )
    play(m, "mine c3-brown-1", "pay hydran-frogtopus")
    assert m.legal() == ["pay terron-foreman"]  # one blue card is enough
    play(m, "pay terron-foreman")
    assert m.legal() == ["done", "pay terron-foreman"]
    play(m, "done", "mine c3-brown-2", "pay terron-foreman", "pay hydran-frogtopus")
    assert m.legal() == ["done"]
    play(m, "done")
    assert (pile(m), hand(m)) == (["c3-brown-1", "c3-brown-2"], ["hydran-frogtopus"])


@pytest.mark.clause("CI-6.26")
def test_prism_lens_helps_nobody_but_its_owner() -> None:
    m = table({"hand": ["hydran-shuwar"]}, {"artifacts": ["prism-lens"]}, mine={"3": ["c3-brown-1"]})
    assert moves_of(m, "mine") == []


@pytest.mark.clause("CI-6.28", "CI-4.16")
@pytest.mark.parametrize(
    ("target", "payments"),
    [
        ("terron-foreman", ["no-card", "pay hydran-frogtopus"]),
        ("terron-sergeant", ["pay hydran-frogtopus", "pay hydran-fishbean"]),
        ("terron-colonel", ["pay hydran-fishbean", "pay hydran-shuwar"]),
    ],
)
def test_headhunter_drone_lowers_the_needed_level_by_1(target: str, payments: list[str]) -> None:
    m = table({"hand": ONE_OF_EACH, "artifacts": ["headhunter-drone"]}, docks=TERRONS)
    play(m, f"recruit {target}")
    assert m.legal() == payments


# ---- more, or less ----


@pytest.mark.clause("CI-6.30")
@pytest.mark.parametrize(("word", "steps"), [("hold", 0), ("move", 1)])
def test_seismic_prop_may_leave_the_token_where_it_is(word: str, steps: int) -> None:
    m = table({"hand": ["terron-driller"], "artifacts": ["seismic-prop"]}, mine={"1": ["c1-brown-2"]}, cave_ins=3)
    play(m, "mine c1-brown-2", "pay terron-driller")
    assert m.legal() == ["hold", "move"]
    play(m, word)
    assert (cave_ins(m), pile(m), phase(m)) == (3 + steps, ["c1-brown-2"], "action")
    assert ("cave-in" in happened(m)) == (word == "move")


@pytest.mark.clause("CI-6.30")
def test_seismic_prop_is_for_mined_cave_in_symbols_of_its_owner_only() -> None:
    plain = table({"hand": ["terron-driller"], "artifacts": ["seismic-prop"]}, mine={"1": ["c1-brown-1"]})
    play(plain, "mine c1-brown-1", "pay terron-driller")
    assert phase(plain) == "action"
    others = table({"hand": ["terron-driller"]}, {"artifacts": ["seismic-prop"]}, mine={"1": ["c1-brown-2"]})
    play(others, "mine c1-brown-2", "pay terron-driller")
    assert (phase(others), cave_ins(others)) == ("action", 1)


@pytest.mark.clause("CI-6.30", "CI-4.46")
def test_seismic_prop_does_not_hold_an_emptied_artifact_stack() -> None:
    m = table(
        {"hand": RICH, "artifacts": ["seismic-prop"]},
        {"artifacts": ["contract", "totem-cult"]},
        artifacts={
            "a": {"top": "artifact-02", "left": 1},
            "b": {"top": "artifact-05", "left": 4},
            "c": {"top": "artifact-12", "left": 4},
        },
    )
    play(m, "collect artifact-02", "pay terron-colonel", "pay hydran-mushell", "done", "left")
    assert (phase(m), cave_ins(m)) == ("action", 1)


@pytest.mark.clause("CI-6.31")
@pytest.mark.parametrize(("owned", "again"), [(["duplex-roster"], True), (["veterans-roll"], False)])
def test_duplex_roster_allows_two_actions_of_one_type(owned: list[str], again: bool) -> None:
    m = table(
        {"hand": ["terron-driller"] * 3, "artifacts": owned, "totems": FIRST_GAME},
        docks={"1": ["hydran-frogtopus"] * 3},
        mine={"1": ["c1-yellow-1", "c1-yellow-2", "c1-yellow-3"]},
    )
    first, second = ("recruit hydran-frogtopus", "mine c1-yellow-1")
    for move in (first, second):
        play(m, move)
        if phase(m) == "mine-pay":
            play(m, "done")
        assert (moves_of(m, move.split()[0]) != []) == again
        m.undo(len(m.moves))
    play(m, "skill terron-driller")
    assert (moves_of(m, "skill") != []) == again
    if again:
        play(m, "skill terron-driller")
        assert m.legal() == ["end"]  # two, never three
        with pytest.raises(IllegalMove):
            m.play("skill terron-driller")
