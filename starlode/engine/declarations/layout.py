"""The action space: blocks of numbers, each for one sort of thing that can be chosen.

    LAYOUT = Layout(
        Block("word", [(WORD, len(Word))]),
        Block("crystal", [(SPACE, SPACES)], CRYSTAL("mine[number]")),
        Block("base", [(SEAT, SEATS), (PLACE, BASE)]),
    )
    ACT_CRYSTAL = LAYOUT.start("crystal")

Rules add a number to a start; all other code takes an action apart with `split`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import NamedTuple

from starlode.engine.declarations.things import Fact, Sort


@dataclass(frozen=True)
class Block:
    """A run of actions: which things its numbers choose, axis by axis, and the facts that its choices may mention.

    In the paths of facts `number` is the place on the first axis and `detail` the place on the second.
    """

    name: str
    axes: Sequence[tuple[Sort, int]]
    facts: Mapping[str, Fact] = field(default_factory=dict)

    @property
    def shape(self) -> tuple[int, ...]:
        """How many places each axis has."""
        return tuple(size for _, size in self.axes)


class Picked(NamedTuple):
    """What an action chooses."""

    block: Block
    number: int
    detail: int = 0


class Layout:
    """The blocks of a game in the order of their numbers."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks = {block.name: block for block in blocks}
        self._order = blocks
        self._starts = [sum(prod(b.shape) for b in blocks[:i]) for i in range(len(blocks))]
        self.size = sum(prod(block.shape) for block in blocks)

    def start(self, name: str) -> int:
        """The first action of a block."""
        return self._starts[self._order.index(self.blocks[name])]

    def split(self, action: int) -> Picked:
        """What that action chooses."""
        place = bisect_right(self._starts, action) - 1
        block = self._order[place]
        return Picked(block, *divmod(int(action) - self._starts[place], prod(block.shape[1:])))

    def action(self, name: str, number: int, detail: int = 0) -> int:
        """The action that chooses a thing of a block."""
        return self.start(name) + number * prod(self.blocks[name].shape[1:]) + detail
