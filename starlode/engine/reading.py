"""The fields of a record as plain numbers and tuples: for views, drawings and everything else that is no rule.

NumPy hands out one small array a field, at a price; unpacking the bytes at once gives the same numbers in a fraction.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from math import prod
from types import SimpleNamespace
from typing import Any

import numpy as np

from starlode.engine.records import Record

_CODES = {np.int8: "b", np.int16: "h", np.int32: "i", np.uint32: "I", np.float64: "d"}


def read(cls: type[Record], value: Record) -> Any:
    """A record as an object with a plain number or tuple a field, tuples of tuples where a field has several axes.

    Fields of the tail (a state's events) are left out.
    """
    unpack, name_fields = _reader(cls)  # type: ignore[arg-type]  # mypy mistakes what a class hashes by
    return name_fields(unpack(np.asarray(value).tobytes()))


@cache
def _reader(cls: Any) -> tuple[Callable[[bytes], Any], Callable[[Any], Any]]:
    """How to unpack such a record, and how to call the numbers by the names of their fields."""
    code, names, count, at = "=", [], 0, 0
    for name, storage in cls.storage.items():
        if name not in cls.at_end:
            offset = cls.dtype.fields[name][1]
            size = prod(storage.shape)
            code += f"{offset - at}x{size}{_CODES[storage.kind]}"
            names.append(f"{name}={_slices(count, storage.shape)}")
            at, count = offset + size * np.dtype(storage.kind).itemsize, count + size
    namer = eval(f"lambda n: SimpleNamespace({', '.join(names)})", {"SimpleNamespace": SimpleNamespace})
    return struct.Struct(code).unpack_from, namer


def _slices(start: int, shape: tuple[int, ...]) -> str:
    """Where the numbers of a field are, as an expression; quicker than looking them up one by one."""
    if not shape:
        return f"n[{start}]"
    if len(shape) == 1:
        return f"n[{start}:{start + shape[0]}]"
    step = prod(shape[1:])
    return f"({', '.join(_slices(start + i * step, shape[1:]) for i in range(shape[0]))},)"
