"""Sections 5 and 6: turn order and recovery."""

from __future__ import annotations

import pytest

from tests.games.cosmic_scavengers.table import (
    IDLE,
    IDLE_HEX,
    Json,
    discarded,
    happened,
    order,
    phase,
    play,
    run,
    truth,
    zone,
)

CONTROL: Json = {"tableau": ["prize-mission-control"]}
BAY: Json = {"tableau": ["prize-repair-bay"]}


@pytest.mark.clause("CS-5.1", "CS-5.2", "CS-12.8")
def test_order_is_computed_after_icon_effects() -> None:
    m = run("sq-n: digger.r, prog-cargo-rack-1, sifter.r, prog-afterburner-1", IDLE)
    assert happened(m, "order", 0)[0][1:] == (0 + 1 + 0 - 1, 1 + 1 + 1)


@pytest.mark.clause("CS-5.3")
def test_total_priority_counts_active_priority_icons() -> None:
    m = run("sq-n: courier.t, sifter.t, scout.l", IDLE)
    assert happened(m, "order", 0)[0][2] == 2 + 1 + 1


@pytest.mark.clause("CS-5.4", "CS-5.8")
def test_missing_robots_count_as_zero_in_both_sorted_comparisons() -> None:
    # Both come to diligence 2 and priority 3, and filled up to 3, 0, 0, -1; by priority 0, 0, 1, 2 loses to 0, 1, 1, 1.
    few: Json = {"tableau": ["robot-recovery-drone-1"], "program": "sq-n: recovery-drone.t, courier.t"}
    m = run(few, "sq-n: digger.t, sifter.r, welder.b, scout.l")
    assert [row[1:] for row in happened(m, "order")] == [(2, 3), (2, 3)]
    assert order(m) == [[1], [0]]


@pytest.mark.clause("CS-5.5", "CS-5.10")
def test_lower_total_diligence_goes_first() -> None:
    m = run("sq-n: digger.t, hauler.t, welder.t, scout.r", "sq-n: courier.t, digger.r, hauler.t, welder.t")
    assert order(m) == [[1], [0]]
    assert happened(m, "order") == [(1, 2, 3), (2, 8, 0)]


@pytest.mark.clause("CS-5.6", "CS-5.10")
def test_then_higher_total_priority() -> None:
    m = run("sq-n: hauler.t, welder.b, sifter.r, digger.r", "sq-n: hauler.t, sifter.b, scout.l, magpie.r")
    assert [row[1] for row in happened(m, "order")] == [1, 1]
    assert [row[2] for row in happened(m, "order")] == [3, 2]
    assert order(m) == [[0], [1]]


@pytest.mark.parametrize(
    ("later", "earlier"),
    [
        ("welder.r, digger.r, sifter.r, courier.r", "digger.b, hauler.t, courier.r, welder.b"),  # 2,0,0,0 and 1,1,0,0
        ("hauler.l, magpie.t, digger.r, scout.l", "welder.r, digger.r, sifter.r"),  # 2,1,0,-1 and 2,0,0,0
    ],
)
@pytest.mark.clause("CS-5.7", "CS-5.10")
def test_then_individual_diligence_from_the_highest(later: str, earlier: str) -> None:
    m = run(f"sq-n: {earlier}", f"sq-n: {later}")
    assert happened(m, "order")[0][1:] == happened(m, "order")[1][1:]
    assert order(m) == [[0], [1]]


@pytest.mark.clause("CS-5.8", "CS-5.10")
def test_then_individual_priority_from_the_lowest() -> None:
    # Diligences 1, 0, 0, 0 each. Priorities sorted: 0, 1, 1, 2 loses to 1, 1, 1, 1.
    a: Json = {"tableau": ["robot-turbo-1"], "program": "sq-n: hauler.t, turbo.b, digger.r, sifter.r"}
    b: Json = {"program": "sq-n: magpie.b, digger.r, sifter.r, courier.r"}
    m = run(a, b)
    assert [row[1:] for row in happened(m, "order")] == [(1, 4), (1, 4)]
    assert order(m) == [[1], [0]]


@pytest.mark.clause("CS-5.9", "CS-5.10", "CS-5.11")
def test_equal_keys_form_a_tie_group_whatever_seat_side_or_order_of_cards() -> None:
    m = run(
        "hx-n-l: digger.r, sifter.r, courier.t, mender.t",
        "hx-s-r: mender.t, courier.t, prog-safety-line-1, sifter.r, digger.r",
        "hx-n-l: hauler.b, digger.r, courier.t, mender.t",
        round=2,
    )
    assert order(m) == [[1, 0], [2]]  # tied seats in lead order


@pytest.mark.clause("CS-12.45", "CS-5.5")
def test_mission_control_lowers_total_diligence_in_the_first_comparison_only() -> None:
    same = "sq-n: digger.r, sifter.r, courier.t, mender.t"
    m = run({"program": same}, {**CONTROL, "program": same})
    assert order(m) == [[1], [0]]
    assert happened(m, "order", 1)[0][1:] == (1, 4)
    # With equal compared diligence priority decides, and mission control is no icon.
    m = run(
        {"program": "sq-n: digger.r, sifter.r, hauler.t"},
        {**CONTROL, "program": "sq-n: hauler.r, sifter.r, magpie.r, courier.r"},
    )
    assert [row[1] for row in happened(m, "order")] == [1, 1]
    assert order(m) == [[1], [0]]


