"""Which rule clauses a game's specification has, and which of them tests name."""

from __future__ import annotations

import ast
import re
from importlib import metadata
from pathlib import Path

from starlode.engine.errors import StarlodeError
from starlode.games import find_game

_CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.*)$", re.MULTILINE)
_ID = re.compile(r"^[A-Z]{2}-\d+\.\d+$")
_ROOT = Path(__file__).parents[2]


def rules_text(game: str) -> str:
    """The game's rules as Markdown; raises StarlodeError for a game that has none."""
    text = known_text(game)
    if not text:
        raise StarlodeError(f"there is no text of the rules of {game}; it would be rules.md in the game's folder")
    return text


def known_text(game: str) -> str:
    """The same from rules.md in the game's folder, the source tree or the installed package; empty where none is."""
    folder = find_game(game).folder
    if folder and (folder / "rules.md").exists():
        return (folder / "rules.md").read_text(encoding="utf-8")
    path = _ROOT / "docs" / "rules" / f"{game}.md"
    if not path.exists():
        wanted = f"share/starlode/rules/{game}.md"
        for file in metadata.files("starlode") or ():
            if str(file).endswith(wanted):
                path = Path(str(file.locate()))
    return path.read_text(encoding="utf-8") if path.exists() else ""


def clauses(game: str) -> dict[str, str]:
    """Every clause of the rules, by id, in the order of the text; none for a game without a text."""
    return dict(_CLAUSE.findall(known_text(game)))


def named_by_tests(folder: Path = _ROOT / "tests") -> dict[str, list[str]]:
    """Clause ids named by `@pytest.mark.clause(...)`, with the tests that name them."""
    if not folder.is_dir():
        raise StarlodeError(f"there are no tests at {folder}; coverage is read from the source tree")
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for name, ids in _marked(ast.parse(file.read_text(encoding="utf-8"))):
            for clause in ids:
                found.setdefault(clause, []).append(f"{file.relative_to(folder)}::{name}")
    return found


def _marked(tree: ast.Module) -> list[tuple[str, list[str]]]:
    """Test functions with the clause ids of their markers, those on parameters included."""
    return [
        (node.name, [i for decorator in node.decorator_list for i in _ids(decorator)])
        for node in ast.walk(tree)
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
