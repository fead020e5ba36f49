"""What marbles, and robots that collect them, are worth: evaluation, hunches and imagined programs go by it.

All of them ask for the best robot of a row again and again, so a row is packed into two numbers, and what a robot would
collect is found without walking along it.
"""

from __future__ import annotations

from starlode.engine.compiling.bits import lowest
from starlode.engine.compiling.kernel import kernel
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import EMPTY, LANES, MODES, ROW, STARTING, TYPES, Icon

Values = tuple[float, float, float, float, float, float]
Row = tuple[int, int]

MARBLE = 0.35  # a marble that nothing in the market needs
DEMAND = 0.07  # what each unit in the market adds to a marble of its type
ROBOT = 0.25  # a robot in hand
RECOVERED = 0.15  # a recovery icon for which the discard has a card
DILIGENCE = 0.06  # a point of diligence: those with less go first

# A packed row: which of its cells hold each type, a span of bits a type; and the type in each cell, a few bits a cell.
SPAN = ROW + 1
IN_SPAN = (1 << SPAN) - 1
DIGIT = 4
IN_DIGIT = (1 << DIGIT) - 1
FIRSTS = sum(1 << (SPAN * kind) for kind in range(TYPES))  # the first bit of each span
# Times this, a number of a bit a type has each of these bits where its span begins; others lie elsewhere.
SPREAD = sum(1 << ((SPAN - 1) * kind) for kind in range(TYPES))


@kernel
def marble_values(params: Params, state: State) -> Values:
    """What a marble of each type is worth with this market."""
    return (
        marble_value(params, state, 0),
        marble_value(params, state, 1),
        marble_value(params, state, 2),
        marble_value(params, state, 3),
        marble_value(params, state, 4),
        marble_value(params, state, 5),
    )


@kernel
def marble_value(params: Params, state: State, kind: int) -> float:
    """A little for wild units, more for each unit of the type that the market asks for."""
    units = 0
    for place in range(state.market_count):
        units += params.cost[state.market[place], kind]
    return MARBLE + DEMAND * min(6, units)


@kernel
def row_of(params: Params, state: State, designation: int, slot: int) -> Row:
    """The marbles in the row of a slot, packed."""
    lane = min(LANES - 1, slot + 1)
    cells = types = 0
    for i in range(params.row_length[designation, lane]):
        marble = int(state.ship[params.row[designation, lane, i]])
        if marble != EMPTY:
            cells |= 1 << (SPAN * marble + i)
            types |= marble << (DIGIT * i)
    return cells, types


@kernel
def collected_from(cells: int, kinds: int) -> int:
    """A bit for each cell of a packed row that holds one of these kinds, the first cell lowest."""
    found = cells & (((kinds * SPREAD) & FIRSTS) * IN_SPAN)
    found |= found >> (3 * SPAN)
    return (found | found >> SPAN | found >> (2 * SPAN)) & IN_SPAN


@kernel
def robot_value(params: Params, row: Row, discarded: int, kind: int, mode: int, values: Values) -> float:
    """A robot in a row: its marbles, its diligence, and what it recovers of so many discarded robots."""
    room = params.capacity + params.icons[kind, mode, Icon.CAPACITY]
    worth, taken = 0.0, 0
    left = collected_from(row[0], int(params.collects[kind, mode]))
    while left != 0 and taken < room:
        cell = lowest(left)
        worth += values[(row[1] >> (DIGIT * cell)) & IN_DIGIT] * (1.0 - 0.04 * cell)
        taken += 1
        left &= left - 1
    if taken == room:
        worth -= ROBOT if kind < STARTING else 2 * ROBOT
    cards = min(int(params.icons[kind, mode, Icon.RECOVERY]), discarded)
    return float(worth + RECOVERED * cards - DILIGENCE * params.diligence[kind, mode])


@kernel
def best_robot(params: Params, row: Row, discarded: int, kinds: int, values: Values, least: float) -> float:
    """The most that a robot of some kinds is worth in a row, a bit a kind; at least this much."""
    best = least
    while kinds != 0:
        kind = lowest(kinds)
        for mode in range(MODES):
            best = max(best, robot_value(params, row, discarded, kind, mode, values))
        kinds &= kinds - 1
    return best
