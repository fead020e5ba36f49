"""Doors through which ordinary Python asks the compiled rules."""

from __future__ import annotations

from starlode.engine.kernel import entry
from starlode.engine.records import Array, Record, i8, i16, one, record
from starlode.games.cave_in.rules.payment import (
    add_payment,
    artifact_cost,
    counted_level,
    crystal_cost,
    exempt_cards,
    hand_levels,
    needed_levels,
    purchasing_power,
)
from starlode.games.cave_in.rules.turn import may_act
from starlode.games.cave_in.rules.zones import cards_in_colour
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import EMPTY, FACTIONS, LEVELS, SPACES, STACKS, TYPES

ACTION_TYPES = 4


@record
class Survey(Record):
    """What the acting seat could do with its hand and its effects; for texts, never for a rule."""

    crystal_cost: Array = i16(SPACES)  # effective cost of mining, -1 for an empty space
    artifact_cost: Array = i16(STACKS)  # effective cost of collecting, -1 for an empty stack
    needed: Array = i16(LEVELS)  # to recruit a card of level i + 1: a bit for each payment level, bit 0 no card
    power: Array = i16(FACTIONS)  # the most the hand can pay for a Crystal in that colour
    whole_hand: int = i16()  # counted levels of all cards in hand
    exempt: int = i8()  # cards of a Mine payment that need not fit
    free: Array = i8(ACTION_TYPES)  # 1 if an action of that type may be taken, as a normal or an extra one
    counted: Array = i8(TYPES)  # counted level of each type
    cards: Array = i8(TYPES, FACTIONS)  # cards in hand by type and current colour


@entry
def fill_survey(params: Params, state: State, seat: int, out: Survey) -> None:
    """Write every field of `out` for a seat."""
    for space in range(SPACES):
        out.crystal_cost[space] = crystal_cost(params, state, seat, space) if state.mine[space] != EMPTY else EMPTY
    for stack in range(STACKS):
        there = state.artifact_top[stack] != EMPTY
        out.artifact_cost[stack] = artifact_cost(params, state, seat, stack) if there else EMPTY
    out.exempt = exempt_cards(params, state, seat)
    out.whole_hand = hand_levels(params, state, seat)
    for i in range(LEVELS):
        out.needed[i] = needed_levels(params, state, seat, i + 1)
    for action in range(ACTION_TYPES):
        out.free[action] = may_act(params, state, seat, action)
    for colour in range(FACTIONS):
        out.power[colour] = purchasing_power(params, state, seat, colour, out.exempt)
        for kind in range(TYPES):
            out.cards[kind, colour] = cards_in_colour(params, state, seat, kind, colour)
    for kind in range(TYPES):
        out.counted[kind] = counted_level(params, state, kind)


def survey(params: Params, state: State, seat: int) -> Survey:
    """A fresh survey for a seat."""
    out = one(Survey)
    fill_survey(params, state, seat, out)
    return out


@entry
def count_payment(params: Params, state: State, kind: int, colour: int) -> None:
    """Count a card of the row towards the payment in progress; for reading positions."""
    add_payment(params, state, kind, colour)
