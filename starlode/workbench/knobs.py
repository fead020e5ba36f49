"""Knobs: the numbers of a component file that become numbers of `params`, and where each of them goes.

No list says so. The game's own reader is asked: it reads the file with another number, and the bytes of `params` tell
what became of it. A number is a knob if each step of it changes the same places by the same amount. Then a page can
turn it by adding to these places, and gets the bytes that Python would make from the changed file.

A number that is no knob changes the shape of the game (which things there are, and how many), is tied to others (no
other value is valid by itself), or has no effect with these options. Changing it takes a component file and Python.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, get_args, get_type_hints

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.component_numbers import NumberPlace, numbers_in
from starlode.engine.boundary.errors import InvalidComponents
from starlode.engine.boundary.sheets import SHAPE, read_sheets
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.things import NOTHING
from starlode.engine.export.schema import sorts_of
from starlode.engine.state.records import Array, Record, offsets_of

LEAST_REACH = 5  # steps that a knob goes up and down at least, if the reader allows it


class Hindrance(StrEnum):
    """Why a number is no knob."""

    SHAPE = "shape"
    TIED = "tied"
    UNUSED = "unused"


@dataclass(frozen=True)
class Target:
    """A number of `params` that a knob changes: what it is, where it is, and by how much it changes with each step."""

    field: str
    index: int  # in the field, counted through all its axes
    offset: int  # in bytes, from the beginning of the record
    type: str  # NumPy's, such as i1
    weight: int


@dataclass(frozen=True)
class Knob:
    """A number that can be turned."""

    path: str  # in the component file
    value: int  # in that file
    low: int
    high: int
    targets: tuple[Target, ...]
    word: str  # the message that names it, which may mention `place`
    place: str = ""  # which of several: a place in a list, a number of players, a letter
    row: str = ""  # the id of the row that holds it, if there is one
    sort: str = ""  # the thing itself, which may be part of a row: its sort and number
    number: int = NOTHING


@dataclass(frozen=True)
class Fixed:
    """A number that cannot be turned, and why not."""

    path: str
    why: Hindrance
    row: str = ""


@dataclass(frozen=True)
class Knobs:
    """All numbers of a component file."""

    knobs: tuple[Knob, ...]
    fixed: tuple[Fixed, ...]


def knobs_of(game: Game, options: Mapping[str, Any] | None = None, components: Path | None = None) -> Knobs:
    """The numbers of a component file, or of the game's own, for a table with these options; none without a file."""
    file = components or game.component_file
    if file is None:
        return Knobs((), ())
    prober = Prober(game, options or {}, file)
    found = [prober.probe(place) for place in prober.places.values()]
    knobs = tuple(prober.restrained([one for one in found if isinstance(one, Knob)]))
    return Knobs(knobs, tuple(one for one in found if isinstance(one, Fixed)))


@cache
def own_knobs(game: Game) -> Knobs:
    """The numbers of the game's own file with its usual options, which take seconds to find."""
    return knobs_of(game)


def turned(params: Any, changes: Iterable[tuple[Knob, int]]) -> Array:
    """The bytes of `params` with knobs turned to these values."""
    content = np.frombuffer(bytearray(np.asarray(params).tobytes()), np.uint8)
    for knob, value in changes:
        for target in knob.targets:
            kind = np.dtype(target.type)
            number = content[target.offset : target.offset + kind.itemsize].view(kind)
            number += kind.type((value - knob.value) * target.weight)
    return content


