"""`starlode warm`: compile everything a game needs, with a progress bar."""

from __future__ import annotations

import time

from rich.progress import BarColumn, Progress, TimeElapsedColumn

from starlode.background.mode import PLAYING, STUDYING
from starlode.background.warming import Step, is_ready, missing
from starlode.engine.authoring.game import Game
from starlode.engine.compiling.garbage import rarely_collected
from starlode.engine.system.console import Console
from starlode.games import all_games, find_game, load_game
from starlode.terminal.common.progress import LABEL, CutText, patience
from starlode.terminal.common.side_by_side import has_cores, side_by_side


def run(name: str | None, quiet: bool, only_playing: bool) -> None:
    """Compile one game or all of them, unless that was done before."""
    infos = [find_game(name)] if name else list(all_games().values())
    stage = PLAYING if only_playing else STUDYING
    waiting = [info.name for info in infos if not is_ready(load_game(info), stage)]
    if len(waiting) > 1 and has_cores():
        compile_together(waiting, stage, quiet)
        return
    for info in infos:
        began, worked = time.perf_counter(), time.process_time()
        compiled = make_ready(load_game(info), quiet, stage)
        took = f"{time.perf_counter() - began:.0f} s, {time.process_time() - worked:.0f} s of CPU"
        if not quiet:
            said = f"compiled in {took}" if compiled else "was compiled already"
            Console(soft_wrap=True).print(f"{info.name} {said}")


def compile_together(names: list[str], stage: str, quiet: bool) -> None:
    """Compile several games side by side."""
    stages = ["--playing"] if stage == PLAYING else []
    with _bar(quiet) as progress:
        task = progress.add_task("Compiling, only this once", total=len(names), step=", ".join(names))
        for said in side_by_side({name: ["warm", name, *stages] for name in names}):
            progress.advance(task)
            if not quiet:
                progress.print(said)


def make_ready(game: Game, quiet: bool = False, stage: str = STUDYING) -> bool:
    """Compile what the game still lacks, with a progress bar; answers whether there was anything to do."""
    todo = missing(game, stage)
    if todo:
        with patience(f"Compiling {game.info.title}, only this once (a minute or so)", quiet or _sees_bar()):
            take(todo, f"Compiling {game.info.title}, only this once", quiet)
    return bool(todo)


def take(todo: list[Step], what: str, quiet: bool = False) -> None:
    """Do one step after the other, with a progress bar that names the current one."""
    with rarely_collected(), _bar(quiet) as progress:
        task = progress.add_task(what, total=len(todo), step="")
        for label, step in todo:
            progress.update(task, step=label)
            step()
            progress.advance(task)


def _sees_bar() -> bool:
    """Whether there is a terminal, where the bar says it all."""
    return Console(stderr=True).is_terminal


def _bar(quiet: bool) -> Progress:
    console = Console(stderr=True)
    columns = (
        CutText("description", LABEL),
        BarColumn(),
        CutText("step", LABEL),
        TimeElapsedColumn(),
    )
    return Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal)
