"""Chapter 8: fulfilling contracts, for a seat that is alone at its place."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.header import SEATS
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.bookkeeping import keep_books, spend
from starlode.games.cosmic_scavengers.rules.claims import begin_claims, group_size, hold_payment
from starlode.games.cosmic_scavengers.rules.order import place_end
from starlode.games.cosmic_scavengers.rules.payment import (
    can_pay,
    end_payment,
    means_of,
    next_unit,
    only_offer,
    pay_unit,
)
from starlode.games.cosmic_scavengers.rules.prizes import gain_contract
from starlode.games.cosmic_scavengers.rules.table import ask, close_market
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import EMPTY


@kernel
def fulfil(params: Params, state: State) -> None:
    """CS-8.1, CS-11.17: the next seat of the queue may buy, the next claim group may claim; then the next place."""
    if state.queue_count == 0:
        # CS-7.2: all seats of the place have fulfilled.
        state.turn = place_end(state, state.turn)
        state.phase = Phase.COLLECT
    elif group_size(state) > 1:
        begin_claims(state)
    elif can_buy(params, state, state.queue[0]):
        ask(state, state.queue[0])
    else:
        end_group(params, state)


@kernel
def can_buy(params: Params, state: State, seat: int) -> bool:
    """Whether a seat can pay any contract of the market."""
    means = means_of(params, state, state, seat)
    for place in range(state.market_count):
        if can_pay(params, means, state.market[place]):
            return True
    return False


@kernel
def end_fulfilment(params: Params, state: State, seat: int) -> None:
    """CS-8.1: the seat buys nothing more."""
    events.end(state, seat)
    end_group(params, state)


@kernel
def end_group(params: Params, state: State) -> None:
    """CS-8.15, CS-11.34: bookkeeping for those who fulfilled, in lead order; the next of the queue follow."""
    size = group_size(state)
    for i in range(size):
        keep_books(params, state, state.queue[i])
    for i in range(SEATS):
        state.queue[i] = state.queue[i + size] if i + size < SEATS else EMPTY
        state.joined[i] = state.joined[i + size] if i + size < SEATS else 0
    state.joined[0] = 0
    state.queue_count -= size


@kernel
def pay(params: Params, state: State, seat: int) -> None:
    """CS-8.26, CS-13.3: pay units that leave no choice, ask for the others, and conclude a complete payment."""
    while next_unit(state) != EMPTY:
        kind = only_offer(params, state, seat)
        if kind == EMPTY:
            ask(state, seat)
            return
        pay_unit(state, kind)
    if group_size(state) > 1:
        hold_payment(state, seat)
    else:
        buy(params, state, seat)
    end_payment(state)


@kernel
def buy(params: Params, state: State, seat: int) -> None:
    """CS-8.2, CS-8.27: the marbles change hands together, and the contract is resolved before the next one."""
    spend(params, state, seat)
    gain_contract(params, state, seat, state.target)
    close_market(state)
    state.phase = Phase.EFFECTS
