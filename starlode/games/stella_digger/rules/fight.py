"""Section 9.4: monster fights."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger import events
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.rules.accidents import shed_tears
from starlode.games.stella_digger.rules.play import strength
from starlode.games.stella_digger.rules.table import (
    ask,
    clear_field,
    colours_held,
    crystal_count,
    field_count,
    first_colour_held,
    follow,
    give_back,
    in_turn,
    is_choice,
)
from starlode.games.stella_digger.rules.terrain import spread_network, take_tile
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import EMPTY, REMOVED, WON, Step


@kernel
def run_fight(params: Params, state: State) -> None:
    """SD-9.17, SD-9.18: every player in turn order plays a card or nothing; an empty hand plays nothing."""
    while state.active != EMPTY:
        if is_choice(params, state.hand_count[state.active] + 1):
            ask(state, state.active, Phase.FIGHT)
            return
        refuse(state, state.active)
    state.step = Step.LOSSES
    state.active = state.start_player
    judge(params, state)


@kernel
def refuse(state: State, seat: int) -> None:
    """SD-9.18: play nothing."""
    events.no_card(state, seat)
    state.active = follow(state, seat)


@kernel
def withstands(params: Params, state: State, seat: int) -> bool:
    """SD-9.19 to SD-9.21: a strength above the combat power, whatever the colours."""
    power = params.tile_power[state.tile_on[state.monster]]
    return bool(field_count(state, seat) > 0 and strength(params, state, seat) > power)


@kernel
def judge(params: Params, state: State) -> None:
    """SD-9.21, SD-9.22: tell who withstands; all others fail and will lose crystals."""
    for step in range(state.players):
        seat = in_turn(state, step)
        if not state.eliminated[seat]:
            if withstands(params, state, seat):
                events.withstand(state, seat, strength(params, state, seat))
            else:
                events.fail(state, seat, strength(params, state, seat))
    begin_loss(params, state)


@kernel
def begin_loss(params: Params, state: State) -> None:
    """SD-9.22: what the seat that comes next has to return: the damage, or all it has."""
    state.owed = 0
    seat = state.active
    if seat != EMPTY and not withstands(params, state, seat):
        damage = params.tile_damage[state.tile_on[state.monster]]
        state.owed = min(damage, crystal_count(state, seat))


@kernel
def run_losses(params: Params, state: State) -> None:
    """SD-9.22: in turn order each failing player returns crystals of their choice."""
    while state.active != EMPTY:
        seat = state.active
        if state.owed == 0:
            state.active = follow(state, seat)
            begin_loss(params, state)
        elif is_choice(params, colours_held(state, seat)):
            ask(state, seat, Phase.LOSE)
            return
        else:
            lose(state, seat, first_colour_held(state, seat))
    award(params, state)


@kernel
def lose(state: State, seat: int, colour: int) -> None:
    """SD-9.22: one crystal returns to the common area."""
    give_back(state, seat, colour, 1)
    state.owed -= 1
    events.lose(state, seat, colour)


@kernel
def find_victor(params: Params, state: State) -> int:
    """SD-9.23, SD-9.24: the strongest of those who withstand, the closest to the start player; -1 nobody."""
    best, winner = -1, EMPTY
    for step in range(state.players):
        seat = in_turn(state, step)
        if withstands(params, state, seat) and strength(params, state, seat) > best:
            best, winner = strength(params, state, seat), int(seat)
    return winner


@kernel
def award(params: Params, state: State) -> None:
    """SD-9.23 to SD-9.30: the strongest takes tile and Foreman Marker; cards are discarded, the square is empty."""
    winner = find_victor(params, state)
    for seat in range(state.players):
        if not state.eliminated[seat] and not withstands(params, state, seat):
            state.struck[seat] = 1  # SD-12.2
    tile = take_tile(state, state.monster)
    spread_network(params, state)
    state.monster = EMPTY
    for seat in range(state.players):
        clear_field(state, seat)
    state.step = Step.LOOK
    hand_over(state, tile, winner)
    shed_tears(params, state)  # SD-12.3: after the transfer of the Foreman Marker


@kernel
def hand_over(state: State, tile: int, winner: int) -> None:
    """SD-9.23, SD-9.26: the monster becomes a trophy, or leaves the game if nobody withstood it."""
    if winner == EMPTY:
        state.tile_at[tile] = REMOVED
        events.flee(state, tile)
        return
    state.tile_at[tile] = WON - winner
    events.trophy(state, winner, tile)
    if state.start_player != winner:
        state.start_player = winner
        events.foreman(state, winner)
