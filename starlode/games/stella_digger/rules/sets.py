"""Sets of squares, tiles, gadgets or drills: a whole number with a bit for each member.

Searching the map is most of what happens between two rounds. As sets, forty squares are looked at by one instruction.
The plain functions say what is meant, and are what runs interpreted and on a GPU. LLVM knows the loops over bits for
what they are; only reading many bytes at once has to be spelled out.
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
from starlode.games.stella_digger.things import PLACES

Value = Any  # Numba's and LLVM's objects are untyped
Lowering = tuple[Any, Callable[[Value, Value, Value, Value], Value]]


@kernel
def only(member: int) -> int:
    """The set of one member."""
    return 1 << int(member)


@kernel
def has(members: int, member: int) -> bool:
    """Whether something belongs to a set."""
    return bool((members >> int(member)) & 1)


@kernel
def size(members: int) -> int:
    """How many members a set has."""
    count = 0
    while members:
        members &= members - 1  # strikes the lowest one off
        count += 1
    return count


@kernel
def first(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return size((members & -members) - 1)


@kernel
def others(members: int) -> int:
    """A set without its lowest member."""
    return members & (members - 1)


@kernel
def nth(members: int, n: int) -> int:
    """The member that has n members before it."""
    for _ in range(n):
        members = others(members)
    return first(members)


def unlike(numbers: Array, number: int) -> int:
    """The places that have another number than this one."""
    members = 0
    for place in range(PLACES):
        members |= int(numbers[place] != number) << place
    return members


if COMPILED:
    plainly = kernel(unlike)

    @intrinsic  # type: ignore[untyped-decorator]
    def at_once(typing: Value, numbers: Value, number: Value) -> Lowering:
        """The same, comparing all bytes together."""

        def lower(context: Value, builder: Value, call: Value, arguments: Value) -> Value:
            array = context.make_array(numbers)(context, builder, arguments[0])
            byte, kind = ir.IntType(8), ir.VectorType(ir.IntType(8), PLACES)
            first_one = builder.insert_element(
                ir.Constant(kind, ir.Undefined), builder.trunc(arguments[1], byte), ir.Constant(ir.IntType(32), 0)
            )
            lanes = ir.Constant(ir.VectorType(ir.IntType(32), PLACES), [0] * PLACES)
            same = builder.shuffle_vector(first_one, first_one, lanes)
            there = builder.load(builder.bitcast(array.data, kind.as_pointer()), align=1)
            found = builder.bitcast(builder.icmp_unsigned("!=", there, same), ir.IntType(PLACES))
            return builder.zext(found, ir.IntType(64))

        return signature(types.int64, numbers, types.int64), lower

    # The plain name means the quick function on a CPU, and itself anywhere else.
    overload(unlike)(lambda numbers, number: lambda numbers, number: plainly(numbers, number))
    overload(unlike, target="cpu")(lambda numbers, number: lambda numbers, number: at_once(numbers, number))
