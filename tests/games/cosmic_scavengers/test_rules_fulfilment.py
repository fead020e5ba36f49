"""Section 8: buying contracts, bookkeeping, and paying one marble at a time."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from starlode.games.cosmic_scavengers.components import load, marbles_text, unit_counts
from starlode.match import Match
from tests.games.cosmic_scavengers.table import Json, fulfilling, happened, phase, play, table, truth, zone

PARTS = load()
CONTRACTS = {contract.id: contract for contract in PARTS.contracts}
LAST: Json = {"options": {"round_limit": 1}}


@pytest.mark.clause("CS-8.1", "CS-8.2")
def test_any_number_of_contracts_one_after_another() -> None:
    m = fulfilling({"store": "O6 C3"}, market=["robot-bio-harvester-1", "robot-freighter-1", "prog-repair-kit"], **LAST)
    play(m, "fulfil robot-bio-harvester-1")
    assert m.legal() == ["end", "fulfil prog-repair-kit", "fulfil robot-freighter-1"]
    play(m, "fulfil robot-freighter-1", "pay organic")
    assert zone(m, 0, "tableau") == ["robot-bio-harvester-1", "robot-freighter-1"]
    assert zone(m, 0, "store") == "C3"


@pytest.mark.parametrize(
    ("target", "gains"),
    [
        ("robot-freighter-1", (CONTRACTS["robot-freighter-1"].points + 1, 1)),  # counts for the prize as well
        ("prog-repair-kit", (CONTRACTS["prog-repair-kit"].points, 0)),  # goes to the hand, and is not shown
    ],
)
def test_the_survey_says_what_a_payment_comes_to(target: str, gains: tuple[int, int]) -> None:
    seat: Json = {"store": "P6 E6 M6 C6 O6 V6", "tableau": ["prize-robotics-expo"]}
    m = play(fulfilling(seat, market=[target, "robot-bio-harvester-1"], **LAST), f"fulfil {target}")
    assert phase(m) == "pay"
    foretold = m.perspective(0).survey
    while phase(m) == "pay":
        play(m, m.legal()[0])
    now = m.perspective(0).survey
    assert (foretold.score_after, foretold.showing_after) == (now.score[0], now.showing[0])
    assert (foretold.score_after - foretold.score[0], foretold.showing_after - foretold.showing[0]) == gains


@pytest.mark.clause("CS-8.1")
def test_none_at_all() -> None:
    m = play(fulfilling({"store": "O6"}, market=["robot-bio-harvester-1"], **LAST), "end")
    assert zone(m, 0, "tableau") == []


@pytest.mark.clause("CS-8.3", "CS-8.6", "CS-8.7", "CS-8.8")
def test_new_marbles_are_spent_before_stored_ones_of_the_type() -> None:
    m = fulfilling({"new": "O2", "store": "O2"}, market=["robot-bio-harvester-1"], **LAST)
    play(m, "fulfil robot-bio-harvester-1")
    assert truth(m)["pool"] == "O2"
    assert truth(m)["supply"] == "P15 E15 M15 C15 O12 V15"
    assert zone(m, 0, "store") == "O1"
    m = fulfilling({"new": "O2 V1", "store": "O2 V2"}, market=["robot-bio-harvester-1", "prog-void-net"], **LAST)
    play(m, "fulfil robot-bio-harvester-1")
    assert (zone(m, 0, "new"), zone(m, 0, "store")) == ("V1", "O1 V2")


@pytest.mark.clause("CS-8.5", "CS-1.46")
def test_wild_units_are_paid_with_any_type() -> None:
    m = fulfilling({"store": "P1 E1 M1 C1 O1 V1"}, market=["robot-void-sweeper-1"], **LAST)
    play(m, "fulfil robot-void-sweeper-1")
    assert m.legal() == [f"pay {name}" for name in ("mechanical", "chemical", "organic", "void")]
    play(m, "pay mechanical")  # electrical and precious follow, by rising value
    assert zone(m, 0, "store") == "C1 O1 V1"


@pytest.mark.clause("CS-8.9", "CS-8.10", "CS-8.11", "CS-1.48", "CS-1.49", "CS-1.50", "CS-8.12")
def test_where_fulfilled_contracts_go() -> None:
    market = ["prize-seed-vault", "robot-freighter-1", "prog-tow-cable-1"]
    m = fulfilling({"store": "O10"}, market=market, **LAST)
    play(m, "fulfil prize-seed-vault", "fulfil robot-freighter-1", "fulfil prog-tow-cable-1")
    assert zone(m, 0, "tableau") == ["prize-seed-vault", "robot-freighter-1"]
    assert {"freighter-1", "prog-tow-cable-1"} <= set(zone(m, 0, "hand"))
    assert truth(m)["market"] == []
    assert m.spectator.view()["robot_stacks"]["freighter"] == 1


@pytest.mark.clause("CS-8.13")
def test_marbles_from_effects_go_to_the_store_and_may_be_spent_at_once() -> None:
    m = fulfilling({"new": "C2 V2"}, market=["prize-finders-fee", "robot-jeweler-1"], **LAST)
    play(m, "fulfil prize-finders-fee")
    assert zone(m, 0, "store") == "P1"
    assert truth(m)["pool"] == "C2 V2"  # no refill for it
    m = fulfilling({"new": "C2 V2", "store": "V2"}, market=["prize-finders-fee", "robot-jeweler-1"], **LAST)
    play(m, "fulfil prize-finders-fee", "fulfil robot-jeweler-1")
    assert truth(m)["supply"] == "P15 E15 M15 C13 O15 V13"  # the precious marble went back to the supply


@pytest.mark.clause("CS-8.14")
def test_a_contract_taken_by_an_earlier_place_is_gone() -> None:
    seats: tuple[Json, ...] = ({"store": "O3"}, {"store": "O3", "hand": [], "program": {"designation": "sq-n"}})
    m = fulfilling(*seats, order=[[0], [1]], market=["robot-bio-harvester-1", "prog-tow-cable-1"])
    play(m, "fulfil robot-bio-harvester-1")
    assert (m.acting, m.legal()) == ((1,), ["end", "fulfil prog-tow-cable-1"])


# ---- bookkeeping ----


@pytest.mark.clause("CS-8.15", "CS-8.16", "CS-8.21")
def test_unspent_new_marbles_are_stored_and_replaced_in_kind() -> None:
    m = play(fulfilling({"new": "P1 V2"}, **LAST), "end")
    assert (zone(m, 0, "new"), zone(m, 0, "store")) == ("", "P1 V2")
    assert (truth(m)["pool"], truth(m)["supply"]) == ("P1 V2", "P13 E15 M15 C15 O15 V11")


@pytest.mark.parametrize(
    ("new", "store", "pool"),
    [
        ("E2", "E13 M15", "C2"),  # E missing twice, M exhausted: the next lower is C
        ("V1", "V14", "O1"),  # nothing is lower than void: the lowest above
        ("O1", "O14 V15", "C1"),  # no void either: the lowest above organic
        ("P1 M1", "P14 E15 C15 M14", "O2"),
        ("P1 M1", "P14 M14 E14", "E1 C1"),  # missing ones in falling value: P takes the last E, M takes C
    ],
)
@pytest.mark.clause("CS-8.17", "CS-8.18", "CS-8.19")
def test_a_depleted_type_is_replaced_by_the_next_lower_one(new: str, store: str, pool: str) -> None:
    m = play(fulfilling({"new": new, "store": store}, **LAST), "end")
    assert truth(m)["pool"] == pool


@pytest.mark.clause("CS-8.18")
def test_exact_replacements_come_first() -> None:
    # One E is left: it replaces the E, although the missing P comes before it in value.
    m = play(fulfilling({"new": "P1 E1", "store": "P14 E13"}, **LAST), "end")
    assert truth(m)["pool"] == "E1 M1"


@pytest.mark.clause("CS-8.20")
def test_with_an_empty_supply_nothing_moves() -> None:
    m = fulfilling({"new": "P1", "store": "P14 E15 M15 C15 O15 V15"}, **LAST)
    assert truth(m)["supply"] == ""
    play(m, "end")
    assert truth(m)["pool"] == ""


@pytest.mark.clause("CS-8.21")
def test_pool_and_ship_keep_their_number_over_a_game() -> None:
    m = Match("cosmic-scavengers", players=2, seed=3)
    while not m.over and m.ply < 250:
        m.play(m.legal_actions(m.acting[-1])[-1], m.acting[-1])
        if phase(m) == "program":
            view = m.spectator.view()
            assert sum(view["pool"].values()) + len("".join(view["ship"]).replace(".", "")) == 36


# ---- one marble at a time ----


def payments(store: str, contract: str, tableau: tuple[str, ...] = ()) -> list[str]:
    """Every payment that a complete series of choices leads to."""
    seat: Json = {"store": store, "tableau": list(tableau)}
    start = fulfilling(seat, market=[contract], **LAST)
    found = []
    waiting = [[f"fulfil {contract}"]]
    while waiting:
        series = waiting.pop()
        m = play(Match.from_position(start.position()), *series)
        if m.over or phase(m) != "pay":
            (paid,) = happened(m, "pay")[0]
            found.append(marbles_text(paid))
        else:
            waiting += [[*series, move] for move in m.legal()]
    return found


def allowed(store: str, cost: str, licence: bool, converter: bool) -> set[str]:
    """CS-8.4 word by word: all multisets of marbles that cover the units."""
    have = [int(part[1:]) for part in store.split()]
    units = unit_counts(cost)
    wild = units[6] - (1 if licence and units[6] else 0)
    found = set()
    size = sum(units[:6]) + wild
    for pick in itertools.product(*(range(count + 1) for count in have)):
        if sum(pick) != size:
            continue
        for chemical, organic in itertools.product(range(units[3] + 1), range(units[4] + 1)):
            if not converter and (chemical or organic):
                continue
            need = [units[0], units[1], units[2], units[3] - chemical, units[4] - organic, chemical + organic]
            if all(p >= n for p, n in zip(pick, need, strict=True)):
                found.add(marbles_text(pick))
    return found


@pytest.mark.lots
@given(
    st.tuples(*(st.integers(0, 3) for _ in range(6))),
    st.sampled_from(PARTS.contracts),
    st.booleans(),
    st.booleans(),
)
@example((0, 0, 0, 0, 0, 2), CONTRACTS["robot-void-sweeper-1"], False, False)  # one marble short of W3
@example((0, 0, 1, 1, 1, 2), CONTRACTS["prize-black-market-deal"], False, True)  # O1 C1 W2
@settings(max_examples=60)
@pytest.mark.clause("CS-8.4", "CS-8.22", "CS-8.26", "CS-12.47", "CS-12.48", "CS-13.3")
def test_series_of_choices_and_legal_payments_correspond_one_to_one(counts, contract, licence, converter) -> None:  # type: ignore[no-untyped-def]
    if contract.id in ("prize-trade-licence", "prize-matter-converter") or getattr(contract, "board", None) == "hex":
        return
    tableau = ("prize-trade-licence",) * licence + ("prize-matter-converter",) * converter
    store = " ".join(f"{letter}{count}" for letter, count in zip("PEMCOV", counts, strict=True))
    expected = allowed(store, contract.cost, licence, converter)
    m = fulfilling({"store": store, "tableau": list(tableau)}, market=[contract.id], **LAST)
    assert (f"fulfil {contract.id}" in m.legal()) == bool(expected)
    if expected:
        found = payments(store, contract.id, tableau)
        assert Counter(found) == Counter(expected)  # each exactly once


@pytest.mark.clause("CS-8.23", "CS-8.26", "CS-13.3")
def test_without_a_choice_nothing_is_asked() -> None:
    m = fulfilling({"store": "O1 C1 M1 E1 P1"}, market=["prize-colony-charter"], **LAST)
    play(m, "fulfil prize-colony-charter")
    assert zone(m, 0, "tableau") == ["prize-colony-charter"]


CONVERTER: Json = {"tableau": ["prize-matter-converter"]}


@pytest.mark.clause("CS-8.23")
def test_units_are_served_by_falling_value_and_wild_ones_last() -> None:
    m = fulfilling({**CONVERTER, "store": "P2 C2 O2 V4"}, market=["prize-black-market-deal"], **LAST)
    play(m, "fulfil prize-black-market-deal")
    assert (m.legal(), "marble for chemical" in m.prompt(0)) == (["pay chemical", "pay void"], True)
    play(m, "pay chemical")
    assert (m.legal(), "marble for organic" in m.prompt(0)) == (["pay organic", "pay void"], True)
    play(m, "pay organic")
    assert "2 wild units" in m.prompt(0)


@pytest.mark.clause("CS-8.24", "CS-8.25")
def test_once_void_covers_a_type_its_other_units_take_void_and_its_marbles_pay_no_wild_unit() -> None:
    m = fulfilling({**CONVERTER, "store": "P1 M1 C4 V3"}, market=["prize-coolant-tanks"], **LAST)  # C3 W1
    play(m, "fulfil prize-coolant-tanks", "pay chemical", "pay void")
    assert m.legal() == ["pay precious", "pay mechanical", "pay void"]
    assert "1 wild unit left" in m.prompt(0)  # the third chemical unit has taken void without a question
    play(m, "pay void")
    assert zone(m, 0, "store") == "P1 M1 C3"


@pytest.mark.clause("CS-8.25")
def test_wild_units_are_named_in_rising_value() -> None:
    m = fulfilling({"store": "P2 C2 V2"}, market=["robot-void-sweeper-1"], **LAST)
    play(m, "fulfil robot-void-sweeper-1", "pay chemical")
    assert m.legal() == ["pay precious", "pay chemical"]
    play(m, "pay precious")
    assert zone(m, 0, "store") == "C1 V2"


@pytest.mark.clause("CS-8.27")
def test_the_choice_of_a_contract_is_final_and_marbles_move_together_at_the_end() -> None:
    m = fulfilling({"new": "P2 C2 V2"}, market=["robot-void-sweeper-1", "prog-void-net"], **LAST)
    play(m, "fulfil robot-void-sweeper-1", "pay void")
    assert not any(move.startswith(("end", "fulfil")) for move in m.legal())
    assert (zone(m, 0, "new"), truth(m)["pool"]) == ("P2 C2 V2", "")
    play(m, "pay void", "pay precious")
    assert truth(m)["pool"] == "P1 V2"


@pytest.mark.clause("CS-8.2", "CS-12.49")
def test_an_ongoing_effect_helps_the_next_contract_but_not_its_own() -> None:
    m = fulfilling({"store": "C1 E1 V4"}, market=["prize-trade-licence", "prog-void-net"], **LAST)
    play(m, "fulfil prize-trade-licence")
    assert zone(m, 0, "store") == "V3"
    play(m, "fulfil prog-void-net")
    assert zone(m, 0, "store") == "V1"


def test_tables_of_this_file_are_positions() -> None:
    assert phase(table()) == "program"
