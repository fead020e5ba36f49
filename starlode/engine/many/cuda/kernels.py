"""What runs on the GPU: one thread per game, calling the rules as every loop does.

A decision takes several kernels. With everything in one, the games of a warp would wait for each other, since each is
in a different phase, and the code of all rules together does not fit into the instruction cache. So games that are
about to do the same thing come together: in lists before they choose and before each automatic step (`waiting`), and
sorted before they act (`sorting`). Observations are the same code for all, and written by neighbours in memory, so they
are not.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.many.cuda.deciding import CHOOSING, TOGETHER, acting, choosing, going_on, rows_of
from starlode.engine.many.cuda.keeping import Jit, keeping
from starlode.engine.many.cuda.near import FULL, WARP, Near, near_size, nearness
from starlode.engine.many.cuda.rows import observing_rows
from starlode.engine.many.cuda.waiting import KINDS, lists_of
from starlode.engine.running import loops
from starlode.engine.running.contract import legal
from starlode.engine.running.contract import observe as write_observation
from starlode.engine.state.header import lowest_acting
from starlode.engine.state.masks import PLACE, SHIFT, blank_mask
from starlode.engine.state.records import offsets_of

NEAR = 256  # bytes of a position that are near while it acts: two lines of the caches
OBSERVED = 8  # games that a warp observes: with more, too few of their positions fit into a block's memory
DEALT = 4  # games that a warp deals
BYTES = 8  # of a number of 64 bits, and bits of a byte


class Kernels(NamedTuple):
    """The kernels of one game; each is compiled when it is first called."""

    begin: Any
    renew: Any
    admit: Any
    allow: Any
    settle: Any
    check: Any
    ask: Any
    mark: Any
    mark_rows: Any
    observe: Any
    observe_rows: Any
    aim: Any
    choose: Any
    act: Any
    go_on: Any


def kernels_of(cuda: Any, game: Game) -> Kernels:
    """The kernels of a game."""
    jit, actions = keeping(cuda, game.info.name), game.actions
    near = nearness(cuda, near_size(game.state_type.dtype, NEAR), TOGETHER)
    whole = nearness(cuda, offsets_of(game.state_type)["events"], OBSERVED)
    looking = *_asking(cuda, jit, actions), *_observing(cuda, jit, whole)
    deciding = *choosing(cuda, jit, len(game.decisions), actions), acting(cuda, jit, near), going_on(cuda, jit)
    return Kernels(*_dealing(cuda, jit), *looking, *deciding)


def _dealing(cuda: Any, jit: Jit) -> tuple[Any, Any, Any, Any, Any]:
    """How games begin, and begin again."""
    row_of, append = rows_of(cuda), lists_of(cuda)[0]

    @jit
    def begin(params: Any, states: Any, players: Any, seed: int, episodes: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            episodes[i] = i
            loops.begin(params[row_of(params, players[i])], states[i], players[i], seed, i)

    @jit
    def renew(params: Any, states: Any, seed: int, episodes: Any, over: Any, counts: Any) -> None:
        """Deal games that are over again: few of a warp, since each reads and writes all over its own position."""
        for first in range(cuda.grid(1) // WARP * DEALT, counts[0], cuda.gridsize(1) // WARP * DEALT):
            if cuda.laneid < DEALT and first + cuda.laneid < counts[0]:
                i = over[0, first + cuda.laneid]
                state = states[i]
                episodes[i] += states.shape[0]
                loops.begin(params[row_of(params, state.players)], state, state.players, seed, episodes[i])

    @jit
    def admit(states: Any, over: Any, counts: Any, asked: Any, asked_counts: Any) -> None:
        """Let games that were dealt again be asked."""
        for place in range(cuda.grid(1), counts[0], cuda.gridsize(1)):
            i = over[0, place]
            append(asked, asked_counts, states[i].phase % KINDS, i)

    @jit
    def allow(dice: Any, decisions: int) -> None:
        """Note beside the dice of every game how many decisions it may make."""
        i = cuda.grid(1)
        if i < dice.shape[0]:
            dice[i, 1] = decisions

    @jit
    def settle(states: Any, done: Any, asked: Any, asked_counts: Any, over: Any, over_counts: Any) -> None:
        """Turn events back on, note which games the last decision has ended, and what all wait for now."""
        i = cuda.grid(1)
        if i < states.shape[0]:
            states[i].event_count = 0
            done[i] = states[i].over
            if states[i].over:
                append(over, over_counts, 0, i)
            else:
                append(asked, asked_counts, states[i].phase % KINDS, i)

    return begin, renew, admit, allow, settle


def _asking(cuda: Any, jit: Jit, actions: int) -> tuple[Any, Any, Any, Any]:
    """Who is asked, and what may be answered."""
    words, row_of = blank_mask(actions).shape[0], rows_of(cuda)
    _, bounds_of, waiting_at = lists_of(cuda)

    @jit
    def check(masks: Any, chosen: Any, first: Any) -> None:
        """The first game whose action is not legal."""
        i = cuda.grid(1)
        if i < masks.shape[0] and not (0 <= chosen[i] < masks.shape[1] and masks[i, chosen[i]]):
            cuda.atomic.min(first, 0, i)

    @jit(max_registers=CHOOSING)
    def ask(params: Any, states: Any, asked: Any, counts: Any, seats: Any, bits: Any) -> None:
        """Who acts, and what is legal, as bits."""
        bounds = bounds_of(counts)
        place = cuda.grid(1)
        if place - cuda.laneid < cuda.shfl_sync(FULL, bounds[1], WARP - 1):
            i, _ = waiting_at(asked, counts, bounds, place)
            if i >= 0:
                state = states[i]
                seats[i] = lowest_acting(state)
                mask = cuda.local.array(words, np.int64)
                legal(params[row_of(params, state.players)], state, lowest_acting(state), mask)
                for word in range(words):
                    bits[word, i] = mask[word]

    @jit
    def mark(bits: Any, masks: Any) -> None:
        """What is legal, a byte for every action; one thread each."""
        place = cuda.grid(1)
        i, action = place // actions, place % actions
        if i < masks.shape[0]:
            masks[i, action] = (bits[action >> SHIFT, i] >> (action & PLACE)) & 1

    @jit
    def mark_rows(bits: Any, rows: Any) -> None:
        """The same in rows of numbers of 64 bits, for eight actions each."""
        place = cuda.grid(1)
        i, column = place // rows.shape[1], place % rows.shape[1]
        if i < rows.shape[0]:
            action = column * BYTES
            found = (bits[action >> SHIFT, i] >> (action & PLACE)) & ((1 << BYTES) - 1) if action < actions else 0
            spread = np.int64(0)
            for byte in range(BYTES):
                spread |= ((found >> byte) & 1) << (BYTES * byte)
            rows[i, column] = spread

    return check, ask, mark, mark_rows


def _observing(cuda: Any, jit: Jit, whole: Near) -> tuple[Any, Any]:
    row_of = rows_of(cuda)

    @jit
    def observe(params: Any, states: Any, seats: Any, observations: Any) -> None:
        i = cuda.grid(1)
        if i < observations.shape[0]:
            row = row_of(params, states[i].players)
            write_observation(params[row], states[i], seats[i], observations[i])

    return observe, observing_rows(cuda, jit, whole, row_of, write_observation)
