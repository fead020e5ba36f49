"""Chapter 14: inventing what a seat cannot know, so that thinking about a position never touches its truth.

No other player knows anything of an open program, so it stays as it is in the seat's record: not begun.
"""

from __future__ import annotations

import math

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import draw
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.appraisal import Values, marble_values, robot_value, row_of
from starlode.games.cosmic_scavengers.rules.hunch import rows_value
from starlode.games.cosmic_scavengers.rules.programming import (
    choose_gap,
    insert,
    lowest_gap,
    place_robot,
    placed,
    robots_due,
)
from starlode.games.cosmic_scavengers.rules.table import count_programmables, count_robots, is_at, kind_of
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.things import (
    CARDS,
    DESIGNATIONS,
    EMPTY,
    HEX_FROM,
    MODES,
    PROG_FROM,
    ROBOT_FROM,
    Board,
    RobotAt,
    Zone,
)

DRAWN = 4  # candidates; an imagined rival programs the best-looking one
INSERTED = 3  # one in this many PROGRAMMABLE contracts in hand is imagined to be in a committed program


@kernel
def resample(params: Params, state: State, seat: int) -> None:
    """CS-13.4, CS-14.2, CS-14.3: some program for every other seat that has committed one; -1 is a spectator."""
    if state.phase == Phase.PROGRAM:
        for other in range(state.players):
            if other != seat and not state.acting & (1 << other):
                invent_program(params, state, other)


@kernel
def invent_program(params: Params, state: State, seat: int) -> None:
    """Some complete program from the cards of a seat: the best-looking of a few drawn for each choice."""
    values = marble_values(params, state)
    first, count = (
        (HEX_FROM, len(DESIGNATIONS) - HEX_FROM) if params.board_of[state.players] == Board.HEX else (0, HEX_FROM)
    )
    chosen, highest = EMPTY, -math.inf
    for _ in range(DRAWN):
        state.designation[seat] = first + draw(state, count)
        worth = rows_value(params, state, seat, values)
        if worth > highest:
            chosen, highest = int(state.designation[seat]), worth
    state.designation[seat] = chosen
    for _ in range(robots_due(params, state, seat)):
        invent_robot(params, state, seat, values)
    for _ in range(count_programmables(state, Zone.HAND, seat)):
        if draw(state, INSERTED) == 0:
            insert(state, seat, draw_programmable(state, seat))
            if state.waiting[seat] != EMPTY:
                gap = lowest_gap(state, seat)
                choose_gap(state, seat, gap + draw(state, placed(state, seat) - gap + 1))


@kernel
def invent_robot(params: Params, state: State, seat: int, values: Values) -> None:
    """A robot and its mode for the next slot."""
    row = row_of(params, state, int(state.designation[seat]), placed(state, seat))
    discarded = count_robots(state, seat, RobotAt.DISCARD)
    best_kind, best_mode, highest = EMPTY, EMPTY, -math.inf
    for _ in range(DRAWN):
        kind, mode = draw_kind(state, seat), draw(state, MODES)
        worth = robot_value(params, row, discarded, kind, mode, values)
        if worth > highest:
            best_kind, best_mode, highest = kind, mode, worth
    place_robot(state, seat, best_kind, best_mode)


@kernel
def draw_kind(state: State, seat: int) -> int:
    """The kind of a random robot in hand."""
    pick = draw(state, count_robots(state, seat, RobotAt.HAND))
    for card in range(CARDS):
        pick -= state.robot_at[seat, card] == RobotAt.HAND
        if pick < 0:
            return kind_of(card)
    return EMPTY


@kernel
def draw_programmable(state: State, seat: int) -> int:
    """A random PROGRAMMABLE contract in hand."""
    pick = draw(state, count_programmables(state, Zone.HAND, seat))
    for contract in range(PROG_FROM, ROBOT_FROM):
        pick -= is_at(state, contract, Zone.HAND, seat)
        if pick < 0:
            return contract
    return EMPTY
