"""The header of every game's state, so that generic code reads it without a call."""

from __future__ import annotations

from typing import ClassVar

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.masks import clear
from starlode.engine.state.records import Array, Hidden, Record, i8, i16, i32, record, u32

SEATS = 4  # the most seats any game has
EVENTS = 64  # room for the events of one decision, unless a game makes its list longer
EVENT_DETAILS = 3
EVENT_FIELDS = 3 + EVENT_DETAILS  # kind, seat, the details, who sees the details
LINE = 128  # bytes that a GPU's caches hold together: a position begins with a new line
MOST_COUNTED = 10**9  # decisions and random numbers before a position; no game reaches as many
UNHEARD = 32767  # as the number of events: the list counts as full, because events are off


@record
class Header(Record):
    """What generic loops need to know about any position. The events come last, because a seat is not sent them."""

    at_end: ClassVar[tuple[str, ...]] = ("events",)
    stride: ClassVar[int] = LINE

    players: int = i8(low=0, high=SEATS)
    acting: int = i8(low=0, high=(1 << SEATS) - 1)  # bit per seat that owes a decision; 0 when the game is over
    phase: int = i8(low=0)  # which decision is asked, numbered by the game
    over: int = i8(low=0, high=1)  # 1 once the game has ended
    ply: int = i32(low=0, high=MOST_COUNTED)  # decisions made so far
    counter: int = i32(low=0, high=MOST_COUNTED, hidden=Hidden.ALL)  # random numbers drawn so far
    key: Array = u32(4, hidden=Hidden.ALL)  # the secret of the random generator
    event_count: int = i16(low=0, hidden=Hidden.ALL)  # events of the last decision; the gate tells them apart from it
    events: Array = i16(EVENTS, EVENT_FIELDS, hidden=Hidden.ALL)  # written by the kernels that `events` declares


@kernel
def open_decision(state: Header) -> None:
    """What every `apply` begins with: count one more decision, which has no events yet."""
    if state.ply < MOST_COUNTED:  # a written position may already be at the limit
        state.ply += 1
    if state.event_count != UNHEARD:
        state.event_count = 0


@kernel
def is_asked(state: Header, seat: int, mask: Array) -> bool:
    """What every `legal` begins with: an empty mask, and whether the seat owes a decision at all."""
    clear(mask)
    return bool(not state.over and state.acting & (1 << seat))


@kernel
def lowest_acting(state: Header) -> int:
    """The first seat that owes a decision; -1 if none does."""
    for seat in range(SEATS):
        if state.acting & (1 << seat):
            return seat
    return -1


def acting_seats(state: Header) -> list[int]:
    """The seats that owe a decision, lowest first, for Python."""
    return [seat for seat in range(SEATS) if int(state.acting) >> seat & 1]
