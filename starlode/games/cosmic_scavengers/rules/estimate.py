"""A readable evaluation in points: contracts, marbles by demand, robots at hand, and what programs will bring.

The weights are rules of thumb, checked by play against random; stronger judgement is the business of bots.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.records import Array
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.claims import contestants
from starlode.games.cosmic_scavengers.rules.cleanup import showing
from starlode.games.cosmic_scavengers.rules.payment import wild_units
from starlode.games.cosmic_scavengers.rules.programming import placed, robots_due
from starlode.games.cosmic_scavengers.rules.round import payer
from starlode.games.cosmic_scavengers.rules.scoring import score
from starlode.games.cosmic_scavengers.rules.table import count_programmables, count_robots, find_robot, kind_of
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import (
    CONTRACTS,
    EMPTY,
    ICONS,
    KINDS,
    LANES,
    MODES,
    PROG_FROM,
    ROBOT_FROM,
    STARTING,
    TYPES,
    WILD,
    Ending,
    Icon,
    RobotAt,
    Stance,
    When,
    Zone,
)

Values = tuple[float, float, float, float, float, float]

SHOWN = 0.8  # a contract brings the end, and with it a lead, nearer
ROBOT_CONTRACT = 1.2  # a contract robot at the beginning of the game
PROGRAMMABLE = 0.6  # a PROGRAMMABLE contract at the beginning of the game
ONGOING = 1.5  # an ongoing effect at the beginning of the game
MARBLE = 0.35  # a marble that nothing in the market needs
DEMAND = 0.07  # what each unit in the market adds to a marble of its type
WILD_MARBLE = 0.3  # the cheapest marble that pays a wild unit
ROBOT = 0.25  # a robot in hand
BURIED = 0.1  # a robot in the discard
RECOVERED = 0.15  # a recovery icon for which the discard has a card
DILIGENCE = 0.06  # a point of diligence: those with less go first
OPEN_SLOT = 0.8  # what is likely to become of the best robot for a slot not filled yet
CRASH = -20.0  # everybody loses


@kernel
def estimate(params: Params, state: State, out: Array) -> None:
    """Write the evaluation of every seat; once the game is over that is its score, or a disaster."""
    values = marble_values(params, state)
    for seat in range(state.players):
        out[seat] = score(params, state, seat)
        if not state.over:
            out[seat] += prospects(params, state, seat, values)
        elif state.ending == Ending.CRASH and not params.crash_scores:
            out[seat] = CRASH
    if state.phase == Phase.PAY:
        out[payer(state)] += payment_value(params, state, payer(state), values)
    if state.phase == Phase.CLAIM or state.phase == Phase.PAY:
        for seat in range(state.players):
            out[seat] += claim_value(params, state, seat, values)


@kernel
def time_left(params: Params, state: State) -> float:
    """How much of the game is left, from 1 down to 0, by the player who is nearest to its end."""
    most = 0
    for seat in range(state.players):
        most = max(most, showing(state, seat) + count_programmables(state, Zone.HAND, seat))
    return max(0.0, 1.0 - most / params.showing_end)


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
def prospects(params: Params, state: State, seat: int, values: Values) -> float:
    """What a seat has beyond the points it shows."""
    left = time_left(params, state)
    worth = SHOWN * (showing(state, seat) + count_programmables(state, Zone.HAND, seat))
    worth += effect_value(params, state, seat) * left
    for kind in range(TYPES):
        worth += values[kind] * min(3, state.fresh[seat, kind] + state.store[seat, kind]) * (0.4 + 0.6 * left)
    hand = count_robots(state, seat, RobotAt.HAND) + count_robots(state, seat, RobotAt.PROGRAM)
    worth += (ROBOT * hand + BURIED * count_robots(state, seat, RobotAt.DISCARD)) * left
    if state.phase == Phase.PROGRAM:
        worth += program_value(params, state, seat, values)
    return worth


@kernel
def effect_value(params: Params, state: State, seat: int) -> float:
    """Ongoing effects, contract robots and PROGRAMMABLE contracts of a seat, as if the game had just begun."""
    worth = PROGRAMMABLE * (
        count_programmables(state, Zone.HAND, seat) + count_programmables(state, Zone.DISCARD, seat)
    )
    for contract in range(PROG_FROM):
        if state.contract_at[contract] == seat and is_ongoing(params, contract):
            worth += ONGOING
    for contract in range(ROBOT_FROM, CONTRACTS):
        if state.contract_at[contract] == seat:
            worth += ROBOT_CONTRACT
    return worth


@kernel
def is_ongoing(params: Params, contract: int) -> bool:
    """Whether a prize helps for the rest of the game."""
    return bool(params.when[contract] == When.FROM_THEN_ON)


# ---- contracts about to be bought ----


@kernel
def contract_value(params: Params, state: State, contract: int) -> float:
    """What fulfilling a contract brings."""
    worth = params.points[contract] + SHOWN
    left = time_left(params, state)
    if contract >= ROBOT_FROM:
        return float(worth + (ROBOT_CONTRACT + ROBOT) * left)
    if contract >= PROG_FROM:
        return float(worth + PROGRAMMABLE * left)
    return float(worth + (ONGOING * left if is_ongoing(params, contract) else 0.5))


@kernel
def payment_value(params: Params, state: State, seat: int, values: Values) -> float:
    """The contract being paid, less the marbles it costs."""
    worth = contract_value(params, state, state.target) - WILD_MARBLE * state.owed[WILD]
    for kind in range(TYPES):
        worth -= values[kind] * (state.owed[kind] + state.paid[kind])
    return float(worth)


@kernel
def claim_value(params: Params, state: State, seat: int, values: Values) -> float:
    """Claims that stand alone count, contested ones hardly."""
    worth = 0.0
    for place in range(state.market_count):
        if state.stance[seat, place] == Stance.STANDS:
            contract = state.market[place]
            gain = contract_value(params, state, contract) - WILD_MARBLE * wild_units(params, state, seat, contract)
            for kind in range(TYPES):
                gain -= values[kind] * params.cost[contract, kind]
            worth += gain if contestants(state, place) == 1 else 0.2 * gain
    return worth


# ---- programs ----


@kernel
def program_value(params: Params, state: State, seat: int, values: Values) -> float:
    """What the placed robots will collect if no others come first, and what open slots may bring."""
    if state.designation[seat] == EMPTY:
        return 0.0
    robots = placed(state, seat)
    worth = 0.1 * state.stack_count[seat]
    for slot in range(robots):
        kind = kind_of(state.slot_card[seat, slot])
        worth += robot_value(params, state, seat, slot, kind, int(state.slot_mode[seat, slot]), values)
    for slot in range(robots, robots_due(params, state, seat)):
        best = 0.0
        for kind in range(KINDS):
            if find_robot(state, seat, kind, RobotAt.HAND) != EMPTY:
                for mode in range(MODES):
                    best = max(best, robot_value(params, state, seat, slot, kind, mode, values))
        worth += OPEN_SLOT * best
    return float(worth)


@kernel
def robot_value(params: Params, state: State, seat: int, slot: int, kind: int, mode: int, values: Values) -> float:
    """A robot in a slot: marbles of its row, its diligence, and what it recovers."""
    room = params.capacity + params.icons[kind, mode, Icon.CAPACITY]
    lane = min(LANES - 1, slot + 1)
    worth = 0.0
    taken = 0
    for i in range(params.row_length[state.designation[seat], lane]):
        marble = state.ship[params.row[state.designation[seat], lane, i]]
        if marble != EMPTY and params.icons[kind, mode, marble] > 0 and taken < room:
            worth += values[marble] * (1.0 - 0.04 * i)
            taken += 1
    if taken == room:
        worth -= ROBOT if kind < STARTING else 2 * ROBOT
    cards = min(int(params.icons[kind, mode, Icon.RECOVERY]), count_robots(state, seat, RobotAt.DISCARD))
    return float(worth + RECOVERED * cards - DILIGENCE * printed_diligence(params, kind, mode))


@kernel
def printed_diligence(params: Params, kind: int, mode: int) -> int:
    """CS-1.39, before any effect."""
    found = -2 * params.icons[kind, mode, Icon.PRIORITY]
    for icon in range(ICONS):
        found += params.icons[kind, mode, icon]
    return int(found)
