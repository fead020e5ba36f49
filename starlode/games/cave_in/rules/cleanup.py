"""Chapters 8 and 9: Clean-up, settling, and the end of the game."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.declarations.things import NOTHING
from starlode.engine.state.matching import matches
from starlode.games.cave_in import events
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.rules.board import refill
from starlode.games.cave_in.rules.starting import begin_turn
from starlode.games.cave_in.rules.turn import clear_turn
from starlode.games.cave_in.rules.zones import cave_in, leave_base
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import EMPTY, MOST_ROUNDS, SPACES, Cause


@kernel
def clean_up(params: Params, state: State, seat: int) -> None:
    """CI-8.1 to CI-8.12: row to the Base, trim, refill, then the end of the turn."""
    events.end_actions(state, seat)
    lay_row(params, state, seat)
    refill(params, state, seat)
    restore_colours(params, state)
    clear_turn(state)
    end_turn(params, state, seat)


@kernel
def lay_row(params: Params, state: State, seat: int) -> None:
    """CI-8.1 to CI-8.4: played cards go on top in order; beyond 7 the bottom card goes to the box."""
    if state.row_count > 0:
        events.base(state, seat, state.row_count)
    for i in range(state.row_count):
        if state.base_count[seat] == params.base_limit:
            trimmed = leave_base(state, seat, 0)
            state.box[trimmed] += 1
            events.trim(state, seat, trimmed)
        state.bases[seat, state.base_count[seat]] = state.row[i]
        state.base_count[seat] += 1


@kernel
def restore_colours(params: Params, state: State) -> None:
    """CI-8.11: all Crystals have their printed colour and cost again; those with another are cheaper too (CI-5.29)."""
    if matches(state.mine_cut, 0, SPACES, 0) == (1 << SPACES) - 1:
        return
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
        if state.round_number < MOST_ROUNDS:
            state.round_number += 1
    begin_turn(params, state)


@kernel
def settle(params: Params, state: State) -> None:
    """CI-9.9: after every second idle round in a row the token moves one step."""
    if state.busy:
        state.idle_rounds = 0
    else:
        state.idle_rounds += 1
        events.idle_round(state, state.idle_rounds)
        if state.idle_rounds >= params.idle_limit:
            cave_in(state, NOTHING, Cause.SETTLING)
            state.idle_rounds = 0
    state.busy = 0


@kernel
def end_game(state: State) -> None:
    """CI-9.5 to CI-9.7: the mine has collapsed and the round is played out."""
    state.phase = Phase.OVER
    state.over = 1
    state.acting = 0
    events.over(state, state.cave_ins)
