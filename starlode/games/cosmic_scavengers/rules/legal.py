"""The table of contents of what may be done: for each phase, which actions are legal."""

from __future__ import annotations

from starlode.engine.header import is_asked
from starlode.engine.kernel import kernel
from starlode.engine.masks import allow, allow_if, allow_span, bit_if
from starlode.engine.records import Array
from starlode.games.cosmic_scavengers.decisions import (
    ACT_CONTRACT,
    ACT_DESIGNATION,
    ACT_GAP,
    ACT_MODE,
    ACT_ROBOT,
    ACT_TYPE,
    Phase,
    Word,
)
from starlode.games.cosmic_scavengers.rules.claims import may_act_on
from starlode.games.cosmic_scavengers.rules.payment import can_pay, converts, is_offered
from starlode.games.cosmic_scavengers.rules.prizes import may_salvage
from starlode.games.cosmic_scavengers.rules.programming import lowest_gap, next_step, placed
from starlode.games.cosmic_scavengers.rules.table import find_robot, is_at
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import (
    DESIGNATIONS,
    EMPTY,
    HEX_FROM,
    KINDS,
    MODES,
    PROG_FROM,
    ROBOT_FROM,
    TYPES,
    Board,
    RobotAt,
    Zone,
)


@kernel
def legal(params: Params, state: State, seat: int, mask: Array) -> None:
    """Write the legal actions of a seat; none for a seat that is not asked."""
    if not is_asked(state, seat, mask):
        return
    phase = state.phase
    if phase == Phase.PROGRAM:
        offer_program(params, state, seat, mask)
    elif phase == Phase.FULFIL:
        allow(mask, Word.END)
        offer_market(params, state, seat, mask)
    elif phase == Phase.CLAIM:
        allow(mask, Word.AGREE)
        offer_claims(params, state, seat, mask)
    elif phase == Phase.PAY:
        for kind in range(TYPES):
            allow_if(mask, ACT_TYPE + kind, is_offered(params, state, seat, kind))
    elif phase == Phase.SALVAGE:
        for kind in range(TYPES):
            allow_if(mask, ACT_TYPE + kind, may_salvage(state, kind))
    elif phase == Phase.REVEAL:
        allow(mask, Word.REVEAL)
        allow(mask, Word.KEEP)
    else:
        offer_discard(state, seat, mask)


# ---- programming ----


@kernel
def offer_program(params: Params, state: State, seat: int, mask: Array) -> None:
    """D-02 to D-04: a designation, then robots, then contracts with their gaps until `done`."""
    step = next_step(params, state, seat)
    allow_if(mask, Word.RESTART, step != Phase.DESIGNATE and state.restarts[seat] < params.restarts)
    if step == Phase.DESIGNATE:
        offer_designations(params, state, mask)
    elif step == Phase.PLACE:
        offer_robots(state, seat, RobotAt.HAND, ACT_MODE, MODES, mask)  # CS-4.15
    elif step == Phase.GAP:
        first, end = lowest_gap(state, seat), placed(state, seat) + 1
        allow_span(mask, ACT_GAP + first, (1 << (end - first)) - 1)
    else:
        allow(mask, Word.DONE)
        offer_contracts(state, seat, Zone.HAND, mask)


@kernel
def offer_designations(params: Params, state: State, mask: Array) -> None:
    """CS-1.25: those of the board in use."""
    board = params.board_of[state.players]
    first, end = (HEX_FROM, len(DESIGNATIONS)) if board == Board.HEX else (0, HEX_FROM)
    allow_span(mask, ACT_DESIGNATION + first, (1 << (end - first)) - 1)


@kernel
def offer_robots(state: State, seat: int, where: int, start: int, ways: int, mask: Array) -> None:
    """CS-13.2: each kind of robot that lies there, in each of so many ways; one half of the kinds after the other."""
    for first in range(0, KINDS, KINDS // 2):
        found = 0
        for kind in range(KINDS // 2):
            found |= bit_if(kind * ways, find_robot(state, seat, first + kind, where) != EMPTY)
        allow_span(mask, start + first * ways, found * ((1 << ways) - 1))


# ---- the discard ----


@kernel
def offer_discard(state: State, seat: int, mask: Array) -> None:
    """D-01, D-05, D-06, D-11, D-12: robots or PROGRAMMABLE contracts of the own discard; only the recall is a duty."""
    phase = state.phase
    allow_if(mask, Word.STOP, phase != Phase.RECALL)
    if phase in (Phase.RECALL, Phase.RECOVER_ROBOT, Phase.HOSPITAL_ROBOT):
        offer_robots(state, seat, RobotAt.DISCARD, ACT_ROBOT, 1, mask)
    else:
        offer_contracts(state, seat, Zone.DISCARD, mask)


@kernel
def offer_contracts(state: State, seat: int, zone: int, mask: Array) -> None:
    """The PROGRAMMABLE contracts of a zone of the seat."""
    contracts = 0
    for place in range(ROBOT_FROM - PROG_FROM):
        contracts |= bit_if(place, is_at(state, PROG_FROM + place, zone, seat))
    allow_span(mask, ACT_CONTRACT + PROG_FROM, contracts)


# ---- the market ----


@kernel
def offer_market(params: Params, state: State, seat: int, mask: Array) -> None:
    """D-07: each contract with a legal payment."""
    converter = converts(params, state, seat)
    for place in range(state.market_count):
        contract = int(state.market[place])
        allow_if(mask, ACT_CONTRACT + contract, can_pay(params, state, state, seat, contract, converter))


@kernel
def offer_claims(params: Params, state: State, seat: int, mask: Array) -> None:
    """D-10: each contract the member may claim, challenge, back down from or withdraw."""
    converter = converts(params, state, seat)
    for place in range(state.market_count):
        allow_if(mask, ACT_CONTRACT + int(state.market[place]), may_act_on(params, state, seat, place, converter))
