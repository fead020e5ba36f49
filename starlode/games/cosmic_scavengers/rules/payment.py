"""Sections 8.1 and 8.3: what contracts cost a seat, and paying for them one marble at a time."""

from __future__ import annotations

from typing import NamedTuple

from starlode.engine.compiling.kernel import kernel
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.packing import BITS, ONES, count_of, one_of, reaching, sum_of, together
from starlode.games.cosmic_scavengers.rules.table import count_effect, effect_amount
from starlode.games.cosmic_scavengers.state import Params, Purse, State
from starlode.games.cosmic_scavengers.things import EMPTY, TYPES, WILD, Effect, Type

ANY_TYPE = TYPES - 1  # the last type that a wild unit may take, before one was paid


class Means(NamedTuple):
    """What a seat can pay contracts with."""

    marbles: int  # free ones, a byte for each type
    licence: int  # wild units that it is spared (CS-12.47)
    converter: bool  # void may cover organic and chemical units (CS-12.48)


@kernel
def means_of(params: Params, state: State, purse: Purse, seat: int) -> Means:
    """What a seat can pay with, if it had what is in a purse."""
    marbles = 0
    for kind in range(TYPES):
        marbles |= free_marbles(purse, seat, kind) << (kind * BITS)
    return Means(marbles, effect_amount(params, state, seat, Effect.LICENCE), converts(params, state, seat))


@kernel
def converts(params: Params, state: State, seat: int) -> bool:
    """CS-12.48: whether void may cover organic and chemical units."""
    return count_effect(params, state, seat, Effect.CONVERTER) > 0


@kernel
def free_marbles(purse: Purse, seat: int, kind: int) -> int:
    """Marbles of a type that are neither held for a claim nor already chosen for the payment in progress."""
    return int(purse.fresh[seat, kind] + purse.store[seat, kind] - purse.held[seat, kind] - purse.paid[kind])


@kernel
def wild_units(params: Params, state: State, seat: int, contract: int) -> int:
    """CS-12.47: the wild units a contract costs a seat."""
    return wild_beyond(params, contract, effect_amount(params, state, seat, Effect.LICENCE))


@kernel
def wild_beyond(params: Params, contract: int, licence: int) -> int:
    """CS-12.47: the wild units of a contract that a licence does not spare."""
    return max(0, int(params.cost[contract, WILD]) - licence)


@kernel
def can_pay(params: Params, means: Means, contract: int) -> bool:
    """CS-8.3, CS-8.4: whether there is a legal payment for a contract."""
    owed = together(params.cost[contract], Type.VOID)
    wild = wild_beyond(params, contract, means.licence)
    return can_complete(means.marbles, owed, wild, ANY_TYPE, False, False, means.converter)


@kernel
def can_complete(
    marbles: int, owed: int, wild: int, last: int, chemical_voided: bool, organic_voided: bool, converter: bool
) -> bool:
    """CS-8.26: whether marbles pay the units `owed` of their types and `wild` ones, which take types up to `last`.

    A type whose own unit void has covered takes void only, and pays no wild unit.
    """
    if converter:
        return can_convert(marbles, owed, wild, last, chemical_voided, organic_voided)
    if reaching(marbles, owed) != ONES:
        return False
    return sum_of((marbles - owed) & (one_of(last + 1) - 1)) >= wild


@kernel
def can_convert(marbles: int, owed: int, wild: int, last: int, chemical_voided: bool, organic_voided: bool) -> bool:
    """CS-8.26, CS-12.48: the same where void may cover organic and chemical units."""
    spare = 0
    for kind in range(Type.CHEMICAL):
        left = count_of(marbles, kind) - count_of(owed, kind)
        if left < 0:
            return False
        spare += left if kind <= last else 0
    chemical, organic = count_of(owed, Type.CHEMICAL), count_of(owed, Type.ORGANIC)
    chemicals, organics = count_of(marbles, Type.CHEMICAL), count_of(marbles, Type.ORGANIC)
    voids = count_of(marbles, Type.VOID)
    for covered in range(chemical + 1):
        if chemicals < chemical - covered or (chemical_voided and covered < chemical):
            continue
        for more in range(organic + 1):
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
def offers(params: Params, state: State, seat: int) -> int:
    """CS-8.24 to CS-8.26: a bit for each type of marbles that may pay the next unit."""
    means = means_of(params, state, state, seat)
    unit = next_unit(state)
    found = 0
    for kind in range(TYPES):
        found |= int(is_offered(state, means, unit, kind)) << kind
    return found


@kernel
def is_offered(state: State, means: Means, unit: int, kind: int) -> bool:
    """CS-8.24 to CS-8.26: whether a marble of that type may pay a unit."""
    if count_of(means.marbles, kind) == 0:
        return False
    last = state.last_wild
    owed, wild = together(state.owed, Type.VOID), int(state.owed[WILD])
    if unit == WILD:
        if kind > last or state.voided[kind]:
            return False
        last = kind
        wild -= 1
    elif serves(state, unit, kind, means.converter):
        owed -= one_of(unit)
    else:
        return False
    covers = kind == Type.VOID and unit != WILD
    chemical_voided = bool(state.voided[Type.CHEMICAL]) or (covers and unit == Type.CHEMICAL)
    organic_voided = bool(state.voided[Type.ORGANIC]) or (covers and unit == Type.ORGANIC)
    left = means.marbles - one_of(kind)
    return can_complete(left, owed, wild, int(last), chemical_voided, organic_voided, means.converter)


@kernel
def only_offer(params: Params, state: State, seat: int) -> int:
    """CS-8.26: the one type that may pay the next unit, -1 if there are several."""
    found = offers(params, state, seat)
    for kind in range(TYPES):
        if found == 1 << kind:
            return kind
    return EMPTY


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
