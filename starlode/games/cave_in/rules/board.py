"""Chapters 2 and 8, the board: drawing from face-down stacks and filling spaces.

A stack is held as what is left in it, so that its order exists nowhere; a card is chosen when it is turned up.
"""

from __future__ import annotations

from starlode.engine.compiling.bits import lowest, nth, ones
from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import draw
from starlode.engine.state.matching import matches
from starlode.games.cave_in import events
from starlode.games.cave_in.rules.zones import cave_in
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import (
    ARTIFACTS,
    BELOW,
    EMPTY,
    IN_MINE,
    IN_STACK,
    LEVELS,
    ON_TOP,
    SPACES,
    TYPES,
    Cause,
)


@kernel
def unseen_cards(state: State, level: int) -> int:
    """How many cards of a level `stack` counts: those of the stack, and in a seat's record all it has not seen."""
    total = 0
    for kind in range(level - 1, TYPES, LEVELS):
        total += state.stack[kind]
    return int(total)


@kernel
def draw_card(state: State, level: int) -> int:
    """A random one of these cards, removed from them."""
    pick = draw(state, unseen_cards(state, level))
    for kind in range(level - 1, TYPES, LEVELS):
        pick -= state.stack[kind]
        if pick < 0:
            state.stack[kind] -= 1
            return kind
    return EMPTY


@kernel
def leave_stack(state: State, level: int) -> int:
    """Take the next card of a non-empty Mercenary stack."""
    state.stack_left[level - 1] -= 1
    return draw_card(state, level)


@kernel
def unseen_crystals(params: Params, state: State, cost_class: int) -> int:
    """A bit for each Crystal of a cost that is in the stack, and in a seat's record for all it has not seen."""
    first = params.class_from[cost_class]
    return matches(state.crystal_at, first, params.class_from[cost_class + 1] - first, IN_STACK)


@kernel
def draw_crystal(params: Params, state: State, cost_class: int) -> int:
    """A random one of these Crystals; it is on its way into the Mine."""
    possible = unseen_crystals(params, state, cost_class)
    crystal = params.class_from[cost_class] + nth(possible, draw(state, ones(possible)))
    state.crystal_at[crystal] = IN_MINE
    return int(crystal)


@kernel
def fill_dock(params: Params, state: State, space: int) -> None:
    """Turn up a card for an empty Dock space."""
    kind = leave_stack(state, params.space_class[space] + 1)
    state.docks[space] = kind
    events.refill_dock(state, kind, space)


@kernel
def fill_mine(params: Params, state: State, space: int) -> None:
    """Turn up a Crystal for an empty Mine space."""
    crystal = draw_crystal(params, state, params.space_class[space])
    state.crystal_left[params.space_class[space]] -= 1
    state.mine[space] = crystal
    state.mine_colour[space] = params.crystal_colour[crystal]
    events.refill_mine(state, crystal, space)


@kernel
def reveal_artifact(state: State, stack: int) -> None:
    """CI-2.12, CI-4.45: turn up the next card of an Artifact stack; any card not seen yet may be it."""
    pick = 0
    for card in range(ARTIFACTS):
        if state.artifact_at[card] == BELOW:
            pick += 1
    pick = draw(state, pick)
    for card in range(ARTIFACTS):
        if state.artifact_at[card] == BELOW:
            pick -= 1
            if pick < 0:
                state.artifact_at[card] = ON_TOP
                state.artifact_top[stack] = card
                events.reveal_artifact(state, card, stack)
                return


@kernel
def refill_docks(params: Params, state: State) -> None:
    """CI-8.5, CI-8.6: fill empty Dock spaces, lowest level first, as far as the stacks suffice."""
    gaps = matches(state.docks, 0, SPACES, EMPTY)
    while gaps:
        space = lowest(gaps)
        gaps &= gaps - 1
        if state.stack_left[params.space_class[space]] > 0:
            fill_dock(params, state, space)


@kernel
def refill_mine(params: Params, state: State) -> None:
    """CI-8.5, CI-8.6: fill empty Mine spaces, lowest cost first, as far as the stacks suffice."""
    gaps = matches(state.mine, 0, SPACES, EMPTY)
    while gaps:
        space = lowest(gaps)
        gaps &= gaps - 1
        if state.crystal_left[params.space_class[space]] > 0:
            fill_mine(params, state, space)


@kernel
def stacks_in_use(state: State) -> int:
    """A bit for each Mercenary stack (low four) and Crystal stack (high four) that is not empty."""
    bits = 0
    for i in range(LEVELS):
        if state.stack_left[i] > 0:
            bits |= 1 << i
        if state.crystal_left[i] > 0:
            bits |= 1 << (LEVELS + i)
    return bits


@kernel
def refill(params: Params, state: State, seat: int) -> None:
    """CI-8.5 to CI-8.9: fill the board; each stack that this empties moves the Cave-In token."""
    before = stacks_in_use(state)
    refill_docks(params, state)
    refill_mine(params, state)
    emptied = before & ~stacks_in_use(state)
    for i in range(2 * LEVELS):
        if emptied & (1 << i):
            cave_in(state, seat, Cause.MERCENARY_STACK if i < LEVELS else Cause.CRYSTAL_STACK)
