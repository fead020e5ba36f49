"""Reading who is asked what: turn order, queue, claims, and the choice half made."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.game import Config
from starlode.engine.shapes import index_of, refusal, seat_number
from starlode.games.cosmic_scavengers.components import UNIT_LETTERS
from starlode.games.cosmic_scavengers.position.programs import is_empty
from starlode.games.cosmic_scavengers.position.shape import Claim, Decision, Position, counts
from starlode.games.cosmic_scavengers.position.writing import WITH_ALLOWANCE, claiming
from starlode.games.cosmic_scavengers.rules.for_python import activate_program, survey
from starlode.games.cosmic_scavengers.state import (
    BARRED,
    EMPTY,
    ENDINGS,
    NO_ENDING,
    NONE,
    P_CLAIM,
    P_FULFIL,
    P_HOSPITAL_CONTRACT,
    P_HOSPITAL_ROBOT,
    P_OVER,
    P_PAY,
    P_PROGRAM,
    P_RECALL,
    P_RECOVER_CONTRACT,
    P_RECOVER_ROBOT,
    P_REVEAL,
    P_SALVAGE,
    PHASES,
    STANCES,
    TYPE_IDS,
    WILD,
)

ASKED = PHASES[: PHASES.index("prepare")]
BEFORE_ORDER = (P_RECALL, P_PROGRAM)
IN_TURN = (P_RECOVER_ROBOT, P_RECOVER_CONTRACT, P_REVEAL)
IN_QUEUE = (P_FULFIL, P_PAY, P_SALVAGE, P_HOSPITAL_ROBOT, P_HOSPITAL_CONTRACT, P_CLAIM)
BY_EFFECT = (P_SALVAGE, P_HOSPITAL_ROBOT, P_HOSPITAL_CONTRACT)


def read_decision(config: Config, state: Any, given: Position) -> None:
    """Fill everything that says where in the round the game stands."""
    state.phase = index_of("decision.phase", given.decision.phase, ASKED, "phase")
    _read_groups(state, "turn_order", given.turn_order or [], state.order, state.tied)
    state.queue_count = _read_groups(state, "queue", given.queue, state.queue, state.joined)
    _check_order(state)
    _check_choice(state, given)
    if state.phase == P_OVER:
        _read_ending(state, given)
        return
    if given.ending is not None:
        raise refusal("ending", "the game is not over")
    if state.phase == P_PROGRAM:
        _read_programming(config, state, given)
        return
    seat = seat_number("decision.seat", given.decision.seat, int(state.players))
    state.acting = 1 << seat
    state.turn = _turn(state, seat)
    state.allowance = given.decision.allowance
    for other in range(state.players):
        _read_revealed(config, state, other)
    _read_claims(config, state, given, seat)
    _read_payment(config, state, given.decision, seat)


def _check_choice(state: Any, given: Position) -> None:
    """Keys that the phase has no use for are refused rather than overlooked."""
    chosen = given.decision
    if state.phase in (P_PROGRAM, P_OVER) and chosen.seat is not None:
        raise refusal("decision.seat", "nobody decides" if state.phase == P_OVER else "all seats program at once")
    if chosen.allowance and state.phase not in WITH_ALLOWANCE:
        raise refusal("decision.allowance", f"nothing is recovered in phase {chosen.phase}")
    if state.phase != P_PAY and (chosen.contract is not None or chosen.paid or chosen.voided or chosen.owed):
        raise refusal("decision", f"nothing is paid in phase {chosen.phase}")
    if given.claims is not None and not claiming(state):
        raise refusal("claims", "there is no claim group now")


def _read_groups(state: Any, place: str, groups: list[list[int]], order: Any, tied: Any) -> int:
    seats = [(seat, i > 0) for group in groups for i, seat in enumerate(group)]
    for at, (seat, with_previous) in enumerate(seats):
        order_seat = seat_number(place, seat, int(state.players))
        if order_seat in order:
            raise refusal(place, f"seat {seat} is named twice")
        order[at], tied[at] = order_seat, with_previous
    return len(seats)


def _check_order(state: Any) -> None:
    known = int((state.order != EMPTY).sum())
    wanted = 0 if state.phase in BEFORE_ORDER else state.players
    if known != wanted and not (state.phase == P_OVER and known == 0):
        when = "not settled yet" if wanted == 0 else "settled: all seats in their groups"
        raise refusal("turn_order", f"{known} seats, but in phase {PHASES[state.phase]} it is {when}")
    if bool(state.queue_count) != (state.phase in IN_QUEUE):
        some = "somebody fulfils" if state.phase in IN_QUEUE else "nobody fulfils"
        raise refusal("queue", f"{state.queue_count} seats, but in phase {PHASES[state.phase]} {some}")


def _read_ending(state: Any, given: Position) -> None:
    if given.ending is None:
        raise refusal("ending", "is missing, the game is over")
    state.over = 1
    state.ending = index_of("ending.why", given.ending.why, ENDINGS, "ending")
    if state.ending == NO_ENDING:
        raise refusal("ending.why", "the game is over for no reason")
    if given.ending.seat is not None:
        state.ender = seat_number("ending.seat", given.ending.seat, int(state.players))


def _turn(state: Any, seat: int) -> int:
    """The index into the turn order: the seat's own, or the beginning of the place that fulfils."""
    if state.phase in BEFORE_ORDER:
        return 0
    order = state.order.tolist()
    at: int = order.index(seat if state.phase in IN_TURN else int(state.queue[0]))
    while state.phase in IN_QUEUE and state.tied[at]:
        at -= 1
    return at


