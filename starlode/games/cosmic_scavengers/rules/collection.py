"""Chapter 7 and sections 11.1 to 11.3: one place of the turn order collects, step by step."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.zones import total
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.bookkeeping import replace
from starlode.games.cosmic_scavengers.rules.order import diligence, place_end
from starlode.games.cosmic_scavengers.rules.programming import clear_program, deactivate, placed
from starlode.games.cosmic_scavengers.rules.table import put
from starlode.games.cosmic_scavengers.state import Params, State, Trip
from starlode.games.cosmic_scavengers.things import EMPTY, LANES, SLOTS, TYPES, Fate, Icon, Journey, RobotAt, Zone

KEY_BITS = 8  # priority is compared after diligence


@kernel
def collect(params: Params, state: State) -> None:
    """CS-7.1, CS-7.2: the next place collects and goes on to fulfil; after the last one comes the clean-up."""
    if state.turn == state.players:
        state.turn = 0
        state.phase = Phase.REVEAL
        return
    end = place_end(state, state.turn)
    for i in range(state.turn, end):
        set_out(state, state.order[i])
    step = 1
    while move_all(params, state, end, step):
        for i in range(state.turn, end):
            for slot in range(SLOTS):
                if state.wish[state.order[i], slot]:
                    settle_wish(params, state, end, state.order[i], slot)
        step += 1
    come_home(params, state, end)
    state.phase = Phase.FULFIL


# ---- the step algorithm ----


@kernel
def set_out(trip: Trip, seat: int) -> None:
    """CS-7.6, CS-7.7: robots with a collection icon travel."""
    for slot in range(SLOTS):
        icons = 0
        for kind in range(TYPES):
            icons += trip.icons[seat, slot, kind]
        if icons > 0:
            trip.journey[seat, slot] = Journey.TRAVELLING


@kernel
def cell_at(params: Params, trip: Trip, seat: int, slot: int, number: int) -> int:
    """CS-12.26: the cell of a robot's row by its number from 1, in the order of travel; -1 beyond its end."""
    designation, lane = trip.route[seat, slot] // LANES, trip.route[seat, slot] % LANES
    length = params.row_length[designation, lane]
    if number > length:
        return EMPTY
    return int(params.row[designation, lane, length - number if trip.backwards[seat, slot] else number - 1])


@kernel
def move_all(params: Params, trip: Trip, end: int, step: int) -> int:
    """CS-7.17: all travelling robots of the place that ends there go one step; answers with their number."""
    found = 0
    for i in range(trip.turn, end):
        for slot in range(SLOTS):
            if trip.journey[trip.order[i], slot] == Journey.TRAVELLING:
                move(params, trip, trip.order[i], slot, step)
                found += 1
    return found


@kernel
def move(params: Params, trip: Trip, seat: int, slot: int, step: int) -> None:
    """CS-7.9 to CS-7.12: a travelling robot enters its next cell, and may want its marble."""
    if step <= trip.delay[seat, slot]:
        return
    cell = cell_at(params, trip, seat, slot, step - trip.delay[seat, slot])
    if cell == EMPTY:
        trip.journey[seat, slot] = Journey.RETURNING
    elif trip.ship[cell] != EMPTY and trip.icons[seat, slot, trip.ship[cell]] > 0:
        trip.wish[seat, slot] = cell + 1


@kernel
def settle_wish(params: Params, state: State, end: int, seat: int, slot: int) -> None:
    """CS-7.13: a robot gets the marble it wants, unless others want it too."""
    wish = int(state.wish[seat, slot])
    if count_wishes(state, end, wish) > 1:
        settle_conflict(params, state, end, wish)
    else:
        state.wish[seat, slot] = 0
        take(params, state, seat, slot, wish - 1)


@kernel
def count_wishes(trip: Trip, end: int, wish: int) -> int:
    """How many robots of the place want the marble of a cell."""
    found = 0
    for i in range(trip.turn, end):
        for slot in range(SLOTS):
            found += trip.wish[trip.order[i], slot] == wish
    return int(found)


@kernel
def settle_conflict(params: Params, state: State, end: int, wish: int) -> None:
    """CS-11.3 to CS-11.13: who gets the marble of a cell that several want; nobody, if the best are equal."""
    best, equals = best_claim(state, end, wish)
    for i in range(state.turn, end):
        for slot in range(SLOTS):
            seat = state.order[i]
            if state.wish[seat, slot] == wish:
                state.wish[seat, slot] = 0
                if conflict_key(state, seat, slot) == best:
                    if equals == 1:
                        take(params, state, seat, slot, wish - 1)
                    else:
                        collide(state, seat, slot, wish - 1)


