"""The positions of a match, one after the other, and what each seat may know of them."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine import loops
from starlode.engine.header import Header
from starlode.engine.records import Array, duplicate, same

FIRST_ROOM = 64


class History:
    """Every position so far in one block of memory. The last is the present; none changes once it is here."""

    def __init__(self, first: Header) -> None:
        self._block: Array = np.zeros(FIRST_ROOM, first.dtype)
        self._block[0] = first
        self._count = 1

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, number: int) -> Any:
        return self._block[range(self._count)[number]]

    def push(self) -> Any:
        """A copy of the present position at the end, for whoever asks to play on it at once."""
        if self._count == len(self._block):
            self._block = np.concatenate((self._block, np.zeros_like(self._block)))
        self._block[self._count] = self._block[self._count - 1]
        self._count += 1
        return self._block[self._count - 1]

    def cut(self, count: int) -> None:
        """Keep only the first positions, so many of them."""
        self._count = count

    def until(self, count: int) -> History:
        """The first positions, so many of them, as a history of their own."""
        part = History(self[0])
        part._block, part._count = self._block[:count].copy(), count
        return part


class Gatekeeper:
    """What each viewer may know of a history: a seat by its number, a spectator by -1."""

    def __init__(self, params: Any, history: History) -> None:
        self._params, self._history = params, history
        self._present: dict[int, Any] = {}
        self._news: dict[int, list[int]] = {}
        self._looked: dict[int, int] = {}

    def record(self, viewer: int) -> Any:
        """The viewer's record of the present position."""
        if viewer not in self._present:
            self._present[viewer] = self._hidden(len(self._history) - 1, viewer)
        return self._present[viewer]

    def news(self, viewer: int) -> list[int]:
        """The numbers of the positions that told the viewer something new; the deal did."""
        news, last = self._news.setdefault(viewer, [0]), len(self._history) - 1
        for number in range(self._looked.get(viewer, 0) + 1, last + 1):
            if self._history[number].event_count or not self._looks_alike(number, viewer):
                news.append(number)
        self._looked[viewer] = last
        return news

    def _looks_alike(self, number: int, viewer: int) -> bool:
        """Whether a position looks to the viewer like the one before it."""
        return same(self._hidden(number - 1, viewer), self._hidden(number, viewer))

    def _hidden(self, number: int, viewer: int) -> Any:
        record = duplicate(self._history[number])
        loops.conceal(self._params, record, viewer)
        return record

    def turn_page(self) -> None:
        """The present has changed."""
        self._present.clear()

    def cut(self) -> None:
        """Positions were taken back."""
        self.turn_page()
        self._news.clear()
        self._looked.clear()
