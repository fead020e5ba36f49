"""Section 14: dealing everything a seat cannot know, so that thinking about a position never touches its truth."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import draw
from starlode.games.stella_digger.rules.memory import suits
from starlode.games.stella_digger.rules.redeal import redeal_cards, wipe_slate
from starlode.games.stella_digger.rules.setup import lay_tile, tiles_at
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import ACCIDENTS, ALARM, DANGER, FACE_DOWN, Step


@kernel
def resample(params: Params, state: State, seat: int) -> None:
    """SD-14.4: fill a seat's record: face-down tiles, the forecasts, the decks and other hands; -1 is a spectator."""
    left = tiles_at(params, state, FACE_DOWN)
    for place in range(params.places):
        if state.tile_on[place] == FACE_DOWN:
            left = lay_tile(params, state, place, left)
    if state.step != Step.ACCIDENTS:
        redeal_alarm(state)
    for suit in range(suits(params)):  # where how many of a colour lie is public, so each is dealt by itself
        redeal_cards(params, state, seat, suit)
    wipe_slate(state)


@kernel
def redeal_alarm(state: State) -> None:
    """Unrevealed Alarm cards could be any that are not face up."""
    hidden = 0
    for card in range(ACCIDENTS):
        hidden += state.accident_at[card] == DANGER
    for number in range(state.alarm_count):
        pick = draw(state, hidden - number)
        for card in range(ACCIDENTS):
            if state.accident_at[card] == DANGER:
                pick -= 1
                if pick < 0:
                    state.accident_at[card] = ALARM + number
                    break
