"""Sorts of things: what the numbers of a game stand for.

To the rules, a Crystal, a Mine space, a colour and a seat are all numbers. A sort says which of these a number is, so
that moves, events, positions, sentences and the exported schema can refer to the thing by its id.

    COLOUR = Sort("colour", lambda config: config.components.colours)
    CRYSTAL = Sort("crystal", lambda config: config.components.crystal_ids, message="crystal",
                   facts={"colour": COLOUR("params.crystal_colour[number]")})

`COLOUR("mine_colour[target]")` is a fact: the thing of that sort whose number is at that path.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated

from starlode.engine.declarations.config import Config

NOTHING = -1  # in place of the number of a thing: none


@dataclass(frozen=True)
class Sort:
    """A sort of things. Without `ids` its numbers speak for themselves.

    With `counts` a value is that many numbers at once, one count for each thing; with `bits` it is a set of things.
    `message` is how a thing is named in the catalogues. `{id}` in it is the thing's id, and `{fact}` the id of a fact.
    Such a message may mention the facts, whose paths may use the thing's own `number`.
    """

    name: str
    ids: Callable[[Config], Sequence[str]] | None = None
    message: str = ""
    facts: Mapping[str, Fact] = field(default_factory=dict, hash=False)
    counts: int = 0
    bits: bool = False

    def __call__(self, path: str) -> Fact:
        """The thing of this sort whose number is at the end of a path."""
        return Fact(self, path)

    def id(self, config: Config, number: int) -> str | int | None:
        """The language-neutral id of a thing; None for nothing."""
        if number < 0:
            return None
        return self.ids(config)[number] if self.ids else number

    @property
    def plain(self) -> bool:
        """Whether its numbers are just numbers."""
        return self.ids is None and not self.message

    @property
    def naming(self) -> str:
        """The pattern of the message that names a thing."""
        return self.message or f"{self.name}-{{id}}"


@dataclass(frozen=True)
class Fact:
    """Something that a sentence may mention: a thing of some sort, and the path to its number (see `facts`)."""

    sort: Sort
    path: str


NUMBER = Sort("number")
SEAT = Sort("seat", message="seat")  # called by the player's name

SEATS_SET = Sort("seat", message="seat", bits=True)  # several seats, one bit each

# For the arguments of declared events and the like: plain integers to mypy and Numba, things to all other code.
Number = Annotated[int, NUMBER]
Seat = Annotated[int, SEAT]


def counts_of(name: str, kinds: int, ids: Callable[[Config], Sequence[str]]) -> Sort:
    """A count of each kind, as in a handful of marbles."""
    return Sort(name, ids, counts=kinds)
