"""Sections 12.1 to 12.4: what PROGRAMMABLE contracts do to the robots of their program."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cosmic_scavengers.rules.table import kind_of
from starlode.games.cosmic_scavengers.state import Params, State, Trip
from starlode.games.cosmic_scavengers.things import ABOVE, BELOW, HEX_FROM, ICONS, LANES, TYPES, Effect, Icon

CORE_LANE = 0  # of a hex designation


@kernel
def is_ignored(params: Params, state: State, seat: int, at: int, robots: int) -> bool:
    """CS-4.21: a contract of a program has no effect where it lies."""
    return is_idle(params, state, seat, state.stack[seat, at], state.stack_gap[seat, at], at, robots)


@kernel
def is_idle(params: Params, state: State, seat: int, contract: int, gap: int, at: int, robots: int) -> bool:
    """CS-12.3, CS-12.4, CS-12.36: a needed robot is missing, or one of the `at` contracts before tows in that gap."""
    if (params.needs[contract] & ABOVE and gap == 0) or (params.needs[contract] & BELOW and gap == robots):
        return True
    if params.effect[contract] == Effect.TOW:
        for earlier in range(at):
            if state.stack_gap[seat, earlier] == gap and params.effect[state.stack[seat, earlier]] == Effect.TOW:
                return True
    return False


# ---- icons ----


@kernel
def apply_icon_effects(params: Params, state: State, trip: Trip, seat: int, robots: int) -> None:
    """CS-12.7: printed icons first, then contract by contract from the top of the stack."""
    for slot in range(robots):
        kind = kind_of(state.slot_card[seat, slot])
        for icon in range(ICONS):
            trip.icons[seat, slot, icon] = params.icons[kind, state.slot_mode[seat, slot], icon]
    for at in range(state.stack_count[seat]):
        if not is_ignored(params, state, seat, at, robots):
            change_icons(params, trip, seat, state.stack[seat, at], state.stack_gap[seat, at], robots)


@kernel
def change_icons(params: Params, trip: Trip, seat: int, contract: int, gap: int, robots: int) -> None:
    """CS-12.11 to CS-12.25: the effect of one contract on icons; the above robot is in slot `gap`, counted from 1."""
    effect = params.effect[contract]
    above = gap - 1
    if effect == Effect.BECOME:
        become(trip, seat, above, params.icon[contract])
    elif effect == Effect.GAIN:
        slot = above if params.needs[contract] & ABOVE else gap
        for icon in range(ICONS):
            trip.icons[seat, slot, icon] += params.gain[contract, icon]
    elif effect == Effect.CLEAN_BOOT:
        for slot in range(robots):
            trip.icons[seat, slot, Icon.PRIORITY] += trip.icons[seat, slot, Icon.BLANK]
            trip.icons[seat, slot, Icon.BLANK] = 0
    elif effect == Effect.TUNNEL_VISION:
        narrow(trip, seat, above)


@kernel
def become(trip: Trip, seat: int, slot: int, kind: int) -> None:
    """CS-12.11 to CS-12.15: every collection icon becomes one type; their number stays."""
    count = 0
    for other in range(TYPES):
        count += trip.icons[seat, slot, other]
        trip.icons[seat, slot, other] = 0
    trip.icons[seat, slot, kind] = count


@kernel
def narrow(trip: Trip, seat: int, slot: int) -> None:
    """CS-12.24: only the most valuable collection type stays."""
    found = False
    for kind in range(TYPES):
        if found:
            trip.icons[seat, slot, kind] = 0
        elif trip.icons[seat, slot, kind] > 0:
            found = True


# ---- rows ----


@kernel
def apply_route_effects(params: Params, state: State, trip: Trip, seat: int, robots: int) -> None:
    """CS-7.4, CS-12.10: each robot's own row, changes of it, then tow cables from the top."""
    for slot in range(robots):
        trip.route[seat, slot] = state.designation[seat] * LANES + slot + 1
    for at in range(state.stack_count[seat]):
        if not is_ignored(params, state, seat, at, robots):
            change_row(params, trip, seat, state.stack[seat, at], state.stack_gap[seat, at] - 1)
    # A core line is that of the direction after a turn, whichever contract lies higher.
    for at in range(state.stack_count[seat]):
        slot = state.stack_gap[seat, at] - 1
        if params.effect[state.stack[seat, at]] == Effect.CORE and slot >= 0:
            trip.route[seat, slot] = trip.route[seat, slot] // LANES * LANES + CORE_LANE
    for at in range(state.stack_count[seat]):
        if params.effect[state.stack[seat, at]] == Effect.TOW and not is_ignored(params, state, seat, at, robots):
            tow(trip, seat, state.stack_gap[seat, at])


@kernel
def change_row(params: Params, trip: Trip, seat: int, contract: int, slot: int) -> None:
    """CS-12.26 to CS-12.29, CS-12.38: the effect of one contract on the row or the return of the above robot."""
    effect = params.effect[contract]
    if effect == Effect.REVERSE:
        trip.backwards[seat, slot] = 1
    elif effect == Effect.LANE:
        trip.route[seat, slot] += params.amount[contract]
    elif effect == Effect.TURN:
        lane = trip.route[seat, slot] % LANES
        trip.route[seat, slot] = partner(trip.route[seat, slot] // LANES) * LANES + lane
    elif effect == Effect.SAFETY:
        trip.safe[seat, slot] = 1


@kernel
def partner(designation: int) -> int:
    """CS-12.29: the other inward direction of a hex side."""
    return int(designation ^ 1) if designation >= HEX_FROM else designation


@kernel
def tow(trip: Trip, seat: int, slot: int) -> None:
    """CS-12.31 to CS-12.35: the robot in a slot (from 0) follows the one before it, one step behind."""
    trip.route[seat, slot] = trip.route[seat, slot - 1]
    trip.backwards[seat, slot] = trip.backwards[seat, slot - 1]
    trip.delay[seat, slot] = trip.delay[seat, slot - 1] + 1
