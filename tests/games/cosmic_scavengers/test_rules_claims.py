"""Section 11.4: the claim procedure."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove
from starlode.match import Match
from tests.games.cosmic_scavengers.table import Json, fulfilling, happened, phase, play, truth, zone

LAST: Json = {"options": {"round_limit": 1}}
LEAD: Json = {"phase": "claim", "seat": 1}  # of round 2
DYNAMO, NET, SWEEPER = "robot-dynamo-1", "prog-void-net", "robot-void-sweeper-1"


def claims(*stores: str, market: list[str], queue: list[list[int]] | None = None, **more: Any) -> Match:
    seats: list[Json] = [{"store": store} for store in stores]
    return fulfilling(*seats, queue=queue or [[*range(len(stores))]], market=market, **{**LAST, **more})


def held(match: Match, seat: int) -> str:
    return str(match.spectator.view()["seats"][seat]["held"])


def stances(match: Match) -> set[tuple[int, str, str]]:
    return {(row["seat"], row["contract"], row["stance"]) for row in match.spectator.view()["claims"]}


@pytest.mark.clause("CS-11.18", "CS-11.26", "CS-11.29")
def test_members_take_turns_in_lead_order_until_all_agree_consecutively() -> None:
    m = claims("V3", "V3", "V3", market=[SWEEPER, NET])
    assert m.acting == (0,)
    assert play(m, "agree").acting == (1,)
    assert play(m, f"claim {NET}").acting == (2,)  # the agreement of seat 0 counts no more
    assert play(m, "agree").acting == (0,)  # after the last member the first is on turn again
    assert play(m, "agree").acting == (1,)
    assert phase(m) == "claim"
    play(m, "agree")
    assert m.over
    assert happened(m, "fulfil", 1) != []


@pytest.mark.parametrize("leaving", ["withdraw", "back-down"])
@pytest.mark.clause("CS-11.29")
def test_all_must_agree_again_after_somebody_left_a_contract(leaving: str) -> None:
    m = claims("V3", "V6", "V3", market=[SWEEPER, NET])
    play(m, f"claim {NET}", f"challenge {NET}" if leaving == "back-down" else "agree", "agree", f"{leaving} {NET}")
    assert play(m, "agree", "agree").acting == (0,)
    assert phase(m) == "claim"
    assert play(m, "agree").over


@pytest.mark.clause("CS-11.18")
def test_lead_order_follows_the_round() -> None:
    m = claims("V3", "V3", market=[SWEEPER], queue=[[1, 0]], round=2, options={"round_limit": 2})
    assert m.acting == (1,)


@pytest.mark.clause("CS-11.19", "CS-11.28")
def test_a_claim_reserves_the_marbles_shown_for_it() -> None:
    m = claims("V6", "", market=[SWEEPER, NET])
    play(m, f"claim {NET}")
    assert (held(m, 0), stances(m)) == ("V3", {(0, NET, "stands")})
    play(m, f"claim {SWEEPER}")  # any number of claims, each with marbles of its own; seat 1 can only agree
    assert held(m, 0) == "V6"
    play(m, "agree")
    assert {"void-sweeper-1", NET} <= set(zone(m, 0, "hand"))


@pytest.mark.clause("CS-11.19", "CS-11.20")
def test_only_what_free_marbles_can_pay_is_offered() -> None:
    m = claims("V5", "V3", market=[SWEEPER, NET])
    play(m, f"claim {NET}", "agree")
    assert m.legal() == ["agree", f"withdraw {NET}"]  # two void marbles are too few for the sweeper


@pytest.mark.clause("CS-11.20", "CS-11.21")
def test_a_challenge_locks_the_contract_and_both_payments() -> None:
    m = claims("V3", "V3", "V3", market=[SWEEPER])
    play(m, f"claim {SWEEPER}", f"challenge {SWEEPER}")
    assert (held(m, 0), held(m, 1)) == ("V3", "V3")
    play(m, f"challenge {SWEEPER}")  # one may also join a contract that is already locked
    play(m, "agree", "agree", "agree")
    assert m.over
    assert happened(m, "fulfil") == []
    assert [zone(m, seat, "store") for seat in range(3)] == ["V3"] * 3
    assert truth(m)["market"] == [SWEEPER]
    assert len(happened(m, "locked")) == 1


@pytest.mark.clause("CS-11.22", "CS-11.23", "CS-11.24")
def test_marbles_of_those_who_back_down_are_free_once_one_contestant_is_left() -> None:
    m = claims("V3", "V3", "V3", market=[SWEEPER])
    play(m, f"claim {SWEEPER}", f"challenge {SWEEPER}", f"challenge {SWEEPER}", f"back-down {SWEEPER}")
    assert held(m, 0) == "V3"  # two still contest it
    play(m, f"back-down {SWEEPER}")
    assert (held(m, 0), held(m, 1), held(m, 2)) == ("", "", "V3")
    assert m.acting == (2,)
    assert f"withdraw {SWEEPER}" in m.legal()
    play(m, "agree")  # the others are barred and agree by themselves
    assert zone(m, 2, "tableau") == [SWEEPER]


@pytest.mark.clause("CS-11.25", "CS-11.27")
def test_a_withdrawn_claim_opens_the_contract_for_others_only() -> None:
    m = claims("V3", "V3", market=[SWEEPER, NET])
    play(m, f"claim {SWEEPER}", "agree", f"withdraw {SWEEPER}")
    assert held(m, 0) == ""
    assert m.legal(1) == ["agree", f"claim {NET}", f"claim {SWEEPER}"]
    play(m, "agree")
    assert m.legal(0) == ["agree", f"claim {NET}"]


@pytest.mark.clause("CS-11.27")
def test_who_backed_down_may_not_come_back() -> None:
    m = claims("V6", "V6", market=[SWEEPER, NET])
    play(m, f"claim {SWEEPER}", f"challenge {SWEEPER}", f"back-down {SWEEPER}", "agree")
    assert f"challenge {SWEEPER}" not in m.legal()
    with pytest.raises(IllegalMove, match="gave"):
        m.play(f"challenge {SWEEPER}")


@pytest.mark.clause("CS-11.30", "CS-8.6")
def test_claimed_contracts_are_fulfilled_at_once_new_marbles_first_over_all_payments() -> None:
    seats: tuple[Json, ...] = ({"new": "O3", "store": "O3"}, {"new": "V3"})
    m = fulfilling(*seats, queue=[[0, 1]], market=["robot-bio-harvester-1", "prog-tow-cable-1"], **LAST)
    play(m, "claim robot-bio-harvester-1", "claim prog-tow-cable-1")
    assert happened(m, "fulfil") == []
    play(m, "agree")
    assert len(happened(m, "fulfil")) == 2
    assert (truth(m)["pool"], truth(m)["supply"]) == ("O3 V3", "P15 E15 M15 C15 O12 V9")


@pytest.mark.clause("CS-11.31", "CS-11.34")
def test_locked_marbles_are_stored_in_lead_order() -> None:
    seats: tuple[Json, ...] = ({"new": "V3"}, {"new": "V3"})
    m = fulfilling(*seats, queue=[[1, 0]], market=[SWEEPER], round=2, options={"round_limit": 2})
    play(m, f"claim {SWEEPER}", f"challenge {SWEEPER}", "agree", "agree")
    assert [zone(m, seat, "store") for seat in (0, 1)] == ["V3", "V3"]
    lines = [line for line in m.log() if "stores" in line]
    assert [line.split()[1] for line in lines] == ["1", "0"]


@pytest.mark.clause("CS-11.32", "CS-12.39")
def test_immediate_effects_in_lead_order_and_alphabetical_order() -> None:
    market = ["prize-salvage-rights", "prize-finders-fee", "prize-field-hospital"]
    a: Json = {"store": "C2 M1 V5", "discard": ["digger"]}
    b: Json = {"store": "O2 C1 V1", "discard": ["scout"]}
    m = fulfilling(a, b, queue=[[0, 1]], market=market, **LAST)
    play(m, "claim prize-salvage-rights", "pay void", "pay void", "claim prize-field-hospital")
    play(m, "claim prize-finders-fee", "agree", "agree")
    assert phase(m) == "salvage"  # the fee came first, then salvage rights; seat 1 follows
    assert len(happened(m, "fee", 0)) == 1
    assert m.acting == (0,)
    play(m, "take electrical")
    assert (phase(m), m.acting) == ("hospital-robot", (1,))
    play(m, "recover scout")
    assert m.over
    assert len(happened(m, "fulfil")) == 3


@pytest.mark.clause("CS-11.32")
def test_the_lead_of_the_round_has_its_effects_first() -> None:
    market = ["prize-salvage-rights", "prize-field-hospital"]
    a: Json = {"store": "M1 V3", "discard": ["digger"]}
    b: Json = {"store": "O2 C1 V1", "discard": ["scout"]}
    m = fulfilling(a, b, queue=[[1, 0]], market=market, round=2, options={"round_limit": 2}, decision=LEAD)
    play(m, "claim prize-field-hospital", "claim prize-salvage-rights", "agree", "agree")
    assert (phase(m), m.acting) == ("hospital-robot", (1,))
    assert phase(play(m, "stop")) == "salvage"


@pytest.mark.clause("CS-11.32")
def test_nothing_more_can_be_bought_after_the_effects() -> None:
    m = fulfilling({"store": "C2 V5"}, {}, queue=[[0, 1]], market=["prize-finders-fee", SWEEPER], **LAST)
    play(m, "claim prize-finders-fee", "agree")
    assert m.over
    assert zone(m, 0, "store") == "P1 V3"
    assert SWEEPER in truth(m)["market"]


@pytest.mark.clause("CS-11.33")
def test_ongoing_effects_do_not_change_what_is_claimed_with_them() -> None:
    m = claims("C1 E1 V4", "", market=["prize-trade-licence", NET])
    play(m, "claim prize-trade-licence")
    assert f"claim {NET}" in m.legal()
    play(m, f"claim {NET}", "agree")
    assert zone(m, 0, "store") == ""  # the net cost three, as printed


@pytest.mark.clause("CS-11.35")
def test_a_later_player_may_fulfil_what_stayed_locked() -> None:
    m = claims("V3", "V3", "V3", market=[SWEEPER], queue=[[0, 1], [2]])
    play(m, f"claim {SWEEPER}", f"challenge {SWEEPER}", "agree", "agree")
    assert (phase(m), m.acting) == ("fulfil", (2,))
    play(m, f"fulfil {SWEEPER}")
    assert zone(m, 2, "tableau") == [SWEEPER]


@pytest.mark.clause("CS-11.36", "CS-18.2")
def test_the_procedure_ends_whatever_members_do() -> None:
    for eager in (0, -1):
        m = claims("V15", "O15", "C15", "M15", market=[SWEEPER, NET])
        count = 0
        while not m.over:
            moves = [move for move in m.legal() if move != "agree"] or ["agree"]
            m.play(moves[eager])
            count += 1
        assert count <= 2 * 4 * 2 * 5 + 4 * 17


@pytest.mark.clause("CS-13.7")
def test_every_contract_allows_at_most_one_action() -> None:
    m = claims("V6", "V6", market=[SWEEPER, NET])
    assert m.legal() == ["agree", f"claim {NET}", f"claim {SWEEPER}"]
    play(m, f"claim {NET}")
    assert m.legal() == ["agree", f"challenge {NET}", f"claim {SWEEPER}"]
    play(m, f"challenge {NET}")
    assert m.legal() == ["agree", f"back-down {NET}", f"claim {SWEEPER}"]
    play(m, "agree", f"claim {SWEEPER}")
    assert m.legal() == ["agree", f"back-down {NET}", f"challenge {SWEEPER}"]
    play(m, f"back-down {NET}")
    assert m.legal() == ["agree", f"withdraw {NET}", f"withdraw {SWEEPER}"]


@pytest.mark.clause("CS-11.19", "CS-8.27")
def test_a_claim_is_paid_by_the_same_small_choices_from_free_marbles() -> None:
    m = claims("V3 O3", "V3", market=[SWEEPER, NET])
    play(m, f"claim {NET}")
    assert m.legal() == ["pay organic", "pay void"]
    play(m, "pay void", "pay void", "pay void", "agree", f"claim {SWEEPER}")
    assert held(m, 0) == "O3 V3"  # void is reserved, so organic was automatic
