"""Defaults in signatures, as their source spells them: `LIMIT` rather than the number that it is.

Sphinx does the same (`autodoc_preserve_defaults`), but tokenizes every function twice for it, with defaults or without.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Spelled:
    """A default that is shown as it was written."""

    def __init__(self, source: str) -> None:
        self.source = source

    def __repr__(self) -> str:
        return self.source


def spell(app: Sphinx, thing: Any, bound: bool) -> None:
    """Give a function with defaults a signature that spells them."""
    function = inspect.unwrap(getattr(thing, "__func__", thing))
    code = getattr(function, "__code__", None)
    if code and (function.__defaults__ or function.__kwdefaults__):
        sources = _defaults(code.co_filename).get(code.co_firstlineno, {})
        function.__signature__ = _spelled(inspect.signature(function), sources)


def _spelled(signature: inspect.Signature, sources: dict[str, str]) -> inspect.Signature:
    parameters = [
        each.replace(default=Spelled(sources[each.name])) if each.name in sources else each
        for each in signature.parameters.values()
    ]
    return signature.replace(parameters=parameters)


@cache
def _defaults(file: str) -> dict[int, dict[str, str]]:
    """The defaults of each function of a file, by its first line, which may be a decorator's."""
    path = Path(file)
    source = path.read_text("utf-8") if path.is_file() else ""
    lines = source.encode().split(b"\n")
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, Function)]
    return {_first_line(node): {name: _written(lines, value) for name, value in _values(node)} for node in functions}


def _first_line(function: Function) -> int:
    return min([function.lineno, *(each.lineno for each in function.decorator_list)])


def _values(function: Function) -> Iterator[tuple[str, ast.expr]]:
    given = function.args
    places = [*given.posonlyargs, *given.args][::-1]
    found = [*zip(places, given.defaults[::-1], strict=False), *zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    return ((place.arg, value) for place, value in found if value)


def _written(lines: list[bytes], value: ast.expr) -> str:
    """The source of an expression; one of several lines is put on one."""
    if value.lineno != value.end_lineno:
        return ast.unparse(value)
    return lines[value.lineno - 1][value.col_offset : value.end_col_offset].decode()
