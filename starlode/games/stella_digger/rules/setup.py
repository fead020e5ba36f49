"""Section 2: set-up. Random steps are carried out in the order of the clauses."""

from __future__ import annotations

from starlode.engine.compiling.bits import nth, ones
from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import draw
from starlode.engine.state.filling import fill
from starlode.engine.state.header import SEATS
from starlode.engine.state.matching import matches
from starlode.games.stella_digger import events
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.rules.decks import deal_decks, draw_card, first_full_deck, full_decks, reset_accidents
from starlode.games.stella_digger.rules.table import ask, clockwise, is_choice
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import (
    CARDS,
    COLOURS,
    COMMON,
    DECKS,
    EMPTY,
    FIELD,
    GADGET_TYPES,
    GADGETS,
    OUT,
    PAST,
    PLACES,
    POOLS,
    QUEUE,
    REMOVED,
    TILES,
    TOKENS,
    Ending,
    Step,
)


@kernel
def setup(params: Params, state: State) -> None:
    """SD-2.1 to SD-2.14: deal a fresh game."""
    clear_table(params, state)
    lay_tiles(params, state)
    reset_accidents(state)
    total = 0
    for card in range(CARDS):
        state.discards[0, card] = params.copies[card]
        total += params.copies[card]
    deal_decks(params, state, total)
    deal_tokens(params, state)
    state.start_player = params.first_seat if params.first_seat >= 0 else draw(state, state.players)
    for way in range(2):  # SD-2.13: above START and to the right of it
        state.shown[params.near[params.start, way]] = 1
    state.event_count = 0  # nobody watches the table being laid
    events.round_(state, state.start_player, state.round_number)
    ask(state, state.start_player, Phase.START_TILE)


@kernel
def clear_table(params: Params, state: State) -> None:
    """SD-2.1, SD-2.2: everything is in the common area and no one owns anything."""
    state.step = Step.DRAFT
    state.round_number = 1
    state.marker = params.start
    state.entry = EMPTY
    state.ending = Ending.NOT_OVER
    clear_map(params, state)
    for deck in range(DECKS):
        state.deck_count[deck] = 0
        fill(state.deck[deck], CARDS, 0)
        for colour in range(COLOURS):
            state.deck_colours[deck, colour] = 0
    clear_past(state)
    for colour in range(COLOURS):
        state.stock[colour] = params.crystal_stock
    for gadget in range(GADGETS):
        state.gadget_owner[gadget] = COMMON
    state.rebuilt = 0
    state.chips_left = params.chip_stock
    state.chips_gone = 0
    for seat in range(SEATS):
        clear_seat(state, seat)
    clear_decision(state)


@kernel
def clear_past(state: State) -> None:
    """Nothing is remembered, and nothing is on the slate."""
    state.past_count = 0
    for suit in range(COLOURS):
        state.pools[suit] = 0
    for pool in range(POOLS):
        fill(state.pool[pool], CARDS, 0)
        fill(state.slate_cards[pool], CARDS, 0)
    fill(state.past_seat, PAST, 0)
    fill(state.past_what, PAST, 0)
    fill(state.past_number, PAST, 0)
    fill(state.slate, PAST, 0)


@kernel
def clear_map(params: Params, state: State) -> None:
    """No tile and no Large Drill anywhere; only START is reached."""
    fill(state.tile_on, PLACES, EMPTY)
    fill(state.shown, PLACES, 0)
    fill(state.blocked, PLACES, 0)
    fill(state.link_to, PLACES, EMPTY)
    fill(state.reached, PLACES, 0)
    fill(state.drill_on, PLACES, EMPTY)
    fill(state.aimed, PLACES, 0)
    state.reached[params.start] = 1
    fill(state.tile_at, TILES, REMOVED)
    for token in range(TOKENS):
        state.token_owner[token] = OUT
        state.token_at[token] = EMPTY
        state.token_aim[token] = EMPTY


@kernel
def clear_seat(state: State, seat: int) -> None:
    """A seat owns nothing and holds nothing."""
    state.hand_count[seat] = 0
    for pool in range(POOLS):
        state.slate_slots[seat, pool] = 0
    fill(state.hand[seat], CARDS, 0)
    fill(state.discards[seat], CARDS, 0)
    for i in range(FIELD):
        state.field[seat, i] = EMPTY
    state.field_colour[seat] = EMPTY
    for colour in range(COLOURS):
        state.crystals[seat, colour] = 0
        state.hand_colours[seat, colour] = 0
        state.least[seat, colour] = 0
        state.most[seat, colour] = 0
    for kind in range(GADGET_TYPES):
        state.used[seat, kind] = 0
    state.drones[seat] = 0
    state.big[seat] = 0
    state.small[seat] = 0
    state.section[seat] = 0
    state.tears[seat] = 0
    state.eliminated[seat] = 0


@kernel
def clear_decision(state: State) -> None:
    """No choice is half made."""
    state.target = EMPTY
    state.buying = EMPTY
    state.building = EMPTY
    state.site = EMPTY
    state.aim = EMPTY
    state.owed = 0
    state.winner = EMPTY
    state.monster = EMPTY
    state.queue_count = 0
    for i in range(QUEUE):
        state.queue[i] = EMPTY
    for seat in range(SEATS):
        state.struck[seat] = 0


@kernel
def lay_tiles(params: Params, state: State) -> None:
    """SD-2.3 to SD-2.5: from top right to bottom left every square gets a face-down tile of its zone's back."""
    left = tiles_at(params, state, REMOVED)
    for back in range(params.places):
        place = params.places - 1 - back
        if place != params.start:
            left = lay_tile(params, state, place, left)


@kernel
def tiles_at(params: Params, state: State, where: int) -> int:
    """The tiles in use that lie there, as bits."""
    return matches(state.tile_at, 0, TILES, where) & ((1 << int(params.tiles)) - 1)


@kernel
def lay_tile(params: Params, state: State, place: int, left: int) -> int:
    """A random one of these tiles with the back of the square's zone; returns the others."""
    fitting = left & matches(params.tile_back, 0, TILES, params.zone[place])
    tile = nth(fitting, draw(state, ones(fitting)))
    state.tile_at[tile] = place
    state.tile_on[place] = tile
    return left ^ (1 << tile)


@kernel
def deal_tokens(params: Params, state: State) -> None:
    """SD-2.9, SD-2.10: random Large Drills for everyone; what is left over leaves the game."""
    left = TOKENS
    for seat in range(state.players):
        for _ in range(params.tokens_each[state.players]):
            pick = draw(state, left)
            left -= 1
            for token in range(TOKENS):
                if state.token_owner[token] == OUT:
                    pick -= 1
                    if pick < 0:
                        state.token_owner[token] = seat
                        break


# ---- the draft ----


@kernel
def run_draft(params: Params, state: State) -> None:
    """SD-2.16 to SD-2.19: in turn order one card each, again and again until all hands are full."""
    while state.hand_count[state.active] < params.hand_limit:
        if is_choice(params, full_decks(state)):
            ask(state, state.active, Phase.DRAFT)
            return
        draft(params, state, first_full_deck(state))
    state.step = Step.ACTIONS
    state.active = state.start_player


@kernel
def draft(params: Params, state: State, deck: int) -> None:
    """SD-2.16: one card of a deck; SD-2.17: its owner sees it before the next one is drawn."""
    draw_card(params, state, state.active, deck)
    state.active = clockwise(state, state.active)
