"""Section 12: what contracts do."""

from __future__ import annotations

import pytest

from starlode.games.cosmic_scavengers.board import HEX_CELLS
from starlode.games.cosmic_scavengers.things import Icon
from starlode.match import Match
from tests.games.cosmic_scavengers.table import (
    IDLE,
    IDLE_HEX,
    Json,
    discarded,
    fulfilling,
    gone,
    happened,
    phase,
    play,
    run,
    table,
    truth,
    zone,
)

LAST: Json = {"options": {"round_limit": 1}}


def icons(stack: str, slot: int = 0) -> dict[str, int]:
    """Active icons of a robot after the reveal: the seat waits with a recovery that somebody else decides."""
    tableau = [f"robot-{name}-1" for name in ("void-sweeper", "freighter") if name in stack]
    owner: Json = {"tableau": ["prize-repair-bay", *tableau], "discard": ["scout"], "program": f"sq-n: {stack}"}
    m = run(owner, IDLE)
    assert phase(m) == "recover-robot"
    return {name: int(n) for name, n in zip(Icon.texts(), m.state.icons[0, slot], strict=True) if n}


@pytest.mark.clause("CS-12.1")
def test_programmables_act_only_in_a_program_and_prizes_only_from_the_tableau() -> None:
    m = run({"discard": ["prog-cargo-rack-1"], "program": "sq-n: courier.t"}, IDLE, cells={(0, 4): "O", (1, 4): "O"})
    assert gone(m)["took"] == "O"
    m = run("sq-n: courier.t, prog-cargo-rack-1", IDLE, cells={(0, 4): "O", (1, 4): "O"})
    assert gone(m)["took"] == "OO"
    m = fulfilling({"store": "C1 E1 V1"}, market=["prize-trade-licence", "prog-void-net"], **LAST)
    assert m.view(0)["market"][1]["payable_by"] == [0]
    assert "fulfil prog-void-net" in m.legal()  # three marbles, not two
    m = fulfilling({"store": "E1 V1"}, market=["prize-trade-licence", "prog-void-net"], **LAST)
    assert m.legal() == ["end"]


@pytest.mark.clause("CS-12.2", "CS-12.3")
def test_above_and_below_robots_skip_other_contracts() -> None:
    assert icons("digger.r, prog-afterburner-1, prog-gripper-arm, courier.b") == {"mechanical": 2, "priority": 2}
    assert icons("digger.r, prog-repair-kit, prog-gripper-arm, courier.b", 1)["recovery"] == 1


@pytest.mark.clause("CS-12.3", "CS-12.4", "CS-4.21")
def test_without_the_needed_robot_a_contract_is_ignored() -> None:
    m = run("sq-n: prog-gripper-arm, courier.b, prog-repair-kit, prog-tow-cable-1", IDLE)
    assert [row[2] for row in happened(m, "contract", 0)] == [1, 1, 1]
    m = run("sq-n: prog-repair-kit, courier.b, prog-gripper-arm, sifter.r", IDLE)
    assert [row[2] for row in happened(m, "contract", 0)] == [0, 0]


@pytest.mark.clause("CS-12.5")
def test_having_no_useful_result_is_not_being_ignored() -> None:
    m = run("sq-n: scout.l, prog-gem-cutter", IDLE, cells={(0, 4): "P"})
    assert happened(m, "contract", 0)[0][2] == 0
    assert gone(m) == {"took": "", "scout": "back"}


@pytest.mark.clause("CS-12.7")
def test_icon_effects_apply_from_the_top_each_on_the_icons_as_they_are() -> None:
    assert icons("digger.r, prog-jewel-lens, prog-machine-vise") == {"mechanical": 2, "priority": 1}
    assert icons("digger.r, prog-machine-vise, prog-jewel-lens") == {"precious": 1, "mechanical": 1, "priority": 1}


@pytest.mark.clause("CS-12.8")
def test_icon_effects_last_until_the_end_of_the_collection_only() -> None:
    m = run("sq-n: courier.t, prog-cargo-rack-1", IDLE, cells={(0, 4): "O", (1, 4): "O"})
    assert gone(m)["took"] == "OO"
    assert not m.state.icons.any()


@pytest.mark.clause("CS-12.9")
def test_redundant_icons_count_for_diligence_only() -> None:
    m = run("sq-n: digger.r, prog-gripper-arm", IDLE, cells={(0, 4): "M", (1, 4): "M"})
    assert happened(m, "order", 0)[0][1] == 1
    assert gone(m)["took"] == "M"


