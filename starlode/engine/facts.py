"""Facts: what sentences may speak of, found by short paths instead of code.

A path is a name with places in brackets, such as `mine[target]`, `bases[seat, base_count[seat] - 1]`,
`params.hand_limit` or `survey.crystal_cost[number]`. Names are fields of the seat's record, `params` and `survey` those
of the game's other records, and `seat`, `number` and `detail` what is asked about. Numbers may be added, subtracted and
compared with `==`. Paths are data: the page reads the same ones from the exported schema.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import CodeType
from typing import TYPE_CHECKING, Any

from starlode.engine.things import NOTHING, Fact, Sort

if TYPE_CHECKING:
    from starlode.engine.game import Config, Game

_KNOWN = (ast.Expression, ast.Name, ast.Load, ast.Attribute, ast.Subscript, ast.Tuple, ast.Constant, ast.BinOp)
_KNOWN_SIGNS = (ast.Add, ast.Sub, ast.Compare, ast.Eq)
RECORDS = ("params", "survey")  # what a dot may follow


@cache
def compile_path(path: str) -> CodeType:
    """A path made ready; raises ValueError for anything that is not a path."""
    tree = ast.parse(path, mode="eval")
    for node in ast.walk(tree):
        strange = isinstance(node, ast.Attribute) and ast.unparse(node.value) not in RECORDS
        if strange or not isinstance(node, (*_KNOWN, *_KNOWN_SIGNS)):
            raise ValueError(f"'{path}' is no path: {ast.unparse(node)} cannot stand in one")
    return compile(tree, path, "eval")


def names_in(path: str) -> set[str]:
    """The names that a path begins with or uses, `params` and `survey` among them."""
    compile_path(path)
    return {node.id for node in ast.walk(ast.parse(path, mode="eval")) if isinstance(node, ast.Name)}


@dataclass(frozen=True)
class Thing:
    """A thing that a sentence speaks of; without a number it is unknown or hidden, and gets a vague name."""

    sort: Sort
    number: int
    scope: Scope
    count: int = 1  # how many of them

    @property
    def id(self) -> str | int | None:
        """How it is called where no language is spoken."""
        return self.sort.id(self.scope.config, self.number)


Value = int | Thing | tuple[int | Thing, ...]


class Scope:
    """Where facts are found: a seat's record with what belongs to it, and the numbers that are asked about."""

    def __init__(self, game: Game, config: Config, record: Any, numbers: Mapping[str, int], names: list[str]) -> None:
        self.game, self.config, self.record, self.names = game, config, record, names
        self._numbers = numbers
        self._survey: Any = None

    def about(self, **numbers: int) -> Scope:
        """The same place, asked about other numbers."""
        return Scope(self.game, self.config, self.record, numbers, self.names)

    def __getitem__(self, name: str) -> Any:
        if name in self._numbers:
            return self._numbers[name]
        if name == "params":
            return self.config.params
        if name == "survey":
            if self._survey is None:
                self._survey = self.game.survey(self.config, self.record, int(self._numbers.get("seat", 0)))
            return self._survey
        return self.record[name]

    def value(self, fact: Fact) -> Value:
        """What a fact is now: a plain number, or a thing."""
        found = eval(compile_path(fact.path), {"__builtins__": {}}, self)  # type: ignore[arg-type]  # it has __getitem__
        return self.thing(fact.sort, tuple(map(int, found)) if fact.sort.counts else int(found))

    def thing(self, sort: Sort, number: int | tuple[int, ...] | None) -> Value:
        """What a number stands for; None for something that is hidden."""
        if number is None:
            return Thing(sort, NOTHING, self)
        if isinstance(number, tuple):
            return tuple(Thing(sort, kind, self, count) for kind, count in enumerate(number) if count)
        if sort.bits:
            held = [kind for kind in range(number.bit_length()) if number >> kind & 1]
            return tuple(kind if sort.plain else Thing(sort, kind, self) for kind in held)
        return number if sort.plain else Thing(sort, number, self)
