"""Section 17: the worked examples, each as a test of its own."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from starlode.games.cosmic_scavengers.components import load
from starlode.match import Match
from tests.games.cosmic_scavengers.table import (
    IDLE,
    IDLE_HEX,
    Json,
    discarded,
    fulfilling,
    gone,
    happened,
    order,
    phase,
    play,
    run,
    table,
    truth,
    zone,
)

DRONE: Json = {"tableau": ["robot-recovery-drone-1"]}


@pytest.mark.parametrize(("players", "cells", "supply"), [(2, 36, 54), (3, 61, 29), (4, 61, 29)])
@pytest.mark.clause("CS-2.2", "CS-2.3", "CS-1.17", "CS-1.19")
def test_ex_01_pool_fits_ship(players: int, cells: int, supply: int) -> None:
    m = Match("cosmic-scavengers", players=players, seed=5)
    assert m.config.params.pool[players].sum() == cells
    assert (m.config.params.marbles - m.config.params.pool[players]).sum() == supply
    assert truth(m)["pool"] == ""
    assert "." not in "".join(truth(m)["ship"])
    assert len("".join(truth(m)["ship"])) == cells


@pytest.mark.clause("CS-2.7", "CS-2.9")
def test_ex_02_opening_market_four_players() -> None:
    for seed in range(40):
        market = truth(Match("cosmic-scavengers", players=4, seed=seed))["market"]
        assert len(market) == 12
        assert sum(name.startswith("robot-") for name in market) >= 6


SCRIPTED = """
from starlode.games.cosmic_scavengers.rules import table
script = {reveals!r}
names = None
def draw_contract(state):
    return names.index(script.pop(0)) if script else table.EMPTY
table.draw_contract = draw_contract
from starlode.match import Match
from starlode.games.cosmic_scavengers.components import load
names = load().contract_ids
m = Match("cosmic-scavengers", players=2, seed=1)
print(len(script), *m.position()["position"]["market"])
"""
LONG_REVEAL = [
    *("prize-seed-vault", "prog-void-net", "prog-rear-hatch", "prize-star-atlas", "robot-turbo-1"),
    *("prize-hull-plating", "prog-clean-boot", "robot-foreman-1", "prize-finders-fee"),
    *("robot-foundry-2", "robot-jeweler-1", "robot-dynamo-1"),
]
SHORT_REVEAL = [
    *LONG_REVEAL[:5],
    *LONG_REVEAL[7:8],
    *LONG_REVEAL[9:],
    *LONG_REVEAL[5:7],
    *LONG_REVEAL[8:9],
    "prog-arc-tuner",
]


def opening(reveals: list[str]) -> tuple[str, list[str]]:
    """How many cards were not revealed, and the opening market of two players."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    command = [sys.executable, "-c", SCRIPTED.format(reveals=reveals)]
    left, *market = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()
    return left, sorted(market)


@pytest.mark.clause("CS-2.7", "CS-2.8", "CS-2.9", "CS-2.10")
def test_ex_03_opening_market_two_players_long_reveal() -> None:
    left, market = opening(LONG_REVEAL)
    assert left == "1"  # revealing stopped with the eleventh card
    robots = ["robot-foreman-1", "robot-foundry-2", "robot-jeweler-1", "robot-turbo-1"]
    assert market == sorted([*robots, *LONG_REVEAL[:4]])


@pytest.mark.clause("CS-2.7", "CS-2.8")
def test_revealing_stops_with_the_card_that_meets_both_conditions() -> None:
    assert opening(SHORT_REVEAL) == ("5", sorted(SHORT_REVEAL[:8]))


@pytest.mark.clause("CS-1.37")
def test_ex_04_corner_icons() -> None:
    digger = load().robots[0]
    assert (digger.top_right, digger.bottom_left) == ("M", "O")
    assert digger.modes == ("C M +", "M !", "O C !", "O +")