@pytest.mark.parametrize(
    ("contract", "kind"),
    [
        pytest.param("prog-chemical-retort", "chemical", marks=pytest.mark.clause("CS-12.11")),
        pytest.param("prog-machine-vise", "mechanical", marks=pytest.mark.clause("CS-12.12")),
        pytest.param("prog-arc-tuner", "electrical", marks=pytest.mark.clause("CS-12.13")),
        pytest.param("prog-gem-cutter", "precious", marks=pytest.mark.clause("CS-12.14")),
    ],
)
@pytest.mark.clause("CS-12.15")
def test_every_collection_icon_becomes_one_type(contract: str, kind: str) -> None:
    assert icons(f"hauler.b, {contract}") == {kind: 2, "capacity": 2, "blank": 1}
    sweeper = icons(f"void-sweeper.b, {contract}")  # C M V ! !
    assert sweeper == {kind: 3, "priority": 2}


@pytest.mark.parametrize(
    ("contract", "gained"),
    [
        pytest.param("prog-gripper-arm", {"mechanical": 1}, marks=pytest.mark.clause("CS-12.16")),
        pytest.param("prog-spark-probe", {"electrical": 1}, marks=pytest.mark.clause("CS-12.17")),
        pytest.param("prog-jewel-lens", {"precious": 1}, marks=pytest.mark.clause("CS-12.18")),
        pytest.param("prog-cargo-rack-1", {"capacity": 1}, marks=pytest.mark.clause("CS-12.19")),
        pytest.param("prog-cargo-rack-2", {"capacity": 1}, marks=pytest.mark.clause("CS-12.19")),
        pytest.param("prog-afterburner-1", {"priority": 1}, marks=pytest.mark.clause("CS-12.20")),
        pytest.param("prog-afterburner-2", {"priority": 1}, marks=pytest.mark.clause("CS-12.20")),
        pytest.param("prog-void-net", {"void": 1, "capacity": 1}, marks=pytest.mark.clause("CS-12.21")),
    ],
)
def test_the_above_robot_gains_icons(contract: str, gained: dict[str, int]) -> None:
    assert icons(f"welder.l, {contract}, sifter.b") == {"organic": 1, "recovery": 1} | gained
    assert icons(f"welder.l, {contract}, sifter.b", 1) == {"recovery": 1}


@pytest.mark.clause("CS-12.22")
def test_a_repair_kit_gives_the_below_robot_a_recovery_icon() -> None:
    assert icons("digger.r, prog-repair-kit, sifter.b", 1) == {"recovery": 2}
    assert icons("digger.r, prog-repair-kit, sifter.b", 0) == {"mechanical": 1, "priority": 1}


@pytest.mark.clause("CS-12.23")
def test_clean_boot_turns_all_blanks_into_priority_wherever_it_lies() -> None:
    for stack in ("prog-clean-boot, magpie.l, courier.b", "magpie.l, courier.b, prog-clean-boot"):
        assert icons(stack, 0) == {"precious": 1, "capacity": 1, "priority": 2}
        assert icons(stack, 1) == {"electrical": 1, "priority": 1}
    m = run("sq-n: prog-clean-boot, magpie.l", IDLE)
    assert happened(m, "contract", 0)[0][2] == 0
    assert happened(m, "order", 0)[0][1:] == (0, 2)


@pytest.mark.clause("CS-12.24")
def test_tunnel_vision_keeps_the_most_valuable_collection_type() -> None:
    assert icons("hauler.b, prog-tunnel-vision") == {"chemical": 1, "capacity": 2, "blank": 1}
    doubled = icons("hauler.b, prog-jewel-lens, prog-tunnel-vision, prog-gripper-arm")
    assert doubled == {"precious": 1, "mechanical": 1, "capacity": 2, "blank": 1}
    netted = icons("courier.t, prog-void-net, prog-tunnel-vision")  # void is the least valuable
    assert netted == {"organic": 1, "capacity": 1, "priority": 2}


@pytest.mark.clause("CS-12.25")
def test_a_first_collection_icon_makes_a_robot_travel() -> None:
    m = run("sq-n: scout.l, prog-gripper-arm", IDLE, cells={(3, 4): "M"})
    assert gone(m) == {"took": "M", "scout": "full"}


# ---- routes ----


def cells_of(m: Match) -> list[int]:
    return [cell for _, _, cell in happened(m, "collect", 0)]


