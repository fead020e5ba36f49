"""`starlode check`: the conformance kit for authors of games."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from starlode.games import find_game
from starlode.terminal.warm import make_ready
from starlode.testing.check import steps


def run(name: str, games: int, seed: int, modes: bool) -> None:
    """Check every promise, with a progress bar; raises Nonconformance at the first that is broken."""
    game = find_game(name).load()
    make_ready(game)
    todo = steps(game, games, seed, modes)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"Checking {game.info.title}", total=len(todo), step="")
        for label, step in todo:
            progress.update(task, step=label)
            step()
            progress.advance(task)
    Console(highlight=False).print(f"{name} keeps every promise: {len(todo)} checks", markup=False)
