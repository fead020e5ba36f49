"""Small pieces of Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; a bar inside a cell is escaped."""
    lines = [list(headings), ["---"] * len(headings), *(list(row) for row in rows)]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines) + "\n"


def code(value: object) -> str:
    """A value as code; nothing where there is nothing."""
    text = str(value)
    return f"`{text}`" if text else ""


def sentence(text: str) -> str:
    """A phrase with a capital and a full stop."""
    return text[:1].upper() + text[1:].rstrip(".") + "." if text else ""


def plain(value: Any) -> str:
    """A value of a file in words: no brackets, no quotes."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "; ".join(f"{key}: {plain(inner)}" for key, inner in value.items())
    return ", ".join(map(plain, value)) if isinstance(value, list) else str(value)
