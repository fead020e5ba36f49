"""The table of contents of what may be done: for each phase, which actions are legal."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.header import is_asked
from starlode.engine.state.masks import allow, allow_if, allow_span
from starlode.engine.state.records import Array
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
from starlode.games.cosmic_scavengers.rules.payment import can_pay, means_of, offers
from starlode.games.cosmic_scavengers.rules.prizes import may_salvage
from starlode.games.cosmic_scavengers.rules.programming import lowest_gap, next_step, placed
from starlode.games.cosmic_scavengers.rules.table import kinds_at, programmables_at
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import (
    DESIGNATIONS,
    HEX_FROM,
    KINDS,
    MODES,
    PROG_FROM,
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
        allow_span(mask, ACT_TYPE, offers(params, state, seat))
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
        offer_robots(state, seat, mask)
    elif step == Phase.GAP:
        first, end = lowest_gap(state, seat), placed(state, seat) + 1
        allow_span(mask, ACT_GAP + first, (1 << (end - first)) - 1)
    else:
        allow(mask, Word.DONE)
        allow_span(mask, ACT_CONTRACT + PROG_FROM, programmables_at(state, Zone.HAND, seat))


@kernel
def offer_designations(params: Params, state: State, mask: Array) -> None:
    """CS-1.25: those of the board in use."""
    board = params.board_of[state.players]
    first, end = (HEX_FROM, len(DESIGNATIONS)) if board == Board.HEX else (0, HEX_FROM)
    allow_span(mask, ACT_DESIGNATION + first, (1 << (end - first)) - 1)


@kernel
def offer_robots(state: State, seat: int, mask: Array) -> None:
    """CS-4.15, CS-13.2: each kind of robot in hand with each of its modes; one half of the kinds after the other."""
    held = kinds_at(state, seat, RobotAt.HAND)
    for first in range(0, KINDS, KINDS // 2):
        found = 0
        for kind in range(KINDS // 2):
            found |= ((held >> (first + kind)) & 1) << (kind * MODES)
        allow_span(mask, ACT_MODE + first * MODES, found * ((1 << MODES) - 1))


# ---- the discard ----


@kernel
def offer_discard(state: State, seat: int, mask: Array) -> None:
    """D-01, D-05, D-06, D-11, D-12: robots or PROGRAMMABLE contracts of the own discard; only the recall is a duty."""
    phase = state.phase
    allow_if(mask, Word.STOP, phase != Phase.RECALL)
    if phase in (Phase.RECALL, Phase.RECOVER_ROBOT, Phase.HOSPITAL_ROBOT):
        allow_span(mask, ACT_ROBOT, kinds_at(state, seat, RobotAt.DISCARD))
    else:
        allow_span(mask, ACT_CONTRACT + PROG_FROM, programmables_at(state, Zone.DISCARD, seat))


# ---- the market ----


@kernel
def offer_market(params: Params, state: State, seat: int, mask: Array) -> None:
    """D-07: each contract with a legal payment."""
    means = means_of(params, state, state, seat)
    for place in range(state.market_count):
        contract = int(state.market[place])
        allow_if(mask, ACT_CONTRACT + contract, can_pay(params, means, contract))


@kernel
def offer_claims(params: Params, state: State, seat: int, mask: Array) -> None:
    """D-10: each contract the member may claim, challenge, back down from or withdraw."""
    means = means_of(params, state, state, seat)
    for place in range(state.market_count):
        allow_if(mask, ACT_CONTRACT + int(state.market[place]), may_act_on(params, state, seat, place, means))
