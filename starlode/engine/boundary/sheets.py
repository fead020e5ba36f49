"""Reading component files: sheets of TOML into typed rows, with errors that name the row and the column."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args, get_type_hints

import msgspec

from starlode.engine.boundary.errors import InvalidComponents
from starlode.engine.boundary.misfits import Misfit, Wrong, misfit_of
from starlode.engine.boundary.parsing import MOST_TOML, read_file, read_toml
from starlode.engine.boundary.quoting import shown

T = TypeVar("T")
Sheets = Mapping[str, Any]  # a component file as plain data

SHAPE = msgspec.Meta(extra={"shape": True})  # marks a column that says how many things there are


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a component file; a game's rows derive from it, and may hold further rows."""


class ComponentFile(Generic[T]):
    """A game's own component file, and how the sheets of such a file become checked components."""

    def __init__(self, path: Path, build: Callable[[Any], T]) -> None:
        self._path, self._build = path, build

    def load(self, given: Path | Sheets | None = None) -> T:
        """The components of that file, or of the game's own; raises InvalidComponents, which names file and row."""
        if isinstance(given, Path):
            return self._read(given)
        return self._own if given is None else self._build(given)

    @cached_property
    def _own(self) -> T:
        return self._read(self._path)

    def _read(self, path: Path) -> T:
        sheets = read_sheets(path)
        try:
            return self._build(sheets)
        except InvalidComponents as error:
            raise InvalidComponents(f"{path}: {error}") from None


def read_sheets(path: Path) -> dict[str, Any]:
    """The sheets of a component file as plain data; raises InvalidComponents, which names the file."""
    return read_toml(read_file(path, InvalidComponents, MOST_TOML), str(path), InvalidComponents)


# ---- components, declared as a dataclass with a field for each sheet ----


@dataclass(frozen=True)
class Sheet:
    """What else there is to say of a field: its sheet has another name, is a text to read, or has rows to sort."""

    name: str = ""
    read: Callable[[str], Any] | None = None
    order: Callable[[Any], Any] | None = None


def column_of(sheet: str, column: str = "id") -> cached_property[tuple[str, ...]]:
    """A property of the components: what their rows of a sheet have in a column."""
    return cached_property(lambda components: tuple(getattr(row, column) for row in getattr(components, sheet)))


def read_components(data: Any, kind: type[T]) -> T:
    """The components of a file, whose sheets are the fields of a dataclass; raises InvalidComponents.

    A field is a tuple of rows or, like the numbers of the rules, one row; `Annotated` says more with a `Sheet`.
    """
    declared: Any = kind  # mypy does not take a class for something to look up by
    sheets, tables = _sheets_of(declared)
    found = read_row("the file", data, tables)
    return kind(*(_read_sheet(sheet, hint, getattr(found, sheet.name)) for sheet, hint, _ in sheets))


@cache
def _sheets_of(kind: type[Any]) -> tuple[list[tuple[Sheet, Any, Any]], type[Any]]:
    """The sheets of a file, and the type of all of them together."""
    sheets = [_sheet_of(name, hint) for name, hint in get_type_hints(kind, include_extras=True).items()]
    fields = [(sheet.name, plain) for sheet, _, plain in sheets]
    return sheets, msgspec.defstruct("Tables", fields, bases=(Row,), frozen=True)


def _sheet_of(field: str, hint: Any) -> tuple[Sheet, Any, Any]:
    """The sheet of a field, what it becomes, and how it is given: rows are read one by one, as errors name them."""
    told, hint = (hint.__metadata__[0], get_args(hint)[0]) if hasattr(hint, "__metadata__") else (Sheet(), hint)
    plain = str if told.read else list[Any] if get_args(hint) else dict[str, Any]
    return replace(told, name=told.name or field), hint, plain


def _read_sheet(sheet: Sheet, hint: Any, data: Any) -> Any:
    if sheet.read is not None:
        return sheet.read(data)
    if not get_args(hint):
        return read_row(sheet.name, data, hint)
    rows = read_rows(sheet.name, data, get_args(hint)[0])
    return rows if sheet.order is None else tuple(sorted(rows, key=sheet.order))


