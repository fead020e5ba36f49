"""Chapter 12, the gate: what a seat cannot know becomes blank or cannot be told apart.

Cards and Crystals that a seat has not seen are merged with those of the stacks. What is left of `stack` and of the
Crystals in the stacks is then the same wherever the unseen ones really are, and follows from what is open.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.gate import gate
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import CRYSTALS, FACTIONS, IN_STACK, TYPES

blank_hidden = gate(State)


@kernel
def hide(params: Params, state: State, seat: int) -> None:
    """CI-12.2: leave what the table of section 12 shows to the seat; -1 is a spectator."""
    blank_hidden(state, seat)
    if piles_are_hidden(params, state):
        merge_piles(state, seat)
    hide_cards(state, seat)


@kernel
def piles_are_hidden(params: Params, state: State) -> bool:
    """CI-12.2, CI-10.12: unless an option opens the piles, they are shown at scoring only."""
    return not (params.open_piles or state.over)


@kernel
def merge_piles(state: State, seat: int) -> None:
    """Crystals of other piles that were not seen to go there might as well be in the stacks."""
    for crystal in range(CRYSTALS):
        if state.crystal_at[crystal] >= 0 and state.crystal_at[crystal] != seat and not state.crystal_seen[crystal]:
            state.crystal_at[crystal] = IN_STACK


@kernel
def hide_cards(state: State, seat: int) -> None:
    """Merge the cards the seat has not seen, and forget the colours only their owner knows."""
    for owner in range(state.players):
        if owner != seat:
            merge_cards(state, owner)
    if state.active != seat:
        forget_colours(state)


@kernel
def merge_cards(state: State, owner: int) -> None:
    """Unseen cards of a hand, and before scoring (CI-10.12) of a subjugated pile, might as well be in the stacks."""
    for kind in range(TYPES):
        state.stack[kind] += state.hand[owner, kind] - state.seen[owner, kind]
        state.hand[owner, kind] = state.seen[owner, kind]
        if not state.over:
            state.stack[kind] += state.subjugated[owner, kind] - state.subjugated_seen[owner, kind]
            state.subjugated[owner, kind] = state.subjugated_seen[owner, kind]


@kernel
def forget_colours(state: State) -> None:
    """CI-5.72: only the active player knows which cards were recoloured."""
    state.tinted = 0
    for kind in range(TYPES):
        state.chosen[kind] = 0
        for colour in range(FACTIONS):
            state.tint[kind, colour] = 0
