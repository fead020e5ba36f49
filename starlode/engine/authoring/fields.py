"""The fields of a state as readable JSON and back, from a short declaration of what they hold.

A field that counts things becomes `{"gold": 2}`, one that holds the number of a thing becomes its name, and everything
else stays numbers. Fields with a row for each seat are grouped by seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from starlode.engine.boundary.errors import InvalidPosition
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.shapes import index_of, refusal
from starlode.engine.state.header import Header

Json = dict[str, Any]
Names = Mapping[str, Sequence[str]]

NOBODY = -1  # in a field that holds the number of a thing: none


@dataclass(frozen=True)
class Fields:
    """What the fields of a game's state hold, besides the header."""

    state_type: type[Header]
    by_seat: Sequence[str] = ()  # fields with a row for each seat
    secret: Sequence[str] = ()  # fields hidden until the game is over, except that a seat sees its own row
    counts: Names = field(default_factory=dict)  # fields whose last axis counts these things
    holds: Names = field(default_factory=dict)  # fields that hold the number of one of these things, -1 for none

    def __iter__(self) -> Iterator[str]:
        """The names of the fields, in the order of the state."""
        return (name for name in self.state_type.dtype.names or () if name not in (Header.dtype.names or ()))

    # ---- writing ----

    def write(self, state: Any) -> Json:
        """All fields, in the form that `read` takes."""
        return self._written(state, lambda name, seat: True)

    def view(self, state: Any, viewer: int | None) -> Json:
        """What a seat may see; a secret that it may not see is missing."""
        return self._written(state, lambda name, seat: bool(state.over or name not in self.secret or seat == viewer))

    def _written(self, state: Any, shown: Any) -> Json:
        common = {n: self._encode(n, state[n]) for n in self if n not in self.by_seat and shown(n, NOBODY)}
        if not self.by_seat:
            return common
        rows = range(state.players)
        return common | {"seats": [self._row(state, seat, shown) for seat in rows]}

    def _row(self, state: Any, seat: int, shown: Any) -> Json:
        return {name: self._encode(name, state[name][seat]) for name in self.by_seat if shown(name, seat)}

    def _encode(self, name: str, value: Any) -> Any:
        if name in self.counts:
            if value.ndim > 1:
                return [self._encode(name, row) for row in value]
            return {thing: int(n) for thing, n in zip(self.counts[name], value, strict=True) if n}
        if name in self.holds:
            if np.ndim(value):
                return [self._encode(name, one) for one in value]
            return self.holds[name][value] if value >= 0 else None
        return value.tolist()

    # ---- reading ----

    def read(self, state: Any, data: Json) -> None:
        """Fill the fields of a state, in place, from what `write` gave; raises InvalidPosition."""
        wanted = {name for name in self if name not in self.by_seat} | ({"seats"} if self.by_seat else set())
        _check_keys("position", data, wanted)
        rows = data.get("seats", [])
        if self.by_seat and (not isinstance(rows, list) or len(rows) != state.players):
            raise refusal("seats", f"expected a list of {state.players}, one for each seat")
        for name in self:
            if name not in self.by_seat:
                state[name] = self._decode(name, name, data[name], state[name])
        for name in self.by_seat:  # unused seats
            state[name][...] = self.state_type.storage[name].nothing
        for seat, row in enumerate(rows):
            _check_keys(f"seats[{seat}]", row, set(self.by_seat))
            for name in self.by_seat:
                state[name][seat] = self._decode(f"seats[{seat}].{name}", name, row[name], state[name][seat])

    def _decode(self, place: str, name: str, value: Any, target: Any) -> Any:
        """The numbers a value stands for, checked to fit where they go."""
        try:
            found = np.array(self._numbers(place, name, value), np.int64)
        except (ValueError, TypeError, OverflowError) as error:
            raise error if isinstance(error, InvalidPosition) else _unfit(place, target, value) from None
        limits = np.iinfo(target.dtype)
        if found.shape != target.shape or (found < limits.min).any() or (found > limits.max).any():
            raise _unfit(place, target, value)
        return found

    def _numbers(self, place: str, name: str, value: Any) -> Any:
        if isinstance(value, list):
            return [self._numbers(place, name, one) for one in value]
        if name in self.counts and isinstance(value, dict):
            _check_keys(place, dict.fromkeys(self.counts[name]) | value, set(self.counts[name]))
            return [value.get(thing, 0) for thing in self.counts[name]]
        if name in self.holds:
            return NOBODY if value is None else index_of(place, value, self.holds[name], name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise refusal(place, f"expected a whole number, found {shown(value)}")
        return value


def _unfit(place: str, target: Any, value: Any) -> InvalidPosition:
    shape = " by ".join(map(str, target.shape)) or "one"
    return refusal(place, f"expected {shape} of small whole numbers, found {shown(value)}")


def _check_keys(place: str, data: Any, wanted: set[str]) -> None:
    """Raise InvalidPosition unless an object has exactly these keys."""
    if not isinstance(data, dict):
        raise refusal(place, f"expected an object with {', '.join(sorted(wanted))}")
    for key in data.keys() - wanted:
        raise refusal(place, f"there is no such key as {shown(key)}; expected {', '.join(sorted(wanted))}")
    for key in wanted - data.keys():
        raise refusal(place, f"'{key}' is missing")
