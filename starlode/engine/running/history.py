"""The positions of one game side by side: all of them, or the first and the latest."""

from __future__ import annotations

import numpy as np

from starlode.engine.declarations.events import Happened
from starlode.engine.running.referee import Referee
from starlode.engine.state.header import Header
from starlode.engine.state.records import Array, block_of

FIRST_ROOM = 128  # positions a history has room for at first


class History:
    """The positions of one game, numbered from the start, in a block that grows as needed.

    Each has a row in the block, whose index is its number unless some were forgotten.
    """

    def __init__(self, referee: Referee, start: Header, room: int = FIRST_ROOM) -> None:
        self.referee = referee
        self._make_room(block_of(start), room)
        self._last = self._forgotten = 0

    def __len__(self) -> int:
        """How many positions there have been; the start is one."""
        return self._last + self._forgotten + 1

    @property
    def states(self) -> Array:
        """All rows, the latest position last; a view that is valid until the next `play`, `cut` or `forget`."""
        return self._block[: self._last + 1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._over[self._last])

    @property
    def acting(self) -> int:
        """The seats that owe a decision, one bit each."""
        return int(self._acting[self._last])

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return int(self._ply[self._last])

    def row(self, number: int) -> int:
        """The row of a position that is known."""
        return number and number - self._forgotten

    def knows(self, number: int) -> bool:
        """Whether a position was not forgotten; the first never is."""
        return number == 0 or number > self._forgotten

    def events_at(self, number: int) -> Happened:
        """The events that led to one of the positions; for the start, those of the deal."""
        row = self.row(number)
        return Happened(self.referee.game.events, self._events[row, : self._event_count[row]].copy())

    def latest_events(self) -> bytes:
        """The events that led to the latest position, as raw bytes."""
        return self._events[self._last, : self._event_count[self._last]].tobytes()

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat in the latest position."""
        return self.referee.actions(self._block, self._last, seat)

    def allows(self, seat: int, action: int) -> bool:
        """Whether a seat may take an action in the latest position."""
        return self.referee.allows(self._block, self._last, seat, action)

    def record(self, viewer: int) -> Array:
        """A block of one: a viewer's record of the latest position."""
        return self.referee.record(self._block, self._last, viewer)

    def play(self, seat: int, action: int, redraws: tuple[int, ...] = ()) -> None:
        """Add the position that a legal action leads to; chance is redrawn before it for each of the numbers."""
        if self._last + 1 == len(self._block):
            self._make_room(self._block, 2 * len(self._block))
        parent = child = self._last + 1
        if redraws:
            self._move(self._last, child)
            for number in redraws:
                self.referee.redraw(self._block, child, number)
        else:
            parent = self._last
        self.referee.advance(self._block, parent, child, seat, action)
        self._last = child

    def cut(self, length: int) -> None:
        """Keep only this many positions, at least one; the last of them must be known."""
        self._last = self.row(length - 1)
        if not self._last:
            self._forgotten = 0

    def forget(self, kept: int) -> None:
        """Keep only the first position and this many of the latest, in no more room than these need."""
        gone = self._last - kept
        if gone <= 0:
            return
        for row in range(1, kept + 1):
            self._move(row + gone, row)
        self._last, self._forgotten = kept, self._forgotten + gone
        if len(self._block) > kept + 2:  # there is room for the next
            self._make_room(self.states, kept + 2)

    def upto(self, length: int) -> History:
        """An independent history of the first positions, this many, all of which are known."""
        other = History.__new__(History)
        other.referee = self.referee
        other._make_room(self._block[:length], max(length, FIRST_ROOM))
        other._last, other._forgotten = length - 1, 0
        return other

    def _move(self, source: int, target: int) -> None:
        # Byte by byte, because NumPy would leave the gaps between fields undefined.
        self._content[target] = self._content[source]

    def _make_room(self, states: Array, room: int) -> None:
        """Move to a block of that length. Reading a field of a block is fast; reading one of a record is not."""
        self._content = np.zeros((room, states.itemsize), np.uint8)
        self._content[: len(states)] = states.view(np.uint8).reshape(len(states), -1)
        self._block = self._content.reshape(-1).view(states.dtype)
        self._over, self._acting, self._ply = (self._block[name] for name in ("over", "acting", "ply"))
        self._event_count, self._events = self._block["event_count"], self._block["events"]
