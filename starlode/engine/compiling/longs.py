"""Longs: eight bytes of memory at a time, for machines without vectors and for those where every access costs.

Addresses are numbers. Nothing is checked: whoever reads beyond an array must know what lies there.
"""

from __future__ import annotations

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature
from numba.extending import intrinsic

from starlode.engine.compiling.lanes import Lowering, Value

LOW, HIGH, ONES = 0x7F7F7F7F7F7F7F7F, 0x8080808080808080, 0x0101010101010101
TO_BYTE = 0x0102040810204080  # brings the lowest bits of eight bytes together, in the highest one
LONG, BYTE = 8, 8  # bytes, and bits


@intrinsic  # type: ignore[untyped-decorator]
def address_of(typing: Value, places: Value, first: Value) -> Lowering:
    """The memory address of an entry."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        array = context.make_array(places)(context, builder, given[0])
        return builder.ptrtoint(builder.gep(array.data, [given[1]]), ir.IntType(64))

    return signature(types.int64, places, types.int64), lower


@intrinsic  # type: ignore[untyped-decorator]
def long_at(typing: Value, address: Value) -> Lowering:
    """The eight bytes at an address, which may be any."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        return builder.load(builder.inttoptr(given[0], ir.IntType(64).as_pointer()), align=1)

    return signature(types.int64, types.int64), lower


@intrinsic  # type: ignore[untyped-decorator]
def aligned_long_at(typing: Value, address: Value) -> Lowering:
    """The eight bytes at an address, which must be a multiple of eight."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        return builder.load(builder.inttoptr(given[0], ir.IntType(64).as_pointer()), align=LONG)

    return signature(types.int64, types.int64), lower


@intrinsic  # type: ignore[untyped-decorator]
def long_between(typing: Value, here: Value, following: Value, bits: Value) -> Lowering:
    """Eight bytes of sixteen, without so many bits (below 64) at their beginning."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        long = ir.IntType(64)
        above = builder.shl(builder.shl(given[1], long(1)), builder.xor(given[2], long(63)))  # never by 64
        return builder.or_(builder.lshr(given[0], given[2]), above)

    return signature(types.int64, types.int64, types.int64, types.int64), lower


@intrinsic  # type: ignore[untyped-decorator]
def alike_in(typing: Value, found: Value, sought: Value) -> Lowering:
    """Which of eight bytes are those of another eight, as bits; kernels must not overflow."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        long = ir.IntType(64)
        other = builder.xor(given[0], given[1])  # 0 where they are equal
        low = builder.add(builder.and_(other, long(LOW)), long(LOW))
        equal = builder.and_(builder.not_(builder.or_(low, other)), long(HIGH))
        return builder.lshr(builder.mul(builder.lshr(equal, long(7)), long(TO_BYTE)), long(56))

    return signature(types.int64, types.int64, types.int64), lower


@intrinsic  # type: ignore[untyped-decorator]
def put_aligned_long(typing: Value, address: Value, number: Value) -> Lowering:
    """Write eight bytes to an address, which must be a multiple of eight."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        place = builder.inttoptr(given[0], ir.IntType(64).as_pointer())
        builder.store(given[1], place, align=LONG)
        return context.get_dummy_value()

    return signature(types.none, types.int64, types.int64), lower


@intrinsic  # type: ignore[untyped-decorator]
def repeated(typing: Value, number: Value) -> Lowering:
    """Eight bytes that are all the same; kernels must not overflow."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        long = ir.IntType(64)
        return builder.mul(builder.and_(given[0], long(0xFF)), long(ONES))

    return signature(types.int64, types.int64), lower
