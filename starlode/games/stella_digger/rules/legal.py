"""The table of contents of what may be done: for each phase, which actions are legal."""

from __future__ import annotations

from starlode.engine.kernel import kernel
from starlode.engine.records import Array
from starlode.games.stella_digger.rules.accidents import current_accident, field_of_colour
from starlode.games.stella_digger.rules.actions import (
    can_pay_gadget,
    can_pay_token,
    count_aims,
    count_pairs,
    has_site,
    may_aim,
)
from starlode.games.stella_digger.rules.completion import can_gain
from starlode.games.stella_digger.rules.play import may_add
from starlode.games.stella_digger.rules.sight import may_break
from starlode.games.stella_digger.rules.table import hand_limit
from starlode.games.stella_digger.rules.terrain import has_near_tile, is_next_to, may_enter_from, may_target
from starlode.games.stella_digger.state import (
    ACT_AIM,
    ACT_CARD,
    ACT_COLOUR,
    ACT_DECK,
    ACT_GADGET,
    ACT_PLACE,
    ACT_TOKEN,
    ACTIONS,
    CARDS,
    COLOURS,
    DECKS,
    DIRECTIONS,
    EMPTY,
    EXCHANGE,
    FIELD,
    G_CAPSULE,
    GADGET,
    GADGETS,
    KEEP,
    LARGE_DRILL,
    MINE,
    NONE,
    P_ACCIDENT,
    P_ACTION,
    P_AIM,
    P_BREAKTHROUGH,
    P_CAPSULE,
    P_CARD,
    P_COLOUR,
    P_DISCARD,
    P_DRAFT,
    P_DRAW,
    P_DRILL,
    P_ENTRY,
    P_EXTRA,
    P_FIGHT,
    P_GADGET,
    P_GIVE,
    P_GOLD,
    P_SITE,
    P_START_TILE,
    P_TAKE,
    P_TARGET,
    PASS,
    REFILL,
    STOP,
    TOKENS,
    Params,
    State,
)


@kernel
def legal(params: Params, state: State, seat: int, mask: Array) -> None:
    """Write the legal actions of a seat; none for a seat that is not asked."""
    for action in range(ACTIONS):
        mask[action] = 0
    if state.over or not state.acting & (1 << int(seat)):
        return
    phase = state.phase
    if phase == P_ACTION:
        offer_actions(params, state, seat, mask)
    elif phase in (P_CARD, P_DISCARD, P_EXTRA, P_ACCIDENT, P_FIGHT):
        offer_cards(params, state, seat, mask)
    elif phase in (P_DRAFT, P_DRAW):
        for deck in range(DECKS):
            mask[ACT_DECK + deck] = state.deck_count[deck] > 0
    elif phase in (P_START_TILE, P_TARGET, P_ENTRY, P_SITE, P_BREAKTHROUGH):
        offer_places(params, state, mask)
    elif phase in (P_GADGET, P_CAPSULE):
        offer_gadgets(params, state, seat, mask)
    elif phase == P_DRILL:
        for token in range(TOKENS):
            mask[ACT_TOKEN + token] = can_pay_token(params, state, seat, token)
    elif phase == P_AIM:
        for way in range(len(DIRECTIONS)):
            mask[ACT_AIM + way] = may_aim(params, state, state.site, way)
    else:
        offer_colours(params, state, seat, mask)


@kernel
def offer_actions(params: Params, state: State, seat: int, mask: Array) -> None:
    """SD-4.2, SD-4.3: every action that can be completed; Pass always, a refill too since no deck stays empty."""
    mask[PASS] = 1
    mask[MINE] = state.hand_count[seat] > 0
    mask[REFILL] = 1
    mask[EXCHANGE] = count_pairs(params, state, seat) > 0
    for gadget in range(GADGETS):
        if can_pay_gadget(params, state, seat, gadget):
            mask[GADGET] = 1
            break
    for token in range(TOKENS):
        if can_pay_token(params, state, seat, token):
            mask[LARGE_DRILL] = has_site(params, state)
            break


@kernel
def offer_cards(params: Params, state: State, seat: int, mask: Array) -> None:
    """Hand or field cards for D-06, D-08, D-09, D-18 and D-22, and the word that declines."""
    phase = state.phase
    if phase == P_ACCIDENT:
        offer_victims(state, seat, mask)
        return
    for card in range(CARDS):
        if phase == P_EXTRA:
            mask[ACT_CARD + card] = may_add(state, seat, card)
        else:
            mask[ACT_CARD + card] = state.hand[seat, card] > 0
    if phase == P_DISCARD:
        mask[STOP] = state.hand_count[seat] < hand_limit(params, state, seat)  # SD-4.15
    elif phase in (P_EXTRA, P_FIGHT):
        mask[NONE] = 1


@kernel
def offer_victims(state: State, seat: int, mask: Array) -> None:
    """SD-6.16, SD-6.17: field cards of the accident's colour, or hand cards if none lies there."""
    colour = current_accident(state)
    if field_of_colour(state, seat, colour) > 0:
        for i in range(FIELD):
            if state.field[seat, i] != EMPTY:
                mask[ACT_CARD + int(state.field[seat, i])] = 1
        return
    for card in range(CARDS):
        mask[ACT_CARD + card] = card // (CARDS // COLOURS) == colour and state.hand[seat, card] > 0


@kernel
def offer_places(params: Params, state: State, mask: Array) -> None:
    """Squares for D-01, D-03, D-04, D-14 and D-24."""
    phase = state.phase
    near = phase == P_TARGET and has_near_tile(params, state)
    for place in range(params.places):
        if phase == P_TARGET:
            mask[ACT_PLACE + place] = may_target(params, state, place, near)
        elif phase == P_ENTRY:
            mask[ACT_PLACE + place] = may_enter_from(params, state, state.target, place)
        elif phase == P_SITE:
            mask[ACT_PLACE + place] = count_aims(params, state, place) > 0
        elif phase == P_BREAKTHROUGH:
            mask[ACT_PLACE + place] = may_break(params, state, place)
        else:
            mask[ACT_PLACE + place] = is_next_to(params, params.start, place) and state.shown[place] > 0


@kernel
def offer_gadgets(params: Params, state: State, seat: int, mask: Array) -> None:
    """D-11: gadgets the seat can pay; D-20: Refining Capsules it owns."""
    if state.phase == P_GADGET:
        for gadget in range(GADGETS):
            mask[ACT_GADGET + gadget] = can_pay_gadget(params, state, seat, gadget)
        return
    for colour in range(COLOURS):
        gadget = G_CAPSULE * COLOURS + colour
        mask[ACT_GADGET + gadget] = state.gadget_owner[gadget] == seat


@kernel
def offer_colours(params: Params, state: State, seat: int, mask: Array) -> None:
    """Colours for D-07, D-12, D-16, D-17, D-19, D-21 and D-23."""
    phase = state.phase
    for colour in range(COLOURS):
        if phase == P_COLOUR:
            allowed = colour != state.field_colour[seat]  # SD-5.6: the printed one is to keep
        elif phase == P_GIVE:
            allowed = state.crystals[seat, colour] >= params.exchange_crystals
        elif phase == P_TAKE:
            allowed = state.stock[colour] > 0
        elif phase == P_GOLD:
            allowed = can_gain(state, seat, colour)
        else:
            allowed = state.crystals[seat, colour] > 0
        mask[ACT_COLOUR + colour] = allowed
    if phase == P_COLOUR:
        mask[KEEP] = 1
