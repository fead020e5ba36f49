"""Records: fixed-size positions and parameters, written as annotated classes.

    @record
    class State(Header):
        docks: Array = i8(10, low=-1, high=23)     # card type, -1 empty
        hand: Array = i8(SEATS, 24, hidden=Hidden.OTHERS)

The annotation is what editors and mypy see. The right-hand side is the storage: how many numbers, which range, and who
may not see them. The decorator derives a NumPy dtype (`State.dtype`). At run time, a value of the class is a
NumPy scalar of that dtype (`State.scalar`), in interpreted and compiled code alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from operator import itemgetter
from typing import Any, ClassVar, TypeVar

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
T = TypeVar("T", bound="Record")

# Interpreted code reaches fields as attributes of a NumPy scalar, whose own attributes would win.
_TAKEN = frozenset(dir(np.void)) | frozenset(dir(np.ndarray))


class Hidden(Enum):
    """Which viewers the gate hides a field from."""

    NOBODY = "nobody"
    OTHERS = "others"  # one row per seat, which sees only its own row
    OTHERS_UNTIL_END = "others-until-end"  # the same while the game goes on
    ALL = "all"
    ALL_UNTIL_END = "all-until-end"
    PARTLY = "partly"  # the game's own `hide` says which part is hidden from whom


@dataclass(frozen=True)
class Storage:
    """How one field is stored: a NumPy scalar type, a shape, the least and greatest number, and who may not see it."""

    kind: type[np.generic]
    shape: tuple[int, ...]
    low: int
    high: int
    hidden: Hidden = Hidden.NOBODY

    @property
    def nothing(self) -> int:
        """The blank value: -1 if that is the least number, else 0."""
        return -1 if self.low == -1 else 0


def _whole(
    kind: type[np.integer[Any]], shape: tuple[int, ...], low: int | None, high: int | None, hidden: Hidden
) -> Any:
    limits = np.iinfo(kind)
    least, most = limits.min if low is None else low, limits.max if high is None else high
    if not limits.min <= least <= most <= limits.max:
        raise TypeError(f"{least} to {most} does not fit into {kind.__name__}")
    return Storage(kind, shape, int(least), int(most), hidden)


def i8(*shape: int, low: int | None = None, high: int | None = None, hidden: Hidden = Hidden.NOBODY) -> Any:
    """Small numbers from -128 to 127; raises TypeError for a range beyond these."""
    return _whole(np.int8, shape, low, high, hidden)


def i16(*shape: int, low: int | None = None, high: int | None = None, hidden: Hidden = Hidden.NOBODY) -> Any:
    """Numbers from -32,768 to 32,767; raises TypeError for a range beyond these."""
    return _whole(np.int16, shape, low, high, hidden)


def i32(*shape: int, low: int | None = None, high: int | None = None, hidden: Hidden = Hidden.NOBODY) -> Any:
    """Numbers up to about plus or minus two billion; raises TypeError for a range beyond these."""
    return _whole(np.int32, shape, low, high, hidden)


def u32(*shape: int, hidden: Hidden = Hidden.NOBODY) -> Any:
    """Words of 32 bits, for the random generator."""
    return _whole(np.uint32, shape, None, None, hidden)


def f64(*shape: int) -> Any:
    """Floating-point numbers."""
    return Storage(np.float64, shape, 0, 0)


class Record:
    """Base of all record classes; instances are NumPy scalars, never objects of this class."""

    dtype: np.dtype[Any]
    scalar: type[np.void]  # of instances
    storage: dict[str, Storage]  # by field, in the order of the record
    often: ClassVar[tuple[str, ...]] = ()  # fields that come right after those of the base: many decisions need them
    at_end: ClassVar[tuple[str, ...]] = ()  # fields that come after all others
    stride: ClassVar[int] = 1  # the length of a record is a multiple of this many bytes


def record(cls: type[T]) -> type[T]:
    """Derive `cls.dtype` from the fields of the class and its bases, bases first; raises TypeError for a reserved name.

    A class may give a field of a base another size; the field keeps its place. Fields named in `often` come first among
    its own, in that order, and those named in `at_end` last.
    """
    fields: dict[str, Storage] = {}
    for owner in reversed(cls.__mro__):
        for name, storage in vars(owner).items():
            if isinstance(storage, Storage):
                if name in _TAKEN or name in Record.__annotations__:
                    raise TypeError(f"{cls.__name__}.{name}: NumPy or the record uses this name itself, choose another")
                fields[name] = storage
    cls.storage = {name: fields[name] for name in _in_order(cls, list(fields))}
    cls.scalar = _scalar(cls)
    cls.dtype = np.dtype((cls.scalar, _laid_out(cls)))
    return cls


def _scalar(cls: type[Record]) -> type[np.void]:
    """What an element of an array of records is: it has the fields as attributes."""
    # NumPy has such a thing itself, `np.record`, which looks for a field in Python: six times as slow, and that was
    # most of what interpreted rules did. Under its name here an array with its dtype can be pickled.
    named = {"__slots__": (), "__module__": cls.__module__, "__qualname__": f"{cls.__qualname__}.scalar"}
    return type("scalar", (np.void,), {**named, **{name: _field(name) for name in cls.storage}})


def _field(name: str) -> property:
    """A field as an attribute."""
    return property(itemgetter(name), lambda value, new: value.__setitem__(name, new))


def _in_order(cls: type[Record], names: list[str]) -> list[str]:
    """The names of all fields in the order of the record."""
    if unknown := set(cls.often) - set(names):
        raise TypeError(f"{cls.__name__}.often names {min(unknown)}, which is no field")
    inherited = [name for base in cls.__mro__[1:] if issubclass(base, Record) for name in getattr(base, "storage", ())]
    places = {name: place for place, name in enumerate((*inherited, *cls.often))}
    return sorted(names, key=lambda name: (name in cls.at_end, places.get(name, len(places))))


def _laid_out(cls: type[Record]) -> np.dtype[Any]:
    """The fields one after another; the gaps between them, and at the end, are never read."""
    # Aligned, because a GPU refuses to read a number that straddles its natural boundary.
    packed = np.dtype([(name, stored.kind, stored.shape) for name, stored in cls.storage.items()], align=True)
    fields: Any = packed.fields
    columns = {name: fields[name][:2] for name in cls.storage}
    formats, offsets = [kind for kind, _ in columns.values()], [offset for _, offset in columns.values()]
    length = -(-packed.itemsize // cls.stride) * cls.stride
    return np.dtype(
        {"names": list(columns), "formats": formats, "offsets": offsets, "itemsize": length, "aligned": True}
    )


def offsets_of(cls: type[Record]) -> dict[str, int]:
    """Where each field begins, in bytes."""
    return {name: cls.dtype.fields[name][1] for name in cls.storage}  # type: ignore[index]


def sent_size(cls: type[Record]) -> int:
    """The length of the part of a record that a seat is sent: everything before the tail."""
    offsets = offsets_of(cls)
    return min([cls.dtype.itemsize, *(offsets[name] for name in cls.at_end)])


def blank(cls: type[T], count: int) -> Array:
    """An array of zeroed records."""
    # Made from bytes: NumPy takes several microseconds to find out what zero is in each field, or to view an array.
    return np.ndarray(count, cls.dtype, bytearray(count * cls.dtype.itemsize))


def one(cls: type[T]) -> T:
    """One zeroed record. It is a view into its own array; use `duplicate` to copy it."""
    return blank(cls, 1)[0]  # type: ignore[no-any-return]


def clear(cls: type[Record], value: Record) -> None:
    """Put the blank value into the fields of a zeroed record: nothing is anywhere yet."""
    for name, storage in cls.storage.items():
        if storage.nothing:
            np.asarray(value)[name] = storage.nothing


def as_block(value: Record) -> Array:
    """An array of one record that shares its bytes. Numba unboxes arrays much faster than single records."""
    return np.asarray(value).reshape(1)


def copied(block: Array) -> Array:
    """An independent copy of an array of records."""
    # Byte by byte: NumPy copies field by field, and leaves in the gaps between fields whatever was in memory.
    return np.frombuffer(bytearray(block.tobytes()), dtype=block.dtype)


def block_of(value: Record) -> Array:
    """An array with an independent copy of one record."""
    return copied(np.asarray(value))


def duplicate(value: T) -> T:
    """An independent copy of one record."""
    return block_of(value)[0]  # type: ignore[no-any-return]


def range_faults(cls: type[Record], value: Record) -> list[str]:
    """The fields of a record that hold numbers they may not hold, in words."""
    array = np.asarray(value)
    found = []
    for name, storage in cls.storage.items():
        wrong = array[name][(array[name] < storage.low) | (array[name] > storage.high)]
        if wrong.size and storage.kind is not np.float64:
            found.append(f"{name} holds {wrong.flat[0]}, but goes from {storage.low} to {storage.high}")
    return found


def same(left: Record, right: Record) -> bool:
    """Whether two records hold the same bytes."""
    return _bytes(left) == _bytes(right)


def _bytes(value: Record) -> bytes:
    return np.asarray(value).tobytes()
