"""From an object file to a module.

There is little for a linker to do here: one object file that needs nothing from elsewhere, whose functions are all
wanted. LLVM has already numbered everything inside it, and laid out its data from address 0. What is left is to give it
a memory, a stack and names for the page, and to move the data behind the stack. So we do this here, rather than with a
tool that is a hundred times larger than Starlode.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from starlode.engine.boundary.errors import StarlodeError
from starlode.wasm.binary import PADDED, PREAMBLE, Reader, Section, listed, number, padded, section, sections, text

TYPES, IMPORTS, FUNCTIONS, MEMORY, GLOBALS, EXPORTS, CODE, DATA = 1, 2, 3, 5, 6, 7, 10, 11  # numbers of sections
DATA_COUNT = 12  # counts what another section says
KNOWN = {0, TYPES, IMPORTS, FUNCTIONS, CODE, DATA, DATA_COUNT}

# The stack comes first, so that an overflow traps instead of overwriting what the page keeps in memory.
STACK = 1 << 16  # bytes; kernels keep next to nothing there
PAGE = 1 << 16
ALIGNMENT = 16
HEAP = "__heap_base"  # where the page's own memory starts

STACK_POINTER, HEAP_BASE = 0, 1  # globals; LLVM has imported the first one
SUPPLIED = ("__linear_memory", "__stack_pointer")

# How LLVM notes that bytes depend on where things are placed (tool-conventions/Linking.md).
FUNCTION_INDEX, ADDRESS, SIGNED_ADDRESS, PLAIN_ADDRESS, TYPE_INDEX, GLOBAL_INDEX = 0, 3, 4, 5, 6, 7
ADDRESSES = (ADDRESS, SIGNED_ADDRESS, PLAIN_ADDRESS)
SETTLED = (FUNCTION_INDEX, TYPE_INDEX, GLOBAL_INDEX)
SYMBOLS = 8  # the symbol table in the section "linking"
UNDEFINED, NAMED = 0x10, 0x40  # flags of a symbol

I32, CONSTANT, MUTABLE = b"\x7f", b"\0", b"\1"
I32_CONST, END = b"\x41", b"\x0b"


def link(code: bytes, names: Iterable[str]) -> bytes:
    """A module that exports these functions, its memory, and where the free part of it starts; raises StarlodeError."""
    found = list(sections(code))
    _check(found)
    parts = {part.number: part.body for part in found if part.number}
    noted = {part.name: part.body for part in found if not part.number}
    data, end = _moved_data(_resolved(parts.get(DATA, b""), noted.get("reloc.DATA")))
    heap = -(-end // ALIGNMENT) * ALIGNMENT
    written = {
        TYPES: parts[TYPES],
        FUNCTIONS: parts[FUNCTIONS],
        MEMORY: listed([b"\0" + number(-(-heap // PAGE))]),
        GLOBALS: listed([I32 + MUTABLE + _constant(STACK), I32 + CONSTANT + _constant(heap)]),
        EXPORTS: listed(_exports(functions_of(noted["linking"]), names)),
        CODE: _resolved(parts[CODE], noted.get("reloc.CODE")),
        **({DATA: data} if data else {}),
    }
    return PREAMBLE + b"".join(section(kind, body) for kind, body in written.items())


def _check(found: list[Section]) -> None:
    """Refuse what this linker does not know; none of it comes from a kernel."""
    strange = {part.number for part in found} - KNOWN
    if strange:
        raise StarlodeError(f"the module cannot be linked: it has sections of kind {sorted(strange)}")
    lacking = [
        name for part in found if part.number == IMPORTS for name in _imported(part.body) if name not in SUPPLIED
    ]
    if lacking:
        raise StarlodeError(f"the module cannot be linked: it wants {', '.join(lacking)}")


def _imported(body: bytes) -> list[str]:
    """The names of what an object file imports."""
    reader = Reader(body)
    names = []
    for _ in range(reader.number()):
        reader.name()  # whose it is
        names.append(reader.name())
        kind = reader.take(1)[0]
        reader.take({0: 1, 1: 3, 2: 2, 3: 2}[kind])
    return names


# ---- names ----


def functions_of(linking: bytes) -> dict[str, int]:
    """The numbers of functions by name, from the section in which LLVM tells a linker about them."""
    reader = Reader(linking)
    reader.number()  # the version
    while reader:
        kind, size = reader.take(1)[0], reader.number()
        body = reader.take(size)
        if kind == SYMBOLS:
            return dict(_functions(Reader(body)))
    return {}


def _functions(reader: Reader) -> Iterator[tuple[str, int]]:
    for _ in range(reader.number()):
        kind, flags = reader.take(1)[0], reader.number()
        defined = not flags & UNDEFINED
        if kind == 1:  # data: a name, then where it is
            reader.name()
            for _ in range(3 * defined):
                reader.number()
            continue
        index = reader.number()
        name = reader.name() if kind != 3 and (defined or flags & NAMED) else ""
        if kind == 0 and defined:
            yield name, index


def _exports(functions: dict[str, int], names: Iterable[str]) -> Iterator[bytes]:
    yield text("memory") + b"\2" + number(0)
    for name in names:
        yield text(name) + b"\0" + number(functions[name])
    yield text(HEAP) + b"\3" + number(HEAP_BASE)


# ---- places ----


def _resolved(body: bytes, notes: bytes | None) -> bytes:
    """The content of a section with every address in it moved behind the stack; raises StarlodeError."""
    moved = bytearray(body)
    for kind, at in _places(notes) if notes else ():
        if kind == PLAIN_ADDRESS:
            moved[at : at + 4] = (int.from_bytes(body[at : at + 4], "little") + STACK).to_bytes(4, "little")
        elif kind in ADDRESSES:
            moved[at : at + PADDED] = padded(Reader(body, at).number() + STACK)
        elif kind not in SETTLED:
            raise StarlodeError(f"the module cannot be linked: it has a relocation of kind {kind}")
    return bytes(moved)


def _places(notes: bytes) -> Iterator[tuple[int, int]]:
    """The kind and place of every relocation in a section."""
    reader = Reader(notes)
    reader.number()  # of the section
    for _ in range(reader.number()):
        kind, at, _ = reader.take(1)[0], reader.number(), reader.number()
        if kind in ADDRESSES:
            reader.number()  # what LLVM has already added to the address
        yield kind, at


def _moved_data(body: bytes) -> tuple[bytes, int]:
    """The data, moved behind the stack, and the address after it."""
    if not body:
        return b"", STACK
    reader, moved, end = Reader(body), [], STACK
    for _ in range(reader.number()):
        reader.take(2)  # a plain segment, whose place is a constant
        place = reader.number() + STACK
        reader.take(1)
        content = reader.take(reader.number())
        moved.append(b"\0" + _constant(place) + number(len(content)) + content)
        end = max(end, place + len(content))
    return listed(moved), end


def _constant(value: int) -> bytes:
    """An expression with this value."""
    return I32_CONST + padded(value) + END
