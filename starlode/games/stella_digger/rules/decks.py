"""Sections 6.1 and 6.2: drawing, decks that run out, reconstruction; also how the decks are first dealt."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import draw
from starlode.engine.state.records import Array
from starlode.games.stella_digger import events
from starlode.games.stella_digger.rules.memory import remember_draw, remember_rebuild
from starlode.games.stella_digger.rules.table import colour_of
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import ACCIDENTS, ALARM, CARDS, COLOURS, DANGER, DECKS, EMPTY, RANKS, SAFETY


@kernel
def full_decks(state: State) -> int:
    """How many decks have cards."""
    count = 0
    for deck in range(DECKS):
        count += state.deck_count[deck] > 0
    return count


@kernel
def first_full_deck(state: State) -> int:
    """The first deck that has cards."""
    for deck in range(DECKS):
        if state.deck_count[deck] > 0:
            return deck
    return EMPTY


# ---- drawing ----


@kernel
def draw_card(params: Params, state: State, seat: int, deck: int) -> None:
    """SD-4.14: the top card of a deck goes to the hand; SD-14.1: its back, if coloured, is seen by all."""
    back = state.deck_top[deck]
    card = take_top(params, state, deck)
    turn_top(params, state, deck)
    state.hand[seat, card] += 1
    state.hand_count[seat] += 1
    if params.coloured:
        state.hand_colours[seat, colour_of(card)] += 1
    else:
        for colour in range(COLOURS):
            state.most[seat, colour] += 1
    remember_draw(params, state, seat, card)
    events.draw(state, seat, deck, back, card)
    if state.deck_count[deck] == 0 and not all_ran_out(state):
        events.empty_deck(state, deck, sound_alarm(state))  # SD-6.4, SD-6.6


@kernel
def take_top(params: Params, state: State, deck: int) -> int:
    """The top card leaves a deck; answers which one that was."""
    card = pick_card(params, state, deck)
    state.deck[deck, card] -= 1
    state.deck_count[deck] -= 1
    if params.coloured:
        state.deck_colours[deck, colour_of(card)] -= 1
    return card


@kernel
def pick_card(params: Params, state: State, deck: int) -> int:
    """Which card lies on top: any of the deck, with coloured backs any of the colour that shows."""
    if not params.coloured:
        return nth_of(state.deck[deck], 0, CARDS, draw(state, state.deck_count[deck]))
    colour = int(state.deck_top[deck])
    return nth_of(state.deck[deck], colour * RANKS, RANKS, draw(state, state.deck_colours[deck, colour]))


@kernel
def nth_of(counts: Array, first: int, kinds: int, n: int) -> int:
    """Which kind the n-th thing is among this many of each, from a first kind on.

    Looks at all kinds: a loop that ends early ends by surprise, and the next random number waits for that.
    """
    kind = first - 1
    for i in range(first, first + kinds):
        kind += n >= 0
        n -= counts[i]
    return kind


@kernel
def turn_top(params: Params, state: State, deck: int) -> None:
    """SD-1.5: with coloured backs the colour of the next card shows; its number is not decided yet."""
    state.deck_top[deck] = EMPTY
    if not params.coloured or state.deck_count[deck] == 0:
        return
    state.deck_top[deck] = nth_of(state.deck_colours[deck], 0, COLOURS, draw(state, state.deck_count[deck]))


@kernel
def all_ran_out(state: State) -> bool:
    """SD-6.7: whether the decks have to be rebuilt before anything else happens."""
    return bool(full_decks(state) == 0)


@kernel
def sound_alarm(state: State) -> int:
    """SD-6.4, SD-6.5: a Danger card, if there is one, moves unseen to the Alarm; answers how many moved."""
    danger = 0
    for card in range(ACCIDENTS):
        danger += state.accident_at[card] == DANGER
    if danger == 0:
        return 0
    pick = draw(state, danger)
    for card in range(ACCIDENTS):
        if state.accident_at[card] == DANGER:
            pick -= 1
            if pick < 0:
                state.accident_at[card] = ALARM + state.alarm_count
                state.alarm_count += 1
                return 1
    return 0


# ---- reconstruction ----


@kernel
def rebuild(params: Params, state: State) -> None:
    """SD-6.7 to SD-6.11: all discard piles, but neither hands nor field, become new decks."""
    total = 0
    for card in range(CARDS):
        for seat in range(1, state.players):
            state.discards[0, card] += state.discards[seat, card]
            state.discards[seat, card] = 0
        total += state.discards[0, card]
    deal_decks(params, state, total)
    remember_rebuild(params, state)
    state.rebuilt = 1
    events.rebuild(state, total)


@kernel
def deal_decks(params: Params, state: State, total: int) -> None:
    """SD-2.7, SD-6.9: the cards gathered in the first pile are shuffled and dealt one at a time to the decks."""
    for i in range(total):
        card = nth_of(state.discards[0], 0, CARDS, draw(state, total - i))
        state.discards[0, card] -= 1
        state.deck[i % DECKS, card] += 1
        state.deck_count[i % DECKS] += 1
        if params.coloured:
            state.deck_colours[i % DECKS, colour_of(card)] += 1
    for card in range(CARDS):
        state.outside[card] = params.copies[card]
        for deck in range(DECKS):
            state.outside[card] -= state.deck[deck, card]
    for deck in range(DECKS):
        turn_top(params, state, deck)


# ---- the forecasts ----


@kernel
def reset_accidents(state: State) -> None:
    """SD-2.6, SD-6.23: the four accident cards are shuffled into Danger and one is turned up as Safety."""
    for card in range(ACCIDENTS):
        state.accident_at[card] = DANGER
    state.alarm_count = 0
    safe = draw(state, ACCIDENTS)
    state.accident_at[safe] = SAFETY
    events.reset(state, safe)
