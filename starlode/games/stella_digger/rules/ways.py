"""Section 14: the ways in which cards that left hands may have come there.

Where two pools hold a card that was played, and the hand had cards of both, no one knows which one it was. Every way
in which the cards can have been dealt, and taken from the hands, that fits all that was seen is equally likely; so what
a way of naming a pool for each such card weighs is a product: for each card, of the hand's cards from that pool, times
the share of such cards in what is unseen of the pool. All ways are visited on the slate, one after the other; they are
few.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger.rules.memory import (
    concerns,
    end_card,
    first_card,
    held,
    is_draw,
    is_leaving,
    unseen,
)
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import DREW, EMPTY, LEFT, POOLS

STEPS = 20_000  # of visits to entries; the ways found by then stand for all, which so far never was necessary


@kernel
def pool_size(params: Params, state: State, pool: int, suit: int) -> int:
    """Unseen cards of a pool on the slate."""
    count = 0
    for card in range(first_card(suit), end_card(params, suit)):
        count += int(state.slate_cards[pool, card])
    return count


# ---- the slate at the beginning ----


@kernel
def begin_slate(params: Params, state: State, viewer: int, suit: int) -> None:
    """Put on the slate what the viewer did not see of each pool, and how many cards each other hand began with."""
    for card in range(first_card(suit), end_card(params, suit)):
        for pool in range(POOLS):
            state.slate_cards[pool, card] = state.pool[pool, card]
        if state.pools[suit] == 0:
            state.slate_cards[0, card] = unseen(params, state, card)
        if viewer >= 0:
            state.slate_cards[0, card] -= state.hand[viewer, card]
    for i in range(state.past_count):
        if state.past_seat[i] == viewer and concerns(params, state.past_what[i], suit):
            remove_own(state, i)
    for seat in range(state.players):
        for pool in range(POOLS):
            state.slate_slots[seat, pool] = 0
        if seat != viewer:
            state.slate_slots[seat, 0] = began_with(params, state, seat, suit)


@kernel
def remove_own(state: State, i: int) -> None:
    """The viewer knows which cards it began with, and which ones it drew."""
    what = int(state.past_what[i])
    if is_leaving(what):
        state.slate_cards[0, what - LEFT] -= 1
    elif is_draw(what):
        state.slate_cards[0, what - DREW] += 1
        state.slate_cards[state.past_number[i], what - DREW] -= 1


@kernel
def began_with(params: Params, state: State, seat: int, suit: int) -> int:
    """How many cards of a suit a hand held before all entries."""
    count = held(params, state, seat, suit)
    for i in range(state.past_count):
        what = int(state.past_what[i])
        if state.past_seat[i] == seat and concerns(params, what, suit):
            count += int(is_leaving(what)) - int(is_draw(what))
    return count


# ---- visiting ----


@kernel
def visit_ways(params: Params, state: State, viewer: int, suit: int, goal: float) -> float:
    """Add up what ways weigh until it is more than the goal, and stop there; answers the sum."""
    i, pool, steps, weight, total = 0, 0, 0, 1.0, 0.0
    while i >= 0:
        steps += 1
        if i < state.past_count:
            pool = next_pool(params, state, viewer, suit, i, pool)
            if pool != EMPTY:
                state.slate[i] = pool
                weight *= weigh(params, state, viewer, suit, i)
                shift(params, state, viewer, suit, i, 1)
                i, pool = i + 1, 0
                continue
        else:
            total += weight
            if total > goal or steps > STEPS:
                return total
        i -= 1
        if i >= 0:
            shift(params, state, viewer, suit, i, -1)
            weight /= weigh(params, state, viewer, suit, i)
            pool = int(state.slate[i]) + 1
    return total


@kernel
def matters(params: Params, state: State, viewer: int, suit: int, i: int) -> bool:
    """Whether an entry is about a suit in another hand than the viewer's."""
    return bool(state.past_seat[i] != viewer and concerns(params, state.past_what[i], suit))


@kernel
def next_pool(params: Params, state: State, viewer: int, suit: int, i: int, pool: int) -> int:
    """The first pool, from that one on, from which the card of an entry may be; -1 if none is left."""
    what = int(state.past_what[i])
    if not is_leaving(what) or not matters(params, state, viewer, suit, i):
        return 0 if pool == 0 else EMPTY  # nothing to choose, and no second time
    for other in range(pool, POOLS):
        if state.slate_slots[state.past_seat[i], other] > 0 and state.slate_cards[other, what - LEFT] > 0:
            return other
    return EMPTY


@kernel
def weigh(params: Params, state: State, viewer: int, suit: int, i: int) -> float:
    """In how many ways, for each card of its pool, the card that leaves may be the one that it is."""
    what, pool = int(state.past_what[i]), int(state.slate[i])
    if not is_leaving(what) or not matters(params, state, viewer, suit, i):
        return 1.0
    slots, cards = int(state.slate_slots[state.past_seat[i], pool]), int(state.slate_cards[pool, what - LEFT])
    return slots * cards / pool_size(params, state, pool, suit)


@kernel
def shift(params: Params, state: State, viewer: int, suit: int, i: int, step: int) -> None:
    """Let an entry happen on the slate, or with -1 take it back."""
    if not matters(params, state, viewer, suit, i):
        return
    what, seat = int(state.past_what[i]), int(state.past_seat[i])
    if is_leaving(what):
        state.slate_slots[seat, state.slate[i]] -= step
        state.slate_cards[state.slate[i], what - LEFT] -= step
    elif is_draw(what):
        state.slate_slots[seat, state.past_number[i]] += step
