"""Zones of things that are stored as counts: how many of each kind they hold."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import draw
from starlode.engine.state.header import Header
from starlode.engine.state.records import Array


@kernel
def total(counts: Array) -> int:
    """How many things of all kinds."""
    found = 0
    for kind in range(counts.shape[0]):
        found += counts[kind]
    return int(found)


@kernel
def pick(state: Header, counts: Array) -> int:
    """The kind of a random thing, each with equal probability; it stays where it is. -1 if there is none."""
    left = total(counts)
    if left == 0:
        return -1
    lot = draw(state, left)
    for kind in range(counts.shape[0]):
        lot -= counts[kind]
        if lot < 0:
            return kind
    return -1


@kernel
def move_all(source: Array, target: Array) -> None:
    """Move everything from one zone to another, in place."""
    for kind in range(source.shape[0]):
        target[kind] += source[kind]
        source[kind] = 0
