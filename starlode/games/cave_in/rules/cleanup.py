"""Chapters 8 and 9: Clean-up, settling, and the end of the game."""

from __future__ import annotations

from starlode.engine.header import NOTHING, tell
from starlode.engine.kernel import kernel
from starlode.games.cave_in.rules.board import refill
from starlode.games.cave_in.rules.turn import begin_turn, clear_turn
from starlode.games.cave_in.rules.zones import cave_in, leave_base
from starlode.games.cave_in.state import (
    BY_SETTLING,
    E_BASE,
    E_END,
    E_IDLE,
    E_OVER,
    E_TRIM,
    EMPTY,
    P_OVER,
    SPACES,
    Params,
    State,
)


@kernel
def clean_up(params: Params, state: State, seat: int) -> None:
    """CI-8.1 to CI-8.12: row to the Base, trim, refill, then the end of the turn."""
    tell(state, E_END, seat, NOTHING, NOTHING, NOTHING)
    lay_row(params, state, seat)
    refill(params, state, seat)
    restore_colours(params, state)
    clear_turn(state)
    end_turn(params, state, seat)


@kernel
def lay_row(params: Params, state: State, seat: int) -> None:
    """CI-8.1 to CI-8.4: played cards go on top in order; beyond 7 the bottom card goes to the box."""
    if state.row_count > 0:
        tell(state, E_BASE, seat, state.row_count, NOTHING, NOTHING)
    for i in range(state.row_count):
        if state.base_count[seat] == params.base_limit:
            trimmed = leave_base(state, seat, 0)
            state.box[trimmed] += 1
            tell(state, E_TRIM, seat, trimmed, NOTHING, NOTHING)
        state.bases[seat, state.base_count[seat]] = state.row[i]
        state.base_count[seat] += 1


@kernel
def restore_colours(params: Params, state: State) -> None:
    """CI-8.11: all Crystals have their printed colour and cost again."""
    for space in range(SPACES):
        crystal = state.mine[space]
        state.mine_colour[space] = params.crystal_colour[crystal] if crystal != EMPTY else EMPTY
        state.mine_cut[space] = 0


@kernel
def end_turn(params: Params, state: State, seat: int) -> None:
    """CI-8.12: after the last turn of a round settle, then test the end; otherwise the next player's turn begins."""
    state.active = (seat + 1) % state.players
    if state.active == state.start_player:
        settle(params, state)
        if state.cave_ins >= params.collapse[state.players]:
            end_game(state)
            return
        state.round_number += 1
    begin_turn(params, state)


@kernel
def settle(params: Params, state: State) -> None:
    """CI-9.9: after every second idle round in a row the token moves one step."""
    if state.busy:
        state.idle_rounds = 0
    else:
        state.idle_rounds += 1
        tell(state, E_IDLE, NOTHING, state.idle_rounds, NOTHING, NOTHING)
        if state.idle_rounds >= params.idle_limit:
            cave_in(state, NOTHING, BY_SETTLING)
            state.idle_rounds = 0
    state.busy = 0


@kernel
def end_game(state: State) -> None:
    """CI-9.5 to CI-9.7: the mine has collapsed and the round is played out."""
    state.phase = P_OVER
    state.over = 1
    state.acting = 0
    tell(state, E_OVER, NOTHING, state.cave_ins, NOTHING, NOTHING)
