"""Section 7: mining completion. Who wins, who gains which crystals, and the blockade when nobody mined."""

from __future__ import annotations

from starlode.engine.compiling.bits import lowest
from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger import events
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.rules.chips import check_performance
from starlode.games.stella_digger.rules.play import strength
from starlode.games.stella_digger.rules.sets import others
from starlode.games.stella_digger.rules.table import (
    ask,
    clear_field,
    colours_held,
    crystal_count,
    crystal_limit,
    end_game,
    field_count,
    first_colour_held,
    follow,
    give_back,
    in_turn,
    is_choice,
)
from starlode.games.stella_digger.rules.terrain import cut_links, linked_group, spread_network, take_tile
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import COLOURS, EMPTY, IN_SECTION, Ending, GadgetType, Kind, Step


@kernel
def complete_mining(params: Params, state: State) -> None:
    """SD-7.1, SD-7.12, SD-7.31: a winner takes the tiles; without a participant there is a blockade."""
    colours = target_colours(params, state)
    winner = find_winner(params, state, colours)
    if winner == EMPTY:
        blockade(params, state)
        return
    state.winner = winner
    matching = matches(params, state, winner, colours)
    events.winner(state, winner, strength(params, state, winner), matching)
    take_group(params, state, winner)
    state.step = Step.SPOILS
    open_spoil(params, state)


# ---- comparison ----


@kernel
def target_colours(params: Params, state: State) -> int:
    """SD-3.15: a bit for each colour of the target group; none when the marker is on no tile."""
    if state.tile_on[state.marker] == EMPTY:
        return 0
    return group_colours(params, state, linked_group(state, state.marker))


@kernel
def group_colours(params: Params, state: State, group: int) -> int:
    """SD-3.15: a bit for each colour of the tiles on a set of squares; all four if a gold tile is among them."""
    colours = 0
    while group:
        tile = state.tile_on[lowest(group)]
        if params.tile_kind[tile] == Kind.GOLD:
            return (1 << COLOURS) - 1
        if params.tile_colour[tile] != EMPTY:
            colours |= 1 << int(params.tile_colour[tile])
        group = others(group)
    return colours


@kernel
def matches(params: Params, state: State, seat: int, colours: int) -> bool:
    """SD-7.7, SD-7.11: whether the effective colour of the seat's cards is a target colour."""
    return bool(field_count(state, seat) > 0 and (colours >> int(state.field_colour[seat])) & 1)


@kernel
def find_winner(params: Params, state: State, colours: int) -> int:
    """SD-7.8 to SD-7.11: matching before not matching, then strength, then turn order; -1 without participants."""
    best, winner = -1, EMPTY
    for step in range(state.players):
        seat = in_turn(state, step)
        if field_count(state, seat) > 0:
            value = strength(params, state, seat) + (MATCHING if matches(params, state, seat, colours) else 0)
            if value > best:
                best, winner = value, int(seat)
    return winner


MATCHING = 1000  # more than any strength


# ---- rewards ----


@kernel
def take_group(params: Params, state: State, winner: int) -> None:
    """SD-7.12, SD-7.13: the tiles of the target group go to the winner's section, in reading order."""
    group = linked_group(state, state.marker)
    while group:
        place = lowest(group)
        tile = take_tile(state, place)
        state.tile_at[tile] = IN_SECTION - winner
        state.section[winner] += 1
        state.queue[state.queue_count] = tile
        state.queue_count += 1
        events.tile(state, winner, tile, place)
        group = others(group)
    spread_network(params, state)


@kernel
def open_spoil(params: Params, state: State) -> None:
    """The crystals of the first tile in the queue become due."""
    state.owed = params.tile_crystals[state.queue[0]] if state.queue_count > 0 else 0


@kernel
def close_spoil(params: Params, state: State) -> None:
    """The first tile in the queue is paid; the others move up."""
    for i in range(state.queue_count - 1):
        state.queue[i] = state.queue[i + 1]
    state.queue_count -= 1
    state.queue[state.queue_count] = EMPTY
    open_spoil(params, state)


@kernel
def run_spoils(params: Params, state: State) -> None:
    """SD-7.13, SD-7.14: the winner gains the crystals of each tile, choosing the colours of gold ones."""
    while state.queue_count > 0:
        tile = state.queue[0]
        while state.owed > 0:
            colour = int(params.tile_colour[tile])
            if params.tile_kind[tile] == Kind.GOLD:
                count = colours_to_gain(state, state.winner)
                if is_choice(params, count):
                    ask(state, state.winner, Phase.GOLD)
                    return
                colour = first_colour_to_gain(state, state.winner)
            if colour != EMPTY:
                gain(state, state.winner, colour)
            state.owed -= 1
        close_spoil(params, state)
    console(state)
    state.step = Step.CAPSULES
    state.active = state.start_player


@kernel
def can_gain(state: State, seat: int, colour: int) -> bool:
    """SD-7.15: the common area or another player has a crystal of that colour."""
    return bool(state.stock[colour] > 0 or richest(state, seat, colour) != EMPTY)


