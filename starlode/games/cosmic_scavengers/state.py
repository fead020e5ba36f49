"""Cosmic Scavengers: the position and the parameters."""

from __future__ import annotations

from typing import Protocol

from starlode.engine.state.header import EVENT_FIELDS, MOST_COUNTED, SEATS, Header
from starlode.engine.state.records import Array, Hidden, Record, i8, i16, i32, record
from starlode.games.cosmic_scavengers.decisions import ASKED
from starlode.games.cosmic_scavengers.things import (
    BEARERS,
    CARDS,
    CELLS,
    CONTRACTS,
    DESIGNATIONS,
    GAPS,
    GROUP,
    ICONS,
    IN_BOX,
    KINDS,
    LANES,
    MARKET,
    MODES,
    MOST_GAINED,
    MOST_ICONS,
    MOST_MARBLES,
    MOST_RECOVERED,
    MOST_RESTARTS,
    MOST_ROUNDS,
    MOST_STEPS,
    MOST_UNITS,
    ROBOT_FROM,
    ROW,
    SLOTS,
    TYPES,
    UNITS,
    Effect,
    Ending,
    RobotAt,
    Stance,
    Zone,
)

# A last `done` may bring about a whole round in which no one can decide anything: at most 5 + 22 / n events for each
# program, 15 marbles and 4 ways home for each seat, 16 collisions, some for claims, and the next preparation.
MOST_EVENTS = 192


@record
class State(Header):
    """A position of Cosmic Scavengers. What is hidden in part is known to its own seat only until the reveal."""

    # fmt: off
    often = (  # by what random play touches, so that a decision needs few lines of the cache: see speed.md
        "designation", "slot_card", "steps", "restarts", "waiting", "slot_mode", "stack_count", "journey", "claimant",
        "round_number", "order", "allowance", "last_wild", "queue_count", "tied", "joined", "market_count", "turn",
        "robot_at", "stance", "shown", "stack_gap", "held", "contract_at", "pool", "owed", "target", "queue", "fresh",
        "voided", "paid", "supply", "store", "market", "ship",
    )
    # fmt: on

    players: int = i8(low=2, high=SEATS)
    phase: int = i8(low=0, high=len(ASKED) - 1)
    ply: int = i32(low=0, high=MOST_COUNTED, hidden=Hidden.PARTLY)  # counts secret decisions too
    events: Array = i16(MOST_EVENTS, EVENT_FIELDS, hidden=Hidden.ALL)  # more room than other games need

    # the table
    round_number: int = i16(low=1, high=MOST_ROUNDS)
    ship: Array = i8(CELLS, low=-1, high=TYPES - 1)  # type, -1 for an empty cell or none
    pool: Array = i8(TYPES, low=0, high=MOST_MARBLES)
    supply: Array = i8(TYPES, low=0, high=MOST_MARBLES)
    # the deck is what is left of it, never an order
    contract_at: Array = i8(CONTRACTS, low=IN_BOX, high=len(Zone) * SEATS - 1, hidden=Hidden.PARTLY)
    market: Array = i8(MARKET, low=-1, high=CONTRACTS - 1)  # contracts in rising order, then -1
    market_count: int = i16(low=0, high=MARKET)

    # the seats
    robot_at: Array = i8(SEATS, CARDS, low=0, high=len(RobotAt) - 1, hidden=Hidden.PARTLY)
    fresh: Array = i8(SEATS, TYPES, low=0, high=MOST_MARBLES)  # new marbles
    store: Array = i8(SEATS, TYPES, low=0, high=MOST_MARBLES)

    # programs; -1 is always none
    designation: Array = i8(SEATS, low=-1, high=len(DESIGNATIONS) - 1, hidden=Hidden.PARTLY)
    slot_card: Array = i8(SEATS, SLOTS, low=-1, high=CARDS - 1, hidden=Hidden.PARTLY)
    slot_mode: Array = i8(SEATS, SLOTS, low=-1, high=MODES - 1, hidden=Hidden.PARTLY)
    stack: Array = i8(SEATS, GROUP, low=-1, high=ROBOT_FROM - 1, hidden=Hidden.PARTLY)  # contracts from the top
    stack_gap: Array = i8(SEATS, GROUP, low=-1, high=GAPS - 1, hidden=Hidden.PARTLY)
    stack_count: Array = i8(SEATS, low=0, high=GROUP, hidden=Hidden.PARTLY)
    waiting: Array = i8(SEATS, low=-1, high=ROBOT_FROM - 1, hidden=Hidden.PARTLY)  # contract without a gap yet
    restarts: Array = i8(SEATS, low=0, high=MOST_RESTARTS, hidden=Hidden.PARTLY)  # programs taken back this round
    steps: Array = i16(SEATS, low=0, high=MOST_STEPS, hidden=Hidden.PARTLY)  # decisions since programming began

    # the round after the reveal
    icons: Array = i8(SEATS, SLOTS, ICONS, low=0, high=MOST_ICONS + MOST_GAINED)  # active ones, until the robot is home
    route: Array = i8(SEATS, SLOTS, low=-1, high=len(DESIGNATIONS) * LANES - 1)  # designation * LANES + lane, -1 none
    backwards: Array = i8(SEATS, SLOTS, low=0, high=1)  # 1: the row is travelled from its last cell
    delay: Array = i8(SEATS, SLOTS, low=0, high=SLOTS - 1)
    safe: Array = i8(SEATS, SLOTS, low=0, high=1)  # 1: held by a safety line
    order: Array = i8(SEATS, low=-1, high=SEATS - 1)  # in turn order, tie groups in lead order; -1 before the reveal
    tied: Array = i8(SEATS, low=0, high=1)  # 1: in one tie group with the seat before it
    turn: int = i16(low=0, high=SEATS - 1)  # index into `order`: who recovers, whose place it is, who may reveal
    allowance: int = i16(low=0, high=MOST_RECOVERED)  # cards that may still be recovered now

    # scratch of a collection, nothing in a position
    journey: Array = i8(SEATS, SLOTS, low=0, high=0)
    load: Array = i8(SEATS, SLOTS, low=0, high=0)  # marbles collected
    wish: Array = i8(SEATS, SLOTS, low=0, high=0)  # 1 + the cell whose marble the robot wants in this step
    lost: Array = i8(SEATS, low=0, high=0)  # robots discarded

    # fulfilment of one place
    queue: Array = i8(SEATS, low=-1, high=SEATS - 1)  # its seats that have still to fulfil, in their order, -1 none
    joined: Array = i8(SEATS, low=0, high=1)  # 1: in one claim group with the seat before it
    queue_count: int = i16(low=0, high=SEATS)
    target: int = i16(low=-1, high=CONTRACTS - 1)  # contract being paid, -1 none
    owed: Array = i8(UNITS, low=0, high=MOST_UNITS)  # units still to be paid
    paid: Array = i8(TYPES, low=0, high=MOST_UNITS)  # marbles chosen for the units before
    last_wild: int = i16(low=0, high=TYPES - 1)  # type of the last wild unit, void at first; the next is not below it
    voided: Array = i8(TYPES, low=0, high=1)  # 1: void covered a unit of this type
    due: Array = i32(SEATS, low=0, high=(1 << GROUP) - 1)  # bits of prizes whose immediate effect is still to come

    # a claim procedure, by place in the market
    claimant: int = i16(low=0, high=SEATS - 1)  # member on turn, as an index into `queue`
    agreed: int = i16(low=0, high=SEATS - 1)  # members who agreed one after another
    stance: Array = i8(SEATS, MARKET, low=0, high=len(Stance) - 1)
    shown: Array = i8(SEATS, MARKET, TYPES, low=0, high=MOST_UNITS)  # marbles held for that contract
    held: Array = i8(SEATS, TYPES, low=0, high=MOST_MARBLES)  # their sum

    # the end
    ending: int = i16(low=0, high=len(Ending) - 1)
    ender: int = i16(low=-1, high=SEATS - 1)  # seat that revealed, -1 nobody


