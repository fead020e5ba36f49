"""Catalogue files in the form that Fluent needs, with each message parsed when it is first needed.

Parsing a whole catalogue takes a third of a second, but a table starts with a few dozen of its hundreds of messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from starlode.engine.boundary.errors import StarlodeError

# Only messages and terms begin like this, regardless of what is indented.
_HEAD = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


def split(text: str) -> dict[str, str]:
    """The messages and terms of a catalogue by id, terms with their dash; if an id occurs twice, the first counts."""
    heads = list(_HEAD.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    found: dict[str, str] = {}
    for head, end in zip(heads, ends):
        found.setdefault(head[1], text[head.start() : end])
    return found


class Bundle(FluentBundle):
    """The messages of one language, from several catalogues; the first that has a message wins."""

    def __init__(self, language: str, texts: Iterable[str], functions: dict[str, Callable[..., Any]]) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        for text in texts:
            self._sources |= {name: source for name, source in split(text).items() if name not in self._sources}
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self._variables: dict[str, frozenset[str]] = {}

    def messages(self) -> list[str]:
        """The ids of all messages."""
        return [name for name in self._sources if not name.startswith("-")]

    def has_message(self, message_id: str) -> bool:
        """Whether any catalogue has that message."""
        return message_id in self._sources

    def format_pattern(self, pattern: Pattern, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        """The text, and what went wrong; takes arguments as they are, including other types of numbers."""
        errors: list[Exception] = []
        place = ResolverEnvironment(context=self, current=CurrentEnvironment(args=args or {}), errors=errors)
        return pattern(place), errors

    def variables(self, name: str) -> frozenset[str]:
        """The variables of a message, directly or through other messages; none if it does not exist."""
        if name not in self._variables and name in self._sources:
            reader = _Reader()
            reader.visit(self._entry(name))
            others = (self.variables(other) for other in reader.messages)
            self._variables[name] = frozenset(reader.variables).union(*others)
        return self._variables.get(name, frozenset())

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """What Fluent looks up itself, also when a message refers to another; raises LookupError."""
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self._compiled[name] = _compiler()(self._entry(name))
        return self._compiled[name]

    def _entry(self, name: str) -> ast.Message | ast.Term:
        if name not in self._entries:
            entry = FluentParser().parse_entry(self._sources[name])
            if not isinstance(entry, (ast.Message, ast.Term)):
                raise StarlodeError(f"the message '{name}' in '{self.locales[0]}' is not valid Fluent")
            self._entries[name] = entry
        return self._entries[name]


@cache
def _compiler() -> Callable[[ast.Message | ast.Term], Message]:
    """The function that compiles parsed text into messages; not annotated in Fluent."""
    return Compiler()


class _Reader(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # named by the syntax package
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)