@pytest.mark.clause("CS-5.2", "CS-5.3", "CS-5.6")
def test_ex_05_turn_order_by_priority() -> None:
    m = run("sq-n: sifter.t, digger.r, mender.t, courier.r", "sq-n: hauler.l, scout.r, welder.b, magpie.r")
    assert happened(m, "order") == [(1, 4, 3), (2, 4, 2)]
    assert order(m) == [[0], [1]]


@pytest.mark.clause("CS-5.7")
def test_ex_06_turn_order_by_individual_diligence() -> None:
    m = run("sq-n: digger.t, courier.r, welder.b, hauler.r", "sq-n: courier.t, hauler.l, scout.r, welder.r")
    assert happened(m, "order") == [(1, 5, 2), (2, 5, 2)]
    assert order(m) == [[1], [0]]


@pytest.mark.clause("CS-6.2", "CS-6.3", "CS-6.4", "CS-6.5")
def test_ex_07_recovery() -> None:
    seat: Json = {"program": "sq-s: mender.t, digger.r, courier.r, welder.b"}
    seat |= {"discard": ["scout", "hauler", "prog-tow-cable-1"]}
    m = run(seat, "sq-n: sifter.b, mender.t, courier.t, digger.t")
    assert m.legal() == ["stop", "recover hauler", "recover scout"]
    play(m, "recover scout", "recover hauler")
    assert m.legal() == ["stop", "recover prog-tow-cable-1"]
    play(m, "recover prog-tow-cable-1")
    assert {"scout", "hauler", "prog-tow-cable-1"} <= set(zone(m, 0, "hand"))


@pytest.mark.clause("CS-7.13", "CS-7.16", "CS-7.19", "CS-7.6", "CS-7.21")
def test_ex_08_collection_with_a_recovery_drone() -> None:
    cells = {(4, 2): "C", (3, 2): "O", (2, 2): "M", (5, 3): "O", (2, 3): "E", (5, 4): "O", (5, 1): "P"}
    seat = DRONE | {"program": "sq-s: recovery-drone.t, digger.t, magpie.r, courier.t"}
    m = run(seat, IDLE, cells=cells)
    homes = {"recovery-drone-1": "back", "digger": "full", "magpie": "full", "courier": "full"}
    assert gone(m) == {"took": "CEMO", **homes}
    assert [cell for _, _, cell in happened(m, "collect", 0)] == [34, 26, 14, 15]
    assert discarded(m, 0) == ["courier", "digger", "magpie"]
    assert "recovery-drone-1" in zone(m, 0, "hand")


@pytest.mark.clause("CS-7.20")
def test_ex_09_not_full() -> None:
    m = run(
        "sq-s: mender.t, digger.t, sifter.r, courier.r",
        IDLE,
        cells={(5, 2): "M", (5, 3): "O"},
    )
    assert gone(m) == {"took": "MO", "mender": "back", "digger": "back", "sifter": "full", "courier": "back"}


@pytest.mark.clause("CS-1.30", "CS-7.9")
def test_ex_10_hex_rows() -> None:
    m = run(
        "hx-n-l: courier.t, mender.b, digger.r, magpie.r",
        IDLE_HEX,
        IDLE_HEX,
        cells={(4, -4): "O", (3, -1): "C", (2, 0): "M", (1, 3): "E"},
    )
    assert gone(m) == {"took": "CEMO", "courier": "full", "mender": "full", "digger": "full", "magpie": "full"}
    cards = [m.config.components.card_ids[card] for card, _, _ in happened(m, "collect", 0)]
    assert cards == ["courier", "mender", "digger", "magpie"]  # at steps 1, 4, 5 and 8


@pytest.mark.clause("CS-8.3", "CS-8.4")
def test_ex_11_either_of_two_contracts() -> None:
    market = ["robot-dynamo-1", "prog-arc-tuner", "prize-hull-plating", "prize-crown-jewels"]
    m = fulfilling({"new": "O1 C1 M1 E1"}, market=market)
    assert m.legal() == ["end", "fulfil prog-arc-tuner", "fulfil robot-dynamo-1"]
    play(m, "fulfil robot-dynamo-1")
    assert m.legal() == ["pay chemical", "pay organic"]
    play(m, "pay organic")
    assert "prog-arc-tuner" in truth(m)["market"]
    assert phase(m) != "fulfil"  # nothing is left that can be paid


