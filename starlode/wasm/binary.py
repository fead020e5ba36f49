"""WebAssembly's binary format, only as much of it as linking needs: numbers, names and sections."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

PREAMBLE = b"\0asm\1\0\0\0"
PADDED = 5  # bytes of a number that the linker may still change


class Section(NamedTuple):
    """A section: its number, its name if it has one, and the content that follows."""

    number: int
    name: str
    body: bytes


class Reader:
    """Reads bytes from front to back."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def __bool__(self) -> bool:
        return self.at < len(self.data)

    def take(self, count: int) -> bytes:
        """The next `count` bytes."""
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self) -> int:
        """An unsigned number of variable length (LEB128); a signed one reads the same while it is small."""
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def name(self) -> str:
        """A text after its length."""
        return self.take(self.number()).decode()


def number(value: int) -> bytes:
    """A number of variable length, as short as possible."""
    short = bytearray()
    while value > 127:
        short.append(value & 127 | 128)
        value >>= 7
    return bytes((*short, value))


def padded(value: int) -> bytes:
    """A number of variable length, padded to a fixed number of bytes; signed or unsigned."""
    return bytes((value >> 7 * place) & 127 | 128 * (place < PADDED - 1) for place in range(PADDED))


def text(name: str) -> bytes:
    """A text after its length."""
    return number(len(name.encode())) + name.encode()


def listed(items: Iterable[bytes]) -> bytes:
    """Items after their count."""
    found = list(items)
    return number(len(found)) + b"".join(found)


def sections(module: bytes) -> Iterator[Section]:
    """Every section of a module or an object file, in order."""
    reader = Reader(module, len(PREAMBLE))
    while reader:
        number, size = reader.take(1)[0], reader.number()
        body = Reader(reader.take(size))
        name = body.name() if number == 0 else ""
        yield Section(number, name, body.data[body.at :])


def section(number_: int, body: bytes) -> bytes:
    """A section as bytes."""
    return bytes((number_,)) + number(len(body)) + body
