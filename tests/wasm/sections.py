"""Reading what a WebAssembly module imports and exports; as little of the format as that takes."""

from __future__ import annotations

from collections.abc import Iterator

IMPORTS, EXPORTS = 2, 7  # numbers of sections
PREAMBLE = 8


def has_imports(module: bytes) -> bool:
    """Whether a module wants anything from the page."""
    return any(number == IMPORTS for number, _ in sections(module))


def exported(module: bytes) -> list[str]:
    """The names that a module offers, in their order."""
    body = next(body for number, body in sections(module) if number == EXPORTS)
    count, at = read_number(body, 0)
    names = []
    for _ in range(count):
        length, at = read_number(body, at)
        names.append(body[at : at + length].decode())
        _, at = read_number(body, at + length + 1)  # past the kind, then the index
    return names


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """Every section: its number and its bytes."""
    at = PREAMBLE
    while at < len(module):
        number = module[at]
        length, at = read_number(module, at + 1)
        yield number, module[at : at + length]
        at += length


def read_number(data: bytes, at: int) -> tuple[int, int]:
    """A number of variable length (LEB128), and the place after it."""
    value, shift = 0, 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at
