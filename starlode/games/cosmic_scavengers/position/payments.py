"""Reading claims and payments: nothing may be shown or paid that the rules would not have let happen."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.game import Config
from starlode.engine.shapes import index_of, refusal
from starlode.games.cosmic_scavengers.components import UNIT_LETTERS, marbles_text
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.position.shape import Claim, Claims, Decision, counts
from starlode.games.cosmic_scavengers.survey import survey
from starlode.games.cosmic_scavengers.things import Stance, Type


def units_of(config: Config, state: Any, seat: int, contract: int) -> list[int]:
    """The units a contract costs a seat, wild ones last (CS-12.47)."""
    facts = survey(config, state, seat)
    return list(facts.price[facts.place[contract]])


def wild_part(units: list[int], marbles: list[int], voided: list[int]) -> list[int]:
    """CS-8.24: the marbles that serve no specific unit; below 0 where marbles for such a unit are missing."""
    wild = list(marbles)
    for kind in range(Type.VOID):
        if kind in voided:
            wild[Type.VOID] -= units[kind] - marbles[kind]
            wild[kind] = 0
        else:
            wild[kind] -= units[kind]
    return wild


# ---- claims ----


def read_claims(config: Config, state: Any, given: Claims | None, group: list[int], seat: int) -> None:
    """Whose turn it is in the group that fulfils, and what its members have to do with contracts."""
    if state.phase in (Phase.FULFIL, Phase.PAY, Phase.CLAIM):
        wrong = len(group) == 1 if state.phase == Phase.CLAIM else len(group) > 1 and state.phase == Phase.FULFIL
        if seat not in group or wrong:
            raise refusal("decision.seat", f"it is not the turn of seat {seat}: the queue begins with {group}")
        state.claimant = group.index(seat)
    if given is None:
        return
    state.agreed = given.agreed
    if state.agreed >= len(group):
        raise refusal("claims.agreed", f"{state.agreed}, the procedure ends when all {len(group)} agree")
    for claim in given.stances:
        _read_claim(config, state, claim, group)
    for place in range(state.market_count):
        _check_lock(config, state, place)


def _read_claim(config: Config, state: Any, claim: Claim, group: list[int]) -> None:
    contract = index_of("claims.stances", claim.contract, config.components.contract_ids, "contract")
    if claim.seat not in group or contract not in state.market:
        raise refusal(
            "claims.stances", f"{claim.contract} by seat {claim.seat}: not in the market, or not in the group"
        )
    place = state.market.tolist().index(contract)
    stance = index_of("claims.stances", claim.stance, Stance.texts(), "stance")
    shown = counts("claims.stances", claim.marbles)
    if state.stance[claim.seat, place] != Stance.NONE or stance == Stance.NONE:
        raise refusal("claims.stances", f"{claim.contract} by seat {claim.seat} is named twice, or for nothing")
    units = units_of(config, state, claim.seat, contract) if stance != Stance.BARRED else [0] * len(UNIT_LETTERS)
    if sum(shown) != sum(units):
        raise refusal("claims.stances", f"{claim.contract} by seat {claim.seat}: wrong number of marbles")
    if not _pays(config, state, claim.seat, units, shown):
        text = f"{marbles_text(shown)} does not pay {marbles_text(units)}"
        raise refusal("claims.stances", f"{claim.contract} by seat {claim.seat}: {text}")
    state.stance[claim.seat, place] = stance
    state.shown[claim.seat, place] = shown
    state.held[claim.seat] += np.array(shown, np.int8)


def _pays(config: Config, state: Any, seat: int, units: list[int], marbles: list[int]) -> bool:
    """CS-8.4: whether so many marbles as there are units can serve all of them."""
    return min(wild_part(units, marbles, _voided(config, state, seat, units, marbles))) >= 0


def _check_lock(config: Config, state: Any, place: int) -> None:
    """CS-11.23: who backed down is barred, and has the marbles back, once a single contestant is left."""
    stances = state.stance[:, place].tolist()
    if Stance.BACKED_DOWN in stances and stances.count(Stance.STANDS) < 2:
        name = config.components.contract_ids[state.market[place]]
        raise refusal("claims.stances", f"{name} is not locked any more, so who backed down from it is barred")


# ---- a payment in progress ----


def read_payment(config: Config, state: Any, given: Decision, seat: int) -> None:
    """The payment half made, if that is the phase."""
    if state.phase != Phase.PAY:
        return
    contract = index_of("decision.contract", given.contract, config.components.contract_ids, "contract")
    if contract not in state.market:
        raise refusal("decision.contract", f"{given.contract} is not in the market")
    state.target = contract
    units = units_of(config, state, seat, contract)
    owed = units if given.owed is None else counts("decision.owed", given.owed, UNIT_LETTERS)
    paid = counts("decision.paid", given.paid)
    if any(o > u for o, u in zip(owed, units, strict=True)) or sum(owed) + sum(paid) != sum(units) or not sum(owed):
        raise refusal("decision.owed", f"owed and paid do not add up to the cost of {given.contract}")
    state.owed[:], state.paid[:] = owed, paid
    _read_progress(config, state, given, seat, units)


def _read_progress(config: Config, state: Any, given: Decision, seat: int, units: list[int]) -> None:
    """CS-8.23 to CS-8.25: units were served in their order, each by a marble that may serve it."""
    owed, paid = state.owed.tolist(), state.paid.tolist()
    first = next(unit for unit, count in enumerate(owed) if count)
    if owed[first + 1 :] != units[first + 1 :]:
        raise refusal("decision.owed", f"units are paid in the order {', '.join(Type.texts()[: Type.VOID])}, wild")
    served = [unit - left for unit, left in zip(units, owed, strict=True)]
    voided = _voided(config, state, seat, served, paid)
    wild = wild_part(served, paid, voided)
    if min(wild) < 0:
        raise refusal("decision.paid", f"{marbles_text(paid)} does not pay {marbles_text(served)}")
    _check_same("decision.voided", given.voided, [Type(kind).text for kind in voided])
    last = next((kind for kind, count in enumerate(wild) if count), Type.VOID)
    _check_same("decision.last_wild", given.last_wild, Type(last).text)
    state.voided[voided] = 1
    state.last_wild = last


def _voided(config: Config, state: Any, seat: int, units: list[int], marbles: list[int]) -> list[int]:
    """CS-8.24: the types of which void must have covered a unit."""
    converter = survey(config, state, seat).converter[seat]
    return [kind for kind in (Type.CHEMICAL, Type.ORGANIC) if converter and marbles[kind] < units[kind]]


def _check_same(place: str, given: object, found: object) -> None:
    """What follows from the payment may be left out, but not contradict it."""
    if given not in (None, found):
        raise refusal(place, f"{given}, but by what has been paid it is {found}")
