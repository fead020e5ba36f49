"""The part of a game's gate that follows from its declarations: hidden fields become blank.

    blank_hidden = gate(State)

    @kernel
    def hide(params, state, seat):
        blank_hidden(state, seat)

What is only partly hidden, or can be inferred from something else, is left to the game's own `hide`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from starlode.engine.compiling.generated import write_kernel
from starlode.engine.state.header import Header
from starlode.engine.state.records import Hidden, Storage

OTHERS = (Hidden.OTHERS, Hidden.OTHERS_UNTIL_END)
UNTIL_END = (Hidden.OTHERS_UNTIL_END, Hidden.ALL_UNTIL_END)
INDENT = "    "


def gate(state_type: type[Header]) -> Callable[[Header, int], None]:
    """A kernel that blanks, in place, every field that is declared as hidden from a seat; -1 is a spectator."""
    lines = ["def blank_hidden(state, seat):"]
    for name, storage in state_type.storage.items():
        if storage.hidden not in (Hidden.NOBODY, Hidden.PARTLY):
            lines += _blanking(name, storage)
    return write_kernel("blank_hidden", "\n".join(lines) + "\n", {}, "Blank, in place, what the seat may not see.")


def _blanking(name: str, storage: Storage) -> Iterator[str]:
    """The statements that blank one field."""
    depth = 1
    if storage.hidden in UNTIL_END:
        yield f"{INDENT * depth}if not state.over:"
        depth += 1
    for axis, size in enumerate(storage.shape):
        yield f"{INDENT * depth}for i{axis} in range({size}):"
        depth += 1
        if axis == 0 and storage.hidden in OTHERS:
            yield f"{INDENT * depth}if i0 != seat:"
            depth += 1
    place = ", ".join(f"i{axis}" for axis in range(len(storage.shape)))
    yield f"{INDENT * depth}state.{name}{f'[{place}]' if place else ''} = {storage.nothing}"