@kernel
def best_claim(trip: Trip, end: int, wish: int) -> tuple[int, int]:
    """CS-11.6, CS-11.7: the best key of those who want the marble of a cell, and how many have it."""
    best = 0
    equals = 0
    for i in range(trip.turn, end):
        for slot in range(SLOTS):
            if trip.wish[trip.order[i], slot] == wish:
                key = conflict_key(trip, trip.order[i], slot)
                if equals == 0 or key < best:
                    best = key
                    equals = 1
                elif key == best:
                    equals += 1
    return best, equals


@kernel
def conflict_key(trip: Trip, seat: int, slot: int) -> int:
    """CS-11.6, CS-11.7: lowest diligence first, then greatest priority, as one number."""
    return (diligence(trip, seat, slot) << KEY_BITS) - int(trip.icons[seat, slot, Icon.PRIORITY])


@kernel
def take(params: Params, state: State, seat: int, slot: int, cell: int) -> None:
    """CS-7.13: the marble joins the owner's new ones, and all players are told."""
    events.collect(state, seat, state.slot_card[seat, slot], state.ship[cell], cell)
    pick_up(params, state, seat, slot, cell)


@kernel
def pick_up(params: Params, trip: Trip, seat: int, slot: int, cell: int) -> None:
    """CS-7.13, CS-7.16, CS-7.18: the marble leaves the ship; a full robot stops."""
    trip.fresh[seat, trip.ship[cell]] += 1
    trip.ship[cell] = EMPTY
    trip.load[seat, slot] += 1
    if trip.load[seat, slot] >= params.capacity + trip.icons[seat, slot, Icon.CAPACITY]:
        trip.journey[seat, slot] = Journey.STOPPED_FULL


@kernel
def collide(state: State, seat: int, slot: int, cell: int) -> None:
    """CS-11.9, CS-11.10: the robot is damaged and stops; the marble stays."""
    state.journey[seat, slot] = Journey.STOPPED_DAMAGED
    events.collide(state, seat, state.slot_card[seat, slot], state.ship[cell], cell)


# ---- after the last step ----


@kernel
def come_home(params: Params, state: State, end: int) -> None:
    """CS-7.19 to CS-7.25: robots and contracts leave the programs of the place, which then queues to fulfil."""
    for i in range(state.turn, end):
        seat = state.order[i]
        robots = placed(state, seat)
        for slot in range(robots):
            bring_home(state, seat, slot)
        for at in range(state.stack_count[seat]):
            put(state, state.stack[seat, at], Zone.DISCARD, seat)
        clear_program(state, seat, state.stack_count[seat], robots)
        deactivate(state, seat, robots)
        if params.simple:
            replace(state, seat)
    queue_up(state, end)


@kernel
def bring_home(state: State, seat: int, slot: int) -> None:
    """CS-7.19 to CS-7.22, CS-12.38: full and damaged robots are discarded unless a safety line holds them."""
    card = state.slot_card[seat, slot]
    fate = Fate.BACK
    if state.journey[seat, slot] == Journey.STOPPED_FULL or state.journey[seat, slot] == Journey.STOPPED_DAMAGED:
        fate = Fate.FULL if state.journey[seat, slot] == Journey.STOPPED_FULL else Fate.DAMAGED
        if state.safe[seat, slot]:
            fate = Fate.SAVED
    discarded = fate in (Fate.FULL, Fate.DAMAGED)
    state.robot_at[seat, card] = RobotAt.DISCARD if discarded else RobotAt.HAND
    state.lost[seat] += discarded
    state.journey[seat, slot] = Journey.RESTING
    state.load[seat, slot] = 0
    events.robot_home(state, seat, card, fate)


@kernel
def queue_key(state: State, seat: int) -> int:
    """CS-11.14 to CS-11.16: fewer marbles first, then fewer robots discarded."""
    return int(total(state.fresh[seat]) * (SLOTS + 1) + state.lost[seat])


@kernel
def queue_up(state: State, end: int) -> None:
    """CS-11.14 to CS-11.17: the order of fulfilment inside a place; equals, in lead order, form a claim group."""
    count = end - state.turn
    for i in range(count):
        seat = state.order[state.turn + i]
        at = i
        while at > 0 and queue_key(state, state.queue[at - 1]) > queue_key(state, seat):
            state.queue[at] = state.queue[at - 1]
            at -= 1
        state.queue[at] = seat
    for i in range(count):
        state.joined[i] = i > 0 and queue_key(state, state.queue[i - 1]) == queue_key(state, state.queue[i])
    for i in range(count):
        state.lost[state.queue[i]] = 0
    state.queue_count = count
