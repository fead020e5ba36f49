"""Chapter 12: whether a player in the middle of a payment can complete it, which all players know (CI-4.3)."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.rules.kinds import held_types
from starlode.games.cave_in.rules.payment import (
    counted_level,
    exempt_cards,
    fits,
    hand_levels,
    levels_counted_as,
    may_pay_in,
    needed_levels,
    purchasing_power,
)
from starlode.games.cave_in.rules.zones import cards_in_colour, repaint
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import EMPTY, FACTIONS, TYPES


@kernel
def can_complete(params: Params, state: State) -> bool:
    """Whether the active player can complete the payment in progress, if there is one."""
    if state.phase != Phase.MINE_PAY:
        return can_complete_in(params, state, EMPTY)
    return colours_to_complete(params, state) > 0


@kernel
def colours_to_complete(params: Params, state: State) -> int:
    """In how many colours the Crystal can be paid."""
    count = 0
    for colour in range(FACTIONS):
        count += can_complete_in(params, state, colour)
    return count


@kernel
def can_complete_in(params: Params, state: State, colour: int) -> bool:
    """The same if the Crystal is to be paid in that colour; other payments have none."""
    seat = state.active
    if state.phase == Phase.RECRUIT_PAY:
        needed = needed_levels(params, state, seat, params.level[state.target])
        return bool(needed & (levels_counted_as(state, held_types(state, seat)) | 1))
    if state.phase == Phase.COLLECT_PAY:
        return bool(state.paid + hand_levels(state, seat) >= state.cost)
    if state.phase != Phase.MINE_PAY or state.paid >= state.cost:
        return True
    exempt = exempt_cards(params, state, seat)
    if not may_pay_in(state, state.target, colour) or state.misfits[colour] > exempt:
        return False
    power = purchasing_power(params, state, seat, colour, exempt - state.misfits[colour])
    return bool(state.paid + power >= state.cost)


@kernel
def paint_best(params: Params, state: State, colour: int) -> None:
    """Let the Robusters have given that colour to the cards with which most can be paid in it."""
    for _ in range(state.painted[colour]):
        best = best_to_paint(params, state, colour)
        if best != EMPTY:
            repaint(params, state, best // FACTIONS, best % FACTIONS, colour)


@kernel
def best_to_paint(params: Params, state: State, colour: int) -> int:
    """The type, times six, and colour of the hand card of the highest level that does not fit; -1 if all do."""
    best, highest = EMPTY, 0
    for kind in range(TYPES):
        for current in range(FACTIONS):
            if fits(params, state, kind, current, colour) or counted_level(params, state, kind) <= highest:
                continue
            if cards_in_colour(params, state, state.active, kind, current) > 0:
                best, highest = kind * FACTIONS + current, counted_level(params, state, kind)
    return best
