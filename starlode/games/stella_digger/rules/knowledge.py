"""Section 14: dealing everything a seat cannot know, so that thinking about a position never touches its truth."""

from __future__ import annotations

from starlode.engine.chance import draw
from starlode.engine.kernel import kernel
from starlode.games.stella_digger.rules.redeal import redeal_cards
from starlode.games.stella_digger.rules.setup import lay_tile
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import ACCIDENTS, ALARM, CARDS, COLOURS, DANGER, FACE_DOWN, RANKS, Step


@kernel
def resample(params: Params, state: State, seat: int) -> None:
    """SD-14.4: fill a seat's record: face-down tiles, the forecasts, the decks and other hands; -1 is a spectator."""
    for place in range(params.places):
        if state.tile_on[place] == FACE_DOWN:
            lay_tile(params, state, place, FACE_DOWN)
    if state.step != Step.ACCIDENTS:
        redeal_alarm(state)
    if not params.coloured:
        redeal_cards(params, state, seat, 0, CARDS)
        return
    for colour in range(COLOURS):  # how many of each colour lie where is public, so each colour is dealt by itself
        redeal_cards(params, state, seat, colour * RANKS, (colour + 1) * RANKS)


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
