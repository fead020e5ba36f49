"""Keys of a written position that stand for one field of the state each: one declaration writes and reads them.

EXTRA = (Key("extra_mine", "mine"), Key("extra_recruit", "recruit"))

write_keys(EXTRA, config, state)  # {"mine": 1, "recruit": 0}
read_keys(EXTRA, config, record, "turn.extra", given)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from starlode.engine.authoring.game import Json
from starlode.engine.boundary.shapes import index_of, once, seat_number
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.things import NOTHING, Sort


class Key:
    """A key for the number in a field, called like the field unless it has a name of its own."""

    def __init__(self, field: str, name: str = "") -> None:
        self.field, self.name = field, name or field

    def write(self, config: Config, state: Any) -> Any:
        """The value for a state as plain numbers, None if there is nothing to write."""
        return getattr(state, self.field)

    def read(self, config: Config, state: Any, place: str, value: Any) -> None:
        """Fill the field of a record in place; raises InvalidPosition."""
        setattr(state, self.field, value)


class FlagKey(Key):
    """A key that is true or false."""

    def write(self, config: Config, state: Any) -> bool:
        return bool(super().write(config, state))


class NameKey(Key):
    """A key for a thing, by its id; `what` is what errors call it."""

    def __init__(self, field: str, sort: Sort, name: str = "", what: str = "") -> None:
        super().__init__(field, name)
        self._sort, self._what = sort, what or self.name

    def write(self, config: Config, state: Any) -> str | int | None:
        return self._sort.id(config, super().write(config, state))

    def read(self, config: Config, state: Any, place: str, value: Any) -> None:
        super().read(config, state, place, self._number(config, place, value))

    def _number(self, config: Config, place: str, value: Any) -> int:
        return index_of(place, value, self._sort.ids(config) if self._sort.ids else (), self._what)


class NamesKey(NameKey):
    """A key for a list of things, whose length is in another field."""

    def __init__(self, field: str, count: str, sort: Sort, name: str = "", what: str = "") -> None:
        super().__init__(field, sort, name, what)
        self._count = count

    def write(self, config: Config, state: Any) -> Any:
        return [self._sort.id(config, number) for number in getattr(state, self.field)[: getattr(state, self._count)]]

    def read(self, config: Config, state: Any, place: str, value: Any) -> None:
        getattr(state, self.field)[: len(value)] = [self._number(config, place, name) for name in value]
        setattr(state, self._count, len(value))


class SeatKey(Key):
    """A key for a seat, or none."""

    def write(self, config: Config, state: Any) -> int | None:
        seat: int = super().write(config, state)
        return None if seat == NOTHING else seat

    def read(self, config: Config, state: Any, place: str, value: Any) -> None:
        super().read(config, state, place, seat_number(place, value, state.players))


class SeatsKey(Key):
    """A key for the seats that a field marks with 1."""

    def write(self, config: Config, state: Any) -> list[int]:
        return [seat for seat in range(state.players) if getattr(state, self.field)[seat]]

    def read(self, config: Config, state: Any, place: str, value: Any) -> None:
        for seat in once(place, value):
            getattr(state, self.field)[seat_number(place, seat, state.players)] = 1


def write_keys(keys: Iterable[Key], config: Config, state: Any) -> Json:
    """An object with these keys; those with nothing to write are left out."""
    values = ((key.name, key.write(config, state)) for key in keys)
    return {name: value for name, value in values if value is not None}


def read_keys(keys: Iterable[Key], config: Config, state: Any, place: str, given: object) -> None:
    """Fill the fields of a record from an object with these keys, as far as it has them; raises InvalidPosition."""
    for key in keys:
        value = getattr(given, key.name)
        if value is not None:
            key.read(config, state, f"{place}.{key.name}" if place else key.name, value)
