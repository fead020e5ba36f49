"""What a game declares about the use of components, as tables that compiled code reads.

A column is a component and one way to take or use it. The tables say which column an event counts for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.compiling.kernel import kernel
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.events import KIND, SEAT_COLUMN
from starlode.engine.declarations.things import NOTHING
from starlode.engine.declarations.usage import Key, Taking
from starlode.engine.state.header import Header
from starlode.engine.state.records import Array

# Columns of the table: where its part of `lookup` begins, both details with their number of values, both conditions.
START, FIRST, FIRST_VALUES, SECOND, SECOND_VALUES, UNLESS, OTHER_THAN, WIDTH = range(8)


@dataclass(frozen=True)
class UseTables:
    """The tables of a game's components."""

    columns: tuple[Key, ...]
    begins: Array  # by kind of event, where its rows begin; one more entry for the end
    rows: Array
    lookup: Array  # the column for each value or pair of values, -1 for none


def columns_of(game: Game, config: Config) -> tuple[Key, ...]:
    """Everything that is counted: components in the order the game lists them, each in every way."""
    return tuple((component.id, how) for component in game.components_of(config) for how in component.ways)


def tables_of(game: Game, config: Config) -> UseTables:
    """The tables for a configuration."""
    columns = columns_of(game, config)
    places = {key: number for number, key in enumerate(columns)}
    takings = sorted(game.takings(config), key=lambda taking: game.events.kinds[taking.event].number)
    numbers = [game.events.kinds[taking.event].number for taking in takings]
    starts = np.cumsum([0, *(len(taking.uses) for taking in takings)])
    rows = [_row(game, taking, int(start)) for taking, start in zip(takings, starts, strict=False)]
    found = [places.get(key, NOTHING) if key else NOTHING for taking in takings for key in taking.uses]
    return UseTables(
        columns,
        begins=np.searchsorted(numbers, np.arange(len(game.events.kinds) + 1)).astype(np.int16),
        rows=np.array(rows, np.int16).reshape(-1, WIDTH),
        lookup=np.array(found, np.int16),
    )


def _row(game: Game, taking: Taking, start: int) -> list[int]:
    columns = {detail.name: detail.column for detail in game.events.kinds[taking.event].details} | {"": NOTHING}
    (first, many), (second, more) = _two([*taking.by.items()])
    conditions = columns[taking.unless], columns[taking.other_than]
    return [start, columns[first], many, columns[second], more, *conditions]


def _two(by: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    return [*by, ("", 1), ("", 1)][:2]


@kernel
def note_uses(state: Header, begins: Array, rows: Array, lookup: Array, taken: Array) -> None:
    """Mark by seat what the events of the last decision took or used."""
    for event in range(state.event_count):
        kind, seat = state.events[event, KIND], state.events[event, SEAT_COLUMN]
        for row in range(begins[kind], begins[kind + 1]):
            column = used_column(state.events, event, rows, row, lookup)
            if column >= 0 and seat >= 0:
                taken[seat, column] = 1


@kernel
def used_column(events: Array, event: int, rows: Array, row: int, lookup: Array) -> int:
    """The column that an event counts for by one row; -1 for none."""
    unless, other_than = rows[row, UNLESS], rows[row, OTHER_THAN]
    if unless >= 0 and events[event, unless] != 0:
        return NOTHING
    if other_than >= 0 and events[event, other_than] == events[event, SEAT_COLUMN]:
        return NOTHING
    first = value_of(events, event, rows[row, FIRST], rows[row, FIRST_VALUES])
    second = value_of(events, event, rows[row, SECOND], rows[row, SECOND_VALUES])
    if first < 0 or second < 0:
        return NOTHING
    return int(lookup[rows[row, START] + first * rows[row, SECOND_VALUES] + second])


@kernel
def value_of(events: Array, event: int, column: int, values: int) -> int:
    """The value of a detail, at most the highest; 0 where there is no such detail."""
    return 0 if column < 0 else min(int(events[event, column]), values - 1)
