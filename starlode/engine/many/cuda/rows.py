"""Observations as rows of half the bits (bfloat16), the form in which networks on a GPU are fast.

A batch holds them entry by entry. Tiles go through shared memory, so that reading and writing both touch neighbours.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from starlode.engine.many.cuda.keeping import keeping

GAMES, ENTRIES = 32, 64  # of a tile
PITCH = GAMES + 1  # of its lines in shared memory: a column then lies in different banks
LINES = 8  # of a tile, at a time


def write_rows(cuda: Any, observations: Any, out: Any, stream: Any) -> None:
    """Write observations, entry by entry, as rows of bfloat16, given as whole numbers of 32 bits: two entries each."""
    blocks = -(-observations.shape[0] // GAMES), -(-observations.shape[1] // ENTRIES)
    _rounding(cuda)[blocks, (GAMES, LINES), stream](observations.view(np.uint32), out)


@cache
def _rounding(cuda: Any) -> Any:
    @cuda.jit(device=True)
    def rounded(bits: Any) -> Any:
        """The upper half of a number of 32 bits, to nearest, ties to even."""
        return (bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) >> np.uint32(16)

    @keeping(cuda, "rows")
    def round_rows(numbers: Any, out: Any) -> None:
        tile = cuda.shared.array((ENTRIES, PITCH), np.uint32)
        game, entry = cuda.blockIdx.x * GAMES, cuda.blockIdx.y * ENTRIES
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        for turn in range(ENTRIES // LINES):
            line = y + turn * LINES
            known = game + x < numbers.shape[0] and entry + line < numbers.shape[1]
            tile[line, x] = rounded(numbers[game + x, entry + line]) if known else np.uint32(0)
        cuda.syncthreads()
        for turn in range(GAMES // LINES):
            line = y + turn * LINES
            if game + line < numbers.shape[0] and entry // 2 + x < out.shape[1]:
                both = tile[2 * x, line] | (tile[2 * x + 1, line] << np.uint32(16))
                out[game + line, entry // 2 + x] = np.int32(both)

    return round_rows