@pytest.mark.clause("CS-8.7", "CS-8.8", "CS-8.15", "CS-8.16")
def test_ex_12_bookkeeping() -> None:
    seats: tuple[Json, ...] = ({"new": "C1 M1", "store": "O1"}, {})
    m = play(fulfilling(*seats, market=["prog-repair-kit"], options={"round_limit": 1}), "fulfil prog-repair-kit")
    assert (truth(m)["pool"], zone(m, 0, "store")) == ("M1 C1", "")
    assert truth(m)["supply"] == "P15 E15 M14 C14 O15 V15"
    m = play(fulfilling(*seats, market=["prog-repair-kit"], options={"round_limit": 1}), "end")
    assert (truth(m)["pool"], zone(m, 0, "store")) == ("M1 C1", "M1 C1 O1")
    assert truth(m)["supply"] == "P15 E15 M13 C13 O14 V15"


@pytest.mark.clause("CS-8.17", "CS-8.18")
def test_ex_13_depleted_type() -> None:
    pool = "P5 E7 M10 C11 O14 V12"
    m = fulfilling({"new": "C1 O1"}, players=3, pool=pool, supply="P10 E8 M5 C3 V3", options={"round_limit": 1})
    play(m, "end")
    assert truth(m)["supply"] == "P10 E8 M5 C2 V2"
    assert truth(m)["pool"] == "P5 E7 M10 C12 O14 V13"


@pytest.mark.parametrize(("stored", "over"), [("P15 E15", True), ("P15 E14", False)])
@pytest.mark.clause("CS-3.1", "CS-3.2", "CS-3.3")
def test_ex_14_economy_crash(stored: str, over: bool) -> None:
    last: Json = {"turn_order": [[1], [2], [3], [0]], "queue": [[0]]}
    m = table({"store": stored}, players=4, decision={"phase": "fulfil", "seat": 0}, **last)
    play(m, "end")
    assert m.over == over
    if over:
        assert m.outcome is not None
        assert {result.rank for result in m.outcome.results} == {4}
    else:
        assert (truth(m)["supply"], truth(m)["pool"]) == ("", "")


RICH = ["prize-seed-vault", "prize-hull-plating", "robot-freighter-1", "robot-foundry-1", "prize-filtration-plant"]
RICH += ["prize-express-freight", "prize-grand-arbiter"]
OVER: Json = {"decision": {"phase": "over"}, "ending": {"why": "showing"}}


def points(m: Match, seat: int = 0) -> int:
    return sum(line.points for line in m.score(seat))


@pytest.mark.clause("CS-10.1", "CS-12.52")
def test_ex_15_final_score() -> None:
    m = table({"tableau": [*RICH, "prize-robotics-expo"], "discard": ["prog-rear-hatch"]}, **OVER)
    assert points(m) == 26


@pytest.mark.clause("CS-10.2", "CS-9.2")
def test_ex_16_final_score_contracts_in_hand() -> None:
    hand = ["digger", "sifter", "hauler", "courier", "welder", "magpie", "mender", "scout", "freighter", "foundry"]
    m = table({"tableau": [*RICH, "robot-dynamo-1"], "hand": [*hand, "prog-void-net", "prog-rear-hatch"]}, **OVER)
    assert points(m) == 26
    seat = m.view(0)["seats"][0]
    assert (seat["fulfilled"], seat["showing"]) == (10, 8)


@pytest.mark.clause("CS-12.9", "CS-12.16", "CS-1.41")
def test_ex_17_redundant_icon() -> None:
    m = run("sq-s: digger.r, prog-gripper-arm", IDLE, cells={(5, 1): "M", (4, 1): "M"})
    assert happened(m, "order", 0) == [(2, 1, 1)]  # diligence 1 instead of 0
    assert gone(m)["took"] == "M"


