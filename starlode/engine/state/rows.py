"""Rows of an observation: many numbers that are written together, as floating-point numbers.

The plain functions define the meaning, and are what runs interpreted, as WebAssembly and on a GPU. Machine code of a
CPU converts and writes up to sixteen numbers with one instruction.
"""

from __future__ import annotations

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature
from numba.extending import intrinsic, overload

from starlode.engine.compiling.kernel import COMPILED, kernel
from starlode.engine.compiling.lanes import Lowering, Value
from starlode.engine.state.records import Array

WIDE = 16  # numbers that are written together
NARROW, NARROWEST = 8, 4  # the same where there are fewer


# ---- numbers of an array ----


def write_row(numbers: Array, count: int, out: Array, at: int) -> None:
    """Write the first `count` numbers of an array from `out[at]` on."""
    for i in range(count):
        out[at + i] = numbers[i]


# ---- members of sets ----


def write_members(members: int, count: int, out: Array, at: int) -> None:
    """Write 1 for each of `count` things that belong to a set, which is a number's bits, and 0 for all others."""
    for i in range(count):
        out[at + i] = (members >> i) & 1


# ---- nothing ----


def write_zeros(count: int, out: Array, at: int) -> None:
    """Write `count` zeros."""
    for i in range(count):
        out[at + i] = 0


row_plainly, members_plainly, zeros_plainly = kernel(write_row), kernel(write_members), kernel(write_zeros)

if COMPILED:

    def _place(context: Value, builder: Value, kind: Value, array: Value, index: Value, count: int) -> Value:
        """Where a vector of so many numbers of an array begins."""
        data = builder.gep(context.make_array(kind)(context, builder, array).data, [index])
        return builder.bitcast(data, ir.VectorType(data.type.pointee, count).as_pointer())

    def _converting(lanes: int) -> Value:
        """An intrinsic that converts and writes so many numbers."""

        @intrinsic  # type: ignore[untyped-decorator]
        def convert(typing: Value, numbers: Value, first: Value, out: Value, at: Value) -> Lowering:
            def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
                found = builder.load(_place(context, builder, numbers, given[0], given[1], lanes), align=1)
                target = _place(context, builder, out, given[2], given[3], lanes)
                builder.store(builder.sitofp(found, target.type.pointee), target, align=4)
                return context.get_dummy_value()

            return signature(types.none, numbers, types.int64, out, types.int64), lower

        return convert

    def _choosing(lanes: int) -> Value:
        """An intrinsic that writes a 1 or a 0 for each of so many bits."""

        @intrinsic  # type: ignore[untyped-decorator]
        def choose(typing: Value, bits: Value, out: Value, at: Value) -> Lowering:
            def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
                target = _place(context, builder, out, given[1], given[2], lanes)
                _store_bits(builder, builder.trunc(given[0], ir.IntType(lanes)), target)
                return context.get_dummy_value()

            return signature(types.none, types.int64, out, types.int64), lower

        return choose

    def _store_bits(builder: Value, bits: Value, target: Value) -> None:
        kind = target.type.pointee
        chosen = builder.bitcast(bits, ir.VectorType(ir.IntType(1), kind.count))
        ones = ir.Constant(kind, [1.0] * kind.count)
        builder.store(builder.select(chosen, ones, ir.Constant(kind, None)), target, align=4)

    _convert_wide, _convert_narrow, _convert_few = _converting(WIDE), _converting(NARROW), _converting(NARROWEST)
    _choose_wide, _choose_narrow = _choosing(WIDE), _choosing(NARROW)

    @kernel
    def _row_quickly(numbers: Array, count: int, out: Array, at: int) -> None:
        if count < NARROWEST:
            row_plainly(numbers, count, out, at)
        elif count < NARROW:
            _convert_few(numbers, 0, out, at)
            _convert_few(numbers, count - NARROWEST, out, at + count - NARROWEST)  # some of them again
        elif count < WIDE:
            _convert_narrow(numbers, 0, out, at)
            _convert_narrow(numbers, count - NARROW, out, at + count - NARROW)  # some of them again
        else:
            for done in range(0, count - WIDE, WIDE):
                _convert_wide(numbers, done, out, at + done)
            _convert_wide(numbers, count - WIDE, out, at + count - WIDE)

    @kernel
    def _members_quickly(members: int, count: int, out: Array, at: int) -> None:
        if count < NARROW:
            members_plainly(members, count, out, at)
        elif count < WIDE:
            _choose_narrow(members, out, at)
            _choose_narrow(members >> (count - NARROW), out, at + count - NARROW)
        else:
            for done in range(0, count - WIDE, WIDE):
                _choose_wide(members >> done, out, at + done)
            _choose_wide(members >> (count - WIDE), out, at + count - WIDE)

    @kernel
    def _zeros_quickly(count: int, out: Array, at: int) -> None:
        if count < NARROW:
            zeros_plainly(count, out, at)
        elif count < WIDE:
            _choose_narrow(0, out, at)
            _choose_narrow(0, out, at + count - NARROW)
        else:
            for done in range(0, count - WIDE, WIDE):
                _choose_wide(0, out, at + done)
            _choose_wide(0, out, at + count - WIDE)

    # The plain names mean the quick functions on a CPU, and themselves everywhere else.
    overload(write_row)(
        lambda numbers, count, out, at: lambda numbers, count, out, at: row_plainly(numbers, count, out, at)
    )
    overload(write_row, target="cpu")(
        lambda numbers, count, out, at: lambda numbers, count, out, at: _row_quickly(numbers, count, out, at)
    )
    overload(write_members)(
        lambda members, count, out, at: lambda members, count, out, at: members_plainly(members, count, out, at)
    )
    overload(write_members, target="cpu")(
        lambda members, count, out, at: lambda members, count, out, at: _members_quickly(members, count, out, at)
    )
    overload(write_zeros)(lambda count, out, at: lambda count, out, at: zeros_plainly(count, out, at))
    overload(write_zeros, target="cpu")(lambda count, out, at: lambda count, out, at: _zeros_quickly(count, out, at))
