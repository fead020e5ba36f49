"""Reading claims and payments; whether the rules would have let them happen is asked later."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.boundary.shapes import index_of, once, refusal
from starlode.engine.declarations.config import Config
from starlode.games.cosmic_scavengers.components import UNIT_LETTERS
from starlode.games.cosmic_scavengers.faults.claims import last_wild, units_of, void_covers, wild_part
from starlode.games.cosmic_scavengers.faults.facts import prepare
from starlode.games.cosmic_scavengers.position.shape import Claim, Claims, Decision, counts
from starlode.games.cosmic_scavengers.things import MOST_UNITS, Stance, Type


def read_claims(config: Config, state: Any, given: Claims, group: list[int]) -> None:
    """What members of the group that fulfils have to do with contracts."""
    state.agreed = given.agreed
    for claim in given.stances:
        _read_claim(config, state, claim, group)


def _read_claim(config: Config, state: Any, claim: Claim, group: list[int]) -> None:
    contract = index_of("claims.stances", claim.contract, config.components.contract_ids, "contract")
    if claim.seat not in group or contract not in state.market:
        raise refusal(
            "claims.stances", f"{claim.contract} by seat {claim.seat}: not in the market, or not in the group"
        )
    place = state.market.tolist().index(contract)
    if state.stance[claim.seat, place] != Stance.NONE:
        raise refusal("claims.stances", f"{claim.contract} by seat {claim.seat} is named twice")
    marbles = counts("claims.stances", claim.marbles, MOST_UNITS)
    state.stance[claim.seat, place] = 1 + index_of("claims.stances", claim.stance, Stance.texts()[1:], "stance")
    state.shown[claim.seat, place] = marbles
    state.held[claim.seat] += np.array(marbles, np.int8)


# ---- a payment in progress ----


def read_payment(config: Config, state: Any, given: Decision, seat: int) -> None:
    """The payment half made; what is left out follows from the cost, and from what has been paid."""
    state.target = index_of("decision.contract", given.contract, config.components.contract_ids, "contract")
    seen = prepare(config, state)
    units = units_of(seen, seat, int(state.target))
    owed = units if given.owed is None else counts("decision.owed", given.owed, MOST_UNITS, UNIT_LETTERS)
    paid = counts("decision.paid", given.paid, MOST_UNITS)
    state.owed[:], state.paid[:] = owed, paid
    served = [unit - left for unit, left in zip(units, owed, strict=True)]
    voided = void_covers(seen, seat, served, paid)
    state.last_wild = last_wild(wild_part(served, paid, voided))
    if given.voided is not None:
        named = once("decision.voided", given.voided)
        voided = [index_of("decision.voided", name, Type.texts(), "type") for name in named]
    if given.last_wild is not None:
        state.last_wild = index_of("decision.last_wild", given.last_wild, Type.texts(), "type")
    state.voided[voided] = 1
