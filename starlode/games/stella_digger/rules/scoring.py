"""Section 11: points, tie-breaks and ranks."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.running.contract import POINTS, RANK
from starlode.engine.state.records import Array
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import COLOURS, EMPTY, GADGET_TYPES, GADGETS, TOKENS, WON


@kernel
def score_chips(params: Params, state: State, seat: int) -> int:
    """SD-11.1: 3 points for each 300 million chip, 1 for each 100 million chip."""
    return int(params.big_points) * int(state.big[seat]) + int(params.small_points) * int(state.small[seat])


@kernel
def score_monsters(params: Params, state: State, seat: int) -> int:
    """SD-11.2: the points printed on the monsters won."""
    points = 0
    for tile in range(params.tiles):
        if state.tile_at[tile] == WON - seat:
            points += int(params.tile_points[tile])
    return points


@kernel
def count_monsters(params: Params, state: State, seat: int) -> int:
    """Monster tiles won."""
    count = 0
    for tile in range(params.tiles):
        count += int(state.tile_at[tile] == WON - seat)
    return count


@kernel
def count_gadgets(state: State, seat: int) -> int:
    """Gadget cards owned."""
    count = 0
    for gadget in range(GADGETS):
        count += int(state.gadget_owner[gadget] == seat)
    return count


@kernel
def score_gadgets(params: Params, state: State, seat: int) -> int:
    """SD-11.3: 2 points for each gadget card."""
    return int(params.gadget_points) * count_gadgets(state, seat)


@kernel
def score_sets(params: Params, state: State, seat: int) -> int:
    """SD-11.4: a bonus for two, three or four gadgets of one colour, each colour separately."""
    points = 0
    for colour in range(COLOURS):
        count = 0
        for kind in range(GADGET_TYPES):
            count += int(state.gadget_owner[kind * COLOURS + colour] == seat)
        points += int(params.set_points[count])
    return points


@kernel
def score_crystals(params: Params, state: State, seat: int) -> int:
    """SD-11.5: 1 point for each full pair of one colour."""
    points = 0
    for colour in range(COLOURS):
        points += int(state.crystals[seat, colour]) // int(params.crystals_per_point)
    return points


@kernel
def score_drills(params: Params, state: State, seat: int) -> int:
    """SD-11.6: minus 1 point for each unplaced Large Drill."""
    points = 0
    for token in range(TOKENS):
        if state.token_owner[token] == seat and state.token_at[token] == EMPTY:
            points -= int(params.unplaced_points)
    return points


@kernel
def score(params: Params, state: State, seat: int) -> int:
    """SD-11.1 to SD-11.7, SD-12.6: all points of a seat; an eliminated one has nothing that scores."""
    return (
        score_chips(params, state, seat)
        + score_monsters(params, state, seat)
        + score_gadgets(params, state, seat)
        + score_sets(params, state, seat)
        + score_crystals(params, state, seat)
        + score_drills(params, state, seat)
    )


@kernel
def standing(params: Params, state: State, seat: int) -> int:
    """SD-11.8, SD-11.9, SD-12.11: one number to compare: still in the game, points, chips, gadgets, monsters."""
    number = 0 if state.eliminated[seat] else 1
    number = number * 1000 + score(params, state, seat) + 500
    number = number * 1000 + score_chips(params, state, seat)
    number = number * 100 + count_gadgets(state, seat)
    return number * 100 + count_monsters(params, state, seat)


@kernel
def returns(params: Params, state: State, out: Array) -> None:
    """SD-11.8, SD-12.9: points and rank of every seat, 1 is best; equals share a rank."""
    for seat in range(state.players):
        out[seat, POINTS] = score(params, state, seat)
        out[seat, RANK] = 1
        for other in range(state.players):
            out[seat, RANK] += standing(params, state, other) > standing(params, state, seat)
