"""The header every game's state begins with, so that generic code reads it without a call."""

from __future__ import annotations

from starlode.engine.kernel import kernel
from starlode.engine.records import Array, Record, i8, i16, i32, record, u32

SEATS = 4  # the most seats any game has
EVENTS = 64  # room for the events of one decision, unless a game makes its list longer
EVENT_FIELDS = 6  # kind, seat, three details, who sees the details

EVERYONE = 127  # an event whose details all may see
NOTHING = -1  # a detail an event does not use


@record
class Header(Record):
    """What generic loops need to know of any position."""

    players: int = i8()  # 2..SEATS
    acting: int = i8()  # bit per seat that owes a decision; 0 when the game is over
    phase: int = i8()  # which decision is asked, numbered by the game
    over: int = i8()  # 1 once the game has ended
    ply: int = i32()  # decisions made so far
    counter: int = i32()  # random numbers drawn so far
    key: Array = u32(4)  # hidden: the secret of the random generator
    event_count: int = i16()  # events of the last decision
    events: Array = i16(EVENTS, EVENT_FIELDS)  # kind, seat, a, b, c, bits of seats that may see a, b, c


@kernel
def note(state: Header, kind: int, seat: int, a: int, b: int, c: int, sees: int) -> None:
    """Add an event to what the current decision has caused, in place; a full list takes no more."""
    n = state.event_count
    if n == state.events.shape[0]:  # the next write would land in the neighbouring field
        return
    state.events[n, 0] = kind
    state.events[n, 1] = seat
    state.events[n, 2] = a
    state.events[n, 3] = b
    state.events[n, 4] = c
    state.events[n, 5] = sees
    state.event_count = n + 1


@kernel
def tell(state: Header, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Note an event whose details all may see, in place."""
    note(state, kind, seat, a, b, c, EVERYONE)


@kernel
def lowest_acting(state: Header) -> int:
    """The first seat that owes a decision; -1 when nobody does."""
    for seat in range(SEATS):
        if state.acting & (1 << seat):
            return seat
    return -1
