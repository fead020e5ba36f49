"""Observations as rows of half the bits (bfloat16), the form in which networks on a GPU are fast.

Nearly all entries are 0. Neighbours write the zeros of whole rows together; then each game writes the other entries of
its own row. The rules that write observations see a row as they see an array.
"""

from __future__ import annotations

import operator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from starlode.engine.many.cuda.keeping import Jit
from starlode.engine.many.cuda.near import WARP, Near

HALF = 16  # bits


class HalfRow(NamedTuple):
    """The row of a game: numbers of 32 bits go in and come out, those of half the bits are kept.

    It is all 0 before, and an entry that is something else never becomes 0 again: zeros are not written.
    """

    rows: Any
    game: int


def observing_rows(cuda: Any, jit: Jit, whole: Near, row_of: Any, write_observation: Any) -> Any:
    """A kernel that writes observations as rows: to 16 bits an entry, and to the same memory as 64 bits at a time."""
    _take_rows(cuda)
    games, room, fetch, position = whole.games, whole.room, whole.fetch, whole.position

    @jit
    def observe_rows(params: Any, states: Any, seats: Any, rows: Any, wide: Any) -> None:
        slots = cuda.shared.array(room, np.int64)
        first, width = cuda.grid(1) // WARP * games, wide.shape[0] // states.shape[0]
        i = first + cuda.laneid if cuda.laneid < games and first + cuda.laneid < states.shape[0] else -1
        fetch(states, i, slots)
        end = min(first + games, states.shape[0]) * width
        for place in range(first * width + cuda.laneid, end, WARP):
            wide[place] = 0
        cuda.syncwarp()
        if i >= 0:
            state = position(states, i, slots)
            row = row_of(params, state.players)
            write_observation(params[row], state, seats[i], HalfRow(rows, i))

    return observe_rows


@cache
def _take_rows(cuda: Any) -> None:
    """Let compiled code read and write the entries of a row."""
    from numba.cuda import libdevice, types
    from numba.cuda.extending import overload

    def is_row(kind: Any) -> bool:
        return isinstance(kind, types.NamedTuple) and kind.instance_class is HalfRow

    @overload(operator.setitem)
    def put(row: Any, index: Any, number: Any) -> Any:
        def put_entry(row: Any, index: Any, number: Any) -> None:
            if number != 0:
                bits = np.uint32(libdevice.float_as_int(np.float32(number)))
                bits += np.uint32(0x7FFF) + ((bits >> np.uint32(HALF)) & np.uint32(1))  # to nearest, ties to even
                row.rows[row.game, index] = np.uint16(bits >> np.uint32(HALF))

        return put_entry if is_row(row) else None

    @overload(operator.getitem)
    def get(row: Any, index: Any) -> Any:
        def get_entry(row: Any, index: Any) -> Any:
            return libdevice.int_as_float(np.int32(np.uint32(row.rows[row.game, index]) << np.uint32(HALF)))

        return get_entry if is_row(row) else None
