"""Records: fixed-size positions and parameters, written as annotated classes.

    @record
    class State(Header):
        docks: Array = i8(10)     # card type, -1 empty
        cave_ins: int = i16()     # 0..35

The annotation is what editors and mypy see, the right-hand side is the storage. The decorator derives
a NumPy dtype (`State.dtype`); a value of the class at run time is a `np.record` of that dtype, in
interpreted and compiled code alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
T = TypeVar("T", bound="Record")

# Interpreted code reaches fields as attributes of a NumPy scalar, whose own attributes would win.
_TAKEN = frozenset(dir(np.record)) | frozenset(dir(np.ndarray))


@dataclass(frozen=True)
class Storage:
    """How one field is stored: a NumPy scalar type and a shape."""

    kind: type[np.generic]
    shape: tuple[int, ...]


def i8(*shape: int) -> Any:
    """Small numbers from -128 to 127."""
    return Storage(np.int8, shape)


def i16(*shape: int) -> Any:
    """Numbers from -32,768 to 32,767."""
    return Storage(np.int16, shape)


def i32(*shape: int) -> Any:
    """Numbers of about plus or minus two thousand million."""
    return Storage(np.int32, shape)


def f64(*shape: int) -> Any:
    """Floating-point numbers."""
    return Storage(np.float64, shape)


def u32(*shape: int) -> Any:
    """Words of 32 bits, for the random generator."""
    return Storage(np.uint32, shape)


class Record:
    """Base of all record classes; instances are `np.record` scalars, never objects of this class."""

    dtype: np.dtype[Any]


def record(cls: type[T]) -> type[T]:
    """Derive `cls.dtype` from the fields of the class and its bases, bases first.

    A class may give a field of a base another size; it keeps its place.
    """
    fields: dict[str, Storage] = {}
    for owner in reversed(cls.__mro__):
        for name, storage in vars(owner).items():
            if isinstance(storage, Storage):
                if name in _TAKEN:
                    raise TypeError(f"{cls.__name__}.{name}: NumPy uses this name itself, choose another")
                fields[name] = storage
    # Aligned, because a GPU refuses to read a number that straddles its natural boundary.
    columns = [(name, storage.kind, storage.shape) for name, storage in fields.items()]
    cls.dtype = np.dtype((np.record, np.dtype(columns, align=True)))
    return cls


def blank(cls: type[T], count: int) -> Array:
    """An array of zeroed records."""
    return np.zeros(count, dtype=cls.dtype)


def one(cls: type[T]) -> T:
    """One zeroed record. It is a view into its own array: copying is `duplicate`."""
    return blank(cls, 1)[0]  # type: ignore[no-any-return]


def block_of(value: Record) -> Array:
    """An array with an independent copy of one record."""
    # Byte by byte: assigning a record field by field would leave the gaps between fields undefined.
    return np.frombuffer(bytearray(_bytes(value)), dtype=value.dtype)


def duplicate(value: T) -> T:
    """An independent copy of one record."""
    return block_of(value)[0]  # type: ignore[no-any-return]


def unpacked(value: Record) -> Any:
    """The fields of a record as plain attributes: much quicker to read than those of a NumPy scalar."""
    array = np.asarray(value)
    return SimpleNamespace(**{name: array[name][()] for name in array.dtype.names or ()})


def same(left: Record, right: Record) -> bool:
    """Whether two records hold the same bytes."""
    return _bytes(left) == _bytes(right)


def _bytes(value: Record) -> bytes:
    return np.asarray(value).tobytes()
