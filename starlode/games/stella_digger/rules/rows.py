"""Rows of an observation: a number for each type of drill card.

Turned into floating-point numbers one by one, such rows took a tenth of an observation. The plain function says what is
meant, and is what runs interpreted and on a GPU.
"""

from __future__ import annotations

from llvmlite import ir
from numba.core import types
from numba.core.typing import signature
from numba.extending import intrinsic, overload

from starlode.engine.compiling.kernel import COMPILED, kernel
from starlode.engine.compiling.lanes import Lowering, Value
from starlode.engine.state.records import Array
from starlode.games.stella_digger.things import CARDS


def write_cards(counts: Array, out: Array, at: int) -> None:
    """Write how many there are of each card."""
    for card in range(CARDS):
        out[at + card] = counts[card]


if COMPILED:
    write_plainly = kernel(write_cards)
    BYTES = ir.VectorType(ir.IntType(8), CARDS)

    @intrinsic  # type: ignore[untyped-decorator]
    def write_at_once(typing: Value, counts: Value, out: Value, at: Value) -> Lowering:
        """`write_cards` for all cards together."""

        def lower(context: Value, builder: Value, call: Value, arguments: Value) -> Value:
            there = context.make_array(counts)(context, builder, arguments[0]).data
            target = builder.gep(context.make_array(out)(context, builder, arguments[1]).data, [arguments[2]])
            kind = ir.VectorType(context.get_data_type(out.dtype), CARDS)
            found = builder.load(builder.bitcast(there, BYTES.as_pointer()), align=1)
            builder.store(builder.sitofp(found, kind), builder.bitcast(target, kind.as_pointer()), align=4)
            return context.get_dummy_value()

        return signature(types.none, counts, out, types.int64), lower

    # The plain name means the quick function on a CPU, and itself anywhere else.
    overload(write_cards)(lambda counts, out, at: lambda counts, out, at: write_plainly(counts, out, at))
    overload(write_cards, target="cpu")(lambda counts, out, at: lambda counts, out, at: write_at_once(counts, out, at))
