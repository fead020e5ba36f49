"""Section 3, the map: passages, the open network, links, and which tiles can be reached. Squares come in sets."""

from __future__ import annotations

from starlode.engine.compiling.bits import lowest
from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger.rules.sets import has, only, others, union, unlike
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import EMPTY, HALF

# ---- neighbours ----


@kernel
def neighbours(params: Params, place: int) -> int:
    """SD-0.8: the orthogonal neighbours of a place."""
    return int(params.beside[0, place]) | int(params.beside[1, place]) << HALF


@kernel
def touching(params: Params, places: int) -> int:
    """SD-0.8: the neighbours of all places of a set."""
    return union(params.beside[0], places) | union(params.beside[1], places) << HALF


# ---- tiles and passages ----


@kernel
def tiles_left(state: State) -> int:
    """The squares with a tile; SD-3.2, SD-3.3: START and all others are passages, whatever stands there."""
    return unlike(state.tile_on, EMPTY)


@kernel
def open_tiles(state: State) -> int:
    """SD-10.6: the tiles without a blockade."""
    return tiles_left(state) & ~unlike(state.blocked, 0)


@kernel
def exposed_tiles(params: Params, state: State) -> int:
    """SD-3.5: the tiles that touch the open network."""
    return tiles_left(state) & touching(params, unlike(state.reached, 0))


@kernel
def spread_network(params: Params, state: State) -> None:
    """SD-3.4: mark the passages joined to START through neighbouring passages."""
    state.reached[params.start] = 1
    network = unlike(state.reached, 0)
    apart = ((1 << int(params.places)) - 1) & ~tiles_left(state) & ~network
    while apart:
        joined = apart & touching(params, network)
        if not joined:
            return
        apart &= ~joined
        network |= joined
        while joined:
            state.reached[lowest(joined)] = 1
            joined = others(joined)


# ---- moving the marker ----


@kernel
def distance(params: Params, state: State, place: int) -> int:
    """SD-3.7, SD-3.8: steps of the marker onto a tile, 1 or 2 with a passage in between; 0 if it is further."""
    beside = neighbours(params, state.marker)
    if has(beside, place):
        return 1
    return 2 if beside & neighbours(params, place) & ~tiles_left(state) else 0


@kernel
def targets(params: Params, state: State) -> int:
    """SD-3.6, SD-3.9 to SD-3.11: the tiles that may be the target: near ones if there are any, else all minable."""
    minable = exposed_tiles(params, state) & open_tiles(state)
    beside = neighbours(params, state.marker)
    near = minable & (beside | touching(params, beside & ~tiles_left(state)))
    return near if near else minable


@kernel
def entries(params: Params, state: State, target: int) -> int:
    """SD-3.12: the places from which the marker may enter a target."""
    beside = neighbours(params, target) & ~tiles_left(state)
    steps = distance(params, state, target)
    if steps == 1:
        return beside & only(state.marker)
    return beside & (neighbours(params, state.marker) if steps == 2 else unlike(state.reached, 0))


# ---- links ----


@kernel
def linked_group(state: State, place: int) -> int:
    """SD-9.13: the places whose tiles are joined over links to the tile of one place, itself included."""
    group = only(place)
    apart = unlike(state.link_to, EMPTY)  # whose links do not count yet
    changed = apart != 0
    while changed:
        changed = False
        waiting = apart
        while waiting:
            here = lowest(waiting)
            both = only(here) | only(state.link_to[here])
            if group & both:
                group |= both
                apart &= ~only(here)
                changed = True
            waiting = others(waiting)
    return group


@kernel
def cut_links(state: State, place: int) -> None:
    """SD-7.35, SD-9.15: all links of one tile end."""
    state.link_to[place] = EMPTY
    linked = unlike(state.link_to, EMPTY)
    while linked:
        if state.link_to[lowest(linked)] == place:
            state.link_to[lowest(linked)] = EMPTY
        linked = others(linked)


@kernel
def take_tile(state: State, place: int) -> int:
    """A tile leaves its square, which becomes a passage; answers with the tile, which has yet to be put somewhere."""
    tile = int(state.tile_on[place])
    cut_links(state, place)
    state.tile_on[place] = EMPTY
    state.shown[place] = 0
    state.blocked[place] = 0
    return tile