@kernel
def colours_to_gain(state: State, seat: int) -> int:
    """How many colours can be gained."""
    count = 0
    for colour in range(COLOURS):
        count += can_gain(state, seat, colour)
    return count


@kernel
def first_colour_to_gain(state: State, seat: int) -> int:
    """The first colour that can be gained, -1 none."""
    for colour in range(COLOURS):
        if can_gain(state, seat, colour):
            return colour
    return EMPTY


@kernel
def richest(state: State, taker: int, colour: int) -> int:
    """SD-7.21, SD-7.23, SD-0.5: the other player with most crystals of a colour, the closest to the start player."""
    best, owner = 0, EMPTY
    for step in range(state.players):
        seat = in_turn(state, step)
        if seat != taker and state.crystals[seat, colour] > best:
            best, owner = int(state.crystals[seat, colour]), int(seat)
    return owner


@kernel
def gain(state: State, seat: int, colour: int) -> None:
    """SD-7.20 to SD-7.23: one crystal from the common area, else from the richest other player, else none."""
    source = EMPTY
    if state.stock[colour] > 0:
        state.stock[colour] -= 1
    else:
        source = richest(state, seat, colour)
        if source == EMPTY:
            events.no_crystal(state, seat, colour)
            return
        state.crystals[source, colour] -= 1
    state.crystals[seat, colour] += 1
    events.crystal(state, seat, colour, source)


@kernel
def console(state: State) -> None:
    """SD-7.16, SD-7.17, SD-7.19, SD-7.30: every other participant gains one crystal of their effective colour."""
    for step in range(state.players):
        seat = in_turn(state, step)
        if seat != state.winner and field_count(state, seat) > 0:
            gain(state, seat, state.field_colour[seat])


# ---- Refining Capsules ----


@kernel
def count_capsules(state: State, seat: int) -> int:
    """Refining Capsules of a participant that has not used one this round."""
    if field_count(state, seat) == 0 or state.used[seat, GadgetType.REFINING_CAPSULE]:
        return 0
    count = 0
    for colour in range(COLOURS):
        count += state.gadget_owner[GadgetType.REFINING_CAPSULE * COLOURS + colour] == seat
    return count


@kernel
def run_capsules(params: Params, state: State) -> None:
    """SD-5.11 to SD-5.13, SD-7.18: each participant with a capsule gains its crystal, in turn order."""
    while state.active != EMPTY:
        seat = state.active
        count = count_capsules(state, seat)
        if is_choice(params, count):
            ask(state, seat, Phase.CAPSULE)
            return
        if count == 1:
            for colour in range(COLOURS):
                if state.gadget_owner[GadgetType.REFINING_CAPSULE * COLOURS + colour] == seat:
                    refine(state, seat, colour)
                    break
        else:
            state.active = follow(state, seat)
    state.step = Step.LIMITS
    state.active = state.start_player


@kernel
def refine(state: State, seat: int, colour: int) -> None:
    """SD-5.11, SD-5.15: the capsule of a colour works, once a round."""
    state.used[seat, GadgetType.REFINING_CAPSULE] = 1
    events.capsule(state, seat, GadgetType.REFINING_CAPSULE * COLOURS + colour)
    gain(state, seat, colour)
    state.active = follow(state, seat)


# ---- limits and the end of mining ----


@kernel
def run_limits(params: Params, state: State) -> None:
    """SD-7.24: after all gains everyone above the limit returns crystals, in turn order."""
    while state.active != EMPTY:
        seat = state.active
        if crystal_count(state, seat) <= crystal_limit(params, state, seat):
            state.active = follow(state, seat)
        elif is_choice(params, colours_held(state, seat)):
            ask(state, seat, Phase.RETURN)
            return
        else:
            return_crystal(state, seat, first_colour_held(state, seat))
    finish_mining(params, state)


@kernel
def return_crystal(state: State, seat: int, colour: int) -> None:
    """SD-7.25: a crystal above the limit goes to the common area."""
    give_back(state, seat, colour, 1)
    events.return_(state, seat, colour)


@kernel
def finish_mining(params: Params, state: State) -> None:
    """SD-7.26 to SD-7.29: field cards are discarded, the winner becomes start player, performance is checked."""
    for seat in range(state.players):
        clear_field(state, seat)
    if state.start_player != state.winner:
        state.start_player = state.winner
        events.foreman(state, state.winner)
    state.winner = EMPTY
    state.entry = EMPTY
    state.step = Step.LOOK
    check_performance(params, state)


# ---- blockade ----


@kernel
def blockade(params: Params, state: State) -> None:
    """SD-7.32 to SD-7.39: a chip closes the tile under the marker, which returns to its entry square."""
    state.chips_left -= 1
    state.blocked[state.marker] = 1
    cut_links(state, state.marker)
    events.blockade(state, state.marker)
    state.marker = state.entry
    state.entry = EMPTY
    state.step = Step.LOOK
    if state.chips_left == 0:
        end_game(state, Ending.CHIPS)  # SD-10.3
