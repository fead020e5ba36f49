"""Sweeps: one number of a component file takes one value after another.

`artifacts.artifact-05.cost=6..10` names a sheet, a row by its id, and a column; `numbers.collapse.4` goes on by key or
by place. The id of a row within a row, such as half a card, leads to a column of the outer row first, else of its own.
A text of counts, such as the cost "O3 W1", is a sheet of its own: `prizes.prize-seed-vault.cost.W` is the 1.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from difflib import get_close_matches
from math import nan
from pathlib import Path
from typing import Any

from starlode.engine.boundary.component_numbers import LetterCounts, counts_in
from starlode.engine.boundary.errors import InvalidSweep, StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.sheets import read_sheets
from starlode.lab.experiment import Experiment

MOST_VALUES = 50
LARGEST = 10**9  # number of a component file
HOW = "a sweep is written PATH=LOW..HIGH or PATH=LOW..HIGH..STEP"

Number = int | float


@dataclass(frozen=True)
class Sweep:
    """A number of the component file and the values it is to take."""

    path: tuple[str, ...]
    values: tuple[Number, ...]
    target: float | None = None  # the share of victories that takers of the component should have

    @property
    def subject(self) -> str:
        """The id of the component it changes, if it is one."""
        return self.path[1] if len(self.path) > 1 else ""

    @property
    def name(self) -> str:
        """The path as it was written."""
        return ".".join(self.path)


def parse_sweep(text: str) -> Sweep:
    """`PATH=LOW..HIGH[..STEP]`; raises InvalidSweep."""
    path, equals, span = text.partition("=")
    keys = tuple(key.strip() for key in path.split("."))
    if not equals or not all(keys):
        raise InvalidSweep(f"{HOW}, not {shown(text)}")
    return Sweep(keys, _values(span, text))


def parse_target(text: str) -> float:
    """`0.33` or `33%`; raises InvalidSweep."""
    number, percent, rest = text.partition("%")
    try:
        share = float(number) / (100 if percent else 1)
    except ValueError:
        share = nan
    if rest.strip() or not 0 < share < 1:
        raise InvalidSweep(f"a target is the share that takers should win, such as 0.33 or 33%, not {shown(text)}")
    return share


def check_target(experiment: Experiment, sweep: Sweep) -> None:
    """Raise InvalidSweep for a target of a number that belongs to no component which players take."""
    taken = {name for thing in experiment.things.values() if thing.ways for name in (thing.id, thing.choice) if name}
    if sweep.target is not None and sweep.subject not in taken:
        raise InvalidSweep(f"{sweep.name} belongs to no component that players take, so nothing could win the target")


def _values(span: str, text: str) -> tuple[Number, ...]:
    try:
        low, high, step = [*(_decimal(part) for part in span.split("..")), Decimal(1)][:3]
        count = int((high - low) / step) + 1
    except (InvalidOperation, ValueError, ZeroDivisionError, OverflowError):
        raise InvalidSweep(f"{HOW}, not {shown(text)}") from None
    if step <= 0 or count < 1 or len(span.split("..")) > 3:
        raise InvalidSweep(f"{HOW}, from low to high, not {shown(text)}")
    if count > MOST_VALUES:
        raise InvalidSweep(
            f"a sweep takes at most {MOST_VALUES} values, {shown(text)} has {count}; make the step larger"
        )
    return tuple(_number(low + step * place) for place in range(count))


def _decimal(text: str) -> Decimal:
    value = Decimal(text)
    if not value.is_finite() or not -LARGEST <= value <= LARGEST:
        raise InvalidOperation
    return value


def _number(value: Decimal) -> Number:
    return int(value) if value == value.to_integral_value() else float(value)


# ---- in a component file ----


def current(experiment: Experiment, sweep: Sweep) -> Number:
    """The value the number has before the sweep; raises InvalidSweep."""
    holder, key = find(read_file(experiment), sweep.path)
    value: Number = holder[key]
    return value


def variants(experiment: Experiment, sweep: Sweep, folder: Path) -> list[tuple[Number, Experiment]]:
    """An experiment for each value, with a component file of its own in the folder; raises InvalidSweep."""
    data, found = read_file(experiment), []
    for value in sweep.values:
        file = folder / f"{sweep.name}={value}.toml".replace("/", "-")
        file.write_text(write_toml(changed(data, sweep.path, value)), "utf-8")
        found.append((value, experiment.with_components(file)))
    for value, variant in found:
        _check(variant, sweep, value)
    return found


def _check(variant: Experiment, sweep: Sweep, value: Number) -> None:
    try:
        _ = variant.config
    except StarlodeError as error:
        reason = str(error).removeprefix(f"{variant.components}: ")
        raise InvalidSweep(f"{sweep.name} cannot be {value}: {reason}") from None


def read_file(experiment: Experiment) -> dict[str, Any]:
    """The component file of an experiment; raises InvalidSweep for a game that has none."""
    _ = experiment.config  # a file that is wrong already is named as such
    file = experiment.components or experiment.game.component_file
    if file is None:
        raise InvalidSweep(f"{experiment.game_name} has no component file to sweep")
    return {key: _with_counts(value) for key, value in read_sheets(file).items()}


def _with_counts(value: Any) -> Any:
    """The same value; texts of counts become counts by letter."""
    if isinstance(value, dict):
        return {key: _with_counts(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_with_counts(part) for part in value]
    counts = counts_in(value)
    return value if counts is None else counts


def changed(data: dict[str, Any], path: tuple[str, ...], value: Number) -> dict[str, Any]:
    """The same data with another number at the path; raises InvalidSweep."""
    copy = deepcopy(data)
    holder, key = find(copy, path)
    holder[key] = value
    return copy


def find(data: dict[str, Any], path: tuple[str, ...]) -> tuple[Any, Any]:
    """What holds the number, and its key or place there; raises InvalidSweep."""
    found = next(_places([data], path), None)
    if found is None:
        raise InvalidSweep(f"the component file has no {shown('.'.join(path))}; {_known(data, path)}")
    holder, key = found
    if isinstance(holder[key], bool) or not isinstance(holder[key], int | float):
        raise InvalidSweep(f"{shown('.'.join(path))} of the component file is not a number but {shown(holder[key])}")
    return found


def _places(holders: list[Any], path: tuple[str, ...]) -> Iterator[tuple[Any, Any]]:
    """Every place the path may mean, the likeliest first."""
    for holder in holders:
        key = _key(holder, path[0])
        if key is not None and len(path) == 1:
            yield holder, key
        elif len(path) > 1:
            yield from _places([holder[key]] if key is not None else _rows(holder, path[0]), path[1:])


def _key(holder: Any, word: str) -> str | int | None:
    """A word as a key or a place in a list, if it is one."""
    if isinstance(holder, dict):
        return word if word in holder else None
    is_place = isinstance(holder, list) and word.isdecimal() and int(word) < len(holder)
    return int(word) if is_place else None


def _rows(holder: Any, name: str) -> list[Any]:
    """The row of a list with that id; for the id of a row within a row, the outer one and then the inner one."""
    rows = [row for row in holder if isinstance(row, dict)] if isinstance(holder, list) else []
    outer = [row for row in rows if row.get("id") == name]
    nested = [[row, part] for row in rows for part in row.values() if isinstance(part, dict) and part.get("id") == name]
    return outer or [row for pair in nested for row in pair]


def _known(data: dict[str, Any], path: tuple[str, ...]) -> str:
    """What could have been written instead of the first word that leads nowhere."""
    length = next(length for length in range(1, len(path) + 1) if not _inside(data, path[:length]))
    if length == 1:
        return f"its sheets are {', '.join(data)}"
    here, wrong, known = _inside(data, path[: length - 1]), path[length - 1], path[length - 2]
    if names := dict.fromkeys(key for row in here if isinstance(row, dict) for key in row):
        return f"{shown(known)} has {', '.join(names)}"
    rows = [row for rows in here if isinstance(rows, list) for row in rows if isinstance(row, dict)]
    near = get_close_matches(wrong, [row["id"] for row in rows if "id" in row], cutoff=0)
    return f"give the id of a row of {known}, such as {', '.join(near)}" if near else f"{shown(known)} ends there"


def _inside(data: dict[str, Any], path: tuple[str, ...]) -> list[Any]:
    """What a path leads into: a sheet, a list, or several rows that may be meant."""
    holders: list[Any] = [data]
    for word in path:
        keys = [(holder, _key(holder, word)) for holder in holders]
        by_key = [holder[key] for holder, key in keys if key is not None]
        holders = by_key or [row for holder in holders for row in _rows(holder, word)]
    return holders


def write_toml(data: dict[str, Any]) -> str:
    """Plain data as TOML, one row per line."""
    return "".join(f"{json.dumps(key)} = {_sheet(value)}\n" for key, value in data.items())


def _sheet(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + "".join(f"  {_value(row)},\n" for row in value) + "]"
    return _value(value)


def _value(value: Any) -> str:
    if isinstance(value, LetterCounts):
        return json.dumps(str(value))
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_value(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(part) for part in value) + "]"
    return json.dumps(value)
