"""A readable evaluation in points."""

from __future__ import annotations

from starlode.engine.kernel import kernel
from starlode.engine.records import Array
from starlode.games.cosmic_scavengers.rules.scoring import score
from starlode.games.cosmic_scavengers.state import Params, State


@kernel
def estimate(params: Params, state: State, out: Array) -> None:
    """Write the evaluation of every seat; once the game is over that is its score."""
    for seat in range(state.players):
        out[seat] = score(params, state, seat)
