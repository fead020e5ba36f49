"""Marbles between the pool and the ship, which every round come to every cell and leave it.

Neither takes a branch that chance decides, for a machine would guess it wrongly: counts of all types are in one number,
a byte for each type, and are compared and changed together.
"""

from __future__ import annotations

from starlode.engine.chance import draw_down
from starlode.engine.kernel import kernel
from starlode.engine.records import Array
from starlode.engine.zones import total
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import CELLS, EMPTY, TYPES

BITS = 8  # of a byte
BYTE = (1 << BITS) - 1
LAST = (TYPES - 1) * BITS  # where the byte of the last type begins
ONES = sum(1 << kind * BITS for kind in range(TYPES))  # 1 in every byte
SIGNS = ONES << (BITS - 1)  # the highest bit of every byte; no count reaches it
ALL = ONES * BYTE


@kernel
def fill_ship(params: Params, state: State) -> None:
    """CS-3.4, CS-3.5: a random marble of the pool for each cell."""
    cells = int(params.cells[state.players])
    draw_down(state, total(state.pool), cells, state.ship)
    # The marbles of the pool lie in a line, type after type, and each cell has drawn a place in it.
    ends = (together(state.pool) * ONES) & ALL
    for cell in range(cells):
        beyond = (((ends | SIGNS) - ONES * (int(state.ship[cell]) + 1)) & SIGNS) >> (BITS - 1)  # types that end there
        state.ship[cell] = TYPES - byte_of(beyond * ONES, LAST)
        ends -= beyond
    lengths = ends - ((ends << BITS) & ALL)
    for kind in range(TYPES):
        state.pool[kind] = byte_of(lengths, kind * BITS)
    events.fill(state)


@kernel
def empty_ship(state: State) -> None:
    """CS-9.9: what is left on the ship returns to the pool."""
    found = 0
    for cell in range(CELLS):
        found += 1 << ((int(state.ship[cell]) - EMPTY) * BITS)  # the lowest byte counts empty cells
    for kind in range(TYPES):
        state.pool[kind] += byte_of(found, (kind - EMPTY) * BITS)
    for cell in range(CELLS):
        state.ship[cell] = EMPTY
    events.empty(state)


@kernel
def together(counts: Array) -> int:
    """The counts of all types in one number."""
    found = 0
    for kind in range(TYPES):
        found |= int(counts[kind]) << (kind * BITS)
    return found


@kernel
def byte_of(counts: int, place: int) -> int:
    """The byte that begins at a bit of a number."""
    return (counts >> place) & BYTE
