"""Section 12.5: what a fulfilled contract gives, and immediate effects of prizes."""

from __future__ import annotations

from starlode.engine.header import NOTHING
from starlode.engine.kernel import kernel
from starlode.games.cosmic_scavengers.rules.recovery import may_recover_contract, may_recover_robot
from starlode.games.cosmic_scavengers.rules.table import ask, lead_seat, put, refill_market, tell
from starlode.games.cosmic_scavengers.state import (
    E_FEE,
    E_FULFIL,
    E_SALVAGE,
    EMPTY,
    GROUP,
    HAND,
    IN_HAND,
    P_EFFECTS,
    P_HOSPITAL_CONTRACT,
    P_HOSPITAL_ROBOT,
    P_SALVAGE,
    PROG_FROM,
    ROBOT_FROM,
    TABLEAU,
    TYPES,
    VOID,
    X_EXPRESS,
    X_FEE,
    X_HOSPITAL,
    X_SALVAGE,
    Params,
    State,
)


@kernel
def gain_contract(params: Params, state: State, seat: int, contract: int) -> None:
    """CS-8.9 to CS-8.11: where a fulfilled contract goes, and the robot it gives; immediate effects are due."""
    tell(state, E_FULFIL, seat, contract, NOTHING, NOTHING)
    if contract >= ROBOT_FROM:
        put(state, contract, TABLEAU, seat)
        state.robot_at[seat, params.robot[contract]] = IN_HAND
    elif contract >= PROG_FROM:
        put(state, contract, HAND, seat)
    else:
        put(state, contract, TABLEAU, seat)
        if is_immediate(params, contract):
            state.due[seat] |= 1 << int(contract)


@kernel
def is_immediate(params: Params, contract: int) -> bool:
    """Whether a prize has an effect when it is fulfilled."""
    return bool(X_HOSPITAL <= params.effect[contract] <= X_EXPRESS)


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
    if effect == X_HOSPITAL:
        state.allowance = params.amount[prize]
        state.phase = P_HOSPITAL_ROBOT
    elif effect == X_SALVAGE:
        state.phase = P_SALVAGE
    else:
        if effect == X_FEE:
            pay_fee(state, seat)
        else:
            refill_market(params, state)
        end_effect(state, seat)


@kernel
def end_effect(state: State, seat: int) -> None:
    """The effect is resolved."""
    state.due[seat] &= ~(1 << due_prize(state, seat))
    state.allowance = 0
    state.phase = P_EFFECTS


@kernel
def pay_fee(state: State, seat: int) -> None:
    """CS-12.42: a precious marble from the supply, or the most valuable it has."""
    for kind in range(TYPES):
        if state.supply[kind] > 0:
            give(state, seat, kind, E_FEE)
            return


@kernel
def give(state: State, seat: int, kind: int, event: int) -> None:
    """CS-8.13: a marble given by an effect goes from the supply to the store."""
    state.supply[kind] -= 1
    state.store[seat, kind] += 1
    tell(state, event, seat, kind, NOTHING, NOTHING)


@kernel
def may_salvage(state: State, kind: int) -> bool:
    """CS-12.41: any type the supply has, void excepted."""
    return bool(kind != VOID and state.supply[kind] > 0)


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
    give(state, seat, kind, E_SALVAGE)
    end_effect(state, seat)


@kernel
def offer_hospital_robots(params: Params, state: State, seat: int) -> None:
    """D-11: ask, or go on to contracts."""
    if may_recover_robot(state, seat):
        ask(state, seat)
        return
    state.allowance = params.amount[due_prize(state, seat)]
    state.phase = P_HOSPITAL_CONTRACT


@kernel
def offer_hospital_contracts(state: State, seat: int) -> None:
    """D-12: ask, or be done."""
    if may_recover_contract(state, seat):
        ask(state, seat)
    else:
        end_effect(state, seat)