# ---- programs ----


def _read_programming(config: Config, state: Any, given: Position) -> None:
    seats = given.seats or []
    for seat in range(state.players):
        program = seats[seat].program if seat < len(seats) else None
        if program is None or not program.committed:
            state.acting |= 1 << seat
            _check_open_program(config, state, seat)
        elif program.waiting is not None:
            raise refusal(f"seats[{seat}].program.waiting", "the program is committed")
    if not state.acting:
        raise refusal("seats", "every program is committed, so they would be revealed; leave one open")


def _check_open_program(config: Config, state: Any, seat: int) -> None:
    """CS-4.15, CS-4.25: contracts come after the robots."""
    facts = survey(config.params, state)
    contracts = bool(state.stack_count[seat]) or state.waiting[seat] != EMPTY
    if contracts and facts.placed[seat] < facts.robots_due[seat]:
        raise refusal(f"seats[{seat}].program.stack", "contracts before all robots are placed")
    if state.restarts[seat] > config.params.restarts:
        raise refusal(f"seats[{seat}].program.restarts", f"at most {config.params.restarts} are allowed")


def _read_revealed(config: Config, state: Any, seat: int) -> None:
    """Programs lie revealed until the collection of their place."""
    place = f"seats[{seat}].program"
    if state.restarts[seat] or state.steps[seat] or state.waiting[seat] != EMPTY:
        raise refusal(place, "a revealed program is finished")
    later = state.phase in (P_RECOVER_ROBOT, P_RECOVER_CONTRACT)
    if state.phase in IN_QUEUE:
        later = state.order.tolist().index(seat) >= end_of_place(state)
    if later != (not is_empty(state, seat)):
        raise refusal(place, "is missing, the seat has still to collect" if later else "the seat has no program now")
    if later:
        activate_program(config.params, state, seat)


def end_of_place(state: Any) -> int:
    """Where the place that begins at `turn` ends in the turn order."""
    end = int(state.turn) + 1
    while end < state.players and state.tied[end]:
        end += 1
    return end


# ---- claims and payments ----


def _read_claims(config: Config, state: Any, given: Position, seat: int) -> None:
    group = [int(state.queue[0])] if state.queue_count else []
    while len(group) < state.queue_count and state.joined[len(group)]:
        group.append(int(state.queue[len(group)]))
    if state.phase in (P_FULFIL, P_PAY, P_CLAIM):
        if seat not in group or (state.phase == P_FULFIL and len(group) > 1) or (state.phase == P_CLAIM == len(group)):
            raise refusal("decision.seat", f"it is not the turn of seat {seat}: the queue begins with {group}")
        state.claimant = group.index(seat)
    if given.claims is None:
        return
    state.agreed = given.claims.agreed
    if state.agreed >= len(group):
        raise refusal("claims.agreed", f"{state.agreed}, the procedure ends when all {len(group)} agree")
    for claim in given.claims.stances:
        _read_claim(config, state, claim, group)


def _read_claim(config: Config, state: Any, claim: Claim, group: list[int]) -> None:
    contract = index_of("claims.stances", claim.contract, config.components.contract_ids, "contract")
    if claim.seat not in group or contract not in state.market:
        raise refusal(
            "claims.stances", f"{claim.contract} by seat {claim.seat}: not in the market, or not in the group"
        )
    place = state.market.tolist().index(contract)
    stance = index_of("claims.stances", claim.stance, STANCES, "stance")
    shown = counts("claims.stances", claim.marbles)
    if state.stance[claim.seat, place] != NONE or stance == NONE:
        raise refusal("claims.stances", f"{claim.contract} by seat {claim.seat} is named twice, or for nothing")
    expected = 0 if stance == BARRED else _units(config, state, claim.seat, contract)
    if sum(shown) != expected:
        raise refusal("claims.stances", f"{claim.contract} by seat {claim.seat}: wrong number of marbles")
    state.stance[claim.seat, place] = stance
    state.shown[claim.seat, place] = shown
    state.held[claim.seat] += np.array(shown, np.int8)


def _units(config: Config, state: Any, seat: int, contract: int) -> int:
    printed = config.params.cost[contract]
    return int(printed[:WILD].sum() + survey(config.params, state).wild[seat, contract])


def _read_payment(config: Config, state: Any, given: Decision, seat: int) -> None:
    if state.phase != P_PAY:
        return
    contract = index_of("decision.contract", given.contract, config.components.contract_ids, "contract")
    if contract not in state.market:
        raise refusal("decision.contract", f"{given.contract} is not in the market")
    state.target = contract
    units = [int(count) for count in config.params.cost[contract]]
    units[WILD] = int(survey(config.params, state).wild[seat, contract])
    owed = units if given.owed is None else counts("decision.owed", given.owed, UNIT_LETTERS)
    paid = counts("decision.paid", given.paid)
    if any(o > u for o, u in zip(owed, units, strict=True)) or sum(owed) + sum(paid) != sum(units) or not sum(owed):
        raise refusal("decision.owed", f"owed and paid do not add up to the cost of {given.contract}")
    state.owed[:], state.paid[:] = owed, paid
    state.last_wild = index_of("decision.last_wild", given.last_wild, TYPE_IDS, "type")
    for name in given.voided:
        state.voided[index_of("decision.voided", name, TYPE_IDS, "type")] = 1
