"""Section 8.2: marbles between supply, pool and stores."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.zones import total
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import EMPTY, TYPES


@kernel
def spend(params: Params, state: State, seat: int) -> None:
    """CS-8.6 to CS-8.8, CS-16.3: pay the marbles in `paid`, new ones first; then none are chosen any more."""
    if total(state.paid) > 0:
        events.pay(state, seat, state.paid)
    for kind in range(TYPES):
        new = min(state.paid[kind], state.fresh[seat, kind])
        old = state.paid[kind] - new
        state.fresh[seat, kind] -= new
        state.store[seat, kind] -= old
        state.supply[kind] += old
        if params.simple:
            state.supply[kind] += new
        else:
            state.pool[kind] += new
        state.paid[kind] = 0


@kernel
def keep_books(params: Params, state: State, seat: int) -> None:
    """CS-8.15, CS-8.16, CS-16.3: unspent new marbles are replaced in the pool and move to the store."""
    if not params.simple:
        replace(state, seat)
    if total(state.fresh[seat]) > 0:
        events.store(state, seat, state.fresh[seat])
    for kind in range(TYPES):
        state.store[seat, kind] += state.fresh[seat, kind]
        state.fresh[seat, kind] = 0


@kernel
def replace(state: State, seat: int) -> None:
    """CS-8.16 to CS-8.20: a marble from supply to pool for each new one; `paid` counts what moved meanwhile."""
    for kind in range(TYPES):
        moved = min(state.fresh[seat, kind], state.supply[kind])
        state.paid[kind] = moved
        state.supply[kind] -= moved
    for kind in range(TYPES):
        # Exact replacements are made; a supply that had too few of a type has none of it left.
        missing = state.fresh[seat, kind] - min(state.fresh[seat, kind], state.paid[kind])
        for _ in range(missing):
            other = substitute(state, kind)
            if other != EMPTY:
                state.supply[other] -= 1
                state.paid[other] += 1
    if total(state.paid) > 0:
        events.replace(state, seat, state.paid)
    for kind in range(TYPES):
        state.pool[kind] += state.paid[kind]
        state.paid[kind] = 0


@kernel
def substitute(state: State, kind: int) -> int:
    """CS-8.17, CS-8.19: the next lower type the supply has, else the lowest above; -1 if it is empty."""
    for lower in range(kind + 1, TYPES):
        if state.supply[lower] > 0:
            return lower
    for step in range(kind):
        if state.supply[kind - 1 - step] > 0:
            return kind - 1 - step
    return EMPTY