@pytest.mark.clause("CS-3.10", "CS-12.6")
def test_ex_18_contract_for_the_other_shape() -> None:
    for seed in range(60):
        m = Match("cosmic-scavengers", players=3, seed=seed)
        assert len(truth(m)["market"]) == 10
        assert not {"prog-gantry-port", "prog-gantry-starboard"} & set(truth(m)["market"])
        if truth(m)["box"]:
            break
    assert set(truth(m)["box"]) <= {"prog-gantry-port", "prog-gantry-starboard"}
    assert m.spectator.view()["deck"] == 72 - 10 - len(truth(m)["box"])


@pytest.mark.clause("CS-4.4", "CS-4.12")
def test_ex_19_too_few_robots() -> None:
    m = table({"hand": ["courier", "sifter", "mender"]}, players=3)
    play(m, "designate hx-n-l", "place courier.t", "place sifter.r", "place mender.b")
    assert m.legal() == ["done", "restart"]
    m = run(
        {"hand": [], "program": "hx-n-l: courier.t, sifter.r, mender.b"},
        IDLE_HEX,
        IDLE_HEX,
        cells={(4, 0): "O", (3, 1): "O", (2, 2): "C", (1, 3): "C"},
    )
    assert gone(m) == {"took": "COO", "courier": "full", "sifter": "full", "mender": "full"}
    assert truth(m)["ship"] != []


@pytest.mark.clause("CS-4.19", "CS-4.20")
def test_ex_20_too_many_robots() -> None:
    m = run("sq-s: courier.t, sifter.r, mender.t, digger.r, hauler.t", IDLE)
    assert happened(m, "order", 0)[0][1] == 2
    assert "hauler" not in gone(m)
    assert "hauler" in zone(m, 0, "hand")


TIED = ("sq-n: courier.t, digger.r, sifter.r, mender.t", "sq-w: courier.t, sifter.r, digger.r, mender.t")


@pytest.mark.clause("CS-11.1", "CS-11.4", "CS-11.9", "CS-11.10", "CS-11.14", "CS-5.9")
def test_ex_21_fully_tied_players_first_to_arrive_and_collision() -> None:
    cells = {(1, 4): "O", (2, 2): "O", (4, 3): "M", (3, 1): "M"}
    m = run(*TIED, cells=cells, market=["robot-void-sweeper-1", "prog-safety-line-1"], options={"round_limit": 1})
    assert order(m) == [[0, 1]]
    assert gone(m, 0) == {"took": "MO", "courier": "full", "digger": "full", "sifter": "damaged", "mender": "back"}
    assert gone(m, 1) == {"took": "M", "courier": "back", "sifter": "damaged", "digger": "full", "mender": "back"}
    assert len(happened(m, "collide")) == 2
    stored = [event.seat for event in m.events() if event.kind == "store"]
    assert stored == [1, 0]  # B collected fewer and fulfils first


@pytest.mark.clause("CS-11.6", "CS-11.13")
def test_ex_22_conflict_decided_by_diligence() -> None:
    m = run("sq-n: digger.r, sifter.r, courier.t, mender.t", TIED[1], cells={(2, 2): "O", (2, 4): "O"})
    assert (gone(m, 0)["courier"], gone(m, 0)["took"]) == ("full", "O")
    assert (gone(m, 1)["sifter"], gone(m, 1)["took"]) == ("full", "O")
    assert [cell for _, _, cell in happened(m, "collect", 1)] == [2 * 6 + 4]


@pytest.mark.clause("CS-11.7")
def test_ex_23_conflict_decided_by_priority() -> None:
    m = run(
        "sq-n: digger.l, sifter.r, courier.l, hauler.t",
        "sq-w: digger.l, hauler.t, courier.l, sifter.r",
        cells={(2, 2): "M"},
    )
    assert order(m) == [[0, 1]]
    assert (gone(m, 0)["took"], gone(m, 1)["took"]) == ("M", "")
    assert gone(m, 1)["hauler"] == "back"


