"""Section 0 and what every chapter needs: telling, asking, turn order, cards and crystals in hand."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger import events
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.rules.memory import remember_leaving
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import COLOURS, EMPTY, FIELD, RANKS, Step


@kernel
def ask(state: State, seat: int, phase: int) -> None:
    """Let a seat owe a decision; its player answers."""
    state.active = seat
    state.acting = 1 << int(seat)
    state.phase = phase


@kernel
def is_choice(params: Params, options: int) -> bool:
    """SD-0.11: whether this many options are asked; a single one only if the option `auto_resolve` is off."""
    return bool(options > 1 or (options == 1 and not params.auto))


@kernel
def end_game(state: State, ending: int) -> None:
    """SD-10.1 to SD-10.9: nothing happens any more."""
    state.phase = Phase.OVER
    state.over = 1
    state.acting = 0
    state.active = EMPTY
    state.step = Step.LOOK
    state.ending = ending
    events.over(state, ending)


# ---- turn order ----


@kernel
def clockwise(state: State, seat: int) -> int:
    """The seat to the left of a seat."""
    return seat + 1 if seat + 1 < state.players else 0


@kernel
def in_turn(state: State, step: int) -> int:
    """SD-0.4: the seat this many places after the start player."""
    seat = int(state.start_player) + step
    return seat if seat < state.players else seat - int(state.players)  # a division would take longer than most rules


@kernel
def follow(state: State, seat: int) -> int:
    """SD-0.4: who comes after that seat in turn order, -1 after the last."""
    other = clockwise(state, seat)
    while other != state.start_player:
        if not state.eliminated[other]:
            return other
        other = clockwise(state, other)
    return EMPTY


# ---- drill cards ----


@kernel
def colour_of(card: int) -> int:
    """The printed colour of a drill card."""
    return int(card) // RANKS


@kernel
def cards_of_colour(state: State, seat: int, colour: int) -> int:
    """Hand cards of that printed colour."""
    count = 0
    for rank in range(RANKS):
        count += int(state.hand[seat, colour * RANKS + rank])
    return count


@kernel
def hand_limit(params: Params, state: State, seat: int) -> int:
    """SD-1.31, SD-1.33, SD-5.14: 4 cards, and 1 more for each Support Drone."""
    return int(params.hand_limit + params.drone_hand * state.drones[seat])


@kernel
def leave_hand(params: Params, state: State, seat: int, card: int) -> None:
    """A card leaves the hand for all to see; what they know of the rest of the hand follows."""
    state.hand[seat, card] -= 1
    state.hand_count[seat] -= 1
    colour = colour_of(card)
    if params.coloured:
        state.hand_colours[seat, colour] -= 1
    else:
        state.most[seat, colour] -= 1
        state.least[seat, colour] = max(0, state.least[seat, colour] - 1)
        for other in range(COLOURS):
            state.most[seat, other] = min(state.most[seat, other], state.hand_count[seat])
    remember_leaving(params, state, seat, card)


@kernel
def field_count(state: State, seat: int) -> int:
    """SD-4.10: cards a seat has on the field; with none it is no participant."""
    count = 0
    for i in range(FIELD):
        count += state.field[seat, i] != EMPTY
    return count


@kernel
def clear_field(state: State, seat: int) -> None:
    """SD-7.26, SD-9.27: field cards go to the owner's discard pile; SD-5.3: with their printed colour."""
    for i in range(FIELD):
        if state.field[seat, i] != EMPTY:
            state.discards[seat, state.field[seat, i]] += 1
            state.field[seat, i] = EMPTY
    state.field_colour[seat] = EMPTY


# ---- crystals ----


@kernel
def crystal_count(state: State, seat: int) -> int:
    """Crystals of a seat, all colours together."""
    count = 0
    for colour in range(COLOURS):
        count += int(state.crystals[seat, colour])
    return count


@kernel
def crystal_limit(params: Params, state: State, seat: int) -> int:
    """SD-1.32, SD-1.33, SD-5.14: 6 crystals, and 1 more for each Support Drone."""
    return int(params.crystal_limit + params.drone_crystals * state.drones[seat])


@kernel
def colours_held(state: State, seat: int) -> int:
    """How many different colours of crystals a seat has."""
    count = 0
    for colour in range(COLOURS):
        count += state.crystals[seat, colour] > 0
    return count


@kernel
def first_colour_held(state: State, seat: int) -> int:
    """The first colour in which a seat has a crystal, -1 none."""
    for colour in range(COLOURS):
        if state.crystals[seat, colour] > 0:
            return colour
    return EMPTY


@kernel
def give_back(state: State, seat: int, colour: int, count: int) -> None:
    """Crystals of a seat return to the common area."""
    state.crystals[seat, colour] -= count
    state.stock[colour] += count
