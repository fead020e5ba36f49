"""Section 14, the gate: what a seat cannot know becomes blank, or cannot be told apart any more."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.gate import gate
from starlode.games.stella_digger.rules.table import colour_of
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import (
    ACCIDENTS,
    ALARM,
    DANGER,
    DREW,
    DREW_COLOUR,
    DREW_UNSEEN,
    EMPTY,
    FACE_DOWN,
    Step,
)

blank_hidden = gate(State)


@kernel
def hide(params: Params, state: State, seat: int) -> None:
    """SD-14.4: leave what the table of section 14 shows to the seat; -1 is a spectator."""
    blank_hidden(state, seat)
    hide_tiles(params, state)
    if state.step != Step.ACCIDENTS:
        hide_alarm(state)
    hide_draws(params, state, seat)


@kernel
def hide_tiles(params: Params, state: State) -> None:
    """No one knows the faces of face-down tiles; which tiles these are altogether follows from all others."""
    for place in range(params.places):
        if state.tile_on[place] != EMPTY and not state.shown[place]:
            state.tile_on[place] = FACE_DOWN
    for tile in range(params.tiles):
        place = state.tile_at[tile]
        if place >= 0 and state.tile_on[place] == FACE_DOWN:
            state.tile_at[tile] = FACE_DOWN


@kernel
def hide_alarm(state: State) -> None:
    """SD-6.2, SD-6.4: unrevealed Alarm cards cannot be told from those in Danger."""
    for card in range(ACCIDENTS):
        if state.accident_at[card] >= ALARM:
            state.accident_at[card] = DANGER


@kernel
def hide_draws(params: Params, state: State, seat: int) -> None:
    """SD-14.1: of cards that others have drawn no more is known than their backs showed."""
    for i in range(state.past_count):
        if state.past_seat[i] != seat:
            state.past_what[i] = back_of(params, state.past_what[i])


@kernel
def back_of(params: Params, what: int) -> int:
    """What others know of an entry: of a card drawn its colour, with plain backs nothing."""
    if not DREW <= what < DREW_COLOUR:
        return int(what)
    return DREW_COLOUR + colour_of(what - DREW) if params.coloured else DREW_UNSEEN
