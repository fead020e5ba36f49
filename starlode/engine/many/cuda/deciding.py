"""The kernels of a decision: choosing at random or aiming at a given action, acting, and what follows by itself."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from starlode.engine.many.cuda.keeping import Jit
from starlode.engine.many.cuda.near import FULL, WARP, Near
from starlode.engine.many.cuda.sorting import KEYS
from starlode.engine.many.cuda.waiting import lists_of
from starlode.engine.running import loops
from starlode.engine.running.contract import act as play_action
from starlode.engine.running.contract import follow, legal, returns, upcoming
from starlode.engine.state.header import UNHEARD, lowest_acting
from starlode.engine.state.masks import blank_mask

SPREAD = 64  # keys per phase: a block counts games with the same key one after another
CHOOSING, ACTING, FOLLOWING = 64, 64, 128  # registers per thread: with fewer, more games hide memory latency
ACTION = 32  # bits of an item to sort below its action: the number of the game
GAME = (1 << ACTION) - 1


@cache
def rows_of(cuda: Any) -> Any:
    """What finds the row of `params` for a game: the only one, or the one for its number of players."""

    @cuda.jit(device=True)
    def row_of(params: Any, players: int) -> Any:
        # With one row nothing has to be read of the game first, which would keep every rule waiting for memory.
        return players if params.shape[0] > 1 else 0

    return row_of


def choosing(cuda: Any, jit: Jit, phases: int, actions: int) -> tuple[Any, Any]:
    """The first half of a decision: both kernels leave the action, and a key to sort by."""
    words, row_of = blank_mask(actions).shape[0], rows_of(cuda)

    @cuda.jit(device=True)
    def key_of(state: Any, action: int) -> Any:
        """What will be done, as finely as there are keys."""
        return (state.phase * actions + action) * KEYS // (phases * actions)

    @jit
    def aim(states: Any, given: Any, keys: Any, items: Any) -> None:
        """Take an action that was chosen elsewhere."""
        i = cuda.grid(1)
        if i < states.shape[0]:
            keys[i], items[i] = key_of(states[i], given[i]), i | (np.int64(given[i]) << ACTION)

    @jit(max_registers=CHOOSING)
    def choose(
        params: Any, states: Any, dice: Any, seed: int, episodes: Any, order: Any, keys: Any, items: Any
    ) -> None:
        """Choose a legal action at random. A game that is over is dealt again first, while others choose."""
        place = cuda.grid(1)
        if place < order.shape[0]:
            i = order[place]
            state = states[i]
            if state.over:
                episodes[i] += states.shape[0]
                row = row_of(params, state.players)
                loops.begin_unheard(params[row], state, state.players, seed, episodes[i])
            mask = cuda.local.array(words, np.int64)
            legal(params[row_of(params, state.players)], state, lowest_acting(state), mask)
            chosen = loops.choose(mask, dice[i])
            keys[place], items[place] = key_of(state, chosen), i | (chosen << ACTION)

    return aim, choose


def acting(cuda: Any, jit: Jit, near: Near) -> tuple[Any, Any]:
    """The second half: the action, and what follows by itself."""
    append, end_of_mine, waiting_at = lists_of(cuda)
    row_of = rows_of(cuda)
    room, fetch, put_back, position = near.room, near.fetch, near.put_back, near.position

    @cuda.jit(device=True)
    def leave(
        params: Any, state: Any, i: int, place: int, keys: Any, done: Any, results: Any, lists: Any, counts: Any
    ) -> None:
        """Note what a game waits for: a new deal, a choice, or what follows."""
        if state.event_count != UNHEARD:  # random play notes it only at its end
            done[i] = state.over
        if state.over:
            returns(params[row_of(params, state.players)], state, results[i])
            keys[place] = place % SPREAD
        elif state.acting:
            keys[place] = (state.phase + 1) * SPREAD + place % SPREAD
        else:
            append(lists, counts, upcoming(params[row_of(params, state.players)], state), place)

    @jit(max_registers=ACTING)
    def act(
        params: Any,
        states: Any,
        order: Any,
        unheard: int,
        keys: Any,
        items: Any,
        done: Any,
        results: Any,
        lists: Any,
        counts: Any,
    ) -> None:
        """Play the chosen action, with the position near; a game that is over leaves its results."""
        slots = cuda.shared.array(room, np.int64)
        place = cuda.grid(1)
        i, action = -1, 0
        if place < order.shape[0]:
            i, action = order[place] & GAME, order[place] >> ACTION
            items[place] = i
        fetch(states, i, slots)
        if i >= 0:
            state = position(states, i, slots)
            if unheard:
                state.event_count = UNHEARD
            play_action(params[row_of(params, state.players)], state, lowest_acting(state), action)
        put_back(states, i, slots)
        if i >= 0:
            leave(params, state, i, place, keys, done, results, lists, counts)

    @jit(max_registers=FOLLOWING)
    def go_on(
        params: Any,
        states: Any,
        most: int,
        keys: Any,
        items: Any,
        done: Any,
        results: Any,
        lists: Any,
        counts: Any,
        others: Any,
        next_counts: Any,
    ) -> None:
        """Do the next thing in the games that wait for one, or the next few."""
        end = end_of_mine(counts)
        for turn in range(cuda.grid(1), cuda.shfl_sync(FULL, end, WARP - 1), cuda.gridsize(1)):
            place = waiting_at(lists, counts, end, turn)
            if place >= 0:
                i = items[place]
                state = states[i]
                for _ in range(most):
                    follow(params[row_of(params, state.players)], state)
                    if state.acting or state.over:
                        break
                leave(params, state, i, place, keys, done, results, others, next_counts)

    return act, go_on
