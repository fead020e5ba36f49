"""Programs: how far they are, who has one, and what robots make of it after the reveal (sections 4 and 12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.compiling.kernel import entry
from starlode.engine.declarations.config import Config
from starlode.engine.state.header import SEATS
from starlode.engine.state.reading import read
from starlode.engine.state.records import Array, block_of
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.faults.facts import contracts_of, still_to_collect
from starlode.games.cosmic_scavengers.rules.order import turn_key
from starlode.games.cosmic_scavengers.rules.programming import activate, deactivate
from starlode.games.cosmic_scavengers.state import State
from starlode.games.cosmic_scavengers.things import EMPTY, HEX_FROM, SLOTS, Board, RobotAt, Zone

PROGRAMS = Rows()
ACTIVE = ("icons", "route", "backwards", "delay", "safe")  # what follows from a revealed program


@PROGRAMS.each_seat("designations", "seats[n].program.designation")
def _designations(config: Config, state: Any, seat: int) -> Iterator[str]:
    """CS-1.25, CS-4.14: a designation of the board in use is the first choice of a program."""
    chosen, board = state.designation[seat], state.params.board_of[state.players]
    begun = state.slot_card[seat][0] != EMPTY or state.stack_count[seat] or state.waiting[seat] != EMPTY
    if chosen == EMPTY and (begun or _is_committed(state, seat)):
        yield "is missing, it is the first choice of a program"
    if chosen != EMPTY and (board == Board.SQUARE) != (chosen < HEX_FROM):
        yield f"is not on the {Board(board).text} board"


def _is_committed(state: Any, seat: int) -> bool:
    return bool(state.phase == Phase.PROGRAM and not state.acting >> seat & 1)


@PROGRAMS.each_seat("robots of programs", "seats[n].program.stack")
def _slots(config: Config, state: Any, seat: int) -> Iterator[str]:
    """CS-4.3, CS-4.10: the robots of a program lie in its first slots, each with a mode, and are at most four."""
    cards = [card for card in state.slot_card[seat] if card != EMPTY]
    there = [card for card, where in enumerate(state.robot_at[seat]) if where == RobotAt.PROGRAM]
    filled = [card != EMPTY for card in state.slot_card[seat]]
    moded = [mode != EMPTY for mode in state.slot_mode[seat]]
    if sorted(cards) != there or not filled == moded == sorted(filled, reverse=True):
        yield "the slots do not hold the robots of the program"
    if len(cards) > state.params.program_robots:
        yield f"{len(cards)} robots, a program has at most {state.params.program_robots}"


@PROGRAMS.each_seat("contracts of programs", "seats[n].program.stack")
def _stacks(config: Config, state: Any, seat: int) -> Iterator[str]:
    """CS-4.11, CS-4.25: the contracts of a program lie in gaps between its robots, from the top down."""
    count = state.stack_count[seat]
    robots = SLOTS - state.slot_card[seat].count(EMPTY)
    below = sorted({*state.stack[seat][:count], state.waiting[seat]} - {EMPTY})
    if below != contracts_of(state, Zone.PROGRAM, seat):
        yield "the stack does not hold the contracts of the program"
    gaps = state.stack_gap[seat][:count]
    if list(gaps) != sorted(gaps) or any(not 0 <= gap <= robots for gap in gaps):
        yield f"contracts lie in gaps {gaps} of {robots} robots"


@PROGRAMS.each_seat("steps of programs", "seats[n].program")
def _open(config: Config, state: Any, seat: int) -> Iterator[Breach]:
    """CS-4.15, CS-4.25: contracts come after all robots, and a contract waits only while there is a gap to choose."""
    facts, waits = state.facts(-1), state.waiting[seat] != EMPTY
    open_ = state.phase == Phase.PROGRAM and not _is_committed(state, seat)
    if open_ and (waits or state.stack_count[seat]) and facts.placed[seat] < facts.robots_due[seat]:
        yield Breach("seats[n].program.stack", "contracts before all robots are placed")
    if waits and not open_:
        yield Breach("seats[n].program.waiting", "the program is committed")
    if waits and facts.lowest_gap[seat] == facts.placed[seat]:
        yield Breach("seats[n].program.waiting", "its gap is no choice: only the last one is left")


@PROGRAMS.each_seat("restarts", "seats[n].program.restarts")
def _restarts(config: Config, state: Any, seat: int) -> Iterator[str]:
    """CS-4.26: programs are taken back while they are secret, and no more often than option `restarts` says."""
    most = state.params.restarts if state.phase == Phase.PROGRAM else 0
    if state.restarts[seat] > most:
        yield f"at most {most} are allowed"


@PROGRAMS.row("counted steps", "seats[n].program.steps")
def _steps(config: Config, state: Any) -> Iterator[Breach]:
    """CS-13.4: the steps of a secret program that were counted are no more than it can have taken.

    They are among the decisions made so far. A program may have been there before anybody counted.
    """
    for seat in range(state.players):
        place, steps, most = f"seats[{seat}].program.steps", state.steps[seat], _most_steps(state, seat)
        if steps and state.phase != Phase.PROGRAM:
            yield Breach(place, "a revealed program is finished")
        elif steps > most:
            yield Breach(place, f"{steps}, but the program took {most} at most")
    if sum(state.steps) > state.ply:
        most = state.steps.index(max(state.steps))
        yield Breach(f"seats[{most}].program.steps", f"only {state.ply} decisions were made")


def _shown_steps(state: Any, seat: int) -> int:
    """What the program as it lies took."""
    robots = SLOTS - state.slot_card[seat].count(EMPTY)
    gaps = state.stack_gap[seat][: state.stack_count[seat]]
    above = [0, *gaps][: len(gaps)]
    chosen = sum(1 + (before < robots) for before in above) + (state.waiting[seat] != EMPTY)
    began = state.designation[seat] != EMPTY
    return int(began + robots + chosen + _is_committed(state, seat))


def _most_steps(state: Any, seat: int) -> int:
    """Each program that was taken back had at most all robots, and every contract with its gap."""
    contracts = len(contracts_of(state, Zone.HAND, seat)) + len(contracts_of(state, Zone.PROGRAM, seat))
    taken_back = 2 + state.params.program_robots + 2 * contracts
    return int(_shown_steps(state, seat) + state.restarts[seat] * taken_back)


@PROGRAMS.row("programs", "seats[n].program")
def _programs(config: Config, state: Any) -> Iterator[Breach]:
    """CS-4.18, CS-7.24: after the reveal just the seats that have still to collect have a program.

    While programs are secret, one at least is not committed.
    """
    later = still_to_collect(state)
    for seat in range(state.players):
        if state.phase != Phase.PROGRAM and (state.designation[seat] != EMPTY) != (seat in later):
            reason = "is missing, the seat has still to collect" if seat in later else "the seat has no program now"
            yield Breach(f"seats[{seat}].program", reason)
    if state.phase == Phase.PROGRAM and not state.acting:
        yield Breach(
            "seats[0].program.committed",
            "the seats that act are none, so all programs would be revealed; leave one open",
        )


# ---- what programs come to ----

REVEALED = Rows()


@REVEALED.row("icons and rows", "seats[n].program")
def _active(config: Config, state: Any) -> Iterator[Breach]:
    """CS-12.7, CS-12.10: active icons and rows of robots are those of the revealed programs."""
    expected = _revealed(config, state)[0]
    for seat in range(state.players):
        if any(getattr(state, name)[seat] != getattr(expected, name)[seat] for name in ACTIVE):
            yield Breach(f"seats[{seat}].program", "icons and rows are not what the program makes of them")


@REVEALED.row("comparisons", "turn_order")
def _comparisons(config: Config, state: Any) -> Iterator[str]:
    """CS-5.10, CS-7.1: seats that have still to collect come in the order of their programs; equal ones are tied."""
    later = still_to_collect(state)
    keys = _revealed(config, state)[1] if later else []
    for before, seat in pairwise(later):
        tied = bool(state.tied[state.order.index(seat)])
        if keys[before] > keys[seat] or (keys[before] == keys[seat]) != tied:
            relation = "tied with" if keys[before] == keys[seat] else "before" if keys[before] < keys[seat] else "after"
            yield f"by their programs seat {before} is {relation} seat {seat}"


def _revealed(config: Config, state: Any) -> tuple[Any, list[int]]:
    """The state with all revealed programs worked out anew, and each seat's key in the turn order."""
    states, keys = block_of(state.record), np.zeros(SEATS, np.int64)
    _activate_all(block_of(config.params), states, keys)
    return read(State, states[0]), keys.tolist()


@entry
def _activate_all(params: Array, states: Array, keys: Array) -> None:
    state = states[0]
    for seat in range(state.players):
        deactivate(state, seat, SLOTS)
        if state.phase != Phase.PROGRAM and state.designation[seat] != EMPTY:
            activate(params[0], state, state, seat)
            keys[seat] = turn_key(params[0], state, seat)
