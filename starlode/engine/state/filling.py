"""Filling: the same number in many neighbours of an array, as when a table is cleared.

A CPU does that well by itself. A GPU writes eight bytes with each access to memory.
"""

from __future__ import annotations

from numba.extending import overload

from starlode.engine.compiling.kernel import COMPILED, kernel
from starlode.engine.compiling.longs import BYTE, LONG, address_of, put_aligned_long, repeated
from starlode.engine.state.records import Array


def fill(places: Array, count: int, number: int) -> None:
    """Write a number to the first `count` places."""
    for i in range(count):
        places[i] = number


fill_plainly = kernel(fill)


@kernel
def fill_by_aligned_longs(places: Array, count: int, number: int) -> None:
    """The same for bytes, where every access costs, and has to be a multiple of eight."""
    first = min(-address_of(places, 0) & (LONG - 1), count)
    for i in range(first):
        places[i] = number
    longs, number_long = (count - first) // LONG, repeated(number)
    for i in range(longs):
        put_aligned_long(address_of(places, first + i * LONG), number_long)
    for i in range(first + longs * LONG, count):
        places[i] = number


if COMPILED:
    overload(fill)(lambda places, count, number: lambda places, count, number: fill_plainly(places, count, number))
    overload(fill, target="cuda")(
        lambda places, count, number: (
            (lambda places, count, number: fill_by_aligned_longs(places, count, number))
            if places.dtype.bitwidth == BYTE
            else (lambda places, count, number: fill_plainly(places, count, number))
        )
    )
