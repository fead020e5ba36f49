"""Uvicorn's sockets with a short cut: a text in a single frame, as nearly all messages are, bypasses the parser.

A move is one message in and one out for each player, so the general path through frames, events and coroutines would be
half of its cost. Everything else (a handshake, a ping, a fragmented message, a close) still takes that path.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PUSH = "starlode.push"  # the extension of the scope: sends a text at once, or says that it cannot
TEXT = 0x81  # the first byte of a frame: a text, whole
CONTROL = 0x88  # pings, pongs and closes are always whole, and have these bits
NO_TEXT = 1007  # closing code: not what it says it is
MASK = 0x80
KEY = 4  # bytes of the mask
MEDIUM, LONG = 126, 127  # instead of a length: it follows in two or eight bytes
MEDIUM_MOST = 0xFFFF


class Inbox:
    """A queue for a single reader; asyncio's queue supports many readers, and takes several kilobytes."""

    __slots__ = ("_events", "_loop", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add an event."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        """Whether no event is waiting."""
        return not self._events

    async def get(self) -> Any:
        """The oldest event, as soon as there is one."""
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.pop(0)


class Writable:
    """Whether more may be written now; asyncio's event takes a kilobyte, and most sockets are never slow."""

    __slots__ = ("_event",)

    def __init__(self) -> None:
        self._event: asyncio.Event | None = None

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._event is None

    def clear(self) -> None:
        """Close it."""
        if self._event is None:
            self._event = asyncio.Event()

    def set(self) -> None:
        """Open it, and let all waiters through."""
        if self._event is not None:
            self._event.set()
            self._event = None

    async def wait(self) -> None:
        """Return as soon as it is open."""
        while self._event is not None:
            await self._event.wait()


class QuickSocket(WebSocketsSansIOProtocol):
    """A uvicorn socket that receives and sends whole texts quickly."""

    _is_plain = True  # no frame has come in pieces so far, so data starts where a frame does

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.queue, self.writable = Inbox(self.loop), Writable()  # type: ignore[assignment]

    def handle_connect(self, event: Any) -> None:
        """Tell the application about the short cut."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][PUSH] = self.push  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        """Release what only the handshake needed, because there may be thousands of sockets."""
        super().start_keepalive()
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        """For asyncio: data has arrived."""
        if not self.handshake_complete:
            self._is_plain = not self.handshake_initiated  # a client that did not wait takes the long path
            super().data_received(data)
        elif not self._is_plain:
            super().data_received(data)
        elif (text := whole_text(data, self.config.ws_max_size)) is not None:
            self.frames, self.curr_msg_data_type = [text], "text"
            self.send_receive_event_to_app()
        else:
            self._is_plain = is_control(data)
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """For uvicorn: a message is complete; a text that is not UTF-8 closes the socket without a log entry."""
        if self.curr_msg_data_type == "text" and not is_utf8(self.frames):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """For the application: a socket that was answered as a request needs no handshake, and that is no error."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def push(self, text: bytes) -> bool:
        """Send a text now; False if it would have to wait or the socket is not open: then `send` knows what to do."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame_of(text))
        return True


def is_utf8(parts: list[bytes]) -> bool:
    """Whether a text in pieces is valid UTF-8."""
    try:
        (parts[0] if len(parts) == 1 else b"".join(parts)).decode()
    except UnicodeDecodeError:
        return False
    return True


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text in data that is exactly one client frame of at most `most` bytes; None for anything else."""
    if len(data) < 2 + KEY or data[0] != TEXT or not MASK <= data[1] < MASK + LONG:
        return None
    size, start = data[1] - MASK, 2
    if size == MEDIUM:
        size, start = int.from_bytes(data[2:4], "big"), 4
    if size > most or len(data) != start + KEY + size:
        return None
    return unmasked(data[start : start + KEY], data[start + KEY :])


def is_control(data: bytes) -> bool:
    """Whether data is exactly one control frame from a client."""
    return len(data) >= 2 and data[0] & CONTROL == CONTROL and len(data) == 2 + KEY + (data[1] - MASK)


def unmasked(key: bytes, data: bytes) -> bytes:
    """Data without the client's mask; computed as one big number, because that takes no loop."""
    mask = (key * (len(data) // KEY + 1))[: len(data)]
    return (int.from_bytes(data, "big") ^ int.from_bytes(mask, "big")).to_bytes(len(data), "big")


def frame_of(text: bytes) -> bytes:
    """A text as a server frame, which has no mask."""
    size = len(text)
    if size < MEDIUM:
        return bytes((TEXT, size)) + text
    if size <= MEDIUM_MOST:
        return bytes((TEXT, MEDIUM, size >> 8, size & 0xFF)) + text
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big") + text
