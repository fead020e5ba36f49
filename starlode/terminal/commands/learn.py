"""`starlode learn`: a network that learns a game by self-play; stops at any moment and goes on later."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.progress import Progress as Bar
from rich.text import Text

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.console import Console
from starlode.engine.system.extras import how_to_install
from starlode.engine.system.files import check_writable, writing
from starlode.games import load_game
from starlode.terminal.commands.warm import make_ready
from starlode.terminal.common.progress import progress_bar

if TYPE_CHECKING:
    from starlode.learn.ppo import Progress
    from starlode.learn.trainer import Trainer

INTERRUPTED = 130
MANY, FEW = 1 << 16, 256  # games side by side: on a GPU, on a CPU


@dataclass(frozen=True)
class LearnOrder:
    """What was asked for on the command line."""

    game: str
    decisions: int
    minutes: float | None
    games: int | None
    steps: int
    seed: int
    out: Path
    workers: int | None
    ray: str | None


def run(order: LearnOrder) -> None:
    """Learn what is left to learn; an interruption keeps what is learned and says how to go on."""
    if find_spec("torch") is None:
        raise StarlodeError(f"learning needs PyTorch, which is not installed: {how_to_install('train')}")
    game = load_game(order.game)
    with writing(order.out):
        order.out.mkdir(parents=True, exist_ok=True)
        check_writable(order.out / f"{order.game}.npz")  # better now than after an hour of play
    make_ready(game)
    console, interrupted = Console(), False
    with watching(order) as trainer:
        try:
            _learn(order, trainer)
        except KeyboardInterrupt:
            interrupted = True
    console.print(Text(_told(trainer)))
    if interrupted:
        console.print("Interrupted; run the same command to continue.")
        raise typer.Exit(INTERRUPTED)


def _learn(order: LearnOrder, trainer: Trainer) -> None:
    from starlode.arena.spreading import Workers
    from starlode.learn.remote_play import learn_with

    if order.workers is None and order.ray is None:
        trainer.run()
    else:
        learn_with(Workers(order.workers, order.ray), trainer)


@contextmanager
def watching(order: LearnOrder) -> Iterator[Trainer]:
    """A trainer whose progress is shown."""
    import torch

    from starlode.learn.hyperparameters import Hyperparameters
    from starlode.learn.trainer import Trainer

    games = order.games or (MANY if torch.cuda.is_available() else FEW)
    hyperparameters = Hyperparameters(order.decisions, games, order.steps, seed=order.seed)
    seconds = order.minutes * 60 if order.minutes else float("inf")
    with progress_bar(Console(), counted=False) as bar:
        show = _Show(bar, order.game)
        yield Trainer(load_game(order.game), hyperparameters, order.out, show.hear, seconds)


class _Show:
    """A bar, and beside it how fast and how well it goes."""

    def __init__(self, bar: Bar, game: str) -> None:
        self._bar, self._task = bar, bar.add_task(f"Learning {game}", total=1.0, news="")
        self._since = time.monotonic(), 0

    def hear(self, trainer: Trainer, progress: Progress) -> None:
        """Show where learning stands."""
        now, (then, before) = time.monotonic(), self._since
        rate = (trainer.decisions - before) / (now - then) if before else 0.0
        self._since = now, trainer.decisions
        news = f"{trainer.games:,} games, {rate:,.0f} decisions/s, surprise {progress.value:.3f}"
        self._bar.update(self._task, completed=min(1.0, trainer.done), news=news)


def _told(trainer: Trainer) -> str:
    return (
        f"{trainer.games:,} games, {trainer.decisions:,} decisions learned from. {trainer.network} is the network; "
        f"in the game's folder as network.npz it is what the bots neural and master play by."
    )
