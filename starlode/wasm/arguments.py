"""Arguments of a module's exports: plain 32-bit integers outside, what kernels take inside.

A page has no records and arrays, only addresses in the module's memory. For a record, the page passes its address; for
an array as well, because its shape is known when the module is compiled. For a tuple it passes each part by itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from math import prod
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types

from starlode.engine.export.schema import describe_record
from starlode.engine.state.records import Record

Context = Any  # Numba's and LLVM's objects are untyped
Builder = Any
Value = Any

NARROW, WIDE, ADDRESS = ir.IntType(32), ir.IntType(64), ir.IntType(8).as_pointer()


class Argument(ABC):
    """One argument of a kernel: its type there, and what the page passes for it."""

    kind: Any  # Numba's type
    given: tuple[Any, ...]  # LLVM's types

    @abstractmethod
    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        """The kernel's value, made from what the page passed."""

    @abstractmethod
    def describe(self) -> dict[str, Any]:
        """What the page needs to know, ready for JSON."""


class Number(Argument):
    """A 32-bit integer."""

    kind, given = types.int64, (NARROW,)

    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        return builder.sext(values[0], WIDE)

    def describe(self) -> dict[str, Any]:
        return {"number": 1}


class Seed(Argument):
    """A 64-bit integer, passed as its low half and its high half."""

    kind, given = types.int64, (NARROW, NARROW)

    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        low, high = (builder.zext(value, WIDE) for value in values)
        return builder.or_(builder.shl(high, WIDE(32)), low)

    def describe(self) -> dict[str, Any]:
        return {"number": 2}


class Real(Argument):
    """A floating-point number."""

    kind, given = types.float64, (ir.DoubleType(),)

    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        return values[0]

    def describe(self) -> dict[str, Any]:
        return {"number": 1}


class One(Argument):
    """A record."""

    given = (ADDRESS,)

    def __init__(self, record: type[Record]) -> None:
        self.record = record
        self.kind = numba.from_dtype(record.dtype)

    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        return builder.bitcast(values[0], context.get_value_type(self.kind))

    def describe(self) -> dict[str, Any]:
        return {"record": describe_record(self.record)}


class ArrayOf(Argument):
    """An array of a known shape."""

    given: tuple[Any, ...] = (ADDRESS,)

    def __init__(self, dtype: type[np.generic] | np.dtype[Any], *shape: int) -> None:
        self.dtype, self.shape = np.dtype(dtype), shape
        self.kind = types.Array(numba.from_dtype(self.dtype), len(shape), "C")

    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        return self.lie(context, builder, values[0], [WIDE(size) for size in self.shape])

    def lie(self, context: Context, builder: Builder, address: Value, sizes: list[Value]) -> Value:
        """An array at an address."""
        from numba.np.arrayobj import populate_array  # here, since servers never compile and would load it all the same

        array = context.make_array(self.kind)(context, builder)
        size = self.dtype.itemsize
        strides = [WIDE(size * prod(self.shape[axis + 1 :])) for axis in range(len(self.shape))]
        data = builder.bitcast(address, array.data.type)
        populate_array(array, data, sizes, strides, size, None)
        return array._getvalue()

    def describe(self) -> dict[str, Any]:
        return {"array": self.dtype.str.lstrip("|<"), "count": prod(self.shape), "size": self.dtype.itemsize}


class Counted(ArrayOf):
    """An array of rows of a known shape, whose number the page passes too."""

    given = (ADDRESS, NARROW)

    def __init__(self, dtype: type[np.generic] | np.dtype[Any], *shape: int) -> None:
        super().__init__(dtype, 0, *shape)

    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        sizes = [builder.sext(values[1], WIDE), *(WIDE(size) for size in self.shape[1:])]
        return self.lie(context, builder, values[0], sizes)

    def describe(self) -> dict[str, Any]:
        return {"rows": prod(self.shape[1:]) * self.dtype.itemsize}


class Many(Counted):
    """An array of records whose length the page passes too."""

    def __init__(self, record: type[Record]) -> None:
        super().__init__(record.dtype)
        self.record = record

    def describe(self) -> dict[str, Any]:
        return {"records": describe_record(self.record)}


class Group(Argument):
    """A tuple: plain, or of a class with names."""

    def __init__(self, form: type[tuple[Any, ...]], parts: Mapping[str, Argument]) -> None:
        self.parts = parts
        kinds = tuple(part.kind for part in parts.values())
        self.kind = types.Tuple(kinds) if form is tuple else types.NamedTuple(kinds, form)
        self.given = tuple(kind for part in parts.values() for kind in part.given)

    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        return context.make_tuple(builder, self.kind, take_all(self.parts.values(), context, builder, values))

    def describe(self) -> dict[str, Any]:
        return {name: part.describe() for name, part in self.parts.items()}


class Nothing(Group):
    """Python's None, for which a page passes nothing."""

    def __init__(self) -> None:
        super().__init__(tuple, {})
        self.kind = types.none

    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        return context.get_dummy_value()


def take_all(taken: Iterable[Argument], context: Context, builder: Builder, values: Sequence[Value]) -> list[Value]:
    """The kernel's values, made from all that the page passed."""
    left = iter(values)
    return [argument.take(context, builder, list(islice(left, len(argument.given)))) for argument in taken]


def passed(names: Iterable[str], known: Mapping[str, Argument]) -> Iterator[str]:
    """What a page passes for arguments: tuples are taken apart."""
    for name in names:
        argument = known[name]
        yield from passed(argument.parts, argument.parts) if isinstance(argument, Group) else (name,)
