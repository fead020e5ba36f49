"""Stella Digger!: the position, the parameters, and the numbering of phases, actions and events."""

from __future__ import annotations

from starlode.engine.header import EVENT_FIELDS, SEATS, Header
from starlode.engine.records import Array, Record, i8, i16, record

# ---- sizes (the components are listed in components.toml) ----
COLOURS = 4
RANKS = 4  # different drill cards of a colour
CARDS = COLOURS * RANKS  # drill card types, numbered colour * 4 + rank
DECKS = 3
GADGET_TYPES = 4
GADGETS = GADGET_TYPES * COLOURS  # numbered type * 4 + colour
TOKENS = 12  # Large Drills
ACCIDENTS = COLOURS  # an accident card and its colour share one number
PLACES = 48  # most map squares, START included; numbered in reading order (SD-0.9)
TILES = 48  # most mining and monster tiles
FIELD = 2  # cards one player can have on the field
QUEUE = 10  # most tiles of a linked group
DIRECTIONS = ("N", "E", "S", "W")
ROOM = 160  # events of one decision: it may end the round, and accidents, rewards and three fights go by themselves
EMPTY = -1

COLOUR_NAMES = ("red", "blue", "green", "purple")
ANY = COLOURS  # column of a price: crystals of any colours

# ---- where things are ----
REMOVED = -1  # tile_at, else a place, or:
IN_SECTION = -2  # minus the seat in whose section it lies
WON = -8  # minus the seat that won the monster
DANGER, SAFETY, SPENT, ALARM = 0, 1, 2, 3  # accident_at; ALARM plus its place in the Alarm, from 0
COMMON = -1  # gadget_owner, else a seat
OUT = -1  # token_owner, else a seat

# ---- tiles ----
KINDS = ("ordinary", "gold", "connected", "monster")
K_ORDINARY, K_GOLD, K_CONNECTED, K_MONSTER = range(len(KINDS))
ZONES = ("white", "grey", "black")

# ---- gadget types ----
GADGET_NAMES = ("super-drill", "enhanced-power", "refining-capsule", "support-drone")
G_SUPER, G_POWER, G_CAPSULE, G_DRONE = range(GADGET_TYPES)

# ---- steps of a round (section 2.1): what goes on when nobody is asked ----
STEPS = (
    "draft",
    "target",
    "actions",
    "accidents",
    "completion",
    "spoils",
    "capsules",
    "limits",
    "look",
    "fight",
    "losses",
)
(
    S_DRAFT,
    S_TARGET,
    S_ACTIONS,
    S_ACCIDENTS,
    S_COMPLETION,
    S_SPOILS,
    S_CAPSULES,
    S_LIMITS,
    S_LOOK,
    S_FIGHT,
    S_LOSSES,
) = range(len(STEPS))

# ---- phases: one for each decision of section 13 ----
PHASES = (
    "over",
    "start-tile",  # D-01
    "draft",  # D-02
    "target",  # D-03
    "entry",  # D-04
    "action",  # D-05
    "card",  # D-06
    "colour",  # D-07
    "extra",  # D-08
    "discard",  # D-09
    "draw",  # D-10
    "gadget",  # D-11
    "pay",  # D-12
    "drill",  # D-13
    "site",  # D-14
    "aim",  # D-15
    "give",  # D-16
    "take",  # D-17
    "accident",  # D-18
    "gold",  # D-19
    "capsule",  # D-20
    "return",  # D-21
    "fight",  # D-22
    "lose",  # D-23
    "breakthrough",  # D-24
)
(
    P_OVER,
    P_START_TILE,
    P_DRAFT,
    P_TARGET,
    P_ENTRY,
    P_ACTION,
    P_CARD,
    P_COLOUR,
    P_EXTRA,
    P_DISCARD,
    P_DRAW,
    P_GADGET,
    P_PAY,
    P_DRILL,
    P_SITE,
    P_AIM,
    P_GIVE,
    P_TAKE,
    P_ACCIDENT,
    P_GOLD,
    P_CAPSULE,
    P_RETURN,
    P_FIGHT,
    P_LOSE,
    P_BREAKTHROUGH,
) = range(len(PHASES))

