"""What games wait for: lists of those that are asked, those that are over, and those for which something follows.

A kernel that has brought a game to such a point appends it to a list, one for each phase or thing that follows. The
next kernel takes the lists one after another, so that neighbours do the same thing. That is faster than sorting, and
touches only the games that wait.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from starlode.engine.many.cuda.keeping import keeping
from starlode.engine.many.cuda.near import FULL, WARP

KINDS = WARP  # lists that are taken one after another: a lane counts for each
TURN = 2 * KINDS  # counts of a turn: of games that are asked, and of those for which something follows
OVER = 2 * TURN  # where the counts of games that are over begin
LAST = 1 << 30  # a game in a list whose last decision for now is made: it is not asked again
GAME = LAST - 1


class Waiting:
    """Lists of up to `count` games, twice: those of one turn are taken while those of the next grow.

    Games that are over have two lists as well, of which one is dealt while the other grows. Things that follow a
    decision may also be done in so many rounds of one turn, each with counts of its own.
    """

    def __init__(self, cuda: Any, count: int, rounds: int) -> None:
        self._asked, self._following = (
            [cuda.device_array((KINDS, count), np.int32) for _ in range(2)] for _ in range(2)
        )
        self._over = [cuda.device_array((1, count), np.int32) for _ in range(2)]
        self._counts = cuda.device_array(OVER + KINDS * rounds, np.int32)
        self._clear = _clearing(cuda)

    def clear(self, stream: Any) -> None:
        """Empty all lists."""
        self._clear[len(self._counts) // KINDS, KINDS, stream](self._counts)

    def clear_turn(self, turn: int, stream: Any) -> None:
        """Empty the lists of a turn."""
        self._clear[TURN // KINDS, KINDS, stream](self._counts[turn * TURN : (turn + 1) * TURN])

    def clear_over(self, half: int, stream: Any) -> None:
        """Empty a list of games that were over and have been dealt again."""
        self._clear[1, 1, stream](self._counts[OVER + half : OVER + half + 1])

    def asked(self, turn: int) -> tuple[Any, Any]:
        """The lists of games that are asked in a turn, one for each phase, and how long they are."""
        return self._asked[turn], self._counts[turn * TURN : turn * TURN + KINDS]

    def over(self, half: int) -> tuple[Any, Any]:
        """One of the lists of games that are over, and how long it is."""
        return self._over[half], self._counts[OVER + half : OVER + half + 1]

    def following(self, done: int) -> tuple[Any, Any]:
        """The lists of games for which something follows, after so many turns or rounds, and how long they are."""
        first = done * TURN + KINDS if done < 2 else OVER + (done - 1) * KINDS
        return self._following[done % 2], self._counts[first : first + KINDS]

    def anyone(self) -> bool:
        """Whether any game is in a list before the first turn; waits for all that was launched."""
        counts = self._counts.copy_to_host()
        return bool(counts[:TURN].any() or counts[OVER : OVER + 2].any())


@cache
def _clearing(cuda: Any) -> Any:
    @keeping(cuda, "waiting")
    def clear(counts: Any) -> None:
        counts[cuda.grid(1)] = 0

    return clear


@cache
def lists_of(cuda: Any) -> tuple[Any, Any, Any]:
    """Device functions: append a game to a list; where lists begin and end; who is at a place."""

    @cuda.jit(device=True)
    def append(lists: Any, counts: Any, kind: int, game: int) -> None:
        # One lane reserves places for all that wait for the same thing: a counter serves one request at a time.
        mates = cuda.match_any_sync(cuda.activemask(), np.int32(kind))
        rank = cuda.popc(mates & ((1 << cuda.laneid) - 1))
        start = 0
        if rank == 0:
            start = cuda.atomic.add(counts, kind, cuda.popc(mates))
        start = cuda.shfl_sync(mates, np.int32(start), cuda.ffs(mates) - 1)
        lists[kind, start + rank] = game

    @cuda.jit(device=True)
    def bounds_of(counts: Any) -> Any:
        """Where the list whose number is this lane's begins without gaps, and where it ends if each is on new warps."""
        count = counts[cuda.laneid]
        start, end = count, (count + WARP - 1) // WARP * WARP
        step = 1
        while step < WARP:
            before, padded = cuda.shfl_up_sync(FULL, start, step), cuda.shfl_up_sync(FULL, end, step)
            if cuda.laneid >= step:
                start += before
                end += padded
            step *= 2
        return start - count, end

    @cuda.jit(device=True)
    def waiting_at(lists: Any, counts: Any, bounds: Any, place: int) -> Any:
        """The game at a place, -1 if there is none, and its number; asked by all lanes of a warp for neighbours."""
        start, end = bounds
        kind = cuda.ffs(cuda.ballot_sync(FULL, end > place - cuda.laneid)) - 1
        count = counts[kind]
        rank = place - (cuda.shfl_sync(FULL, end, kind) - (count + WARP - 1) // WARP * WARP)
        number = cuda.shfl_sync(FULL, start, kind) + rank
        return (lists[kind, rank] if rank < count else -1), number

    return append, bounds_of, waiting_at
