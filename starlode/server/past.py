"""The latest changes at a table: whom each told something, and its events.

A server holds thousands of tables, so that all of it is packed into three arrays of numbers.
"""

from __future__ import annotations

from array import array

TAIL = 48  # so many of the latest changes can be told with their events
TAKEN_BACK = -1  # instead of a length: a decision was taken back, which cannot be told as events


class Past:
    """Remembers changes, the oldest of them no longer than `TAIL` others."""

    __slots__ = ("_events", "_lengths", "_told")

    def __init__(self) -> None:
        self._told, self._lengths, self._events = array("B"), array("h"), bytearray()

    def add(self, told: int, events: bytes | None) -> None:
        """Something told viewers, a bit each, these events as bytes; without, a decision was taken back."""
        if len(self._told) == TAIL:
            del self._events[: max(0, self._lengths[0])]
            del self._told[0], self._lengths[0]
        self._told.append(told)
        self._lengths.append(TAKEN_BACK if events is None else len(events))
        self._events += events or b""

    def last(self, viewer: int, count: int) -> bytes | None:
        """The events of the last so many changes that told a viewer, given as its bit; None where unknown."""
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
