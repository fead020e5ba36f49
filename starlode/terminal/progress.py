"""How far something has come, shown to whoever looks at the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from starlode.engine.console import Console

A_WHILE = 2.0  # seconds after which a silent wait is explained


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


@contextmanager
def patience(text: str, quiet: bool = False) -> Iterator[None]:
    """Say what keeps whoever waits waiting: at once on a terminal, elsewhere in a line if it takes a while."""
    console = Console(stderr=True)
    if quiet:
        yield
    elif console.is_terminal:
        with console.status(Text(text)):
            yield
    else:
        timer = Timer(A_WHILE, lambda: console.print(Text(text)))
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


def said(field: str) -> TextColumn:
    """A column of a bar that shows a text as it is."""
    return TextColumn(field, markup=False)
