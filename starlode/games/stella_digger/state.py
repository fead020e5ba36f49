"""Stella Digger!: the position and the parameters."""

from __future__ import annotations

from starlode.engine.state.header import EVENT_FIELDS, SEATS, Header
from starlode.engine.state.records import Array, Hidden, Record, f64, i8, i16, i32, record
from starlode.games.stella_digger.decisions import PHASES
from starlode.games.stella_digger.things import (
    ACCIDENTS,
    ALARM,
    CARDS,
    COLOURS,
    COMMON,
    COPIES,
    DECKS,
    EMPTY,
    FACE_DOWN,
    FIELD,
    GADGET_TYPES,
    GADGETS,
    HAD_MOST,
    MOST_CARDS,
    MOST_CHIPS,
    MOST_CRYSTALS,
    MOST_IN_HAND,
    MOST_IN_SECTION,
    MOST_PRINTED,
    MOST_SMALL_CHIPS,
    OUT,
    PAST,
    PLACES,
    POOLS,
    QUEUE,
    TILES,
    TOKENS,
    WAYS,
    Ending,
    Step,
)

ROOM = 160  # events of one decision: it may end the round, and accidents, rewards and three fights go by themselves
LAST = SEATS - 1


@record
class State(Header):
    """A position."""

    at_end = (*Header.at_end, "slate", "slate_cards", "slate_slots")  # no one may know the scratch space of the rules

    # fmt: off
    often = (  # by what random play touches, so that a decision needs few lines of the cache: see speed.md
        "hand_count", "active", "winner", "step", "entry", "marker", "queue_count", "start_player", "deck_top",
        "drones", "owed", "deck_count", "alarm_count", "tears", "accident_at", "eliminated", "aim", "rebuilt", "field",
        "building", "field_colour", "deck_colours", "hand_colours", "pools", "past_count", "reached", "tile_on",
        "chips_gone", "ending", "shown", "outside", "round_number", "token_owner", "gadget_owner", "stock", "token_at",
        "big", "crystals", "buying", "queue", "monster", "site", "used", "past_number", "chips_left", "small",
        "section", "link_to", "tile_at", "discards", "hand", "past_what",
    )
    # fmt: on

    players: int = i8(low=2, high=SEATS)
    phase: int = i8(low=0, high=PHASES - 1)
    events: Array = i16(ROOM, EVENT_FIELDS, hidden=Hidden.ALL)  # as in every header, only longer

    step: int = i16(low=0, high=len(Step) - 1)  # of the round
    active: int = i16(low=EMPTY, high=LAST)  # seat that is asked or comes next in the step, -1 once all had their turn
    start_player: int = i16(low=0, high=LAST)  # holder of the Foreman Marker, never eliminated
    round_number: int = i16(low=1)
    marker: int = i16(low=0, high=PLACES - 1)  # place
    entry: int = i16(low=EMPTY, high=PLACES - 1)  # place from which the marker entered the target
    ending: int = i16(low=0, high=len(Ending) - 1)

    # the map
    tile_on: Array = i8(PLACES, low=FACE_DOWN, high=TILES - 1, hidden=Hidden.PARTLY)  # tile, to a seat FACE_DOWN too
    shown: Array = i8(PLACES, low=0, high=1)  # 1 if the tile there is face up
    blocked: Array = i8(PLACES, low=0, high=1)  # 1 if the tile there is blockaded
    link_to: Array = i8(PLACES, low=EMPTY, high=PLACES - 1)  # place its red arrow linked this connected tile to
    reached: Array = i8(PLACES, low=0, high=1)  # 1 for the open network: passages joined to START
    drill_on: Array = i8(PLACES, low=EMPTY, high=TOKENS - 1)  # Large Drill standing here
    aimed: Array = i8(PLACES, low=0, high=1)  # 1 if a Large Drill points here
    # Place, REMOVED, IN_SECTION - seat, WON - seat; to a seat FACE_DOWN for all that lie so.
    tile_at: Array = i8(TILES, low=FACE_DOWN, high=PLACES - 1, hidden=Hidden.PARTLY)

    # drill cards
    deck: Array = i8(DECKS, CARDS, low=0, high=COPIES, hidden=Hidden.ALL)  # counts
    deck_count: Array = i8(DECKS, low=0, high=MOST_CARDS // DECKS)
    deck_colours: Array = i8(DECKS, COLOURS, low=0, high=MOST_CARDS // DECKS)  # coloured backs: cards of each colour
    deck_top: Array = i8(DECKS, low=EMPTY, high=COLOURS - 1)  # colour of the top card, -1 also for plain backs
    outside: Array = i8(CARDS, low=0, high=COPIES)  # cards that were in no deck when the decks were last dealt
    hand: Array = i8(SEATS, CARDS, low=0, high=COPIES, hidden=Hidden.OTHERS)  # counts
    hand_count: Array = i8(SEATS, low=0, high=MOST_IN_HAND)
    hand_colours: Array = i8(SEATS, COLOURS, low=0, high=MOST_IN_HAND)  # coloured backs: cards of each colour
    least: Array = i8(SEATS, COLOURS, low=0, high=MOST_IN_HAND)  # plain backs: this many cards of a colour all know
    most: Array = i8(SEATS, COLOURS, low=0, high=MOST_IN_HAND)  # to be in that hand, and never more than this many
    field: Array = i8(SEATS, FIELD, low=EMPTY, high=CARDS - 1)  # card types, the first one first
    field_colour: Array = i8(SEATS, low=EMPTY, high=COLOURS - 1)  # effective colour of these cards
    discards: Array = i8(SEATS, CARDS, low=0, high=COPIES)  # counts
    # What all remember of cards that came and went (rules/memory.py). Of each colour, with plain backs of all together
    # under the first: in how many pools the cards lay that no one had seen when it began, 0 while there is no past.
    pools: Array = i8(COLOURS, low=0, high=POOLS)
    pool: Array = i8(POOLS, CARDS, low=0, high=COPIES)  # counts
    past_count: int = i16(low=0, high=PAST)
    past_seat: Array = i8(PAST, low=0, high=LAST)
    past_what: Array = i8(PAST, low=0, high=HAD_MOST + COLOURS - 1, hidden=Hidden.PARTLY)  # LEFT, DREW, ..., HAD_MOST
    past_number: Array = i8(PAST, low=0, high=MOST_IN_HAND)  # pool a card was drawn from, bound of a fact
    rebuilt: int = i16(low=0, high=1)  # 1 if the decks were rebuilt this round
    # DANGER, SAFETY, SPENT, ALARM + n; to a seat unrevealed Alarm cards are in Danger.
    accident_at: Array = i8(ACCIDENTS, low=0, high=ALARM + ACCIDENTS - 2, hidden=Hidden.PARTLY)
    alarm_count: int = i16(low=0, high=ACCIDENTS - 1)  # cards in the Alarm

    # what players own
    stock: Array = i8(COLOURS, low=0, high=MOST_CRYSTALS)  # crystals in the common area
    crystals: Array = i8(SEATS, COLOURS, low=0, high=MOST_CRYSTALS)
    gadget_owner: Array = i8(GADGETS, low=COMMON, high=LAST)
    drones: Array = i8(SEATS, low=0, high=COLOURS)  # Support Drones owned
    used: Array = i8(SEATS, GADGET_TYPES, low=0, high=1)  # 1 if the type was used this round
    token_owner: Array = i8(TOKENS, low=OUT, high=LAST)
    token_at: Array = i8(TOKENS, low=EMPTY, high=PLACES - 1)  # place, -1 not placed
    token_aim: Array = i8(TOKENS, low=EMPTY, high=WAYS - 1)  # direction, -1 not placed
    chips_left: int = i16(low=0, high=MOST_CHIPS)  # 300 million chips on the board
    chips_gone: int = i16(low=0, high=MOST_CHIPS)  # 300 million chips out of the game
    big: Array = i8(SEATS, low=0, high=MOST_CHIPS)  # 300 million chips
    small: Array = i8(SEATS, low=0, high=MOST_SMALL_CHIPS)  # 100 million chips
    section: Array = i8(SEATS, low=0, high=MOST_IN_SECTION)  # tiles in the seat's section of the board
    tears: Array = i8(SEATS, low=0, high=SEATS)
    eliminated: Array = i8(SEATS, low=0, high=1)  # 1 if out of the game

    # the decision in progress
    target: int = i16(low=EMPTY, high=PLACES - 1)  # place chosen while the entry square is asked
    buying: int = i16(low=EMPTY, high=GADGETS - 1)
    building: int = i16(low=EMPTY, high=TOKENS - 1)  # Large Drill
    site: int = i16(low=EMPTY, high=PLACES - 1)  # place for it
    aim: int = i16(low=EMPTY, high=WAYS - 1)  # its direction
    owed: int = i16(low=0, high=MOST_PRINTED)  # crystals still to pay, to choose or to lose
    winner: int = i16(low=EMPTY, high=LAST)  # of this mining completion
    monster: int = i16(low=EMPTY, high=PLACES - 1)  # place of the monster that is fought
    struck: Array = i8(SEATS, low=0, high=1)  # 1 if this accident card made the seat discard
    queue: Array = i8(QUEUE, low=EMPTY, high=TILES - 1)  # tiles whose crystals are still to be gained
    queue_count: int = i16(low=0, high=QUEUE)

    # where what a seat cannot know is worked out, blank otherwise
    slate: Array = i8(PAST, low=0, high=MOST_IN_HAND, hidden=Hidden.ALL)
    slate_cards: Array = i8(POOLS, CARDS, low=0, high=COPIES, hidden=Hidden.ALL)
    slate_slots: Array = i8(SEATS, POOLS, low=0, high=MOST_IN_HAND, hidden=Hidden.ALL)


@record
class Params(Record):
    """Everything the rules look up: component tables, numbers and options."""

    # drill cards
    card_number: Array = i16(CARDS)
    card_colour: Array = i16(CARDS)
    copies: Array = i16(CARDS)

    # the map
    places: int = i16()  # squares in use, START included
    start: int = i16()  # START
    near: Array = i16(PLACES, 4)  # neighbour in each direction, -1 for anything that counts as wall
    beside: Array = i32(2, PLACES)  # the same as sets: a bit for each neighbour, those of the second half by themselves
    printed: Array = i16(PLACES)  # number, 0 for START
    zone: Array = i16(PLACES)  # colour of the backs, -1 for START
    framed: Array = i16(PLACES)  # 1 with a yellow frame

    # tiles
    tiles: int = i16()  # tiles in use
    tile_back: Array = i16(TILES)
    tile_kind: Array = i16(TILES)
    tile_colour: Array = i16(TILES)  # -1 none
    tile_crystals: Array = i16(TILES)
    tile_arrow: Array = i16(TILES)  # direction, -1 none
    tile_power: Array = i16(TILES)
    tile_damage: Array = i16(TILES)
    tile_points: Array = i16(TILES)

    # gadgets and Large Drills; prices are crystals of each colour, then of any colour
    type_worth: Array = f64(GADGET_TYPES)  # to a bot, when the game begins
    gadget_type: Array = i16(GADGETS)
    gadget_colour: Array = i16(GADGETS)
    gadget_price: Array = i16(GADGETS, COLOURS + 1)
    token_price: Array = i16(TOKENS, COLOURS + 1)
    gadget_cost: Array = i32(GADGETS)  # the same prices, each as one number (rules/prices.py)
    token_cost: Array = i32(TOKENS)

    # numbers
    crystal_stock: int = i16()  # tokens of each colour
    hand_limit: int = i16()
    crystal_limit: int = i16()
    exchange_crystals: int = i16()  # crystals of a colour given for one of any
    drone_hand: int = i16()  # what a Support Drone adds to the hand limit
    drone_crystals: int = i16()  # and to the crystal limit
    tokens_each: Array = i16(SEATS + 1)  # Large Drills dealt to each, by number of players
    low_number: int = i16()  # the number with the effect
    high_number: int = i16()  # the number it hits
    high_value: int = i16()  # what that then counts
    check_tiles: int = i16()  # tiles that bring about a performance check
    chips_per_big: int = i16()  # small chips that are exchanged for a big one
    big_points: int = i16()
    small_points: int = i16()
    gadget_points: int = i16()
    set_points: Array = i16(GADGET_TYPES + 1)  # for this many gadgets of one colour
    crystals_per_point: int = i16()
    unplaced_points: int = i16()  # taken away for each unplaced Large Drill

    # options
    advanced: int = i16()
    coloured: int = i16()  # 1: drill card backs show their colour
    accident_needs: int = i16()  # cards of the colour that meet the condition
    first_seat: int = i16()  # -1 by lot
    chip_stock: int = i16()
    auto: int = i16()  # 1: single options are not asked
    breakthrough: int = i16()
