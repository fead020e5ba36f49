"""News on the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from starlode.terminal.table import Table

NEWS = 20  # log lines shown unasked


def draw_log(table: Table, lines: list[str], most: int = NEWS) -> Iterator[Text]:
    """The latest log lines, and how many more there are."""
    if len(lines) > most:
        yield Text(table.words.text("earlier-lines", count=len(lines) - most), "dim")
    yield from (Text(f"· {line}") for line in lines[-most:])
