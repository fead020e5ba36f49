"""Chapter 1: where things are, and how they are found and counted."""

from __future__ import annotations

import numpy as np

from starlode.engine.compiling.bits import ones
from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import draw
from starlode.engine.state.header import SEATS
from starlode.engine.state.matching import matches
from starlode.games.cosmic_scavengers import events, things
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import (
    BEARERS,
    CARDS,
    CONTRACTS,
    COPIES,
    EMPTY,
    GROUP,
    IN_BOX,
    IN_DECK,
    IN_MARKET,
    KINDS,
    PROG_FROM,
    STARTING,
    Zone,
)


@kernel
def ask(state: State, seat: int) -> None:
    """Let one seat owe the decision of the current phase."""
    state.acting = 1 << seat


@kernel
def lead_seat(state: State, i: int) -> int:
    """CS-2.16: the i-th seat in lead order, from 0."""
    return int((state.round_number - 1 + i) % state.players)


@kernel
def end_game(state: State) -> None:
    """The game is over and no seat owes a decision."""
    state.over = 1
    state.turn = 0
    state.phase = Phase.OVER
    state.acting = 0


# ---- robots ----


kind_of, first_card = kernel(things.kind_of), kernel(things.first_card)


@kernel
def find_robot(state: State, seat: int, kind: int, where: int) -> int:
    """CS-13.2: the seat's lowest card of a kind that lies there, -1 if none does."""
    if kind < STARTING:
        return kind if state.robot_at[seat, kind] == where else EMPTY
    first = first_card(kind)
    for card in range(first, first + COPIES):
        if state.robot_at[seat, card] == where:
            return card
    return EMPTY


@kernel
def robots_at(state: State, seat: int, where: int) -> int:
    """A bit for each robot card of a seat that lies there."""
    return matches(state.robot_at[seat], 0, CARDS, where)


@kernel
def kinds_at(state: State, seat: int, where: int) -> int:
    """A bit for each kind of robot of which the seat has a card there."""
    return kinds_of(robots_at(state, seat, where))


@kernel
def kinds_of(cards: int) -> int:
    """A bit for each kind of robot that has a bit among cards."""
    found = cards & ((1 << STARTING) - 1)
    for kind in range(STARTING, KINDS):
        copies = (cards >> first_card(kind)) & ((1 << COPIES) - 1)
        found |= int(copies != 0) << kind
    return found


@kernel
def count_robots(state: State, seat: int, where: int) -> int:
    """How many robots of a seat lie there."""
    return ones(robots_at(state, seat, where))


@kernel
def has_robot(state: State, seat: int, where: int) -> bool:
    """Whether any robot of a seat lies there."""
    return robots_at(state, seat, where) != 0


@kernel
def count_kinds(state: State, seat: int, where: int) -> int:
    """How many kinds of robots of a seat lie there."""
    return ones(kinds_at(state, seat, where))


# ---- contracts ----


@kernel
def place_of(zone: int, seat: int) -> int:
    """What `contract_at` says of contracts in a zone of a seat; a byte, to be compared with bytes."""
    return np.int8(zone * SEATS + seat)  # type: ignore[return-value]


@kernel
def is_at(state: State, contract: int, zone: int, seat: int) -> bool:
    """Whether a contract lies in that zone of a seat."""
    return bool(state.contract_at[contract] == place_of(zone, seat))


@kernel
def put(state: State, contract: int, zone: int, seat: int) -> None:
    """Lay a contract into a zone of a seat."""
    state.contract_at[contract] = place_of(zone, seat)


@kernel
def has_fulfilled(state: State, contract: int, seat: int) -> bool:
    """Whether a seat has bought a contract, wherever the card lies now."""
    return bool(state.contract_at[contract] >= 0 and state.contract_at[contract] % SEATS == seat)


