"""Chapter 14: the gate, which leaves of a position what a seat may know.

Only unrevealed programs are hidden, with everything they would betray: which cards have left the hand for them, how
many steps they took, how often they were taken back. The deck has no order, so what is in it is known to all.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.gate import gate
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.programming import take_back
from starlode.games.cosmic_scavengers.state import Params, State

blank_hidden = gate(State)


@kernel
def hide(params: Params, state: State, seat: int) -> None:
    """CS-13.4, CS-14.2, CS-14.3: no other seat has begun a program, though it may have committed it."""
    blank_hidden(state, seat)
    if state.phase == Phase.PROGRAM:
        for other in range(state.players):
            if other != seat:
                state.ply -= state.steps[other]
                take_back(state, other)