@pytest.mark.clause("CS-11.15")
def test_ex_24_fewer_discards() -> None:
    robots = "digger.l, sifter.r, courier.t, mender.b"
    m = run(
        f"sq-n: {robots}",
        f"sq-s: {robots}",
        cells={(0, 4): "O", (1, 4): "O", (0, 2): "O", (5, 2): "O", (5, 3): "O", (5, 4): "C"},
        market=["robot-void-sweeper-1", "prog-void-net"],
        round=2,  # seat 1 leads, so lead order is not the reason
    )
    assert order(m) == [[1, 0]]
    assert (gone(m, 0)["took"], gone(m, 1)["took"]) == ("OOO", "COO")
    assert (len(discarded(m, 0)), len(discarded(m, 1))) == (2, 3)
    assert truth(m)["queue"] == [[0], [1]]
    assert m.acting == (0,)


CONTEST: Json = {"market": ["robot-dynamo-1", "prog-void-net"], "options": {"round_limit": 1}}
BOTH: tuple[Json, ...] = ({"new": "O1 M1 E1"}, {"new": "O1 M1 E1"})


@pytest.mark.clause("CS-11.19", "CS-11.20", "CS-11.21", "CS-11.29", "CS-11.31")
def test_ex_25_challenge_and_lock() -> None:
    m = fulfilling(*BOTH, queue=[[0, 1]], **CONTEST)
    play(m, "claim robot-dynamo-1", "challenge robot-dynamo-1", "agree", "agree")
    assert truth(m)["market"] == ["prog-void-net", "robot-dynamo-1"]
    assert (zone(m, 0, "store"), zone(m, 1, "store")) == ("E1 M1 O1", "E1 M1 O1")
    assert truth(m)["pool"] == "E2 M2 O2"


@pytest.mark.clause("CS-11.22", "CS-11.23", "CS-11.24", "CS-11.30")
def test_ex_26_backing_down() -> None:
    m = fulfilling(*BOTH, queue=[[0, 1]], **CONTEST)
    play(m, "claim robot-dynamo-1", "challenge robot-dynamo-1", "back-down robot-dynamo-1", "agree")
    play(m, "claim prog-void-net", "agree", "agree")
    assert truth(m)["market"] == []
    assert zone(m, 1, "tableau") == ["robot-dynamo-1"]
    assert "dynamo-1" in zone(m, 1, "hand")
    assert "prog-void-net" in zone(m, 0, "hand")
    assert truth(m)["pool"] == "E2 M2 O2"


@pytest.mark.clause("CS-12.31", "CS-12.32", "CS-12.33")
def test_ex_27_tow_cable() -> None:
    m = run(
        "sq-s: sifter.r, prog-tow-cable-1, courier.t, welder.b, mender.t",
        IDLE,
        cells={(4, 1): "O", (3, 1): "C", (2, 1): "O", (5, 2): "O", (3, 3): "M"},
    )
    assert [(card, cell) for card, _, cell in happened(m, "collect", 0)] == [(1, 25), (4, 21), (3, 13)]
    assert truth(m)["pool"].count("O") or "O" in "".join(truth(m)["ship"])


@pytest.mark.clause("CS-10.6", "CS-10.7")
def test_ex_28_both_tie_contracts() -> None:
    a = ["prize-grand-arbiter", "prize-black-market-deal", "prize-crown-jewels", "prize-seed-vault"]
    a += ["prize-finders-fee", "prize-mission-control", "prize-repair-bay", "prize-trade-licence"]
    b = ["prize-hull-plating", "prize-coolant-tanks", "robot-foundry-1", "robot-dynamo-1", "robot-jeweler-1"]
    b += ["robot-alchemist-1", "robot-phantom-1", "robot-turbo-2", "prize-matter-converter"]
    m = table({"tableau": a}, {"tableau": b}, **OVER)
    assert (points(m, 0), points(m, 1)) == (24, 24)
    assert m.outcome is not None
    assert m.outcome.winners == [1]


