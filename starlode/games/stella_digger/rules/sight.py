"""Sections 9.1 to 9.3 and 9.6: the visibility check, links, breakthroughs; then the next round."""

from __future__ import annotations

from starlode.engine.compiling.bits import lowest, ones
from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger import events
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.rules.sets import others, unlike
from starlode.games.stella_digger.rules.table import ask, end_game, is_choice
from starlode.games.stella_digger.rules.terrain import exposed_tiles, open_tiles, spread_network, take_tile
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import EMPTY, GADGET_TYPES, REMOVED, WAYS, Ending, Kind, Step


@kernel
def look_around(params: Params, state: State) -> None:
    """SD-9.1 to SD-9.5: reveal, link, fight one monster; without a monster the check is over."""
    exposed = exposed_tiles(params, state)
    hidden = exposed & ~unlike(state.shown, 0)
    while hidden:
        reveal(params, state, lowest(hidden))
        hidden = others(hidden)
    link_all(params, state)
    place = first_monster(params, state)
    if place == EMPTY:
        end_look(params, state, exposed)
        return
    state.monster = place
    state.step = Step.FIGHT
    state.active = state.start_player
    events.monster(state, state.tile_on[place], place)


@kernel
def reveal(params: Params, state: State, place: int) -> None:
    """SD-9.1, SD-9.2, SD-9.12: turn a tile face up; a connected one waits at the end of the queue for its link."""
    tile = state.tile_on[place]
    state.shown[place] = 1
    events.reveal(state, place, tile)
    if params.tile_kind[tile] == Kind.CONNECTED:
        state.queue[state.queue_count] = place
        state.queue_count += 1


@kernel
def link_all(params: Params, state: State) -> None:
    """SD-9.2, SD-9.12: the connected tiles just revealed get their links, one after the other."""
    done = 0
    while done < state.queue_count:
        link(params, state, int(state.queue[done]))
        done += 1
    for i in range(done):
        state.queue[i] = EMPTY
    state.queue_count = 0


@kernel
def link(params: Params, state: State, place: int) -> None:
    """SD-9.7 to SD-9.11: the red arrow turns clockwise until it finds a tile that is not blockaded."""
    arrow = params.tile_arrow[state.tile_on[place]]
    for turn in range(WAYS):
        other = int(params.near[place, (arrow + turn) % WAYS])
        if other != EMPTY and state.tile_on[other] != EMPTY and not state.blocked[other]:
            state.link_to[place] = other
            events.link(state, place, other)
            if not state.shown[other]:
                reveal(params, state, other)
            return


@kernel
def first_monster(params: Params, state: State) -> int:
    """SD-9.3: the first face-up monster in reading order, -1 none."""
    shown = unlike(state.shown, 0)
    while shown:
        if params.tile_kind[state.tile_on[lowest(shown)]] == Kind.MONSTER:
            return lowest(shown)
        shown = others(shown)
    return EMPTY


# ---- breakthrough ----


@kernel
def end_look(params: Params, state: State, exposed: int) -> None:
    """SD-9.32, SD-9.35, SD-10.6: the next round, or a breakthrough if every way is blockaded, or the end."""
    free = open_tiles(state)
    if exposed & free:
        next_round(state)
    elif not params.breakthrough or not free:
        end_game(state, Ending.NOTHING_LEFT)
    elif is_choice(params, ones(exposed)):
        ask(state, state.start_player, Phase.BREAKTHROUGH)
    else:
        break_through(params, state, lowest(exposed))


@kernel
def break_through(params: Params, state: State, place: int) -> None:
    """SD-9.32 to SD-9.34: a blockaded tile and its chip leave the game; then all look around again."""
    state.tile_at[take_tile(state, place)] = REMOVED
    spread_network(params, state)
    state.chips_gone += 1
    events.breakthrough(state, state.start_player, place)


# ---- next round ----


@kernel
def next_round(state: State) -> None:
    """SD-9.31, SD-5.18: per-round flags are cleared and step 1 begins."""
    state.round_number += 1
    for seat in range(state.players):
        for kind in range(GADGET_TYPES):
            state.used[seat, kind] = 0
    state.step = Step.TARGET
    events.round_(state, state.start_player, state.round_number)
