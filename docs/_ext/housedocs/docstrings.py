"""Our docstrings are plain text with a little Markdown; Sphinx reads reStructuredText."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.pycode import ModuleAnalyzer
from sphinx.pycode.parser import Parser

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
    """Leave out what Python says of every field of a named tuple, and what a module only imports.

    Sphinx would leave the latter out as well, but later: once it has read all of the module that it comes from.
    """
    repeated = str(getattr(thing, "__doc__", "")).startswith("Alias for field number")
    imported = what == "module" and _is_imported(app.env.current_document.autodoc_module, name, thing)
    return True if repeated or imported else None


def _is_imported(module: str, name: str, thing: Any) -> bool:
    """Made elsewhere, and neither listed here nor described by a comment."""
    if hasattr(sys.modules[module], "__all__") or getattr(thing, "__module__", None) in (None, module):
        return False
    return ("", name) not in ModuleAnalyzer.for_module(module).find_attr_docs()


class Comments(ModuleAnalyzer):
    """What Sphinx reads in a module, except where each definition ends: for that it would tokenize all of it."""

    def analyze(self) -> None:
        """Read comments, the order of definitions, and overloads."""
        if not self._analyzed:
            parser = Parser(self.code)
            parser.parse_comments()
            self.attr_docs = {place: [*comment.splitlines(), ""] for place, comment in parser.comments.items()}
            self.annotations, self.finals, self.overloads = parser.annotations, parser.finals, parser.overloads
            self.tags, self.tagorder = parser.definitions, parser.deforders
            self._analyzed = True


def read_comments(app: Sphinx) -> None:
    """Let a comment behind a field be its documentation, as it is for whoever reads the source."""
    root = Path(str(starlode.__file__)).parent
    for path in root.rglob("*.py"):
        name = ".".join(path.relative_to(root.parent).with_suffix("").parts).removesuffix(".__init__")
        source = BEHIND.sub("  #: ", path.read_text("utf-8"))
        ModuleAnalyzer.cache["module", name] = Comments.for_string(source, name, str(path))
