"""Chapter 9: clean-up and the end of the game."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.ship import empty_ship
from starlode.games.cosmic_scavengers.rules.table import ask, count_contracts, count_programmables, end_game, place_of
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import EMPTY, Ending, Zone


@kernel
def showing(state: State, seat: int) -> int:
    """CS-9.2: contracts in the tableau and PROGRAMMABLE ones in the discard."""
    return count_contracts(state, place_of(Zone.TABLEAU, seat)) + count_programmables(state, Zone.DISCARD, seat)


@kernel
def may_reveal(params: Params, state: State, seat: int) -> bool:
    """CS-9.5: the PROGRAMMABLE contracts in hand would bring the seat to eight."""
    shown = showing(state, seat)
    return bool(shown < params.showing_end <= shown + count_programmables(state, Zone.HAND, seat))


@kernel
def clean_up(params: Params, state: State) -> None:
    """CS-9.3 to CS-9.9: the end check, then those who may reveal, in turn order, then the next round."""
    if state.turn == 0:
        for seat in range(state.players):
            if showing(state, seat) >= params.showing_end:
                finish(state, Ending.SHOWING)
                return
    while state.turn < state.players:
        seat = state.order[state.turn]
        if may_reveal(params, state, seat):
            ask(state, seat)
            return
        state.turn += 1
    if state.round_number >= params.round_limit:
        finish(state, Ending.ROUND_LIMIT)
    else:
        next_round(state)


@kernel
def reveal(state: State, seat: int) -> None:
    """CS-9.4, CS-9.6: the player shows eight, and the game ends."""
    events.reveal(state, seat)
    state.ender = seat
    finish(state, Ending.REVEALED)


@kernel
def keep(state: State, seat: int) -> None:
    """CS-9.7: the next eligible player is asked."""
    events.keep(state, seat)
    state.turn += 1


@kernel
def finish(state: State, ending: int) -> None:
    """CS-9.3: the game ends; final scoring needs no further step."""
    state.ending = ending
    events.over(state, ending)
    end_game(state)


@kernel
def next_round(state: State) -> None:
    """CS-9.9: what is left on the ship returns to the pool."""
    empty_ship(state)
    for i in range(state.players):
        state.order[i] = EMPTY
        state.tied[i] = 0
    state.turn = 0
    state.round_number += 1
    state.phase = Phase.PREPARE
