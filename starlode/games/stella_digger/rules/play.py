"""Sections 4.1 and 5: playing drill cards with Super Drill and Enhanced Power, and what they are worth (7.1)."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger import events
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.rules.table import ask, cards_of_colour, colour_of, follow, leave_hand
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import COLOURS, EMPTY, FIELD, GadgetType


@kernel
def play_first(params: Params, state: State, seat: int, card: int) -> None:
    """SD-4.6, SD-4.7, SD-4.8: any hand card goes face up on the field, with its printed colour for now."""
    leave_hand(params, state, seat, card)
    state.field[seat, 0] = card
    state.field_colour[seat] = colour_of(card)
    events.play(state, seat, card)
    if may_declare(state, seat, colour_of(card)):
        ask(state, seat, Phase.COLOUR)
    else:
        offer_extra(params, state, seat)


@kernel
def may_declare(state: State, seat: int, colour: int) -> bool:
    """SD-5.1, SD-5.15: an unused Super Drill of the card's printed colour."""
    return bool(
        state.gadget_owner[GadgetType.SUPER_DRILL * COLOURS + colour] == seat
        and not state.used[seat, GadgetType.SUPER_DRILL]
    )


@kernel
def declare(params: Params, state: State, seat: int, colour: int) -> None:
    """SD-5.1 to SD-5.5: the first card counts as another colour from now on."""
    state.field_colour[seat] = colour
    state.used[seat, GadgetType.SUPER_DRILL] = 1
    events.declare(state, seat, colour)
    offer_extra(params, state, seat)


@kernel
def offer_extra(params: Params, state: State, seat: int) -> None:
    """SD-13.2, SD-14.5: ask for an additional card if one fits; with plain backs whenever a card is left."""
    if state.used[seat, GadgetType.ENHANCED_POWER]:
        end_play(state, seat)
        return
    for colour in range(COLOURS):
        if state.gadget_owner[GadgetType.ENHANCED_POWER * COLOURS + colour] == seat:
            cards = cards_of_colour(state, seat, colour) if params.coloured else state.hand_count[seat]
            if cards > 0:
                ask(state, seat, Phase.EXTRA)
                return
    end_play(state, seat)


@kernel
def may_add(state: State, seat: int, card: int) -> bool:
    """SD-5.7: a hand card of the printed colour of an Enhanced Power; SD-5.5: declared colours do not help."""
    return bool(
        state.hand[seat, card] > 0 and state.gadget_owner[GadgetType.ENHANCED_POWER * COLOURS + colour_of(card)] == seat
    )


@kernel
def play_extra(params: Params, state: State, seat: int, card: int) -> None:
    """SD-5.7 to SD-5.9: an additional card, which takes the colour of the first."""
    leave_hand(params, state, seat, card)
    state.field[seat, 1] = card
    state.used[seat, GadgetType.ENHANCED_POWER] = 1
    events.extra(state, seat, card)
    end_play(state, seat)


@kernel
def end_play(state: State, seat: int) -> None:
    """SD-4.4: the play is complete; the next player follows, in mining as in a fight."""
    state.active = follow(state, seat)


# ---- what the cards are worth ----


@kernel
def has_low_card(params: Params, state: State, colour: int) -> bool:
    """SD-7.2, SD-7.5: whether a '1' of that effective colour lies on the field, first or additional card."""
    for seat in range(state.players):
        if state.field_colour[seat] == colour:
            for i in range(FIELD):
                card = state.field[seat, i]
                if card != EMPTY and params.card_number[card] == params.low_number:
                    return True
    return False


@kernel
def strength(params: Params, state: State, seat: int) -> int:
    """SD-7.2 to SD-7.6: the sum of the seat's field cards; every '4' hit by a '1' of its colour counts 0."""
    total = 0
    for i in range(FIELD):
        card = state.field[seat, i]
        if card == EMPTY:
            continue
        number = params.card_number[card]
        if number == params.high_number and has_low_card(params, state, state.field_colour[seat]):
            number = params.high_value
        total += number
    return int(total)
