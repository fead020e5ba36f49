"""A readable evaluation in points: what a seat has, what its cards may still earn, what it is about to get.

The weights are rules of thumb, checked by play against random; stronger judgement is the business of bots.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.records import Array
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.rules.completion import matches, target_colours
from starlode.games.stella_digger.rules.play import strength
from starlode.games.stella_digger.rules.scoring import score
from starlode.games.stella_digger.rules.table import crystal_count, field_count, in_turn
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import CARDS, COLOURS, EMPTY, GADGET_TYPES, TOKENS, Kind, Step

CRYSTAL = 0.35  # a crystal: it buys gadgets and drills
PAIRED = 0.2  # taken off again for crystals that already score
CARD = 0.12  # a card in hand
NUMBER = 0.06  # its number
SECTION = 1.1  # a tile in the section: it will be worth a chip
LEAD = 1.6  # being ahead for the target
MINING = 0.8  # being about to join the race
BEHIND = 0.45  # being in the race without leading: a consolation crystal
NEAR_STRENGTH = 0.08  # how sure the lead is
UNPLACED = 0.4  # what is still to be hoped of an unplaced Large Drill
TEAR = -2.5  # a Red Tear
FOREMAN = 0.15  # being start player


@kernel
def estimate(params: Params, state: State, out: Array) -> None:
    """Write the evaluation of every seat; once the game is over that is its score."""
    for seat in range(state.players):
        out[seat] = score(params, state, seat)
        if state.eliminated[seat]:
            out[seat] -= 20.0
        elif not state.over:
            out[seat] += holdings(params, state, seat) + prospects(params, state, seat)
    if not state.over and Step.ACTIONS <= state.step <= Step.COMPLETION and state.entry != EMPTY:
        add_race(params, state, out)
    if not state.over and state.phase == Phase.CARD:
        out[state.active] += MINING
    if not state.over and state.step == Step.FIGHT:
        add_fight(params, state, out)


@kernel
def time_left(params: Params, state: State) -> float:
    """From 1 at the beginning to 0 when the last chip is gone."""
    return float(state.chips_left) / float(params.chip_stock)


@kernel
def holdings(params: Params, state: State, seat: int) -> float:
    """Cards and crystals in hand, tiles in the section."""
    value = CRYSTAL * crystal_count(state, seat) * min(1.0, 2.0 * time_left(params, state))
    for colour in range(COLOURS):
        value -= PAIRED * (state.crystals[seat, colour] // params.crystals_per_point)
    for card in range(CARDS):
        if state.hand[seat, card] > 0:
            value += state.hand[seat, card] * (CARD + NUMBER * params.card_number[card])
    return float(value + SECTION * state.section[seat])


@kernel
def prospects(params: Params, state: State, seat: int) -> float:
    """What gadgets and Large Drills will still bring, tears, and the Foreman Marker."""
    value = 0.0
    for colour in range(COLOURS):
        for kind in range(GADGET_TYPES):
            value += params.type_worth[kind] * (state.gadget_owner[kind * COLOURS + colour] == seat)
    if state.buying != EMPTY and state.active == seat:
        value += 1.0 + params.gadget_points
    for token in range(TOKENS):
        value += UNPLACED * (state.token_owner[token] == seat and state.token_at[token] == EMPTY)
    value *= time_left(params, state)
    if state.building != EMPTY and state.active == seat:
        value += building_value(params, state)
    if params.advanced:
        value += TEAR * state.tears[seat]
    return float(value + FOREMAN * (state.start_player == seat))


@kernel
def building_value(params: Params, state: State) -> float:
    """What the Large Drill in work will earn: the number it points at, else the best it could."""
    if state.site == EMPTY or state.aim == EMPTY:
        return 1.3
    return float(1.0 + params.printed[params.near[state.site, state.aim]])


@kernel
def target_value(params: Params, state: State) -> float:
    """What the tile under the marker is worth besides its place in the section."""
    tile = state.tile_on[state.marker]
    if tile == EMPTY:
        return 0.0
    bonus = 0.3 if params.tile_kind[tile] == Kind.GOLD else 0.0
    return float(CRYSTAL * params.tile_crystals[tile] + bonus)


@kernel
def add_race(params: Params, state: State, out: Array) -> None:
    """Who leads for the target now, and how surely."""
    colours = target_colours(params, state)
    best, leader = -1.0, EMPTY
    for step in range(state.players):
        seat = in_turn(state, step)
        if field_count(state, seat) > 0:
            value = strength(params, state, seat) + (100.0 if matches(params, state, seat, colours) else 0.0)
            out[seat] += BEHIND
            if value > best:
                best, leader = value, int(seat)
    if leader != EMPTY:
        sure = 1.0 if state.step == Step.ACCIDENTS else 0.35
        if matches(params, state, leader, colours):
            sure = min(1.0, sure + 0.2 + NEAR_STRENGTH * strength(params, state, leader))
        out[leader] += sure * (LEAD + target_value(params, state)) - BEHIND


@kernel
def add_fight(params: Params, state: State, out: Array) -> None:
    """Who would withstand the monster now, and who leads against it."""
    tile = state.tile_on[state.monster]
    best, leader = -1, EMPTY
    for step in range(state.players):
        seat = in_turn(state, step)
        if field_count(state, seat) > 0:
            value = strength(params, state, seat)
            if value > params.tile_power[tile]:
                out[seat] += CRYSTAL * params.tile_damage[tile] - TEAR * params.advanced
                if value > best:
                    best, leader = value, int(seat)
    if leader != EMPTY:
        out[leader] += 0.6 * params.tile_points[tile]
