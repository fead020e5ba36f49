"""What each viewer of a table was told last, so that a client that reconnects can be told again.

Each viewer's own latest changes are remembered; what others are told in the meantime makes no difference. A server
holds thousands of tables, so everything is packed into three arrays of numbers.
"""

from __future__ import annotations

from array import array

TAIL = 48  # how many of its latest changes a viewer can be told again, with their events
TAKEN_BACK = -1  # instead of a length: a decision was taken back, which cannot be told as events


class Memory:
    """Remembers changes, each as long as it is among the latest `TAIL` of some viewer. Viewers are bits."""

    __slots__ = ("_counts", "_events", "_lengths", "_told")

    def __init__(self, viewers: int) -> None:
        self._told, self._lengths, self._events = array("B"), array("h"), bytearray()
        self._counts = array("B", bytes(viewers))

    def add(self, told: int, events: bytes | None) -> None:
        """Add a change that told viewers these events, as bytes; None where a decision was taken back."""
        for place, count in enumerate(self._counts):
            if not told >> place & 1:
                continue
            if count < TAIL:
                self._counts[place] += 1
            else:
                self._forget_oldest(1 << place)
        self._told.append(told)
        self._lengths.append(TAKEN_BACK if events is None else len(events))
        self._events += events or b""

    def _forget_oldest(self, viewer: int) -> None:
        """Let a viewer forget its oldest change; a change that no viewer remembers is deleted."""
        start = 0
        for number, told in enumerate(self._told):
            length = max(0, self._lengths[number])
            if told & viewer:
                break
            start += length
        self._told[number] &= ~viewer
        if not self._told[number]:
            del self._told[number], self._lengths[number], self._events[start : start + length]

    def last(self, viewer: int, count: int) -> bytes | None:
        """The events of the last `count` changes that a viewer was told; None where they are unknown."""
        found: list[bytes] = []
        end = len(self._events)
        for told, length in zip(reversed(self._told), reversed(self._lengths), strict=True):
            if len(found) == count:
                break
            start = end - max(0, length)
            if told & viewer:
                if length == TAKEN_BACK:
                    return None
                found.append(bytes(self._events[start:end]))
            end = start
        return b"".join(reversed(found)) if len(found) == count else None
