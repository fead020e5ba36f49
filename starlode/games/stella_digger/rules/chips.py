"""Section 8: chips and the performance check; with it the end conditions that depend on them."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger import events
from starlode.games.stella_digger.rules.table import end_game, in_turn
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import EMPTY, IN_SECTION, REMOVED, Ending


@kernel
def pay_big(state: State, seat: int) -> None:
    """SD-8.2: one 300 million chip from the board."""
    if state.chips_left > 0:
        state.chips_left -= 1
        state.big[seat] += 1
        events.big_chip(state, seat, state.chips_left)


@kernel
def pay_small(params: Params, state: State, seat: int, count: int) -> None:
    """SD-8.3, SD-8.8: this many 100 million chips; SD-8.6, SD-8.7: three are exchanged while the board has chips."""
    events.small_chip(state, seat, count)
    for _ in range(count):
        state.small[seat] += 1
        if state.small[seat] >= params.chips_per_big and state.chips_left > 0:
            state.small[seat] -= params.chips_per_big
            state.chips_left -= 1
            state.big[seat] += 1
            events.trade_chips(state, seat, state.chips_left)


@kernel
def check_performance(params: Params, state: State) -> None:
    """SD-8.1 to SD-8.9, SD-10.1, SD-10.2, SD-10.4: pay for the sections once one holds enough tiles."""
    if not is_check_due(params, state):
        return
    events.check(state)
    for step in range(state.players):
        seat = in_turn(state, step)
        if state.section[seat] >= params.check_tiles:
            pay_big(state, seat)
    for step in range(state.players):
        seat = in_turn(state, step)
        if 0 < state.section[seat] < params.check_tiles:
            pay_small(params, state, seat, 1)
    clear_sections(params, state)
    if state.chips_left == 0:
        end_game(state, Ending.CHIPS)
    elif frames_are_clear(params, state):
        end_game(state, Ending.FRAMES)


@kernel
def is_check_due(params: Params, state: State) -> bool:
    """SD-8.1: whether a player's section holds two tiles or more."""
    for seat in range(state.players):
        if state.section[seat] >= params.check_tiles:
            return True
    return False


@kernel
def clear_sections(params: Params, state: State) -> None:
    """SD-8.9: the tiles of all sections leave the game."""
    for tile in range(params.tiles):
        if IN_SECTION - state.players < state.tile_at[tile] <= IN_SECTION:
            state.tile_at[tile] = REMOVED
    for seat in range(state.players):
        state.section[seat] = 0


@kernel
def frames_are_clear(params: Params, state: State) -> bool:
    """SD-10.4, SD-10.5: no yellow-framed square carries a tile of any kind, blockaded ones included."""
    for place in range(params.places):
        if params.framed[place] and state.tile_on[place] != EMPTY:
            return False
    return True
