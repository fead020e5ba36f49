"""Cosmic Scavengers: the position, the parameters, and the numbering of phases, actions and events."""

from __future__ import annotations

from starlode.engine.header import EVENT_FIELDS, SEATS, Header
from starlode.engine.records import Array, Record, i8, i16, i32, record

# ---- sizes (the components are listed in components.toml) ----
TYPES = 6  # of marbles, numbered by falling value (CS-1.12)
UNITS = TYPES + 1  # kinds of cost units: the types, then wild
ICONS = TYPES + 4  # collection icons have the numbers of their types, then the control icons
STARTING = 8  # robots every player starts with
CONTRACT_KINDS = 12  # kinds of contract robots
COPIES = 2  # of each kind of contract robot
KINDS = STARTING + CONTRACT_KINDS
CARDS = STARTING + CONTRACT_KINDS * COPIES  # robots as one seat numbers them: its own starting ones, then all others
MODES = 4
SLOTS = 4  # robots of a program
GAPS = SLOTS + 1
GROUP = 24  # contracts of each of the three groups
CONTRACTS = 3 * GROUP  # prizes, PROGRAMMABLE ones, robot contracts, each group in alphabetical order of ids
MARKET = 12  # the largest market
CELLS = 61  # of the larger ship
SQUARE_SIDE = 6
LANES = 6  # of a designation: six of the square; on the hex the core line, then pads 1 to 4
ROW = 9  # cells of the longest row
EMPTY = -1

TYPE_IDS = ("precious", "electrical", "mechanical", "chemical", "organic", "void")
PRECIOUS, ELECTRICAL, MECHANICAL, CHEMICAL, ORGANIC, VOID = range(TYPES)
WILD = TYPES
ICON_IDS = (*TYPE_IDS, "capacity", "recovery", "blank", "priority")
CAPACITY, RECOVERY, BLANK, PRIORITY = range(TYPES, ICONS)
MODE_IDS = ("t", "r", "b", "l")

DESIGNATIONS = (
    *("sq-n", "sq-e", "sq-s", "sq-w"),
    *("hx-n-l", "hx-n-r", "hx-ne-l", "hx-ne-r", "hx-se-l", "hx-se-r"),
    *("hx-s-l", "hx-s-r", "hx-sw-l", "hx-sw-r", "hx-nw-l", "hx-nw-r"),
)
HEX_FROM = 4  # the first hex designation; the two of one side follow each other, left then right
SQUARE, HEX = 1, 2  # board shapes; 0 means any
BOARD_NAMES = ("any", "square", "hex")

# ---- where things are ----
AWAY, IN_HAND, IN_DISCARD, IN_PROGRAM = range(4)  # robot_at; AWAY: on its stack, or with another seat
IN_DECK, IN_MARKET, IN_BOX, ASIDE = -1, -2, -3, -4  # contract_at, else zone * SEATS + seat
TABLEAU, HAND, DISCARD, PROGRAM = range(4)  # zones of a seat for contracts

# ---- contracts ----
PRIZE, PROGRAMMABLE, ROBOT = range(3)  # groups
PROG_FROM = GROUP  # the first PROGRAMMABLE contract
ROBOT_FROM = 2 * GROUP  # the first robot contract
ABOVE, BELOW = 1, 2  # bits of what a PROGRAMMABLE contract needs beside it

EFFECTS = (
    "none",
    # of PROGRAMMABLE contracts
    *("become", "gain", "clean-boot", "tunnel-vision"),
    *("reverse", "lane", "turn", "core", "tow", "safety"),
    # of prizes: immediate, ongoing, at the end
    *("hospital", "salvage", "finders-fee", "express"),
    *("control", "bay", "licence", "converter"),
    *("arbiter", "black-market", "expo", "archive"),
)
(
    X_NONE,
    X_BECOME,
    X_GAIN,
    X_BOOT,
    X_TUNNEL,
    X_REVERSE,
    X_LANE,
    X_TURN,
    X_CORE,
    X_TOW,
    X_SAFETY,
    X_HOSPITAL,
    X_SALVAGE,
    X_FEE,
    X_EXPRESS,
    X_CONTROL,
    X_BAY,
    X_LICENCE,
    X_CONVERTER,
    X_ARBITER,
    X_BLACK_MARKET,
    X_EXPO,
    X_ARCHIVE,
) = range(len(EFFECTS))
BEARERS = 2  # prizes that may share an effect

# ---- phases: what is asked, and between decisions what happens next ----
PHASES = (
    "over",
    "recall",
    "program",
    "recover-robot",
    "recover-contract",
    "fulfil",
    "pay",
    "salvage",
    "hospital-robot",
    "hospital-contract",
    "claim",
    "reveal",
    # nobody is asked in these
    "prepare",
    "collect",
    "effects",
)
(
    P_OVER,
    P_RECALL,
    P_PROGRAM,
    P_RECOVER_ROBOT,
    P_RECOVER_CONTRACT,
    P_FULFIL,
    P_PAY,
    P_SALVAGE,
    P_HOSPITAL_ROBOT,
    P_HOSPITAL_CONTRACT,
    P_CLAIM,
    P_REVEAL,
    P_PREPARE,
    P_COLLECT,
    P_EFFECTS,
) = range(len(PHASES))

