"""Reading who is asked what: turn order, queue, claims, and the choice half made."""

from __future__ import annotations

from typing import Any

from starlode.engine.game import Config
from starlode.engine.shapes import index_of, refusal, seat_number
from starlode.games.cosmic_scavengers.decisions import ASKED, Phase
from starlode.games.cosmic_scavengers.position.payments import read_claims, read_payment
from starlode.games.cosmic_scavengers.position.programs import activate_program, is_empty
from starlode.games.cosmic_scavengers.position.shape import Position
from starlode.games.cosmic_scavengers.position.writing import claiming
from starlode.games.cosmic_scavengers.survey import survey
from starlode.games.cosmic_scavengers.things import EMPTY, Effect, Ending

BEFORE_ORDER = (Phase.RECALL, Phase.PROGRAM)


def holds(state: Any, field: str) -> bool:
    """Whether a field is half made while the phase of the position is asked."""
    return field in Phase(state.phase).row.holds


def read_decision(config: Config, state: Any, given: Position) -> None:
    """Fill everything that says where in the round the game stands."""
    state.phase = index_of("decision.phase", given.decision.phase, [phase.text for phase in ASKED], "phase")
    _read_groups(state, "turn_order", given.turn_order or [], state.order, state.tied)
    state.queue_count = _read_groups(state, "queue", given.queue, state.queue, state.joined)
    _check_order(state)
    _check_choice(state, given)
    if state.phase == Phase.OVER:
        _read_ending(state, given)
        return
    if given.ending is not None:
        raise refusal("ending", "the game is not over")
    if state.phase == Phase.PROGRAM:
        _read_programming(config, state, given)
        return
    seat = seat_number("decision.seat", given.decision.seat, int(state.players))
    state.acting = 1 << seat
    state.turn = _turn(state, seat)
    for other in range(state.players):
        _read_revealed(config, state, other)
    left = given.decision.allowance
    state.allowance = most_allowance(config, state, seat) if left is None else left
    read_claims(config, state, given.claims, fulfilling_group(state), seat)
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


def _read_groups(state: Any, place: str, groups: list[list[int]], order: Any, tied: Any) -> int:
    """Tied seats may be named in any order; they are kept in lead order (CS-2.16)."""
    lead = [sorted(group, key=lambda seat: (seat - state.round_number + 1) % state.players) for group in groups]
    seats = [(seat, i > 0) for group in lead for i, seat in enumerate(group)]
    for at, (seat, with_previous) in enumerate(seats):
        order_seat = seat_number(place, seat, int(state.players))
        if order_seat in order:
            raise refusal(place, f"seat {seat} is named twice")
        order[at], tied[at] = order_seat, with_previous
    return len(seats)


def _check_order(state: Any) -> None:
    known = int((state.order != EMPTY).sum())
    wanted = 0 if state.phase in BEFORE_ORDER else state.players
    if known != wanted and not (state.phase == Phase.OVER and known == 0):
        when = "not settled yet" if wanted == 0 else "settled: all seats in their groups"
        raise refusal("turn_order", f"{known} seats, but in phase {Phase(state.phase).text} it is {when}")
    if bool(state.queue_count) != holds(state, "queue"):
        some = "somebody fulfils" if holds(state, "queue") else "nobody fulfils"
        raise refusal("queue", f"{state.queue_count} seats, but in phase {Phase(state.phase).text} {some}")


def _read_ending(state: Any, given: Position) -> None:
    if given.ending is None:
        raise refusal("ending", "is missing, the game is over")
    state.over = 1
    state.ending = index_of("ending.why", given.ending.why, Ending.texts(), "ending")
    if state.ending == Ending.NONE:
        raise refusal("ending.why", "the game is over for no reason")
    if (state.ending == Ending.REVEALED) != (given.ending.seat is not None):
        raise refusal("ending.seat", "names who revealed" if state.ending == Ending.REVEALED else "nobody revealed")
    if given.ending.seat is not None:
        state.ender = seat_number("ending.seat", given.ending.seat, int(state.players))


def _turn(state: Any, seat: int) -> int:
    """The index into the turn order: the seat's own, or the beginning of the place that fulfils."""
    if state.phase in BEFORE_ORDER:
        return 0
    order = state.order.tolist()
    at: int = order.index(int(state.queue[0]) if holds(state, "queue") else seat)
    while holds(state, "queue") and state.tied[at]:
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
    facts = survey(config, state, seat)
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
    later = state.phase in (Phase.RECOVER_ROBOT, Phase.RECOVER_CONTRACT)
    if holds(state, "queue"):
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


def fulfilling_group(state: Any) -> list[int]:
    """CS-11.17: the seats at the head of the queue that fulfil together; a lone seat, as a rule."""
    group: list[int] = state.queue[: min(1, state.queue_count)].tolist()
    while len(group) < state.queue_count and state.joined[len(group)]:
        group.append(int(state.queue[len(group)]))
    return group


def most_allowance(config: Config, state: Any, seat: int) -> int:
    """CS-6.3, CS-12.40: how many cards may be recovered at most in this phase, 0 where none are."""
    if Phase(state.phase).row.effect == Effect.HOSPITAL:
        prize = next_due(state, seat)
        return int(config.params.amount[prize]) if prize != EMPTY else 0
    return int(survey(config, state, seat).allowances[seat]) if holds(state, "allowance") else 0


def next_due(state: Any, seat: int) -> int:
    """CS-11.32: the seat's first prize with an effect to come, -1 if it has none."""
    due = int(state.due[seat])
    return (due & -due).bit_length() - 1
