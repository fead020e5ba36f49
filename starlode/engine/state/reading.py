"""The fields of a record as plain numbers and tuples: for views, drawings and everything else that is not a rule.

NumPy returns one small array per field, which is slow; unpacking the bytes gives the same numbers in a fraction of the
time. Short fields are unpacked together, which is cheaper than one by one. Long ones are unpacked on demand, because
many are never needed, unless a `reader` says which of them it always needs.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from math import prod
from typing import Any

import numpy as np

from starlode.engine.state.records import Record, Storage

SHORT = 8  # numbers; measured with the views of all games
_CODES = {np.int8: "b", np.int16: "h", np.int32: "i", np.uint32: "I", np.float64: "d"}


def read(cls: type[Record], value: Record) -> Any:
    """A record as an object with a plain number or tuple per field; a field with several axes is a tuple of tuples.

    Fields of the tail (a state's events) are left out.
    """
    kind: Any = _plain_class(cls)  # type: ignore[arg-type]  # mypy mistakes what a class hashes by
    return kind(np.asarray(value).tobytes())


def reader(cls: type[Record], *needed: str) -> Callable[[Record], Any]:
    """A function like `read` for one kind of record that unpacks these long fields at once too."""
    kind: Any = _plain_class(cls, needed)  # type: ignore[arg-type]  # as above
    return lambda value: kind(np.asarray(value).tobytes())


class _Late:
    """A field that is unpacked on first access; then the object has the value, and this is not called again."""

    def __init__(self, name: str, offset: int, storage: Storage) -> None:
        self._name = name
        self._unpack = struct.Struct(f"={offset}x{_code(storage)}").unpack_from
        self._arrange = eval(f"lambda n: {_slices(0, storage.shape)}") if len(storage.shape) > 1 else tuple

    def __get__(self, plain: Any, owner: type) -> Any:
        value = plain.__dict__[self._name] = self._arrange(self._unpack(plain._raw))
        return value


@cache
def _plain_class(cls: Any, needed: tuple[str, ...] = ()) -> type:
    """The class of the objects that such records are read into."""
    fields = {name: (cls.dtype.fields[name][1], kept) for name, kept in cls.storage.items() if name not in cls.at_end}
    early = {name: field for name, field in fields.items() if prod(field[1].shape) <= SHORT or name in needed}
    late = {name: _Late(name, *fields[name]) for name in fields.keys() - early.keys()}
    unpack, name_numbers = _unpacking(early)

    def __init__(self: Any, raw: bytes) -> None:  # noqa: N807  # of the class that is made here
        self.__dict__ = name_numbers(raw, unpack(raw))

    return type(cls.__name__, (), {"__init__": __init__, **late})


def _unpacking(fields: dict[str, tuple[int, Storage]]) -> tuple[Any, Any]:
    """How to unpack these fields, and how to map the numbers to the names of their fields."""
    code, names, count, at = "=", ["'_raw': raw"], 0, 0
    for name, (offset, storage) in fields.items():
        code += f"{offset - at}x{_code(storage)}"
        names.append(f"'{name}': {_slices(count, storage.shape)}")
        at = offset + prod(storage.shape) * np.dtype(storage.kind).itemsize
        count += prod(storage.shape)
    return struct.Struct(code).unpack_from, eval(f"lambda raw, n: {{{', '.join(names)}}}")


def _code(storage: Storage) -> str:
    """The format of a field's numbers for `struct`."""
    return f"{prod(storage.shape)}{_CODES[storage.kind]}"


def _slices(start: int, shape: tuple[int, ...]) -> str:
    """An expression for the numbers of a field; faster than looking them up one by one."""
    if not shape:
        return f"n[{start}]"
    if len(shape) == 1:
        return f"n[{start}:{start + shape[0]}]"
    step = prod(shape[1:])
    return f"({', '.join(_slices(start + i * step, shape[1:]) for i in range(shape[0]))},)"
