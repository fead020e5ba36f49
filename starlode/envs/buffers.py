"""Arrays to give away: one is used again only when its owner has let go of it."""

from __future__ import annotations

import sys
from collections.abc import Callable

import numpy as np

from starlode.engine.state.records import Array

MOST = 4  # arrays that are kept; with more owners than that, new ones are made


def holders(arrays: list[Array]) -> list[int]:
    """How many references there are to each array of a list, among them the list's own and those of this function."""
    return [sys.getrefcount(array) for array in arrays]


OURS = holders([np.empty(0)])[0]  # to an array that only a list holds; versions of Python count differently


class Buffers:
    """Arrays of one kind. New memory costs more than writing to it, so that what is free is taken first."""

    def __init__(self, make: Callable[[], Array]) -> None:
        self._make = make
        self._kept: list[Array] = []

    def take(self) -> Array:
        """An array that no one else holds, with anything in it."""
        counts = holders(self._kept)
        if OURS in counts:
            return self._kept[counts.index(OURS)]
        made = self._make()
        self._kept = [*self._kept[1 - MOST :], made]
        return made
