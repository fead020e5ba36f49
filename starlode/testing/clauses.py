"""Which clauses of a game's rules are named by tests."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.declarations.info import GameInfo
from starlode.engine.text.rulebook import clauses

_ID = re.compile(r"^[A-Z]{2}-\d+\.\d+$")
_ROOT = Path(__file__).parents[2]


@cache
def named_by_tests(folder: Path = _ROOT / "tests", mentioned: str = "") -> dict[str, list[str]]:
    """Clause ids named by `@pytest.mark.clause(...)`, with the tests that name them; raises StarlodeError.

    Who wants to know of one clause alone looks only into files where it is mentioned, which is much faster.
    """
    if not folder.is_dir():
        raise StarlodeError(f"there are no tests at {folder}; coverage is read from the source tree")
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        for name, ids in _marked(ast.parse(text)) if "clause(" in text and mentioned in text else []:
            for clause in ids:
                found.setdefault(clause, []).append(f"{file.relative_to(folder)}::{name}")
    return found


def coverage(info: GameInfo) -> dict[str, Any]:
    """How many clauses a game's rules have, how many are named by tests, and which are not; raises StarlodeError."""
    known, named = clauses(info), named_by_tests()
    untested = [clause for clause in known if clause not in named]
    return {"clauses": len(known), "tested": len(known) - len(untested), "untested": untested}


def _marked(tree: ast.Module) -> list[tuple[str, list[str]]]:
    """Test functions with the clause ids of their markers, including those on parameters."""
    return [
        (node.name, [i for decorator in node.decorator_list for i in _ids(decorator)])
        for body in [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
        for node in body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def _ids(decorator: ast.expr) -> list[str]:
    """Clause ids in the arguments of every `mark.clause(...)` inside a decorator."""
    return [
        constant.value
        for call in ast.walk(decorator)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "clause"
        for constant in ast.walk(call)
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str) and _ID.match(constant.value)
    ]
