"""What a seat may know, as numbers for learning; seats are counted from the viewer's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlode.engine.compiling.bits import lowest
from starlode.engine.compiling.kernel import kernel
from starlode.engine.declarations.observing import named
from starlode.engine.state.header import SEATS
from starlode.engine.state.matching import matches_in_short
from starlode.engine.state.records import Array
from starlode.engine.state.rows import write_members, write_row
from starlode.engine.state.watching import Changed, anew, touched, wipe, wipe_first
from starlode.games.stella_digger.decisions import PHASES, Phase
from starlode.games.stella_digger.rules.sets import below, only, others, unlike
from starlode.games.stella_digger.rules.table import crystal_limit, field_count, hand_limit
from starlode.games.stella_digger.rules.terrain import exposed_tiles, linked_group, tiles_left
from starlode.games.stella_digger.rules.watched import (
    ASKED,
    CHOSEN,
    COMMONS,
    EVERYTHING,
    GOODS,
    HAND,
    MAP,
    PILES,
    SEAT,
    look,
)
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import (
    ACCIDENTS,
    ALARM,
    CARDS,
    COLOURS,
    COMMON,
    DECK_IDS,
    DECKS,
    EMPTY,
    FIELD,
    GADGET_TYPES,
    GADGETS,
    ONCE_A_ROUND,
    PLACES,
    SAFETY,
    SPENT,
    TOKENS,
    WON,
    Colour,
    Kind,
    Step,
)

if TYPE_CHECKING:
    from starlode.engine.declarations.config import Config

USABLE = sum(1 << kind for kind in ONCE_A_ROUND)  # a bit for each type
PER_PLACE = 14 + COLOURS
PER_SEAT = 15 + 4 * COLOURS + GADGETS + len(ONCE_A_ROUND) + 2 * CARDS + TOKENS
PER_DECK = 1 + 2 * COLOURS
TABLE = PHASES + 8 + COLOURS + 3 * ACCIDENTS + GADGETS + CARDS
CHOICE = 6 + GADGETS + TOKENS

# Where the parts begin, and in the part of a seat what it owns.
AT_COMMON = PHASES + 8 + COLOURS + 3 * ACCIDENTS
AT_DECKS = TABLE
AT_PLACES = AT_DECKS + DECKS * PER_DECK
AT_SEATS = AT_PLACES + PLACES * PER_PLACE
AT_HAND = AT_SEATS + SEATS * PER_SEAT
AT_CHOICE = AT_HAND + CARDS
OBSERVATION = AT_CHOICE + CHOICE
MONSTERS = 13
COLOURED = 15
OWNED = COLOURED + 4 * COLOURS
USED = OWNED + GADGETS
DISCARDED = USED + len(ONCE_A_ROUND)
PLAYED = DISCARDED + CARDS
UNPLACED = PLAYED + CARDS


@kernel
def observe(params: Params, state: State, seat: int, out: Array) -> None:
    """Write everything the seat may know; what is not written is 0, and most is."""
    observe_changes(params, state, seat, EVERYTHING, out)


@kernel
def observe_again(params: Params, state: State, seat: int, kept: Array, out: Array) -> None:
    """Write what has changed since the last time."""
    observe_changes(params, state, seat, look(state, seat, kept), out)


@kernel
def observe_changes(params: Params, state: State, seat: int, changed: Changed, out: Array) -> None:
    """Write the parts that may have changed.

    Each thing is looked at once and written where it belongs, instead of asking for each number what it is.
    """
    wipe_first(changed, out, OBSERVATION)
    observe_table(params, state, seat, changed, out)
    if anew(changed, PILES, out, AT_DECKS, DECKS * PER_DECK):
        observe_decks(params, state, out)
    if anew(changed, MAP, out, AT_PLACES, PLACES * PER_PLACE):
        observe_map(params, state, out)
    for owner in range(state.players):
        if touched(changed, SEAT[owner]):
            observe_seat(params, state, owner, changed, out, part_of(state, seat, owner))
    if touched(changed, GOODS):
        observe_goods(params, state, seat, changed, out)
    if touched(changed, HAND[seat]):
        write_row(state.hand[seat], CARDS, out, AT_HAND)
    if anew(changed, CHOSEN, out, AT_CHOICE, CHOICE):
        observe_choice(state, out)


@kernel
def away(state: State, seat: int, other: int) -> int:
    """How many seats another one is to the left of the viewer's."""
    return int(other) - seat if other >= seat else int(other) - seat + int(state.players)