class Purse(Protocol):
    """What holds marbles that payments are made from: the position, or a survey of what there would be."""

    fresh: Array
    store: Array
    held: Array
    paid: Array


class Trip(Protocol):
    """What robots travel in: the position, or a survey of where they would get."""

    ship: Array
    icons: Array
    route: Array
    backwards: Array
    delay: Array
    safe: Array
    order: Array
    turn: int
    journey: Array
    load: Array
    wish: Array
    fresh: Array


@record
class Params(Record):
    """Everything the rules look up: component tables, numbers and options."""

    # robots
    icons: Array = i16(KINDS, MODES, ICONS)
    collects: Array = i16(KINDS, MODES)  # a bit for each type that the icons of a mode collect
    diligence: Array = i16(KINDS, MODES)  # of the printed icons
    card_kind: Array = i16(CARDS)

    # contracts
    title: Array = i16(CONTRACTS)  # what it is called by
    copy_number: Array = i16(CONTRACTS)  # its number among those with that title, 0 for one that is alone
    points: Array = i16(CONTRACTS)
    cost: Array = i16(CONTRACTS, UNITS)
    effect: Array = i16(CONTRACTS)
    when: Array = i16(CONTRACTS)  # a When: that of the effect
    amount: Array = i16(CONTRACTS)  # the number in the effect
    icon: Array = i16(CONTRACTS)  # what `become` makes of collection icons
    gain: Array = i16(CONTRACTS, ICONS)  # what `gain` adds
    needs: Array = i16(CONTRACTS)  # bits ABOVE and BELOW
    board: Array = i16(CONTRACTS)  # a Board
    robot: Array = i16(CONTRACTS)  # card that a robot contract gives, -1 none
    bearer: Array = i16(len(Effect), BEARERS)  # prizes with that effect, -1 none
    asks: Array = i16(len(Effect))  # the decision that an effect asks for, -1 none

    # boards, by number of players or by designation
    board_of: Array = i16(SEATS + 1)  # a Board
    cells: Array = i16(SEATS + 1)
    pool: Array = i16(SEATS + 1, TYPES)
    marbles: Array = i16(TYPES)  # in all
    market_size: Array = i16(SEATS + 1)
    market_robots: Array = i16(SEATS + 1)  # robot contracts at least, at set-up
    cell_at: Array = i16(CELLS, 2)  # coordinates on the board in use
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