@pytest.mark.clause("CS-12.26")
def test_rear_hatch_reverses_the_row() -> None:
    m = run("sq-n: courier.t, prog-rear-hatch", IDLE, cells={(0, 4): "O", (5, 4): "O"})
    assert cells_of(m) == [5 * 6 + 4]


@pytest.mark.parametrize(
    ("contract", "cell"),
    [
        pytest.param("prog-gantry-port", 5, marks=pytest.mark.clause("CS-12.27")),
        pytest.param("prog-gantry-starboard", 3, marks=pytest.mark.clause("CS-12.28")),
    ],
)
def test_gantries_shift_the_lane(contract: str, cell: int) -> None:
    top = {(0, c): "O" for c in range(6)}
    assert cells_of(run(f"sq-n: courier.t, {contract}", IDLE, cells=top)) == [cell]
    # From the south left and right are the other way round: lane 1 is column 1.
    bottom = {(5, c): "O" for c in range(6)}
    assert cells_of(run(f"sq-s: courier.t, {contract}", IDLE, cells=bottom)) == [5 * 6 + 5 - cell]


@pytest.mark.clause("CS-12.27", "CS-12.28", "CS-1.34")
def test_gantries_reach_the_corners_and_cancel() -> None:
    cells = {(5, 5): "O", (0, 4): "O"}
    m = run("sq-n: scout.l, sifter.b, mender.t, courier.t, prog-gantry-starboard", IDLE, cells={(0, 0): "O"})
    assert cells_of(m) == [0]
    m = run("sq-n: courier.t, prog-gantry-port, prog-gantry-starboard", IDLE, cells=cells)
    assert cells_of(m) == [4]


def hex_number(q: int, r: int) -> int:
    return HEX_CELLS.index((q, r))


@pytest.mark.clause("CS-12.29")
def test_helm_turn_takes_the_other_direction_from_the_same_pad() -> None:
    cells = {(4, -3): "O", (2, -3): "O"}  # second cells of pad 1 of hx-n-l and hx-n-r
    assert cells_of(run("hx-n-l: courier.t", IDLE_HEX, IDLE_HEX, cells=cells)) == [hex_number(4, -3)]
    turned = run("hx-n-l: courier.t, prog-helm-turn", IDLE_HEX, IDLE_HEX, cells=cells)
    assert cells_of(turned) == [hex_number(2, -3)]
    back = run("hx-n-r: courier.t, prog-helm-turn", IDLE_HEX, IDLE_HEX, cells=cells)
    assert cells_of(back) == [hex_number(4, -3)]


@pytest.mark.clause("CS-12.30", "CS-1.34", "CS-12.10")
def test_core_drill_goes_through_the_centre_in_the_direction_after_a_turn() -> None:
    line = {(0, -4): "O", (4, -4): "O"}
    assert cells_of(run("hx-n-l: courier.t, prog-core-drill", IDLE_HEX, IDLE_HEX, cells=line)) == [hex_number(0, -4)]
    for stack in ("prog-helm-turn, prog-core-drill", "prog-core-drill, prog-helm-turn"):
        m = run(f"hx-n-l: courier.t, {stack}", IDLE_HEX, IDLE_HEX, cells=line)
        assert cells_of(m) == [hex_number(4, -4)]
    centre = run("hx-se-r: sifter.t, courier.t, prog-core-drill", IDLE_HEX, IDLE_HEX, cells={(0, 0): "O"})
    assert cells_of(centre) == [hex_number(0, 0)]


@pytest.mark.clause("CS-12.30", "CS-12.26", "CS-12.10")
def test_core_and_reversal_do_not_depend_on_their_order() -> None:
    line = {(0, -4): "O", (0, 4): "O"}
    for stack in ("prog-rear-hatch, prog-core-drill", "prog-core-drill, prog-rear-hatch"):
        m = run(f"hx-n-l: courier.t, {stack}", IDLE_HEX, IDLE_HEX, cells=line)
        assert cells_of(m) == [hex_number(0, 4)]


@pytest.mark.clause("CS-12.31", "CS-12.32")
def test_a_towed_robot_follows_in_the_row_one_step_behind() -> None:
    m = run("sq-n: sifter.r, prog-tow-cable-1, courier.t", IDLE, cells={(0, 4): "O", (1, 4): "O", (0, 3): "O"})
    assert [(card, cell) for card, _, cell in happened(m, "collect", 0)] == [(1, 4), (3, 10)]


@pytest.mark.clause("CS-12.32", "CS-12.26")
def test_the_tow_uses_the_final_row_of_the_above_robot() -> None:
    m = run("sq-n: sifter.r, prog-rear-hatch, prog-tow-cable-1, courier.t", IDLE, cells={(5, 4): "O", (4, 4): "O"})
    assert [(card, cell) for card, _, cell in happened(m, "collect", 0)] == [(1, 34), (3, 28)]


