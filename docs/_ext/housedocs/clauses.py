"""Clauses of the rules: each has an anchor, and wherever a page names one, the name is a link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.util.nodes import make_refnode

if TYPE_CHECKING:
    from sphinx.application import Sphinx

CLAUSE = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
DEFINED = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*", re.MULTILINE)


def anchor(clause: str) -> str:
    """The id of a clause on its page."""
    return clause.lower().replace(".", "-")


def mark(app: Sphinx, document: nodes.document) -> None:
    """Give every clause of a page of rules an anchor."""
    if app.env.docname.startswith("rules/"):
        for strong in document.findall(nodes.strong):
            if CLAUSE.fullmatch(strong.astext()) and isinstance(strong.parent.parent, nodes.list_item):
                strong["ids"].append(anchor(strong.astext()))


def link(app: Sphinx, document: nodes.document, page: str) -> None:
    """Turn the names of clauses into links."""
    homes = _homes(Path(app.srcdir))
    for text in list(document.findall(nodes.Text)):
        if _is_prose(text) and any(clause in homes for clause in CLAUSE.findall(text)):
            text.parent.replace(text, list(_pieces(app, page, str(text), homes)))


@cache
def _homes(folder: Path) -> dict[str, str]:
    """The page of each clause."""
    pages = sorted((folder / "rules").glob("*.md"))
    return {clause: f"rules/{page.stem}" for page in pages for clause in DEFINED.findall(page.read_text("utf-8"))}


def _is_prose(text: nodes.Text) -> bool:
    """Neither code, nor a link already, nor the clause itself."""
    above = text.parent
    while above is not None:
        if isinstance(above, (nodes.literal, nodes.literal_block, nodes.reference, nodes.title)) or above.get("ids"):
            return isinstance(above, (nodes.section, nodes.document))
        above = above.parent
    return True


def _pieces(app: Sphinx, page: str, text: str, homes: dict[str, str]) -> Iterator[nodes.Node]:
    """The text with its clauses as links."""
    at = 0
    for found in CLAUSE.finditer(text):
        if found[0] in homes:
            yield nodes.Text(text[at : found.start()])
            yield make_refnode(app.builder, page, homes[found[0]], anchor(found[0]), nodes.Text(found[0]))
            at = found.end()
    yield nodes.Text(text[at:])
