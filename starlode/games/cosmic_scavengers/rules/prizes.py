"""Section 12.5: what a fulfilled contract gives, and immediate effects of prizes."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.recovery import may_recover_contract, may_recover_robot
from starlode.games.cosmic_scavengers.rules.table import ask, lead_seat, put, refill_market
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import (
    EMPTY,
    GROUP,
    PROG_FROM,
    ROBOT_FROM,
    TYPES,
    Effect,
    RobotAt,
    Type,
    When,
    Zone,
)


@kernel
def gain_contract(params: Params, state: State, seat: int, contract: int) -> None:
    """CS-8.9 to CS-8.11: where a fulfilled contract goes, and the robot it gives; immediate effects are due."""
    events.fulfil(state, seat, contract)
    put(state, contract, home_of(contract), seat)
    if contract >= ROBOT_FROM:
        state.robot_at[seat, params.robot[contract]] = RobotAt.HAND
    elif contract < PROG_FROM and is_immediate(params, contract):
        state.due[seat] |= 1 << int(contract)


@kernel
def home_of(contract: int) -> int:
    """CS-8.9 to CS-8.11: the zone that a fulfilled contract goes to."""
    return Zone.HAND if PROG_FROM <= contract < ROBOT_FROM else Zone.TABLEAU


@kernel
def is_immediate(params: Params, contract: int) -> bool:
    """Whether a prize has an effect when it is fulfilled."""
    return bool(params.when[contract] == When.ON_DELIVERY)


# ---- effects that are due ----


@kernel
def due_seat(state: State) -> int:
    """CS-11.32: the first seat in lead order with an effect to come, -1 if none has one."""
    for i in range(state.players):
        if state.due[lead_seat(state, i)]:
            return lead_seat(state, i)
    return EMPTY


@kernel
def due_prize(state: State, seat: int) -> int:
    """CS-11.32: the seat's next prize in alphabetical order, which is that of their numbers; -1 if there is none."""
    for prize in range(GROUP):
        if state.due[seat] & (1 << prize):
            return prize
    return EMPTY


@kernel
def begin_effect(params: Params, state: State, seat: int) -> None:
    """CS-8.9, CS-12.39: the next immediate effect of a seat."""
    prize = due_prize(state, seat)
    effect = params.effect[prize]
    if params.asks[effect] != EMPTY:
        state.allowance = params.amount[prize]
        state.phase = params.asks[effect]
        return
    if effect == Effect.FINDERS_FEE:
        pay_fee(state, seat)
    elif effect == Effect.EXPRESS:
        refill_market(params, state)
    end_effect(state, seat)


@kernel
def end_effect(state: State, seat: int) -> None:
    """The effect is resolved."""
    state.due[seat] &= ~(1 << due_prize(state, seat))
    state.allowance = 0
    state.phase = Phase.EFFECTS


@kernel
def pay_fee(state: State, seat: int) -> None:
    """CS-12.42: a precious marble from the supply, or the most valuable it has."""
    for kind in range(TYPES):
        if state.supply[kind] > 0:
            give(state, seat, kind)
            events.fee(state, seat, kind)
            return


@kernel
def give(state: State, seat: int, kind: int) -> None:
    """CS-8.13: a marble given by an effect goes from the supply to the store."""
    state.supply[kind] -= 1
    state.store[seat, kind] += 1


@kernel
def may_salvage(state: State, kind: int) -> bool:
    """CS-12.41: any type the supply has, void excepted."""
    return bool(kind != Type.VOID and state.supply[kind] > 0)


@kernel
def offer_salvage(state: State, seat: int) -> None:
    """CS-12.41, CS-12.43: a duty; asked only if there are several types."""
    choices = 0
    only = EMPTY
    for kind in range(TYPES):
        if may_salvage(state, kind):
            choices += 1
            only = kind
    if choices > 1:
        ask(state, seat)
    elif choices == 1:
        salvage(state, seat, only)
    else:
        end_effect(state, seat)


@kernel
def salvage(state: State, seat: int, kind: int) -> None:
    """CS-12.41: the chosen marble."""
    give(state, seat, kind)
    events.salvage(state, seat, kind)
    end_effect(state, seat)


@kernel
def offer_hospital_robots(params: Params, state: State, seat: int) -> None:
    """D-11: ask, or go on to contracts."""
    if may_recover_robot(state, seat):
        ask(state, seat)
        return
    state.allowance = params.amount[due_prize(state, seat)]
    state.phase = Phase.HOSPITAL_CONTRACT


@kernel
def offer_hospital_contracts(state: State, seat: int) -> None:
    """D-12: ask, or be done."""
    if may_recover_contract(state, seat):
        ask(state, seat)
    else:
        end_effect(state, seat)
