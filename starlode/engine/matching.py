"""Matching: which neighbours of an array hold a number, as the bits of one number; and such bits as an array again.

Rules ask all the time which cards lie somewhere, whether any does, and how many. The plain functions say what is meant,
and are what runs interpreted and on a GPU. Machine code looks at many neighbours with one instruction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature
from numba.extending import intrinsic, overload

from starlode.engine.kernel import COMPILED, kernel
from starlode.engine.records import Array

SPAN = 32  # neighbours that can be looked at together
LANES = 8  # floating-point numbers that are written together

Value = Any  # Numba's and LLVM's objects are untyped
Lowering = tuple[Any, Callable[[Value, Value, Value, Value], Value]]


def matches(places: Array, first: int, count: int, sought: int) -> int:
    """A bit for each of up to 32 neighbours from `first` on, the first one lowest: set where the number is sought."""
    bits = 0
    for i in range(count):
        bits |= int(places[first + i] == sought) << i
    return bits


matches_plainly = kernel(matches)


@intrinsic  # type: ignore[untyped-decorator]
def _compared(typing: Value, places: Value, first: Value, sought: Value) -> Lowering:
    """Which of the next `SPAN` places hold a number, as bits; there must be so many."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        array = context.make_array(places)(context, builder, given[0])
        kind = ir.VectorType(array.data.type.pointee, SPAN)
        place = builder.bitcast(builder.gep(array.data, [given[1]]), kind.as_pointer())
        alike = _alike(builder, builder.trunc(given[2], kind.element), SPAN)
        equal = builder.icmp_unsigned("==", builder.load(place, align=1), alike)
        return builder.zext(builder.bitcast(equal, ir.IntType(SPAN)), ir.IntType(64))

    return signature(types.int64, places, types.int64, types.int64), lower


@kernel
def _matches_quickly(places: Array, first: int, count: int, sought: int) -> int:
    if places.shape[0] < SPAN:
        return matches_plainly(places, first, count, sought)
    beyond = max(0, first + SPAN - places.shape[0])  # the last ones are looked at together with some before them
    return (_compared(places, first - beyond, sought) >> beyond) & ((1 << count) - 1)  # type: ignore[no-any-return]


# ---- digits ----


def write_digits(number: int, bits: int, count: int, out: Array, first: int) -> None:
    """Write the lowest digits of a number, each of so many bits, as floating-point numbers from `out[first]` on."""
    for i in range(count):
        out[first + i] = (number >> (i * bits)) & ((1 << bits) - 1)


write_plainly = kernel(write_digits)


@intrinsic  # type: ignore[untyped-decorator]
def _write_lanes(typing: Value, number: Value, bits: Value, out: Value, first: Value) -> Lowering:
    """Write the `LANES` lowest digits; they must be in 32 bits."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        word = ir.IntType(32)
        array = context.make_array(out)(context, builder, given[2])
        numbers = _alike(builder, builder.trunc(given[0], word), LANES)
        width = _alike(builder, builder.trunc(given[1], word), LANES)
        places = builder.mul(width, ir.Constant(width.type, list(range(LANES))))
        others = builder.shl(ir.Constant(width.type, [-1] * LANES), width)
        digits = builder.and_(builder.lshr(numbers, places), builder.not_(others))
        kind = ir.VectorType(array.data.type.pointee, LANES)
        place = builder.bitcast(builder.gep(array.data, [given[3]]), kind.as_pointer())
        builder.store(builder.sitofp(digits, kind), place, align=1)
        return context.get_dummy_value()

    return signature(types.none, types.int64, types.int64, out, types.int64), lower


@kernel
def _write_quickly(number: int, bits: int, count: int, out: Array, first: int) -> None:
    if count < LANES:
        write_plainly(number, bits, count, out, first)
        return
    for done in range(0, count, LANES):
        start = min(done, count - LANES)  # the last ones are written together with some before them
        _write_lanes(number >> (start * bits), bits, out, first + start)


def _alike(builder: Value, number: Value, count: int) -> Value:
    """The same number in all lanes of a vector."""
    one = builder.insert_element(
        ir.Constant(ir.VectorType(number.type, count), ir.Undefined), number, ir.Constant(ir.IntType(32), 0)
    )
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(ir.IntType(32), count), None))


if COMPILED:
    # The plain names mean the quick functions on a CPU, and themselves anywhere else.
    overload(matches)(
        lambda places, first, count, sought: (
            lambda places, first, count, sought: matches_plainly(places, first, count, sought)
        )
    )
    overload(matches, target="cpu")(
        lambda places, first, count, sought: (
            lambda places, first, count, sought: _matches_quickly(places, first, count, sought)
        )
    )
    overload(write_digits)(
        lambda number, bits, count, out, first: (
            lambda number, bits, count, out, first: write_plainly(number, bits, count, out, first)
        )
    )
    overload(write_digits, target="cpu")(
        lambda number, bits, count, out, first: (
            lambda number, bits, count, out, first: _write_quickly(number, bits, count, out, first)
        )
    )
