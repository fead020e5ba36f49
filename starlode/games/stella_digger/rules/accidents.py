"""Section 6.3: the accident step; and section 12, what accidents and monsters do under the advanced rules."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger import events
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.rules.decks import reset_accidents
from starlode.games.stella_digger.rules.memory import remember_least, remember_most
from starlode.games.stella_digger.rules.table import (
    ask,
    cards_of_colour,
    clear_field,
    end_game,
    field_count,
    follow,
    give_back,
    in_turn,
    is_choice,
    leave_hand,
)
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import (
    ACCIDENTS,
    ALARM,
    CARDS,
    COLOURS,
    COMMON,
    EMPTY,
    GADGET_TYPES,
    GADGETS,
    IN_SECTION,
    OUT,
    RANKS,
    REMOVED,
    SPENT,
    TOKENS,
    WON,
    Ending,
    Step,
)


@kernel
def reveal_alarm(state: State) -> None:
    """SD-6.12, SD-6.13: all Alarm cards are turned up, in the order in which they came."""
    for number in range(state.alarm_count):
        for card in range(ACCIDENTS):
            if state.accident_at[card] == ALARM + number:
                events.alarm(state, card)


@kernel
def current_accident(state: State) -> int:
    """SD-6.13: the Alarm card that is resolved now, -1 when none is left."""
    first = EMPTY
    for card in range(ACCIDENTS):
        if state.accident_at[card] >= ALARM and (first == EMPTY or state.accident_at[card] < state.accident_at[first]):
            first = card
    return first


@kernel
def run_accidents(params: Params, state: State) -> None:
    """SD-6.14, SD-6.18: go through the players in turn order for the current card, then finish it."""
    card = current_accident(state)
    if card == EMPTY:
        finish_accidents(state)
        return
    while state.active != EMPTY:
        if suffers(params, state, state.active, card) and not strike(params, state, state.active, card):
            return
        state.active = follow(state, state.active)
    spend(state, card)
    shed_tears(params, state)
    if not state.over:
        state.active = state.start_player


@kernel
def spend(state: State, card: int) -> None:
    """SD-6.22: a resolved accident card is spent; the others in the Alarm move up."""
    state.accident_at[card] = SPENT
    state.alarm_count -= 1
    for other in range(ACCIDENTS):
        if state.accident_at[other] > ALARM:
            state.accident_at[other] -= 1


@kernel
def finish_accidents(state: State) -> None:
    """SD-6.23, SD-6.24: the Alarm is over; if the decks were rebuilt, all accident cards are shuffled again."""
    if state.rebuilt:
        reset_accidents(state)
        state.rebuilt = 0
    state.step = Step.COMPLETION


@kernel
def field_of_colour(state: State, seat: int, colour: int) -> int:
    """SD-6.15: field cards of that effective colour."""
    return field_count(state, seat) if state.field_colour[seat] == colour else 0


@kernel
def suffers(params: Params, state: State, seat: int, colour: int) -> bool:
    """SD-1.30, SD-6.15: enough cards of the colour on field and in hand; all now know that of the hand."""
    on_field = field_of_colour(state, seat, colour)
    suffering = on_field + cards_of_colour(state, seat, colour) >= params.accident_needs
    if not params.coloured:
        rest = int(params.accident_needs - on_field)
        if suffering:
            state.least[seat, colour] = max(state.least[seat, colour], rest)
            if rest > 0:
                remember_least(params, state, seat, colour, rest)
        else:
            state.most[seat, colour] = min(state.most[seat, colour], rest - 1)
            remember_most(params, state, seat, colour, rest - 1)
    return bool(suffering)


@kernel
def strike(params: Params, state: State, seat: int, colour: int) -> bool:
    """SD-6.16, SD-6.17, SD-14.5: discard from the field, else from the hand; False if the owner is asked which."""
    if field_of_colour(state, seat, colour) > 0:
        options = 2 if state.field[seat, 1] != EMPTY and state.field[seat, 0] != state.field[seat, 1] else 1
        card = int(state.field[seat, 0])
    else:
        options = cards_of_colour(state, seat, colour)
        card = first_of_colour(state, seat, colour)
        if not params.coloured:
            options = 2  # asked whatever the hand holds
    if is_choice(params, options):
        ask(state, seat, Phase.ACCIDENT)
        return False
    suffer(params, state, seat, colour, card)
    return True


@kernel
def first_of_colour(state: State, seat: int, colour: int) -> int:
    """The first hand card of a colour, -1 none."""
    for rank in range(RANKS):
        if state.hand[seat, colour * RANKS + rank] > 0:
            return colour * RANKS + rank
    return EMPTY


@kernel
def suffer(params: Params, state: State, seat: int, colour: int, card: int) -> None:
    """SD-6.14, SD-6.19 to SD-6.21: one card of the colour goes to its owner's discard pile."""
    if field_of_colour(state, seat, colour) > 0:
        leave_field(state, seat, card)
    else:
        leave_hand(params, state, seat, card)
    state.discards[seat, card] += 1
    state.struck[seat] = 1
    events.accident(state, seat, colour, card)


