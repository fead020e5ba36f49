"""The part of the gate that follows from declarations, ranges, and records read as plain numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from starlode.engine.compiling.kernel import entry
from starlode.engine.state.gate import gate
from starlode.engine.state.header import SEATS, Header
from starlode.engine.state.reading import read
from starlode.engine.state.records import Array, Hidden, i8, i16, one, range_faults, record


@record
class Table(Header):
    """A position with every kind of secret."""

    open_row: Array = i8(3, low=0, high=9)
    hand: Array = i8(SEATS, 2, low=0, high=9, hidden=Hidden.OTHERS)
    claim: Array = i8(SEATS, low=-1, high=3, hidden=Hidden.OTHERS_UNTIL_END)
    bag: int = i16(low=0, high=99, hidden=Hidden.ALL)
    pile: Array = i8(2, low=-1, high=3, hidden=Hidden.ALL_UNTIL_END)
    mixed: Array = i8(2, low=0, high=9, hidden=Hidden.PARTLY)


blank_hidden = gate(Table)


@entry
def conceal(state: Header, seat: int) -> None:
    """The generated kernel, for Python."""
    blank_hidden(state, seat)


def full() -> Any:
    state: Any = one(Table)
    for name in ("open_row", "hand", "claim", "bag", "pile", "mixed"):
        state[name] = 2
    state.key[:] = 7
    state.counter = 5
    state.event_count = 1
    state.events[0] = 3
    return state


@pytest.mark.interpreted
def test_a_seat_keeps_its_own_rows_and_what_is_open() -> None:
    state = full()
    conceal(state, 1)
    assert state.open_row.tolist() == [2, 2, 2]
    assert state.mixed.tolist() == [2, 2]
    assert state.hand.tolist() == [[0, 0], [2, 2], [0, 0], [0, 0]]
    assert state.claim.tolist() == [-1, 2, -1, -1]
    assert (state.bag, state.pile.tolist()) == (0, [-1, -1])


@pytest.mark.interpreted
def test_a_spectator_keeps_nothing_of_a_seat() -> None:
    state = full()
    conceal(state, -1)
    assert not state.hand.any()
    assert state.claim.tolist() == [-1] * SEATS


@pytest.mark.interpreted
def test_generator_and_events_are_gone_for_everybody() -> None:
    state = full()
    conceal(state, 0)
    assert not state.key.any()
    assert (state.counter, state.event_count, state.events.any()) == (0, 0, False)


@pytest.mark.interpreted
def test_what_is_shown_at_the_end_stays() -> None:
    state = full()
    state.over = 1
    conceal(state, 0)
    assert state.claim.tolist() == [2] * SEATS
    assert state.pile.tolist() == [2, 2]
    assert state.hand[1].tolist() == [0, 0]


def test_events_come_last_in_a_record() -> None:
    assert list(Table.storage)[-1] == "events"


@pytest.mark.parametrize(("field", "value"), [("open_row", 10), ("claim", -2), ("bag", -1)])
def test_a_number_out_of_its_range_is_a_fault(field: str, value: int) -> None:
    state = full()
    assert range_faults(Table, state) == []
    state[field] = value
    (fault,) = range_faults(Table, state)
    assert fault.startswith(f"{field} holds {value}")


def test_a_range_must_fit_its_storage() -> None:
    with pytest.raises(TypeError, match="does not fit"):
        i8(low=0, high=200)


def test_a_record_is_read_as_plain_numbers() -> None:
    state = full()
    plain = read(Table, state)
    assert plain.hand == ((2, 2),) * SEATS
    assert plain.key == (7, 7, 7, 7)
    assert plain.bag == 2
    assert not hasattr(plain, "events")


def test_reading_agrees_with_numpy_whatever_the_bytes() -> None:
    state = np.frombuffer(np.random.default_rng(3).bytes(Table.dtype.itemsize), Table.dtype)[0]
    plain = read(Table, state)
    for name in Table.storage:
        if name not in Table.at_end:
            assert np.array_equal(np.array(getattr(plain, name)), state[name]), name
