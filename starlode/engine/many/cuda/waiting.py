"""Games that wait for an automatic step, in one list for each thing that may follow.

A kernel that has brought a game to this point appends it to a list. The next kernel takes the lists one after another,
so that neighbours do the same thing. That is faster than sorting, and touches only the games that wait. A game is named
by its place in the order in which the games acted.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from starlode.engine.many.cuda.keeping import keeping
from starlode.engine.many.cuda.near import FULL, WARP

STAGES = WARP  # things that may follow: a lane counts for each


class Waiting:
    """Lists of up to `count` games, double-buffered: one set is processed while the other grows, in so many rounds."""

    def __init__(self, cuda: Any, count: int, rounds: int) -> None:
        self._lists = [cuda.device_array((STAGES, count), np.int32) for _ in range(2)]
        self._all = cuda.device_array((rounds + 1) * STAGES, np.int32)
        self._counts = [self._all[i * STAGES : (i + 1) * STAGES] for i in range(rounds + 1)]
        self._clear = _clearing(cuda)

    def clear(self, stream: Any) -> None:
        """Empty all lists."""
        self._clear[len(self._counts), STAGES, stream](self._all)

    def growing(self, done: int) -> tuple[Any, Any]:
        """The lists that kernels append to after so many rounds, and how long they are."""
        return self._lists[done % 2], self._counts[done]


@cache
def _clearing(cuda: Any) -> Any:
    @keeping(cuda, "waiting")
    def clear(counts: Any) -> None:
        counts[cuda.grid(1)] = 0

    return clear


def lists_of(cuda: Any) -> tuple[Any, Any, Any]:
    """Device functions: append a game to the list of what it waits for; where lists end; who is at a place."""

    @cuda.jit(device=True)
    def append(lists: Any, counts: Any, stage: int, game: int) -> None:
        # One lane reserves places for all that wait for the same thing: a counter serves one request at a time.
        mates = cuda.match_any_sync(cuda.activemask(), np.int32(stage))
        rank = cuda.popc(mates & ((1 << cuda.laneid) - 1))
        start = 0
        if rank == 0:
            start = cuda.atomic.add(counts, stage, cuda.popc(mates))
        start = cuda.shfl_sync(mates, np.int32(start), cuda.ffs(mates) - 1)
        lists[stage, start + rank] = game

    @cuda.jit(device=True)
    def end_of_mine(counts: Any) -> Any:
        """Where the list whose number is this lane's ends, when all are laid one after another, each on new warps."""
        end = (counts[cuda.laneid] + WARP - 1) // WARP * WARP
        step = 1
        while step < WARP:
            before = cuda.shfl_up_sync(FULL, end, step)
            if cuda.laneid >= step:
                end += before
            step *= 2
        return end

    @cuda.jit(device=True)
    def waiting_at(lists: Any, counts: Any, end: int, place: int) -> int:
        """The game at a place, -1 if there is none; asked by all lanes of a warp for neighbouring places."""
        first = place - cuda.laneid
        stage = cuda.ffs(cuda.ballot_sync(FULL, end > first)) - 1
        count = counts[stage]
        rank = place - (cuda.shfl_sync(FULL, end, stage) - (count + WARP - 1) // WARP * WARP)
        return lists[stage, rank] if rank < count else -1

    return append, end_of_mine, waiting_at
