"""News on the terminal."""

from __future__ import annotations

from rich.text import Text

from starlode.terminal.table import Table

NEWS = 20  # log lines shown unasked


def tell(table: Table, lines: list[str]) -> None:
    """The latest log lines."""
    if len(lines) > NEWS:
        table.console.print(Text(table.words.text("earlier-lines", count=len(lines) - NEWS), "dim"))
    for line in lines[-NEWS:]:
        table.console.print(Text(f"· {line}"))