@pytest.mark.clause("CS-12.33")
def test_other_robots_keep_their_pads() -> None:
    m = run("sq-n: sifter.r, prog-tow-cable-1, courier.t, digger.r", IDLE, cells={(0, 3): "M", (0, 2): "M"})
    assert [(card, cell) for card, _, cell in happened(m, "collect", 0)] == [(0, 2)]


@pytest.mark.clause("CS-12.34")
def test_own_route_changes_of_a_towed_robot_have_no_effect() -> None:
    stack = "scout.l, prog-tow-cable-1, courier.t, prog-rear-hatch, prog-gantry-port"
    m = run(f"sq-n: {stack}", IDLE, cells={(0, 4): "O", (5, 4): "O", (0, 3): "O"})
    assert cells_of(m) == [4]


@pytest.mark.clause("CS-12.35")
def test_tows_chain() -> None:
    cells = {(0, 4): "O", (1, 4): "O", (2, 4): "O"}
    m = run("sq-n: sifter.r, prog-tow-cable-1, scout.b, prog-tow-cable-2, courier.t", IDLE, cells=cells)
    # Courier would win any conflict, but it is two steps behind Sifter and one behind Scout.
    assert [(card, cell) for card, _, cell in happened(m, "collect", 0)] == [(1, 4), (7, 10), (3, 16)]


@pytest.mark.clause("CS-12.36")
def test_a_second_tow_cable_in_the_same_gap_is_ignored() -> None:
    m = run("sq-n: sifter.r, prog-tow-cable-1, prog-tow-cable-2, courier.t", IDLE)
    assert [row[2] for row in happened(m, "contract", 0)] == [0, 1]


@pytest.mark.clause("CS-12.37")
def test_a_robot_that_does_not_travel_tows_all_the_same() -> None:
    m = run("sq-n: scout.l, prog-tow-cable-1, courier.t", IDLE, cells={(0, 4): "O"})
    assert gone(m) == {"took": "O", "scout": "back", "courier": "full"}


@pytest.mark.parametrize("line", ["prog-safety-line-1", "prog-safety-line-2"])
@pytest.mark.clause("CS-12.38")
def test_a_safety_line_brings_full_and_damaged_robots_back(line: str) -> None:
    m = run(f"sq-n: courier.t, {line}", IDLE, cells={(0, 4): "O"})
    assert gone(m) == {"took": "O", "courier": "saved"}
    assert "courier" in zone(m, 0, "hand")
    m = run(f"sq-n: sifter.r, {line}, scout.b, prog-gantry-port", IDLE, cells={(0, 4): "O"})
    assert (gone(m)["sifter"], gone(m)["scout"]) == ("saved", "damaged")


# ---- prizes ----


@pytest.mark.clause("CS-12.40", "CS-12.43")
def test_field_hospital_recovers_up_to_two_robots_and_two_contracts() -> None:
    seat: Json = {"store": "O2 C1 V1", "discard": ["digger", "scout", "mender", "prog-void-net", "prog-clean-boot"]}
    m = play(fulfilling(seat, market=["prize-field-hospital"], **LAST), "fulfil prize-field-hospital")
    assert m.legal() == ["stop", "recover digger", "recover mender", "recover scout"]
    play(m, "recover digger", "recover scout")
    assert (phase(m), m.legal()[0]) == ("hospital-contract", "stop")
    play(m, "recover prog-void-net", "stop")
    assert discarded(m, 0) == ["mender", "prog-clean-boot"]


@pytest.mark.clause("CS-12.40")
def test_robots_discarded_in_the_same_round_qualify() -> None:
    m = run(
        {"store": "O1 C1 V1", "program": "sq-n: courier.t"}, IDLE, cells={(0, 4): "O"}, market=["prize-field-hospital"]
    )
    play(m, "fulfil prize-field-hospital")
    assert m.legal() == ["stop", "recover courier"]


@pytest.mark.clause("CS-12.41", "CS-12.43")
def test_salvage_rights_take_any_type_but_void_from_the_supply() -> None:
    m = fulfilling({"store": "M1 V3"}, market=["prize-salvage-rights"], **LAST)
    play(m, "fulfil prize-salvage-rights")
    assert m.legal() == [f"take {name}" for name in ("precious", "electrical", "mechanical", "chemical", "organic")]
    play(m, "take mechanical")
    assert zone(m, 0, "store") == "M1"
    assert truth(m)["supply"] == "P15 E15 M14 C15 O15 V15"


