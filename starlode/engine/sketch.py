"""A view drawn for the terminal without knowing the game: what all share, then a row for each seat."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

APART = {"viewer", "over", "phase", "seats", "names", "acting", "prompt", "legal"}  # not part of the position


def sketch(view: dict[str, Any]) -> RenderableType:
    """The fields of a view with their names; the viewer's row is bold, an arrow shows who is asked."""
    shared = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in view.items():
        if name not in APART:
            shared.add_row(Text(name, "dim"), shown(value))
    return Group(shared, _seats(view))


def _seats(view: dict[str, Any]) -> Grid:
    rows = view.get("seats") or [{} for _ in view["names"]]
    columns = list(dict.fromkeys(name for row in rows for name in row))
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for heading in ("", "", *columns):
        grid.add_column(heading)
    for seat, row in enumerate(rows):
        cells = [shown(row[name]) if name in row else Text("hidden", "dim") for name in columns]
        mark = "▶" if seat in view["acting"] else ""
        grid.add_row(mark, Text(view["names"][seat]), *cells, style="bold" if seat == view["viewer"] else "")
    return grid


def shown(value: Any) -> Text:
    """A value of a view as text."""
    if isinstance(value, dict):
        return Text(", ".join(f"{count} {thing}" for thing, count in value.items()) or "nothing")
    if isinstance(value, list):
        return Text(" · ".join(shown(one).plain for one in value))
    return Text("none" if value is None else str(value))
