"""Chapter 3: the preparation phase."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.zones import total
from starlode.games.cosmic_scavengers import events
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.programming import begin_programming
from starlode.games.cosmic_scavengers.rules.ship import fill_ship
from starlode.games.cosmic_scavengers.rules.table import (
    ask,
    count_kinds,
    end_game,
    find_robot,
    has_robot,
    lead_seat,
    refill_market,
)
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import EMPTY, KINDS, TYPES, Ending, RobotAt


@kernel
def prepare(params: Params, state: State) -> None:
    """Section 3: everything up to the emergency recall, in the order of the clauses."""
    events.round_(state, state.round_number)
    top_up(params, state)
    if total(state.pool) < params.cells[state.players]:
        crash(state)
        return
    fill_ship(params, state)
    refill_market(params, state)
    state.phase = Phase.RECALL


@kernel
def top_up(params: Params, state: State) -> None:
    """CS-3.1: what the pool lacks comes from the supply, lowest value first."""
    missing = params.cells[state.players] - total(state.pool)
    if missing <= 0:
        return
    for step in range(TYPES):
        kind = TYPES - 1 - step
        moved = max(0, min(missing, state.supply[kind]))
        state.supply[kind] -= moved
        state.pool[kind] += moved
        state.paid[kind] = moved
        missing -= moved
    if total(state.paid) > 0:
        events.top_up(state, state.paid)
    for kind in range(TYPES):
        state.paid[kind] = 0


@kernel
def crash(state: State) -> None:
    """CS-3.2: the ship cannot be filled, the game ends at once."""
    state.ending = Ending.CRASH
    events.over(state, Ending.CRASH)
    end_game(state)


# ---- emergency recall ----


@kernel
def needs_recall(params: Params, state: State, seat: int) -> bool:
    """CS-3.12: no robot in hand, but one in the discard."""
    return bool(params.recall and not has_robot(state, seat, RobotAt.HAND) and has_robot(state, seat, RobotAt.DISCARD))


@kernel
def recall_robots(params: Params, state: State) -> None:
    """CS-3.12: in lead order; a seat with one kind of robot to choose from is not asked."""
    for i in range(state.players):
        seat = lead_seat(state, i)
        if needs_recall(params, state, seat):
            if count_kinds(state, seat, RobotAt.DISCARD) > 1:
                ask(state, seat)
                return
            for kind in range(KINDS):
                if find_robot(state, seat, kind, RobotAt.DISCARD) != EMPTY:
                    recall(state, seat, kind)
                    break
    begin_programming(state)


@kernel
def recall(state: State, seat: int, kind: int) -> None:
    """CS-3.12: the robot returns to hand."""
    card = find_robot(state, seat, kind, RobotAt.DISCARD)
    state.robot_at[seat, card] = RobotAt.HAND
    events.recall(state, seat, card)
