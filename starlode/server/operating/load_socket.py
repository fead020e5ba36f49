"""A small and fast socket client, for the load test and for tests: text frames, nothing else."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = 0x80
SHORT, MEDIUM = 126, 127  # lengths from here on take two or eight more bytes

Hear = Callable[[bytes], None]


class ClientSocket(asyncio.Protocol):
    """A socket to a table; `hear` is called with every message, and `gone` is done once the socket is closed."""

    def __init__(self, hear: Hear) -> None:
        self._hear = hear
        self._data = bytearray()
        self._open = False
        self.code: int | None = None  # with which the server closed
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, address: str, table: str, hear: Hear, origin: str | None = None) -> ClientSocket:
        """Connect to a table of the server at an address; raises OSError."""
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or 80
        transport, line = await asyncio.get_running_loop().create_connection(lambda: cls(hear), host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        more = f"Origin: {origin}\r\n" if origin else ""
        transport.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n".encode()
        )
        await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """For asyncio: the socket can be written to."""
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """For asyncio: the socket is closed."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server refused the socket"))
        if not self.gone.done():
            self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        """For asyncio: data has arrived."""
        self._data += data
        if not self._open and not self._shake_hands():
            return
        while self._take_frame():
            pass

    def _shake_hands(self) -> bool:
        end = self._data.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._data.startswith(b"HTTP/1.1 101"):
            self.close()
            return False
        del self._data[: end + 4]
        self._open = True
        self.opened.set_result(None)
        return True

    def _take_frame(self) -> bool:
        """Take one whole frame from the received data; a server's frames are never masked."""
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1], 2
        if size == SHORT:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == MEDIUM:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return False
        kind, payload = data[0] & 0x0F, bytes(data[start : start + size])
        del data[: start + size]
        self._frame(kind, payload)
        return True

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.code = int.from_bytes(payload[:2], "big")
            self.close()

    def send(self, message: bytes) -> None:
        """Send a text."""
        self._write(TEXT, message)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < SHORT:
            head = bytes((MASK | kind, MASK | size))
        elif size < 1 << 16:
            head = bytes((MASK | kind, MASK | SHORT)) + size.to_bytes(2, "big")
        else:
            head = bytes((MASK | kind, MASK | MEDIUM)) + size.to_bytes(8, "big")
        # A mask of zeros changes nothing: masks protect proxies from browsers, and this is no browser.
        self._transport.write(head + bytes(4) + payload)  # type: ignore[attr-defined]

    def close(self) -> None:
        """Hang up."""
        self._transport.close()
