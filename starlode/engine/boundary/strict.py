"""What Python callers pass in: numbers, texts and files of the right type, or a documented error."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from starlode.engine.boundary.errors import InvalidOption, StarlodeError
from starlode.engine.boundary.quoting import shown


def whole(value: Any, what: str, least: int, most: int, error: type[StarlodeError] = StarlodeError) -> int:
    """The value as an int, NumPy's integers included; raises `error` unless it is a whole number in the range.

    `what` is how the error begins. If it contains `{}`, it is the whole error: value, least and most are filled in.
    """
    if type(value) is int and least <= value <= most:  # nearly always
        return value
    try:
        number = None if isinstance(value, bool) else index(value)
    except TypeError:
        number = None
    if number is None or not least <= number <= most:
        complaint = what if "{" in what else what + " is a whole number from {1} to {2}, not {0}"
        raise error(complaint.format(shown(value), least, most))
    return number


def text_of(value: Any, what: str, error: type[StarlodeError] = StarlodeError) -> str:
    """The value as a text; raises `error` for anything else."""
    if not isinstance(value, str):
        raise error(f"{what} is a text, not {shown(value)}")
    return str(value)


def texts_of(values: Any, what: str, error: type[StarlodeError] = StarlodeError) -> list[str]:
    """The values as a list of texts; raises `error` for anything else, a single text included."""
    if isinstance(values, str | bytes) or not isinstance(values, Sequence):
        raise error(f"{what} are a list of texts, not {shown(values)}")
    return [text_of(value, f"each of {what}", error) for value in values]


def path_of(value: Any, what: str, error: type[StarlodeError] = InvalidOption) -> Path:
    """The value as a path; raises `error` for anything that does not name a file."""
    found = fspath(value) if isinstance(value, str | PathLike) else None
    if not isinstance(found, str) or not found or "\0" in found:
        raise error(f"{what} is a path, not {shown(value)}")
    return Path(found)
