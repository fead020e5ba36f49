"""Reading component files: TOML tables into typed rows, with errors that name the row and the column."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from starlode.engine.errors import InvalidComponents

T = TypeVar("T")


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a component file; a game's rows derive from it, and may hold further rows."""


class ComponentFile(Generic[T]):
    """A game's own component file, and how the tables of such a file become checked components."""

    def __init__(self, path: Path, build: Callable[[Any], T]) -> None:
        self._path, self._build = path, build

    def load(self, path: Path | None = None) -> T:
        """The components of that file, or of the game's own; raises InvalidComponents, which names file and row."""
        return self._own if path is None else self._read(path)

    @cached_property
    def _own(self) -> T:
        return self._read(self._path)

    def _read(self, path: Path) -> T:
        try:
            return self._build(msgspec.toml.decode(path.read_bytes()))
        except OSError as error:
            raise InvalidComponents(f"{path}: cannot be read: {error.strerror}") from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise InvalidComponents(f"{path}: is not TOML: {error}; expected a file like {self._path.name}") from None
        except InvalidComponents as error:
            raise InvalidComponents(f"{path}: {error}") from None


def read_rows(table: str, rows: list[Any], kind: type[T]) -> tuple[T, ...]:
    """A table as typed rows; raises InvalidComponents."""
    return tuple(read_row(_label(table, number, row), row, kind) for number, row in enumerate(rows, 1))


def read_row(where: str, row: Any, kind: type[T]) -> T:
    """A row of that type; `where` is how errors call it."""
    try:
        return msgspec.convert(row, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise _translated(where, row, kind, str(error)) from None


def row_of(table: str, name: str) -> str:
    """How errors call a row that has an id."""
    return f"{table}, row '{name}'"


def fault(where: str, column: str, found: Any, expected: str) -> InvalidComponents:
    """The error for a wrong value."""
    text = "nothing" if found is None else repr(found)[:60]
    return InvalidComponents(f"{where}, column {column or 'id'}: found {text}, expected {expected}")


def check_known(where: str, column: str, value: object, known: Sequence[object]) -> None:
    """Refuse a value that is none of the known ones."""
    if value not in known:
        raise fault(where, column, value, f"one of {', '.join(map(str, known))}")


def _label(table: str, number: int, row: Any) -> str:
    """How errors call a row: by its id, or by its number where it has none."""
    name = row.get("id") if isinstance(row, dict) else None
    return row_of(table, name) if name and isinstance(name, str) else f"{table}, row {number}"


def _translated(where: str, row: Any, kind: type[Any], error: str) -> InvalidComponents:
    """An error of msgspec in our form: it tells path and expectation, but neither the row nor what was found."""
    what, _, place = error.partition(" - at ")
    path = re.sub(r"^.*`\$\.?|\[.*|`$", "", place)
    field = re.fullmatch(r"Object (missing|contains).* field `(.*)`", what)
    if field is None:
        return fault(where, path, _found(row, path), what.removeprefix("Expected ").replace("`", ""))
    column = f"{path}.{field[2]}" if path else field[2]
    if field[1] == "missing":
        return fault(where, column, None, "a value")
    columns = _columns(kind, path)
    return InvalidComponents(f"{where}, column {column}: there is no such column, expected one of {', '.join(columns)}")


def _found(row: Any, path: str) -> Any:
    for key in filter(None, path.split(".")):
        row = row[key]
    return row


def _columns(kind: type[Any], path: str) -> tuple[str, ...]:
    """The columns of a row, or of the row inside it that the path leads to."""
    for key in filter(None, path.split(".")):
        kind = next(field.type for field in msgspec.structs.fields(kind) if field.name == key)
    columns: tuple[str, ...] = kind.__struct_fields__
    return columns
