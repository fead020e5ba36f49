"""Chapter 10: final scoring."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.running.contract import POINTS, RANK
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array
from starlode.games.cosmic_scavengers.rules.table import count_effect, effect_amount, has_fulfilled
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import CONTRACTS, PROG_FROM, ROBOT_FROM, UNITS, Effect, Ending


@kernel
def count_fulfilled(state: State, seat: int, first: int, end: int) -> int:
    """Contracts of a range of numbers that a seat has fulfilled, wherever they lie."""
    found = 0
    for contract in range(first, end):
        found += has_fulfilled(state, contract, seat)
    return int(found)


@kernel
def printed_points(params: Params, state: State, seat: int, first: int, end: int) -> int:
    """CS-10.1, CS-10.2: the points of the fulfilled contracts of a range of numbers."""
    found = 0
    for contract in range(first, end):
        if has_fulfilled(state, contract, seat):
            found += params.points[contract]
    return int(found)


@kernel
def expo_points(params: Params, state: State, seat: int) -> int:
    """CS-12.52: a point for each robot contract, up to the number on the card."""
    most = effect_amount(params, state, seat, Effect.EXPO)
    return min(most, count_fulfilled(state, seat, ROBOT_FROM, CONTRACTS)) if most else 0


@kernel
def archive_points(params: Params, state: State, seat: int) -> int:
    """CS-12.53: a point for each PROGRAMMABLE contract, up to the number on the card."""
    most = effect_amount(params, state, seat, Effect.ARCHIVE)
    return min(most, count_fulfilled(state, seat, PROG_FROM, ROBOT_FROM)) if most else 0


@kernel
def score(params: Params, state: State, seat: int) -> int:
    """CS-10.1 to CS-10.3: contracts and endgame effects; marbles and robots are worth nothing."""
    bonus = expo_points(params, state, seat) + archive_points(params, state, seat)
    return printed_points(params, state, seat, 0, CONTRACTS) + bonus


@kernel
def score_all(params: Params, state: State, out: Array) -> None:
    """Write the score of every seat, in one pass over the contracts."""
    for seat in range(state.players):
        out[seat] = expo_points(params, state, seat) + archive_points(params, state, seat)
    for contract in range(CONTRACTS):
        if state.contract_at[contract] >= 0:
            out[state.contract_at[contract] % SEATS] += params.points[contract]


@kernel
def tie_sign(params: Params, state: State, seat: int) -> int:
    """CS-10.5, CS-10.6: 1 if the seat wins ties on points, -1 if it loses them, 0 if neither."""
    net = count_effect(params, state, seat, Effect.ARBITER) - count_effect(params, state, seat, Effect.BLACK_MARKET)
    return min(1, max(-1, net))


@kernel
def count_units(params: Params, state: State, seat: int, first: int, end: int) -> int:
    """CS-10.8 to CS-10.10: printed cost units of a range of kinds over all fulfilled contracts."""
    found = 0
    for contract in range(CONTRACTS):
        if has_fulfilled(state, contract, seat):
            for unit in range(first, end):
                found += params.cost[contract, unit]
    return int(found)


@kernel
def criterion(params: Params, state: State, seat: int, number: int) -> int:
    """CS-10.14: one part of the sort key after the score; void is no kind of cost unit and never decides."""
    if number == 0:
        return tie_sign(params, state, seat)
    if number == 1:
        return count_fulfilled(state, seat, 0, CONTRACTS)
    if number == 2:
        return count_units(params, state, seat, 0, UNITS)
    return count_units(params, state, seat, number - 3, number - 2)


CRITERIA = 3 + UNITS


@kernel
def ranks_before(params: Params, state: State, seat: int, other: int, out: Array) -> bool:
    """CS-10.4 to CS-10.9: whether a seat has the greater key."""
    if out[seat, POINTS] != out[other, POINTS]:
        return bool(out[seat, POINTS] > out[other, POINTS])
    for number in range(CRITERIA):
        own, theirs = criterion(params, state, seat, number), criterion(params, state, other, number)
        if own != theirs:
            return own > theirs
    return False


@kernel
def returns(params: Params, state: State, out: Array) -> None:
    """CS-10.11 to CS-10.15: points and ranks; equals share a rank, and a crash leaves all with the last one."""
    for seat in range(state.players):
        out[seat, POINTS] = score(params, state, seat)
    for seat in range(state.players):
        rank = 1
        for other in range(state.players):
            if other != seat and ranks_before(params, state, other, seat, out):
                rank += 1
        out[seat, RANK] = rank
    if state.ending == Ending.CRASH and not params.crash_scores:
        for seat in range(state.players):
            out[seat, RANK] = state.players
