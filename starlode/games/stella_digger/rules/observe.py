"""What a seat may know, as numbers for learning; seats are counted from the viewer's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlode.engine.header import SEATS
from starlode.engine.kernel import kernel
from starlode.engine.observing import named
from starlode.engine.records import Array
from starlode.games.stella_digger.decisions import PHASES, Phase
from starlode.games.stella_digger.rules.table import crystal_limit, field_count, hand_limit
from starlode.games.stella_digger.rules.terrain import exposed_tiles, linked_group
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import (
    ACCIDENTS,
    ALARM,
    CARDS,
    COLOURS,
    DECK_IDS,
    DECKS,
    EMPTY,
    FIELD,
    GADGET_TYPES,
    GADGETS,
    PLACES,
    SAFETY,
    SPENT,
    TOKENS,
    WON,
    Colour,
    GadgetType,
    Kind,
    Step,
)

if TYPE_CHECKING:
    from starlode.engine.game import Config

PER_PLACE = 14 + COLOURS
PER_SEAT = 15 + 4 * COLOURS + GADGETS + GADGET_TYPES - 1 + 2 * CARDS + TOKENS
PER_DECK = 1 + 2 * COLOURS
TABLE = PHASES + 8 + COLOURS + 3 * ACCIDENTS + GADGETS + CARDS
CHOICE = 6 + GADGETS + TOKENS
OBSERVATION = TABLE + DECKS * PER_DECK + PLACES * PER_PLACE + SEATS * PER_SEAT + CARDS + CHOICE


@kernel
def observe(params: Params, state: State, seat: int, out: Array) -> None:
    """Write everything the seat may know; unused places are 0."""
    for i in range(OBSERVATION):
        out[i] = 0
    at = observe_table(params, state, seat, out, 0)
    at = observe_decks(params, state, out, at)
    group, exposed = linked_group(state, state.marker), exposed_tiles(params, state)
    for place in range(params.places):
        observe_place(params, state, place, group, exposed, out, at + place * PER_PLACE)
    at += PLACES * PER_PLACE
    for step in range(SEATS):
        if step < state.players:
            observe_seat(params, state, (seat + step) % state.players, out, at)
        at += PER_SEAT
    for card in range(CARDS):
        out[at + card] = state.hand[seat, card]
    observe_choice(state, seat, out, at + CARDS)


@kernel
def observe_table(params: Params, state: State, seat: int, out: Array, at: int) -> int:
    """The decision, the clocks of the game, the common area, the forecasts, cards known to be in no deck."""
    out[at + int(state.phase)] = 1
    at += PHASES
    out[at] = state.players
    out[at + 1] = state.round_number
    out[at + 2] = state.chips_left
    out[at + 3] = (state.start_player - seat) % state.players
    out[at + 4] = state.rebuilt
    out[at + 5] = state.alarm_count
    out[at + 6] = (state.active - seat) % state.players if state.active != EMPTY else EMPTY
    out[at + 7] = params.advanced
    at += 8
    for colour in range(COLOURS):
        out[at + colour] = state.stock[colour]
    at += COLOURS
    for card in range(ACCIDENTS):
        out[at + card] = state.accident_at[card] == SAFETY
        out[at + ACCIDENTS + card] = state.accident_at[card] == SPENT
        out[at + 2 * ACCIDENTS + card] = state.step == Step.ACCIDENTS and state.accident_at[card] >= ALARM
    at += 3 * ACCIDENTS
    for gadget in range(GADGETS):
        out[at + gadget] = state.gadget_owner[gadget] == EMPTY
    at += GADGETS
    for card in range(CARDS):
        out[at + card] = state.outside[card]
    return at + CARDS


@kernel
def observe_decks(params: Params, state: State, out: Array, at: int) -> int:
    """Sizes; with coloured backs also the colours in each deck and on top of it."""
    for deck in range(DECKS):
        out[at] = state.deck_count[deck]
        if params.coloured:
            for colour in range(COLOURS):
                out[at + 1 + colour] = state.deck_colours[deck, colour]
            if state.deck_top[deck] != EMPTY:
                out[at + 1 + COLOURS + int(state.deck_top[deck])] = 1
        at += PER_DECK
    return at


@kernel
def observe_place(params: Params, state: State, place: int, group: int, exposed: int, out: Array, at: int) -> None:
    """A square: its number, marker, network, drills, and the tile if it is face up."""
    out[at] = params.printed[place]
    out[at + 1] = state.marker == place
    out[at + 2] = state.reached[place]
    out[at + 3] = state.drill_on[place] != EMPTY
    out[at + 4] = state.aimed[place]
    out[at + 5] = state.tile_on[place] != EMPTY
    out[at + 6] = (exposed >> place) & 1
    out[at + 7] = state.blocked[place]
    out[at + 8] = state.entry == place
    out[at + 9] = (group >> place) & 1
    out[at + 10] = state.link_to[place] != EMPTY
    if not state.shown[place]:
        return
    tile = state.tile_on[place]
    out[at + 11] = params.tile_crystals[tile]
    out[at + 12] = params.tile_kind[tile] == Kind.GOLD
    out[at + 13] = params.tile_kind[tile] == Kind.CONNECTED
    if params.tile_colour[tile] != EMPTY:
        out[at + 14 + int(params.tile_colour[tile])] = 1


@kernel
def observe_seat(params: Params, state: State, owner: int, out: Array, at: int) -> None:
    """What all may know of a seat."""
    out[at] = state.hand_count[owner]
    out[at + 1] = hand_limit(params, state, owner)
    out[at + 2] = crystal_limit(params, state, owner)
    out[at + 3] = state.big[owner]
    out[at + 4] = state.small[owner]
    out[at + 5] = state.section[owner]
    out[at + 6] = state.tears[owner]
    out[at + 7] = state.eliminated[owner]
    out[at + 8] = state.start_player == owner
    out[at + 9] = state.active == owner
    out[at + 10] = state.struck[owner]
    out[at + 11] = state.winner == owner
    out[at + 12] = field_count(state, owner)
    for tile in range(params.tiles):
        if state.tile_at[tile] == WON - owner:
            out[at + 13] += 1
            out[at + 14] += params.tile_points[tile]
    at += 15
    for colour in range(COLOURS):
        known = params.coloured == 1
        out[at + colour] = state.crystals[owner, colour]
        out[at + COLOURS + colour] = state.hand_colours[owner, colour] if known else state.least[owner, colour]
        out[at + 2 * COLOURS + colour] = 0 if known else state.most[owner, colour]
        out[at + 3 * COLOURS + colour] = state.field_colour[owner] == colour
    observe_goods(state, owner, out, at + 4 * COLOURS)


@kernel
def observe_goods(state: State, owner: int, out: Array, at: int) -> None:
    """Gadgets, their use this round, discards, field cards and unplaced Large Drills of a seat."""
    for gadget in range(GADGETS):
        out[at + gadget] = state.gadget_owner[gadget] == owner
    at += GADGETS
    for kind in range(GADGET_TYPES - 1):
        out[at + kind] = state.used[owner, kind]
    at += GADGET_TYPES - 1
    for card in range(CARDS):
        out[at + card] = state.discards[owner, card]
    at += CARDS
    for i in range(FIELD):
        if state.field[owner, i] != EMPTY:
            out[at + int(state.field[owner, i])] += 1
    at += CARDS
    for token in range(TOKENS):
        out[at + token] = state.token_owner[token] == owner and state.token_at[token] == EMPTY


@kernel
def observe_choice(state: State, seat: int, out: Array, at: int) -> None:
    """The choice half made."""
    out[at] = state.owed
    out[at + 1] = state.target + 1
    out[at + 2] = state.site + 1
    out[at + 3] = state.aim + 1
    out[at + 4] = state.monster + 1
    out[at + 5] = state.queue_count
    at += 6
    if state.buying != EMPTY:
        out[at + int(state.buying)] = 1
    at += GADGETS
    if state.building != EMPTY:
        out[at + int(state.building)] = 1


# ---- what all these numbers are called ----

OF_TABLE = ("players", "round", "chips-left", "start-player", "rebuilt", "alarm", "active", "advanced")
OF_PLACE = (
    *("printed", "marker", "reached", "drill", "aimed", "tile", "exposed", "blocked", "entry", "linked", "link"),
    *("crystals", "gold", "connected"),
)
OF_SEAT = (
    *("hand-size", "hand-limit", "crystal-limit", "big-chips", "small-chips", "section", "tears", "eliminated"),
    *("start-player", "active", "struck", "winner", "field-size", "monsters", "monster-points"),
)


def names(config: Config) -> list[str]:
    """What each number is; `seat.0` is the viewer, `seat.1` the next seat, and the table's seats are counted likewise.

    Squares have numbers, because there may be fewer than an observation has room for.
    """
    deck = ("size", *named("holds", Colour.texts()), *named("top", Colour.texts()))
    return [
        *table_names(config),
        *named("deck", DECK_IDS, deck),
        *named("place", range(PLACES), (*OF_PLACE, *named("colour", Colour.texts()))),
        *named("seat", range(SEATS), seat_names(config)),
        *named("hand", config.components.card_ids),
        *choice_names(config),
    ]


def table_names(config: Config) -> list[str]:
    """What `observe_table` writes."""
    loaded = config.components
    return [
        *named("phase", Phase.texts()),
        *OF_TABLE,
        *named("stock", Colour.texts()),
        *named("accident", ("safe", "spent", "in-alarm"), loaded.accident_ids),
        *named("common", loaded.gadget_ids),
        *named("outside", loaded.card_ids),
    ]


def seat_names(config: Config) -> list[str]:
    """What `observe_seat` writes, with the goods; without coloured backs a hand is known by bounds only."""
    loaded, colours = config.components, Colour.texts()
    return [
        *OF_SEAT,
        *named("crystals", colours),
        *named("hand-least", colours),
        *named("hand-most", colours),
        *named("field-colour", colours),
        *named("gadget", loaded.gadget_ids),
        *named("used", GadgetType.texts()[: GADGET_TYPES - 1]),
        *named("discards", loaded.card_ids),
        *named("field", loaded.card_ids),
        *named("unplaced", loaded.drill_ids),
    ]


def choice_names(config: Config) -> list[str]:
    """What `observe_choice` writes."""
    return [
        *named("choice", ("owed", "target", "site", "aim", "monster", "queue")),
        *named("buying", config.components.gadget_ids),
        *named("building", config.components.drill_ids),
    ]
