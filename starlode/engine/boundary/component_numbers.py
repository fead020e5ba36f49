"""Every number of a component file, with the path that leads to it.

`artifacts.artifact-05.cost` names a sheet, a row by its id, and a column; rows without ids and lists go by place. A
text of counts, such as the cost "O3 W1", is a sheet of its own: `prizes.prize-seed-vault.cost.W` is the 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

COUNTS = re.compile(r"[A-Z][1-9]( [A-Z][1-9])*")


class LetterCounts(dict[str, int]):
    """A text like `O3 W1`, by letter."""

    def __str__(self) -> str:
        return " ".join(f"{letter}{count}" for letter, count in self.items() if count)


def counts_in(value: Any) -> LetterCounts | None:
    """The counts of a text of counts; None for anything else."""
    if not isinstance(value, str) or not COUNTS.fullmatch(value):
        return None
    return LetterCounts((word[0], int(word[1])) for word in value.split())


@dataclass(frozen=True, eq=False)
class NumberPlace:
    """Where a number stands in the sheets of a file; with a letter it is one of the counts of a text."""

    path: tuple[str, ...]
    column: tuple[str, ...]  # within the innermost row, or the sheet; places are counted from 1
    rows: tuple[str, ...]  # ids of the rows that it is in, the innermost last
    holder: Any
    key: Any
    letter: str = ""

    @property
    def name(self) -> str:
        """The path as it is written."""
        return ".".join(self.path)

    def get(self) -> int:
        """The number."""
        value = self.holder[self.key]
        return (counts_in(value) or LetterCounts()).get(self.letter, 0) if self.letter else int(value)

    def put(self, number: int) -> None:
        """Write another number, in place."""
        counts = counts_in(self.holder[self.key]) or LetterCounts()
        self.holder[self.key] = str(LetterCounts(counts | {self.letter: number})) if self.letter else number


def numbers_in(sheets: dict[str, Any]) -> list[NumberPlace]:
    """Every whole number of a file, in the order in which it is written."""
    return [place for name in sheets for place in _below(sheets, name, Way((name,)))]


@dataclass(frozen=True)
class Way:
    """How a part of a file was reached."""

    path: tuple[str, ...]
    column: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()

    def to(self, word: str, part: Any, called: str = "") -> Way:
        """One word further; a row begins a column of its own."""
        name = part.get("id") if isinstance(part, dict) else None
        path = (*self.path, word)
        return Way(path, (), (*self.rows, name)) if name else Way(path, (*self.column, called or word), self.rows)


def _below(holder: Any, key: Any, way: Way) -> Iterator[NumberPlace]:
    value = holder[key]
    if isinstance(value, dict):
        for inner, part in value.items():
            yield from _below(value, inner, way.to(str(inner), part))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            name = part.get("id", place) if isinstance(part, dict) else place
            yield from _below(value, place, way.to(str(name), part, str(place + 1)))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield NumberPlace(way.path, way.column, way.rows, holder, key)
    else:
        for letter in counts_in(value) or ():
            here = way.to(letter, None)
            yield NumberPlace(here.path, here.column, here.rows, holder, key, letter)
