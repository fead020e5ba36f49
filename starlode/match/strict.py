"""Numbers from Python callers: whole ones, NumPy's included, or a documented error."""

from __future__ import annotations

from operator import index
from typing import Any

from starlode.engine.errors import StarlodeError


def whole(value: Any, what: str, least: int, most: int, error: type[StarlodeError] = StarlodeError) -> int:
    """The value as an int; raises `error` for anything but a whole number in the range."""
    if type(value) is int and least <= value <= most:  # nearly always
        return value
    try:
        number = None if isinstance(value, bool) else index(value)
    except TypeError:
        number = None
    if number is None or not least <= number <= most:
        raise error(f"{what} is a whole number from {least} to {most}, not {shown(value)}")
    return number


def shown(value: Any) -> str:
    """A bad value for an error: quoted, escaped and cut."""
    text = ascii(value)
    return text if len(text) <= 60 else text[:57] + "..."
