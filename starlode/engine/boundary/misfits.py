"""Data from outside that does not fit its type: msgspec's errors, split into the parts that our own errors use."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import Enum, auto
from typing import Any

import msgspec

from starlode.engine.boundary.quoting import LONG, one_line

FEW = 20  # how many names an error lists; more would not help

_told: dict[str, str] = {}  # patterns of texts, in words
_PATTERN = re.compile("`str` matching regex '(.*)'")
_STEP = re.compile(r"\[[^]]*\]|[^.\[]+")  # of a place
_SOME_KEY = "[...]"  # what msgspec says instead of a key
_FIELD = re.compile(r"Object (missing|contains).* field `(.*)`", re.DOTALL)


class Wrong(Enum):
    """What can be wrong: a missing key, an unknown key, or a key or a value of the wrong type."""

    MISSING = auto()
    UNKNOWN = auto()
    KEY = auto()
    VALUE = auto()


@dataclass(frozen=True)
class Misfit:
    """What is wrong, where (`seats[1].hand`, empty for the whole), and for a wrong type what was expected and found."""

    wrong: Wrong
    place: str
    reason: str = ""


def told(pattern: str, words: str) -> str:
    """The pattern of a text, which errors describe by these words from now on."""
    _told[pattern] = words
    return pattern


def misfit_of(error: msgspec.ValidationError) -> Misfit:
    """What an msgspec error says."""
    what, _, where = str(error).partition(" - at ")
    place = re.sub(r"^(`key` in )?`\$\.?|`$", "", where)
    field = _FIELD.fullmatch(what)
    if field is not None:
        wrong = Wrong.MISSING if field[1] == "missing" else Wrong.UNKNOWN
        name = one_line(field[2], LONG)
        return Misfit(wrong, f"{place}.{name}" if place else name)
    what = _PATTERN.sub(lambda found: _told.get(found[1], found[0]), what)
    wrong = Wrong.KEY if where.startswith("`key`") else Wrong.VALUE
    return Misfit(wrong, place, what[0].lower() + what[1:].replace("`", ""))


def name_keys(misfit: Misfit, data: Any, kind: type[Any]) -> Misfit:
    """The same with the keys named that msgspec leaves out: `seats[0].store[...]` becomes `seats[0].store.gold`."""
    if _SOME_KEY not in misfit.place:
        return misfit
    data = holder = deepcopy(data)
    place = ""
    for step in _STEP.findall(misfit.place):
        key = _guilty(misfit, data, holder, kind) if step == _SOME_KEY else step.strip("[]")
        if key is None:  # a list, or several keys at fault together
            return misfit
        place += step if step != _SOME_KEY and step[0] == "[" else f".{key}"
        if holder is not None:
            holder = _inside(holder, key)
    return replace(misfit, place=place.removeprefix("."))


def _guilty(misfit: Misfit, data: Any, holder: Any, kind: type[Any]) -> str | None:
    """The key of an object that is wrong; afterwards it is the only key left in the object."""
    parts = dict(holder) if isinstance(holder, dict) else {}
    for key, part in parts.items():
        holder.clear()
        holder[key] = part
        try:
            msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            if misfit_of(error) == misfit:
                return str(key)
    return None


def _inside(holder: Any, key: str) -> Any:
    """The value at a key or a place; None if there is none."""
    if isinstance(holder, list | tuple):
        return holder[int(key)] if key.isdecimal() and int(key) < len(holder) else None
    return holder.get(key) if isinstance(holder, dict) else None


def guess(name: object, names: Sequence[str]) -> str:
    """What may have been meant by a name that is none of these; empty if there are too many to list."""
    close = get_close_matches(name, names, 1) if isinstance(name, str) and len(name) <= LONG else []
    if close:
        return f"; did you mean '{close[0]}'?"
    return f"; expected one of {', '.join(names)}" if len(names) < FEW else ""
