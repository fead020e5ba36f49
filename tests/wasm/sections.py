"""Reading what a WebAssembly module imports and exports."""

from __future__ import annotations

from starlode.wasm.binary import Reader, sections
from starlode.wasm.link import EXPORTS, IMPORTS


def has_imports(module: bytes) -> bool:
    """Whether a module wants anything from the page."""
    return any(section.number == IMPORTS for section in sections(module))


def exported(module: bytes) -> list[str]:
    """The names that a module offers, in their order."""
    reader = Reader(next(section.body for section in sections(module) if section.number == EXPORTS))
    names = []
    for _ in range(reader.number()):
        names.append(reader.name())
        reader.take(1)  # the kind
        reader.number()  # the index
    return names
