"""Connections: nobody keeps one by saying nothing, and there are never too many."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from starlode.server.web.connections import RESERVE, room_for
from tests.server.parlour import PATIENCE_S, PLAIN, House, house

MOST = 12
HALF = [
    b"",
    b"GET / HT",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\n",
    b'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"game"',
]
SOCKET = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("strict"), request_seconds="1", connections=str(MOST)) as running:
        yield running
        assert '"level":"ERROR"' not in running.log


def call(served: House, said: bytes) -> socket.socket:
    parts = urlsplit(served.address)
    line = socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE_S)
    line.sendall(said)
    return line


def is_cut(line: socket.socket) -> bool:
    """Wait until the server hangs up."""
    try:
        while line.recv(1000):
            pass
    except ConnectionResetError:
        pass
    return True


def is_cut_while_talking(line: socket.socket) -> bool:
    """Whether the server hangs up on somebody who never comes to an end."""
    end = time.monotonic() + PATIENCE_S
    try:
        while time.monotonic() < end:
            line.sendall(b"X-Y: z\r\n")
            time.sleep(0.1)
    except OSError:
        return True
    return False


def is_kept(line: socket.socket) -> bool:
    """Whether a line is still there when nothing more comes."""
    try:
        while line.recv(100_000):
            pass
    except TimeoutError:
        return True
    return False


@pytest.mark.parametrize("said", HALF)
def test_whoever_says_nothing_whole_is_let_go(strict: House, said: bytes) -> None:
    with call(strict, said) as line:
        assert is_cut(line)
    assert strict.get("/api/games").status_code == 200


def test_whoever_says_it_byte_by_byte_is_let_go(strict: House) -> None:
    with call(strict, b"GET / HTTP/1.1\r\n") as line:
        assert is_cut_while_talking(line)


def test_a_second_request_that_never_ends_is_let_go(strict: House) -> None:
    whole = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    with call(strict, whole) as line:
        assert line.recv(10).startswith(b"HTTP/1.1")
        line.sendall(whole[:20])
        assert is_cut(line)


def test_whoever_waits_makes_room_for_whoever_asks(tmp_path: Path) -> None:
    """As in an attack that opens connections and says nothing, with all the time in the world."""
    with house(tmp_path, request_seconds="1000", connections=str(MOST)) as served, ExitStack() as lines:
        for _ in range(4 * MOST):
            lines.enter_context(call(served, HALF[2]))
        for _ in range(5):
            assert served.get("/api/games").status_code == 200


def test_whoever_was_answered_makes_room_for_whoever_asks(tmp_path: Path) -> None:
    with house(tmp_path, request_seconds="1000", connections=str(MOST)) as served, ExitStack() as lines:
        for _ in range(6 * MOST):  # each asks, is answered, and stays; faster than they are let go by themselves
            line = lines.enter_context(call(served, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"))
            assert line.recv(12) == b"HTTP/1.1 200", "there was no room"
        assert served.get("/api/games").status_code == 200


def test_whoever_finds_no_room_is_told_to_come_back(strict: House) -> None:
    table, _ = strict.create()
    with ExitStack() as lines:
        for _ in range(MOST):
            line = lines.enter_context(call(strict, SOCKET % table.encode()))
            assert line.recv(12) == b"HTTP/1.1 101"
        refused = httpx.get(strict.address + "/api/games", **PLAIN)
        assert (refused.status_code, int(refused.headers["retry-after"]) > 0) == (503, True)


def test_a_socket_stays_however_little_is_said_there(strict: House) -> None:
    table, _ = strict.create()
    with call(strict, SOCKET % table.encode()) as line:
        line.sendall(bytes((0x81, 0x80 | 16, 0, 0, 0, 0)) + b'{"type":"hello"}')
        line.settimeout(2.5)  # more than a request may take
        assert is_kept(line)


def test_there_is_no_more_room_than_the_system_has() -> None:
    assert room_for(10) == 10
    assert room_for(10**9) <= 10**9
    resource = pytest.importorskip("resource")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        assert room_for(10**9) == hard - RESERVE
