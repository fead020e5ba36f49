"""Connections: how many there may be, and how long a client may take to send its request.

A connection costs a file descriptor, and there are only so many. A client that connects and sends nothing, or sends it
byte by byte, waits on the porch: only for a limited time, and only while no other client needs the place. A client that
has its answer and asks for nothing more may lose its place too.
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
UNSAID = (h11.IDLE, h11.SEND_BODY)  # states of a request that is not complete


class Porch:
    """The clients that are connected and have not sent a whole request yet, the oldest first."""

    def __init__(self, most: int, patience: float) -> None:
        self._most, self.patience = most, patience
        self._waiting: dict[Caller, asyncio.TimerHandle] = {}
        self._resting: dict[Caller, None] = {}  # those that have their answer and ask for nothing more at the moment

    def enter(self, caller: Caller) -> None:
        """A client starts to send a request."""
        self._resting.pop(caller, None)
        if caller not in self._waiting:
            self._waiting[caller] = caller.loop.call_later(self.patience, caller.transport.abort)

    def leave(self, caller: Caller) -> None:
        """A client has sent its whole request, or is gone."""
        self._resting.pop(caller, None)
        if caller in self._waiting:
            self._waiting.pop(caller).cancel()

    def rest(self, caller: Caller) -> None:
        """A client has its answer and stays connected in case it has another request."""
        self._resting[caller] = None

    def has_room(self, connections: int) -> bool:
        """Whether this many connections are allowed; if there are too many, one client is dropped.

        First the one that has been idle the longest, which can reconnect, then the one slowest to send its request.
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
    """A uvicorn connection that passes the porch with every request."""

    def __init__(self, porch: Porch, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._porch = porch

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """For asyncio: a client connects; if there is no room, it is told to come back later."""
        super().connection_made(transport)
        if self._porch.has_room(len(self.connections)):
            self._porch.enter(self)
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """For asyncio: the client is gone."""
        self._porch.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """For asyncio: data has arrived."""
        super().data_received(data)
        if self.transport.get_protocol() is self and self.conn.their_state in UNSAID:
            self._porch.enter(self)
        else:
            self._porch.leave(self)

    def on_response_complete(self) -> None:
        """For uvicorn: the client has its answer."""
        super().on_response_complete()
        if not self.transport.is_closing() and self.cycle is not None and self.cycle.response_complete:
            self._porch.rest(self)

    def timeout_keep_alive_handler(self) -> None:
        """For uvicorn: the client has been idle for too long, and is dropped once it has read its answer."""
        super().timeout_keep_alive_handler()
        self._see_off()

    def _see_off(self, left: int = 0) -> None:
        """Check now and then whether the client is still reading; if not, drop it."""
        unread = self.transport.get_write_buffer_size()
        if unread and unread == left:
            self.transport.abort()
        elif unread:
            self.loop.call_later(self._porch.patience, self._see_off, unread)


def room_for(wanted: int) -> int:
    """How many of the wanted connections there may be: as many as the system has descriptors for."""
    try:
        import resource
    except ModuleNotFoundError:  # a system without such limits
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + RESERVE if hard == resource.RLIM_INFINITY else min(hard, wanted + RESERVE)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        most = min(soft, most)
    return max(1, most - RESERVE)
