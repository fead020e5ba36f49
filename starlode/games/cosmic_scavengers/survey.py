"""The survey: what the rules make of a position, for whatever is no rule."""

from __future__ import annotations

from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array, Record, i8, i16, i32, record
from starlode.games.cosmic_scavengers.things import (
    CELLS,
    CONTRACTS,
    GAPS,
    GROUPS,
    ICONS,
    MARKET,
    ROW,
    SLOTS,
    TYPES,
    UNITS,
)


@record
class Survey(Record):
    """What sentences, views and positions need beyond a record; `rules/survey.py` fills it."""

    # of every seat
    showing: Array = i8(SEATS)
    fulfilled: Array = i8(SEATS)
    eligible: Array = i8(SEATS)  # 1: may reveal to end the game
    score: Array = i16(SEATS)
    printed: Array = i16(SEATS, GROUPS)  # points on fulfilled contracts, by kind
    expo: Array = i16(SEATS)
    archive: Array = i16(SEATS)
    converter: Array = i8(SEATS)  # 1: void may cover organic and chemical units
    diligence: Array = i16(SEATS)  # total, as turn order compares it, of the program as far as it is known
    priority: Array = i16(SEATS)
    allowances: Array = i16(SEATS)  # cards of each sort that may be recovered, by that program
    ignored: Array = i32(SEATS)  # bit per place in the stack
    robots_due: Array = i8(SEATS)
    placed: Array = i8(SEATS)
    lowest_gap: Array = i8(SEATS)

    # of every program, as if its seat collected now and no other did
    diligence_of: Array = i8(SEATS, SLOTS)
    room: Array = i8(SEATS, SLOTS)  # marbles that a robot can carry
    walk: Array = i8(SEATS, SLOTS, ROW, low=-1)  # cells of its row in the order of travel, then -1
    reached: Array = i8(SEATS, SLOTS)  # cells of it that the robot enters
    caught: Array = i8(SEATS, SLOTS, ROW, low=-1)  # type collected there, -1 none
    empty_handed: Array = i32(SEATS)  # bit per kind of a robot that sets out and brings nothing
    idle_gap: Array = i8(SEATS, GAPS)  # 1: the contract that waits for a gap would be ignored there
    # the trip itself, with fields as in a position
    ship: Array = i8(CELLS, low=-1)
    icons: Array = i8(SEATS, SLOTS, ICONS)
    route: Array = i8(SEATS, SLOTS, low=-1)
    backwards: Array = i8(SEATS, SLOTS)
    delay: Array = i8(SEATS, SLOTS)
    safe: Array = i8(SEATS, SLOTS)
    order: Array = i8(SEATS)
    turn: int = i16()
    journey: Array = i8(SEATS, SLOTS)  # how it ends: back, full or damaged
    load: Array = i8(SEATS, SLOTS)
    wish: Array = i8(SEATS, SLOTS)
    # what the seat would then have
    fresh: Array = i8(SEATS, TYPES)
    store: Array = i8(SEATS, TYPES)
    held: Array = i8(SEATS, TYPES)
    paid: Array = i8(TYPES)

    # of the market
    reach: Array = i8(MARKET)  # bit per seat that could pay with what it has and what its program would bring
    place: Array = i8(CONTRACTS, low=-1)  # where a contract is in its list, -1 nowhere
    payable: Array = i8(MARKET)  # bit per seat that could pay; none unless contracts are bought or claimed

    # of the seat that looks, nothing for a spectator
    idle_contract: Array = i8(CONTRACTS)  # 1: one in hand that would be ignored wherever it may be inserted now
    price: Array = i8(MARKET + 1, UNITS)  # units a contract costs it, by place; the last is for those that are nowhere
    spendable: Array = i8(TYPES)  # marbles that no claim holds
    claim_verb: Array = i8(CONTRACTS)  # which verb of a claim group fits
    claims: int = i8()  # that stand

    # of the payment in progress
    unit: int = i8(low=-1)  # type that the next unit asks for, -1 for a wild one or none
    wild_left: int = i8()  # units, if the next one is wild
    score_after: int = i16()  # of the seat that pays, once it has
    showing_after: int = i8()