# ---- recovery ----


@pytest.mark.clause("CS-6.1", "CS-6.6")
def test_recovery_in_turn_order_before_any_collection() -> None:
    seat: Json = {"discard": ["hauler"], "program": "sq-n: mender.t, digger.r, courier.r, welder.b"}
    m = run({**seat, "program": "sq-n: mender.t, digger.t, courier.r, welder.b"}, seat, cells={(0, 3): "M"})
    assert (phase(m), m.acting) == ("recover-robot", (1,))
    assert happened(m, "collect") == []
    play(m, "stop")
    assert (phase(m), m.acting) == ("recover-robot", (0,))
    assert happened(m, "collect") == []
    play(m, "recover hauler")
    assert len(happened(m, "collect", 1)) == len(happened(m, "collect")) == 1  # the first place collects first


@pytest.mark.clause("CS-6.6")
def test_tied_players_recover_in_lead_order() -> None:
    seat: Json = {"discard": ["hauler"], "program": "sq-n: mender.t, digger.r, courier.r, welder.b"}
    m = run(seat, seat, round=2)
    assert m.acting == (1,)
    assert play(m, "stop").acting == (0,)


@pytest.mark.clause("CS-6.2", "CS-6.3")
def test_as_many_robots_and_as_many_contracts_as_recovery_icons() -> None:
    seat: Json = {"discard": ["hauler", "scout", "magpie", "prog-void-net", "prog-clean-boot"]}
    m = run({**seat, "program": "sq-n: mender.l, digger.r, courier.r, sifter.b"}, IDLE)
    play(m, "recover hauler", "recover scout")  # two icons
    assert phase(m) == "recover-contract"
    assert m.legal() == ["stop", "recover prog-clean-boot", "recover prog-void-net"]
    play(m, "recover prog-void-net", "recover prog-clean-boot")
    assert discarded(m, 0)[0] == "magpie"


@pytest.mark.clause("CS-6.4")
def test_recovery_may_be_declined_in_whole_or_in_part() -> None:
    seat: Json = {
        "discard": ["hauler", "scout", "prog-void-net"],
        "program": "sq-n: mender.t, digger.r, courier.r, welder.b",
    }
    m = run(seat, IDLE)
    play(m, "recover hauler", "stop")
    assert phase(m) == "recover-contract"
    play(m, "stop")
    assert set(discarded(m, 0)) >= {"scout", "prog-void-net"}


@pytest.mark.clause("CS-6.5")
def test_cards_of_this_round_are_not_in_the_discard_yet() -> None:
    seat: Json = {"discard": ["hauler"], "program": "sq-n: mender.t, courier.t, digger.r, prog-clean-boot, sifter.r"}
    m = run(seat, IDLE, cells={(0, 3): "O"})
    assert m.legal() == ["stop", "recover hauler"]
    play(m, "stop")
    assert set(discarded(m, 0)) == {"hauler", "courier", "prog-clean-boot"}


@pytest.mark.clause("CS-6.8")
def test_a_recovered_contract_shows_no_more() -> None:
    seat: Json = {"discard": ["prog-void-net"], "program": "sq-n: mender.t, digger.r, courier.r, welder.b"}
    m = run(seat, IDLE)
    assert m.view(0)["seats"][0]["showing"] == 1
    play(m, "recover prog-void-net")
    assert m.view(0)["seats"][0]["showing"] == 0


@pytest.mark.clause("CS-6.9")
def test_recovery_icons_work_whether_the_robot_collects_or_not() -> None:
    for cells in ({}, {(0, 4): "O"}):
        m = run({"discard": ["hauler"], "program": "sq-n: welder.l, digger.r, courier.r, sifter.r"}, IDLE, cells=cells)
        assert m.legal() == ["stop", "recover hauler"]
    m = run({"discard": ["hauler"], "program": "sq-n: sifter.b, digger.r, courier.r, welder.b"}, IDLE)
    assert m.legal() == ["stop", "recover hauler"]  # Sifter seeks nothing and does not travel


@pytest.mark.clause("CS-12.46")
def test_a_repair_bay_allows_one_more_even_without_an_icon() -> None:
    seat = BAY | {"discard": ["hauler", "scout"], "program": "sq-n: digger.r, courier.r, welder.b, sifter.r"}
    m = run(seat, IDLE)
    assert truth(m)["decision"] == {"phase": "recover-robot", "seat": 0, "allowance": 1}
    assert happened(m, "order", 0)[0][1] == 0  # it is no icon
    play(m, "recover scout")
    assert phase(m) != "recover-robot"


@pytest.mark.clause("CS-6.3", "CS-12.46")
def test_bay_and_icons_add_up() -> None:
    seat = BAY | {"discard": ["hauler", "scout"], "program": "hx-n-l: mender.t, courier.r, welder.b, sifter.r"}
    m = run(seat, IDLE_HEX, IDLE_HEX)
    assert truth(m)["decision"]["allowance"] == 4
    assert zone(m, 0, "discard") == ["hauler", "scout"]