# ---- actions; the phase says what a thing is chosen for ----
WORDS = ("done", "restart", "stop", "end", "agree", "reveal", "keep")
DONE, RESTART, STOP, END, AGREE, REVEAL, KEEP = range(len(WORDS))
ACT_DESIGNATION = len(WORDS)  # + designation
ACT_MODE = ACT_DESIGNATION + len(DESIGNATIONS)  # + kind * MODES + mode: a robot for the next slot
ACT_ROBOT = ACT_MODE + KINDS * MODES  # + kind: a robot from the discard
ACT_CONTRACT = ACT_ROBOT + KINDS  # + contract
ACT_GAP = ACT_CONTRACT + CONTRACTS  # + gap
ACT_TYPE = ACT_GAP + GAPS  # + type of marble
ACTIONS = ACT_TYPE + TYPES

# ---- events; six counts of marbles are packed into three details, two in each, by `note_marbles` ----
EVENTS = (
    "round",  # -, round
    "top-up",  # -, marbles moved from the supply to the pool
    "fill",  # -
    "to-market",  # -, contract
    "to-box",  # -, contract
    "recall",  # seat, card
    "commit",  # seat
    "designation",  # seat, designation
    "robot",  # seat, card, mode, slot
    "contract",  # seat, contract, gap, 1 if it is ignored
    "order",  # seat, place from 1, total diligence, total priority
    "recover-robot",  # seat, card
    "recover-contract",  # seat, contract
    "collect",  # seat, card, type, cell
    "collide",  # seat, card, type, cell
    "robot-home",  # seat, card, fate
    "replace",  # seat, marbles moved from the supply to the pool
    "fulfil",  # seat, contract
    "pay",  # seat, marbles
    "salvage",  # seat, type
    "fee",  # seat, type
    "end",  # seat: ends the fulfilment
    "store",  # seat, marbles
    "claim",  # seat, contract
    "challenge",  # seat, contract
    "show",  # seat, marbles shown for a claim or challenge
    "back-down",  # seat, contract
    "withdraw",  # seat, contract
    "agree",  # seat
    "locked",  # -, contract that stays locked
    "stop",  # seat, phase
    "reveal",  # seat
    "keep",  # seat
    "empty",  # -: the ship is emptied into the pool
    "over",  # -, ending
)
(
    E_ROUND,
    E_TOP_UP,
    E_FILL,
    E_TO_MARKET,
    E_TO_BOX,
    E_RECALL,
    E_COMMIT,
    E_DESIGNATION,
    E_ROBOT,
    E_CONTRACT,
    E_ORDER,
    E_RECOVER_ROBOT,
    E_RECOVER_CONTRACT,
    E_COLLECT,
    E_COLLIDE,
    E_HOME,
    E_REPLACE,
    E_FULFIL,
    E_PAY,
    E_SALVAGE,
    E_FEE,
    E_END,
    E_STORE,
    E_CLAIM,
    E_CHALLENGE,
    E_SHOW,
    E_BACK_DOWN,
    E_WITHDRAW,
    E_AGREE,
    E_LOCKED,
    E_STOP,
    E_REVEAL,
    E_KEEP,
    E_EMPTY,
    E_OVER,
) = range(len(EVENTS))
# A last `done` may bring about a whole round in which nobody can decide anything: at most 5 + 22 / n events for each
# program, 15 marbles and 4 ways home for each seat, 16 collisions, some for claims, and the next preparation.
MOST_EVENTS = 192

FATES = ("back", "full", "damaged", "saved")  # E_HOME: full and damaged robots are discarded
BACK, FULL, DAMAGED, SAVED = range(len(FATES))
RESTING, TRAVELLING, RETURNING, STOPPED_FULL, STOPPED_DAMAGED = range(5)  # journey

ENDINGS = ("none", "showing", "revealed", "round-limit", "crash")
NO_ENDING, BY_SHOWING, BY_REVEAL, BY_LIMIT, BY_CRASH = range(len(ENDINGS))

# ---- what a member of a claim group has to do with a contract ----
STANCES = ("none", "stands", "backed-down", "barred")
NONE, STANDS, BACKED_DOWN, BARRED = range(len(STANCES))  # marbles are held while it stands or has backed down


