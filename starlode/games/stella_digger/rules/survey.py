"""What the rules make of a position: for sentences, views and positions, never for a rule."""

from __future__ import annotations

from starlode.engine.compiling.bits import lowest
from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger.rules.accidents import current_accident
from starlode.games.stella_digger.rules.actions import sites
from starlode.games.stella_digger.rules.completion import find_winner, group_colours, target_colours
from starlode.games.stella_digger.rules.fight import find_victor
from starlode.games.stella_digger.rules.outlook import survey_cards
from starlode.games.stella_digger.rules.play import strength
from starlode.games.stella_digger.rules.prices import payable_gadgets, payable_tokens
from starlode.games.stella_digger.rules.scoring import (
    score_chips,
    score_crystals,
    score_drills,
    score_gadgets,
    score_monsters,
    score_sets,
)
from starlode.games.stella_digger.rules.sets import has
from starlode.games.stella_digger.rules.table import crystal_count, crystal_limit, hand_limit
from starlode.games.stella_digger.rules.terrain import distance, exposed_tiles, linked_group
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.survey import Survey
from starlode.games.stella_digger.things import COLOURS, EMPTY, GADGETS, PLACES, TOKENS, Kind


@kernel
def survey(params: Params, state: State, seat: int, out: Survey) -> None:
    """Write every field of `out`, which is blank; all but what one seat could do is the same for all."""
    survey_ground(params, state, out)
    survey_target(params, state, out)
    out.accident = current_accident(state)
    if state.monster == EMPTY:
        out.leader = find_winner(params, state, target_colours(params, state))
    else:
        out.leader = find_victor(params, state)
    for other in range(state.players):
        survey_seat(params, state, other, out)
    out.best = EMPTY
    if seat >= 0:
        survey_cards(params, state, seat, out)
        survey_purse(params, state, seat, out)


@kernel
def survey_ground(params: Params, state: State, out: Survey) -> None:
    """Every square: whether its tile can be reached, what it is linked to, and what it wants (SD-3.5 to SD-3.15)."""
    for place in range(PLACES):
        out.cluster[place] = EMPTY
    exposed = exposed_tiles(params, state)
    for place in range(params.places):
        out.exposed[place] = has(exposed, place)
        if state.tile_on[place] < 0 or not state.shown[place]:
            continue
        group = linked_group(state, place)
        out.wanted[place] = group_colours(params, state, group)
        out.steps[place] = distance(params, state, place)
        out.cluster[place] = lowest(group)


@kernel
def survey_target(params: Params, state: State, out: Survey) -> None:
    """The tiles under the marker and what they hold (SD-7.13, SD-7.14)."""
    if state.tile_on[state.marker] == EMPTY:
        return
    group = linked_group(state, state.marker)
    out.colours = group_colours(params, state, group)
    for place in range(params.places):
        out.group[place] = has(group, place)
        if out.group[place]:
            tile = state.tile_on[place]
            colour = COLOURS if params.tile_kind[tile] == Kind.GOLD else params.tile_colour[tile]
            out.spoils[colour] += params.tile_crystals[tile]


@kernel
def survey_seat(params: Params, state: State, seat: int, out: Survey) -> None:
    """What a seat has, may have, and would score (SD-11.1 to SD-11.6)."""
    out.strength[seat] = strength(params, state, seat)
    out.hand_limit[seat] = hand_limit(params, state, seat)
    out.crystal_limit[seat] = crystal_limit(params, state, seat)
    out.crystals[seat] = crystal_count(state, seat)
    out.sources[seat, 0] = score_chips(params, state, seat)
    out.sources[seat, 1] = score_monsters(params, state, seat)
    out.sources[seat, 2] = score_gadgets(params, state, seat)
    out.sources[seat, 3] = score_sets(params, state, seat)
    out.sources[seat, 4] = score_crystals(params, state, seat)
    out.sources[seat, 5] = score_drills(params, state, seat)


@kernel
def survey_purse(params: Params, state: State, seat: int, out: Survey) -> None:
    """What the seat can pay for (SD-4.18, SD-4.24)."""
    gadgets, tokens = payable_gadgets(params, state, seat), payable_tokens(params, state, seat)
    for gadget in range(GADGETS):
        out.affordable[gadget] = has(gadgets, gadget)
    for token in range(TOKENS):
        out.buildable[token] = has(tokens, token) and sites(params, state) != 0
