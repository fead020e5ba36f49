"""Lists of invariants: one place for whoever checks a game, reads its positions or documents it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from starlode.engine.authoring.invariants import Breach, Invariants
from starlode.engine.boundary.errors import InvalidPosition
from starlode.engine.declarations.config import Config
from starlode.engine.state.records import Array, Record, i8, one, record

CONFIG = Config({}, None, None)


@record
class Well(Record):
    """A well with buckets."""

    depth: int = i8(low=1, high=9)
    water: int = i8(low=0, high=9)
    rope: int = i8(low=0, high=9)


WELL = Invariants(Well)


@WELL.row("dry land", "water", vital=True)
def _water(config: Config, state: Any) -> Iterator[str]:
    """The water does not stand
    higher than the well is deep.
    """
    if state.water > state.depth:
        yield f"{state.water}, the well is {state.depth} deep"


@WELL.row("rope", "rope")
def _rope(config: Config, state: Any) -> Iterator[str | Breach]:
    """The rope reaches the water."""
    if state.rope < state.depth - state.water:
        yield Breach("rope.length", f"{state.rope} does not reach")


def well(depth: int, water: int, rope: int) -> Any:
    state = one(Well)
    state.depth, state.water, state.rope = depth, water, rope
    return state


def test_rows_are_listed_in_their_order_with_their_promises() -> None:
    promises = ["The water does not stand higher than the well is deep.", "The rope reaches the water."]
    assert [row.promise for row in WELL] == promises
    assert [(row.name, row.place) for row in WELL] == [("dry land", "water"), ("rope", "rope")]


def test_a_sound_state_breaks_nothing() -> None:
    WELL.refuse(CONFIG, well(5, 3, 2))
    assert WELL.faults(CONFIG, well(5, 3, 2)) == []


def test_a_fault_begins_with_the_place_that_is_wrong() -> None:
    assert WELL.faults(CONFIG, well(5, 3, 1)) == ["rope.length: 1 does not reach"]


def test_nothing_is_said_beyond_a_broken_row_that_others_rely_on() -> None:
    assert WELL.faults(CONFIG, well(5, 7, 0)) == ["water: 7, the well is 5 deep"]


def test_numbers_out_of_their_range_are_not_looked_at_further() -> None:
    assert WELL.faults(CONFIG, well(0, 3, 0)) == ["depth holds 0, but goes from 1 to 9"]


def test_a_position_is_refused_for_the_first_broken_row() -> None:
    with pytest.raises(InvalidPosition, match=r"^rope\.length: 1 does not reach$"):
        WELL.refuse(CONFIG, well(5, 3, 1))


# ---- rows for seats and for phases ----

DIG, HAUL = range(2)


@record
class Shaft(Record):
    """A shaft with a cart for each player."""

    players: int = i8(low=1, high=3)
    phase: int = i8(low=DIG, high=HAUL)
    load: Array = i8(3, low=0, high=9)


SHAFT = Invariants(Shaft)


@SHAFT.each_seat("loads", "seats[n].load")
def _loads(config: Config, state: Any, seat: int) -> Iterator[str | Breach]:
    """No cart is too heavy."""
    if state.load[seat] > 5:
        yield f"{state.load[seat]} is too heavy"
    if state.load[seat] > 7:
        yield Breach("seats[n].cart", "it breaks down")


@SHAFT.row("work", "phase", during=(HAUL,))
def _work(config: Config, state: Any) -> Iterator[str]:
    """Nothing is hauled before there is something."""
    if not any(state.load):
        yield "there is nothing to haul"


def shaft(phase: int, *load: int) -> Any:
    state = one(Shaft)
    state.players, state.phase, state.load[: len(load)] = 2, phase, load
    return state


def test_a_row_for_each_seat_names_the_seat_and_leaves_out_those_that_do_not_play() -> None:
    assert SHAFT.faults(CONFIG, shaft(DIG, 5, 6, 9)) == ["seats[1].load: 6 is too heavy"]
    heavy = ["seats[0].load: 8 is too heavy", "seats[0].cart: it breaks down", "seats[1].load: 6 is too heavy"]
    assert SHAFT.faults(CONFIG, shaft(DIG, 8, 6)) == heavy
    assert [row.promise for row in SHAFT if row.place == "seats[n].load"] == ["No cart is too heavy."]


def test_a_row_of_some_phases_is_not_asked_in_others() -> None:
    assert SHAFT.faults(CONFIG, shaft(DIG)) == []
    assert SHAFT.faults(CONFIG, shaft(HAUL)) == ["phase: there is nothing to haul"]