class Prober:
    """Asks the game's reader what becomes of numbers."""

    def __init__(self, game: Game, options: Mapping[str, Any], file: Path) -> None:
        self._game, self._options = game, options
        self._sheets = read_sheets(file)
        config = game.configure(options, self._sheets)
        self._base, self._layout = _bytes(config.params), ParamsLayout(game.params_type)
        self._shapes, self._things = shapes_of(type(config.components)), things_of(game, config)
        self.places = {place.name: place for place in numbers_in(self._sheets)}

    def probe(self, place: NumberPlace) -> Knob | Fixed:
        """What a number is."""
        row = place.rows[0] if place.rows else ""
        if self._shapes & {(place.path[0], word) for word in place.column}:
            return Fixed(place.name, Hindrance.SHAPE, row)
        value = place.get()
        reached = self._reached(place, value)
        if not reached:
            return Fixed(place.name, Hindrance.TIED, row)
        found = {self._layout.differing(self._base, params, end - value) for end, params in reached.items()}
        if len(found) > 1 or None in found:
            return Fixed(place.name, Hindrance.SHAPE, row)
        targets, ends = found.pop(), (value, *reached)
        return self._knob(place, min(ends), max(ends), targets) if targets else Fixed(place.name, Hindrance.UNUSED, row)

    def _knob(self, place: NumberPlace, low: int, high: int, targets: tuple[Target, ...]) -> Knob:
        inner = place.rows[-1] if place.rows else ""
        sort, number = self._things.get(inner, ("", NOTHING))
        word, row = f"knob-{place.column[0].replace('_', '-')}", place.rows[0] if place.rows else ""
        which = ".".join(place.column[1:])
        return Knob(place.name, place.get(), low, high, targets, word, which, row, sort, number)

    # ---- one number ----

    def _reached(self, place: NumberPlace, value: int) -> dict[int, Array]:
        """The lowest and the highest value that is sensible and valid by itself, with the bytes of `params` for it."""
        reach = max(LEAST_REACH, (abs(value) + 1) // 2)
        lowest = range(max(value - reach, min(value, 0)), value)
        highest = range(value + reach, value, -1)
        return dict(end for values in (lowest, highest) if (end := self._furthest(place, values)))

    def _furthest(self, place: NumberPlace, values: range) -> tuple[int, Array] | None:
        """The first of these values, if it is valid; else the last valid one, counted from the other end."""
        if values and (params := self._reads({place: values[0]})) is not None:
            return values[0], params
        found = None
        for value in reversed(values):
            params = self._reads({place: value})
            if params is None:
                return found
            found = value, params
        return found

    def _reads(self, numbers: Mapping[NumberPlace, int]) -> Array | None:
        """The bytes of `params` with other numbers; None if the reader refuses them."""
        before = {place: place.get() for place in numbers}
        try:
            _put(numbers)
            return _bytes(self._game.configure(self._options, self._sheets).params)
        except InvalidComponents:
            return None
        finally:
            _put(before)

    # ---- several ----

    def restrained(self, knobs: list[Knob]) -> list[Knob]:
        """The same knobs with ranges that hold together: all of them can be turned to either end at once."""
        by_holder = groupby(knobs, lambda knob: self.places[knob.path].path[:-1] if knob.place else knob.path)
        alone = [knob for _, group in by_holder for knob in self._among([*group])]
        columns: dict[tuple[str, str], list[Knob]] = defaultdict(list)
        for knob in alone:
            columns[self.places[knob.path].path[0], knob.word].append(knob)
        kept = {knob.path: knob for knob in self._settled(list(columns.values()))}
        return [kept[knob.path] for knob in knobs]

    def _among(self, group: list[Knob]) -> list[Knob]:
        """Knobs of one holder; a single one was turned to its ends when they were found."""
        return group if len(group) == 1 else self._settled([group])

    def _settled(self, groups: list[list[Knob]]) -> list[Knob]:
        """Narrower ranges of later groups, until each can be turned to its ends together with those before it."""
        for name in ("high", "low"):
            ends: dict[str, int] = {}
            for place in range(len(groups)):
                while not self._holds(ends | {knob.path: getattr(knob, name) for knob in groups[place]}):
                    groups[place] = [_narrowed(knob, name) for knob in groups[place]]
                ends |= {knob.path: getattr(knob, name) for knob in groups[place]}
        return [knob for group in groups for knob in group]

    def _holds(self, numbers: Mapping[str, int]) -> bool:
        return self._reads({self.places[path]: number for path, number in numbers.items()}) is not None


def _narrowed(knob: Knob, end: str) -> Knob:
    """One step less at one end."""
    if end == "high":
        return replace(knob, high=max(knob.value, knob.high - 1))
    return replace(knob, low=min(knob.value, knob.low + 1))


def _put(numbers: Mapping[NumberPlace, int]) -> None:
    for place, number in numbers.items():
        place.put(number)


def _bytes(params: Any) -> Array:
    return np.frombuffer(np.asarray(params).tobytes(), np.uint8)


class ParamsLayout:
    """Where the fields of a record are."""

    def __init__(self, record: type[Record]) -> None:
        self._record = record
        self._starts = sorted((offset, name) for name, offset in offsets_of(record).items())

    def differing(self, old: Array, new: Array, steps: int) -> tuple[Target, ...] | None:
        """The numbers that differ between the bytes of two records, by step; None if one is not a multiple."""
        found = {self._at(int(place)) for place in np.flatnonzero(old != new)}
        targets = [self._target(*each, old, new, steps) for each in sorted(found)]
        return None if None in targets else tuple(target for target in targets if target)

    def _at(self, byte: int) -> tuple[str, int]:
        """The field and the place in it that a byte belongs to."""
        offset, name = self._starts[bisect_right(self._starts, (byte, "\uffff")) - 1]
        return name, (byte - offset) // np.dtype(self._record.storage[name].kind).itemsize

    def _target(self, name: str, index: int, old: Array, new: Array, steps: int) -> Target | None:
        kind = np.dtype(self._record.storage[name].kind)
        offset = offsets_of(self._record)[name] + index * kind.itemsize
        before, after = (bytes_[offset : offset + kind.itemsize].view(kind)[0] for bytes_ in (old, new))
        weight, rest = divmod(int(after) - int(before), steps)
        exact = kind.kind == "i" and not rest
        return Target(name, index, offset, kind.str.lstrip("|<"), weight) if exact else None


# ---- what the game says of its components ----


def shapes_of(components: type[Any]) -> set[tuple[str, str]]:
    """The columns that say how many things there are, by sheet; of a single row, such as the numbers, likewise."""
    hints = get_type_hints(components, include_extras=True)
    rows = {sheet: (get_args(hint) or (hint,))[0] for sheet, hint in hints.items()}
    return {(sheet, column) for sheet, row in rows.items() for column in _shaping(row)}


def _shaping(row: Any) -> Iterator[str]:
    row = (get_args(row) or (row,))[0]
    for column, hint in get_type_hints(row, include_extras=True).items() if isinstance(row, type) else ():
        if SHAPE in getattr(hint, "__metadata__", ()):
            yield column


def things_of(game: Game, config: Config) -> dict[str, tuple[str, int]]:
    """The sort and the number of everything that has an id."""
    sorts = [sort for sort in sorts_of(game).values() if sort.ids and not sort.counts]
    return {
        name: (sort.name, number)
        for sort in reversed(sorts)
        for number, name in enumerate(sort.ids(config) if sort.ids else ())
    }
