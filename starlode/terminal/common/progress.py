"""How far something has come, shown to a person at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Timer

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from starlode.bots.bot import is_guest
from starlode.engine.system.console import Console

ROOMY = 110  # columns from which on the bar is a long one
LABEL, COUNTED = 20, 28  # columns of the label, and of count, clock and the gaps between all
A_WHILE = 2.0  # seconds after which a silent wait is explained


def progress_bar(console: Console, quiet: bool = False, counted: bool = True) -> Progress:
    """A bar that disappears when all is done, and is never shown without a terminal; each task needs `news=""`.

    Count and clock are always shown whole: the rest shares what the width leaves.
    """
    wide = console.width >= ROOMY
    columns = (
        CutText("description", LABEL),
        BarColumn(40 if wide else 15),
        *((MofNCompleteColumn(),) if counted else ()),
        TimeRemainingColumn(),
        CutText("news", max(0, console.width - (LABEL + COUNTED + (40 if wide else 15)))),
    )
    return Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal)


@contextmanager
def patience(text: str, quiet: bool = False) -> Iterator[None]:
    """Say what a person is waiting for: at once on a terminal, elsewhere in a line if it takes a while."""
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


UNSEEN = (
    "They count as long as what a program's command names, and what is of the same kind beside that, stays the same. "
    "If a program reads other files and you have changed them, name another folder with --out."
)


def told_games(played: int, kept: int, bots: Iterable[str]) -> str:
    """How many games of a run were played just now, how many an earlier one kept, and what may have outdated those."""
    told = f"Games played now: {played}; kept from before: {kept}."
    return f"{told} {UNSEEN}" if kept and any(map(is_guest, bots)) else told


class CutText(ProgressColumn):
    """A column of a bar that shows a text as it is, cut to this many characters."""

    def __init__(self, field: str, most: int) -> None:
        super().__init__()
        self._field, self._most = field, most

    def render(self, task: Task) -> Text:
        """The text of a task."""
        text = Text(task.description if self._field == "description" else str(task.fields[self._field]))
        text.truncate(self._most, overflow="ellipsis")
        return text