# ---- actions; the phase says what an object is chosen for ----
WORDS = ("mine", "refill", "gadget", "large-drill", "exchange", "pass", "keep", "none", "stop")
MINE, REFILL, GADGET, LARGE_DRILL, EXCHANGE, PASS, KEEP, NONE, STOP = range(len(WORDS))
ACT_PLACE = len(WORDS)  # + place
ACT_CARD = ACT_PLACE + PLACES  # + card type
ACT_COLOUR = ACT_CARD + CARDS  # + colour
ACT_DECK = ACT_COLOUR + COLOURS  # + deck
ACT_GADGET = ACT_DECK + DECKS  # + gadget
ACT_TOKEN = ACT_GADGET + GADGETS  # + Large Drill
ACT_AIM = ACT_TOKEN + TOKENS  # + direction
ACTIONS = ACT_AIM + len(DIRECTIONS)

# ---- events ----
EVENTS = (
    "round",  # start player, round
    "target",  # seat, place, entry
    "draw",  # seat, deck, colour (none with plain backs)
    "look",  # seat, card (own seat only)
    "empty-deck",  # -, deck, 1 if an accident card moved
    "rebuild",  # -, cards shuffled
    "action",  # seat, word
    "play",  # seat, card
    "declare",  # seat, colour
    "extra",  # seat, card
    "discard",  # seat, card
    "buy",  # seat, gadget
    "pay",  # seat, colour, count
    "build",  # seat, token, place, direction
    "exchange",  # seat, colour given
    "take",  # seat, colour
    "alarm",  # -, accident
    "accident",  # seat, accident, card discarded
    "reset",  # -, accident in safety
    "winner",  # seat, strength, 1 if matching
    "tile",  # seat, tile, place
    "crystal",  # seat, colour, seat it came from or -1
    "no-crystal",  # seat, colour
    "capsule",  # seat, gadget
    "return",  # seat, colour
    "blockade",  # -, place
    "big-chip",  # seat, chips left on the board
    "small-chip",  # seat, how many
    "trade-chips",  # seat, chips left on the board
    "check",  # performance check
    "foreman",  # seat
    "reveal",  # -, place, tile
    "link",  # -, place, place
    "monster",  # -, tile, place
    "no-card",  # seat
    "withstand",  # seat, strength
    "fail",  # seat, strength
    "lose",  # seat, colour
    "trophy",  # seat, tile
    "flee",  # -, tile
    "tear",  # seat, tears
    "eliminate",  # seat
    "breakthrough",  # seat, place
    "over",  # -, ending
)
(
    E_ROUND,
    E_TARGET,
    E_DRAW,
    E_LOOK,
    E_EMPTY_DECK,
    E_REBUILD,
    E_ACTION,
    E_PLAY,
    E_DECLARE,
    E_EXTRA,
    E_DISCARD,
    E_BUY,
    E_PAY,
    E_BUILD,
    E_EXCHANGE,
    E_TAKE,
    E_ALARM,
    E_ACCIDENT,
    E_RESET,
    E_WINNER,
    E_TILE,
    E_CRYSTAL,
    E_NO_CRYSTAL,
    E_CAPSULE,
    E_RETURN,
    E_BLOCKADE,
    E_BIG_CHIP,
    E_SMALL_CHIP,
    E_TRADE_CHIPS,
    E_CHECK,
    E_FOREMAN,
    E_REVEAL,
    E_LINK,
    E_MONSTER,
    E_NO_CARD,
    E_WITHSTAND,
    E_FAIL,
    E_LOSE,
    E_TROPHY,
    E_FLEE,
    E_TEAR,
    E_ELIMINATE,
    E_BREAKTHROUGH,
    E_OVER,
) = range(len(EVENTS))

# ---- why the game is over ----
ENDINGS = ("not-over", "chips", "frames", "nothing-left", "survivor")
BY_NOTHING, BY_CHIPS, BY_FRAMES, BY_EXHAUSTION, BY_SURVIVOR = range(len(ENDINGS))


