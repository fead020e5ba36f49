"""Section 11.4: the claim procedure of players who are tied in everything."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.zones import total
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.bookkeeping import spend
from starlode.games.cosmic_scavengers.rules.payment import Means, can_pay, means_of
from starlode.games.cosmic_scavengers.rules.prizes import gain_contract
from starlode.games.cosmic_scavengers.rules.table import ask, close_market, market_place
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import EMPTY, TYPES, Stance


@kernel
def group_size(state: State) -> int:
    """CS-11.17: how many seats fulfil together now."""
    size = 1
    while size < state.queue_count and state.joined[size]:
        size += 1
    return size


@kernel
def begin_claims(state: State) -> None:
    """CS-11.18: the first member in lead order is on turn."""
    state.claimant = 0
    state.agreed = 0
    state.phase = Phase.CLAIM


@kernel
def contestants(state: State, place: int) -> int:
    """Members whose payment stands for a contract: none if it is open, one if claimed, more if it is locked."""
    found = 0
    for i in range(group_size(state)):
        found += state.stance[state.queue[i], place] == Stance.STANDS
    return int(found)


@kernel
def may_act_on(params: Params, state: State, seat: int, place: int, means: Means) -> bool:
    """CS-13.7, CS-11.27: take part in a contract if it can be paid from free marbles, or leave it; never come back."""
    if state.stance[seat, place] == Stance.NONE:
        return can_pay(params, means, state.market[place])
    return bool(state.stance[seat, place] == Stance.STANDS)


@kernel
def claim(params: Params, state: State) -> None:
    """CS-11.18, CS-11.29: the member on turn decides, unless only `agree` is left; when all agreed it is over."""
    if state.agreed == group_size(state):
        conclude(params, state)
        return
    seat = state.queue[state.claimant]
    means = means_of(params, state, state, seat)
    for place in range(state.market_count):
        if may_act_on(params, state, seat, place, means):
            ask(state, seat)
            return
    agree(state, seat)


@kernel
def pass_on(state: State) -> None:
    """CS-11.18: the next member in lead order is on turn."""
    state.claimant += 1
    if state.claimant == group_size(state):
        state.claimant = 0
    state.phase = Phase.CLAIM


@kernel
def agree(state: State, seat: int) -> None:
    """CS-11.26: do nothing for now."""
    events.agree(state, seat)
    state.agreed += 1
    pass_on(state)


@kernel
def hold_payment(state: State, seat: int) -> None:
    """CS-11.19 to CS-11.21: the payment just shown is held for the contract, which is claimed or locked by it."""
    place = market_place(state, state.target)
    if contestants(state, place) > 0:
        events.challenge(state, seat, state.target)
    else:
        events.claim(state, seat, state.target)
    if total(state.paid) > 0:
        events.show(state, seat, state.paid)
    state.stance[seat, place] = Stance.STANDS
    for kind in range(TYPES):
        state.shown[seat, place, kind] = state.paid[kind]
        state.held[seat, kind] += state.paid[kind]
    state.agreed = 0
    pass_on(state)


@kernel
def leave(state: State, seat: int, contract: int) -> None:
    """CS-11.22, CS-11.25: back down from a locked contract, or withdraw an own claim."""
    place = market_place(state, contract)
    state.agreed = 0
    if contestants(state, place) == 1:
        events.withdraw(state, seat, contract)
        release(state, seat, place)
    else:
        events.back_down(state, seat, contract)
        state.stance[seat, place] = Stance.BACKED_DOWN
        if contestants(state, place) == 1:
            end_lock(state, place)
    pass_on(state)


@kernel
def end_lock(state: State, place: int) -> None:
    """CS-11.23, CS-11.24: one contestant is left; the others' marbles are free again."""
    for i in range(group_size(state)):
        if state.stance[state.queue[i], place] == Stance.BACKED_DOWN:
            release(state, state.queue[i], place)


@kernel
def release(state: State, seat: int, place: int) -> None:
    """CS-11.24, CS-11.27: held marbles are free again, and the member may not come back."""
    state.stance[seat, place] = Stance.BARRED
    for kind in range(TYPES):
        state.held[seat, kind] -= state.shown[seat, place, kind]
        state.shown[seat, place, kind] = 0


# ---- the end of the procedure ----


@kernel
def conclude(params: Params, state: State) -> None:
    """CS-11.30, CS-11.31: claimed contracts are fulfilled at once; locked ones stay, and so do their marbles."""
    end = group_size(state)
    for place in range(state.market_count):
        if contestants(state, place) > 1:
            events.locked(state, state.market[place])
            for i in range(end):
                state.stance[state.queue[i], place] = Stance.NONE
    for i in range(end):
        fulfil_claims(params, state, state.queue[i])
    close_market(state)
    for i in range(end):
        forget_claims(state, state.queue[i])
    state.claimant = 0
    state.agreed = 0
    state.phase = Phase.EFFECTS


@kernel
def fulfil_claims(params: Params, state: State, seat: int) -> None:
    """CS-11.30, CS-8.6: all of a member's payments together, then all of its contracts."""
    for place in range(state.market_count):
        if state.stance[seat, place] == Stance.STANDS:
            for kind in range(TYPES):
                state.paid[kind] += state.shown[seat, place, kind]
    spend(params, state, seat)
    for place in range(state.market_count):
        if state.stance[seat, place] == Stance.STANDS:
            gain_contract(params, state, seat, state.market[place])


@kernel
def forget_claims(state: State, seat: int) -> None:
    """Nothing is held any more and no one is barred."""
    for place in range(state.stance.shape[1]):
        state.stance[seat, place] = Stance.NONE
        for kind in range(TYPES):
            state.shown[seat, place, kind] = 0
    for kind in range(TYPES):
        state.held[seat, kind] = 0


@kernel
def claimed_by(state: State, seat: int, contract: int) -> bool:
    """Whether the seat's payment stands for a contract."""
    place = market_place(state, contract)
    return bool(place != EMPTY and state.stance[seat, place] == Stance.STANDS)
