"""`starlode puzzles`: finds puzzles in games of masters; stops at any moment and goes on later."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import typer

from starlode.arena.spreading import Workers
from starlode.bots.proofs import mastered
from starlode.engine.declarations.options import given_options
from starlode.engine.system.console import Console
from starlode.games import load_game
from starlode.puzzles import PuzzleFile, find_puzzles, plan_hunt
from starlode.puzzles.scouting import Hunt
from starlode.terminal.commands.warm import make_ready
from starlode.terminal.common.progress import progress_bar

INTERRUPTED = 130


@dataclass(frozen=True)
class PuzzleOrder:
    """What was asked for on the command line."""

    game: str
    count: int
    out: Path
    seed: int | None = None
    players: int | None = None
    workers: int | None = None
    minutes: float | None = None
    think: int = 800
    play: int = 300


def run(order: PuzzleOrder) -> None:
    """Hunt for what is missing in the file; an interruption keeps what was found and says how to go on."""
    game, console = load_game(order.game), Console()
    file = PuzzleFile(game, order.out)
    plan = plan_hunt(
        game,
        given_options([], order.players or min(mastered(game), default=None)),
        len(file.known),
        think=order.think,
        play=order.play,
        seed=order.seed,
        minutes=order.minutes,
    )
    make_ready(game)
    interrupted = False
    try:
        _hunt(order, plan, file)
    except KeyboardInterrupt:
        interrupted = True
    console.print(told(file), soft_wrap=True)
    if interrupted:
        console.print("Interrupted; run the same command to continue.")
        raise typer.Exit(INTERRUPTED)


def _hunt(order: PuzzleOrder, plan: Hunt, file: PuzzleFile) -> None:
    """Hunt, with a bar on a terminal."""
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task("Puzzles", total=order.count, completed=len(file.known), news="")

        def hear(games: int, puzzles: int) -> None:
            bar.update(task, completed=puzzles, news=f"{games} games")

        find_puzzles(plan, file, order.count, Workers(order.workers), hear)


def told(file: PuzzleFile) -> str:
    """How many puzzles there are, by theme and by difficulty."""
    found = list(file.known.values())
    themes = Counter(puzzle.theme for puzzle in found)
    stars = Counter(puzzle.difficulty for puzzle in found)
    parts = [f"{theme} {count}" for theme, count in themes.most_common()]
    levels = [f"{star} star{'s' * (star != 1)} {stars[star]}" for star in sorted(stars)]
    puzzles = f"{len(found)} puzzle{'s' * (len(found) != 1)}"
    return f"{file.path} holds {puzzles}. " + "; ".join(filter(None, (", ".join(parts), ", ".join(levels))))
