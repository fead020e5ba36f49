"""What looks good at a glance, for searches: how players who do not calculate would program, buy and pay.

In points, as the evaluation counts them; only differences between the actions of one decision matter.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.masks import is_allowed
from starlode.engine.state.records import Array
from starlode.games.cosmic_scavengers.decisions import (
    ACT_CONTRACT,
    ACT_DESIGNATION,
    ACT_GAP,
    ACT_MODE,
    ACT_TYPE,
    ACTIONS,
    Phase,
    Word,
)
from starlode.games.cosmic_scavengers.rules.appraisal import Values, best_robot, marble_values, robot_value, row_of
from starlode.games.cosmic_scavengers.rules.estimate import WILD_MARBLE, contract_value, near_the_end, time_left
from starlode.games.cosmic_scavengers.rules.payment import wild_units
from starlode.games.cosmic_scavengers.rules.programming import placed, robots_due
from starlode.games.cosmic_scavengers.rules.table import count_robots, kinds_at
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import DESIGNATIONS, EMPTY, KINDS, MODES, TYPES, RobotAt

NEVER = -1000.0
INSERTED = 0.2  # a PROGRAMMABLE contract that joins the program


@kernel
def quiet(params: Params, state: State) -> bool:
    """Between two rounds, before anyone has begun a program."""
    if state.over:
        return True
    if state.phase != Phase.PROGRAM:
        return False
    for seat in range(state.players):
        if state.designation[seat] != EMPTY:
            return False
    return True


@kernel
def hunch(params: Params, state: State, seat: int, mask: Array, out: Array) -> None:
    """Write what each legal action seems to bring."""
    for action in range(ACTIONS):
        out[action] = 0.0
    phase = state.phase
    values = marble_values(params, state)
    if phase == Phase.PROGRAM:
        judge_program(params, state, seat, mask, out, values)
    elif phase in (Phase.FULFIL, Phase.CLAIM):
        judge_market(params, state, seat, mask, out, values)
    elif phase in (Phase.PAY, Phase.SALVAGE):
        sign = -1.0 if phase == Phase.PAY else 1.0
        for kind in range(TYPES):
            out[ACT_TYPE + kind] = sign * 3 * values[kind]
    else:
        out[Word.STOP] = -2.0


@kernel
def judge_program(params: Params, state: State, seat: int, mask: Array, out: Array, values: Values) -> None:
    """A designation by the best robots for its rows, a robot by its row, a contract by a guess."""
    out[Word.RESTART] = NEVER
    if state.designation[seat] == EMPTY:
        for designation in range(len(DESIGNATIONS)):
            if is_allowed(mask, ACT_DESIGNATION + designation):
                state.designation[seat] = designation
                out[ACT_DESIGNATION + designation] = rows_value(params, state, seat, values)
        state.designation[seat] = EMPTY
        return
    slot = placed(state, seat)
    if slot < robots_due(params, state, seat):
        row = row_of(params, state, int(state.designation[seat]), slot)
        discarded = count_robots(state, seat, RobotAt.DISCARD)
        for kind in range(KINDS):
            if is_allowed(mask, ACT_MODE + kind * MODES):
                for mode in range(MODES):
                    worth = robot_value(params, row, discarded, kind, mode, values)
                    out[ACT_MODE + kind * MODES + mode] = worth
    else:
        for action in range(ACT_CONTRACT, ACT_GAP):
            out[action] = INSERTED


@kernel
def rows_value(params: Params, state: State, seat: int, values: Values) -> float:
    """The best robot in hand for each row of the designation."""
    hand, discarded = kinds_at(state, seat, RobotAt.HAND), count_robots(state, seat, RobotAt.DISCARD)
    worth = 0.0
    for slot in range(robots_due(params, state, seat)):
        row = row_of(params, state, int(state.designation[seat]), slot)
        worth += best_robot(params, row, discarded, hand, values, -1.0)
    return worth


@kernel
def judge_market(params: Params, state: State, seat: int, mask: Array, out: Array, values: Values) -> None:
    """A contract by what it brings, less the marbles it costs."""
    left = time_left(params, state, near_the_end(state))
    for place in range(state.market_count):
        contract = int(state.market[place])
        if is_allowed(mask, ACT_CONTRACT + contract):
            gain = contract_value(params, contract, left) - WILD_MARBLE * wild_units(params, state, seat, contract)
            for kind in range(TYPES):
                gain -= values[kind] * params.cost[contract, kind]
            out[ACT_CONTRACT + contract] = gain