def copy_numbers(numbers: Row, params: Any) -> None:
    """Write every number into the parameter of the same name, if there is one.

    Those by number of players go to these places. A list may begin at place 1: points for one thing, for two things.
    """
    for name in set(numbers.__struct_fields__) & set(params.dtype.names):
        value = getattr(numbers, name)
        if isinstance(value, dict):
            params[name][list(value)] = list(value.values())
        elif isinstance(value, tuple):
            params[name][-len(value) :] = value
        else:
            params[name] = value


# ---- rows ----


def read_rows(sheet: str, rows: list[Any], kind: type[T]) -> tuple[T, ...]:
    """A sheet as typed rows; raises InvalidComponents."""
    return tuple(read_row(_label(sheet, number, row), row, kind) for number, row in enumerate(rows, 1))


def read_row(where: str, row: Any, kind: type[T]) -> T:
    """A row of that type; `where` is what errors call it. Raises InvalidComponents."""
    try:
        return msgspec.convert(row, kind, str_keys=True)
    except msgspec.ValidationError as error:
        found = misfit_of(error)
    raise _complaint(where, row, kind, found)


def row_of(sheet: str, name: str) -> str:
    """What errors call a row that has an id."""
    return f"{sheet}, row {shown(name)}"


def wrong_value(where: str, column: str, found: Any, expected: str) -> InvalidComponents:
    """The error to raise for a value: its row and column, what was found, what was expected."""
    text = "nothing" if found is None else shown(found)
    return InvalidComponents(f"{where}, column {column or 'id'}: found {text}, expected {expected}")


NUMBERED = "moves, records and networks know each of them by its number"


def check_rows(sheet: str, found: int, expected: int, reason: str = NUMBERED, instead: str = "") -> None:
    """Raise InvalidComponents for more or fewer rows than the rules can bear: why that is so, and what to change."""
    exchange = "put a new row in the place of another" if found > expected else "change a row instead of leaving it out"
    if found != expected:
        told = f"{sheet}, all rows: found {found} rows, expected {expected}"
        raise InvalidComponents(f"{told}, because {reason}; {instead or exchange}")


def check_known(where: str, column: str, value: object, known: Sequence[object]) -> None:
    """Raise InvalidComponents for a value that is none of the known ones."""
    if value not in known:
        raise wrong_value(where, column, value, f"one of {', '.join(map(str, known))}")


def _label(sheet: str, number: int, row: Any) -> str:
    """What errors call a row: its id, or its number if it has none."""
    name = row.get("id") if isinstance(row, dict) else None
    return row_of(sheet, name) if name and isinstance(name, str) else f"{sheet}, row {number}"


def _complaint(where: str, row: Any, kind: type[Any], misfit: Misfit) -> InvalidComponents:
    """The error to raise for a row that does not fit: with what was found, or the columns that exist."""
    keys = [key.partition("[")[0] for key in misfit.place.split(".")]
    column = ".".join(filter(None, keys))
    if misfit.wrong is Wrong.MISSING:
        return wrong_value(where, column, None, "a value")
    if misfit.wrong is Wrong.UNKNOWN:
        columns = ", ".join(_columns(kind, keys[:-1]))
        return InvalidComponents(f"{where}, column {column}: there is no such column, expected one of {columns}")
    return wrong_value(where, column, _found(row, misfit.place), misfit.reason.removeprefix("expected "))


def _found(row: Any, place: str) -> Any:
    """The value at a place, or the whole list that holds it."""
    for key in filter(None, place.partition("[")[0].split(".")):
        row = row[key]
    return row


def _columns(kind: type[Any], keys: Sequence[str]) -> tuple[str, ...]:
    """The columns of a row, or of the row inside it that the keys lead to."""
    for key in keys:
        inner = next(field.type for field in msgspec.structs.fields(kind) if field.name == key)
        kind = next(_rows_in(inner))
    columns: tuple[str, ...] = kind.__struct_fields__
    return columns


def _rows_in(hint: Any) -> Iterator[type[Any]]:
    """The types of rows that a type is or holds: a row, a list of rows, a row or nothing."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from _rows_in(part)
