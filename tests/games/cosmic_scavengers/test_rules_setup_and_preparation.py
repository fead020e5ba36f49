"""Sections 2 and 3: set-up, and how a round begins."""

from __future__ import annotations

from collections import Counter

import pytest

from starlode.engine.running import loops
from starlode.engine.state.records import one
from starlode.games.cosmic_scavengers.game import GAME
from starlode.games.cosmic_scavengers.state import State
from starlode.match import Match
from tests.games.cosmic_scavengers.table import (
    ROBOTS,
    Json,
    fulfilling,
    happened,
    marbles,
    order,
    phase,
    play,
    run,
    table,
    truth,
    zone,
)

OTHER_SHAPE = {2: {"prog-helm-turn", "prog-core-drill"}, 3: {"prog-gantry-port", "prog-gantry-starboard"}}


@pytest.mark.parametrize(
    ("players", "pool", "supply"),
    [
        (2, "P4 E5 M6 C7 O8 V6", "P11 E10 M9 C8 O7 V9"),
        (3, "P5 E7 M10 C12 O15 V12", "P10 E8 M5 C3 V3"),
        (4, "P6 E8 M10 C12 O15 V10", "P9 E7 M5 C3 V5"),
    ],
)
@pytest.mark.clause("CS-2.2", "CS-2.3", "CS-3.4")
def test_the_pool_of_the_table_is_on_the_ship_and_the_rest_in_the_supply(players: int, pool: str, supply: str) -> None:
    m = Match("cosmic-scavengers", players=players, seed=9)
    aboard = Counter("".join(truth(m)["ship"]))
    assert " ".join(f"{letter}{aboard[letter]}" for letter in "PEMCOV") == pool
    assert truth(m)["supply"] == supply


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 10), (4, 12)])
@pytest.mark.clause("CS-2.6", "CS-2.7", "CS-2.9", "CS-2.10", "CS-2.11", "CS-14.5")
def test_the_opening_market(players: int, size: int) -> None:
    other = OTHER_SHAPE[min(players, 3)]
    for seed in range(25):
        m = Match("cosmic-scavengers", players=players, seed=seed)
        market, box = truth(m)["market"], truth(m)["box"]
        assert len(market) == size
        assert sum(name.startswith("robot-") for name in market) >= size // 2
        assert not other & set(market)
        assert set(box) <= other
        assert m.spectator.view()["deck"] == 72 - size - len(box)  # what was set aside is in the deck again


@pytest.mark.clause("CS-2.13", "CS-2.16")
def test_no_first_player_and_the_lead_moves_on_each_round() -> None:
    m = Match("cosmic-scavengers", players=3, seed=1)
    assert m.acting == (0, 1, 2)
    assert m.spectator.view()["lead"] == 0
    assert truth(m)["turn_order"] == []
    assert table(players=3, round=2).spectator.view()["lead"] == 1
    assert table(players=3, round=4).spectator.view()["lead"] == 0
    for number, lead in enumerate(([0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]), 1):
        assert order(run(*[{"hand": [], "program": "hx-n-l: mender.t"}] * 3, round=number)) == [lead]


@pytest.mark.clause("CS-2.14", "CS-2.17")
def test_a_seed_and_the_decisions_reproduce_a_game() -> None:
    first, again = (Match("cosmic-scavengers", players=2, seed=4) for _ in range(2))
    other = Match("cosmic-scavengers", players=2, seed=5)
    assert truth(first) == truth(again)
    assert truth(first)["ship"] != truth(other)["ship"]
    drawn = int(first.state.counter)
    play(first, "designate sq-n", "place digger.t", "place sifter.t", "place hauler.t", "place courier.t", "done")
    assert first.state.counter == drawn  # deciding draws nothing


@pytest.mark.clause("CS-2.15")
def test_the_market_is_a_set() -> None:
    names = ["robot-turbo-1", "prize-seed-vault", "prog-void-net"]
    assert truth(table(market=names)) == truth(table(market=sorted(names)))


@pytest.mark.clause("CS-3.1")
def test_top_up_takes_the_lowest_types_of_the_supply_first() -> None:
    m = fulfilling({"store": "C1"}, pool="P4 E5 M6 C7", supply="P11 E10 M9 C7 O15 V15")
    play(m, "end")
    assert happened(m, "top-up") == [(marbles(V=14),)]  # 22 in the pool, 36 cells: fourteen void
    assert truth(m)["supply"] == "P11 E10 M9 C7 O15 V1"


@pytest.mark.clause("CS-3.2", "CS-10.13", "CS-10.15")
def test_an_economy_crash_ends_the_game_at_once_without_a_winner() -> None:
    m = fulfilling({"store": "P15 E15 M15 C10"}, {"tableau": ["prize-crown-jewels"]})
    play(m, "end")
    assert m.over
    assert m.outcome is not None
    assert m.outcome.winners == []
    assert {result.rank for result in m.outcome.results} == {2}
    assert "crash" in m.outcome.reason


