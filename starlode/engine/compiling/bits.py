"""Bits of a word: counting and finding those that are set. Machine code has an instruction for each."""

from __future__ import annotations

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature
from numba.extending import intrinsic, overload

from starlode.engine.compiling.kernel import COMPILED, kernel
from starlode.engine.compiling.lanes import Lowering, Value

WORD = 64  # bits


def ones(bits: int) -> int:
    """How many bits of a word are set."""
    return (int(bits) & (1 << WORD) - 1).bit_count()


def lowest(bits: int) -> int:
    """The place of the lowest set bit of a word; at least one must be set."""
    number = int(bits)
    return (number & -number).bit_length() - 1


@intrinsic  # type: ignore[untyped-decorator]
def _count_ones(typing: Value, bits: Value) -> Lowering:
    """`ones` as one instruction."""
    return signature(types.int64, types.int64), lambda context, builder, call, given: builder.ctpop(given[0])


@intrinsic  # type: ignore[untyped-decorator]
def _find_lowest(typing: Value, bits: Value) -> Lowering:
    """`lowest` as one instruction."""

    def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
        return builder.cttz(given[0], ir.Constant(ir.IntType(1), 1))

    return signature(types.int64, types.int64), lower


if COMPILED:
    overload(ones)(lambda bits: lambda bits: _count_ones(bits))
    overload(lowest)(lambda bits: lambda bits: _find_lowest(bits))


@kernel
def nth(bits: int, n: int) -> int:
    """The place of the bit that has n set bits below it; there must be one."""
    for _ in range(n):
        bits &= bits - 1  # clears the lowest one; another is left
    return lowest(bits)
