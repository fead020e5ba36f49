"""Facts: what sentences may mention, found by short paths instead of code.

A path is a name with places in brackets, such as `mine[target]`, `bases[seat, base_count[seat] - 1]`,
`params.hand_limit` or `survey.crystal_cost[number]`. Names are fields of the seat's record; `params` and `survey` lead
to fields of the game's other records; `seat`, `number` and `detail` are what is asked about. You may add, subtract and
multiply numbers, and compare them with `==`. Paths are data: the page reads the same ones from the exported schema.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import CodeType
from typing import Any

from starlode.engine.declarations.config import Config
from starlode.engine.declarations.things import NOTHING, Fact, Sort

_KNOWN = (ast.Expression, ast.Name, ast.Load, ast.Attribute, ast.Subscript, ast.Tuple, ast.Constant, ast.BinOp)
_KNOWN_SIGNS = (ast.Add, ast.Sub, ast.Mult, ast.Compare, ast.Eq)
RECORDS = ("params", "survey")  # what a dot may follow


@cache
def compile_path(path: str) -> CodeType:
    """A compiled path; raises ValueError for anything that is not a path."""
    tree = ast.parse(path, mode="eval")
    for node in ast.walk(tree):
        strange = isinstance(node, ast.Attribute) and ast.unparse(node.value) not in RECORDS
        if strange or not isinstance(node, (*_KNOWN, *_KNOWN_SIGNS)):
            raise ValueError(f"'{path}' is not a path: {ast.unparse(node)} cannot stand in one")
    return compile(ast.fix_missing_locations(_Nested().visit(tree)), path, "eval")


class _Nested(ast.NodeTransformer):
    """Writes `a[i, j]` as `a[i][j]`, which tuples of tuples understand as well as arrays."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:  # named by Python
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Tuple):
            return node
        found: ast.expr = node.value
        for place in node.slice.elts:
            found = ast.Subscript(found, place, ast.Load())
        return found


def names_in(path: str) -> set[str]:
    """The names that a path begins with or uses, `params` and `survey` among them."""
    compile_path(path)
    return {node.id for node in ast.walk(ast.parse(path, mode="eval")) if isinstance(node, ast.Name)}


@dataclass(frozen=True)
class Thing:
    """A thing that a sentence mentions; without a number it is unknown or hidden, and gets a vague name."""

    sort: Sort
    number: int
    scope: Scope
    count: int = 1  # how many of them

    @property
    def id(self) -> str | int | None:
        """Its language-neutral id."""
        return self.sort.id(self.scope.config, self.number)


Value = int | Thing | tuple[int | Thing, ...]


def _nothing() -> Any:
    """What a scope without a record finds."""
    return None


class Scope:
    """Where facts are found: the fields of a record, the game's other records, and the numbers that are asked about.

    `fields` and `survey` have a plain number or tuple per field; they are looked up only when a path needs them.
    """

    def __init__(
        self,
        config: Config,
        names: Sequence[str],
        numbers: Mapping[str, int],
        fields: Callable[[], Any] = _nothing,
        survey: Callable[[], Any] = _nothing,
    ) -> None:
        self.config, self.names = config, names
        self._numbers, self._fields, self._survey = numbers, fields, survey

    def about(self, **numbers: int) -> Scope:
        """The same scope, asked about other numbers."""
        return Scope(self.config, self.names, numbers, self._fields, self._survey)

    def __getitem__(self, name: str) -> Any:
        if name in self._numbers:
            return self._numbers[name]
        if name == "params":
            return self.config.params
        return self._survey() if name == "survey" else getattr(self._fields(), name)

    def value(self, fact: Fact) -> Value:
        """The current value of a fact: a plain number, or a thing."""
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
