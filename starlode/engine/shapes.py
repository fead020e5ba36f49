"""Reading positions: JSON into typed objects, with errors that begin with the place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec

from starlode.engine.errors import InvalidPosition

T = TypeVar("T")

FEW = 20  # so many names are listed in an error; more would help nobody


def parse(data: Any, kind: type[T]) -> T:
    """The position as objects; raises InvalidPosition for an unknown key or a value of the wrong type."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise _translated(str(error)) from None


def _translated(error: str) -> InvalidPosition:
    """An error of msgspec in our form: the place first, then the reason."""
    what, _, path = error.partition(" - at ")
    place = re.sub(r"^(`key` in )?`\$\.?|`$", "", path)
    if path.startswith("`key`"):
        what = what.replace("Expected", "a key must be")
    field = re.fullmatch(r"Object (missing required|contains unknown) field `(.*)`", what)
    if field is None:
        return refusal(place, what[0].lower() + what[1:].replace("`", ""))
    place = f"{place}.{field[2]}" if place else field[2]
    return refusal(place, "is missing" if field[1] == "missing required" else "there is no such key")


def refusal(place: str, reason: str) -> InvalidPosition:
    """The error to raise: where in the position, and why it is refused."""
    return InvalidPosition(f"{place or 'position'}: {reason}")


def index_of(place: str, name: object, names: Sequence[str], what: str) -> int:
    """The number of a name; raises InvalidPosition, which guesses what was meant."""
    if name in names:
        return names.index(str(name))
    close = get_close_matches(str(name), names, 1)
    hint = f"; did you mean '{close[0]}'?" if close else f"; there is {', '.join(names)}" if len(names) < FEW else ""
    raise refusal(place, f"there is no {what} '{name}'{hint}")


def seat_number(place: str, seat: object, players: int) -> int:
    """A seat of this game; raises InvalidPosition."""
    if isinstance(seat, int) and 0 <= seat < players:
        return seat
    raise refusal(place, f"there is no seat {seat}, the seats are 0 to {players - 1}")
