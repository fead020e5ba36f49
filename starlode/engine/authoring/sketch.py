"""A view drawn for the terminal without knowing the game: the common fields, then a row for each seat."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from starlode.engine.text.catalogue import Words

APART = {"viewer", "over", "phase", "seats", "names", "acting", "prompt", "legal"}  # not part of the position


def sketch(view: dict[str, Any], words: Words) -> RenderableType:
    """The fields of a view with their names; the viewer's row is bold, an arrow shows who is asked."""
    shared = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in view.items():
        if name not in APART:
            shared.add_row(Text(label(words, name), "dim"), Text(said(words, value)))
    return Group(shared, _seats(view, words))


def _seats(view: dict[str, Any], words: Words) -> Grid:
    rows = view.get("seats") or [{} for _ in view["names"]]
    columns = list(dict.fromkeys(name for row in rows for name in row))
    seats = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for heading in ("", "", *columns):
        seats.add_column(heading and label(words, heading))
    hidden = Text(words.text("field-hidden"), "dim")
    for seat, row in enumerate(rows):
        cells = [Text(said(words, row[name])) if row.get(name) is not None else hidden for name in columns]
        mark = "▶" if seat in view["acting"] else ""
        seats.add_row(mark, Text(view["names"][seat]), *cells, style="bold" if seat == view["viewer"] else "")
    return seats


def label(words: Words, name: str) -> str:
    """The label of a field or a thing: its message `field-...`, else its own name."""
    message = f"field-{name.replace('_', '-')}"
    return words.text(message) if words.has(message) else name


def said(words: Words, value: Any) -> str:
    """A value of a view in words."""
    if isinstance(value, dict):
        return ", ".join(f"{count} {label(words, thing)}" for thing, count in value.items()) or words.text(
            "field-nothing"
        )
    if isinstance(value, list):
        return " · ".join(said(words, one) for one in value)
    return words.text("field-nothing") if value is None else label(words, str(value))
