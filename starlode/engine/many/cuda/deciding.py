"""The kernels of a decision: choosing at random or aiming at a given action, acting, and what follows by itself."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from starlode.engine.many.cuda.keeping import Jit
from starlode.engine.many.cuda.near import FULL, WARP, Near
from starlode.engine.many.cuda.sorting import KEYS
from starlode.engine.many.cuda.waiting import GAME, KINDS, LAST, lists_of
from starlode.engine.running import loops
from starlode.engine.running.contract import act as play_action
from starlode.engine.running.contract import follow, legal, returns, upcoming
from starlode.engine.state.header import UNHEARD, lowest_acting
from starlode.engine.state.masks import blank_mask

CHOOSING, ACTING, FOLLOWING = 64, 64, 128  # registers per thread: with fewer, more games hide memory latency
TOGETHER = 16  # games of a warp that act: with fewer, more warps have room for their positions near
ACTION = 32  # bits of an item to sort below its action: the number of the game
ENTRY = (1 << ACTION) - 1


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
    _, bounds_of, waiting_at = lists_of(cuda)

    @cuda.jit(device=True)
    def key_of(state: Any, action: int) -> Any:
        """What will be done, as finely as there are keys."""
        return (state.phase * actions + action) * KEYS // (phases * actions)

    @jit
    def aim(states: Any, given: Any, keys: Any, items: Any, size: Any) -> None:
        """Take an action that was chosen elsewhere."""
        i = cuda.grid(1)
        if i == 0:
            size[0] = states.shape[0]
        if i < states.shape[0]:
            keys[i], items[i] = key_of(states[i], given[i]), i | (np.int64(given[i]) << ACTION)

    @jit(max_registers=CHOOSING)
    def choose(params: Any, states: Any, dice: Any, asked: Any, counts: Any, keys: Any, items: Any, size: Any) -> None:
        """Choose a legal action at random in the games that are asked; beside their dice is how many they have left."""
        bounds = bounds_of(counts)
        if cuda.blockIdx.x == 0 and cuda.threadIdx.x == WARP - 1:
            size[0] = bounds[0] + counts[WARP - 1]
        place = cuda.grid(1)
        if place - cuda.laneid < cuda.shfl_sync(FULL, bounds[1], WARP - 1):
            game, number = waiting_at(asked, counts, bounds, place)
            if game >= 0:
                state = states[game]
                mask = cuda.local.array(words, np.int64)
                legal(params[row_of(params, state.players)], state, lowest_acting(state), mask)
                chosen = loops.choose(mask, dice[game])
                dice[game, 1] -= 1
                last = LAST if dice[game, 1] == 0 else 0
                keys[number], items[number] = key_of(state, chosen), game | last | (chosen << ACTION)

    return aim, choose


def leaving(cuda: Any) -> Any:
    """A device function: note what a game waits for."""
    append, row_of = lists_of(cuda)[0], rows_of(cuda)

    @cuda.jit(device=True)
    def leave(params: Any, state: Any, game: int, last: int, done: Any, results: Any, lists: Any) -> None:
        """A new deal, a choice, or what follows; after its last decision only that. Lists come with their lengths."""
        asked, asked_counts, over, over_counts, following, counts = lists
        if state.event_count != UNHEARD:  # random play notes it only at its end
            done[game] = state.over
        if state.over:
            returns(params[row_of(params, state.players)], state, results[game])
        if not (state.acting or state.over):
            append(following, counts, upcoming(params[row_of(params, state.players)], state), game | last)
        elif not last and state.over:
            append(over, over_counts, 0, game)
        elif not last:
            append(asked, asked_counts, state.phase % KINDS, game)

    return leave


def acting(cuda: Any, jit: Jit, near: Near) -> Any:
    """The second half of a decision: the action."""
    leave, row_of, games = leaving(cuda), rows_of(cuda), near.games
    room, fetch, put_back, position = near.room, near.fetch, near.put_back, near.position

    @jit(max_registers=ACTING)
    def act(
        params: Any,
        states: Any,
        order: Any,
        size: Any,
        unheard: int,
        done: Any,
        results: Any,
        asked: Any,
        asked_counts: Any,
        over: Any,
        over_counts: Any,
        following: Any,
        counts: Any,
    ) -> None:
        """Play the chosen action, with the position near; a game that is over leaves its results."""
        slots = cuda.shared.array(room, np.int64)
        place = cuda.grid(1) // WARP * games + cuda.laneid
        if place - cuda.laneid < size[0]:
            i, entry, action = -1, 0, 0
            if cuda.laneid < games and place < size[0]:
                entry, action = order[place] & ENTRY, order[place] >> ACTION
                i = entry & GAME
            fetch(states, i, slots)
            if i >= 0:
                state = position(states, i, slots)
                if unheard:
                    state.event_count = UNHEARD
                play_action(params[row_of(params, state.players)], state, lowest_acting(state), action)
            put_back(states, i, slots)
            if i >= 0:
                lists = asked, asked_counts, over, over_counts, following, counts
                leave(params, state, i, entry & LAST, done, results, lists)

    return act


def going_on(cuda: Any, jit: Jit) -> Any:
    """What follows by itself."""
    leave, row_of = leaving(cuda), rows_of(cuda)
    _, bounds_of, waiting_at = lists_of(cuda)

    @jit(max_registers=FOLLOWING)
    def go_on(
        params: Any,
        states: Any,
        most: int,
        done: Any,
        results: Any,
        waiting: Any,
        waiting_counts: Any,
        asked: Any,
        asked_counts: Any,
        over: Any,
        over_counts: Any,
        following: Any,
        counts: Any,
    ) -> None:
        """Do the next thing in the games that wait for one, or the next few."""
        bounds = bounds_of(waiting_counts)
        for place in range(cuda.grid(1), cuda.shfl_sync(FULL, bounds[1], WARP - 1), cuda.gridsize(1)):
            entry, _ = waiting_at(waiting, waiting_counts, bounds, place)
            if entry >= 0:
                i = entry & GAME
                state = states[i]
                for _ in range(most):
                    follow(params[row_of(params, state.players)], state)
                    if state.acting or state.over:
                        break
                lists = asked, asked_counts, over, over_counts, following, counts
                leave(params, state, i, entry & LAST, done, results, lists)

    return go_on
