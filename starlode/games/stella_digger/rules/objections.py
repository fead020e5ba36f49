"""Why an action is not legal. Reasons are sought in the order in which a player would look for them."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger.decisions import (
    ACT_AIM,
    ACT_CARD,
    ACT_COLOUR,
    ACT_DECK,
    ACT_GADGET,
    ACT_PLACE,
    ACT_TOKEN,
    Phase,
    Reason,
    Word,
)
from starlode.games.stella_digger.rules.accidents import current_accident
from starlode.games.stella_digger.rules.prices import payable_tokens
from starlode.games.stella_digger.rules.sets import has
from starlode.games.stella_digger.rules.table import colour_of
from starlode.games.stella_digger.rules.terrain import exposed_tiles
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import EMPTY


@kernel
def objection(params: Params, state: State, seat: int, action: int) -> int:
    """The reason why an action that answers the decision is not legal."""
    if action < ACT_PLACE:
        return against_word(params, state, seat, action)
    if action < ACT_CARD:
        return against_place(params, state, action - ACT_PLACE)
    if action < ACT_COLOUR:
        return against_card(state, seat, action - ACT_CARD)
    if action < ACT_DECK:
        return against_colour(state)
    if action < ACT_GADGET:
        return Reason.EMPTY_DECK
    if action < ACT_TOKEN:
        return against_gadget(state, seat, action - ACT_GADGET)
    if action < ACT_AIM:
        return against_token(state, seat, action - ACT_TOKEN)
    return against_aim(params, state, action - ACT_AIM)


@kernel
def against_word(params: Params, state: State, seat: int, word: int) -> int:
    """SD-4.2, SD-4.3, SD-4.15: an action that cannot be completed; all other words are legal when asked for."""
    if word == Word.MINE:
        return Reason.NO_CARD
    if word == Word.GADGET:
        return Reason.NO_GADGET
    if word == Word.EXCHANGE:
        return Reason.NO_PAIR
    if word == Word.STOP:
        return Reason.HAND_FULL
    return Reason.NO_SITE if payable_tokens(params, state, seat) else Reason.NO_LARGE_DRILL


# ---- squares ----


@kernel
def against_place(params: Params, state: State, place: int) -> int:
    """A square for the marker, for a Large Drill or to break through."""
    if place >= params.places:
        return Reason.NO_SQUARE
    if state.phase == Phase.SITE:
        return against_site(params, state, place)
    if state.phase == Phase.ENTRY:
        return Reason.NO_ENTRY
    if state.phase == Phase.START_TILE:
        return Reason.NOT_NEXT_TO_START
    return against_tile(params, state, place)


@kernel
def against_tile(params: Params, state: State, place: int) -> int:
    """SD-3.5 to SD-3.11, SD-9.32: a tile that is out of reach, or the wrong one."""
    if state.tile_on[place] == EMPTY:
        return Reason.NO_TILE
    if not has(exposed_tiles(params, state), place):
        return Reason.NOT_EXPOSED
    if state.phase == Phase.BREAKTHROUGH:
        return Reason.NOT_BLOCKADED
    return Reason.BLOCKADED if state.blocked[place] else Reason.TOO_FAR


@kernel
def against_site(params: Params, state: State, place: int) -> int:
    """SD-4.25 to SD-4.29: where no Large Drill may stand."""
    if place == params.start:
        return Reason.ON_START
    if state.tile_on[place] != EMPTY:
        return Reason.ON_TILE
    if state.drill_on[place] != EMPTY:
        return Reason.ON_DRILL
    return Reason.ON_MARKER if place == state.marker else Reason.NO_AIM


@kernel
def against_aim(params: Params, state: State, way: int) -> int:
    """SD-4.31 to SD-4.35: where no Large Drill may point."""
    aimed = params.near[state.site, way]
    if aimed == EMPTY:
        return Reason.AIM_OFF_MAP
    if aimed == params.start:
        return Reason.AIM_AT_START
    if state.tile_on[aimed] != EMPTY:
        return Reason.AIM_AT_TILE
    return Reason.AIM_AT_DRILL if state.drill_on[aimed] != EMPTY else Reason.AIM_TAKEN


# ---- cards, crystals and what they buy ----


@kernel
def against_card(state: State, seat: int, card: int) -> int:
    """SD-5.7, SD-6.16, SD-6.17: not the seat's card, or not a fitting one."""
    if state.phase == Phase.ACCIDENT:
        if state.field_colour[seat] == current_accident(state):
            return Reason.NOT_ON_FIELD
        if colour_of(card) != current_accident(state):
            return Reason.OTHER_COLOUR
    return Reason.NOT_IN_HAND if state.hand[seat, card] == 0 else Reason.NO_ENHANCED_POWER


@kernel
def against_colour(state: State) -> int:
    """SD-5.6, SD-4.40, SD-4.41, SD-7.15: a colour that changes nothing, or that has too few crystals."""
    if state.phase == Phase.COLOUR:
        return Reason.SAME_COLOUR
    if state.phase == Phase.TAKE:
        return Reason.STOCK_LACKS
    if state.phase == Phase.GOLD:
        return Reason.NOBODY_HAS
    return Reason.TOO_FEW if state.phase == Phase.GIVE else Reason.NO_CRYSTAL


@kernel
def against_gadget(state: State, seat: int, gadget: int) -> int:
    """SD-4.18, SD-7.18: a gadget that is not for sale or too dear, or not a Refining Capsule of one's own."""
    owner = state.gadget_owner[gadget]
    if state.phase != Phase.GADGET:
        return Reason.NOT_OWNED if owner != seat else Reason.NO_CAPSULE
    return Reason.SOLD if owner != EMPTY else Reason.TOO_DEAR


@kernel
def against_token(state: State, seat: int, token: int) -> int:
    """SD-4.24: an own unplaced Large Drill that can be paid."""
    if state.token_owner[token] != seat:
        return Reason.OTHERS_DRILL
    return Reason.BUILT if state.token_at[token] != EMPTY else Reason.DRILL_TOO_DEAR
