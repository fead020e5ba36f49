"""The listeners at a table: sockets, by the viewers they hold."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]
Push = Callable[[bytes], bool]  # sends a text at once, unless that cannot be

BACKLOG = 64  # messages that may wait for a slow socket before it is cut off
LEFT = 1000
TOO_SLOW = 1013  # the client comes back and asks for what it missed


class Socket:
    """One open socket: the viewers it holds, and a way to send to it without making anyone else wait."""

    def __init__(self, send: Send, push: Push | None, language: str, network: str = "") -> None:
        self._send, self._push, self.language, self.assist, self.network = send, push, language, False, network
        self.viewers: tuple[int, ...] = ()
        self._backlog: deque[dict[str, Any]] | None = None  # while the socket is slow
        self._sender: asyncio.Task[None] | None = None

    def push(self, message: bytes) -> None:
        """Send a message now, or as soon as the socket takes it."""
        if self._push is not None and self._backlog is None and self._push(message):
            return
        self._hand_over({"type": "websocket.send", "text": message.decode()})

    def cut(self, code: int) -> None:
        """Close the socket; messages still in its backlog are dropped."""
        if self._backlog:
            self._backlog.clear()
        self._hand_over({"type": "websocket.close", "code": code})

    def _hand_over(self, event: dict[str, Any]) -> None:
        if self._backlog is not None:
            self._queue(event)
        elif not self._try(event):
            self._backlog = deque([event])
            self._sender = asyncio.get_running_loop().create_task(self._empty_backlog())

    def _try(self, event: dict[str, Any]) -> bool:
        """Take the first step of sending, which is also the last one unless the socket's buffer is full."""
        step = self._send(event).__await__()
        try:
            next(step)
        except StopIteration:
            return True
        except (OSError, RuntimeError):  # it has closed meanwhile; its own task will notice
            return True
        step.close()
        return False

    def _queue(self, event: dict[str, Any]) -> None:
        assert self._backlog is not None
        self._backlog.append(event)
        if len(self._backlog) > BACKLOG:
            self._backlog.clear()
            self._backlog.append({"type": "websocket.close", "code": TOO_SLOW})

    async def _empty_backlog(self) -> None:
        with suppress(OSError, RuntimeError):
            while self._backlog:
                await self._send(self._backlog[0])
                if self._backlog:
                    self._backlog.popleft()
        self._backlog = self._sender = None


class Audience:
    """The sockets of one table, and the seats whose sockets are at other servers."""

    def __init__(self) -> None:
        self._sockets: dict[int, list[Socket]] = {}
        self._elsewhere: dict[str, tuple[set[int], float]] = {}  # by server: the seats, and when it said so
        self._left: dict[int, float] = {}  # when a seat's last socket closed, or it did something without one
        self._told: dict[int, float] = {}  # when a viewer last saw the game go on
        self._furthest: dict[int, int] = {}  # and how many decisions it had seen then
        self._since = time.monotonic()
        self.quiet_since = self._since

    def __bool__(self) -> bool:
        return bool(self._sockets)

    def join(self, socket: Socket) -> None:
        """Add a socket that starts to listen."""
        for viewer in socket.viewers:
            self._sockets.setdefault(viewer, []).append(socket)

    def leave(self, socket: Socket) -> None:
        """Remove a socket that is gone."""
        for viewer in socket.viewers:
            rest = [other for other in self._sockets.get(viewer, []) if other is not socket]
            self._sockets[viewer] = rest
            if not rest:
                del self._sockets[viewer]
                self._left[viewer] = time.monotonic()
        self.quiet_since = time.monotonic()

    def note(self, server: str, seats: set[int]) -> bool:
        """Note the seats that have listeners at another server; returns whether that is news."""
        before = self.here
        self._elsewhere[server] = (seats, time.monotonic())
        if not seats:
            del self._elsewhere[server]
        for seat in before - self.here:
            self._left[seat] = time.monotonic()
        return before != self.here

    def forget_silent(self, before: float) -> bool:
        """Forget servers that have been silent since a given time; returns whether that is news."""
        silent = [server for server, (_, at) in self._elsewhere.items() if at < before]
        return bool([server for server in silent if self.note(server, set())])

    @property
    def seats(self) -> set[int]:
        """The seats that have a listener at this server."""
        return self._sockets.keys() - {-1}

    @property
    def here(self) -> set[int]:
        """The seats that have a listener at any server."""
        return self.seats.union(*(seats for seats, _ in self._elsewhere.values())) if self._elsewhere else self.seats

    @property
    def age(self) -> float:
        """Seconds since the table was loaded."""
        return time.monotonic() - self._since

    def notice(self, seat: int) -> None:
        """Note that a player, perhaps one without a socket, has done something for a seat."""
        self._left[seat] = time.monotonic()

    def have_news(self, viewers: int, shown: Sequence[int], anew: bool = False) -> None:
        """Note that viewers, one bit each, have something new to look at, and how many standing decisions they see.

        The game only counts as moving on where that number is higher than ever, or where the players agreed to take
        something back. A player who decides and takes it back, again and again, still keeps everyone waiting.
        """
        at = time.monotonic()
        for place, count in enumerate(shown):
            if viewers >> place & 1 and (anew or count > self._furthest.get(place, -1)):
                self._told[place], self._furthest[place] = at, count

    def idle_for(self, seat: int) -> float:
        """Seconds since a seat last saw the game move on."""
        return time.monotonic() - self._told.get(seat, self._since)

    def absent_for(self, seat: int) -> float:
        """Seconds since anyone listened for a seat or did anything for it."""
        return 0.0 if seat in self.here else time.monotonic() - self._left.get(seat, self._since)

    def of(self, viewer: int) -> list[Socket]:
        """The sockets that hold a viewer."""
        return self._sockets.get(viewer, [])

    def dismiss(self, viewer: int) -> None:
        """Close the sockets of a seat that its player has left."""
        for socket in list(self.of(viewer)):
            socket.cut(LEFT)

    def everybody(self) -> list[Socket]:
        """Every socket once."""
        return list({id(s): s for sockets in self._sockets.values() for s in sockets}.values())
