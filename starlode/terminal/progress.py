"""How far something has come, shown to whoever looks at the terminal."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from starlode.engine.console import Console


def progress_bar(console: Console, quiet: bool = False, counted: bool = True) -> Progress:
    """A bar that is gone when all is done, and not there at all where nobody looks; each task needs `news=""`."""
    done = (BarColumn(), *((MofNCompleteColumn(),) if counted else ()))
    columns = (
        said("{task.description}"),
        *done,
        TimeRemainingColumn(),
        said("{task.fields[news]}"),
    )
    return Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal)


def said(field: str) -> TextColumn:
    """A column of a bar that shows a text as it is."""
    return TextColumn(field, markup=False)
