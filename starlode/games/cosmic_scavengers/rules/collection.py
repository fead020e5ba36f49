"""Chapter 7 and sections 11.1 to 11.3: one place of the turn order collects, step by step."""

from __future__ import annotations

from starlode.engine.kernel import kernel
from starlode.engine.zones import total
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.bookkeeping import replace
from starlode.games.cosmic_scavengers.rules.order import diligence, place_end
from starlode.games.cosmic_scavengers.rules.programming import clear_program
from starlode.games.cosmic_scavengers.rules.table import put
from starlode.games.cosmic_scavengers.state import Params, State
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
    while anybody_travels(state, end):
        for i in range(state.turn, end):
            for slot in range(SLOTS):
                move(params, state, state.order[i], slot, step)
        for i in range(state.turn, end):
            for slot in range(SLOTS):
                if state.wish[state.order[i], slot]:
                    settle_wish(params, state, end, int(state.wish[state.order[i], slot]))
        step += 1
    come_home(params, state, end)
    state.phase = Phase.FULFIL


# ---- the step algorithm ----


@kernel
def set_out(state: State, seat: int) -> None:
    """CS-7.6, CS-7.7: robots with a collection icon travel."""
    for slot in range(SLOTS):
        for kind in range(TYPES):
            if state.icons[seat, slot, kind] > 0:
                state.journey[seat, slot] = Journey.TRAVELLING


@kernel
def anybody_travels(state: State, end: int) -> bool:
    """Whether a robot of the place that ends there is travelling."""
    for i in range(state.turn, end):
        for slot in range(SLOTS):
            if state.journey[state.order[i], slot] == Journey.TRAVELLING:
                return True
    return False


@kernel
def cell_at(params: Params, state: State, seat: int, slot: int, number: int) -> int:
    """CS-12.26: the cell of a robot's row by its number from 1, in the order of travel; -1 beyond its end."""
    designation, lane = state.route[seat, slot] // LANES, state.route[seat, slot] % LANES
    length = params.row_length[designation, lane]
    if number > length:
        return EMPTY
    return int(params.row[designation, lane, length - number if state.backwards[seat, slot] else number - 1])


@kernel
def move(params: Params, state: State, seat: int, slot: int, step: int) -> None:
    """CS-7.9 to CS-7.12: a travelling robot enters its next cell, and may want what lies there."""
    if state.journey[seat, slot] != Journey.TRAVELLING or step <= state.delay[seat, slot]:
        return
    cell = cell_at(params, state, seat, slot, step - state.delay[seat, slot])
    if cell == EMPTY:
        state.journey[seat, slot] = Journey.RETURNING
    elif state.ship[cell] != EMPTY and state.icons[seat, slot, state.ship[cell]] > 0:
        state.wish[seat, slot] = cell + 1


@kernel
def settle_wish(params: Params, state: State, end: int, wish: int) -> None:
    """CS-7.13, CS-11.3 to CS-11.13: who gets the marble of a cell; nobody, if the best are equal."""
    best = 0
    equals = 0
    for i in range(state.turn, end):
        for slot in range(SLOTS):
            if state.wish[state.order[i], slot] == wish:
                key = conflict_key(state, state.order[i], slot)
                if equals == 0 or key < best:
                    best = key
                    equals = 1
                elif key == best:
                    equals += 1
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
def conflict_key(state: State, seat: int, slot: int) -> int:
    """CS-11.6, CS-11.7: lowest diligence first, then greatest priority, as one number."""
    return (diligence(state, seat, slot) << KEY_BITS) - int(state.icons[seat, slot, Icon.PRIORITY])


@kernel
def take(params: Params, state: State, seat: int, slot: int, cell: int) -> None:
    """CS-7.13, CS-7.16, CS-7.18: the marble joins the owner's new ones; a full robot stops."""
    kind = state.ship[cell]
    state.ship[cell] = EMPTY
    state.fresh[seat, kind] += 1
    state.load[seat, slot] += 1
    events.collect(state, seat, state.slot_card[seat, slot], kind, cell)
    if state.load[seat, slot] >= params.capacity + state.icons[seat, slot, Icon.CAPACITY]:
        state.journey[seat, slot] = Journey.STOPPED_FULL


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
        for slot in range(SLOTS):
            if state.slot_card[seat, slot] != EMPTY:
                bring_home(state, seat, slot)
        for at in range(state.stack_count[seat]):
            put(state, state.stack[seat, at], Zone.DISCARD, seat)
        clear_program(state, seat)
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
