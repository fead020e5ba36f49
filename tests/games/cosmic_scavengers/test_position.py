"""Positions as JSON: what is accepted, what is refused and why, and what faults find."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidPosition
from starlode.engine.state.records import range_faults, same
from starlode.games.cosmic_scavengers.state import State
from starlode.match import Match
from tests.games.cosmic_scavengers.table import ROBOTS, Json, fulfilling, program, table, truth, zone


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_comes_back(players: int) -> None:
    m, chance = Match("cosmic-scavengers", players=players, seed=players), Random(players)
    while not m.over:
        seat = chance.choice(m.acting)
        m.play(chance.choice(m.legal_actions(seat)), seat)
        if chance.random() < 0.2 or m.over:
            text = json.dumps(m.position())
            again = Match.from_position(json.loads(text))
            assert json.dumps(again.position()) == text
            left, right = m.state, again.state
            for state in (left, right):
                state.event_count = 0
                state.events[:] = 0
            assert same(left, right)


def test_what_is_left_out() -> None:
    m = table()
    assert zone(m, 0, "hand") == sorted(ROBOTS)
    assert truth(m)["supply"] == "P15 E15 M15 C15 O15 V15"
    assert m.spectator.view()["deck"] == 72
    assert zone(table({"hand": ["digger"]}), 0, "discard") == sorted(set(ROBOTS) - {"digger"})
    assert zone(table({"tableau": ["robot-turbo-2"]}), 0, "hand")[-2:] == ["turbo-2", "welder"]


@pytest.mark.parametrize(
    ("seat", "why"),
    [
        ({"hand": ["diger"]}, "did you mean 'digger'"),
        ({"hand": ["digger", "digger"]}, "named twice"),
        ({"hand": ["turbo-1"]}, "without its contract"),
        ({"hand": ["digger"], "discard": ["scout"]}, "in neither hand, discard nor program"),
        ({"hand": ["prize-seed-vault"]}, "not PROGRAMMABLE"),
        ({"tableau": ["prog-void-net"]}, "is PROGRAMMABLE"),
        ({"tableau": ["prize-seed-vault", "prize-seed-vault"]}, "named twice"),
        ({"store": "X1"}, "is no number of marbles"),
        ({"store": "P16"}, "too many"),
        ({"new": 3}, "expected str"),
        ({"goods": 1}, "no such key"),
        ({"due": ["prize-seed-vault"]}, "no prize in the tableau"),
        ({"program": {"stack": ["digger.t"]}}, "designation"),
        ({"program": program("hx-n-l: digger.t")}, "not on the square board"),
        ({"program": program("sq-n: digger.x")}, "no mode of digger"),
        ({"program": program("sq-n: digger.t, prog-void-net")}, "before all robots"),
        ({"program": program("sq-n: digger.t, prize-seed-vault")}, "not PROGRAMMABLE"),
        ({"program": program("sq-n: ", restarts=9)}, "at most 3"),
    ],
)
def test_a_seat_that_cannot_be(seat: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidPosition, match=why):
        table(seat)


ROBOTS_FOR_SALE = ("turbo", "foundry", "dynamo", "jeweler", "freighter", "foreman", "void-sweeper", "phantom")
ROBOT_CONTRACTS = [f"robot-{name}-{copy}" for name in ROBOTS_FOR_SALE for copy in (1, 2)]


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("ship", ["......"], "6 rows"),
        ("ship", ["......"] * 5 + [".....Z"], "'Z' is no marble"),
        ("pool", "P16", "too many"),
        ("supply", "P3", "nowhere else"),
        ("market", ["robot-turbo-1"] * 2, "named twice"),
        ("market", ["robot-turbo-3"], "did you mean"),
        ("market", ROBOT_CONTRACTS[:9], "^market: 9 contracts, there is room for 8"),
        ("market", ROBOT_CONTRACTS, "^market: 16 contracts, there is room for 8"),
        ("box", ["nothing"], "no contract"),
        ("round", 21, "last round is 20"),
        ("turn_order", [[0], [1]], "not settled yet"),
        ("turn_order", [[2**15], [1]], "^turn_order: there is no seat 32768, the seats are 0 to 1"),
        ("turn_order", [[0, -(2**40)]], "^turn_order: there is no seat -"),
        ("queue", [[0]], "nobody fulfils"),
        ("queue", [[2**16]], "^queue: there is no seat 65536, the seats are 0 to 1"),
        ("queue", [[0] * 5], "^queue: 0 appears twice"),
        ("decision", {"phase": "collect"}, "there is no phase"),
        ("decision", {"phase": "recall", "seat": 0}, "nothing to decide"),
        ("decision", {"phase": "recall", "seat": 5}, "no seat 5"),
        ("decision", {"phase": "over"}, "ending"),
        ("ending", {"why": "showing"}, "not over"),
        ("claims", {"agreed": 1}, "no claim group"),
        ("decision", {"phase": "program", "seat": 0}, "all seats program"),
        ("decision", {"phase": "program", "paid": "V1"}, "nothing is paid"),
        ("seats", [{}], "1 seats are given"),
        ("weather", 1, "no such key"),
    ],
)
def test_a_table_that_cannot_be(key: str, value: Any, why: str) -> None:
    with pytest.raises(InvalidPosition, match=why):
        table(**{key: value})


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"queue": [[0, 1]]}, "not the turn of seat 0|has no program"),
        ({"turn_order": [[0]]}, "settled: all seats"),
        ({"turn_order": [[0], [0]]}, "appears twice"),
        ({"turn_order": [[0], [1]]}, "still to collect"),
        ({"decision": {"phase": "fulfil", "seat": 1}}, "not the turn of seat 1"),
        ({"decision": {"phase": "claim", "seat": 0}}, "not the turn of seat 0"),
        ({"decision": {"phase": "fulfil", "seat": 0, "allowance": 2}}, "nothing is recovered"),
        ({"decision": {"phase": "fulfil", "seat": 0, "paid": "V1"}}, "nothing is paid"),
        ({"decision": {"phase": "pay", "seat": 0, "contract": "robot-turbo-1"}}, "not in the market"),
        ({"decision": {"phase": "pay", "seat": 0, "contract": "prog-void-net", "owed": "W1"}}, "do not add up"),
        (
            {"decision": {"phase": "pay", "seat": 0, "contract": "prog-void-net", "owed": "W2", "paid": "P1"}},
            "more marbles",
        ),
        ({"decision": {"phase": "salvage", "seat": 0}}, "nothing to decide"),
        ({"claims": {"agreed": 0}}, "no claim group"),
    ],
)
def test_a_fulfilment_that_cannot_be(changes: dict[str, Any], why: str) -> None:
    position: dict[str, Any] = {"turn_order": [[1], [0]], "queue": [[0]], "market": ["prog-void-net"]}
    position["decision"] = {"phase": "fulfil", "seat": 0}
    table({"store": "V3"}, **position)
    with pytest.raises(InvalidPosition, match=why):
        table({"store": "V3"}, **{**position, **changes})


@pytest.mark.parametrize(
    ("seat", "phase", "changes", "why"),
    [
        ({}, "recover-robot", {"allowance": 1}, "nothing to decide"),  # the discard is empty
        ({"discard": ["scout"]}, "recover-robot", {}, "nothing to decide"),
        ({"discard": ["scout"]}, "recover-contract", {"allowance": 1}, "nothing to decide"),
        ({"tableau": ["prize-seed-vault"]}, "reveal", {}, "nothing to decide"),
    ],
)
def test_a_decision_that_would_not_be_asked(
    seat: dict[str, Any], phase: str, changes: dict[str, Any], why: str
) -> None:
    decision = {"phase": phase, "seat": 0, **changes}
    programs: dict[str, Any] = {} if phase == "reveal" else {"program": program("sq-n: digger.t")}
    with pytest.raises(InvalidPosition, match=why):
        table({**seat, **programs}, programs, decision=decision, turn_order=[[0], [1]])


def test_effects_that_are_not_due() -> None:
    owner: dict[str, Any] = {"tableau": ["prize-salvage-rights"], "due": ["prize-salvage-rights"]}
    asked = {"phase": "salvage", "seat": 0}
    assert len(fulfilling(owner, decision=asked).legal()) == 5
    with pytest.raises(InvalidPosition, match="no effect is due"):
        fulfilling(owner)
    with pytest.raises(InvalidPosition, match="asks nothing like"):
        fulfilling({**owner, "discard": ["scout"]}, decision={"phase": "hospital-robot", "seat": 0, "allowance": 1})
    with pytest.raises(InvalidPosition, match="due for seat 0"):
        fulfilling(owner, decision={"phase": "salvage", "seat": 1})


def test_only_prizes_with_an_immediate_effect_can_be_due() -> None:
    prizes = ["prize-salvage-rights", "prize-seed-vault"]
    with pytest.raises(InvalidPosition, match=r"seats\[0\].due: prize-seed-vault has no immediate effect"):
        fulfilling({"tableau": prizes, "due": prizes}, decision={"phase": "salvage", "seat": 0})
    owner: Json = {"tableau": prizes, "due": prizes[:1]}
    with pytest.raises(InvalidPosition, match=r"seats\[1\].due: seat 1 does not fulfil now"):
        fulfilling({}, owner, decision={"phase": "salvage", "seat": 1})


def test_tied_seats_act_in_lead_order_however_they_are_named() -> None:
    for named in ([[1, 2, 0]], [[0, 1, 2]]):
        m = fulfilling({}, {}, {}, queue=named, order=named, round=2, decision={"phase": "claim", "seat": 2})
        assert truth(m)["turn_order"] == truth(m)["queue"] == [[1, 2, 0]]


def test_the_allowance_is_what_the_program_gives_unless_some_of_it_was_used() -> None:
    def recovering(**more: Any) -> Match:
        owner = {"discard": ["scout", "hauler", "digger"], "program": program("sq-n: mender.l, welder.l")}
        other = {"program": program("sq-n: digger.t")}
        return table(owner, other, decision={"phase": "recover-robot", "seat": 0, **more}, turn_order=[[0], [1]])

    assert truth(recovering())["decision"]["allowance"] == 2
    assert truth(recovering(allowance=1))["decision"]["allowance"] == 1
    with pytest.raises(InvalidPosition, match=r"decision\.allowance: 3, but seat 0 may recover 2 at most"):
        recovering(allowance=3)
    hospital = {"tableau": ["prize-field-hospital"], "due": ["prize-field-hospital"], "discard": ["scout"]}
    m = fulfilling(hospital, decision={"phase": "hospital-robot", "seat": 0})
    assert truth(m)["decision"]["allowance"] == 2


def test_a_recall_without_the_option_is_refused() -> None:
    asked: Json = {"decision": {"phase": "recall", "seat": 0}}
    assert len(table({"hand": []}, **asked).legal()) == 8
    with pytest.raises(InvalidPosition, match="nothing to decide"):
        table({"hand": []}, options={"emergency_recall": False}, **asked)


def test_nobody_may_reveal_once_eight_contracts_show() -> None:
    prizes = [f"prize-{name}" for name in ("seed-vault", "hull-plating", "star-atlas", "crown-jewels", "fusion-coils")]
    near: Json = {"tableau": prizes, "hand": [f"prog-{name}" for name in ("void-net", "clean-boot", "rear-hatch")]}
    asked: Json = {"decision": {"phase": "reveal", "seat": 0}, "turn_order": [[0], [1]]}
    assert table(near, **asked).legal() == ["reveal", "keep"]
    robots = [f"robot-{name}-{copy}" for name in ("turbo", "foundry", "dynamo", "jeweler") for copy in (1, 2)]
    with pytest.raises(InvalidPosition, match="nothing to decide"):
        table(near, {"tableau": robots}, **asked)


def test_an_ending_names_who_revealed_and_nobody_else() -> None:
    for ending in ({"why": "revealed"}, {"why": "showing", "seat": 0}):
        with pytest.raises(InvalidPosition, match=r"ending\.seat"):
            table(decision={"phase": "over"}, ending=ending)


def test_a_queue_of_another_place() -> None:
    with pytest.raises(InvalidPosition, match="not at the place"):
        fulfilling({}, {}, queue=[[0], [1]], order=[[1], [0]])


def test_programs_of_seats_that_have_collected_are_refused() -> None:
    with pytest.raises(InvalidPosition, match="has no program now"):
        fulfilling({"program": program("sq-n: digger.t")})


def test_steps_of_a_program_that_nobody_counted_are_counted_on() -> None:
    """`steps` may be left out, and whatever is done then leads to a position that can be read back."""
    match = table({"program": program("sq-n: courier.t")})
    for move, steps in (("place digger.t", 1), ("restart", 2), ("designate sq-e", 3)):
        match.play(move, 0)
        assert truth(match)["seats"][0]["program"]["steps"] == steps
        assert Match.from_position(match.position()).position() == match.position()


def test_no_more_steps_are_counted_than_a_program_can_have_taken() -> None:
    match = table({"program": program("sq-n: courier.t")})
    data = match.position() | {"ply": 9}
    data["position"]["seats"][0]["program"]["steps"] = 3
    with pytest.raises(InvalidPosition, match=r"^seats\[0\].program.steps: 3, but the program took 2 at most"):
        Match.from_position(data)


def test_all_committed_is_refused() -> None:
    done = {"program": program("sq-n: digger.t", committed=True)}
    with pytest.raises(InvalidPosition, match="leave one open"):
        table(done, done)


def test_claims_that_cannot_be() -> None:
    claim = {"seat": 0, "contract": "prog-void-net", "marbles": "V3"}
    position: dict[str, Any] = {"queue": [[0, 1]], "market": ["prog-void-net"]}
    seats: tuple[Json, ...] = ({"store": "V3"}, {"store": "V3"})
    m = fulfilling(*seats, claims={"stances": [claim]}, **position)
    assert m.legal() == ["agree", "withdraw prog-void-net"]
    for changed, why in (
        ({"marbles": "V2"}, "wrong number"),
        ({"marbles": "P3"}, "more marbles"),
        ({"stance": "backed-down"}, "not locked any more"),
        ({"stance": "barred"}, "wrong number"),
        ({"stance": "sits"}, "no stance"),
        ({"seat": 3}, "not in the group"),
    ):
        with pytest.raises(InvalidPosition, match=why):
            fulfilling(*seats, claims={"stances": [{**claim, **changed}]}, **position)
    with pytest.raises(InvalidPosition, match="ends when all"):
        fulfilling(*seats, claims={"agreed": 2}, **position)


def test_a_claim_with_marbles_that_do_not_pay_it() -> None:
    claim = {"seat": 0, "contract": "robot-alchemist-1", "marbles": "V3"}
    position: Json = {"queue": [[0, 1]], "market": ["robot-alchemist-1"], "claims": {"stances": [claim]}}
    with pytest.raises(InvalidPosition, match=r"claims\.stances: robot-alchemist-1 by seat 0: V3 does not pay C2 W1"):
        fulfilling({"store": "V3"}, {}, **position)
    m = fulfilling({"store": "V3", "tableau": ["prize-matter-converter"]}, {}, **position)
    assert m.spectator.view()["seats"][0]["held"] == "V3"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"owed": "O1 W1", "paid": "V1 C1"}, "decision.owed: units are paid in the order"),
        ({"owed": "O1 W2", "paid": "P1"}, "decision.paid: P1 does not pay C1"),
        ({"owed": "O1 W2", "paid": "V1"}, "decision.paid: V1 does not pay C1"),
        ({"owed": "O1 W2", "paid": "C1", "voided": ["chemical"]}, "decision.voided"),
        ({"owed": "W1", "paid": "C1 O1 M1", "last_wild": "void"}, "decision.last_wild"),
    ],
)
def test_a_payment_that_cannot_have_been_made(changes: Json, why: str) -> None:
    decision = {"phase": "pay", "seat": 0, "contract": "prize-black-market-deal"}
    position: Json = {"market": ["prize-black-market-deal"]}
    seat = {"store": "P1 M2 C2 O2 V3"}
    fulfilling(seat, decision={**decision, "owed": "W1", "paid": "C1 O1 M1", "last_wild": "mechanical"}, **position)
    with pytest.raises(InvalidPosition, match=why):
        fulfilling(seat, decision={**decision, **changes}, **position)


def test_what_void_covered_follows_from_the_payment() -> None:
    decision = {"phase": "pay", "seat": 0, "contract": "prize-black-market-deal", "owed": "O1 W2", "paid": "V1"}
    seat = {"store": "M2 C2 O2 V3", "tableau": ["prize-matter-converter"]}
    m = fulfilling(seat, decision=decision, market=["prize-black-market-deal"])
    assert truth(m)["decision"]["voided"] == ["chemical"]
    assert truth(m)["decision"]["last_wild"] == "void"


def test_a_payment_half_made_goes_on() -> None:
    decision = {"phase": "pay", "seat": 0, "contract": "prog-void-net", "owed": "W2", "paid": "V1"}
    m = fulfilling({"store": "V2 M2"}, market=["prog-void-net"], decision=decision)
    assert m.legal() == ["pay mechanical", "pay void"]
    m.play("pay mechanical")
    assert zone(m, 0, "store") == "V1"


@pytest.mark.parametrize(
    ("field", "index", "value", "why"),
    [
        ("pool", 0, 3, "precious marbles in all"),
        ("ship", 60, 1, "beside the ship"),
        ("market", 0, 71, "list of the market"),
        ("contract_at", 0, 4, "zone for other contracts"),
        ("robot_at", (0, 0), 0, "lacks digger"),
        ("robot_at", (0, 9), 1, "has turbo-2"),
        ("slot_card", (0, 0), 3, "slots do not hold"),
        ("order", 0, 1, "turn order"),
        ("queue", 0, 1, "queue"),
        ("paid", 0, 1, "paid for nothing"),
        ("held", (0, 0), 1, "held"),
        ("tied", 0, 1, "tied with none"),
        ("fresh", (3, 0), 0, ""),
        ("phase", None, 13, "phase holds 13"),
        ("acting", None, 0, "seats that act"),
        ("journey", (0, 0), 1, "journey"),
        ("acting", None, 4, "only 2 play"),
        ("ender", None, 2, "only 2 play"),
    ],
)
def test_faults_are_found(field: str, index: Any, value: int, why: str) -> None:
    m = table(market=["robot-turbo-1"])
    state = m.state
    if index is None:
        state[field] = value
    else:
        state[field][index] = value
    found = "; ".join([*range_faults(State, state), *m.game.faults(m.config, state)])
    assert why in found if why else not found
