"""Connections: how many there may be, and how long somebody may take to say what they want.

A connection costs a file descriptor, of which there are few. Whoever connects and says nothing, or says it byte by
byte, waits on the porch: for so long at most, and only while nobody else needs the place. Nor does anybody keep a place
who was answered and asks for nothing more.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

RESERVE = 64  # descriptors for everything else: the database, bots, files
COME_BACK_S = 5
FULL = (
    f"HTTP/1.1 503 Service Unavailable\r\nRetry-After: {COME_BACK_S}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
).encode()
UNSAID = (h11.IDLE, h11.SEND_BODY)  # states of a request of which something is missing


class Porch:
    """Whoever is connected and has not sent a whole request yet, the longest there first."""

    def __init__(self, most: int, patience: float) -> None:
        self._most, self.patience = most, patience
        self._waiting: dict[Caller, asyncio.TimerHandle] = {}
        self._resting: dict[Caller, None] = {}  # who have their answer, and ask for nothing more for now

    def enter(self, caller: Caller) -> None:
        """Somebody begins to say something."""
        self._resting.pop(caller, None)
        if caller not in self._waiting:
            self._waiting[caller] = caller.loop.call_later(self.patience, caller.transport.abort)

    def leave(self, caller: Caller) -> None:
        """Somebody has said it, or is gone."""
        self._resting.pop(caller, None)
        if caller in self._waiting:
            self._waiting.pop(caller).cancel()

    def rest(self, caller: Caller) -> None:
        """Somebody was answered, and stays in case that there is something else to ask."""
        self._resting[caller] = None

    def has_room(self, connections: int) -> bool:
        """Whether so many may be connected; where they are too many, somebody goes.

        First whoever has asked for nothing for longest, who can call again, then whoever is slowest to say something.
        """
        if connections <= self._most:
            return True
        slowest = next(iter(self._resting), None) or next(iter(self._waiting), None)
        if slowest is None:
            return False
        self.leave(slowest)
        slowest.transport.abort()
        return True


class Caller(H11Protocol):
    """A connection of uvicorn that passes the porch with every request."""

    def __init__(self, porch: Porch, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._porch = porch

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """For asyncio: somebody calls; where there is no room they are told to come back later."""
        super().connection_made(transport)
        if self._porch.has_room(len(self.connections)):
            self._porch.enter(self)
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """For asyncio: they are gone."""
        self._porch.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """For asyncio: something has come."""
        super().data_received(data)
        if self.transport.get_protocol() is self and self.conn.their_state in UNSAID:
            self._porch.enter(self)
        else:
            self._porch.leave(self)

    def on_response_complete(self) -> None:
        """For uvicorn: they are answered."""
        super().on_response_complete()
        if not self.transport.is_closing() and self.cycle is not None and self.cycle.response_complete:
            self._porch.rest(self)

    def timeout_keep_alive_handler(self) -> None:
        """For uvicorn: they have asked for nothing more, and are seen off once they have read what they asked for."""
        super().timeout_keep_alive_handler()
        self._see_off()

    def _see_off(self, left: int = 0) -> None:
        """Look now and then whether somebody reads on; whoever does not is let go."""
        unread = self.transport.get_write_buffer_size()
        if unread and unread == left:
            self.transport.abort()
        elif unread:
            self.loop.call_later(self._porch.patience, self._see_off, unread)


def room_for(wanted: int) -> int:
    """How many connections there may be of those that are wanted: as many as the system has descriptors for."""
    try:
        import resource
    except ModuleNotFoundError:  # a system that counts otherwise
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + RESERVE if hard == resource.RLIM_INFINITY else min(hard, wanted + RESERVE)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        most = min(soft, most)
    return max(1, most - RESERVE)
