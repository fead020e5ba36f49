"""Sections 8.1 and 8.3: what contracts cost a seat, and paying for them one marble at a time."""

from __future__ import annotations

from starlode.engine.kernel import kernel
from starlode.engine.records import Array
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.table import count_effect, effect_amount
from starlode.games.cosmic_scavengers.state import Params, Purse, State
from starlode.games.cosmic_scavengers.things import EMPTY, TYPES, WILD, Effect, Type

ANY_TYPE = TYPES - 1  # the last type that a wild unit may take, before one was paid


@kernel
def wild_units(params: Params, state: State, seat: int, contract: int) -> int:
    """CS-12.47: the wild units a contract costs a seat."""
    printed = int(params.cost[contract, WILD])
    if printed == 0:
        return 0
    return max(0, printed - effect_amount(params, state, seat, Effect.LICENCE))


@kernel
def free_marbles(purse: Purse, seat: int, kind: int) -> int:
    """Marbles of a type that are neither held for a claim nor already chosen for the payment in progress."""
    return int(purse.fresh[seat, kind] + purse.store[seat, kind] - purse.held[seat, kind] - purse.paid[kind])


@kernel
def can_pay(params: Params, state: State, purse: Purse, seat: int, contract: int, converter: bool) -> bool:
    """CS-8.3, CS-8.4: whether a seat has a legal payment for a contract."""
    wild = wild_units(params, state, seat, contract)
    return can_complete(purse, seat, params.cost[contract], wild, ANY_TYPE, False, False, converter, EMPTY, EMPTY)


@kernel
def converts(params: Params, state: State, seat: int) -> bool:
    """CS-12.48: whether void may cover organic and chemical units."""
    return count_effect(params, state, seat, Effect.CONVERTER) > 0


@kernel
def can_complete(
    purse: Purse,
    seat: int,
    owed: Array,
    wild: int,
    last: int,
    chemical_voided: bool,
    organic_voided: bool,
    converter: bool,
    unit: int,
    given: int,
) -> bool:
    """CS-8.26: whether `owed` and `wild` units can be paid, after one `unit` has been served with a `given` type.

    Wild units take types up to `last`; a type whose own unit void has covered takes void only, and pays no wild unit.
    """
    spare = 0
    for kind in range(Type.CHEMICAL):
        left = free_marbles(purse, seat, kind) - (given == kind) - owed[kind] + (unit == kind)
        if left < 0:
            return False
        spare += left if kind <= last else 0
    chemical = int(owed[Type.CHEMICAL] - (unit == Type.CHEMICAL))
    organic = int(owed[Type.ORGANIC] - (unit == Type.ORGANIC))
    chemicals = free_marbles(purse, seat, Type.CHEMICAL) - (given == Type.CHEMICAL)
    organics = free_marbles(purse, seat, Type.ORGANIC) - (given == Type.ORGANIC)
    voids = free_marbles(purse, seat, Type.VOID) - (given == Type.VOID)
    for covered in range(chemical + 1 if converter else 1):
        if chemicals < chemical - covered or (chemical_voided and covered < chemical):
            continue
        for more in range(organic + 1 if converter else 1):
            if organics < organic - more or (organic_voided and more < organic) or covered + more > voids:
                continue
            found = spare
            if last >= Type.CHEMICAL and covered == 0 and not chemical_voided:
                found += chemicals - chemical
            if last >= Type.ORGANIC and more == 0 and not organic_voided:
                found += organics - organic
            if last >= Type.VOID:
                found += voids - covered - more
            if found >= wild:
                return True
    return False


# ---- one marble at a time ----


@kernel
def begin_payment(params: Params, state: State, seat: int, contract: int) -> None:
    """CS-8.27: the contract is chosen for good."""
    state.target = contract
    for kind in range(TYPES):
        state.owed[kind] = params.cost[contract, kind]
    state.owed[WILD] = wild_units(params, state, seat, contract)
    state.phase = Phase.PAY


@kernel
def next_unit(state: State) -> int:
    """CS-8.23: specific units by falling value, then wild ones; -1 when all are paid."""
    for unit in range(WILD + 1):
        if state.owed[unit] > 0:
            return unit
    return EMPTY


@kernel
def serves(state: State, unit: int, kind: int, converter: bool) -> bool:
    """CS-8.24: a specific unit takes its own type, or void with a converter; once void has come, only void."""
    if kind == unit:
        return not state.voided[unit]
    return converter and kind == Type.VOID and unit in (Type.CHEMICAL, Type.ORGANIC)


@kernel
def is_offered(params: Params, state: State, seat: int, kind: int) -> bool:
    """CS-8.24 to CS-8.26: whether a marble of that type may pay the next unit."""
    unit = next_unit(state)
    converter = converts(params, state, seat)
    if free_marbles(state, seat, kind) == 0:
        return False
    last = state.last_wild
    if unit == WILD:
        if kind > last or state.voided[kind]:
            return False
        last = kind
    elif not serves(state, unit, kind, converter):
        return False
    covers = kind == Type.VOID and unit != WILD
    chemical_voided = bool(state.voided[Type.CHEMICAL]) or (covers and unit == Type.CHEMICAL)
    organic_voided = bool(state.voided[Type.ORGANIC]) or (covers and unit == Type.ORGANIC)
    wild = int(state.owed[WILD] - (unit == WILD))
    return can_complete(
        state, seat, state.owed, wild, int(last), chemical_voided, organic_voided, converter, unit, kind
    )


@kernel
def only_offer(params: Params, state: State, seat: int) -> int:
    """CS-8.26: the one type that may pay the next unit, -1 if there are several."""
    found = EMPTY
    for kind in range(TYPES):
        if is_offered(params, state, seat, kind):
            if found != EMPTY:
                return EMPTY
            found = kind
    return found


@kernel
def pay_unit(state: State, kind: int) -> None:
    """CS-8.22: one marble for the next unit."""
    unit = next_unit(state)
    if unit == WILD:
        state.last_wild = kind
    elif kind != unit:
        state.voided[unit] = 1
    state.owed[unit] -= 1
    state.paid[kind] += 1


@kernel
def end_payment(state: State) -> None:
    """No payment is in progress any more; the marbles chosen have been spent or are held."""
    state.target = EMPTY
    state.last_wild = Type.VOID
    for kind in range(TYPES):
        state.paid[kind] = 0
        state.voided[kind] = 0
