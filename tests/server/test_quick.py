"""The short cut past the parser of frames: it takes what the parser would take, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from starlode.server.web.fast_sockets import PUSH, Inbox, QuickSocket, Writable, frame_of, is_control, whole_text

MOST = 8192
SIZES = [0, 1, 3, 4, 5, 125, 126, 127, 1000, 65_535, 65_536]


def sent(opcode: Opcode, data: bytes, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


@pytest.mark.parametrize("size", SIZES)
def test_frames_are_those_of_the_library(size: int) -> None:
    text = b"x" * size
    assert frame_of(text) == sent(Opcode.TEXT, text, mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_text_is_taken_up_to_the_greatest_size(size: int) -> None:
    text = bytes(n % 251 for n in range(size))
    assert whole_text(sent(Opcode.TEXT, text), MOST) == (text if size <= MOST else None)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        sent(Opcode.TEXT, b"half", fin=False),
        sent(Opcode.CONT, b"rest"),
        sent(Opcode.BINARY, b"bytes"),
        sent(Opcode.TEXT, b"bare", mask=False),
        sent(Opcode.TEXT, b"short")[:-1],
        sent(Opcode.TEXT, b"one") + sent(Opcode.TEXT, b"two"),
        sent(Opcode.PING, b"ping"),
    ],
    ids=["nothing", "a-byte", "begun", "rest", "binary", "bare", "short", "two", "ping"],  # masks are random
)
def test_anything_else_is_left_to_the_parser(data: bytes) -> None:
    assert whole_text(data, MOST) is None


def test_only_whole_control_frames_leave_the_short_cut_open() -> None:
    for opcode in (Opcode.PING, Opcode.PONG, Opcode.CLOSE):
        assert is_control(sent(opcode, b"\x03\xe8"))
        assert not is_control(sent(opcode, b"\x03\xe8")[:-1])
    for data in (b"", sent(Opcode.TEXT, b"a"), sent(Opcode.PING, b"a") * 2, sent(Opcode.PING, b"a", mask=False)):
        assert not is_control(data)


def test_an_inbox_keeps_the_order_and_survives_a_reader_who_gave_up() -> None:
    async def read() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await inbox.get()
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait(number)
        assert [await reader, await inbox.get(), await inbox.get()] == [0, 1, 2]
        assert inbox.empty()

    asyncio.run(read())


def test_a_gate_lets_everybody_through_once_it_opens() -> None:
    async def pass_through() -> None:
        writable = Writable()
        await writable.wait()
        writable.clear()
        writable.clear()
        waiting = [asyncio.create_task(writable.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        assert not writable.is_set()
        assert not any(task.done() for task in waiting)
        writable.set()
        writable.set()
        await asyncio.gather(*waiting)
        assert writable.is_set()

    asyncio.run(pass_through())


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__({"sockname": ("127.0.0.1", 1), "peername": ("127.0.0.1", 2)})
        self.written: list[bytes] = []
        self._closed = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self._closed = True

    def is_closing(self) -> bool:
        return self._closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def conversation(*data: bytes) -> tuple[list[dict[str, Any]], list[bytes], list[bool]]:
    """What an application hears of data, what it writes when it echoes texts, and whether that went at once."""
    heard: list[dict[str, Any]] = []
    pushed: list[bool] = []

    async def echo(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            heard.append(event)
            pushed.append(scope["extensions"][PUSH](event["text"].encode()))

    line = Wire()
    protocol = QuickSocket(Config(echo, ws=QuickSocket, ws_ping_interval=None), ServerState(), {})
    protocol.connection_made(line)
    for part in (REQUEST, *data):
        protocol.data_received(part)
        await settle()
    written = line.written[1:]  # after the handshake
    refused = protocol.push(b"too late") if line.is_closing() else None
    protocol.connection_lost(None)
    await settle()
    assert not refused
    return heard, written, pushed


def test_whole_texts_come_and_go_past_the_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("websockets.protocol.Protocol.send_text", None)
    heard, written, pushed = asyncio.run(conversation(sent(Opcode.TEXT, b"one"), sent(Opcode.TEXT, b"two" * 100)))
    assert [event["text"] for event in heard] == ["one", "two" * 100]
    assert (written, pushed) == ([frame_of(b"one"), frame_of(b"two" * 100)], [True, True])


@pytest.mark.parametrize("cut", [1, 2, 5, 9])
def test_frames_in_pieces_go_the_long_way_from_then_on(cut: int) -> None:
    text = sent(Opcode.TEXT, b"in pieces")
    pieces = [text[:cut], text[cut:], sent(Opcode.TEXT, b"whole"), sent(Opcode.TEXT, b"a") + sent(Opcode.TEXT, b"b")]
    heard, _, _ = asyncio.run(conversation(*pieces))
    assert [event["text"] for event in heard] == ["in pieces", "whole", "a", "b"]


def test_a_message_of_several_frames_and_a_ping_within_arrives_whole() -> None:
    parts = [
        sent(Opcode.TEXT, b"one ", fin=False),
        sent(Opcode.PING, b"?"),
        sent(Opcode.CONT, b"message"),
        sent(Opcode.TEXT, b"next"),
    ]
    heard, written, _ = asyncio.run(conversation(*parts))
    assert [event["text"] for event in heard] == ["one message", "next"]
    assert written[0] == sent(Opcode.PONG, b"?", mask=False)


def test_nothing_is_pushed_after_a_goodbye() -> None:
    heard, written, _ = asyncio.run(conversation(sent(Opcode.TEXT, b"hi"), sent(Opcode.CLOSE, b"\x03\xe8")))
    assert [event["text"] for event in heard] == ["hi"]
    assert written[0] == frame_of(b"hi")