@kernel
def leave_field(state: State, seat: int, card: int) -> None:
    """SD-6.20, SD-6.21: a card that remains keeps its colour; without one there is no colour."""
    if state.field[seat, 0] == card:
        state.field[seat, 0] = state.field[seat, 1]
    state.field[seat, 1] = EMPTY
    if state.field[seat, 0] == EMPTY:
        state.field_colour[seat] = EMPTY


# ---- Red Tears ----


@kernel
def shed_tears(params: Params, state: State) -> None:
    """SD-12.1 to SD-12.4, SD-12.10: everyone struck gains a Red Tear; then all who have too many leave together."""
    leaving = 0
    staying = 0
    for step in range(state.players):
        seat = in_turn(state, step)
        if state.struck[seat] and params.advanced:
            state.tears[seat] += 1
            events.tear(state, seat, state.tears[seat])
        state.struck[seat] = 0
        if not state.eliminated[seat]:
            over = params.advanced and state.tears[seat] >= state.players
            leaving += over
            staying += not over
    if leaving > 0:
        eliminate_all(params, state, staying == 0)


@kernel
def eliminate_all(params: Params, state: State, spare: bool) -> None:
    """SD-12.4, SD-12.8 to SD-12.10: players with too many tears leave; a last one wins at once."""
    remaining = 0
    for step in range(state.players):
        seat = in_turn(state, step)
        if state.eliminated[seat]:
            continue
        if state.tears[seat] < state.players or spare:
            remaining += 1
            spare = False  # the closest to the start player is spared, the others are not
        else:
            eliminate(params, state, seat)
    pass_foreman(state)
    if remaining == 1:
        end_game(state, Ending.SURVIVOR)


@kernel
def pass_foreman(state: State) -> None:
    """SD-12.8: the next remaining player clockwise takes the Foreman Marker of an eliminated one."""
    for step in range(state.players):
        seat = in_turn(state, step)
        if not state.eliminated[seat]:
            if step > 0:
                state.start_player = seat
                events.foreman(state, seat)
            return


@kernel
def eliminate(params: Params, state: State, seat: int) -> None:
    """SD-12.5 to SD-12.7: cards to the discard pile, crystals and gadgets to the common area, the rest out."""
    events.eliminate(state, seat)
    state.eliminated[seat] = 1
    clear_field(state, seat)
    for card in range(CARDS):
        for _ in range(state.hand[seat, card]):
            leave_hand(params, state, seat, card)
            state.discards[seat, card] += 1
    for colour in range(COLOURS):
        give_back(state, seat, colour, state.crystals[seat, colour])
        state.least[seat, colour] = 0
        state.most[seat, colour] = 0
    surrender(params, state, seat)


@kernel
def surrender(params: Params, state: State, seat: int) -> None:
    """SD-12.6, SD-12.7: gadgets return; unplaced drills, chips, monsters and section tiles leave the game."""
    for gadget in range(GADGETS):
        if state.gadget_owner[gadget] == seat:
            state.gadget_owner[gadget] = COMMON
    state.drones[seat] = 0
    for kind in range(GADGET_TYPES):
        state.used[seat, kind] = 0
    for token in range(TOKENS):
        if state.token_owner[token] == seat and state.token_at[token] == EMPTY:
            state.token_owner[token] = OUT
    state.chips_gone += state.big[seat]
    state.big[seat] = 0
    state.small[seat] = 0
    for tile in range(params.tiles):
        if state.tile_at[tile] in (IN_SECTION - seat, WON - seat):
            state.tile_at[tile] = REMOVED
    state.section[seat] = 0