@kernel
def part_of(state: State, seat: int, owner: int) -> int:
    """Where the numbers of a seat begin."""
    return AT_SEATS + away(state, seat, owner) * PER_SEAT


@kernel
def observe_table(params: Params, state: State, seat: int, changed: Changed, out: Array) -> None:
    """The decision, the clocks of the game, the common area, the forecasts, cards known to be in no deck."""
    if anew(changed, ASKED, out, 0, PHASES):
        out[int(state.phase)] = 1
    at = PHASES
    out[at] = state.players
    out[at + 1] = state.round_number
    out[at + 2] = state.chips_left
    out[at + 3] = away(state, seat, state.start_player)
    out[at + 4] = state.rebuilt
    out[at + 5] = state.alarm_count
    out[at + 6] = away(state, seat, state.active) if state.active != EMPTY else EMPTY
    out[at + 7] = params.advanced
    if touched(changed, COMMONS):
        observe_commons(state, out)


@kernel
def observe_commons(state: State, out: Array) -> None:
    """The common area, the forecasts, and cards known to be in no deck."""
    at = PHASES + 8
    write_row(state.stock, COLOURS, out, at)
    at += COLOURS
    for card in range(ACCIDENTS):
        out[at + card] = state.accident_at[card] == SAFETY
        out[at + ACCIDENTS + card] = state.accident_at[card] == SPENT
        out[at + 2 * ACCIDENTS + card] = state.step == Step.ACCIDENTS and state.accident_at[card] >= ALARM
    write_row(state.outside, CARDS, out, AT_COMMON + GADGETS)


@kernel
def observe_decks(params: Params, state: State, out: Array) -> None:
    """Sizes; with coloured backs also the colours in each deck and on top of it."""
    for deck in range(DECKS):
        at = AT_DECKS + deck * PER_DECK
        out[at] = state.deck_count[deck]
        if params.coloured:
            write_row(state.deck_colours[deck], COLOURS, out, at + 1)
            if state.deck_top[deck] >= 0:
                out[at + 1 + COLOURS + int(state.deck_top[deck])] = 1


@kernel
def observe_map(params: Params, state: State, out: Array) -> None:
    """Every square: its number, marker, network, drills, and the tile if it is face up."""
    for place in range(params.places):
        out[AT_PLACES + place * PER_PLACE] = params.printed[place]
    mark(out, 1, only(state.marker))
    mark(out, 2, unlike(state.reached, 0))
    mark(out, 3, unlike(state.drill_on, EMPTY))
    mark(out, 4, unlike(state.aimed, 0))
    mark(out, 5, tiles_left(state))
    mark(out, 6, exposed_tiles(params, state))
    mark(out, 7, unlike(state.blocked, 0))
    if state.entry != EMPTY:
        mark(out, 8, only(state.entry))
    mark(out, 9, linked_group(state, state.marker))
    mark(out, 10, unlike(state.link_to, EMPTY))
    shown = unlike(state.shown, 0)
    while shown:
        observe_tile(params, state.tile_on[lowest(shown)], out, AT_PLACES + lowest(shown) * PER_PLACE)
        shown = others(shown)


@kernel
def mark(out: Array, which: int, places: int) -> None:
    """Write 1 as one of the numbers of each place of a set."""
    while places:
        out[AT_PLACES + which + lowest(places) * PER_PLACE] = 1
        places = others(places)


