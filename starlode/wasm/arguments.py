"""Arguments of what a module exports: plain 32-bit integers outside, what kernels take inside.

A page knows no records and arrays, only addresses in the module's memory. Where a kernel takes a record the page gives
its address; where it takes an array, too, because the shape is known when the module is made.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import prod
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.np.arrayobj import populate_array

from starlode.engine.export.schema import describe_record
from starlode.engine.state.records import Record

Context = Any  # Numba's and LLVM's objects are untyped
Builder = Any
Value = Any

NARROW, WIDE, ADDRESS = ir.IntType(32), ir.IntType(64), ir.IntType(8).as_pointer()


class Argument(ABC):
    """One argument of a kernel: its type there, and what the page gives for it."""

    kind: Any  # Numba's type
    given: tuple[Any, ...]  # LLVM's types

    @abstractmethod
    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        """What the kernel gets, made from what the page gave."""

    @abstractmethod
    def describe(self) -> dict[str, Any]:
        """What the page must know, ready for JSON."""


class Number(Argument):
    """A whole number of 32 bits."""

    kind, given = types.int64, (NARROW,)

    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        return builder.sext(values[0], WIDE)

    def describe(self) -> dict[str, Any]:
        return {"number": 1}


class Seed(Argument):
    """A whole number of 64 bits, given as its low half and its high half."""

    kind, given = types.int64, (NARROW, NARROW)

    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        low, high = (builder.zext(value, WIDE) for value in values)
        return builder.or_(builder.shl(high, WIDE(32)), low)

    def describe(self) -> dict[str, Any]:
        return {"number": 2}


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
        """An array that lies at an address."""
        array = context.make_array(self.kind)(context, builder)
        size = self.dtype.itemsize
        strides = [WIDE(size * prod(self.shape[axis + 1 :])) for axis in range(len(self.shape))]
        data = builder.bitcast(address, array.data.type)
        populate_array(array, data, sizes, strides, size, None)
        return array._getvalue()

    def describe(self) -> dict[str, Any]:
        return {"array": self.dtype.str.lstrip("|<"), "count": prod(self.shape), "size": self.dtype.itemsize}


class Many(ArrayOf):
    """An array of records whose length the page gives too."""

    given = (ADDRESS, NARROW)

    def __init__(self, record: type[Record]) -> None:
        super().__init__(record.dtype, 0)
        self.record = record

    def take(self, context: Context, builder: Builder, values: Sequence[Value]) -> Value:
        return self.lie(context, builder, values[0], [builder.sext(values[1], WIDE)])

    def describe(self) -> dict[str, Any]:
        return {"records": describe_record(self.record)}