@kernel
def programmables_at(state: State, zone: int, seat: int) -> int:
    """A bit for each PROGRAMMABLE contract in that zone of a seat, the first one lowest."""
    return matches(state.contract_at, PROG_FROM, GROUP, place_of(zone, seat))


@kernel
def count_programmables(state: State, zone: int, seat: int) -> int:
    """How many PROGRAMMABLE contracts lie in that zone of a seat."""
    return ones(programmables_at(state, zone, seat))


@kernel
def count_contracts(state: State, place: int) -> int:
    """How many contracts `contract_at` says to be there."""
    found = 0
    for first in range(0, CONTRACTS, GROUP):
        found += ones(matches(state.contract_at, first, GROUP, place))
    return found


@kernel
def effect_amount(params: Params, state: State, seat: int, effect: int) -> int:
    """CS-12.1, CS-12.39: the numbers of an effect on all prizes in the seat's tableau, added up."""
    amount = 0
    for i in range(BEARERS):
        prize = params.bearer[effect, i]
        if prize != EMPTY and is_at(state, prize, Zone.TABLEAU, seat):
            amount += params.amount[prize]
    return int(amount)


@kernel
def count_effect(params: Params, state: State, seat: int, effect: int) -> int:
    """How many prizes with an effect lie in the seat's tableau."""
    found = 0
    for i in range(BEARERS):
        prize = params.bearer[effect, i]
        found += prize != EMPTY and is_at(state, prize, Zone.TABLEAU, seat)
    return int(found)


# ---- deck and market ----


@kernel
def deck_count(state: State) -> int:
    """Contracts left in the deck."""
    return count_contracts(state, IN_DECK)


@kernel
def draw_contract(state: State) -> int:
    """CS-2.17: any contract left in the deck with the same chance, -1 if it is empty; the card stays where it is."""
    left = deck_count(state)
    if left == 0:
        return EMPTY
    pick = draw(state, left)
    for contract in range(CONTRACTS):
        pick -= state.contract_at[contract] == IN_DECK
        if pick < 0:
            return contract
    return EMPTY


@kernel
def fits_board(params: Params, state: State, contract: int) -> bool:
    """CS-12.6: whether a contract can be in play on this board."""
    return bool(params.board[contract] == 0 or params.board[contract] == params.board_of[state.players])


@kernel
def reveal_contract(params: Params, state: State) -> int:
    """CS-2.11, CS-3.10: the next contract that fits the board, -1 if the deck runs out; others go to the box."""
    while True:
        contract = draw_contract(state)
        if contract == EMPTY or fits_board(params, state, contract):
            return contract
        state.contract_at[contract] = IN_BOX
        events.to_box(state, contract)


@kernel
def add_to_market(state: State, contract: int) -> None:
    """CS-2.15: the market is a set, kept in rising order."""
    place = int(state.market_count)
    while place > 0 and state.market[place - 1] > contract:
        state.market[place] = state.market[place - 1]
        place -= 1
    state.market[place] = contract
    state.market_count += 1
    state.contract_at[contract] = IN_MARKET
    events.to_market(state, contract)


@kernel
def close_market(state: State) -> None:
    """Strike contracts that left from the list of the market."""
    kept = 0
    for place in range(state.market_count):
        contract = state.market[place]
        if state.contract_at[contract] == IN_MARKET:
            state.market[kept] = contract
            kept += 1
    for place in range(kept, state.market_count):
        state.market[place] = EMPTY
    state.market_count = kept


@kernel
def refill_market(params: Params, state: State) -> None:
    """CS-3.8 to CS-3.11: fill the market up to its size; if the deck is empty it stays short."""
    while state.market_count < params.market_size[state.players]:
        contract = reveal_contract(params, state)
        if contract == EMPTY:
            return
        add_to_market(state, contract)


@kernel
def market_place(state: State, contract: int) -> int:
    """The place of a contract in the list of the market, -1 if it is not there."""
    for place in range(state.market_count):
        if state.market[place] == contract:
            return place
    return EMPTY
