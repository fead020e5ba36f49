"""Events: declared once, noted by kernels, read by name."""

from __future__ import annotations

from typing import Annotated

import pytest

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.compiling.kernel import entry
from starlode.engine.declarations.events import Events
from starlode.engine.declarations.things import Number, Seat, Sort, counts_of
from starlode.engine.state.header import EVENTS, Header
from starlode.engine.state.records import Array, one

ORES = ("copper", "silver", "gold")
Ore = Annotated[int, Sort("ore", lambda config: ORES)]
Ores = Annotated[Array, counts_of("ores", 3, lambda config: ORES)]

HAPPENED = Events()


@HAPPENED.kind("An ore comes up.")
def dig_up(state: Header, seat: Seat, ore: Ore, left: Number) -> None: ...
@HAPPENED.kind("The shaft comes down.")
def collapse(state: Header) -> None: ...
@HAPPENED.kind("A seat looks at its claim, in a shaft that all see.", private=("ore",))
def look(state: Header, seat: Seat, shaft: Number, ore: Ore) -> None: ...
@HAPPENED.kind("A cart is emptied.")
def unload(state: Header, seat: Seat, ores: Ores) -> None: ...


@entry
def dig_twice(state: Header) -> None:
    """Two events, the second without a seat."""
    dig_up(state, 1, 2, 7)
    collapse(state)


@entry
def look_at(state: Header, seat: int) -> None:
    """A private event."""
    look(state, seat, 7, 1)


@entry
def empty_cart(state: Header, ores: Array) -> None:
    """Several counts in one event."""
    unload(state, 0, ores)


@entry
def dig_for_ever(state: Header) -> None:
    """More events than the list has room for."""
    for _ in range(EVENTS + 5):
        collapse(state)


@pytest.mark.interpreted
def test_events_are_read_by_the_names_they_were_declared_with() -> None:
    state = one(Header)
    dig_twice(state)
    first, second = HAPPENED.of(state)
    assert (first.kind, first.seat, dict(first.details)) == ("dig-up", 1, {"ore": 2, "left": 7})
    assert (second.kind, second.seat, dict(second.details)) == ("collapse", -1, {})


@pytest.mark.interpreted
def test_only_its_own_seat_sees_the_private_details_of_an_event() -> None:
    state = one(Header)
    look_at(state, 2)
    (event,) = HAPPENED.of(state)
    assert event.seen_by(2)["ore"] == 1
    assert dict(event.seen_by(0).details) == {"shaft": 7, "ore": None}
    assert event.seen_by(None).number("ore") == -1


@pytest.mark.interpreted
def test_counts_come_back_one_by_one() -> None:
    state = one(Header)
    ores = one(Header).key.astype("i1")[:3]
    ores[:] = (3, 0, 120)
    empty_cart(state, ores)
    (event,) = HAPPENED.of(state)
    assert event["ores"] == (3, 0, 120)


@pytest.mark.interpreted
def test_a_full_list_takes_no_more() -> None:
    state = one(Header)
    dig_for_ever(state)
    assert len(HAPPENED.of(state)) == EVENTS
    assert state.players == 0


def test_an_event_is_made_with_exactly_its_details() -> None:
    assert HAPPENED.make("dig-up", 0, ore=1, left=2).seat == 0
    with pytest.raises(StarlodeError, match="details ore, left"):
        HAPPENED.make("dig-up", 0, ore=1)


def test_too_many_details_are_refused() -> None:
    with pytest.raises(TypeError, match="at most 3"):

        @Events().kind("Four details.")
        def wide(state: Header, seat: Seat, a: Number, b: Number, c: Number, d: Number) -> None: ...


def test_a_private_detail_needs_a_seat() -> None:
    with pytest.raises(TypeError, match="private"):

        @Events().kind("Whose secret?", private=("ore",))
        def secret(state: Header, ore: Ore) -> None: ...


def test_private_details_are_the_last() -> None:
    with pytest.raises(TypeError, match="the last"):

        @Events().kind("A row is cut off where the secrets begin.", private=("ore",))
        def secret(state: Header, seat: Seat, ore: Ore, shaft: Number) -> None: ...
