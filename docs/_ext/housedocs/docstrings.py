"""Our docstrings are plain text with a little Markdown; Sphinx reads reStructuredText."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.pycode import ModuleAnalyzer

import starlode

if TYPE_CHECKING:
    from sphinx.application import Sphinx

CODE = re.compile(r"(?<!`)`([^`]+)`(?!`)")
INDENTED = re.compile(r" {4}\S")
BEHIND = re.compile(r"(?<=\S)  # (?=\S)")


def to_restructured(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Turn a docstring, in place, into reStructuredText: backquotes are code, and so is what is indented."""
    lines[:] = _with_blocks([line if INDENTED.match(line) else CODE.sub(r"``\1``", line) for line in lines])


def _with_blocks(lines: list[str]) -> list[str]:
    found: list[str] = []
    inside = False
    for before, line in zip(["", *lines], lines, strict=False):
        begins = bool(INDENTED.match(line)) and not before.strip()
        if begins and not inside:
            found += [".. code-block:: python", ""]
        inside = begins or (inside and (not line or line.startswith("    ")))
        found.append(line)
    return found


def skip_repetition(app: Sphinx, what: str, name: str, thing: Any, skip: bool, options: Any) -> bool | None:
    """Leave out what Python says of every field of a named tuple."""
    return True if str(getattr(thing, "__doc__", "")).startswith("Alias for field number") else None


def read_comments(app: Sphinx) -> None:
    """Let a comment behind a field be its documentation, as it is for whoever reads the source."""
    root = Path(str(starlode.__file__)).parent
    for path in root.rglob("*.py"):
        name = ".".join(path.relative_to(root.parent).with_suffix("").parts).removesuffix(".__init__")
        source = BEHIND.sub("  #: ", path.read_text("utf-8"))
        ModuleAnalyzer.cache["module", name] = ModuleAnalyzer.for_string(source, name, str(path))
