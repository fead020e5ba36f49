"""Section 3, the map: passages, the open network, links, and which tiles can be reached."""

from __future__ import annotations

from starlode.engine.kernel import kernel
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import EMPTY, WAYS


@kernel
def is_passage(state: State, place: int) -> bool:
    """SD-3.2, SD-3.3: START or a square without a tile; a Large Drill on it changes nothing."""
    return bool(place != EMPTY and state.tile_on[place] == EMPTY)


@kernel
def spread_network(params: Params, state: State) -> None:
    """SD-3.4: mark the passages joined to START through neighbouring passages."""
    state.reached[params.start] = 1
    changed, left = True, 1  # left: passages that no neighbour has joined yet
    while changed and left > 0:
        changed, left = False, 0
        for place in range(params.places):
            if not state.reached[place] and is_passage(state, place):
                if touches_network(params, state, place):
                    state.reached[place] = 1
                    changed = True
                else:
                    left += 1


@kernel
def touches_network(params: Params, state: State, place: int) -> bool:
    """SD-3.5: whether a place is a neighbour of the open network; a tile there is exposed."""
    for way in range(WAYS):
        other = params.near[place, way]
        if other != EMPTY and state.reached[other]:
            return True
    return False


@kernel
def is_exposed(params: Params, state: State, place: int) -> bool:
    """SD-3.5: a tile that touches the open network."""
    return bool(state.tile_on[place] != EMPTY and touches_network(params, state, place))


@kernel
def neighbours(params: Params, place: int) -> int:
    """SD-0.8: a bit for each neighbour of a place."""
    bits = 0
    for way in range(WAYS):
        other = int(params.near[place, way])
        if other != EMPTY:
            bits |= 1 << other
    return bits


@kernel
def edge_of_network(params: Params, state: State) -> int:
    """SD-3.5: a bit for each place that is a neighbour of the open network."""
    bits = 0
    for place in range(params.places):
        if state.reached[place]:
            bits |= neighbours(params, place)
    return bits


@kernel
def minable_tiles(params: Params, state: State) -> int:
    """SD-3.6, SD-10.6: a bit for each exposed tile without a blockade."""
    bits = 0
    for place in range(params.places):
        bits |= int(state.tile_on[place] != EMPTY and not state.blocked[place]) << place
    return bits & edge_of_network(params, state)


# ---- moving the marker ----


@kernel
def distance(params: Params, state: State, place: int) -> int:
    """SD-3.7, SD-3.8: steps of the marker onto a tile, 1 or 2 with a passage in between; 0 if it is further."""
    for way in range(WAYS):
        other = params.near[state.marker, way]
        if other == place:
            return 1
    for way in range(WAYS):
        other = params.near[state.marker, way]
        if is_passage(state, other) and is_next_to(params, other, place):
            return 2
    return 0


@kernel
def is_next_to(params: Params, place: int, other: int) -> bool:
    """SD-0.8: whether two places are orthogonal neighbours."""
    for way in range(WAYS):
        if params.near[place, way] == other:
            return True
    return False


@kernel
def within_reach(params: Params, state: State) -> int:
    """SD-3.7, SD-3.8: a bit for each place that the marker is 1 step away from, or 2 over a passage."""
    bits = neighbours(params, state.marker)
    for way in range(WAYS):
        other = params.near[state.marker, way]
        if is_passage(state, other):
            bits |= neighbours(params, other)
    return bits


@kernel
def targets(params: Params, state: State) -> int:
    """SD-3.9 to SD-3.11: a bit for each tile that may be the target: near ones if there are any, else all minable."""
    minable = minable_tiles(params, state)
    near = minable & within_reach(params, state)
    return near if near else minable


@kernel
def may_enter_from(params: Params, state: State, target: int, place: int) -> bool:
    """SD-3.12: whether the marker may enter the target from that place."""
    if not is_next_to(params, target, place) or not is_passage(state, place):
        return False
    steps = distance(params, state, target)
    if steps == 1:
        return bool(place == state.marker)
    if steps == 2:
        return is_next_to(params, state.marker, place)
    return bool(state.reached[place])


# ---- links ----


@kernel
def linked_group(params: Params, state: State, place: int) -> int:
    """SD-9.13: a bit for each place whose tile is joined over links to the tile of one place, itself included."""
    group = 1 << int(place)
    changed = True
    while changed:
        changed = False
        for here in range(params.places):
            there = int(state.link_to[here])
            if there != EMPTY:
                both = (1 << here) | (1 << there)
                if group & both and group & both != both:
                    group |= both
                    changed = True
    return group


@kernel
def cut_links(params: Params, state: State, place: int) -> None:
    """SD-7.35, SD-9.15: all links of one tile end."""
    state.link_to[place] = EMPTY
    for other in range(params.places):
        if state.link_to[other] == place:
            state.link_to[other] = EMPTY


@kernel
def take_tile(params: Params, state: State, place: int) -> int:
    """A tile leaves its square, which becomes a passage; answers with the tile, which has yet to be put somewhere."""
    tile = int(state.tile_on[place])
    cut_links(params, state, place)
    state.tile_on[place] = EMPTY
    state.shown[place] = 0
    state.blocked[place] = 0
    return tile
