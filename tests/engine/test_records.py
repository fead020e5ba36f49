"""Records: fields, copies, and names that would break interpreted play."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from starlode.engine.state.header import LINE, Header
from starlode.engine.state.reading import read
from starlode.engine.state.records import Array, Record, blank, clear, duplicate, i8, i16, one, record, same


@record
class Sample(Header):
    """A header with three more fields."""

    ore: Array = i8(3, 2)
    depth: int = i16()
    claims: Array = i16(9)


def test_the_header_comes_first_and_its_events_last() -> None:
    names = Sample.dtype.names or ()
    header = [name for name in Header.storage if name not in Header.at_end]
    assert list(names[: len(header)]) == header
    assert names[-len(Header.at_end) :] == Header.at_end


@record
class Sorted(Header):
    """A header whose last fields are needed more often than the first."""

    often = ("depth", "ore")

    seldom: Array = i8(5)
    ore: Array = i8(3, 2)
    claims: Array = i16(9)
    depth: int = i16()


def test_fields_that_are_needed_often_come_first_after_the_header() -> None:
    own = [name for name in Sorted.storage if name not in Header.storage]
    assert own == ["depth", "ore", "seldom", "claims"]
    assert list(Sorted.storage) == list(Sorted.dtype.names or ())


def test_every_position_of_many_begins_with_a_new_line() -> None:
    assert Sorted.dtype.itemsize % LINE == 0
    assert blank(Sorted, 3).strides == (Sorted.dtype.itemsize,)


def test_only_fields_can_be_needed_often() -> None:
    with pytest.raises(TypeError, match=r"^Wrong\.often names gold, which is no field$"):

        @record
        class Wrong(Record):
            often = ("gold",)


def test_fields_are_read_and_written_as_attributes() -> None:
    state = one(Sample)
    state.ore[2, 1] = 5
    state.depth += 700
    assert (state.ore[2, 1], state.depth) == (5, 700)
    state.ore = np.full((3, 2), 3)
    assert (state.ore == 3).all()


def test_what_is_no_field_is_neither_read_nor_written() -> None:
    state = one(Sample)
    with pytest.raises(AttributeError):
        state.gold  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError):
        state.gold = 1  # type: ignore[attr-defined]


def test_records_go_to_other_processes_and_stay_what_they_are() -> None:
    states = blank(Sample, 2)
    states[1].depth = 700
    state: Sample = pickle.loads(pickle.dumps(states))[1]
    assert isinstance(state, Sample.scalar)
    assert same(state, states[1])
    assert state.depth == 700


@record
class Mine(Record):
    """Fields whose blank value differs."""

    owner: Array = i8(2, 3, low=-1, high=3)
    site: int = i16(low=-1, high=9)
    ore: Array = i8(2, low=0, high=9)
    stack: Array = i8(2, low=-2, high=9)  # where nothing lies is for the game to say


def test_a_cleared_record_holds_nothing_anywhere() -> None:
    mine = one(Mine)
    clear(Mine, mine)
    assert (mine.owner == -1).all()
    assert mine.site == -1
    assert not mine.ore.any()
    assert not mine.stack.any()


def test_a_copy_is_independent() -> None:
    state = one(Sample)
    other = duplicate(state)
    other.ore[0, 0] = 1
    assert state.ore[0, 0] == 0
    assert not same(state, other)
    state.ore[0, 0] = 1
    assert same(state, other)


def test_a_record_is_read_as_plain_numbers_without_its_tail() -> None:
    state = one(Sample)
    state.ore[2, 1], state.depth, state.key[3], state.claims[8] = 5, -700, 2**32 - 1, -1
    plain = read(Sample, state)
    assert (plain.ore, plain.depth, plain.key) == (((0, 0), (0, 0), (0, 5)), -700, (0, 0, 0, 2**32 - 1))
    assert plain.claims == (0,) * 8 + (-1,)
    assert plain.claims is plain.claims  # read once
    assert not hasattr(plain, "events")


def test_what_is_read_does_not_change_with_the_record() -> None:
    state = one(Sample)
    plain = read(Sample, state)
    state.depth, state.claims[0] = 1, 1
    assert (plain.depth, plain.claims[0]) == (0, 0)


def test_a_batch_is_an_array() -> None:
    states = blank(Sample, 5)
    states[3].depth = 9
    assert states["depth"].tolist() == [0, 0, 0, 9, 0]


@pytest.mark.parametrize("name", ["base", "data", "size", "shape", "real", "storage", "at_end"])
def test_names_that_are_taken_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"{name}.*choose another"):
        record(type("Broken", (Record,), {name: i8()}))


def test_numbers_are_aligned() -> None:
    for name, (kind, offset, *_) in (Sample.dtype.fields or {}).items():
        assert offset % kind.base.alignment == 0, name
    assert np.dtype(Sample.dtype).isalignedstruct


def test_a_game_may_give_a_field_of_the_header_another_size() -> None:
    @record
    class Roomy(Header):
        """A header with room for more events."""

        events: Array = i16(200, 6)
        ore: Array = i8(3)

    assert set(Roomy.dtype.names or ()) == {*Header.storage, "ore"}
    assert one(Roomy).events.shape == (200, 6)


def test_a_copy_has_the_same_bytes_also_between_its_fields() -> None:
    @record
    class Gappy(Record):
        """A record with a gap before its second field."""

        odd: Array = i8(3)
        depth: int = i16()

    assert Gappy.dtype.itemsize > 5
    states = [one(Gappy)]
    for _ in range(100):
        states.append(duplicate(states[-1]))
    assert all(same(states[0], state) for state in states)
