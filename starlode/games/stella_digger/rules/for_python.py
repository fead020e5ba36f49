"""Doors through which ordinary Python asks the compiled rules."""

from __future__ import annotations

from starlode.engine.header import SEATS
from starlode.engine.kernel import entry, kernel
from starlode.engine.records import Array, Record, duplicate, i8, i16, one, record
from starlode.games.stella_digger.rules.actions import can_pay_gadget, can_pay_token, count_aims, may_aim
from starlode.games.stella_digger.rules.completion import target_colours
from starlode.games.stella_digger.rules.play import strength
from starlode.games.stella_digger.rules.scoring import (
    score_chips,
    score_crystals,
    score_drills,
    score_gadgets,
    score_monsters,
    score_sets,
)
from starlode.games.stella_digger.rules.table import crystal_limit, hand_limit
from starlode.games.stella_digger.rules.terrain import distance, is_exposed, linked_group, spread_network
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import EMPTY, GADGETS, PLACES, TOKENS

SOURCES = ("Chips", "Monsters", "Gadgets", "Gadgets of one colour", "Crystal pairs", "Unplaced Large Drills")


@record
class Survey(Record):
    """Facts that follow from a position; for texts, views and checks, never for a rule."""

    reached: Array = i8(PLACES)  # the open network
    exposed: Array = i8(PLACES)
    group: Array = i8(PLACES)  # the target group, nothing when the marker is on no tile
    steps: Array = i8(PLACES)  # of the marker onto that place, 0 if it is too far
    aims: Array = i8(PLACES, 4)  # 1 if a Large Drill there could point that way
    sites: Array = i8(PLACES)  # 1 if a Large Drill may stand there and point somewhere
    colours: int = i16()  # a bit for each target colour
    strength: Array = i16(SEATS)
    hand_limit: Array = i16(SEATS)
    crystal_limit: Array = i16(SEATS)
    gadgets: Array = i8(SEATS, GADGETS)  # 1 if the seat could buy it
    tokens: Array = i8(SEATS, TOKENS)  # 1 if the seat could pay for it


@entry
def fill_survey(params: Params, state: State, scratch: State, out: Survey) -> None:
    """Write every field of `out`; `scratch` is a copy of the state whose network is computed afresh."""
    for place in range(PLACES):
        scratch.reached[place] = 0
    spread_network(params, scratch)
    on_tile = state.tile_on[state.marker] != EMPTY
    group = linked_group(params, state, state.marker) if on_tile else 0
    out.colours = target_colours(params, state) if on_tile else 0
    for place in range(params.places):
        out.reached[place] = scratch.reached[place]
        out.exposed[place] = is_exposed(params, scratch, place)
        out.group[place] = (group >> place) & 1
        out.steps[place] = distance(params, state, place)
        out.sites[place] = count_aims(params, state, place) > 0
        for way in range(4):
            out.aims[place, way] = may_aim(params, state, place, way)
    for seat in range(state.players):
        fill_seat(params, state, seat, out)


@kernel
def fill_seat(params: Params, state: State, seat: int, out: Survey) -> None:
    """Write the fields of one seat."""
    out.strength[seat] = strength(params, state, seat)
    out.hand_limit[seat] = hand_limit(params, state, seat)
    out.crystal_limit[seat] = crystal_limit(params, state, seat)
    for gadget in range(GADGETS):
        out.gadgets[seat, gadget] = can_pay_gadget(params, state, seat, gadget)
    for token in range(TOKENS):
        out.tokens[seat, token] = can_pay_token(params, state, seat, token)


def survey(params: Params, state: State) -> Survey:
    """A fresh survey; changes nothing."""
    out = one(Survey)
    fill_survey(params, state, duplicate(state), out)
    return out


@entry
def write_sources(params: Params, state: State, seat: int, out: Array) -> None:
    """SD-11.1 to SD-11.6: the points of each of SOURCES."""
    out[0] = score_chips(params, state, seat)
    out[1] = score_monsters(params, state, seat)
    out[2] = score_gadgets(params, state, seat)
    out[3] = score_sets(params, state, seat)
    out[4] = score_crystals(params, state, seat)
    out[5] = score_drills(params, state, seat)
