"""What a seat may know, as numbers for learning; seats are counted from the viewer's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlode.engine.compiling.kernel import kernel
from starlode.engine.declarations.observing import named
from starlode.engine.state.header import SEATS
from starlode.engine.state.matching import matches, write_digits
from starlode.engine.state.records import Array
from starlode.engine.state.rows import write_members, write_row
from starlode.engine.state.watching import Changed, anew, touched, wipe_first
from starlode.games.cosmic_scavengers.decisions import PHASES, Phase
from starlode.games.cosmic_scavengers.rules.cleanup import showing
from starlode.games.cosmic_scavengers.rules.table import deck_count, kind_of, place_of, programmables_at, robots_at
from starlode.games.cosmic_scavengers.rules.watched import (
    ASKED,
    DECK,
    EVERYTHING,
    GOODS,
    MARKET,
    ORDER,
    PAID,
    POOL,
    SHIP,
    SLOT,
    STACK,
    STANCE,
    look,
)
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import (
    CELLS,
    CONTRACT_KINDS,
    CONTRACTS,
    COPIES,
    DESIGNATIONS,
    EMPTY,
    GROUP,
    ICONS,
    KINDS,
    MODE_IDS,
    MODES,
    PROG_FROM,
    ROBOT_FROM,
    SLOTS,
    STARTING,
    TYPES,
    UNIT_IDS,
    UNITS,
    Icon,
    RobotAt,
    Stance,
    Type,
    Zone,
)

if TYPE_CHECKING:
    from starlode.engine.declarations.config import Config

TABLE = PHASES + 6 + 2 * TYPES + CELLS * TYPES + CONTRACTS
PER_SEAT = 5 + 2 * TYPES + 2 * KINDS + CONTRACTS + GROUP + CONTRACTS
IN_SLOTS = len(DESIGNATIONS) + SLOTS * (KINDS + MODES + ICONS)
PER_PROGRAM = IN_SLOTS + 2 * GROUP + 1
PAYMENT = CONTRACTS + UNITS + TYPES + 2
FIRST_COPIES = sum(1 << kind * COPIES for kind in range(CONTRACT_KINDS))  # the bits of all cards that are first copies

# Where the parts begin, and in the part of a seat its own.
AT_CLOCK = PHASES
AT_POOL = AT_CLOCK + 6
AT_SHIP = AT_POOL + 2 * TYPES
AT_MARKET = AT_SHIP + CELLS * TYPES
AT_SEATS = TABLE
AT_PAYMENT = AT_SEATS + SEATS * (PER_SEAT + PER_PROGRAM)
OBSERVATION = AT_PAYMENT + PAYMENT
MARBLES = 5
ROBOTS = MARBLES + 2 * TYPES
OWNED = ROBOTS + 2 * KINDS
STANCES = OWNED + CONTRACTS + GROUP


@kernel
def observe(params: Params, state: State, seat: int, out: Array) -> None:
    """Write everything the seat may know; unused places are 0."""
    observe_changes(params, state, seat, EVERYTHING, out)


@kernel
def observe_again(params: Params, state: State, seat: int, kept: Array, out: Array) -> None:
    """Write what has changed since the last time; much more is known once programs are no longer secret."""
    view = seat + SEATS * int(state.phase == Phase.PROGRAM)
    observe_changes(params, state, seat, look(state, view, kept), out)


@kernel
def observe_changes(params: Params, state: State, seat: int, changed: Changed, out: Array) -> None:
    """Write the parts that may have changed."""
    wipe_first(changed, out, OBSERVATION)
    observe_table(params, state, seat, changed, out)
    for step in range(state.players):
        owner = seat + step if seat + step < state.players else seat + step - int(state.players)
        at, secret = AT_SEATS + step * (PER_SEAT + PER_PROGRAM), step > 0 and state.phase == Phase.PROGRAM
        observe_seat(state, owner, secret, changed, out, at)
        if anew(changed, SLOT[owner], out, at + PER_SEAT, IN_SLOTS) and not secret:
            observe_slots(state, owner, out, at + PER_SEAT)
        if anew(changed, STACK[owner], out, at + PER_SEAT + IN_SLOTS, PER_PROGRAM - IN_SLOTS) and not secret:
            observe_stack(state, owner, out, at + PER_SEAT + IN_SLOTS)
    if anew(changed, PAID, out, AT_PAYMENT, CONTRACTS):
        observe_payment(state, out, AT_PAYMENT)


@kernel
def observe_table(params: Params, state: State, seat: int, changed: Changed, out: Array) -> None:
    """The decision, the clock, pool and supply, the ship and the market."""
    if anew(changed, ASKED, out, 0, PHASES):
        out[int(state.phase)] = 1
    out[AT_CLOCK] = state.players
    out[AT_CLOCK + 1] = state.round_number
    out[AT_CLOCK + 2] = params.round_limit - state.round_number
    out[AT_CLOCK + 3] = (state.round_number - 1 - seat) % state.players
    out[AT_CLOCK + 5] = state.allowance
    if touched(changed, DECK):
        out[AT_CLOCK + 4] = deck_count(state)
    if touched(changed, POOL):
        write_row(state.pool, TYPES, out, AT_POOL)
        write_row(state.supply, TYPES, out, AT_POOL + TYPES)
    if anew(changed, SHIP, out, AT_SHIP, CELLS * TYPES):
        for cell in range(params.cells[state.players]):
            kind = int(state.ship[cell])
            out[AT_SHIP + cell * TYPES + max(kind, 0)] = kind >= 0
    if anew(changed, MARKET, out, AT_MARKET, CONTRACTS):
        for place in range(state.market_count):
            out[AT_MARKET + int(state.market[place])] = 1


@kernel
def observe_seat(state: State, owner: int, secret: bool, changed: Changed, out: Array, at: int) -> None:
    """CS-14.2: marbles, cards and contracts of a seat; a secret program counts as in hand for the others."""
    out[at + 1] = (state.acting >> owner) & 1
    if anew(changed, ORDER, out, at + 2, 3):
        observe_order(state, owner, out, at)
    if touched(changed, GOODS[owner]):
        write_row(state.fresh[owner], TYPES, out, at + MARBLES)
        write_row(state.store[owner], TYPES, out, at + MARBLES + TYPES)
        held = robots_at(state, owner, RobotAt.HAND)
        if secret:
            held |= robots_at(state, owner, RobotAt.PROGRAM)
        observe_robots(held, out, at + ROBOTS)
        observe_robots(robots_at(state, owner, RobotAt.DISCARD), out, at + ROBOTS + KINDS)
    if touched(changed, DECK):
        out[at] = showing(state, owner)
        observe_contracts(state, owner, secret, out, at + OWNED)
    if anew(changed, STANCE[owner], out, at + STANCES, CONTRACTS):
        for place in range(state.market_count):
            stance = state.stance[owner, place]
            out[at + STANCES + int(state.market[place])] = 1 if stance == Stance.STANDS else -float(stance)


@kernel
def observe_order(state: State, owner: int, out: Array, at: int) -> None:
    """When it is a seat's turn."""
    for i in range(state.players):
        if state.order[i] == owner:
            out[at + 2] = i + 1
            out[at + 3] = state.tied[i]
        if i < state.queue_count and state.queue[i] == owner:
            out[at + 4] = i + 1


