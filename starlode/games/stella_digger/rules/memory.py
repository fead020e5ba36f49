"""Section 14, what all remember of drill cards: who drew and who gave away which, as far as it tells of hands.

While cards were only dealt and drawn by lot, every unseen card may be anywhere. That changes when decks are rebuilt:
everybody then sees which cards are in no deck, so which ones the hands hold together (SD-6.8); and with plain backs
when an accident strikes or spares a hand (SD-6.14). From then on draws, cards that leave a hand, and such facts are
written down in their order. The cards that nobody had seen by then lie in pools: pool 0 is what the hands held (with
the decks, if these were not rebuilt), and each reconstruction adds the pool of its decks.
"""

from __future__ import annotations

from starlode.engine.kernel import kernel
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import CARDS, DECKS, DREW, FIELD, HAD_LEAST, HAD_MOST, LEFT, PAST, POOLS


@kernel
def is_draw(what: int) -> bool:
    """Whether an entry tells of a card that was drawn."""
    return bool(DREW <= what < HAD_LEAST)


@kernel
def is_leaving(what: int) -> bool:
    """Whether an entry tells of a card that left a hand."""
    return bool(what < DREW)


@kernel
def unseen(params: Params, state: State, card: int) -> int:
    """Cards of a type that do not lie open: they are in hands and decks."""
    count = int(params.copies[card])
    for seat in range(state.players):
        count -= state.discards[seat, card]
        for i in range(FIELD):
            count -= state.field[seat, i] == card
    return count


# ---- writing down ----


@kernel
def remember(state: State, seat: int, what: int, number: int) -> None:
    """Add an entry; where there is no room left, what was before the last reconstruction is forgotten."""
    if state.past_count == PAST:
        forget(state)
    i = int(state.past_count)
    state.past_seat[i] = seat
    state.past_what[i] = what
    state.past_number[i] = number
    state.past_count = i + 1


@kernel
def remember_draw(state: State, seat: int, card: int) -> None:
    """SD-14.1: a card went from the decks to a hand; only its owner knows which."""
    if state.pools > 0:
        remember(state, seat, DREW + card, state.pools - 1)


@kernel
def remember_leaving(state: State, seat: int, card: int) -> None:
    """A card left a hand for all to see."""
    if state.pools > 0:
        remember(state, seat, LEFT + card, 0)


@kernel
def remember_least(params: Params, state: State, seat: int, colour: int, count: int) -> None:
    """An accident showed that a hand holds so many cards of a colour."""
    open_past(params, state)
    remember(state, seat, HAD_LEAST + colour, count)


@kernel
def remember_most(params: Params, state: State, seat: int, colour: int, count: int) -> None:
    """An accident showed that a hand holds no more than so many cards of a colour."""
    if count < state.hand_count[seat]:
        open_past(params, state)
        remember(state, seat, HAD_MOST + colour, count)


@kernel
def open_past(params: Params, state: State) -> None:
    """Before the first entry: hands and decks are one pool."""
    if state.pools == 0:
        state.pools = 1
        for card in range(CARDS):
            state.pool[0, card] = unseen(params, state, card)


@kernel
def remember_rebuild(params: Params, state: State) -> None:
    """SD-6.7, SD-14.3: the decks were dealt anew; what is in no deck and does not lie open is in hands."""
    if state.pools == POOLS:
        forget(state)
    state.pools = max(2, state.pools + 1)
    for card in range(CARDS):
        dealt = 0
        for deck in range(DECKS):
            dealt += int(state.deck[deck, card])
        state.pool[state.pools - 1, card] = dealt
        if state.pools == 2 and state.past_count == 0:
            state.pool[0, card] = unseen(params, state, card) - dealt


# ---- forgetting ----


@kernel
def forget(state: State) -> None:
    """Let the past begin with the last reconstruction; who then held which of the cards in hands is forgotten."""
    first = last_rebuild(state)
    for i in range(first):
        if is_leaving(state.past_what[i]):
            state.pool[0, state.past_what[i] - LEFT] -= 1
    decks = int(state.pools) - 1
    for card in range(CARDS):
        for pool in range(1, decks):
            state.pool[0, card] += state.pool[pool, card]
        state.pool[min(1, decks), card] = state.pool[decks, card]
        for pool in range(2, POOLS):
            state.pool[pool, card] = 0
    state.pools = min(2, state.pools)
    for i in range(PAST):
        move_entry(state, i, i + first)
    state.past_count -= first


@kernel
def last_rebuild(state: State) -> int:
    """The first entry after the decks were last rebuilt: all draws from older decks come before it."""
    first = 0
    for i in range(state.past_count):
        if is_draw(state.past_what[i]) and state.past_number[i] < state.pools - 1:
            first = i + 1
    return first


@kernel
def move_entry(state: State, i: int, source: int) -> None:
    """An entry takes the place of another; what comes from beyond the end is blank."""
    kept = source < state.past_count
    state.past_seat[i] = state.past_seat[source] if kept else 0
    state.past_what[i] = state.past_what[source] if kept else 0
    state.past_number[i] = state.past_number[source] if kept else 0
    if kept and is_draw(state.past_what[i]):
        state.past_number[i] = 1
