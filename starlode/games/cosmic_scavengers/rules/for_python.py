"""Doors through which ordinary Python asks the compiled rules."""

from __future__ import annotations

from starlode.engine.header import SEATS
from starlode.engine.kernel import entry
from starlode.engine.records import Array, Record, i8, i16, one, record
from starlode.games.cosmic_scavengers.rules.claims import contestants
from starlode.games.cosmic_scavengers.rules.cleanup import may_reveal, showing
from starlode.games.cosmic_scavengers.rules.effects import is_ignored
from starlode.games.cosmic_scavengers.rules.order import (
    compared_diligence,
    diligence,
    total_diligence,
    total_priority,
)
from starlode.games.cosmic_scavengers.rules.payment import can_pay, converts, wild_units
from starlode.games.cosmic_scavengers.rules.programming import activate, lowest_gap, placed, robots_due
from starlode.games.cosmic_scavengers.rules.recovery import allowances
from starlode.games.cosmic_scavengers.rules.scoring import (
    archive_points,
    count_fulfilled,
    expo_points,
    score,
)
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.terms import CONTRACTS, GROUP, MARKET, SLOTS


@record
class Survey(Record):
    """What the rules make of every seat; for texts and views, never for a rule."""

    showing: Array = i8(SEATS)
    fulfilled: Array = i8(SEATS)
    eligible: Array = i8(SEATS)  # 1: may reveal to end the game
    score: Array = i16(SEATS)
    expo: Array = i16(SEATS)
    archive: Array = i16(SEATS)
    wild: Array = i8(SEATS, CONTRACTS)  # wild units a contract costs the seat
    converter: Array = i8(SEATS)  # 1: void may cover organic and chemical units
    payable: Array = i8(SEATS, MARKET)  # meaningful while no payment is in progress
    contestants: Array = i8(MARKET)
    diligence: Array = i16(SEATS, SLOTS)  # meaningful after the reveal
    total_diligence: Array = i16(SEATS)
    compared_diligence: Array = i16(SEATS)  # less what mission control takes off
    priority: Array = i16(SEATS)
    allowances: Array = i16(SEATS)  # cards of each sort that may be recovered; meaningful after the reveal
    ignored: Array = i8(SEATS, GROUP)  # by place in the stack
    robots_due: Array = i8(SEATS)
    placed: Array = i8(SEATS)
    lowest_gap: Array = i8(SEATS)


@entry
def fill_survey(params: Params, state: State, out: Survey) -> None:
    """Write every field of `out`."""
    for seat in range(state.players):
        fill_seat(params, state, seat, out)
        fill_program(params, state, seat, out)
    for place in range(state.market_count):
        out.contestants[place] = contestants(state, place) if state.queue_count > 0 else 0


@entry
def fill_seat(params: Params, state: State, seat: int, out: Survey) -> None:
    """What a seat has and could buy."""
    out.showing[seat] = showing(state, seat)
    out.fulfilled[seat] = count_fulfilled(state, seat, 0, CONTRACTS)
    out.eligible[seat] = may_reveal(params, state, seat)
    out.score[seat] = score(params, state, seat)
    out.expo[seat] = expo_points(params, state, seat)
    out.archive[seat] = archive_points(params, state, seat)
    for contract in range(CONTRACTS):
        out.wild[seat, contract] = wild_units(params, state, seat, contract)
    converter = converts(params, state, seat)
    out.converter[seat] = converter
    for place in range(state.market_count):
        out.payable[seat, place] = can_pay(params, state, seat, state.market[place], converter)


@entry
def fill_program(params: Params, state: State, seat: int, out: Survey) -> None:
    """What a seat's program comes to."""
    robots = placed(state, seat)
    out.placed[seat] = robots
    out.robots_due[seat] = robots_due(params, state, seat)
    out.lowest_gap[seat] = lowest_gap(state, seat)
    out.total_diligence[seat] = total_diligence(state, seat)
    out.compared_diligence[seat] = compared_diligence(params, state, seat)
    out.priority[seat] = total_priority(state, seat)
    out.allowances[seat] = allowances(params, state, seat)
    for slot in range(SLOTS):
        out.diligence[seat, slot] = diligence(state, seat, slot)
    for at in range(state.stack_count[seat]):
        out.ignored[seat, at] = is_ignored(params, state, seat, at, robots)


def survey(params: Params, state: State) -> Survey:
    """A fresh survey."""
    out = one(Survey)
    fill_survey(params, state, out)
    return out


@entry
def activate_program(params: Params, state: State, seat: int) -> None:
    """Work out icons and rows of a revealed program; for reading positions."""
    activate(params, state, seat)
