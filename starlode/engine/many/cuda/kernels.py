"""What runs on the GPU: one thread per game, calling the rules as every loop does.

Random play takes several kernels per decision. With whole games in one kernel, the games of a warp would wait for each
other, since each is in a different phase, and the code of all rules together does not fit into the instruction cache.
So games are sorted by what they are about to do: before choosing, before acting, and before each automatic step, which
only some games have to do.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.many.cuda.sorting import KEYS
from starlode.engine.many.cuda.waiting import lists_of
from starlode.engine.running import loops
from starlode.engine.running.contract import act as play_action
from starlode.engine.running.contract import apply, follow, legal, observe, returns, upcoming
from starlode.engine.state.header import UNHEARD, lowest_acting
from starlode.engine.state.masks import blank_mask, spread

SPREAD = 64  # keys per phase: a block counts games with the same key one after another
PHASES = KEYS // SPREAD
CHOOSING, ACTING, FOLLOWING = 64, 64, 128  # registers per thread: with fewer, more games hide memory latency


class Kernels(NamedTuple):
    """The kernels of one game; each is compiled when it is first called."""

    begin: Any
    look: Any
    check: Any
    step: Any
    choose: Any
    act: Any
    go_on: Any
    settle: Any


def kernels_of(cuda: Any, game: Game) -> Kernels:
    """The kernels of a game."""
    return Kernels(*_lockstep(cuda, game.actions), _choosing(cuda, game.actions), *_acting(cuda), _settling(cuda))


def _lockstep(cuda: Any, actions: int) -> tuple[Any, Any, Any, Any]:
    """What `Batch` does on a CPU, in the same order: deal, look, check, step."""
    words = blank_mask(actions).shape[0]

    @cuda.jit
    def begin(params: Any, states: Any, players: int, seed: int, episodes: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            episodes[i] = i
            loops.begin(params[0], states[i], players, seed, i)

    @cuda.jit
    def look(params: Any, states: Any, seats: Any, masks: Any, observations: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            seats[i] = lowest_acting(states[i])
            mask = cuda.local.array(words, np.int64)
            legal(params[0], states[i], seats[i], mask)
            spread(mask, masks[i])
            if observations.shape[0] > 0:
                observe(params[0], states[i], seats[i], observations[i])

    @cuda.jit
    def check(masks: Any, actions: Any, first: Any) -> None:
        """The first game whose action is not legal."""
        i = cuda.grid(1)
        if i < masks.shape[0] and not (0 <= actions[i] < masks.shape[1] and masks[i, actions[i]]):
            cuda.atomic.min(first, 0, i)

    @cuda.jit
    def step(params: Any, states: Any, actions: Any, seed: int, episodes: Any, done: Any, results: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            state = states[i]
            apply(params[0], state, lowest_acting(state), actions[i])
            done[i] = state.over
            if state.over:
                returns(params[0], state, results[i])
                episodes[i] += states.shape[0]
                loops.begin(params[0], state, state.players, seed, episodes[i])

    return begin, look, check, step


def _choosing(cuda: Any, actions: int) -> Any:
    """The first half of a random decision."""
    words = blank_mask(actions).shape[0]

    @cuda.jit(max_registers=CHOOSING)
    def choose(
        params: Any, states: Any, dice: Any, seed: int, episodes: Any, order: Any, keys: Any, chosen: Any
    ) -> None:
        """Choose an action; a game that is over is dealt again first."""
        place = cuda.grid(1)
        if place < order.shape[0]:
            i = order[place]
            state = states[i]
            if state.over:
                episodes[i] += states.shape[0]
                loops.begin_unheard(params[0], state, state.players, seed, episodes[i])
            mask = cuda.local.array(words, np.int64)
            legal(params[0], state, lowest_acting(state), mask)
            chosen[i] = loops.choose(mask, dice[i])
            keys[i] = (state.phase * actions + chosen[i]) * KEYS // (PHASES * actions)

    return choose


def _acting(cuda: Any) -> tuple[Any, Any]:
    """The second half: the action, and what follows by itself."""
    append, places, waiting_at = lists_of(cuda)

    @cuda.jit(device=True)
    def leave(params: Any, state: Any, i: int, keys: Any, done: Any, results: Any, lists: Any, counts: Any) -> None:
        """Note what a game waits for: a new deal, a choice, or what follows."""
        done[i] = state.over
        if state.over:
            returns(params[0], state, results[i])
            keys[i] = i % SPREAD
        elif state.acting:
            keys[i] = (state.phase + 1) * SPREAD + i % SPREAD
        else:
            append(lists, counts, upcoming(params[0], state), i)

    @cuda.jit(max_registers=ACTING)
    def act(
        params: Any, states: Any, order: Any, keys: Any, chosen: Any, done: Any, results: Any, lists: Any, counts: Any
    ) -> None:
        """Play the chosen action; a game that is over leaves its results."""
        place = cuda.grid(1)
        if place < order.shape[0]:
            i = order[place]
            state = states[i]
            state.event_count = UNHEARD
            play_action(params[0], state, lowest_acting(state), chosen[i])
            leave(params, state, i, keys, done, results, lists, counts)

    @cuda.jit(max_registers=FOLLOWING)
    def go_on(
        params: Any,
        states: Any,
        keys: Any,
        done: Any,
        results: Any,
        most: int,
        lists: Any,
        counts: Any,
        others: Any,
        next_counts: Any,
    ) -> None:
        """Do the next thing in the games that wait for one, or the next few."""
        for place in range(cuda.grid(1), places(counts), cuda.gridsize(1)):
            i = waiting_at(lists, counts, place)
            if i >= 0:
                state = states[i]
                for _ in range(most):
                    follow(params[0], state)
                    if state.acting or state.over:
                        break
                leave(params, state, i, keys, done, results, others, next_counts)

    return act, go_on


def _settling(cuda: Any) -> Any:
    """The kernel that turns games back into whole positions after random play."""

    @cuda.jit
    def settle(params: Any, states: Any, seed: int, episodes: Any) -> None:
        """Deal games that are over again, and turn events back on."""
        i = cuda.grid(1)
        if i < states.shape[0]:
            state = states[i]
            if state.over:
                episodes[i] += states.shape[0]
                loops.begin(params[0], state, state.players, seed, episodes[i])
            state.event_count = 0

    return settle
