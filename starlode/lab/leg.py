"""The fast part of a game: greedy seats decide in compiled code, and what happens is written down on the way.

A leg goes on until another seat has to decide, the trace is full, or the game is over.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from starlode.bots.greedy_bot import WORLDS, GreedyScratch, best_action, scratch_of
from starlode.engine.compiling.kernel import entry, kernel
from starlode.engine.declarations.declarations import Declarations
from starlode.engine.running.contract import POINTS, apply, hide, returns
from starlode.engine.state.chance import wide
from starlode.engine.state.header import SEATS, Header, lowest_acting
from starlode.engine.state.records import Array, Record, blank
from starlode.workbench.course import PLIES
from starlode.workbench.uses import UseTables, note_uses

TURNS, LOOKS = 32, 128  # room in a trace
N_TURNS, N_LOOKS, ACTING = range(3)  # in `filled`: how many there are, and who acted when we last looked

DEALT, GO_ON = -2, -1  # instead of an action: the cards were just dealt; nothing happened since the last leg


@dataclass(frozen=True)
class Trace:
    """What happened since it was last emptied; what was taken, since the game began."""

    taken: Array  # by seat and column
    turns: Array  # positions in which seats began to owe a decision,
    begun: Array  # and which seats, a bit each
    looks: Array  # points of every seat, every PLIES decisions and at the end
    filled: Array

    def clear(self) -> None:
        """Make room."""
        self.filled[: N_LOOKS + 1] = 0


def new_trace(game: Declarations, columns: int) -> Trace:
    """An empty trace."""
    return Trace(
        taken=np.zeros((SEATS, columns), np.int8),
        turns=blank(game.state_type, TURNS),
        begun=np.zeros(TURNS, np.int64),
        looks=np.zeros((LOOKS, SEATS), np.int64),
        filled=np.zeros(3, np.int64),
    )


class Leg:
    """Continues one game, and keeps its trace."""

    def __init__(
        self, game: Declarations, params: Record, state: Header, uses: UseTables, seed: int, dice: dict[int, Array]
    ) -> None:
        """`dice` has those of every greedy seat."""
        self.trace = new_trace(game, len(uses.columns))
        self._fixed, self._uses = (params, state), (uses.begins, uses.rows, uses.lookup)
        self._greedy = sum(1 << seat for seat in dice)
        self._perspective = blank(game.state_type, 1)
        self._scratch = scratch_of(game)
        self._dice = np.array([dice.get(seat, [0]) for seat in range(SEATS)])
        self._seed = seed

    def play(self, action: int) -> None:
        """Play the action, and then all that greedy seats decide."""
        trace = self.trace
        written = trace.taken, trace.turns, trace.begun, trace.looks, trace.filled
        room, scratch, dice = self._perspective, self._scratch, self._dice
        play_leg(*self._fixed, action, self._greedy, self._seed, room, scratch, dice, *self._uses, *written)


@entry
def play_leg(
    params: Record,
    state: Header,
    action: int,
    greedy: int,
    seed: int,
    perspective: Array,
    scratch: GreedyScratch,
    dice: Array,
    begins: Array,
    rows: Array,
    lookup: Array,
    taken: Array,
    turns: Array,
    begun: Array,
    looks: Array,
    filled: Array,
) -> None:
    """Play an action, or the value for none, then all that greedy seats decide while the trace has room."""
    if action >= 0:
        apply(params, state, lowest_acting(state), action)
        note_uses(state, begins, rows, lookup, taken)
    if action != GO_ON:
        look(params, state, scratch[-1], turns, begun, looks, filled)
    while not state.over and (greedy >> lowest_acting(state)) & 1 and has_room(turns, looks, filled):
        seat, thought = lowest_acting(state), seed + wide(state.ply)
        perspective[0] = state
        hide(params, perspective[0], seat)
        action = best_action(params, perspective[0], seat, thought, WORLDS, scratch, dice[seat])
        apply(params, state, seat, action)
        note_uses(state, begins, rows, lookup, taken)
        look(params, state, scratch[-1], turns, begun, looks, filled)


@kernel
def has_room(turns: Array, looks: Array, filled: Array) -> bool:
    """Whether the trace has room for everything that the next decision may cause."""
    return bool(filled[N_TURNS] < turns.shape[0] and filled[N_LOOKS] < looks.shape[0])


@kernel
def look(
    params: Record, state: Header, results: Array, turns: Array, begun: Array, looks: Array, filled: Array
) -> None:
    """Write down a position in which seats begin to owe a decision, and now and then the points."""
    fresh = state.acting & ~filled[ACTING]
    filled[ACTING] = state.acting
    if fresh:
        turns[filled[N_TURNS]] = state
        begun[filled[N_TURNS]] = fresh
        filled[N_TURNS] += 1
    if state.over or state.ply % PLIES == 0:
        returns(params, state, results)
        for seat in range(state.players):
            looks[filled[N_LOOKS], seat] = results[seat, POINTS]
        filled[N_LOOKS] += 1
