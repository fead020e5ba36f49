"""The table of contents of what may be done: for each phase, which actions are legal."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.header import is_asked
from starlode.engine.state.masks import allow, allow_if, allow_span
from starlode.engine.state.records import Array
from starlode.games.stella_digger.decisions import (
    ACT_AIM,
    ACT_CARD,
    ACT_COLOUR,
    ACT_DECK,
    ACT_GADGET,
    ACT_PLACE,
    ACT_TOKEN,
    Phase,
    Word,
)
from starlode.games.stella_digger.rules.accidents import current_accident, field_of_colour
from starlode.games.stella_digger.rules.actions import count_pairs, may_aim, sites
from starlode.games.stella_digger.rules.completion import can_gain
from starlode.games.stella_digger.rules.play import may_add
from starlode.games.stella_digger.rules.prices import payable_gadgets, payable_tokens
from starlode.games.stella_digger.rules.sets import unlike
from starlode.games.stella_digger.rules.table import hand_limit
from starlode.games.stella_digger.rules.terrain import entries, exposed_tiles, neighbours, targets
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import CARDS, COLOURS, DECKS, EMPTY, FIELD, WAYS, GadgetType


@kernel
def legal(params: Params, state: State, seat: int, mask: Array) -> None:
    """Write the legal actions of a seat; none for a seat that is not asked."""
    if not is_asked(state, seat, mask):
        return
    phase = state.phase
    if phase == Phase.ACTION:
        offer_actions(params, state, seat, mask)
    elif phase in (Phase.CARD, Phase.DISCARD, Phase.EXTRA, Phase.ACCIDENT, Phase.FIGHT):
        offer_cards(params, state, seat, mask)
    elif phase in (Phase.DRAFT, Phase.DRAW):
        for deck in range(DECKS):
            allow_if(mask, ACT_DECK + deck, state.deck_count[deck] > 0)
    elif phase in (Phase.START_TILE, Phase.TARGET, Phase.ENTRY, Phase.SITE, Phase.BREAKTHROUGH):
        offer_places(params, state, mask)
    elif phase in (Phase.GADGET, Phase.CAPSULE):
        offer_gadgets(params, state, seat, mask)
    elif phase == Phase.DRILL:
        allow_span(mask, ACT_TOKEN, payable_tokens(params, state, seat))
    elif phase == Phase.AIM:
        for way in range(WAYS):
            allow_if(mask, ACT_AIM + way, may_aim(params, state, way))
    else:
        offer_colours(params, state, seat, mask)


@kernel
def offer_actions(params: Params, state: State, seat: int, mask: Array) -> None:
    """SD-4.2, SD-4.3: every action that can be completed; Pass always, a refill too since no deck stays empty."""
    allow(mask, Word.PASS)
    allow_if(mask, Word.MINE, state.hand_count[seat] > 0)
    allow(mask, Word.REFILL)
    allow_if(mask, Word.EXCHANGE, count_pairs(params, state, seat) > 0)
    allow_if(mask, Word.GADGET, payable_gadgets(params, state, seat) != 0)
    if payable_tokens(params, state, seat):
        allow_if(mask, Word.LARGE_DRILL, sites(params, state) != 0)


@kernel
def offer_cards(params: Params, state: State, seat: int, mask: Array) -> None:
    """Hand or field cards for D-06, D-08, D-09, D-18 and D-22, and the word that declines."""
    phase = state.phase
    if phase == Phase.ACCIDENT:
        offer_victims(state, seat, mask)
        return
    for card in range(CARDS):
        if phase == Phase.EXTRA:
            allow_if(mask, ACT_CARD + card, may_add(state, seat, card))
        else:
            allow_if(mask, ACT_CARD + card, state.hand[seat, card] > 0)
    if phase == Phase.DISCARD:
        allow_if(mask, Word.STOP, state.hand_count[seat] < hand_limit(params, state, seat))  # SD-4.15
    elif phase in (Phase.EXTRA, Phase.FIGHT):
        allow(mask, Word.NONE)


@kernel
def offer_victims(state: State, seat: int, mask: Array) -> None:
    """SD-6.16, SD-6.17: field cards of the accident's colour, or hand cards if none lies there."""
    colour = current_accident(state)
    if field_of_colour(state, seat, colour) > 0:
        for i in range(FIELD):
            if state.field[seat, i] != EMPTY:
                allow(mask, ACT_CARD + int(state.field[seat, i]))
        return
    for card in range(CARDS):
        allow_if(mask, ACT_CARD + card, card // (CARDS // COLOURS) == colour and state.hand[seat, card] > 0)


@kernel
def offer_places(params: Params, state: State, mask: Array) -> None:
    """Squares for D-01, D-03, D-04, D-14 and D-24."""
    phase = state.phase
    if phase == Phase.TARGET:
        places = targets(params, state)
    elif phase == Phase.ENTRY:
        places = entries(params, state, state.target)
    elif phase == Phase.SITE:
        places = sites(params, state)
    elif phase == Phase.BREAKTHROUGH:
        places = exposed_tiles(params, state)  # all of them blockaded
    else:
        places = neighbours(params, params.start) & unlike(state.shown, 0)
    allow_span(mask, ACT_PLACE, places)


@kernel
def offer_gadgets(params: Params, state: State, seat: int, mask: Array) -> None:
    """D-11: gadgets the seat can pay; D-20: Refining Capsules it owns."""
    if state.phase == Phase.GADGET:
        allow_span(mask, ACT_GADGET, payable_gadgets(params, state, seat))
        return
    for colour in range(COLOURS):
        gadget = GadgetType.REFINING_CAPSULE * COLOURS + colour
        allow_if(mask, ACT_GADGET + gadget, state.gadget_owner[gadget] == seat)


@kernel
def offer_colours(params: Params, state: State, seat: int, mask: Array) -> None:
    """Colours for D-07, D-12, D-16, D-17, D-19, D-21 and D-23."""
    phase = state.phase
    for colour in range(COLOURS):
        if phase == Phase.COLOUR:
            allowed = colour != state.field_colour[seat]  # SD-5.6: the printed one is to keep
        elif phase == Phase.GIVE:
            allowed = state.crystals[seat, colour] >= params.exchange_crystals
        elif phase == Phase.TAKE:
            allowed = state.stock[colour] > 0
        elif phase == Phase.GOLD:
            allowed = can_gain(state, seat, colour)
        else:
            allowed = state.crystals[seat, colour] > 0
        allow_if(mask, ACT_COLOUR + colour, allowed)
    if phase == Phase.COLOUR:
        allow(mask, Word.KEEP)
