"""Marks: a byte for every action, 1 where it is allowed, as those read a mask who step many games side by side.

The plain functions define the meaning, and are what runs interpreted. Machine code of a CPU writes and reads 64 marks
with one instruction.
"""

from __future__ import annotations

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.typing import signature
from numba.extending import intrinsic, overload

from starlode.engine.compiling.bits import WORD, nth, ones
from starlode.engine.compiling.kernel import COMPILED, kernel
from starlode.engine.compiling.lanes import Lowering, Value
from starlode.engine.state.masks import NONE, PLACE, SHIFT, spread
from starlode.engine.state.records import Array

FEW = 8  # marks that are written together where a word has fewer than 64


def write_marks(mask: Array, out: Array) -> None:
    """`spread`, for many masks one after another."""
    spread(mask, out)


def marked(row: Array, first: int, count: int) -> int:
    """A bit for each of up to 64 actions from `first` on, the first one lowest: set where it is marked."""
    bits = np.int64(0)
    for place in range(count):
        bits |= np.int64(row[first + place] != 0) << np.int64(place)
    return bits  # type: ignore[return-value]


marked_plainly = kernel(marked)


@kernel
def count_marked(row: Array) -> int:
    """How many actions are marked."""
    count = 0
    for first in range(0, row.shape[0], WORD):
        count += ones(marked(row, first, min(WORD, row.shape[0] - first)))
    return count


@kernel
def nth_marked(row: Array, place: int) -> int:
    """The marked action that has so many marked ones before it; -1 if there is none."""
    for first in range(0, row.shape[0], WORD):
        bits = marked(row, first, min(WORD, row.shape[0] - first))
        count = ones(bits)
        if place < count:
            return first + nth(bits, place)
        place -= count
    return NONE


if COMPILED:

    def _writing(lanes: int) -> Value:
        """An intrinsic that writes a byte for each of so many bits."""

        @intrinsic  # type: ignore[untyped-decorator]
        def write(typing: Value, bits: Value, out: Value, at: Value) -> Lowering:
            def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
                data = context.make_array(out)(context, builder, given[1]).data
                kind = ir.VectorType(data.type.pointee, lanes)
                wanted = given[0] if lanes == WORD else builder.trunc(given[0], ir.IntType(lanes))
                marks = builder.zext(builder.bitcast(wanted, ir.VectorType(ir.IntType(1), lanes)), kind)
                builder.store(marks, builder.bitcast(builder.gep(data, [given[2]]), kind.as_pointer()), align=1)
                return context.get_dummy_value()

            return signature(types.none, types.int64, out, types.int64), lower

        return write

    _write_word, _write_few = _writing(WORD), _writing(FEW)

    @intrinsic  # type: ignore[untyped-decorator]
    def _read_word(typing: Value, row: Value, first: Value) -> Lowering:
        """Which of the next 64 actions are marked, as bits; there must be that many."""

        def lower(context: Value, builder: Value, call: Value, given: Value) -> Value:
            data = context.make_array(row)(context, builder, given[0]).data
            kind = ir.VectorType(data.type.pointee, WORD)
            found = builder.load(builder.bitcast(builder.gep(data, [given[1]]), kind.as_pointer()), align=1)
            return builder.bitcast(builder.icmp_unsigned("!=", found, ir.Constant(kind, None)), ir.IntType(WORD))

        return signature(types.int64, row, types.int64), lower

    @kernel
    def _marked_quickly(row: Array, first: int, count: int) -> int:
        if row.shape[0] < WORD:
            return marked_plainly(row, first, count)
        beyond = max(0, first + WORD - row.shape[0])  # the last ones are read together with some before them
        return np.int64(np.uint64(_read_word(row, first - beyond)) >> np.uint64(beyond))  # type: ignore[return-value]

    @kernel
    def _marks_quickly(mask: Array, out: Array) -> None:
        whole, rest = out.shape[0] >> SHIFT, out.shape[0] & PLACE
        for word in range(whole):
            _write_word(mask[word], out, word << SHIFT)
        if rest >= FEW:
            for done in range(0, rest, FEW):
                start = min(done, rest - FEW)  # the last ones are written together with some before them
                _write_few(mask[whole] >> start, out, (whole << SHIFT) + start)
        else:
            for place in range(rest):
                out[(whole << SHIFT) + place] = (mask[whole] >> place) & 1

    overload(write_marks)(lambda mask, out: lambda mask, out: spread(mask, out))
    overload(write_marks, target="cpu")(lambda mask, out: lambda mask, out: _marks_quickly(mask, out))
    overload(marked)(lambda row, first, count: lambda row, first, count: marked_plainly(row, first, count))
    overload(marked, target="cpu")(
        lambda row, first, count: lambda row, first, count: _marked_quickly(row, first, count)
    )