@kernel
def observe_robots(cards: int, out: Array, at: int) -> None:
    """How many of the given cards are of each kind."""
    write_members(cards, STARTING, out, at)
    copies = cards >> STARTING
    copies = (copies & FIRST_COPIES) + ((copies >> 1) & FIRST_COPIES)  # of each kind two bits, which are counted so
    write_digits(copies, COPIES, CONTRACT_KINDS, out, at + STARTING)


@kernel
def observe_contracts(state: State, owner: int, secret: bool, out: Array, at: int) -> None:
    """CS-14.2: contracts that a seat owns, then PROGRAMMABLE ones in its discard."""
    for first in range(0, CONTRACTS, GROUP):
        found = matches(state.contract_at, first, GROUP, place_of(Zone.TABLEAU, owner))
        found |= matches(state.contract_at, first, GROUP, place_of(Zone.HAND, owner))
        if secret:
            found |= matches(state.contract_at, first, GROUP, place_of(Zone.PROGRAM, owner))
        write_members(found, GROUP, out, at + first)
    write_members(programmables_at(state, Zone.DISCARD, owner), GROUP, out, at + CONTRACTS)


@kernel
def observe_slots(state: State, owner: int, out: Array, at: int) -> None:
    """The robots of a program that is one's own or revealed."""
    if state.designation[owner] >= 0:
        out[at + int(state.designation[owner])] = 1
    at += len(DESIGNATIONS)
    for slot in range(SLOTS):
        if state.slot_card[owner, slot] >= 0:
            out[at + kind_of(int(state.slot_card[owner, slot]))] = 1
            out[at + KINDS + int(state.slot_mode[owner, slot])] = 1
        at += KINDS + MODES
        write_row(state.icons[owner, slot], ICONS, out, at)
        at += ICONS


