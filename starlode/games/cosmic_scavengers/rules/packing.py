"""Counts of all types of marbles in one number, a byte for each type.

Every round asks of dozens of marbles and contracts what chance decides, and a machine guesses such branches wrongly.
Held together, counts are added, taken away and compared in one step for all types, without a branch.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.records import Array
from starlode.games.cosmic_scavengers.things import TYPES

BITS = 8  # of a byte
BYTE = (1 << BITS) - 1
ONES = sum(1 << kind * BITS for kind in range(TYPES))  # 1 of every type
SIGNS = ONES << (BITS - 1)  # the highest bit of every byte, which no count reaches
ALL = ONES * BYTE


@kernel
def together(counts: Array, types: int) -> int:
    """The counts of the first types in one number; none of the others."""
    found = 0
    for kind in range(types):
        found |= int(counts[kind]) << (kind * BITS)
    return found


@kernel
def one_of(kind: int) -> int:
    """One marble of a type."""
    return 1 << (kind * BITS)


@kernel
def count_of(counts: int, kind: int) -> int:
    """How many there are of a type."""
    return (counts >> (kind * BITS)) & BYTE


@kernel
def running(counts: int) -> int:
    """For every type, how many there are of it and all types before it."""
    return (counts * ONES) & ALL


@kernel
def sum_of(counts: int) -> int:
    """How many there are of all types."""
    return count_of(running(counts), TYPES - 1)


@kernel
def reaching(counts: int, least: int) -> int:
    """1 for every type with as many as the other number says."""
    return (((counts | SIGNS) - least) & SIGNS) >> (BITS - 1)
