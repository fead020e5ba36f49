"""Claims and payments: nothing is shown or paid that the rules would not have let happen (sections 8.3 and 11.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.games.cosmic_scavengers.components import marbles_text
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.faults.facts import claiming, fulfilling
from starlode.games.cosmic_scavengers.things import EMPTY, TYPES, UNITS, Stance, Type

CLAIMS = Rows()


# ---- what pays what ----


def units_of(state: Any, seat: int, contract: int) -> list[int]:
    """The units a contract of the market costs a seat, wild ones last (CS-12.47)."""
    facts = state.facts(seat)
    return list(facts.price[facts.place[contract]])


def void_covers(state: Any, seat: int, units: Sequence[int], marbles: Sequence[int]) -> list[int]:
    """CS-8.24: the types of which void must have covered a unit."""
    converter = state.facts(seat).converter[seat]
    return [kind for kind in (Type.CHEMICAL, Type.ORGANIC) if converter and marbles[kind] < units[kind]]


def wild_part(units: Sequence[int], marbles: Sequence[int], voided: Sequence[int]) -> list[int]:
    """CS-8.24: the marbles that serve no specific unit; below 0 where marbles for such a unit are missing."""
    wild = list(marbles)
    for kind in range(Type.VOID):
        if kind in voided:
            wild[Type.VOID] -= units[kind] - marbles[kind]
            wild[kind] = 0
        else:
            wild[kind] -= units[kind]
    return wild


def last_wild(wild: Sequence[int]) -> int:
    """CS-8.25: the type that the last wild unit took, void if none did."""
    return next((kind for kind, count in enumerate(wild) if count), int(Type.VOID))


# ---- claims ----


@CLAIMS.row("claims", "claims")
def _claims(config: Config, state: Any) -> Iterator[str]:
    """CS-11.18, CS-11.29: only members of a claim group have to do with contracts of the market, until all agree."""
    members = fulfilling(state) if claiming(state) else []
    for seat in range(state.players):
        if any(state.stance[seat][state.market_count if seat in members else 0 :]):
            yield f"seat {seat} has to do with a contract without claiming it"
    if state.agreed >= max(1, len(members)):
        yield f"agreed is {state.agreed}, the procedure ends when all {len(members)} agree"


@CLAIMS.row("payments shown", "claims.stances")
def _shown(config: Config, state: Any) -> Iterator[str]:
    """CS-11.19, CS-11.24: for a contract whose member stands or backed down its whole cost is held, else nothing."""
    for seat in range(state.players):
        for place, stance in enumerate(state.stance[seat]):
            shown = state.shown[seat][place]
            if stance in (Stance.NONE, Stance.BARRED) and not any(shown):
                continue
            name = config.components.contract_ids[state.market[place]]
            held = stance in (Stance.STANDS, Stance.BACKED_DOWN)
            units = units_of(state, seat, state.market[place]) if held else [0] * UNITS
            if sum(shown) != sum(units):
                yield f"{name} by seat {seat}: wrong number of marbles"
            elif min(wild_part(units, shown, void_covers(state, seat, units, shown))) < 0:
                yield f"{name} by seat {seat}: {marbles_text(shown)} does not pay {marbles_text(units)}"


@CLAIMS.row("marbles held", "claims")
def _held(config: Config, state: Any) -> Iterator[Breach]:
    """CS-11.28: each payment is covered by separate marbles of its owner."""
    for seat in range(state.players):
        if tuple(map(sum, zip(*state.shown[seat], strict=True))) != state.held[seat]:
            yield Breach("claims", "the marbles held are not those shown for contracts")
        owned = [new + old for new, old in zip(state.fresh[seat], state.store[seat], strict=True)]
        paying = state.phase == Phase.PAY and state.acting >> seat & 1
        for place, used in (("claims", state.held[seat]), ("decision.paid", state.paid)):
            owned = [left - count for left, count in zip(owned, used, strict=True)]
            if min(owned) < 0 and (place == "claims" or paying):
                yield Breach(place, "more marbles are shown or paid than their owner has")


@CLAIMS.row("locks", "claims.stances")
def _locks(config: Config, state: Any) -> Iterator[str]:
    """CS-11.23: who backed down is barred, and has the marbles back, once a single contestant is left."""
    for place in range(state.market_count):
        stances = [stances[place] for stances in state.stance]
        if Stance.BACKED_DOWN in stances and stances.count(Stance.STANDS) < 2:
            name = config.components.contract_ids[state.market[place]]
            yield f"{name} is not locked any more, so who backed down from it is barred"


# ---- a payment in progress ----


@CLAIMS.row("what is paid", "decision.contract")
def _target(config: Config, state: Any) -> Iterator[Breach]:
    """CS-8.27: just in phase `pay` a contract of the market is paid, with which its payer has not to do yet."""
    if (state.phase == Phase.PAY) != (state.target != EMPTY):
        yield Breach("decision.contract", f"contract {state.target} is being paid in phase {Phase(state.phase).text}")
    elif state.target == EMPTY:
        if any((*state.paid, *state.owed, *state.voided)) or state.last_wild != Type.VOID:
            yield Breach("decision.paid", "marbles are paid for nothing")
    else:
        name = config.components.contract_ids[state.target]
        if state.target not in state.market[: state.market_count]:
            yield Breach("decision.contract", f"{name} is not in the market")
        elif state.stance[state.acting.bit_length() - 1][state.market.index(state.target)] != Stance.NONE:
            yield Breach("decision.contract", f"{name} is claimed by the seat already, or was given up")


@CLAIMS.row("what is owed", "decision.owed")
def _owed(config: Config, state: Any) -> Iterator[Breach]:
    """CS-8.23 to CS-8.25: units were served in their order, each by a marble that may serve it."""
    if state.target == EMPTY:
        return
    seat, owed, paid = state.acting.bit_length() - 1, state.owed, state.paid
    units = units_of(state, seat, state.target)
    first = next((unit for unit, count in enumerate(owed) if count), EMPTY)
    if first == EMPTY or any(o > u for o, u in zip(owed, units, strict=True)) or sum(owed) + sum(paid) != sum(units):
        name = config.components.contract_ids[state.target]
        yield Breach("decision.owed", f"owed and paid do not add up to the cost of {name}")
    elif list(owed[first + 1 :]) != units[first + 1 :]:
        order = ", ".join(Type.texts()[: Type.VOID])
        yield Breach("decision.owed", f"units are paid in the order {order}, wild")
    else:
        yield from _progress(state, seat, [unit - left for unit, left in zip(units, owed, strict=True)])


def _progress(state: Any, seat: int, served: list[int]) -> Iterator[Breach]:
    voided = void_covers(state, seat, served, state.paid)
    wild = wild_part(served, state.paid, voided)
    if min(wild) < 0:
        reason = f"{marbles_text(state.paid)} does not pay {marbles_text(served)}"
        yield Breach("decision.paid", reason)
        return
    given = [kind for kind in range(TYPES) if state.voided[kind]]
    if given != voided:
        told, found = ([Type(kind).text for kind in kinds] for kinds in (given, voided))
        yield Breach("decision.voided", f"{told}, but by what has been paid it is {found}")
    if state.last_wild != last_wild(wild):
        last = Type(last_wild(wild)).text
        yield Breach("decision.last_wild", f"{Type(state.last_wild).text}, but by what has been paid it is {last}")
