"""Sets of squares, tiles, gadgets or drills: a whole number with a bit for each member.

Searching the map is most of what happens between two rounds. As sets, forty squares are looked at by one instruction.
`ones`, `lowest` and `nth` of the engine's bits say how many members a set has, the first one and any other.
"""

from __future__ import annotations

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature
from numba.extending import intrinsic, overload

from starlode.engine.compiling.kernel import COMPILED, kernel
from starlode.engine.compiling.lanes import Lowering, Value
from starlode.engine.state.matching import matches
from starlode.engine.state.records import Array
from starlode.games.stella_digger.things import PLACES


@kernel
def only(member: int) -> int:
    """The set of one member."""
    return 1 << int(member)


@kernel
def has(members: int, member: int) -> bool:
    """Whether something belongs to a set."""
    return bool((members >> int(member)) & 1)


@kernel
def others(members: int) -> int:
    """A set without its lowest member."""
    return members & (members - 1)


def unlike(numbers: Array, number: int) -> int:
    """The places that have another number than this one."""
    return matches(numbers, 0, PLACES, number) ^ ((1 << PLACES) - 1)


def below(numbers: Array, number: int) -> int:
    """The places, or tiles, that have a lower number than this one."""
    members = 0
    for place in range(PLACES):
        members |= int(numbers[place] < number) << place
    return members


def union(sets: Array, places: int) -> int:
    """What belongs to one of the sets that the places of a set have."""
    members = 0
    for place in range(PLACES):
        members |= int(sets[place]) & -((places >> place) & 1)  # all bits or none
    return members


if COMPILED:
    unlike_plainly, below_plainly, union_plainly = kernel(unlike), kernel(below), kernel(union)
    BYTES, WORDS = ir.VectorType(ir.IntType(8), PLACES), ir.VectorType(ir.IntType(32), PLACES)
    BITS, LANES = ir.IntType(PLACES), ir.VectorType(ir.IntType(1), PLACES)

    def comparing(operator: str) -> Value:
        """An intrinsic that compares all bytes of an array with one number together."""

        @intrinsic  # type: ignore[untyped-decorator]
        def compare(typing: Value, numbers: Value, number: Value) -> Lowering:
            def lower(context: Value, builder: Value, call: Value, arguments: Value) -> Value:
                data = context.make_array(numbers)(context, builder, arguments[0]).data
                first, byte = ir.Constant(ir.IntType(32), 0), builder.trunc(arguments[1], BYTES.element)
                one = builder.insert_element(ir.Constant(BYTES, None), byte, first)
                same = builder.shuffle_vector(one, one, ir.Constant(WORDS, None))
                there = builder.load(builder.bitcast(data, BYTES.as_pointer()), align=1)
                return builder.zext(builder.bitcast(builder.icmp_signed(operator, there, same), BITS), ir.IntType(64))

            return signature(types.int64, numbers, types.int64), lower

        return compare

    unlike_at_once, below_at_once = comparing("!="), comparing("<")

    @intrinsic  # type: ignore[untyped-decorator]
    def union_at_once(typing: Value, sets: Value, places: Value) -> Lowering:
        """`union`, taking all words together."""

        def lower(context: Value, builder: Value, call: Value, arguments: Value) -> Value:
            data = context.make_array(sets)(context, builder, arguments[0]).data
            there = builder.load(builder.bitcast(data, WORDS.as_pointer()), align=4)
            chosen = builder.bitcast(builder.trunc(arguments[1], BITS), LANES)
            words = builder.select(chosen, there, ir.Constant(WORDS, None))
            reduce = cgutils.get_or_insert_function(
                builder.module, ir.FunctionType(WORDS.element, [WORDS]), f"llvm.vector.reduce.or.v{PLACES}i32"
            )
            return builder.zext(builder.call(reduce, [words]), ir.IntType(64))

        return signature(types.int64, sets, types.int64), lower

    # The plain names mean the quick functions on a CPU, and themselves anywhere else.
    overload(unlike)(lambda numbers, number: lambda numbers, number: unlike_plainly(numbers, number))
    overload(below)(lambda numbers, number: lambda numbers, number: below_plainly(numbers, number))
    overload(union)(lambda sets, places: lambda sets, places: union_plainly(sets, places))
    overload(unlike, target="cpu")(lambda numbers, number: lambda numbers, number: unlike_at_once(numbers, number))
    overload(below, target="cpu")(lambda numbers, number: lambda numbers, number: below_at_once(numbers, number))
    overload(union, target="cpu")(lambda sets, places: lambda sets, places: union_at_once(sets, places))
