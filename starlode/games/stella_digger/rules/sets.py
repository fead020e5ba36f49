"""Sets of squares, tiles, gadgets or drills: a whole number with a bit for each member.

Searching the map is most of what happens between two rounds. As sets, forty squares are looked at by one instruction.
LLVM knows the loops over bits for what they are.
"""

from __future__ import annotations

from starlode.engine.kernel import kernel
from starlode.engine.matching import SPAN, matches
from starlode.engine.records import Array
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


@kernel
def unlike(numbers: Array, number: int) -> int:
    """The places that have another number than this one."""
    same = matches(numbers, 0, SPAN, number) | (matches(numbers, SPAN, PLACES - SPAN, number) << SPAN)
    return same ^ ((1 << PLACES) - 1)