@pytest.mark.clause("CS-12.41")
def test_salvage_rights_with_only_void_in_the_supply_give_nothing() -> None:
    rich = {"store": "P15 E15 M14 C15 O15"}
    m = fulfilling({"new": "M1 V3"}, rich, market=["prize-salvage-rights"], **LAST)
    play(m, "fulfil prize-salvage-rights")
    assert (zone(m, 0, "store"), m.over) == ("", True)
    assert truth(m)["pool"] == "M1 V3"


@pytest.mark.clause("CS-12.41", "CS-13.3")
def test_a_single_type_is_salvaged_without_asking() -> None:
    rich = {"store": "P14 E15 M14 C15 O15"}
    m = fulfilling({"new": "M1 V3"}, rich, market=["prize-salvage-rights"], **LAST)
    play(m, "fulfil prize-salvage-rights")
    assert zone(m, 0, "store") == "P1"


@pytest.mark.parametrize(("rival", "given"), [("", "P1"), ("P15 E15", "M1"), ("P15 E15 M15 C13 O15 V13", "")])
@pytest.mark.clause("CS-12.42")
def test_finders_fee_gives_the_most_valuable_marble_of_the_supply(rival: str, given: str) -> None:
    m = fulfilling({"new": "C2 V2"}, {"store": rival}, market=["prize-finders-fee"], **LAST)
    play(m, "fulfil prize-finders-fee")
    assert zone(m, 0, "store") == given


@pytest.mark.clause("CS-12.44", "CS-3.13")
def test_express_freight_refills_the_market_at_once() -> None:
    m = fulfilling({"store": "O1 M1 V15"}, market=["prize-express-freight", "robot-void-sweeper-1"], **LAST)
    play(m, "fulfil prize-express-freight")
    assert len(truth(m)["market"]) == 8
    assert "robot-void-sweeper-1" in truth(m)["market"]
    assert phase(m) == "fulfil"


@pytest.mark.clause("CS-12.47")
def test_a_trade_licence_takes_off_one_wild_unit_if_there_is_one() -> None:
    seat: Json = {"tableau": ["prize-trade-licence"], "store": "V2 O3"}
    m = fulfilling(seat, market=["prog-void-net", "robot-bio-harvester-1", "prog-safety-line-1"], **LAST)
    play(m, "fulfil prog-void-net")
    assert truth(m)["decision"]["owed"] == "W2"
    m.undo()
    play(m, "fulfil robot-bio-harvester-1")  # O3 has no wild unit
    assert zone(m, 0, "store") == "V2"


@pytest.mark.clause("CS-12.48", "CS-8.24")
def test_a_converter_lets_void_cover_organic_and_chemical_units_only() -> None:
    market = ["robot-bio-harvester-1", "robot-alchemist-1", "prize-hull-plating"]
    m = fulfilling({"tableau": ["prize-matter-converter"], "store": "V4"}, market=market, **LAST)
    assert m.legal() == ["end", "fulfil robot-alchemist-1", "fulfil robot-bio-harvester-1"]
    play(m, "fulfil robot-bio-harvester-1")
    assert zone(m, 0, "store") == "V1"


@pytest.mark.clause("CS-12.39", "CS-12.49")
def test_ongoing_effects_never_end() -> None:
    m = table({"tableau": ["prize-mission-control", "prize-repair-bay"], "discard": ["scout"]}, round=15)
    for seat in (0, 1):
        for move in ("designate sq-n", "place digger.r", "place sifter.r", "place courier.t", "place hauler.t", "done"):
            m.play(move, seat)
    assert happened(m, "order", 0)[0][1] == happened(m, "order", 1)[0][1] - 1
    assert (phase(m), m.acting) == ("recover-robot", (0,))


@pytest.mark.clause("CS-12.54")
def test_robots_have_no_effect_but_their_icons() -> None:
    m = run({"tableau": ["robot-freighter-1"], "program": "sq-n: freighter.l"}, IDLE, cells={(0, 4): "O"})
    assert gone(m) == {"took": "O", "freighter-1": "back"}


@pytest.mark.clause("CS-12.6")
def test_contracts_of_the_other_board_are_never_in_play() -> None:
    with pytest.raises(ValueError, match="other board"):
        table({"hand": ["prog-core-drill"]})
    with pytest.raises(ValueError, match="other board"):
        table(players=3, market=["prog-gantry-port"])
