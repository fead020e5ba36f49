"""What would come of playing a card, as far as that can be seen: for players who choose one, never for a rule."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.rules.completion import find_winner, matches, target_colours
from starlode.games.stella_digger.rules.fight import find_victor, withstands
from starlode.games.stella_digger.rules.play import may_add, strength
from starlode.games.stella_digger.rules.prospect import find_best, foresee, foresee_chips
from starlode.games.stella_digger.rules.table import colour_of, field_count, follow
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.survey import Survey
from starlode.games.stella_digger.things import CARDS, COLOURS, EMPTY, Outlook


@kernel
def survey_cards(params: Params, state: State, seat: int, out: Survey) -> None:
    """Strength and outlook of every card that the seat could play now, or of every colour it could declare."""
    if state.active != seat:
        return
    if state.phase == Phase.COLOUR:
        try_colours(params, state, seat, out)
    if not is_playing(state):
        return
    extra = state.phase == Phase.EXTRA
    for card in range(CARDS):
        if state.hand[seat, card] > 0 and (not extra or may_add(state, seat, card)):
            try_card(params, state, seat, card, out)
    find_best(out)
    if state.monster == EMPTY:
        foresee_chips(params, state, seat, out)


@kernel
def is_playing(state: State) -> bool:
    """Whether a card may be what is played next."""
    return bool(
        state.phase == Phase.ACTION
        or state.phase == Phase.CARD
        or state.phase == Phase.EXTRA
        or state.phase == Phase.FIGHT
    )


@kernel
def try_card(params: Params, state: State, seat: int, card: int, out: Survey) -> None:
    """Look at the field as if the card lay there; the position is left as it was."""
    slot = field_count(state, seat)
    colour = state.field_colour[seat]
    state.field[seat, slot] = card
    if slot == 0:
        state.field_colour[seat] = colour_of(card)
    out.force[card] = strength(params, state, seat)
    out.outlook[card] = judge(params, state, seat)
    foresee(params, state, seat, card, out)
    state.field[seat, slot] = EMPTY
    state.field_colour[seat] = colour


@kernel
def try_colours(params: Params, state: State, seat: int, out: Survey) -> None:
    """SD-5.1: look at the field as if the card there had each of the colours; the position is left as it was."""
    own = state.field_colour[seat]
    for colour in range(COLOURS):
        state.field_colour[seat] = colour
        out.declared_force[colour] = strength(params, state, seat)
        out.declared[colour] = judge(params, state, seat)
    state.field_colour[seat] = own


@kernel
def judge(params: Params, state: State, seat: int) -> int:
    """How the seat stands with the cards it has played."""
    return judge_race(params, state, seat) if state.monster == EMPTY else judge_fight(params, state, seat)


@kernel
def judge_race(params: Params, state: State, seat: int) -> int:
    """SD-7.8 to SD-7.10: how the seat stands in the race for the target."""
    colours = target_colours(params, state)
    fits = matches(params, state, seat, colours)
    if find_winner(params, state, colours) != seat:
        return Outlook.BEHIND if fits else Outlook.OFF_COLOUR
    if not may_change(state, seat):
        return Outlook.WINS
    return Outlook.LEADS if fits else Outlook.UNMATCHED


@kernel
def judge_fight(params: Params, state: State, seat: int) -> int:
    """SD-9.21 to SD-9.24: how the seat stands against the monster."""
    if not withstands(params, state, seat):
        return Outlook.FAILS
    if find_victor(params, state) != seat:
        return Outlook.WITHSTANDS
    return Outlook.LEADS if may_change(state, seat) else Outlook.WINS


@kernel
def may_change(state: State, seat: int) -> bool:
    """Whether an accident or a later player's card may still change who leads."""
    if state.alarm_count > 0 and state.monster == EMPTY:
        return True
    other = follow(state, seat)
    while other != EMPTY:
        if state.hand_count[other] > 0:
            return True
        other = follow(state, other)
    return False
