"""Chapter 2: set-up. Random steps are carried out in the order of the clauses."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.filling import fill
from starlode.engine.state.header import SEATS
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.programming import clear_program, deactivate
from starlode.games.cosmic_scavengers.rules.round import proceed
from starlode.games.cosmic_scavengers.rules.table import add_to_market, fits_board, reveal_contract
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import (
    ASIDE,
    CARDS,
    CELLS,
    CONTRACTS,
    EMPTY,
    GROUP,
    IN_BOX,
    IN_DECK,
    MARKET,
    ROBOT_FROM,
    SLOTS,
    STARTING,
    TYPES,
    UNITS,
    Ending,
    RobotAt,
    Stance,
    Type,
)


@kernel
def setup(params: Params, state: State) -> None:
    """CS-2.1 to CS-2.17: lay out a fresh game and prepare its first round."""
    clear_table(state)
    for seat in range(SEATS):
        clear_seat(state, seat)
    for kind in range(TYPES):
        state.pool[kind] = params.pool[state.players, kind]
        state.supply[kind] = params.marbles[kind] - params.pool[state.players, kind]
    open_market(params, state)
    state.round_number = 1
    state.phase = Phase.PREPARE
    state.acting = 0
    proceed(params, state)
    state.event_count = 0  # nobody watches the table being laid


@kernel
def clear_table(state: State) -> None:
    """CS-2.6: all contracts in the deck, nothing else anywhere."""
    fill(state.ship, CELLS, EMPTY)
    fill(state.contract_at, CONTRACTS, IN_DECK)
    fill(state.market, MARKET, EMPTY)
    state.market_count = 0
    state.turn = 0
    state.allowance = 0
    state.queue_count = 0
    state.claimant = 0
    state.agreed = 0
    state.ending = Ending.NONE
    state.ender = EMPTY
    state.target = EMPTY
    state.last_wild = Type.VOID
    for unit in range(UNITS):
        state.owed[unit] = 0
    for kind in range(TYPES):
        state.paid[kind] = 0
        state.voided[kind] = 0


@kernel
def clear_seat(state: State, seat: int) -> None:
    """CS-2.4, CS-2.12: the starting robots in hand, everything else empty."""
    fill(state.robot_at[seat], CARDS, RobotAt.AWAY)
    if seat < state.players:
        fill(state.robot_at[seat], STARTING, RobotAt.HAND)
    clear_program(state, seat, GROUP, SLOTS)
    deactivate(state, seat, SLOTS)
    state.order[seat] = EMPTY
    state.tied[seat] = 0
    state.queue[seat] = EMPTY
    state.joined[seat] = 0
    state.lost[seat] = 0
    state.due[seat] = 0
    for slot in range(SLOTS):
        state.journey[seat, slot] = 0
        state.load[seat, slot] = 0
        state.wish[seat, slot] = 0
    for kind in range(TYPES):
        state.fresh[seat, kind] = 0
        state.store[seat, kind] = 0
        state.held[seat, kind] = 0
    fill(state.stance[seat], MARKET, Stance.NONE)
    for place in range(MARKET):
        fill(state.shown[seat, place], TYPES, 0)


@kernel
def open_market(params: Params, state: State) -> None:
    """CS-2.7 to CS-2.11: reveal until there are enough contracts and enough robot contracts among them."""
    if params.filter_shapes:
        for contract in range(CONTRACTS):
            if not fits_board(params, state, contract):
                state.contract_at[contract] = IN_BOX
    robots = 0
    others = 0
    while robots + others < params.market_size[state.players] or robots < params.market_robots[state.players]:
        contract = reveal_contract(params, state)
        if contract >= ROBOT_FROM:
            robots += 1
            add_to_market(state, contract)
        else:
            others += 1
            # If more others come than the robot contracts leave room for, the robot contracts will be just enough.
            if others <= params.market_size[state.players] - params.market_robots[state.players]:
                add_to_market(state, contract)
            else:
                state.contract_at[contract] = ASIDE
    for contract in range(CONTRACTS):
        if state.contract_at[contract] == ASIDE:
            state.contract_at[contract] = IN_DECK
