"""Why an action is not legal. Reasons are sought in the order in which a player would look for them."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cosmic_scavengers.decisions import (
    ACT_CONTRACT,
    ACT_DESIGNATION,
    ACT_GAP,
    ACT_MODE,
    ACT_ROBOT,
    ACT_TYPE,
    Phase,
    Reason,
    Word,
)
from starlode.games.cosmic_scavengers.rules.payment import free_marbles, next_unit
from starlode.games.cosmic_scavengers.rules.programming import lowest_gap, next_step, placed, robots_due
from starlode.games.cosmic_scavengers.rules.table import market_place
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import EMPTY, PROG_FROM, ROBOT_FROM, WILD, Stance, Type


@kernel
def objection(params: Params, state: State, seat: int, action: int) -> int:
    """The reason why an action that answers the decision is not legal."""
    if action < ACT_DESIGNATION:
        return against_word(state, seat, action)
    if action < ACT_MODE:
        return Reason.OTHER_BOARD if state.designation[seat] == EMPTY else Reason.DESIGNATED
    if action < ACT_ROBOT:
        return against_placing(params, state, seat)
    if action < ACT_CONTRACT:
        return Reason.ROBOT_NOT_DISCARDED
    if action < ACT_GAP:
        return against_contract(params, state, seat, action - ACT_CONTRACT)
    if action < ACT_TYPE:
        return against_gap(state, seat, action - ACT_GAP)
    return against_type(state, seat, action - ACT_TYPE)


# ---- programs ----


@kernel
def against_word(state: State, seat: int, word: int) -> int:
    """All other words are legal whenever they are asked for."""
    if word != Word.RESTART:
        return Reason.PROGRAM_INCOMPLETE
    return Reason.NOTHING_PROGRAMMED if state.designation[seat] == EMPTY else Reason.NO_RESTARTS


@kernel
def against_placing(params: Params, state: State, seat: int) -> int:
    """CS-4.14, CS-4.15: not before the designation, and only robots in hand for slots that are left."""
    if state.designation[seat] == EMPTY:
        return Reason.DESIGNATION_FIRST
    full = placed(state, seat) == robots_due(params, state, seat)
    return Reason.SLOTS_FULL if full else Reason.ROBOT_NOT_IN_HAND


@kernel
def against_inserting(params: Params, state: State, seat: int, contract: int) -> int:
    """CS-4.16, CS-4.25: PROGRAMMABLE contracts in hand, after the robots, one at a time."""
    if not PROG_FROM <= contract < ROBOT_FROM:
        return Reason.NOT_PROGRAMMABLE
    step = next_step(params, state, seat)
    if step == Phase.DESIGNATE or step == Phase.PLACE:
        return Reason.ROBOTS_FIRST
    return Reason.GAP_FIRST if step == Phase.GAP else Reason.CONTRACT_NOT_IN_HAND


@kernel
def against_gap(state: State, seat: int, gap: int) -> int:
    """CS-4.25: a gap for the contract that waits, neither above the last one nor below all robots."""
    if state.waiting[seat] == EMPTY:
        return Reason.NO_CONTRACT_WAITS
    return Reason.ABOVE_THE_LAST if gap < lowest_gap(state, seat) else Reason.TOO_FEW_ROBOTS


# ---- contracts and marbles ----


@kernel
def against_contract(params: Params, state: State, seat: int, contract: int) -> int:
    """A contract can be wanted for a program, from the discard, or from the market."""
    if state.phase == Phase.PROGRAM:
        return against_inserting(params, state, seat, contract)
    if state.phase != Phase.FULFIL and state.phase != Phase.CLAIM:
        return Reason.CONTRACT_NOT_DISCARDED
    place = market_place(state, contract)
    if place == EMPTY:
        return Reason.NOT_IN_MARKET
    left = state.stance[seat, place] == Stance.BACKED_DOWN or state.stance[seat, place] == Stance.BARRED
    return Reason.GIVEN_UP if left else Reason.TOO_DEAR


@kernel
def against_type(state: State, seat: int, kind: int) -> int:
    """CS-12.41, CS-8.22 to CS-8.26: a marble to salvage, or to pay with."""
    if state.phase == Phase.SALVAGE:
        return Reason.VOID_STAYS if kind == Type.VOID else Reason.SUPPLY_LACKS
    if free_marbles(state, seat, kind) <= 0:
        return Reason.NO_MARBLE
    if next_unit(state) != WILD:
        return Reason.OTHER_UNIT
    return Reason.RISING_VALUE if kind > state.last_wild else Reason.STUCK