@kernel
def observe_tile(params: Params, tile: int, out: Array, at: int) -> None:
    """A tile that is face up."""
    out[at + 11] = params.tile_crystals[tile]
    out[at + 12] = params.tile_kind[tile] == Kind.GOLD
    out[at + 13] = params.tile_kind[tile] == Kind.CONNECTED
    if params.tile_colour[tile] >= 0:
        out[at + 14 + int(params.tile_colour[tile])] = 1


@kernel
def observe_seat(params: Params, state: State, owner: int, changed: Changed, out: Array, at: int) -> None:
    """What all may know of a seat, but for what it owns."""
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
    place = at + USED
    for kind in range(GADGET_TYPES):
        if USABLE >> kind & 1:
            out[place] = state.used[owner, kind]
            place += 1
    observe_colours(params, state, owner, out, at + COLOURED)
    wipe(changed, out, at + COLOURED + 3 * COLOURS, COLOURS)
    wipe(changed, out, at + PLAYED, CARDS)
    observe_cards(state, owner, out, at)


@kernel
def observe_colours(params: Params, state: State, owner: int, out: Array, at: int) -> None:
    """Crystals of a seat, and what all may know of its hand; without coloured backs these are bounds."""
    write_row(state.crystals[owner], COLOURS, out, at)
    if params.coloured:
        write_row(state.hand_colours[owner], COLOURS, out, at + COLOURS)
    else:
        write_row(state.least[owner], COLOURS, out, at + COLOURS)
        write_row(state.most[owner], COLOURS, out, at + 2 * COLOURS)


@kernel
def observe_cards(state: State, owner: int, out: Array, at: int) -> None:
    """Discards and field cards of a seat, and the colour of the latter."""
    write_row(state.discards[owner], CARDS, out, at + DISCARDED)
    for i in range(FIELD):
        if state.field[owner, i] >= 0:
            out[at + PLAYED + int(state.field[owner, i])] += 1
    if state.field_colour[owner] >= 0:
        out[at + COLOURED + 3 * COLOURS + int(state.field_colour[owner])] = 1


@kernel
def observe_goods(params: Params, state: State, seat: int, changed: Changed, out: Array) -> None:
    """Gadgets, unplaced Large Drills and monsters, with their owners or in the common area."""
    unplaced = matches_in_short(state.token_at, TOKENS, EMPTY)
    write_members(matches_in_short(state.gadget_owner, GADGETS, COMMON), GADGETS, out, AT_COMMON)
    for owner in range(state.players):
        at = part_of(state, seat, owner)
        write_members(matches_in_short(state.gadget_owner, GADGETS, owner), GADGETS, out, at + OWNED)
        write_members(matches_in_short(state.token_owner, TOKENS, owner) & unplaced, TOKENS, out, at + UNPLACED)
        wipe(changed, out, at + MONSTERS, 2)
    won = below(state.tile_at, WON + 1) & ~below(state.tile_at, WON + 1 - SEATS)
    while won:
        tile = lowest(won)
        at = part_of(state, seat, WON - int(state.tile_at[tile])) + MONSTERS
        out[at] += 1
        out[at + 1] += params.tile_points[tile]
        won = others(won)


@kernel
def observe_choice(state: State, out: Array) -> None:
    """The choice half made."""
    at = AT_CHOICE
    out[at] = state.owed
    out[at + 1] = state.target + 1
    out[at + 2] = state.site + 1
    out[at + 3] = state.aim + 1
    out[at + 4] = state.monster + 1
    out[at + 5] = state.queue_count
    at += 6
    if state.buying >= 0:
        out[at + int(state.buying)] = 1
    at += GADGETS
    if state.building >= 0:
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
        *named("used", [kind.text for kind in ONCE_A_ROUND]),
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
