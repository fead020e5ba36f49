"""Observations as rows of half the bits (bfloat16), the form in which networks on a GPU are fast.

A batch holds them entry by entry. Tiles go through shared memory, so that reading and writing both touch neighbours.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from starlode.engine.many.cuda.keeping import keeping

TILE = 32
PITCH = TILE + 1  # of its lines in shared memory: a column then lies in different banks
LINES = 8  # of a tile, at a time


def write_rows(cuda: Any, observations: Any, out: Any) -> None:
    """Write observations, entry by entry, as rows of bfloat16, given as whole numbers of 16 bits; they may be wider."""
    games, entries = (-(-side // TILE) for side in observations.shape)
    _rounding(cuda)[(games, entries), (TILE, LINES)](observations.view(np.uint32), out)


@cache
def _rounding(cuda: Any) -> Any:
    @keeping(cuda, "rows")
    def round_rows(numbers: Any, out: Any) -> None:
        tile = cuda.shared.array((TILE, PITCH), np.uint32)
        game, entry = cuda.blockIdx.x * TILE, cuda.blockIdx.y * TILE
        x = cuda.threadIdx.x
        for y in range(cuda.threadIdx.y, TILE, LINES):
            if game + x < numbers.shape[0] and entry + y < numbers.shape[1]:
                bits = numbers[game + x, entry + y]
                tile[y, x] = (bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) >> np.uint32(16)
        cuda.syncthreads()
        for y in range(cuda.threadIdx.y, TILE, LINES):
            if game + y < numbers.shape[0] and entry + x < numbers.shape[1]:
                out[game + y, entry + x] = np.int16(tile[x, y])

    return round_rows
