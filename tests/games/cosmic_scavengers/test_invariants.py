"""What could not lie on a table is refused, and the key that is wrong is named; what a game leads to is accepted."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidPosition
from starlode.games.cosmic_scavengers.faults import INVARIANTS
from tests.games.cosmic_scavengers.table import ROBOTS, Json, program, table

PRIZES = [f"prize-{name}" for name in ("seed-vault", "hull-plating", "star-atlas", "crown-jewels", "fusion-coils")]
EIGHT = [*PRIZES, "prize-coolant-tanks", "prize-habitat-dome", "prize-sensor-array"]
PROGS = [f"prog-{name}" for name in ("void-net", "clean-boot", "rear-hatch")]
NET = "prog-void-net"
ROBOT_CONTRACTS = [f"robot-{name}-{copy}" for name in ("turbo", "foundry", "dynamo", "jeweler") for copy in (1, 2)]

# Positions that can be, by name; each case below changes some keys of one.
PROGRAMMING: Json = {"seats": [{"hand": [*ROBOTS, *PROGS]}, {}]}
RECOVERING: Json = {
    "decision": {"phase": "recover-robot", "seat": 0},
    "turn_order": [[0], [1]],
    "seats": [
        {"discard": ["scout", "hauler"], "program": program("sq-n: mender.l, welder.l, sifter.r")},
        {"program": program("sq-n: digger.t, hauler.b")},
    ],
}
FULFILLING: Json = {
    "decision": {"phase": "fulfil", "seat": 0},
    "turn_order": [[0], [1]],
    "queue": [[0]],
    "market": [NET],
    "seats": [{"new": "V3"}, {"program": program("sq-n: digger.t, hauler.b")}],
}
PAYING: Json = {
    **FULFILLING,
    "decision": {"phase": "pay", "seat": 0, "contract": NET, "owed": "W2", "paid": "V1"},
    "seats": [{"store": "M2 V3"}, FULFILLING["seats"][1]],
}
CLAIMING: Json = {
    "decision": {"phase": "claim", "seat": 0},
    "turn_order": [[0, 1]],
    "queue": [[0, 1]],
    "market": [NET],
    "claims": {"stances": [{"seat": 0, "contract": NET, "marbles": "V3"}]},
    "seats": [{"store": "V3"}, {"store": "O3"}],
}
SALVAGING: Json = {
    **FULFILLING,
    "decision": {"phase": "salvage", "seat": 0},
    "seats": [{"tableau": ["prize-salvage-rights"], "due": ["prize-salvage-rights"]}, FULFILLING["seats"][1]],
}
RECALLING: Json = {"decision": {"phase": "recall", "seat": 1}, "seats": [{}, {"hand": []}]}
REVEALING: Json = {
    "decision": {"phase": "reveal", "seat": 0},
    "turn_order": [[0], [1]],
    "seats": [{"tableau": PRIZES, "hand": [*ROBOTS, *PROGS]}, {}],
}
OVER: Json = {"decision": {"phase": "over"}, "turn_order": [[0], [1]]}
SHOWING: Json = {**OVER, "ending": {"why": "showing"}, "seats": [{"tableau": EIGHT}, {}]}
REVEALED: Json = {**REVEALING, **OVER, "ending": {"why": "revealed", "seat": 0}}
LAST_ROUND: Json = {**OVER, "round": 20, "ending": {"why": "round-limit"}}
CRASHED: Json = {
    "decision": {"phase": "over"},
    "ending": {"why": "crash"},
    "pool": "M5 C15 O15",
    "seats": [{"store": "P15 E15 M10 V15"}, {}],
}
SOUND = {
    name: value for name, value in globals().items() if name.isupper() and isinstance(value, dict) and name != "OVER"
}


def seat(base: Json, number: int = 0, **changes: Any) -> Json:
    """The seats of a position, one of them changed."""
    return {"seats": [{**zones, **changes} if i == number else zones for i, zones in enumerate(base["seats"])]}


def asked(base: Json, **changes: Any) -> Json:
    """The decision of a position, changed."""
    return {"decision": {**base["decision"], **changes}}


def stances(*changed: Json) -> Json:
    """Claims of the net, one for each change of that of seat 0."""
    return {"claims": {"stances": [{**CLAIMING["claims"]["stances"][0], **changes} for changes in changed]}}


HOSPITAL: Json = {"tableau": ["prize-field-hospital"], "due": ["prize-field-hospital"]}
LINE = "prog-safety-line-1"

FALSE: list[tuple[Json, Json, str]] = [
    # endings
    (SHOWING, {"seats": [{"tableau": EIGHT[:7]}, {}]}, "ending.why"),
    (SHOWING, {"ending": {"why": "round-limit"}, "round": 20}, "ending.why"),
    (SHOWING, {"ending": {"why": "crash"}}, "ending.why"),
    (SHOWING, {"ending": {"why": "showing", "seat": 0}}, "ending.seat"),
    (SHOWING, {"ending": {"why": "none"}}, "ending.why"),
    (REVEALED, {"ending": {"why": "revealed"}}, "ending.seat"),
    (REVEALED, {"ending": {"why": "revealed", "seat": 1}}, "ending.seat"),
    (REVEALED, seat(REVEALED, hand=[*ROBOTS, *PROGS[:2]]), "ending.seat"),
    (REVEALED, {"ending": {"why": "showing"}}, "ending.why"),
    (LAST_ROUND, {"round": 19}, "ending.why"),
    (LAST_ROUND, {"round": 21}, "round"),
    (LAST_ROUND, {"seats": [{"new": "V1"}, {}]}, "seats[0].new"),
    (LAST_ROUND, {"seats": [{}, {"program": program("sq-n: digger.t")}]}, "seats[1].program"),
    (CRASHED, {"pool": "M4 C15 O15"}, "supply"),
    (CRASHED, {"pool": "M5 C15 O14", "ship": ["O....."] + ["......"] * 5}, "ship"),
    (CRASHED, {"turn_order": [[0], [1]]}, "turn_order"),
    (CRASHED, {"pool": "M6 C15 O15", "seats": [{"store": "P15 E15 M9 V15"}, {}]}, "ending.why"),
    # components
    (PROGRAMMING, {"pool": "P16"}, "pool"),
    (PROGRAMMING, {"pool": "P1"}, "pool"),
    (PROGRAMMING, {"ship": ["PPPPPP"] * 3 + ["......"] * 3}, "supply"),
    (PROGRAMMING, seat(PROGRAMMING, store="P15 E15 M15 C10"), "seats[0].store"),
    (PROGRAMMING, seat(PROGRAMMING, new="V1"), "seats[0].new"),
    (PROGRAMMING, seat(PROGRAMMING, 1, tableau=EIGHT), "seats[1].tableau"),
    (PROGRAMMING, seat(PROGRAMMING, 1, tableau=[LINE]), "seats[1].tableau"),
    (PROGRAMMING, seat(PROGRAMMING, 1, hand=[*ROBOTS, "robot-turbo-1"]), "seats[1].hand"),
    (PROGRAMMING, seat(PROGRAMMING, 1, hand=[*ROBOTS, "turbo-1"]), "seats[1].hand"),
    (PROGRAMMING, seat(PROGRAMMING, 1, discard=["prog-helm-turn"]), "seats[1].discard"),
    (PROGRAMMING, seat(PROGRAMMING, 1, discard=PROGS[:1]), "seats[1].discard"),
    (PROGRAMMING, {"market": ["prog-helm-turn"]}, "market"),
    (PROGRAMMING, {"market": [*EIGHT, "robot-turbo-1"]}, "market"),
    (PROGRAMMING, {"box": ["prize-seed-vault"]}, "box"),
    (FULFILLING, {"ship": ["OOOOOO"] * 2 + ["CCCCCC"] * 2 + ["MMMMMM"] * 2}, "seats[0].new"),
    (FULFILLING, {"pool": "P12 E12 M12"}, "pool"),
    (FULFILLING, seat(FULFILLING, 1, new="V3"), "seats[1].new"),
    # programs
    (PROGRAMMING, seat(PROGRAMMING, hand=None, program={"stack": ["digger.t"]}), "seats[0].program.designation"),
    (PROGRAMMING, seat(PROGRAMMING, program={"committed": True}), "seats[0].program.designation"),
    (PROGRAMMING, seat(PROGRAMMING, program={"designation": "hx-n-l"}), "seats[0].program.designation"),
    (PROGRAMMING, seat(PROGRAMMING, hand=None, program=program(f"sq-n: digger.t, {LINE}")), "seats[0].program.stack"),
    (PROGRAMMING, seat(PROGRAMMING, program={"restarts": 4}), "seats[0].program.restarts"),
    (PROGRAMMING, seat(PROGRAMMING, program={"designation": "sq-n", "steps": 2}), "seats[0].program.steps"),
    (PROGRAMMING, seat(PROGRAMMING, program={"designation": "sq-n", "steps": 1}), "seats[0].program.steps"),  # of ply 0
    (
        PROGRAMMING,
        {"seats": [{"hand": [*PROGS], "program": {"designation": "sq-n", "waiting": LINE}}, {}]},
        "seats[0].program.waiting",
    ),
    (
        PROGRAMMING,
        {"seats": [{"program": program("sq-n:", committed=True, waiting=LINE), "hand": []}, {}]},
        "seats[0].program.waiting",
    ),
    (PROGRAMMING, {"seats": [{"program": program("sq-n:", committed=True)}] * 2}, "seats[0].program.committed"),
    (RECOVERING, seat(RECOVERING, 1, program=None), "seats[1].program"),
    (RECOVERING, seat(RECOVERING, 1, program=program("sq-n: digger.t", restarts=1)), "seats[1].program.restarts"),
    (RECOVERING, seat(RECOVERING, 1, program=program("sq-n: digger.t", steps=2)), "seats[1].program.steps"),
    (FULFILLING, seat(FULFILLING, 0, program=program("sq-n: digger.t")), "seats[0].program"),
    (FULFILLING, {"turn_order": [[1], [0]]}, "seats[1].program"),
    # turn order, queue, whose turn it is
    (RECOVERING, {"turn_order": [[1], [0]]}, "turn_order"),
    (RECOVERING, {"turn_order": [[0, 1]]}, "turn_order"),
    (RECOVERING, {"turn_order": [[0]]}, "turn_order"),
    (RECOVERING, {"queue": [[0]]}, "queue"),
    (PROGRAMMING, {"turn_order": [[0], [1]]}, "turn_order"),
    (PAYING, {"queue": []}, "queue"),
    (FULFILLING, {"queue": [[0], [1]]}, "queue"),
    (FULFILLING, asked(FULFILLING, seat=1), "decision.seat"),
    (CLAIMING, seat(CLAIMING, new="V1"), "queue"),
    (CLAIMING, {"queue": [[0], [1]]}, "decision.seat"),
    (RECALLING, {"seats": [{"hand": []}, {"hand": []}]}, "decision.seat"),
    (RECALLING, {"seats": [{}, {}]}, "decision"),
    # allowances and effects
    (RECOVERING, asked(RECOVERING, allowance=3), "decision.allowance"),
    (RECOVERING, asked(RECOVERING, allowance=0), "decision"),
    (RECOVERING, seat(RECOVERING, hand=[], discard=None) | asked(RECOVERING, allowance=1), "decision.allowance"),
    (FULFILLING, seat(FULFILLING, **HOSPITAL), "seats[0].due"),
    (SALVAGING, seat(SALVAGING, **HOSPITAL), "seats[0].due"),
    (SALVAGING, seat(SALVAGING, tableau=["prize-seed-vault"], due=["prize-seed-vault"]), "seats[0].due"),
    (SALVAGING, seat(SALVAGING, tableau=[]), "seats[0].due"),
    (SALVAGING, seat(SALVAGING, due=[]), "decision.seat"),
    (SALVAGING, seat(SALVAGING, 1, **HOSPITAL), "seats[1].due"),
    (
        SALVAGING,
        seat(SALVAGING, tableau=["prize-salvage-rights", "prize-finders-fee"], due=["prize-finders-fee"]),
        "seats[0].due",
    ),
    # payments and claims
    (PAYING, asked(PAYING, contract="robot-turbo-1"), "decision.contract"),
    (PAYING, asked(PAYING, owed="W3"), "decision.owed"),
    (PAYING, asked(PAYING, paid="P1"), "decision.paid"),
    (PAYING, asked(PAYING, voided=["organic"]), "decision.voided"),
    (PAYING, asked(PAYING, last_wild="organic"), "decision.last_wild"),
    (PAYING, seat(PAYING, tableau=["prize-trade-licence"]), "decision.owed"),
    (PAYING, seat(PAYING, store="V3"), "decision"),
    (CLAIMING, seat(CLAIMING, store="V5 O3") | asked(PAYING), "decision.contract"),
    (CLAIMING, {"claims": {"agreed": 2}}, "claims"),
    (CLAIMING, {"claims": {"agreed": 4}}, "claims.agreed"),
    (CLAIMING, stances({"marbles": "V2"}), "claims.stances"),
    (CLAIMING, stances({"marbles": "P3"}), "claims"),
    (CLAIMING, stances({"stance": "barred"}), "claims.stances"),
    (CLAIMING, stances({"stance": "backed-down"}), "claims.stances"),
    (CLAIMING, stances({}, {}), "claims.stances"),
    (CLAIMING, stances({"seat": 2}), "claims.stances"),
    (FULFILLING, stances({}), "claims"),
    # the end that was missed
    (REVEALING, seat(REVEALING, 1, tableau=ROBOT_CONTRACTS), "decision"),
    (REVEALING, seat(REVEALING, hand=[*ROBOTS, *PROGS[:2]]), "decision"),
]


@pytest.mark.parametrize("name", sorted(SOUND))
def test_the_positions_that_are_changed_can_be(name: str) -> None:
    table(players=2, **SOUND[name])


@pytest.mark.parametrize(("base", "changes", "place"), FALSE)
def test_what_could_not_lie_on_a_table_is_refused_by_its_key(base: Json, changes: Json, place: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        table(players=2, **{**base, **changes})
    assert str(refused.value).startswith(f"{place}: "), refused.value


@pytest.mark.parametrize(
    ("options", "base", "changes", "place"),
    [
        ({"filter_shape_contracts": True}, PROGRAMMING, {"box": []}, "box"),
        ({"emergency_recall": False}, RECALLING, {}, "decision"),
        ({"restarts": 0}, PROGRAMMING, seat(PROGRAMMING, program={"restarts": 1}), "seats[0].program.restarts"),
        ({"round_limit": 3}, PROGRAMMING, {"round": 4}, "round"),
        ({"round_limit": 21}, LAST_ROUND, {}, "ending.why"),
    ],
)
def test_options_that_contradict_the_position(options: Json, base: Json, changes: Json, place: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        table(players=2, options=options, **{**base, **changes})
    assert str(refused.value).startswith(f"{place}: "), refused.value


def test_every_invariant_has_a_name_of_its_own_and_a_promise() -> None:
    rows = list(INVARIANTS)
    assert len({row.name for row in rows}) == len(rows)
    assert all(row.promise.endswith(".") and row.place for row in rows)
