"""Matching: which neighbours of an array hold a number, as the bits of one number; and such bits as an array again.

Rules often ask which cards are in some place, whether there are any, and how many. The plain functions define the
meaning, and are what runs interpreted. Machine code compares many neighbours with one instruction; WebAssembly and GPUs
compare eight bytes with each memory access.
"""

from __future__ import annotations

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature
from numba.extending import intrinsic, overload

from starlode.engine.compiling.kernel import COMPILED, kernel
from starlode.engine.compiling.lanes import Lowering, Value
from starlode.engine.compiling.longs import (
    BYTE,
    LONG,
    address_of,
    aligned_long_at,
    alike_in,
    long_at,
    long_between,
    repeated,
)
from starlode.engine.state.records import Array

SPAN = 32  # neighbours that are compared together
SHORT_SPAN = 8  # the same in a short array
LANES = 8  # floating-point numbers that are written together


def matches(places: Array, first: int, count: int, sought: int) -> int:
    """A bit for each of up to 63 neighbours from `first` on, the first one lowest: set where the number is `sought`."""
    bits = 0
    for i in range(count):
        bits |= int(places[first + i] == sought) << i
    return bits


matches_plainly = kernel(matches)


def _comparing(span: int) -> Value:
    """An intrinsic: which of the next `span` places hold a number, as bits; there must be that many."""

    @intrinsic  # type: ignore[untyped-decorator]
    def compare(typing: Value, places: Value, first: Value, sought: Value) -> Lowering:
        def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
            array = context.make_array(places)(context, builder, given[0])
            kind = ir.VectorType(array.data.type.pointee, span)
            place = builder.bitcast(builder.gep(array.data, [given[1]]), kind.as_pointer())
            alike = _alike(builder, builder.trunc(given[2], kind.element), span)
            equal = builder.icmp_unsigned("==", builder.load(place, align=1), alike)
            return builder.zext(builder.bitcast(equal, ir.IntType(span)), ir.IntType(64))

        return signature(types.int64, places, types.int64, types.int64), lower

    return compare


_compare_many, _compare_some = _comparing(SPAN), _comparing(SHORT_SPAN)


@kernel
def _matches_quickly(places: Array, first: int, count: int, sought: int) -> int:
    if places.shape[0] < SPAN:
        return matches_plainly(places, first, count, sought)
    bits = 0
    for done in range(0, count, SPAN):
        beyond = max(0, first + done + SPAN - places.shape[0])  # the last ones are looked at together with some before
        bits |= (_compare_many(places, first + done - beyond, sought) >> beyond) << done
    return bits & ((1 << count) - 1)


# ---- short arrays ----


def matches_in_short(places: Array, count: int, sought: int) -> int:
    """`matches` of the first places of an array of 8 places or more, for observations.

    Rules ask for few of so few places that vectors make them slower.
    """
    return matches(places, 0, count, sought)


@kernel
def _matches_in_short(places: Array, count: int, sought: int) -> int:
    bits = 0
    for done in range(0, count, SHORT_SPAN):
        beyond = max(0, done + SHORT_SPAN - places.shape[0])
        bits |= (_compare_some(places, done - beyond, sought) >> beyond) << done
    return bits & ((1 << count) - 1)


# ---- eight bytes at a time, for machines without vectors ----


@kernel
def matches_by_longs(places: Array, first: int, count: int, sought: int) -> int:
    """`matches` for bytes of a record, on machines that read anywhere; up to seven more are looked at in vain."""
    address, sought_long = address_of(places, first), repeated(sought)
    bits = 0
    for i in range(0, count, LONG):
        bits |= alike_in(long_at(address + i), sought_long) << i
    return bits & ((1 << count) - 1)


@kernel
def matches_by_aligned_longs(places: Array, first: int, count: int, sought: int) -> int:
    """The same where every access costs, and has to be a multiple of eight; so are the sizes of records."""
    address, sought_long = address_of(places, first), repeated(sought)
    before = address & (LONG - 1)
    address -= before
    here = aligned_long_at(address)
    bits = 0
    for i in range(0, count, LONG):
        address += LONG
        following = aligned_long_at(address)
        bits |= alike_in(long_between(here, following, before * BYTE), sought_long) << i
        here = following
    return bits & ((1 << count) - 1)


# ---- digits ----


def write_digits(number: int, bits: int, count: int, out: Array, first: int) -> None:
    """Write the lowest `count` digits of a number, each `bits` wide, as floating-point numbers from `out[first]` on."""
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
    # The plain names mean the fast functions on a CPU, and themselves everywhere else.
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
    overload(matches, target="cuda")(
        lambda places, first, count, sought: (
            (lambda places, first, count, sought: matches_by_aligned_longs(places, first, count, sought))
            if places.dtype.bitwidth == BYTE
            else (lambda places, first, count, sought: matches_plainly(places, first, count, sought))
        )
    )
    overload(matches_in_short)(
        lambda places, count, sought: lambda places, count, sought: matches(places, 0, count, sought)
    )
    overload(matches_in_short, target="cpu")(
        lambda places, count, sought: lambda places, count, sought: _matches_in_short(places, count, sought)
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
