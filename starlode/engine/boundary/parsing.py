"""JSON and TOML from outside: read with limits, so that no file can crash us, keep us busy, or be ambiguous.

Files that are too large or nested too deeply are refused. So are duplicate keys, numbers that do not fit into 64 bits,
NaN, and texts that are not Unicode. Errors name the place (`seats[0].hand`). Callers decide what the data means.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from math import isfinite
from pathlib import Path
from typing import Any

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import one_line, printable, shown

MOST_BYTES = 4_000_000  # of JSON
MOST_TOML = 250_000  # of TOML, which takes a hundred times as long to read
DEEPEST = 64  # lists and objects inside each other
LONGEST_NUMBER = 40  # characters
WIDEST = 2**63  # whole numbers are smaller than this
PATH = 300  # characters of a path that are shown
KEY_PARTS = 16  # of a dotted key of TOML

# Strings, closed or not, without backtracking: a text of quotes and backslashes takes no longer than any other.
_STRING = re.compile(r'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
_TOML_QUIET = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+"{0,5}'
    r"|'''(?:[^']|'(?!''))*+'{0,5}"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
_BRACKET = re.compile(r"[\[\]{}]")
_LONG_NUMBER = re.compile(rf"(?<![\w.+-])[+-]?[0-9][\w.+-]{{{LONGEST_NUMBER},}}")
_LONG_KEY = re.compile(rf"(?<![\w.-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{KEY_PARTS},}}")

Failure = type[StarlodeError]
Refuse = Callable[[str, str], StarlodeError]  # of a place and a reason


def read_file(path: Path, error: Failure, most: int = MOST_BYTES) -> bytes:
    """The bytes of a file of at most `most` bytes; raises `error`, which names it."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as failure:
        reason = getattr(failure, "strerror", None) or str(failure)
        raise error(f"{printable(str(path), PATH)}: cannot be read: {reason}") from None
    if len(data) > most:
        raise error(f"{printable(str(path), PATH)}: is longer than {most} bytes")
    return data


def read_json(data: bytes | str, source: str, error: Failure) -> Any:
    """What a JSON text holds; raises `error`, which begins with the source and names the place."""
    text = _decoded(data, "JSON", source, error, MOST_BYTES)
    _check_depth(_STRING.sub('""', text), source, error)
    try:
        found = _JSON.decode(text)
    except (ValueError, RecursionError) as failure:
        raise error(f"{source}: is not JSON: {one_line(str(failure), 300)}") from None
    check_plain(found, "", _refusing(source, error))
    return found


def read_toml(data: bytes | str, source: str, error: Failure) -> dict[str, Any]:
    """What a TOML text holds; raises `error`, which begins with the source and names the place."""
    text = _decoded(data, "TOML", source, error, MOST_TOML)
    bare = _TOML_QUIET.sub("s", text)
    _check_depth(bare, source, error)
    for pattern, what in ((_LONG_NUMBER, "a number is too long"), (_LONG_KEY, f"a key has over {KEY_PARTS} parts")):
        found = pattern.search(bare)
        if found:
            raise error(f"{source}: {what}: {shown(found[0])}")
    try:
        parsed = tomllib.loads(text)
    except (ValueError, RecursionError) as failure:
        raise error(f"{source}: is not TOML: {one_line(str(failure), 300)}") from None
    check_plain(parsed, "", _refusing(source, error))
    return parsed


def _refusing(source: str, error: Failure) -> Refuse:
    return lambda place, reason: error(f"{source}: {place + ': ' if place else ''}{reason}")


def _decoded(data: bytes | str, what: str, source: str, error: Failure, most: int) -> str:
    if len(data) > most:
        raise error(f"{source}: is longer than {most} bytes")
    try:
        return data.decode() if isinstance(data, bytes) else data
    except UnicodeDecodeError as failure:
        raise error(f"{source}: is not {what}: byte {failure.start} is not UTF-8") from None


def _check_depth(bare: str, source: str, error: Failure) -> None:
    """Count the brackets in a text without its strings: a parser would only notice by running out of stack."""
    depth = 0
    for bracket in _BRACKET.finditer(bare):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            raise error(f"{source}: lists and objects are nested more than {DEEPEST} deep")


# ---- what json lets through ----


class _Twice(dict[str, Any]):
    """An object with a duplicate key; found again, with its place, once everything is read."""

    key = ""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    twice = _Twice(found)
    names = [name for name, _ in pairs]
    twice.key = next(name for place, name in enumerate(names) if name in names[:place])
    return twice


def _number(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise ValueError(f"a number of {len(text)} characters, {shown(text)}")
    return int(text)


def _nonsense(text: str) -> Any:
    raise ValueError(f"{text} is not a number")


_JSON = json.JSONDecoder(object_pairs_hook=_object, parse_int=_number, parse_constant=_nonsense)


# ---- what data may hold ----


def check_plain(data: Any, place: str, refuse: Refuse, depth: int = 0) -> None:
    """Raise what `refuse(place, reason)` makes, unless keys and texts are sound, and numbers of sensible size."""
    if isinstance(data, dict):
        _check_object(data, place, refuse, depth)
    elif isinstance(data, list | tuple):
        for number, part in enumerate(data):
            check_plain(part, f"{place}[{number}]", refuse, _deeper(depth, place, refuse))
    elif isinstance(data, str):
        if not _is_unicode(data):
            raise refuse(place, f"a text with half a surrogate pair in it, {shown(data)}")
    elif isinstance(data, float):
        if not isfinite(data):
            raise refuse(place, f"{data} is not a finite number")
    elif isinstance(data, int) and not -WIDEST <= data < WIDEST:
        raise refuse(place, f"the number {shown(data)} is too large")


def _check_object(data: dict[Any, Any], place: str, refuse: Refuse, depth: int) -> None:
    if isinstance(data, _Twice):
        raise refuse(place, f"the key {shown(data.key)} appears twice")
    for key, part in data.items():
        if not isinstance(key, str | int) or not _is_unicode(str(key)):  # Python's own data may have numbers as keys
            raise refuse(place, f"a key is a text, not {shown(key)}")
        inner = f"{place}.{one_line(str(key), 60)}" if place else one_line(str(key), 60)
        check_plain(part, inner, refuse, _deeper(depth, place, refuse))


def _deeper(depth: int, place: str, refuse: Refuse) -> int:
    if depth >= DEEPEST:
        raise refuse(one_line(place, 60), f"lists and objects are nested more than {DEEPEST} deep")
    return depth + 1


def _is_unicode(text: str) -> bool:
    return text.isascii() or not any("\ud800" <= character <= "\udfff" for character in text)
