"""The table of contents of a round: what happens next, until a seat owes a decision."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.claims import claim, group_size
from starlode.games.cosmic_scavengers.rules.cleanup import clean_up
from starlode.games.cosmic_scavengers.rules.collection import collect
from starlode.games.cosmic_scavengers.rules.fulfilment import end_group, fulfil, pay
from starlode.games.cosmic_scavengers.rules.preparation import prepare, recall_robots
from starlode.games.cosmic_scavengers.rules.prizes import (
    begin_effect,
    due_seat,
    offer_hospital_contracts,
    offer_hospital_robots,
    offer_salvage,
)
from starlode.games.cosmic_scavengers.rules.programming import reveal_programs
from starlode.games.cosmic_scavengers.rules.recovery import begin_recovery, recover_contracts, recover_robots
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import EMPTY


@kernel
def proceed(params: Params, state: State) -> None:
    """Let the round run on while no seat is asked; decisions with a single option are made on the way."""
    while not state.over and not state.acting:
        go_on(params, state)


@kernel
def go_on(params: Params, state: State) -> None:
    """The next part of a round, as the phase tells."""
    phase = state.phase
    if phase == Phase.PREPARE:
        prepare(params, state)
    elif phase == Phase.RECALL:
        recall_robots(params, state)
    elif phase == Phase.PROGRAM:
        reveal_programs(params, state)
        begin_recovery(params, state, 0)
    elif phase == Phase.RECOVER_ROBOT:
        recover_robots(params, state)
    elif phase == Phase.RECOVER_CONTRACT:
        recover_contracts(params, state)
    elif phase == Phase.COLLECT:
        collect(params, state)
    elif phase == Phase.REVEAL:
        clean_up(params, state)
    else:
        proceed_fulfilment(params, state)


@kernel
def proceed_fulfilment(params: Params, state: State) -> None:
    """The part of a round in which contracts are bought."""
    phase = state.phase
    if phase == Phase.FULFIL:
        fulfil(params, state)
    elif phase == Phase.CLAIM:
        claim(params, state)
    elif phase == Phase.PAY:
        pay(params, state, payer(state))
    elif phase == Phase.EFFECTS:
        resolve_effects(params, state)
    elif phase == Phase.SALVAGE:
        offer_salvage(state, due_seat(state))
    elif phase == Phase.HOSPITAL_ROBOT:
        offer_hospital_robots(params, state, due_seat(state))
    elif phase == Phase.HOSPITAL_CONTRACT:
        offer_hospital_contracts(state, due_seat(state))


@kernel
def payer(state: State) -> int:
    """Whose payment is in progress."""
    return int(state.queue[state.claimant])


@kernel
def resolve_effects(params: Params, state: State) -> None:
    """CS-8.2, CS-11.32: effects that are due; then a lone seat may buy on, and a claim group is done."""
    seat = due_seat(state)
    if seat != EMPTY:
        begin_effect(params, state, seat)
        return
    state.phase = Phase.FULFIL
    if group_size(state) > 1:
        end_group(params, state)
