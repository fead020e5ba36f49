"""Sorts of things: what the numbers of a game stand for.

A Crystal, a Mine space, a colour and a seat are all numbers to the rules. A sort says which of these a number is, so
that moves, events, positions, sentences and the exported schema can call the thing by its id.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

if TYPE_CHECKING:
    from starlode.engine.game import Config

NOTHING = -1  # in place of the number of a thing: none


@dataclass(frozen=True)
class Sort:
    """A sort of things. Without `ids` its numbers speak for themselves; with `counts` it is so many numbers at once."""

    name: str
    ids: Callable[[Config], Sequence[str]] | None = None
    counts: int = 0

    def id(self, config: Config, number: int) -> str | int | None:
        """How a thing is called where no language is spoken; None for nothing."""
        if number < 0:
            return None
        return self.ids(config)[number] if self.ids else number


NUMBER = Sort("number")
SEAT = Sort("seat")

# For the arguments of declared events and the like: plain integers to mypy and Numba, things to everybody else.
Number = Annotated[int, NUMBER]
Seat = Annotated[int, SEAT]


def counts_of(name: str, kinds: int, ids: Callable[[Config], Sequence[str]]) -> Sort:
    """So many of each kind, as in a handful of marbles."""
    return Sort(name, ids, kinds)
