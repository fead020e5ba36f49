"""What the rules make of a position: for sentences, views and positions, never for a rule."""

from __future__ import annotations

from starlode.engine.kernel import kernel
from starlode.games.stella_digger.rules.accidents import current_accident
from starlode.games.stella_digger.rules.completion import find_winner, target_colours
from starlode.games.stella_digger.rules.play import strength
from starlode.games.stella_digger.rules.scoring import (
    score_chips,
    score_crystals,
    score_drills,
    score_gadgets,
    score_monsters,
    score_sets,
)
from starlode.games.stella_digger.rules.table import crystal_count, crystal_limit, hand_limit
from starlode.games.stella_digger.rules.terrain import is_exposed, linked_group
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.survey import Survey
from starlode.games.stella_digger.things import EMPTY


@kernel
def survey(params: Params, state: State, seat: int, out: Survey) -> None:
    """Write every field of `out`, which is blank; it is the same for every seat."""
    group = 0
    if state.tile_on[state.marker] != EMPTY:
        group = linked_group(params, state, state.marker)
        out.colours = target_colours(params, state)
    for place in range(params.places):
        out.exposed[place] = is_exposed(params, state, place)
        out.group[place] = (group >> place) & 1
    out.accident = current_accident(state)
    out.leader = find_winner(params, state)
    for other in range(state.players):
        survey_seat(params, state, other, out)


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
