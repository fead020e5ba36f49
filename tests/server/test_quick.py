"""The short cut past the parser of frames: it takes what the parser would take, and nothing else."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from starlode.server.quick import Gate, Inbox, frame_of, is_control, whole_text

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
            await asyncio.wait_for(inbox.get(), 0.01)
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait(number)
        assert [await reader, await inbox.get(), await inbox.get()] == [0, 1, 2]
        assert inbox.empty()

    asyncio.run(read())


def test_a_gate_lets_everybody_through_once_it_opens() -> None:
    async def pass_through() -> None:
        gate = Gate()
        await gate.wait()
        gate.clear()
        gate.clear()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        assert not gate.is_set()
        assert not any(task.done() for task in waiting)
        gate.set()
        gate.set()
        await asyncio.gather(*waiting)
        assert gate.is_set()

    asyncio.run(pass_through())
