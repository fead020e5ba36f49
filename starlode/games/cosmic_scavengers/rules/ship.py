"""Marbles between the pool and the ship, which every round come to every cell and leave it."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import draw_down
from starlode.engine.state.filling import fill
from starlode.engine.state.zones import total
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.rules.packing import (
    ALL,
    BITS,
    ONES,
    count_of,
    one_of,
    reaching,
    running,
    sum_of,
    together,
)
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import CELLS, EMPTY, TYPES


@kernel
def fill_ship(params: Params, state: State) -> None:
    """CS-3.4, CS-3.5: a random marble of the pool for each cell."""
    cells = int(params.cells[state.players])
    draw_down(state, total(state.pool), cells, state.ship)
    # The marbles of the pool lie in a line, type after type, and each cell has drawn a place in it.
    ends = running(together(state.pool, TYPES))
    for cell in range(cells):
        beyond = reaching(ends, ONES * (int(state.ship[cell]) + 1))
        state.ship[cell] = TYPES - sum_of(beyond)
        ends -= beyond
    for kind in range(TYPES):
        state.pool[kind] = count_of(ends - ((ends << BITS) & ALL), kind)
    events.fill(state)


@kernel
def empty_ship(state: State) -> None:
    """CS-9.9: what is left on the ship returns to the pool."""
    found = 0
    for cell in range(CELLS):
        found += one_of(int(state.ship[cell]) - EMPTY)  # as if empty cells held a type before the first one
    for kind in range(TYPES):
        state.pool[kind] += count_of(found, kind - EMPTY)
    fill(state.ship, CELLS, EMPTY)
    events.empty(state)
