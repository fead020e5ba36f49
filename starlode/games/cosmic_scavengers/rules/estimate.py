"""A readable evaluation in points: contracts, marbles by demand, robots at hand, and what programs will bring.

The weights are rules of thumb, checked by play against random; stronger judgement is the business of bots.
"""

from __future__ import annotations

from starlode.engine.compiling.bits import lowest, ones
from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.header import SEATS
from starlode.engine.state.matching import matches
from starlode.engine.state.records import Array
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.appraisal import (
    ROBOT,
    Values,
    best_robot,
    marble_values,
    robot_value,
    row_of,
)
from starlode.games.cosmic_scavengers.rules.claims import contestants
from starlode.games.cosmic_scavengers.rules.payment import wild_units
from starlode.games.cosmic_scavengers.rules.programming import placed
from starlode.games.cosmic_scavengers.rules.round import payer
from starlode.games.cosmic_scavengers.rules.scoring import score_all
from starlode.games.cosmic_scavengers.rules.table import (
    count_programmables,
    count_robots,
    kind_of,
    kinds_of,
    place_of,
    robots_at,
)
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import (
    CONTRACTS,
    EMPTY,
    GROUP,
    PROG_FROM,
    ROBOT_FROM,
    TYPES,
    WILD,
    Ending,
    RobotAt,
    Stance,
    When,
    Zone,
)

SHOWN = 0.8  # a contract brings the end, and with it a lead, nearer
ROBOT_CONTRACT = 1.2  # a contract robot at the beginning of the game
PROGRAMMABLE = 0.6  # a PROGRAMMABLE contract at the beginning of the game
ONGOING = 1.5  # an ongoing effect at the beginning of the game
WILD_MARBLE = 0.3  # the cheapest marble that pays a wild unit
BURIED = 0.1  # a robot in the discard
OPEN_SLOT = 0.8  # what is likely to become of the best robot for a slot not filled yet
CRASH = -20.0  # everybody loses
TALLY = 8  # bits of a seat's number in a tally


@kernel
def estimate(params: Params, state: State, out: Array) -> None:
    """Write the evaluation of every seat; once the game is over that is its score, or a disaster."""
    values, shown = marble_values(params, state), near_the_end(state)
    left = time_left(params, state, shown)
    score_all(params, state, out)
    for seat in range(state.players):
        if not state.over:
            out[seat] += prospects(params, state, seat, values, tallied(shown, seat), left)
        elif state.ending == Ending.CRASH and not params.crash_scores:
            out[seat] = CRASH
    if state.phase == Phase.PAY:
        out[payer(state)] += payment_value(params, state, values, left)
    if state.phase == Phase.CLAIM or state.phase == Phase.PAY:
        for seat in range(state.players):
            out[seat] += claim_value(params, state, seat, values, left)


@kernel
def near_the_end(state: State) -> int:
    """A tally by seat of the contracts that bring the end nearer: those it shows, and PROGRAMMABLE ones in hand."""
    found = 0
    for contract in range(CONTRACTS):
        at = int(state.contract_at[contract])
        if at >= 0:
            zone = at // SEATS
            loose = PROG_FROM <= contract < ROBOT_FROM and zone in (Zone.HAND, Zone.DISCARD)
            found += int(zone == Zone.TABLEAU or loose) << (TALLY * (at % SEATS))
    return found


@kernel
def tallied(tally: int, seat: int) -> int:
    """The number of a seat in a tally."""
    return (tally >> (TALLY * seat)) & ((1 << TALLY) - 1)


@kernel
def time_left(params: Params, state: State, shown: int) -> float:
    """How much of the game is left, from 1 down to 0, by the player who is nearest to its end."""
    most = 0
    for seat in range(state.players):
        most = max(most, tallied(shown, seat))
    return max(0.0, 1.0 - most / params.showing_end)


