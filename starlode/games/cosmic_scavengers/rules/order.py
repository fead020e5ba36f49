"""Chapter 5: turn order."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import wide
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.rules.table import effect_amount, lead_seat
from starlode.games.cosmic_scavengers.state import Params, State, Trip
from starlode.games.cosmic_scavengers.things import ICONS, SLOTS, Effect, Icon

# A key is packed into one number: total diligence, total priority, four diligences, four priorities.
TOTAL_BITS, SHIFT_TOTAL = 9, 200
EACH_BITS, SHIFT_EACH = 6, 24
PRIORITY_BITS, MOST_PRIORITY = 5, 31
TOTAL_PRIORITY_BITS, MOST_TOTAL_PRIORITY = 7, 127


@kernel
def diligence(trip: Trip, seat: int, slot: int) -> int:
    """CS-1.39: active icons other than priority, minus priority icons; 0 for an empty slot (CS-5.4)."""
    found = -2 * trip.icons[seat, slot, Icon.PRIORITY]
    for icon in range(ICONS):
        found += trip.icons[seat, slot, icon]
    return int(found)


@kernel
def total_diligence(trip: Trip, seat: int) -> int:
    """CS-5.2: the sum over the program."""
    found = 0
    for slot in range(SLOTS):
        found += diligence(trip, seat, slot)
    return found


@kernel
def total_priority(trip: Trip, seat: int) -> int:
    """CS-5.3: active priority icons of the program."""
    found = 0
    for slot in range(SLOTS):
        found += trip.icons[seat, slot, Icon.PRIORITY]
    return int(found)


@kernel
def compared_diligence(params: Params, state: State, trip: Trip, seat: int) -> int:
    """CS-5.5, CS-12.45: total diligence as comparison 1 sees it."""
    return total_diligence(trip, seat) - effect_amount(params, state, seat, Effect.CONTROL)


@kernel
def falling(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Four numbers from high to low."""
    a, b = max(a, b), min(a, b)
    c, d = max(c, d), min(c, d)
    a, c = max(a, c), min(a, c)
    b, d = max(b, d), min(b, d)
    b, c = max(b, c), min(b, c)
    return a, b, c, d


@kernel
def turn_key(params: Params, state: State, seat: int) -> int:
    """CS-5.10: all comparisons as one number; the lower goes first, equals are tied."""
    key = wide(compared_diligence(params, state, state, seat) + SHIFT_TOTAL)
    key = (key << TOTAL_PRIORITY_BITS) + MOST_TOTAL_PRIORITY - total_priority(state, seat)
    diligences = falling(
        diligence(state, seat, 0), diligence(state, seat, 1), diligence(state, seat, 2), diligence(state, seat, 3)
    )
    for i in range(SLOTS):
        key = (key << EACH_BITS) + diligences[i] + SHIFT_EACH
    icons = state.icons[seat]
    priorities = falling(
        int(icons[0, Icon.PRIORITY]),
        int(icons[1, Icon.PRIORITY]),
        int(icons[2, Icon.PRIORITY]),
        int(icons[3, Icon.PRIORITY]),
    )
    for i in range(SLOTS):
        key = (key << PRIORITY_BITS) + MOST_PRIORITY - priorities[SLOTS - 1 - i]
    return key


@kernel
def settle_turn_order(params: Params, state: State) -> None:
    """CS-5.1, CS-5.9: sort the seats, tied ones in lead order."""
    for i in range(state.players):
        seat = lead_seat(state, i)
        key = turn_key(params, state, seat)
        at = i
        while at > 0 and turn_key(params, state, state.order[at - 1]) > key:
            state.order[at] = state.order[at - 1]
            at -= 1
        state.order[at] = seat
    place = 0
    for i in range(state.players):
        seat = state.order[i]
        state.tied[i] = i > 0 and turn_key(params, state, state.order[i - 1]) == turn_key(params, state, seat)
        place += 1 - state.tied[i]
        events.order(state, seat, place, compared_diligence(params, state, state, seat), total_priority(state, seat))


@kernel
def place_end(state: State, first: int) -> int:
    """CS-7.1: where the place that begins at `first` of the turn order ends."""
    end = first + 1
    while end < state.players and state.tied[end]:
        end += 1
    return end
