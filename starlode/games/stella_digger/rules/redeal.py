"""Section 14: dealing the cards that a seat does not know to hands and decks, by the odds of all that was seen.

First a way is drawn in which the cards that left hands came there (see `ways`). Then each of them takes the place of a
card the hand had from that pool, and what is left of the pools is dealt to the places left. With plain backs hands must
become what accidents told of them: places get only what still allows that, and how likely it was that chance alone did
so is the chance that the deal is accepted. That is exact. Only if no deal of very many was accepted, one of these is
drawn by what they weigh.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import draw
from starlode.games.stella_digger.rules.gate import back_of
from starlode.games.stella_digger.rules.memory import concerns, end_card, first_card, is_draw, is_leaving
from starlode.games.stella_digger.rules.table import colour_of
from starlode.games.stella_digger.rules.ways import began_with, begin_slate, matters, pool_size, visit_ways
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import (
    CARDS,
    COLOURS,
    DECKS,
    DREW,
    EMPTY,
    HAD_LEAST,
    HAD_MOST,
    LEFT,
    PAST,
    POOLS,
)

TRIES = 500
FINE = 1 << 30  # how finely chances are told apart
ALL_WAYS = 1e300
AT_FIRST = -1  # in place of an entry: a card that was in hand before all entries


@kernel
def redeal_cards(params: Params, state: State, viewer: int, suit: int) -> None:
    """Deal the cards of a suit to other hands and to the decks."""
    begin_slate(params, state, viewer, suit)
    ways = visit_ways(params, state, viewer, suit, ALL_WAYS)
    kept, total, accepted = int(state.counter), 0.0, False
    for _ in range(TRIES):
        before = int(state.counter)
        weight = deal_hands(params, state, viewer, suit, ways)
        accepted = weight >= 1.0 or happens(state, weight)
        if accepted:
            break
        total += weight
        if weight > 0.0 and happens(state, weight / total):
            kept = before
    if not accepted:
        after = state.counter
        state.counter = kept
        deal_hands(params, state, viewer, suit, ways)
        state.counter = after
    fill_decks(params, state, suit)


@kernel
def happens(state: State, chance: float) -> bool:
    """Something that has this chance."""
    return bool(draw(state, FINE) < chance * FINE)


@kernel
def wipe_slate(state: State) -> None:
    """Leave nothing on the slate."""
    for i in range(PAST):
        state.slate[i] = 0
    for pool in range(POOLS):
        for card in range(CARDS):
            state.slate_cards[pool, card] = 0
        for seat in range(state.players):
            state.slate_slots[seat, pool] = 0


# ---- hands ----


@kernel
def deal_hands(params: Params, state: State, viewer: int, suit: int, ways: float) -> float:
    """Try a deal of all other hands; answers how likely chance alone would have kept to what is known of them."""
    for seat in range(state.players):
        for card in range(first_card(suit), end_card(params, suit)):
            if seat != viewer:
                state.hand[seat, card] = 0
    for i in range(state.past_count):
        if matters(params, state, viewer, suit, i):
            state.past_what[i] = back_of(params, state.past_what[i])
    begin_slate(params, state, viewer, suit)
    visit_ways(params, state, viewer, suit, ways * (draw(state, FINE) / FINE))
    weight = settle_past(params, state, viewer, suit)
    for seat in range(state.players):
        if seat != viewer:
            weight *= deal_hand(params, state, seat, suit)
    return weight


@kernel
def settle_past(params: Params, state: State, viewer: int, suit: int) -> float:
    """Let the cards that left other hands take the places of cards these had."""
    weight = 1.0
    for seat in range(state.players):
        if seat != viewer:
            state.slate_slots[seat, 0] = began_with(params, state, seat, suit)
    for i in range(state.past_count):
        what = int(state.past_what[i])
        if not matters(params, state, viewer, suit, i):
            continue
        if is_leaving(what):
            weight *= settle(params, state, i, what - LEFT, suit)
        else:
            state.slate[i] = 0 if is_draw(what) else state.past_number[i]
    return weight


@kernel
def places_at(params: Params, state: State, seat: int, pool: int, i: int, suit: int) -> int:
    """How many cards of a hand, from one pool and not settled yet, came by an entry, or were there at first."""
    if i == AT_FIRST:
        return int(state.slate_slots[seat, 0]) if pool == 0 else 0
    what = state.past_what[i]
    drawn = is_draw(what) and state.past_seat[i] == seat and state.past_number[i] == pool
    return int(drawn and state.slate[i] == 0 and concerns(params, what, suit))


@kernel
def settle(params: Params, state: State, i: int, card: int, suit: int) -> float:
    """A card that left a hand is one of those it had from the pool that was drawn; answers the share that may be it."""
    seat, pool = int(state.past_seat[i]), int(state.slate[i])
    barrier = last_full(state, seat, i, colour_of(card))
    places, fitting = 0, 0
    for slot in range(AT_FIRST, i):
        here = places_at(params, state, seat, pool, slot, suit)
        places += here
        if slot > barrier:
            fitting += here
    if fitting == 0:
        return 0.0
    pick = draw(state, fitting)
    for slot in range(barrier + 1, i):
        pick -= places_at(params, state, seat, pool, slot, suit)
        if pick < 0:
            fill_place(state, seat, slot, i, card)
            break
    return fitting / places


@kernel
def fill_place(state: State, seat: int, slot: int, until: int, card: int) -> None:
    """A place turns out to hold a card; it counts for the facts told while the card was in hand."""
    if slot == AT_FIRST:
        state.slate_slots[seat, 0] -= 1
    else:
        state.past_what[slot] = DREW + card
        state.slate[slot] = 1
    colour = colour_of(card)
    for i in range(slot + 1, until):
        fact = state.past_what[i] == HAD_LEAST + colour or state.past_what[i] == HAD_MOST + colour
        if fact and state.past_seat[i] == seat:
            state.slate[i] -= 1


@kernel
def last_full(state: State, seat: int, until: int, colour: int) -> int:
    """The last fact by which no further card that was then in hand may have a colour; before all entries if none."""
    for back in range(until):
        i = until - 1 - back
        if state.past_what[i] == HAD_MOST + colour and state.past_seat[i] == seat and state.slate[i] == 0:
            return i
    return AT_FIRST - 1


# ---- cards still in hand ----


@kernel
def deal_hand(params: Params, state: State, seat: int, suit: int) -> float:
    """Deal a hand the cards it still has, place by place; answers the share of cards that fitted the places."""
    weight = 1.0
    for slot in range(AT_FIRST, state.past_count):
        pool = int(state.past_number[slot]) if slot != AT_FIRST else 0
        for _ in range(places_at(params, state, seat, pool, slot, suit)):
            weight *= deal_place(params, state, seat, slot, pool, suit)
    for i in range(state.past_count):
        told = HAD_LEAST <= state.past_what[i] < HAD_MOST and state.past_seat[i] == seat
        if told and state.slate[i] > 0:
            return 0.0
    return weight


@kernel
def deal_place(params: Params, state: State, seat: int, slot: int, pool: int, suit: int) -> float:
    """Deal a card that still allows the hand to be what is known of it; answers the share of such cards."""
    colours = fitting_colours(state, seat, slot)
    fitting = 0
    for card in range(first_card(suit), end_card(params, suit)):
        if (colours >> colour_of(card)) & 1:
            fitting += int(state.slate_cards[pool, card])
    if fitting == 0:
        return 0.0
    share = fitting / pool_size(params, state, pool, suit)
    pick = draw(state, fitting)
    for card in range(first_card(suit), end_card(params, suit)):
        if (colours >> colour_of(card)) & 1:
            pick -= int(state.slate_cards[pool, card])
            if pick < 0:
                state.slate_cards[pool, card] -= 1
                state.hand[seat, card] += 1
                fill_place(state, seat, slot, state.past_count, card)
                break
    return share


@kernel
def fitting_colours(state: State, seat: int, slot: int) -> int:
    """A bit for each colour that a card in that place may have."""
    colours = (1 << COLOURS) - 1
    for i in range(slot + 1, state.past_count):
        what = int(state.past_what[i])
        if what < HAD_LEAST or state.past_seat[i] != seat:
            continue
        if what >= HAD_MOST:
            if state.slate[i] == 0:
                colours &= ~(1 << (what - HAD_MOST))
        elif state.slate[i] >= places_before(state, seat, i):
            colours &= 1 << (what - HAD_LEAST)
    return colours


@kernel
def places_before(state: State, seat: int, i: int) -> int:
    """Places of a hand that wait for a card and had it when a fact was told; at least 1, so that 0 asks for nothing."""
    count = int(state.slate_slots[seat, 0])
    for slot in range(i):
        count += is_draw(state.past_what[slot]) and state.past_seat[slot] == seat and state.slate[slot] == 0
    return max(1, count)


# ---- decks ----


@kernel
def fill_decks(params: Params, state: State, suit: int) -> None:
    """SD-14.2, SD-14.3: what is left of the last pool is in the decks, whose sizes and colours are public."""
    pool = max(1, int(state.pools[suit])) - 1
    for deck in range(DECKS):
        count = state.deck_colours[deck, suit] if params.coloured else state.deck_count[deck]
        for _ in range(count):
            card = pick_unseen(params, state, pool, suit)
            state.slate_cards[pool, card] -= 1
            state.deck[deck, card] += 1


@kernel
def pick_unseen(params: Params, state: State, pool: int, suit: int) -> int:
    """A random card of a pool on the slate."""
    pick = draw(state, pool_size(params, state, pool, suit))
    for card in range(first_card(suit), end_card(params, suit)):
        pick -= int(state.slate_cards[pool, card])
        if pick < 0:
            return card
    return EMPTY