@kernel
def prospects(params: Params, state: State, seat: int, values: Values, shown: int, left: float) -> float:
    """What a seat has beyond the points it shows."""
    worth = SHOWN * shown
    worth += effect_value(params, state, seat) * left
    for kind in range(TYPES):
        worth += values[kind] * min(3, state.fresh[seat, kind] + state.store[seat, kind]) * (0.4 + 0.6 * left)
    hand, discarded = robots_at(state, seat, RobotAt.HAND), count_robots(state, seat, RobotAt.DISCARD)
    owned = ones(hand) + count_robots(state, seat, RobotAt.PROGRAM)
    worth += (ROBOT * owned + BURIED * discarded) * left
    if state.phase == Phase.PROGRAM and state.designation[seat] != EMPTY:
        due = min(int(params.program_robots), owned)
        worth += program_value(params, state, seat, values, kinds_of(hand), discarded, due)
    return worth


@kernel
def effect_value(params: Params, state: State, seat: int) -> float:
    """Ongoing effects, contract robots and PROGRAMMABLE contracts of a seat, as if the game had just begun."""
    worth = PROGRAMMABLE * (
        count_programmables(state, Zone.HAND, seat) + count_programmables(state, Zone.DISCARD, seat)
    )
    prizes = matches(state.contract_at, 0, GROUP, place_of(Zone.TABLEAU, seat))
    while prizes != 0:
        if is_ongoing(params, lowest(prizes)):
            worth += ONGOING
        prizes &= prizes - 1
    for _ in range(ones(matches(state.contract_at, ROBOT_FROM, GROUP, place_of(Zone.TABLEAU, seat)))):
        worth += ROBOT_CONTRACT
    return worth


@kernel
def is_ongoing(params: Params, contract: int) -> bool:
    """Whether a prize helps for the rest of the game."""
    return bool(params.when[contract] == When.FROM_THEN_ON)


# ---- contracts about to be bought ----


@kernel
def contract_value(params: Params, contract: int, left: float) -> float:
    """What fulfilling a contract brings with so much of the game left."""
    worth = params.points[contract] + SHOWN
    if contract >= ROBOT_FROM:
        return float(worth + (ROBOT_CONTRACT + ROBOT) * left)
    if contract >= PROG_FROM:
        return float(worth + PROGRAMMABLE * left)
    return float(worth + (ONGOING * left if is_ongoing(params, contract) else 0.5))


@kernel
def payment_value(params: Params, state: State, values: Values, left: float) -> float:
    """The contract being paid, less the marbles it costs."""
    worth = contract_value(params, int(state.target), left) - WILD_MARBLE * state.owed[WILD]
    for kind in range(TYPES):
        worth -= values[kind] * (state.owed[kind] + state.paid[kind])
    return float(worth)


@kernel
def claim_value(params: Params, state: State, seat: int, values: Values, left: float) -> float:
    """Claims that stand alone count, contested ones hardly."""
    worth = 0.0
    for place in range(state.market_count):
        if state.stance[seat, place] == Stance.STANDS:
            contract = int(state.market[place])
            gain = contract_value(params, contract, left) - WILD_MARBLE * wild_units(params, state, seat, contract)
            for kind in range(TYPES):
                gain -= values[kind] * params.cost[contract, kind]
            worth += gain if contestants(state, place) == 1 else 0.2 * gain
    return worth


# ---- programs ----


@kernel
def program_value(
    params: Params, state: State, seat: int, values: Values, hand: int, discarded: int, due: int
) -> float:
    """What the placed robots will collect if no others come first, and what open slots may bring to those in hand."""
    designation, robots = int(state.designation[seat]), placed(state, seat)
    worth = 0.1 * state.stack_count[seat]
    for slot in range(robots):
        kind, mode = kind_of(int(state.slot_card[seat, slot])), int(state.slot_mode[seat, slot])
        row = row_of(params, state, designation, slot)
        worth += robot_value(params, row, discarded, kind, mode, values)
    for slot in range(robots, due):
        row = row_of(params, state, designation, slot)
        worth += OPEN_SLOT * best_robot(params, row, discarded, hand, values, 0.0)
    return float(worth)
