"""Who comes when: the turn order, the queue of those who fulfil, and the seat that is asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.engine.state.header import SEATS
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.faults.facts import (
    BEFORE_REVEAL,
    claiming,
    fulfilling,
    groups,
    holds,
    next_due,
    place_in_lead_order,
    present_place,
)
from starlode.games.cosmic_scavengers.things import EMPTY, GROUP, RobotAt, When, Zone

ORDER = Rows()


@ORDER.row("turn order", "turn_order", vital=True)
def _turn_order(config: Config, state: Any) -> Iterator[str]:
    """CS-5.1, CS-5.9: all seats have a place from the reveal to the end of the round, tied ones in lead order."""
    seats = [seat for seat in state.order if seat != EMPTY]
    wanted = 0 if state.phase in BEFORE_REVEAL else state.players
    if len(seats) != wanted and not (state.phase == Phase.OVER and not seats):
        when = "not settled yet" if wanted == 0 else "settled: all seats in their groups"
        yield f"{len(seats)} seats in the turn order, but in phase {Phase(state.phase).text} it is {when}"
    elif sorted(seats) != list(range(len(seats))) or list(state.order[: len(seats)]) != seats:
        yield f"the turn order holds seats {seats}"
    yield from _misplaced(state, state.order, state.tied, len(seats))


@ORDER.row("queue", "queue", vital=True)
def _queue(config: Config, state: Any) -> Iterator[str]:
    """CS-11.17: seats queue while a player fulfils and at no other time, claim groups in lead order."""
    count = state.queue_count
    queue, rest = state.queue[:count], state.queue[count:]
    if bool(count) != holds(state, "queue"):
        some = "someone fulfils" if holds(state, "queue") else "nobody fulfils"
        yield f"{count} seats, but in phase {Phase(state.phase).text} {some}"
    elif len(set(queue)) < count or EMPTY in queue or rest.count(EMPTY) < len(rest):
        yield f"the queue holds seats {state.queue}, {count} of them"
    yield from _misplaced(state, state.queue, state.joined, count)


def _misplaced(state: Any, seats: Any, tied: Any, count: int) -> Iterator[str]:
    if tied[0] or any(tied[count:]):
        yield "the first seat of an order is tied with none before it"
    for at in range(1, count):
        if tied[at] and place_in_lead_order(state, seats[at - 1]) >= place_in_lead_order(state, seats[at]):
            yield f"seats {seats[at - 1]} and {seats[at]} are tied, but not in lead order"


# ---- the seat that is asked ----


@ORDER.row("turns", "decision.seat")
def _turns(config: Config, state: Any) -> Iterator[str]:
    """CS-6.6, CS-8.1, CS-9.5, CS-11.18: the seat that is asked is on turn."""
    seat = state.acting.bit_length() - 1
    if state.phase in (Phase.FULFIL, Phase.PAY, Phase.CLAIM):
        group = fulfilling(state)
        wrong = len(group) == 1 if state.phase == Phase.CLAIM else len(group) > 1 and state.phase == Phase.FULFIL
        if wrong or state.queue[state.claimant] != seat or seat not in group:
            yield f"it is not the turn of seat {seat}: the queue begins with {group}"
    elif state.claimant:
        yield "nobody claims, so nobody is on turn to"
    if state.phase in (Phase.OVER, *BEFORE_REVEAL):
        if state.turn:
            yield "nobody is on turn in a turn order"
    elif holds(state, "queue") and state.tied[state.turn]:
        yield "a place of the turn order begins in its middle"
    elif not holds(state, "queue") and state.order[state.turn] != seat:
        yield f"it is not the turn of seat {seat}"


@ORDER.row("recalls", "decision.seat", during=(Phase.RECALL,))
def _recalls(config: Config, state: Any) -> Iterator[str]:
    """CS-3.12: the first seat in lead order that lacks robots is asked for an emergency recall."""
    asked = place_in_lead_order(state, state.acting.bit_length() - 1)
    for seat in range(state.players):
        robots = state.robot_at[seat]
        if RobotAt.HAND not in robots and RobotAt.DISCARD in robots and place_in_lead_order(state, seat) < asked:
            yield f"seat {seat} needs a recall before"


# ---- the place that fulfils ----


@ORDER.row("places", "queue")
def _places(config: Config, state: Any) -> Iterator[str]:
    """CS-11.14: those who queue are of one place in the turn order."""
    place = present_place(state)
    for seat in state.queue[: state.queue_count]:
        if seat not in place:
            yield f"seat {seat} is not at the place that fulfils"


@ORDER.row("queueing", "queue")
def _queueing(config: Config, state: Any) -> Iterator[str]:
    """CS-11.14, CS-11.17: who collected fewer marbles fulfils earlier, and a claim group collected equally many."""
    new = [sum(marbles) for marbles in state.fresh]
    waiting = groups(state)
    for before, after in pairwise(waiting):
        if max(new[seat] for seat in before) > min(new[seat] for seat in after):
            yield f"seats {before} have more new marbles than seats {after}, so they come later"
    for group in waiting[0 if claiming(state) else 1 :]:
        if len({new[seat] for seat in group}) > 1:
            yield f"seats {group} have not equally many new marbles"


# ---- effects that are due ----


@ORDER.each_seat("prizes with effects", "seats[n].due")
def _due(config: Config, state: Any, seat: int) -> Iterator[str]:
    """CS-8.2, CS-8.9: effects to come are immediate ones of prizes in the tableau of a seat that fulfils.

    A seat that fulfils alone has one at a time.
    """
    prizes = [prize for prize in range(GROUP) if state.due[seat] >> prize & 1]
    for prize in prizes:
        name = config.components.contract_ids[prize]
        if state.contract_at[prize] != Zone.TABLEAU * SEATS + seat:
            yield f"{name} is no prize in the tableau"
        elif state.params.when[prize] != When.ON_DELIVERY:
            yield f"{name} has no immediate effect"
    if prizes and not holds(state, "due"):
        yield f"no effect is due in phase {Phase(state.phase).text}"
    elif prizes and seat not in fulfilling(state):
        yield f"seat {seat} does not fulfil now"
    elif len(prizes) > 1 and len(fulfilling(state)) == 1:
        yield "a seat that fulfils alone has one effect at a time"


@ORDER.row("effects", "decision.seat")
def _effects(config: Config, state: Any) -> Iterator[Breach]:
    """CS-11.32: an effect is asked of the first seat in lead order with one to come, and it is its next."""
    if not holds(state, "due"):
        return
    waiting = [seat for seat in range(state.players) if state.due[seat]]
    first = min(waiting, key=lambda seat: place_in_lead_order(state, seat), default=EMPTY)
    if first == EMPTY or not state.acting >> first & 1:
        whom = f"seat {first}" if waiting else "nobody"
        yield Breach("decision.seat", f"nothing to decide: the next effect is due for {whom}")
    elif state.params.effect[next_due(state, first)] != Phase(state.phase).row.effect:
        name = config.components.contract_ids[next_due(state, first)]
        yield Breach(f"seats[{first}].due", f"{name} asks nothing like phase {Phase(state.phase).text}")