@pytest.mark.clause("CS-4.21", "CS-4.22", "CS-7.23", "CS-12.4")
def test_ex_29_illegally_placed_contracts() -> None:
    m = run("sq-s: prog-cargo-rack-1, digger.r, courier.t, welder.b, mender.t, prog-repair-kit", IDLE)
    assert [ignored for _, _, ignored in happened(m, "contract", 0)] == [1, 1]
    assert happened(m, "order", 0)[0][1] == 2
    assert {"prog-cargo-rack-1", "prog-repair-kit"} <= set(discarded(m, 0))


FIVE = ["prize-seed-vault", "prize-hull-plating", "prize-coolant-tanks", "prize-fusion-coils", "prize-star-atlas"]


@pytest.mark.clause("CS-9.4", "CS-9.5", "CS-9.7", "CS-9.9")
def test_ex_30_reaching_8_by_revealing() -> None:
    seat: Json = {"tableau": FIVE, "discard": ["prog-void-net", "prog-clean-boot", "prog-rear-hatch"][:1]}
    hand = ["digger", "sifter", "hauler", "courier", "welder", "magpie", "mender", "scout"]
    seat["hand"] = [*hand, "prog-clean-boot", "prog-rear-hatch"]
    m = play(fulfilling(seat, cells={(0, 0): "V"}), "end")
    assert (phase(m), m.legal()) == ("reveal", ["reveal", "keep"])
    play(m, "reveal")
    assert m.over
    m = play(fulfilling(seat, cells={(0, 0): "V"}), "end", "keep")
    assert (phase(m), truth(m)["round"]) == ("program", 2)


@pytest.mark.clause("CS-8.22", "CS-8.23", "CS-8.25", "CS-8.26")
def test_ex_31_payment_by_small_choices() -> None:
    m = fulfilling({"store": "O1 C2 M1 E1 V1"}, market=["prize-filtration-plant"])
    play(m, "fulfil prize-filtration-plant")
    assert m.legal() == ["pay mechanical", "pay void"]
    assert play(m, "pay void").legal() == ["pay electrical", "pay mechanical"]
    m.undo()
    play(m, "pay mechanical")
    assert zone(m, 0, "tableau") == ["prize-filtration-plant"]  # the second wild unit was E, automatic
    assert zone(m, 0, "store") == "V1"


@pytest.mark.clause("CS-8.24", "CS-12.48")
def test_ex_32_small_choices_with_the_converter() -> None:
    seat: Json = {"tableau": ["prize-matter-converter"], "store": "V1 O1 C2"}
    m = fulfilling(seat, market=["prog-repair-kit"])
    play(m, "fulfil prog-repair-kit")
    assert m.legal() == ["pay organic", "pay void"]
    assert play(m, "pay organic").legal() == ["pay chemical", "pay void"]
    m.undo()
    play(m, "pay void")
    assert zone(m, 0, "store") == "O1"  # void, and chemical twice


@pytest.mark.clause("CS-4.25", "CS-4.16", "CS-4.11")
def test_ex_33_contracts_in_small_steps() -> None:
    robots = ["digger", "sifter", "hauler", "courier", "welder", "magpie", "mender", "scout"]
    m = table({"hand": [*robots, "prog-void-net", "prog-clean-boot"]})
    play(m, "designate sq-n", "place digger.t", "place sifter.t", "place hauler.t", "place courier.t")
    start = m.ply
    play(m, "insert prog-clean-boot", "gap 1", "insert prog-void-net", "gap 3")
    stack = zone(m, 0, "program")["stack"]
    assert stack == ["digger.t", "prog-clean-boot", "sifter.t", "hauler.t", "prog-void-net", "courier.t"]
    m.undo(m.ply - start)
    play(m, "insert prog-void-net", "gap 3", "insert prog-clean-boot")
    assert [move for move in m.legal() if move.startswith("gap")] == ["gap 3", "gap 4"]
