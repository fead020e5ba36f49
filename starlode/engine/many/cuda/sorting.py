"""Sorting by small keys on the GPU: neighbours in the order do the same thing, so that a warp stays together.

A counting sort in three kernels. Blocks count in their own memory first, so that games with the same key do not queue
for one counter. The order within a key is arbitrary. Threads write keys, and what they are keys of, at the place at
which they found a game, not at the game's own: neighbours then write neighbouring numbers.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from starlode.engine.many.cuda.keeping import keeping

KEYS = 4096
THREADS = 256
EACH = 8  # items per thread
CHUNK = THREADS * EACH
SCANNING = 1024  # threads of the one block that adds up
RUN = KEYS // SCANNING


class Sorter:
    """Sorts up to `count` items by their keys, which are below KEYS; `size` tells how many there are."""

    def __init__(self, cuda: Any, count: int) -> None:
        self.keys = cuda.device_array(count, np.int32)
        self.items, self.order = (cuda.device_array(count, np.int64) for _ in range(2))
        self.size = cuda.device_array(1, np.int64)
        self._totals = cuda.device_array(KEYS, np.int32)
        self._blocks = (count + CHUNK - 1) // CHUNK
        self._clear, self._count, self._scan = _counting(cuda)
        self._place = _placing(cuda)

    @property
    def filled(self) -> tuple[Any, Any, Any]:
        """What has to be written before: keys, what they are keys of, and how many there are."""
        return self.keys, self.items, self.size

    def sort(self, stream: Any) -> Any:
        """The items in the order of the current keys; returns before the GPU has finished writing it."""
        self._clear[KEYS // THREADS, THREADS, stream](self._totals)
        self._count[self._blocks, THREADS, stream](self.keys, self.size, self._totals)
        self._scan[1, SCANNING, stream](self._totals)
        self._place[self._blocks, THREADS, stream](self.keys, self.items, self.size, self._totals, self.order)
        return self.order


@cache
def _counting(cuda: Any) -> tuple[Any, Any, Any]:
    jit = keeping(cuda, "sorting")

    @jit
    def clear(totals: Any) -> None:
        totals[cuda.grid(1)] = 0

    @jit
    def count(keys: Any, size: Any, totals: Any) -> None:
        """How many items have each key."""
        here = cuda.shared.array(KEYS, np.int32)
        if cuda.blockIdx.x * CHUNK >= size[0]:
            return
        for key in range(cuda.threadIdx.x, KEYS, THREADS):
            here[key] = 0
        cuda.syncthreads()
        first = cuda.blockIdx.x * CHUNK + cuda.threadIdx.x
        for each in range(EACH):
            i = first + each * THREADS
            if i < size[0]:
                cuda.atomic.add(here, keys[i], 1)
        cuda.syncthreads()
        for key in range(cuda.threadIdx.x, KEYS, THREADS):
            if here[key]:
                cuda.atomic.add(totals, key, here[key])

    @jit
    def scan(totals: Any) -> None:
        """Where the items of each key begin."""
        sums = cuda.shared.array(SCANNING, np.int32)
        own = cuda.threadIdx.x
        sums[own] = 0
        for key in range(own * RUN, (own + 1) * RUN):
            sums[own] += totals[key]
        cuda.syncthreads()
        step = 1
        while step < SCANNING:
            before = sums[own - step] if own >= step else 0
            cuda.syncthreads()
            sums[own] += before
            cuda.syncthreads()
            step *= 2
        start = sums[own - 1] if own > 0 else 0
        for key in range(own * RUN, (own + 1) * RUN):
            count = totals[key]
            totals[key] = start
            start += count

    return clear, count, scan


@cache
def _placing(cuda: Any) -> Any:
    @keeping(cuda, "sorting")
    def place(keys: Any, items: Any, size: Any, starts: Any, order: Any) -> None:
        """Write every item to its place; `starts` advances as blocks take places."""
        here = cuda.shared.array(KEYS, np.int32)
        if cuda.blockIdx.x * CHUNK >= size[0]:
            return
        ranks = cuda.local.array(EACH, np.int32)
        for key in range(cuda.threadIdx.x, KEYS, THREADS):
            here[key] = 0
        cuda.syncthreads()
        first = cuda.blockIdx.x * CHUNK + cuda.threadIdx.x
        for each in range(EACH):
            i = first + each * THREADS
            if i < size[0]:
                ranks[each] = cuda.atomic.add(here, keys[i], 1)
        cuda.syncthreads()
        for key in range(cuda.threadIdx.x, KEYS, THREADS):
            if here[key]:
                here[key] = cuda.atomic.add(starts, key, here[key])
        cuda.syncthreads()
        for each in range(EACH):
            i = first + each * THREADS
            if i < size[0]:
                order[here[keys[i]] + ranks[each]] = items[i]

    return place