@record
class State(Header):
    """A position of Stella Digger! Fields are public unless marked hidden."""

    events: Array = i16(ROOM, EVENT_FIELDS)  # as in every header, only longer

    step: int = i16()  # of the round, one of STEPS
    active: int = i16()  # seat that is asked or comes next in the step, -1 once all had their turn in it
    start_player: int = i16()  # holder of the Foreman Marker, never eliminated
    round_number: int = i16()  # from 1
    marker: int = i16()  # place
    entry: int = i16()  # place from which the marker entered the target, -1 none
    ending: int = i16()  # one of ENDINGS

    # the map
    tile_on: Array = i8(PLACES)  # tile, hidden where face down; -1 none
    shown: Array = i8(PLACES)  # 1 if the tile there is face up
    blocked: Array = i8(PLACES)  # 1 if the tile there is blockaded
    link_to: Array = i8(PLACES)  # place its red arrow linked this connected tile to, -1 none
    reached: Array = i8(PLACES)  # 1 for the open network: passages joined to START
    drill_on: Array = i8(PLACES)  # Large Drill standing here, -1 none
    aimed: Array = i8(PLACES)  # 1 if a Large Drill points here
    tile_at: Array = i8(TILES)  # place (hidden while face down), REMOVED, IN_SECTION - seat, WON - seat

    # drill cards
    deck: Array = i8(DECKS, CARDS)  # hidden: counts, with coloured backs the sum of each colour is public
    deck_count: Array = i8(DECKS)
    deck_top: Array = i8(DECKS)  # colour of the top card, -1 for an empty deck and for plain backs
    outside: Array = i8(CARDS)  # cards that were in no deck when the decks were last dealt
    hand: Array = i8(SEATS, CARDS)  # hidden: counts, with coloured backs the sum of each colour is public
    hand_count: Array = i8(SEATS)
    least: Array = i8(SEATS, COLOURS)  # plain backs: so many cards of a colour all know to be in that hand,
    most: Array = i8(SEATS, COLOURS)  # and never more than so many; both 0 with coloured backs
    field: Array = i8(SEATS, FIELD)  # card types, the first one first, -1 none
    field_colour: Array = i8(SEATS)  # effective colour of these cards, -1 none
    discards: Array = i8(SEATS, CARDS)  # counts
    rebuilt: int = i16()  # 1 if the decks were rebuilt this round
    accident_at: Array = i8(ACCIDENTS)  # DANGER and ALARM + n (hidden until the accident step), SAFETY, SPENT
    alarm_count: int = i16()  # cards in the Alarm

    # what players own
    stock: Array = i8(COLOURS)  # crystals in the common area
    crystals: Array = i8(SEATS, COLOURS)
    gadget_owner: Array = i8(GADGETS)  # seat or COMMON
    drones: Array = i8(SEATS)  # Support Drones owned
    used: Array = i8(SEATS, GADGET_TYPES)  # 1 if the type was used this round
    token_owner: Array = i8(TOKENS)  # seat or OUT
    token_at: Array = i8(TOKENS)  # place, -1 not placed
    token_aim: Array = i8(TOKENS)  # direction, -1 not placed
    chips_left: int = i16()  # 300 million chips on the board
    chips_gone: int = i16()  # 300 million chips out of the game
    big: Array = i8(SEATS)  # 300 million chips
    small: Array = i8(SEATS)  # 100 million chips
    section: Array = i8(SEATS)  # tiles in the seat's section of the board
    tears: Array = i8(SEATS)
    eliminated: Array = i8(SEATS)  # 1 if out of the game

    # the decision in progress
    target: int = i16()  # place chosen while the entry square is asked, -1 none
    buying: int = i16()  # gadget, -1 none
    building: int = i16()  # Large Drill, -1 none
    site: int = i16()  # place for it, -1 none
    aim: int = i16()  # its direction, -1 none
    owed: int = i16()  # crystals still to pay, to choose or to lose
    winner: int = i16()  # of this mining completion, -1 none
    monster: int = i16()  # place of the monster that is fought, -1 none
    struck: Array = i8(SEATS)  # 1 if this accident card made the seat discard
    queue: Array = i8(QUEUE)  # tiles whose crystals are still to be gained, -1 none
    queue_count: int = i16()


@record
class Params(Record):
    """Everything the rules look up: component tables, numbers and options."""

    # drill cards
    card_number: Array = i16(CARDS)
    copies: Array = i16(CARDS)

    # the map
    places: int = i16()  # squares in use, START included
    start: int = i16()  # START
    near: Array = i16(PLACES, 4)  # neighbour in each direction, -1 for anything that counts as wall
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

    # prices: crystals of each colour, then of any colour
    gadget_price: Array = i16(GADGETS, COLOURS + 1)
    token_price: Array = i16(TOKENS, COLOURS + 1)

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
    set_points: Array = i16(GADGET_TYPES + 1)  # for so many gadgets of one colour
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