@kernel
def observe_stack(state: State, owner: int, out: Array, at: int) -> None:
    """The contracts of a program that is one's own or revealed."""
    for i in range(state.stack_count[owner]):
        number = int(state.stack[owner, i]) - PROG_FROM
        out[at + number] = 1 + state.stack_gap[owner, i]
        out[at + GROUP + number] = i + 1
    at += 2 * GROUP
    if state.waiting[owner] != EMPTY:
        out[at] = 1 + state.waiting[owner] - PROG_FROM


@kernel
def observe_payment(state: State, out: Array, at: int) -> None:
    """The payment in progress, and how many agree in a claim procedure."""
    if state.target >= 0:
        out[at + int(state.target)] = 1
    write_row(state.owed, UNITS, out, at + CONTRACTS)
    write_row(state.paid, TYPES, out, at + CONTRACTS + UNITS)
    at += CONTRACTS + UNITS + TYPES
    out[at] = state.last_wild
    out[at + 1] = state.agreed


# ---- what all these numbers are called ----

OF_TABLE = ("players", "round", "rounds-left", "first-seat", "deck", "allowance")
OF_SEAT = ("showing", "acting", "order", "tied", "queue")


def names(config: Config) -> list[str]:
    """What each number is; `seat.0` is the viewer, `seat.1` the next seat, and a `first-seat` is counted likewise."""
    return [
        *table_names(config),
        *named("seat", range(SEATS), [*seat_names(config), *named("program", program_names(config))]),
        *payment_names(config),
    ]


def table_names(config: Config) -> list[str]:
    """What `observe_table` writes; cells have numbers, because their ids depend on the ship."""
    return [
        *named("phase", Phase.texts()[:PHASES]),
        *OF_TABLE,
        *named("pool", Type.texts()),
        *named("supply", Type.texts()),
        *named("cell", range(CELLS), Type.texts()),
        *named("market", config.components.contract_ids),
    ]


def seat_names(config: Config) -> list[str]:
    """What `observe_seat` writes."""
    robots, contracts = config.components.robot_ids, config.components.contract_ids
    return [
        *OF_SEAT,
        *named("fresh", Type.texts()),
        *named("store", Type.texts()),
        *named("hand", robots),
        *named("discard", robots),
        *named("owns", contracts),
        *named("discard", contracts[PROG_FROM:ROBOT_FROM]),
        *named("stance", contracts),
    ]


def program_names(config: Config) -> list[str]:
    """What `observe_program` writes."""
    slot = [*named("robot", config.components.robot_ids), *named("mode", MODE_IDS), *named("icon", Icon.texts())]
    programmables = config.components.contract_ids[PROG_FROM:ROBOT_FROM]
    return [
        *named("designation", DESIGNATIONS),
        *named("slot", range(SLOTS), slot),
        *named("gap", programmables),
        *named("place", programmables),
        "waiting",
    ]


def payment_names(config: Config) -> list[str]:
    """What `observe_payment` writes."""
    return [
        *named("target", config.components.contract_ids),
        *named("owed", UNIT_IDS),
        *named("paid", Type.texts()),
        *("last-wild", "agreed"),
    ]
