"""Chapter 4: the programming phase. All seats act at once; nothing here is told to anyone before the reveal."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import wide
from starlode.engine.state.filling import fill
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.effects import apply_icon_effects, apply_route_effects, is_ignored
from starlode.games.cosmic_scavengers.rules.order import settle_turn_order
from starlode.games.cosmic_scavengers.rules.table import count_robots, find_robot, has_robot, is_at, put
from starlode.games.cosmic_scavengers.state import Params, State, Trip
from starlode.games.cosmic_scavengers.things import EMPTY, ICONS, PROG_FROM, ROBOT_FROM, SLOTS, RobotAt, Zone


@kernel
def begin_programming(state: State) -> None:
    """CS-4.1: all players at the same time."""
    state.phase = Phase.PROGRAM
    state.acting = (1 << state.players) - 1


@kernel
def clear_program(state: State, seat: int, contracts: int, robots: int) -> None:
    """Nothing is chosen any more, for this many contracts and robots; on a GPU every byte that is written costs."""
    state.designation[seat] = EMPTY
    state.stack_count[seat] = 0
    state.waiting[seat] = EMPTY
    state.restarts[seat] = 0
    state.steps[seat] = 0
    fill(state.stack[seat], contracts, EMPTY)
    fill(state.stack_gap[seat], contracts, EMPTY)
    for slot in range(robots):
        state.slot_card[seat, slot] = EMPTY
        state.slot_mode[seat, slot] = EMPTY


@kernel
def deactivate(state: State, seat: int, robots: int) -> None:
    """None of this many robots has active icons or a row any more."""
    for slot in range(robots):
        state.route[seat, slot] = EMPTY
        state.backwards[seat, slot] = 0
        state.delay[seat, slot] = 0
        state.safe[seat, slot] = 0
        fill(state.icons[seat, slot], ICONS, 0)


# ---- how far a program is ----


@kernel
def placed(state: State, seat: int) -> int:
    """Robots in the program, and so the number of the last gap."""
    slot = 0
    while slot < SLOTS and state.slot_card[seat, slot] != EMPTY:
        slot += 1
    return slot


@kernel
def robots_due(params: Params, state: State, seat: int) -> int:
    """CS-4.3 to CS-4.5: four robots, or all there are."""
    owned = count_robots(state, seat, RobotAt.HAND) + count_robots(state, seat, RobotAt.PROGRAM)
    return min(int(params.program_robots), owned)


@kernel
def lowest_gap(state: State, seat: int) -> int:
    """CS-4.25: the next contract may not lie above the one placed last."""
    count = state.stack_count[seat]
    return int(state.stack_gap[seat, count - 1]) if count > 0 else 0


@kernel
def next_step(params: Params, state: State, seat: int) -> int:
    """D-02 to D-04: which step of its program a seat has come to."""
    if state.designation[seat] == EMPTY:
        return Phase.DESIGNATE
    if placed(state, seat) < params.program_robots and has_robot(state, seat, RobotAt.HAND):  # fewer than `robots_due`
        return Phase.PLACE
    return Phase.INSERT if state.waiting[seat] == EMPTY else Phase.GAP


@kernel
def asked(params: Params, state: State, seat: int) -> int:
    """CS-4.1: all program at once, each at its own step; otherwise all are at the same decision."""
    if state.phase == Phase.PROGRAM:
        return next_step(params, state, seat)
    return wide(state.phase)


# ---- choices ----


@kernel
def designate(state: State, seat: int, designation: int) -> None:
    """CS-4.14: a designation."""
    state.designation[seat] = designation


@kernel
def place_robot(state: State, seat: int, kind: int, mode: int) -> None:
    """CS-4.15: a robot with its active mode for the next slot."""
    card = find_robot(state, seat, kind, RobotAt.HAND)
    slot = placed(state, seat)
    state.slot_card[seat, slot] = card
    state.slot_mode[seat, slot] = mode
    state.robot_at[seat, card] = RobotAt.PROGRAM


@kernel
def insert(state: State, seat: int, contract: int) -> None:
    """CS-4.25: a contract; its gap is the next choice unless only the last one is left."""
    state.waiting[seat] = contract
    put(state, contract, Zone.PROGRAM, seat)
    if lowest_gap(state, seat) == placed(state, seat):
        choose_gap(state, seat, lowest_gap(state, seat))


@kernel
def choose_gap(state: State, seat: int, gap: int) -> None:
    """CS-4.11, CS-4.16: the contract lies below those placed in this gap before."""
    count = state.stack_count[seat]
    state.stack[seat, count] = state.waiting[seat]
    state.stack_gap[seat, count] = gap
    state.stack_count[seat] = count + 1
    state.waiting[seat] = EMPTY


@kernel
def take_back(state: State, seat: int) -> None:
    """All cards of a program return to hand, and nothing is chosen."""
    robots = placed(state, seat)
    for slot in range(robots):
        state.robot_at[seat, state.slot_card[seat, slot]] = RobotAt.HAND
    for contract in range(PROG_FROM, ROBOT_FROM):
        if is_at(state, contract, Zone.PROGRAM, seat):
            put(state, contract, Zone.HAND, seat)
    clear_program(state, seat, state.stack_count[seat], robots)


@kernel
def restart(state: State, seat: int) -> None:
    """CS-4.26: take the whole program back; how often is counted."""
    restarts, steps = state.restarts[seat], state.steps[seat]
    take_back(state, seat)
    state.restarts[seat] = restarts + 1
    state.steps[seat] = steps


@kernel
def commit(state: State, seat: int) -> None:
    """CS-4.17: the program is final; that much is public."""
    state.acting &= ~(1 << seat)
    events.commit(state, seat)


# ---- reveal ----


@kernel
def reveal_programs(params: Params, state: State) -> None:
    """CS-4.18: all programs at the same moment, with their icon effects; then turn order."""
    for seat in range(state.players):
        state.restarts[seat] = 0
        state.steps[seat] = 0
        tell_program(params, state, seat)
        activate(params, state, state, seat)
    settle_turn_order(params, state)


@kernel
def activate(params: Params, state: State, trip: Trip, seat: int) -> None:
    """CS-12.7, CS-12.10: the active icons and the rows of a program, for a trip."""
    apply_icon_effects(params, state, trip, seat, placed(state, seat))
    apply_route_effects(params, state, trip, seat, placed(state, seat))


@kernel
def tell_program(params: Params, state: State, seat: int) -> None:
    """CS-4.9: the stack from the top down."""
    events.designation(state, seat, state.designation[seat])
    robots = placed(state, seat)
    at = 0
    for gap in range(robots + 1):
        while at < state.stack_count[seat] and state.stack_gap[seat, at] == gap:
            ignored = is_ignored(params, state, seat, at, robots)
            events.contract(state, seat, state.stack[seat, at], gap, ignored)
            at += 1
        if gap < robots:
            events.robot(state, seat, state.slot_card[seat, gap], state.slot_mode[seat, gap], gap)
