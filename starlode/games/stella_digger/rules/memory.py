"""Section 14, what all remember of drill cards: who drew and who gave away which, as far as it tells of hands.

While cards were only dealt and drawn by lot, every unseen card may be anywhere. That changes when decks are rebuilt:
all players then see which cards are in no deck, so which ones the hands hold together (SD-6.8); and with plain backs
when an accident strikes or spares a hand (SD-6.14). From then on draws, cards that leave a hand, and such facts are
written down in their order. The cards that no one had seen by then lie in pools: pool 0 is what the hands held (with
the decks, if these were not rebuilt), and each reconstruction adds the pool of its decks.

With coloured backs each colour has a past of its own, with plain backs there is one of all cards: a *suit* is a colour,
or everything. Its past ends as soon as all that hands hold of it surely came from the present decks.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import (
    CARDS,
    COLOURS,
    DECKS,
    DREW,
    DREW_COLOUR,
    FIELD,
    HAD_LEAST,
    HAD_MOST,
    LEFT,
    PAST,
    POOLS,
    RANKS,
)

# ---- suits ----


@kernel
def suits(params: Params) -> int:
    """How many suits there are."""
    return COLOURS if params.coloured else 1


@kernel
def suit_of(params: Params, card: int) -> int:
    """The suit of a card."""
    return int(card) // RANKS if params.coloured else 0


@kernel
def first_card(suit: int) -> int:
    """The first card of a suit."""
    return suit * RANKS


@kernel
def end_card(params: Params, suit: int) -> int:
    """The card after the last one of a suit."""
    return (suit + 1) * RANKS if params.coloured else CARDS


@kernel
def held(params: Params, state: State, seat: int, suit: int) -> int:
    """Cards of a suit in a hand."""
    return int(state.hand_colours[seat, suit] if params.coloured else state.hand_count[seat])


@kernel
def unseen(params: Params, state: State, card: int) -> int:
    """Cards of a type that do not lie open: they are in hands and decks."""
    count = int(params.copies[card])
    for seat in range(state.players):
        count -= state.discards[seat, card]
        for i in range(FIELD):
            count -= state.field[seat, i] == card
    return count


# ---- entries ----


@kernel
def is_draw(what: int) -> bool:
    """Whether an entry tells of a card that was drawn."""
    return bool(DREW <= what < HAD_LEAST)


@kernel
def is_leaving(what: int) -> bool:
    """Whether an entry tells of a card that left a hand."""
    return bool(what < DREW)


@kernel
def concerns(params: Params, what: int, suit: int) -> bool:
    """Whether an entry is about a suit."""
    if not params.coloured:
        return True
    card = what - LEFT if what < DREW else what - DREW if what < DREW_COLOUR else (what - DREW_COLOUR) * RANKS
    return bool(card // RANKS == suit)


@kernel
def remember(params: Params, state: State, seat: int, what: int, number: int) -> None:
    """Add an entry; where there is no room left, the suit with the longest past forgets the oldest part of it."""
    if state.past_count == PAST:
        forget(params, state, longest_past(state))
    i = int(state.past_count)
    state.past_seat[i] = seat
    state.past_what[i] = what
    state.past_number[i] = number
    state.past_count = i + 1


@kernel
def remember_draw(params: Params, state: State, seat: int, card: int) -> None:
    """SD-14.1: a card went from the decks to a hand; only its owner knows which."""
    pools = int(state.pools[suit_of(params, card)])
    if pools > 0:
        remember(params, state, seat, DREW + card, pools - 1)


@kernel
def remember_leaving(params: Params, state: State, seat: int, card: int) -> None:
    """A card has left a hand for all to see."""
    suit = suit_of(params, card)
    if state.pools[suit] == 0:
        return
    remember(params, state, seat, LEFT + card, 0)
    if held(params, state, seat, suit) == 0 and is_settled(params, state, suit):
        drop_past(params, state, suit)


@kernel
def remember_least(params: Params, state: State, seat: int, colour: int, count: int) -> None:
    """Plain backs: an accident showed that a hand holds this many cards of a colour."""
    open_past(params, state)
    remember(params, state, seat, HAD_LEAST + colour, count)


@kernel
def remember_most(params: Params, state: State, seat: int, colour: int, count: int) -> None:
    """Plain backs: an accident showed that a hand holds at most this many cards of a colour."""
    if count < state.hand_count[seat]:
        open_past(params, state)
        remember(params, state, seat, HAD_MOST + colour, count)


@kernel
def open_past(params: Params, state: State) -> None:
    """Before the first entry of all: hands and decks are one pool."""
    if state.pools[0] == 0:
        state.pools[0] = 1
        for card in range(CARDS):
            state.pool[0, card] = unseen(params, state, card)


# ---- reconstruction ----


@kernel
def remember_rebuild(params: Params, state: State) -> None:
    """SD-6.7, SD-14.3: the decks were dealt again; cards that are neither in a deck nor open are in hands."""
    for suit in range(suits(params)):
        holders = 0
        for seat in range(state.players):
            holders += held(params, state, seat, suit) > 0
        if holders <= 1 or is_settled(params, state, suit):
            drop_past(params, state, suit)
        if holders > 0:
            add_pool(params, state, suit)


@kernel
def add_pool(params: Params, state: State, suit: int) -> None:
    """The decks are a new pool; without a past, what hands hold is another."""
    if state.pools[suit] == POOLS:
        forget(params, state, suit)
    fresh = state.pools[suit] == 0
    state.pools[suit] = 2 if fresh else state.pools[suit] + 1
    for card in range(first_card(suit), end_card(params, suit)):
        dealt = 0
        for deck in range(DECKS):
            dealt += int(state.deck[deck, card])
        state.pool[state.pools[suit] - 1, card] = dealt
        if fresh:
            state.pool[0, card] = unseen(params, state, card) - dealt


@kernel
def is_settled(params: Params, state: State, suit: int) -> bool:
    """Whether all that hands hold of a suit surely came from the last pool, and nothing was told of it since."""
    for seat in range(state.players):
        count = held(params, state, seat, suit)
        i = int(state.past_count) - 1
        while count > 0:
            if i < 0:
                return False
            what = int(state.past_what[i])
            if state.past_seat[i] == seat and concerns(params, what, suit):
                if not is_leaving(what) and not (is_draw(what) and state.past_number[i] == state.pools[suit] - 1):
                    return False
                count += 1 if is_leaving(what) else -1
            i -= 1
    return True


# ---- forgetting ----


@kernel
def drop_past(params: Params, state: State, suit: int) -> None:
    """Nothing is to be remembered of a suit."""
    if state.pools[suit] == 0:
        return
    drop_entries(params, state, suit, state.past_count)
    state.pools[suit] = 0
    for pool in range(POOLS):
        for card in range(first_card(suit), end_card(params, suit)):
            state.pool[pool, card] = 0


@kernel
def drop_entries(params: Params, state: State, suit: int, end: int) -> None:
    """Take out the entries about a suit before `end`; the others move up."""
    kept = 0
    for i in range(state.past_count):
        if i >= end or not concerns(params, state.past_what[i], suit):
            state.past_seat[kept] = state.past_seat[i]
            state.past_what[kept] = state.past_what[i]
            state.past_number[kept] = state.past_number[i]
            kept += 1
    for i in range(kept, state.past_count):
        state.past_seat[i] = 0
        state.past_what[i] = 0
        state.past_number[i] = 0
    state.past_count = kept


@kernel
def longest_past(state: State) -> int:
    """The suit with most pools. There are three, since between two reconstructions there is room for everything."""
    longest = 0
    for suit in range(COLOURS):
        if state.pools[suit] > state.pools[longest]:
            longest = suit
    return longest


@kernel
def forget(params: Params, state: State, suit: int) -> None:
    """Let the past of a suit begin one reconstruction later: who then held what is forgotten, not what hands held."""
    end = 0
    for i in range(state.past_count):
        what = int(state.past_what[i])
        if is_draw(what) and concerns(params, what, suit) and state.past_number[i] <= 1:
            end = i + 1
    for i in range(end):
        what = int(state.past_what[i])
        if is_leaving(what) and concerns(params, what, suit):
            state.pool[0, what - LEFT] -= 1
    for card in range(first_card(suit), end_card(params, suit)):
        state.pool[0, card] += state.pool[1, card]
        for pool in range(1, POOLS):
            state.pool[pool, card] = state.pool[pool + 1, card] if pool + 1 < POOLS else 0
    drop_entries(params, state, suit, end)
    for i in range(state.past_count):
        if is_draw(state.past_what[i]) and concerns(params, state.past_what[i], suit):
            state.past_number[i] -= 1
    state.pools[suit] -= 1