@pytest.mark.parametrize(("players", "most"), [(2, 54), (3, 29), (4, 29)])
@pytest.mark.clause("CS-3.3")
def test_a_crash_needs_more_in_stores_than_the_supply_held(players: int, most: int) -> None:
    for stored, over in ((most, False), (most + 1, True)):
        text = " ".join(f"{letter}{min(15, max(0, stored - 15 * i))}" for i, letter in enumerate("PEMCOV"))
        m = play(fulfilling({"store": text}, players=players), "end")
        assert m.over == over


@pytest.mark.lots
@pytest.mark.clause("CS-3.4", "CS-3.5", "CS-3.6", "CS-3.7")
def test_the_fill_is_a_fair_permutation_of_the_pool() -> None:
    config, state = GAME.configure({"players": 2}), one(State)
    first, last, deals = Counter[int](), Counter[int](), 600
    for seed in range(deals):
        loops.deal_seed(config.params, state, 2, 77, seed)
        first[int(state.ship[0])] += 1
        last[int(state.ship[35])] += 1
        assert not state.pool.any()
    for kind, share in enumerate((4, 5, 6, 7, 8, 6)):
        for cell in (first, last):  # about five standard deviations
            assert abs(cell[kind] - deals * share / 36) < 5 * (deals * share / 36) ** 0.5


@pytest.mark.clause("CS-3.8", "CS-3.13", "CS-8.12", "CS-3.9")
def test_the_market_is_refilled_only_in_preparation() -> None:
    m = fulfilling({"new": "O3"}, market=["robot-bio-harvester-1", "prize-crown-jewels"])
    play(m, "fulfil robot-bio-harvester-1")
    assert truth(m)["round"] == 2
    assert len(truth(m)["market"]) == 8
    assert "prize-crown-jewels" in truth(m)["market"]
    kinds = [event.kind for event in m.events()]
    assert kinds.count("to-market") == 7
    assert kinds.index("fulfil") < kinds.index("round") < kinds.index("to-market")


@pytest.mark.clause("CS-3.9")
def test_a_refill_knows_no_minimum_of_robot_contracts() -> None:
    found = set()
    for seed in range(12):
        market = truth(play(fulfilling({}, seed=seed), "end"))["market"]
        assert len(market) == 8
        found.add(sum(name.startswith("robot-") for name in market))
    assert min(found) < 4 <= max(found)


@pytest.mark.clause("CS-3.10", "CS-2.11")
def test_a_contract_for_the_other_board_goes_to_the_box_and_is_replaced() -> None:
    boxed = set()
    for seed in range(30):
        m = play(fulfilling({}, seed=seed), "end")
        assert len(truth(m)["market"]) == 8
        assert not OTHER_SHAPE[2] & set(truth(m)["market"])
        boxed |= set(truth(m)["box"])
    assert boxed == OTHER_SHAPE[2]


@pytest.mark.clause("CS-3.11")
def test_with_an_empty_deck_the_market_stays_short() -> None:
    names = GAME.configure({}).components.contract_ids
    left, box = ["prize-crown-jewels", "robot-turbo-1"], ["prog-helm-turn", "prog-core-drill"]
    market = ["prize-crown-jewels", "prize-express-freight"]
    sold = [name for name in names if name not in (*left, *box, *market)]
    rival: Json = {"tableau": [name for name in sold if not name.startswith("prog")]}
    rival["discard"] = [name for name in sold if name.startswith("prog")]
    m = fulfilling({"store": "O1 M1 V2"}, rival, market=market, box=box)
    play(m, "fulfil prize-express-freight")
    assert truth(m)["market"] == sorted(left)
    assert m.spectator.view()["deck"] == 0


BARE: Json = {"hand": []}


@pytest.mark.clause("CS-3.12", "CS-13.1")
def test_emergency_recall_in_lead_order() -> None:
    m = play(fulfilling(BARE, BARE, round=1), "end")
    assert (phase(m), m.acting, truth(m)["round"]) == ("recall", (1,), 2)  # seat 1 leads round 2
    assert m.legal() == [f"recall {name}" for name in ROBOTS]
    play(m, "recall welder")
    assert zone(m, 1, "hand") == ["welder"]
    assert m.acting == (0,)
    play(m, "recall scout")
    assert phase(m) == "program"


@pytest.mark.clause("CS-3.12")
def test_a_recall_without_choice_is_made_and_none_is_owed_with_a_robot_in_hand() -> None:
    m = play(fulfilling({"hand": ["digger"]}, {}), "end")
    assert phase(m) == "program"
    assert zone(m, 0, "hand") == ["digger"]


@pytest.mark.clause("CS-3.12", "CS-4.5", "CS-13.5")
def test_without_emergency_recall_a_player_programs_no_robot() -> None:
    m = play(fulfilling(BARE, {}, options={"emergency_recall": False}), "end")
    assert phase(m) == "program"
    m.play("designate sq-n", 0)
    assert m.legal(0) == ["done", "restart"]
