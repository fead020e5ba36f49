"""Section 14: re-dealing everything a seat cannot know, so that thinking about a position never touches its truth.

What is re-dealt depends only on what the seat knows: two positions that look the same to it give the same bytes.
The unknown cards are gathered in the first deck, dealt to the other hands, then to the other decks.
"""

from __future__ import annotations

from starlode.engine.chance import draw
from starlode.engine.events import blind_events
from starlode.engine.kernel import kernel
from starlode.games.stella_digger.rules.setup import lay_tile
from starlode.games.stella_digger.rules.table import cards_of_colour, colour_of
from starlode.games.stella_digger.state import (
    ACCIDENTS,
    ALARM,
    CARDS,
    COLOURS,
    DANGER,
    DECKS,
    EMPTY,
    FIELD,
    RANKS,
    S_ACCIDENTS,
    Params,
    State,
)

BYTE = 8  # sizes of several stacks are packed into one number, a byte each
UNKNOWN = -20  # a face-down tile while it is re-dealt, at its place and in its own entry
TRIES = 50  # deals tried for hands that all know something about


@kernel
def resample(params: Params, state: State, seat: int) -> None:
    """SD-14.4: re-deal face-down tiles, the forecasts, the decks and other hands; -1 is a spectator."""
    blind_events(state, seat)
    redeal_tiles(params, state)
    if state.step != S_ACCIDENTS:
        redeal_alarm(state)
    if params.coloured:
        for colour in range(COLOURS):
            redeal_colour(params, state, seat, colour)
    else:
        redeal_plain(params, state, seat)


# ---- tiles and accidents ----


@kernel
def redeal_tiles(params: Params, state: State) -> None:
    """Shuffle the face-down tiles of each back among their squares."""
    for place in range(params.places):
        if state.tile_on[place] != EMPTY and not state.shown[place]:
            state.tile_at[state.tile_on[place]] = UNKNOWN
            state.tile_on[place] = UNKNOWN
    for place in range(params.places):
        if state.tile_on[place] == UNKNOWN:
            lay_tile(params, state, place, UNKNOWN)


@kernel
def redeal_alarm(state: State) -> None:
    """Unrevealed Alarm cards could be any that are not face up."""
    hidden = 0
    for card in range(ACCIDENTS):
        if state.accident_at[card] >= ALARM:
            state.accident_at[card] = DANGER
        hidden += state.accident_at[card] == DANGER
    for number in range(state.alarm_count):
        pick = draw(state, hidden - number)
        for card in range(ACCIDENTS):
            if state.accident_at[card] == DANGER:
                pick -= 1
                if pick < 0:
                    state.accident_at[card] = ALARM + number
                    break


# ---- what all know of hidden cards ----


@kernel
def surely_held(params: Params, state: State, seat: int, card: int) -> int:
    """Cards of a type that other hands must hold: they were in no deck when the decks were last dealt."""
    count = int(state.outside[card])
    for other in range(state.players):
        count -= state.discards[other, card]
        for i in range(FIELD):
            count -= state.field[other, i] == card
    if seat >= 0:
        count -= state.hand[seat, card]
    return max(0, count)


@kernel
def draw_unknown(state: State, first: int, last: int) -> int:
    """A random card type of the gathered cards from `first` to before `last`, taken from them."""
    count = 0
    for card in range(first, last):
        count += state.deck[0, card]
    pick = draw(state, count)
    for card in range(first, last):
        pick -= state.deck[0, card]
        if pick < 0:
            state.deck[0, card] -= 1
            return card
    return EMPTY


# ---- coloured backs: each colour by itself ----


@kernel
def redeal_colour(params: Params, state: State, seat: int, colour: int) -> None:
    """SD-14.2, SD-14.3: how many cards of a colour a hand or deck holds is public, which ones is not."""
    first, last = colour * RANKS, (colour + 1) * RANKS
    sizes = 0
    for owner in range(state.players):
        if owner != seat:
            sizes |= cards_of_colour(state, owner, colour) << (BYTE * owner)
    second, third = gather_colour(state, seat, first, last)
    for card in range(first, last):
        for _ in range(surely_held(params, state, seat, card)):
            sizes = deal_held(state, card, sizes)
    for owner in range(state.players):
        for _ in range((sizes >> (BYTE * owner)) & 255):
            state.hand[owner, draw_unknown(state, first, last)] += 1
    for _ in range(second):
        state.deck[1, draw_unknown(state, first, last)] += 1
    for _ in range(third):
        state.deck[2, draw_unknown(state, first, last)] += 1


@kernel
def gather_colour(state: State, seat: int, first: int, last: int) -> tuple[int, int]:
    """Put the unknown cards of a colour into the first deck; answers what the second and third held."""
    second, third = 0, 0
    for card in range(first, last):
        second += int(state.deck[1, card])
        third += int(state.deck[2, card])
        state.deck[0, card] += state.deck[1, card] + state.deck[2, card]
        state.deck[1, card] = 0
        state.deck[2, card] = 0
        for owner in range(state.players):
            if owner != seat:
                state.deck[0, card] += state.hand[owner, card]
                state.hand[owner, card] = 0
    return second, third


