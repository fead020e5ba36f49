"""The positions of one game side by side."""

from __future__ import annotations

import numpy as np

from starlode.engine.doors import Door
from starlode.engine.events import Happened
from starlode.engine.header import Header
from starlode.engine.records import Array, block_of

FIRST_ROOM = 128  # positions a history has room for at first


class History:
    """The positions of one game, from some start to the latest, in a block that grows as needed."""

    def __init__(self, door: Door, start: Header) -> None:
        self.door = door
        self._make_room(block_of(start), FIRST_ROOM)
        self._last = 0

    def __len__(self) -> int:
        """How many positions there are; the start is one."""
        return self._last + 1

    @property
    def states(self) -> Array:
        """All positions; a view that is good until the next `play` or `cut`."""
        return self._block[: self._last + 1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._over[self._last])

    @property
    def acting(self) -> int:
        """The seats that owe a decision, a bit each."""
        return int(self._acting[self._last])

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return int(self._ply[self._last])

    def events_at(self, number: int) -> Happened:
        """What brought about one of the positions; of the start, what the deal was made of."""
        rows = self._events[number, : self._event_count[number]]
        return Happened(self.door.game.events, rows.copy())

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat in the latest position."""
        return self.door.actions(self._block, self._last, seat)

    def allows(self, seat: int, action: int) -> bool:
        """Whether a seat may take an action in the latest position."""
        return self.door.allows(self._block, self._last, seat, action)

    def play(self, seat: int, action: int) -> None:
        """Add the position that a legal action leads to."""
        if self._last + 1 == len(self._block):
            self._make_room(self._block, 2 * len(self._block))
        self.door.advance(self._block, self._last, self._last + 1, seat, action)
        self._last += 1

    def cut(self, length: int) -> None:
        """Forget all but so many positions, at least one."""
        self._last = length - 1

    def upto(self, length: int) -> History:
        """A history of its own with the first so many positions."""
        other = History.__new__(History)
        other.door = self.door
        other._make_room(self._block[:length], max(length, FIRST_ROOM))
        other._last = length - 1
        return other

    def _make_room(self, states: Array, room: int) -> None:
        """Move to a block of that length. Reading a field of a block is quick, of a record it is not."""
        # Byte by byte, because NumPy would leave the gaps between fields undefined.
        content = np.zeros(room * states.itemsize, np.uint8)
        content[: states.nbytes] = states.view(np.uint8)
        self._block = content.view(states.dtype)
        self._over, self._acting, self._ply = (self._block[name] for name in ("over", "acting", "ply"))
        self._event_count, self._events = self._block["event_count"], self._block["events"]
