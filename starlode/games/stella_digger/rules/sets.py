"""Sets of squares, tiles, gadgets or drills: a whole number with a bit for each member.

Searching the map is most of what happens between two rounds. As sets, forty squares are looked at by one instruction.
`size` is how many members a set has, `first` its lowest one, `nth` the one that has n members before it.
"""

from __future__ import annotations

from starlode.engine.bits import lowest as first
from starlode.engine.bits import nth
from starlode.engine.bits import ones as size
from starlode.engine.kernel import kernel
from starlode.engine.matching import matches
from starlode.engine.records import Array
from starlode.games.stella_digger.things import PLACES

__all__ = ("first", "has", "nth", "only", "others", "size", "unlike")


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


@kernel
def unlike(numbers: Array, number: int) -> int:
    """The places that have another number than this one."""
    return matches(numbers, 0, PLACES, number) ^ ((1 << PLACES) - 1)
