"""The survey: what the rules make of a position, for whatever is no rule."""

from __future__ import annotations

from typing import Any

from starlode.engine import contract
from starlode.engine.game import Config
from starlode.engine.header import SEATS
from starlode.engine.kernel import entry
from starlode.engine.reading import read
from starlode.engine.records import Array, Record, blank, block_of, i8, i16, i32, record
from starlode.games.cosmic_scavengers.things import CONTRACTS, GROUPS, MARKET, TYPES, UNITS


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
    diligence: Array = i16(SEATS)  # total, as turn order compares it; meaningful after the reveal
    priority: Array = i16(SEATS)
    allowances: Array = i16(SEATS)  # cards of each sort that may be recovered; meaningful after the reveal
    ignored: Array = i32(SEATS)  # bit per place in the stack
    robots_due: Array = i8(SEATS)
    placed: Array = i8(SEATS)
    lowest_gap: Array = i8(SEATS)

    # of the market
    place: Array = i8(CONTRACTS, low=-1)  # where a contract is in its list, -1 nowhere
    payable: Array = i8(MARKET)  # bit per seat that could pay; none unless contracts are bought or claimed

    # of the seat that looks, nothing for a spectator
    price: Array = i8(MARKET + 1, UNITS)  # units a contract costs it, by place; the last is for those that are nowhere
    spendable: Array = i8(TYPES)  # marbles that no claim holds
    claim_verb: Array = i8(CONTRACTS)  # which verb of a claim group fits
    claims: int = i8()  # that stand

    # of the payment in progress
    unit: int = i8(low=-1)  # type that the next unit asks for, -1 for a wild one or none
    wild_left: int = i8()  # units, if the next one is wild


def survey(config: Config, state: Any, seat: int) -> Any:
    """What the rules make of a position for a seat, as plain numbers; -1 is a spectator."""
    out = blank(Survey, 1)
    fill(block_of(config.params), block_of(state), seat, out)
    return read(Survey, out[0])


@entry
def fill(params: Array, states: Array, seat: int, out: Array) -> None:
    """The game's own `survey`, for Python."""
    contract.survey(params[0], states[0], seat, out[0])
