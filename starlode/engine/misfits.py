"""Data from outside that does not fit its type: what msgspec says of it, in the parts our own errors are made of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum, auto

import msgspec

FEW = 20  # so many names are listed in an error; more would help nobody

_FIELD = re.compile(r"Object (missing|contains).* field `(.*)`")


class Wrong(Enum):
    """What can be wrong: a key that is missing, one that nobody knows, a key or a value of the wrong type."""

    MISSING = auto()
    UNKNOWN = auto()
    KEY = auto()
    VALUE = auto()


@dataclass(frozen=True)
class Misfit:
    """What is wrong, where (`seats[1].hand`, empty for the whole), and of a wrong type what was expected and found."""

    wrong: Wrong
    place: str
    reason: str = ""


def misfit_of(error: msgspec.ValidationError) -> Misfit:
    """What an error of msgspec tells."""
    what, _, where = str(error).partition(" - at ")
    place = re.sub(r"^(`key` in )?`\$\.?|`$", "", where)
    field = _FIELD.fullmatch(what)
    if field is not None:
        wrong = Wrong.MISSING if field[1] == "missing" else Wrong.UNKNOWN
        return Misfit(wrong, f"{place}.{field[2]}" if place else field[2])
    wrong = Wrong.KEY if where.startswith("`key`") else Wrong.VALUE
    return Misfit(wrong, place, what[0].lower() + what[1:].replace("`", ""))


def guess(name: object, names: Sequence[str]) -> str:
    """What may have been meant by a name that is none of these; empty where there are too many to list."""
    close = get_close_matches(str(name), names, 1)
    if close:
        return f"; did you mean '{close[0]}'?"
    return f"; there is {', '.join(names)}" if len(names) < FEW else ""
