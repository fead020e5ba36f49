"""Chapter 9: clean-up and the end of the game."""

from __future__ import annotations

from starlode.engine.header import NOTHING
from starlode.engine.kernel import kernel
from starlode.games.cosmic_scavengers.rules.table import ask, count_programmables, end_game, is_at, tell
from starlode.games.cosmic_scavengers.state import (
    BY_LIMIT,
    BY_REVEAL,
    BY_SHOWING,
    CELLS,
    CONTRACTS,
    DISCARD,
    E_EMPTY,
    E_KEEP,
    E_OVER,
    E_REVEAL,
    EMPTY,
    HAND,
    P_PREPARE,
    TABLEAU,
    Params,
    State,
)


@kernel
def showing(state: State, seat: int) -> int:
    """CS-9.2: contracts in the tableau and PROGRAMMABLE ones in the discard."""
    found = count_programmables(state, DISCARD, seat)
    for contract in range(CONTRACTS):
        found += is_at(state, contract, TABLEAU, seat)
    return int(found)


@kernel
def may_reveal(params: Params, state: State, seat: int) -> bool:
    """CS-9.5: the PROGRAMMABLE contracts in hand would bring the seat to eight."""
    shown = showing(state, seat)
    return bool(shown < params.showing_end <= shown + count_programmables(state, HAND, seat))


@kernel
def clean_up(params: Params, state: State) -> None:
    """CS-9.3 to CS-9.9: the end check, then in turn order whoever may reveal, then the next round."""
    if state.turn == 0:
        for seat in range(state.players):
            if showing(state, seat) >= params.showing_end:
                finish(state, BY_SHOWING)
                return
    while state.turn < state.players:
        seat = state.order[state.turn]
        if may_reveal(params, state, seat):
            ask(state, seat)
            return
        state.turn += 1
    if state.round_number >= params.round_limit:
        finish(state, BY_LIMIT)
    else:
        next_round(state)


@kernel
def reveal(state: State, seat: int) -> None:
    """CS-9.4, CS-9.6: the player shows eight, and the game ends."""
    tell(state, E_REVEAL, seat, NOTHING, NOTHING, NOTHING)
    state.ender = seat
    finish(state, BY_REVEAL)


@kernel
def keep(state: State, seat: int) -> None:
    """CS-9.7: the next eligible player is asked."""
    tell(state, E_KEEP, seat, NOTHING, NOTHING, NOTHING)
    state.turn += 1


@kernel
def finish(state: State, ending: int) -> None:
    """CS-9.3: the game ends; final scoring needs no further step."""
    state.ending = ending
    tell(state, E_OVER, NOTHING, ending, NOTHING, NOTHING)
    end_game(state)


@kernel
def next_round(state: State) -> None:
    """CS-9.9: what is left on the ship returns to the pool."""
    for cell in range(CELLS):
        if state.ship[cell] != EMPTY:
            state.pool[state.ship[cell]] += 1
            state.ship[cell] = EMPTY
    tell(state, E_EMPTY, NOTHING, NOTHING, NOTHING, NOTHING)
    for i in range(state.players):
        state.order[i] = EMPTY
        state.tied[i] = 0
    state.turn = 0
    state.round_number += 1
    state.phase = P_PREPARE
