"""What things are called in one language, outside sentences: for drawings, views and reports."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from starlode.engine.declarations.config import Config
from starlode.engine.declarations.things import NOTHING, SEAT, Sort
from starlode.engine.text.catalogue import ENGLISH, Words
from starlode.engine.text.facts import Scope, Thing


class Namer:
    """Names the things and the players of a table."""

    def __init__(self, config: Config, words: Words, seats: Sequence[str] = ()) -> None:
        self.config, self.words = config, words
        self._scope = Scope(config, seats, {})

    def of(self, sort: Sort, thing: int | str, form: str = "") -> str:
        """A thing, given by its number or its id, or another form of its name."""
        number = self.number(sort, thing) if isinstance(thing, str) else thing
        return self.words.name(Thing(sort, number, self._scope), form)

    def number(self, sort: Sort, thing: str) -> int:
        """The number of a thing, -1 if there is none with that id."""
        ids = sort.ids(self.config) if sort.ids else ()
        return ids.index(thing) if thing in ids else NOTHING

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return self.of(SEAT, seat)


def in_english(config: Config, folder: Path) -> Namer:
    """Names from the catalogue of that folder for data that has no other language, such as balance reports."""
    return Namer(config, _english(folder))


@cache
def _english(folder: Path) -> Words:
    return Words(ENGLISH, [folder])