@kernel
def deal_held(state: State, card: int, sizes: int) -> int:
    """A card that some other hand must hold goes to a random free place of that colour; answers what is left."""
    free = 0
    for owner in range(state.players):
        free += (sizes >> (BYTE * owner)) & 255
    pick = draw(state, free)
    for owner in range(state.players):
        pick -= (sizes >> (BYTE * owner)) & 255
        if pick < 0:
            state.deck[0, card] -= 1
            state.hand[owner, card] += 1
            return sizes - (1 << (BYTE * owner))
    return sizes


# ---- plain backs: all colours together, within what accidents told of each hand ----


@kernel
def redeal_plain(params: Params, state: State, seat: int) -> None:
    """SD-14.1: with plain backs only the numbers of cards are public, and what accidents showed."""
    for attempt in range(TRIES + 1):
        gather_all(state, seat)
        if deal_hands(params, state, seat, attempt < TRIES):
            break
    for deck in range(1, DECKS):
        for _ in range(state.deck_count[deck]):
            state.deck[deck, draw_unknown(state, 0, CARDS)] += 1


@kernel
def gather_all(state: State, seat: int) -> None:
    """Put all unknown cards into the first deck."""
    for card in range(CARDS):
        for deck in range(1, DECKS):
            state.deck[0, card] += state.deck[deck, card]
            state.deck[deck, card] = 0
        for owner in range(state.players):
            if owner != seat:
                state.deck[0, card] += state.hand[owner, card]
                state.hand[owner, card] = 0


@kernel
def deal_hands(params: Params, state: State, seat: int, careful: bool) -> bool:
    """Deal the other hands; False if careful dealing came to a dead end."""
    for card in range(CARDS):
        for _ in range(surely_held(params, state, seat, card)):
            if not place_held(state, seat, card, careful):
                return False
    for owner in range(state.players):
        if owner != seat:
            for colour in range(COLOURS):
                while careful and cards_of_colour(state, owner, colour) < state.least[owner, colour]:
                    if not deal_one(state, owner, colour, careful):
                        return False
    for owner in range(state.players):
        if owner != seat:
            while free_places(state, owner) > 0:
                if not deal_one(state, owner, EMPTY, careful):
                    return False
    return True


@kernel
def free_places(state: State, owner: int) -> int:
    """Cards a hand lacks while it is re-dealt."""
    count = int(state.hand_count[owner])
    for card in range(CARDS):
        count -= state.hand[owner, card]
    return count


@kernel
def has_place(state: State, owner: int, colour: int, careful: bool) -> bool:
    """Whether a hand may get a card of that colour and still become what all know of it."""
    free = free_places(state, owner)
    if free == 0 or not careful:
        return free > 0
    held = cards_of_colour(state, owner, colour)
    if held >= state.most[owner, colour]:
        return False
    reserved = 0
    for other in range(COLOURS):
        reserved += max(0, state.least[owner, other] - cards_of_colour(state, owner, other))
    return bool(held < state.least[owner, colour] or free > reserved)


@kernel
def place_held(state: State, seat: int, card: int, careful: bool) -> bool:
    """A card that some other hand must hold goes to a random hand with a place for it."""
    colour = colour_of(card)
    free = 0
    for owner in range(state.players):
        if owner != seat and has_place(state, owner, colour, careful):
            free += free_places(state, owner)
    if free == 0:
        return False
    pick = draw(state, free)
    for owner in range(state.players):
        if owner != seat and has_place(state, owner, colour, careful):
            pick -= free_places(state, owner)
            if pick < 0:
                state.deck[0, card] -= 1
                state.hand[owner, card] += 1
                return True
    return False


@kernel
def deal_one(state: State, owner: int, colour: int, careful: bool) -> bool:
    """A random card, of one colour unless that is -1, for which the hand has a place; False if there is none."""
    count = 0
    for card in range(CARDS):
        if may_get(state, owner, card, colour, careful):
            count += state.deck[0, card]
    if count == 0:
        return False
    pick = draw(state, count)
    for card in range(CARDS):
        if may_get(state, owner, card, colour, careful):
            pick -= state.deck[0, card]
            if pick < 0:
                state.deck[0, card] -= 1
                state.hand[owner, card] += 1
                return True
    return False


@kernel
def may_get(state: State, owner: int, card: int, colour: int, careful: bool) -> bool:
    """Whether a gathered card may be dealt to a hand."""
    if state.deck[0, card] == 0 or (colour != EMPTY and colour != colour_of(card)):
        return False
    return has_place(state, owner, colour_of(card), careful)