@record
class State(Header):
    """A position of Cosmic Scavengers. Fields are public unless marked secret: hidden before the reveal."""

    events: Array = i16(MOST_EVENTS, EVENT_FIELDS)  # more room than other games need

    # the table
    round_number: int = i16()  # from 1
    ship: Array = i8(CELLS)  # type, -1 for an empty cell or none
    pool: Array = i8(TYPES)
    supply: Array = i8(TYPES)
    contract_at: Array = i8(CONTRACTS)  # the deck is what is left of it, never an order
    market: Array = i8(MARKET)  # contracts in rising order, then -1
    market_count: int = i16()

    # the seats
    robot_at: Array = i8(SEATS, CARDS)  # secret: which of a seat's robots are in its program and not in hand
    fresh: Array = i8(SEATS, TYPES)  # new marbles
    store: Array = i8(SEATS, TYPES)

    # programs: all secret
    designation: Array = i8(SEATS)  # -1 none
    slot_card: Array = i8(SEATS, SLOTS)  # card, -1 none
    slot_mode: Array = i8(SEATS, SLOTS)  # -1 none
    stack: Array = i8(SEATS, GROUP)  # PROGRAMMABLE contracts from the top, -1 none
    stack_gap: Array = i8(SEATS, GROUP)  # -1 none
    stack_count: Array = i8(SEATS)
    waiting: Array = i8(SEATS)  # contract whose gap is not chosen yet, -1 none
    restarts: Array = i8(SEATS)  # how often the program was taken back this round
    steps: Array = i16(SEATS)  # decisions made since programming began

    # the round after the reveal
    icons: Array = i8(SEATS, SLOTS, ICONS)  # active icons after all effects, until the robot is home
    route: Array = i8(SEATS, SLOTS)  # designation * LANES + lane, -1 none
    backwards: Array = i8(SEATS, SLOTS)  # 1: the row is travelled from its last cell
    delay: Array = i8(SEATS, SLOTS)
    safe: Array = i8(SEATS, SLOTS)  # 1: held by a safety line
    order: Array = i8(SEATS)  # seats in turn order, tie groups in lead order; -1 before the reveal
    tied: Array = i8(SEATS)  # 1: in one tie group with the seat before it
    turn: int = i16()  # index into `order`: who recovers, whose place it is, who may reveal
    allowance: int = i16()  # cards that may still be recovered now

    # scratch of a collection, 0 outside
    journey: Array = i8(SEATS, SLOTS)
    load: Array = i8(SEATS, SLOTS)  # marbles collected
    wish: Array = i8(SEATS, SLOTS)  # 1 + the cell whose marble the robot wants in this step
    lost: Array = i8(SEATS)  # robots discarded

    # fulfilment of one place
    queue: Array = i8(SEATS)  # its seats that have still to fulfil, in their order, -1 none
    joined: Array = i8(SEATS)  # 1: in one claim group with the seat before it
    queue_count: int = i16()
    target: int = i16()  # contract being paid, -1 none
    owed: Array = i8(UNITS)  # units still to be paid
    paid: Array = i8(TYPES)  # marbles chosen for the units before
    last_wild: int = i16()  # type of the last wild unit; the next one is at least as valuable
    voided: Array = i8(TYPES)  # 1: void covered a unit of this type
    due: Array = i32(SEATS)  # bits of prizes whose immediate effect is still to come

    # a claim procedure, by place in the market
    claimant: int = i16()  # member on turn, as an index into `queue`
    agreed: int = i16()  # members who agreed one after another
    stance: Array = i8(SEATS, MARKET)
    shown: Array = i8(SEATS, MARKET, TYPES)  # marbles held for that contract
    held: Array = i8(SEATS, TYPES)  # their sum

    # the end
    ending: int = i16()
    ender: int = i16()  # seat that revealed, -1 nobody


@record
class Params(Record):
    """Everything the rules look up: component tables, numbers and options."""

    # robots
    icons: Array = i16(KINDS, MODES, ICONS)

    # contracts
    points: Array = i16(CONTRACTS)
    cost: Array = i16(CONTRACTS, UNITS)
    effect: Array = i16(CONTRACTS)
    amount: Array = i16(CONTRACTS)  # the number in the effect
    icon: Array = i16(CONTRACTS)  # what `become` makes of collection icons
    gain: Array = i16(CONTRACTS, ICONS)  # what `gain` adds
    needs: Array = i16(CONTRACTS)  # bits ABOVE and BELOW
    board: Array = i16(CONTRACTS)  # SQUARE, HEX, 0 for any
    robot: Array = i16(CONTRACTS)  # card that a robot contract gives, -1 none
    bearer: Array = i16(len(EFFECTS), BEARERS)  # prizes with that effect, -1 none

    # boards, by number of players or by designation
    board_of: Array = i16(SEATS + 1)  # SQUARE or HEX
    cells: Array = i16(SEATS + 1)
    pool: Array = i16(SEATS + 1, TYPES)
    marbles: Array = i16(TYPES)  # in all
    market_size: Array = i16(SEATS + 1)
    market_robots: Array = i16(SEATS + 1)  # robot contracts at least, at set-up
    row: Array = i16(len(DESIGNATIONS), LANES, ROW)  # cells in the order of travel, -1 after the last
    row_length: Array = i16(len(DESIGNATIONS), LANES)

    # numbers
    program_robots: int = i16()
    capacity: int = i16()  # of a robot without capacity icons
    showing_end: int = i16()

    # options
    filter_shapes: int = i16()
    simple: int = i16()
    recall: int = i16()
    round_limit: int = i16()
    crash_scores: int = i16()
    restarts: int = i16()
