"""A readable evaluation in points: what a seat has, what its cards may still earn, what it is about to get.

The weights are rules of thumb, checked by play against random; stronger judgement is the business of bots.
What a pick is worth is said by the row of its decision.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.records import Array
from starlode.games.cave_in.decisions import HAND_LEVEL, Phase
from starlode.games.cave_in.rules.scoring import score
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import BASE, HALVES, TYPES

BASE_LEVEL = 0.08  # a level in the Base: it may be recalled, or raided by others
LEADER = 0.25  # a level of the Leader: its skill is used next turn
ABILITY = 6.0  # an ability at the beginning of the game
SYMBOL = 1.0  # what a symbol adds to sets on average
NORMAL_ACTION = 0.4  # a normal action not taken yet
EXTRA_ACTION = 0.9  # an extra action not taken yet
ARTIFACT = 5.0  # an Artifact about to be kept


@kernel
def estimate(params: Params, state: State, out: Array) -> None:
    """Write the evaluation of every seat; once the game is over that is its score."""
    for seat in range(state.players):
        out[seat] = score(params, state, seat)
        if not state.over:
            out[seat] += prospects(params, state, seat)
    if not state.over:
        out[state.active] += this_turn(params, state) + in_hand_soon(params, state)


@kernel
def time_left(params: Params, state: State) -> float:
    """How much of the game is left, from 1 down to 0."""
    left = params.collapse[state.players] - state.cave_ins
    return float(max(0.0, left / params.collapse[state.players]))


@kernel
def prospects(params: Params, state: State, seat: int) -> float:
    """What cards and abilities are worth beyond the points they show."""
    value = 0.0
    for kind in range(TYPES):
        value += HAND_LEVEL * state.hand[seat, kind] * params.level[kind]
    for position in range(state.base_count[seat]):
        value += BASE_LEVEL * params.level[state.bases[seat, position]]
    if state.base_count[seat] > 0:
        value += LEADER * params.level[state.bases[seat, state.base_count[seat] - 1]]
    value *= 0.25 + 0.75 * time_left(params, state)
    for half in range(HALVES):
        if state.half_owner[half] == seat and params.half_ability[half] >= 0:
            value += ABILITY * time_left(params, state)
    return value


@kernel
def this_turn(params: Params, state: State) -> float:
    """What the active seat may still do, and the row that becomes its Base."""
    value = EXTRA_ACTION * (state.extra_mine + state.extra_recruit)
    if state.raids == 0:
        value += NORMAL_ACTION * (params.normal_actions - state.normal)
    value += 0.3 * (state.crystal_cut + state.artifact_cut) / 2 if state.normal < params.normal_actions else 0.0
    value += 0.4 * (state.foremen + state.scrabbers + state.fit + state.double)
    for i in range(max(0, state.row_count - BASE), state.row_count):
        value += BASE_LEVEL * params.level[state.row[i]]
    if state.row_count > 0:
        value += LEADER * params.level[state.row[state.row_count - 1]]
    return value


@kernel
def crystal_value(params: Params, crystal: int) -> float:
    """Points of a Crystal, with what its symbol may add."""
    value = float(params.crystal_vp[crystal])
    return value + SYMBOL if params.crystal_symbol[crystal] >= 0 else value


@kernel
def in_hand_soon(params: Params, state: State) -> float:
    """What the choice in progress is about to bring."""
    phase = state.phase
    due = HAND_LEVEL * max(0, state.cost - state.paid)
    if phase == Phase.MINE_PAY:
        return crystal_value(params, state.mine[state.target]) - due
    if phase in (Phase.COLLECT_PAY, Phase.COLLECT_HALF):
        return ARTIFACT * time_left(params, state) + 1.0 - due
    picks = min(params.worth_most[phase], max(params.worth_least[phase], state.picks))
    return float(params.worth[phase] * picks)
