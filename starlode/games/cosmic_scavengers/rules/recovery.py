"""Chapter 6: the recovery phase; the field hospital (CS-12.40) recovers in the same way."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.table import (
    ask,
    count_programmables,
    effect_amount,
    find_robot,
    has_robot,
    put,
)
from starlode.games.cosmic_scavengers.state import Params, State, Trip
from starlode.games.cosmic_scavengers.things import SLOTS, Effect, Icon, RobotAt, Zone


@kernel
def allowances(params: Params, state: State, trip: Trip, seat: int) -> int:
    """CS-6.2, CS-6.3, CS-12.46: active recovery icons, and what repair bays add."""
    found = effect_amount(params, state, seat, Effect.BAY)
    for slot in range(SLOTS):
        found += trip.icons[seat, slot, Icon.RECOVERY]
    return int(found)


@kernel
def begin_recovery(params: Params, state: State, turn: int) -> None:
    """CS-6.1, CS-6.6: the next seat of the turn order, robots first; after the last one collection begins."""
    state.turn = turn
    state.allowance = 0
    state.phase = Phase.RECOVER_ROBOT
    if turn == state.players:
        state.turn = 0
        state.phase = Phase.COLLECT
    else:
        state.allowance = allowances(params, state, state, state.order[turn])


@kernel
def may_recover_robot(state: State, seat: int) -> bool:
    """Whether an allowance is left and a robot lies in the discard."""
    return bool(state.allowance > 0 and has_robot(state, seat, RobotAt.DISCARD))


@kernel
def may_recover_contract(state: State, seat: int) -> bool:
    """Whether an allowance is left and a PROGRAMMABLE contract lies in the discard."""
    return bool(state.allowance > 0 and count_programmables(state, Zone.DISCARD, seat) > 0)


@kernel
def recover_robots(params: Params, state: State) -> None:
    """D-05: ask, or go on to contracts with the full number of allowances."""
    seat = state.order[state.turn]
    if may_recover_robot(state, seat):
        ask(state, seat)
        return
    state.allowance = allowances(params, state, state, seat)
    state.phase = Phase.RECOVER_CONTRACT


@kernel
def recover_contracts(params: Params, state: State) -> None:
    """D-06: ask, or go on to the next seat."""
    seat = state.order[state.turn]
    if may_recover_contract(state, seat):
        ask(state, seat)
        return
    begin_recovery(params, state, state.turn + 1)


@kernel
def recover_robot(state: State, seat: int, kind: int) -> None:
    """CS-6.2: a robot from the discard to the hand."""
    card = find_robot(state, seat, kind, RobotAt.DISCARD)
    state.robot_at[seat, card] = RobotAt.HAND
    state.allowance -= 1
    events.recover_robot(state, seat, card)


@kernel
def recover_contract(state: State, seat: int, contract: int) -> None:
    """CS-6.2, CS-6.8: a PROGRAMMABLE contract from the discard to the hand; it shows no more."""
    put(state, contract, Zone.HAND, seat)
    state.allowance -= 1
    events.recover_contract(state, seat, contract)
