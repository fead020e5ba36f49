"""Reading who is asked what: turn order, queue, claims, and the choice half made."""

from __future__ import annotations

from typing import Any

from starlode.engine.boundary.shapes import index_of, once, refusal, seat_number
from starlode.engine.declarations.config import Config
from starlode.games.cosmic_scavengers.decisions import ASKED, Phase
from starlode.games.cosmic_scavengers.faults.facts import (
    claiming,
    fulfilling,
    holds,
    most_allowance,
    place_in_lead_order,
    prepare,
)
from starlode.games.cosmic_scavengers.position.payments import read_claims, read_payment
from starlode.games.cosmic_scavengers.position.programs import activate_program
from starlode.games.cosmic_scavengers.position.shape import Position
from starlode.games.cosmic_scavengers.things import EMPTY, Ending


def read_decision(config: Config, state: Any, given: Position) -> None:
    """Fill everything that says where in the round the game stands."""
    state.phase = index_of("decision.phase", given.decision.phase, [phase.text for phase in ASKED], "phase")
    _read_groups(state, "turn_order", given.turn_order or [], state.order, state.tied)
    state.queue_count = _read_groups(state, "queue", given.queue, state.queue, state.joined)
    _check_choice(state, given)
    if state.phase == Phase.OVER:
        _read_ending(state, given)
    elif state.phase == Phase.PROGRAM:
        state.acting = sum(1 << seat for seat in range(state.players) if not _is_committed(given, seat))
    else:
        _read_asked(config, state, given, seat_number("decision.seat", given.decision.seat, int(state.players)))


def _is_committed(given: Position, seat: int) -> bool:
    program = given.seats[seat].program if given.seats else None
    return program is not None and program.committed


def _read_asked(config: Config, state: Any, given: Position, seat: int) -> None:
    """The one seat that decides, and what it has chosen already."""
    state.acting = 1 << seat
    state.turn = _turn(state, seat)
    for other in range(state.players):
        if state.designation[other] != EMPTY:
            activate_program(config.params, state, other)
    left, group = given.decision.allowance, fulfilling(state)
    state.allowance = most_allowance(prepare(config, state), seat) if left is None else left
    if state.phase in (Phase.FULFIL, Phase.PAY, Phase.CLAIM) and seat in group:
        state.claimant = group.index(seat)
    if given.claims is not None:
        read_claims(config, state, given.claims, group)
    if state.phase == Phase.PAY:
        read_payment(config, state, given.decision, seat)


def _check_choice(state: Any, given: Position) -> None:
    """Keys that the phase has no use for are refused rather than overlooked."""
    chosen = given.decision
    if state.phase in (Phase.PROGRAM, Phase.OVER) and chosen.seat is not None:
        raise refusal("decision.seat", "nobody decides" if state.phase == Phase.OVER else "all seats program at once")
    if chosen.allowance and not holds(state, "allowance"):
        raise refusal("decision.allowance", f"nothing is recovered in phase {chosen.phase}")
    if not holds(state, "target") and (chosen.contract is not None or chosen.paid or chosen.voided or chosen.owed):
        raise refusal("decision", f"nothing is paid in phase {chosen.phase}")
    if given.claims is not None and not claiming(state):
        raise refusal("claims", "there is no claim group now")
    if given.ending is not None and state.phase != Phase.OVER:
        raise refusal("ending", "the game is not over")


def _read_groups(state: Any, place: str, groups: list[list[int]], order: Any, tied: Any) -> int:
    """Tied seats may be named in any order; they are kept in lead order (CS-2.16)."""
    named = once(place, [seat_number(place, seat, int(state.players)) for group in groups for seat in group])
    lead = [sorted(group, key=lambda seat: place_in_lead_order(state, seat)) for group in groups]
    for at, (seat, with_previous) in enumerate((seat, i > 0) for group in lead for i, seat in enumerate(group)):
        order[at], tied[at] = seat, with_previous
    return len(named)


def _read_ending(state: Any, given: Position) -> None:
    if given.ending is None:
        raise refusal("ending", "is missing, the game is over")
    state.over = 1
    state.ending = Ending.named(
        Ending.texts()[1:][index_of("ending.why", given.ending.why, Ending.texts()[1:], "ending")]
    )
    if given.ending.seat is not None:
        state.ender = seat_number("ending.seat", given.ending.seat, int(state.players))


def _turn(state: Any, seat: int) -> int:
    """The index into the turn order: the seat's own, or the beginning of the place that fulfils."""
    first = int(state.queue[0]) if holds(state, "queue") else seat
    if first == EMPTY or first not in state.order:
        return 0
    at: int = state.order.tolist().index(first)
    while holds(state, "queue") and state.tied[at]:
        at -= 1
    return at
