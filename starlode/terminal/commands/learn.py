"""`starlode learn`: a network that learns a game by self-play; stops at any moment and goes on later."""

from __future__ import annotations

import re
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

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import shown
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
_SHARE = re.compile("([0-9]):([0-9]{1,4})")
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
    origin: Path | None = None
    shares: str | None = None


def run(order: LearnOrder) -> None:
    """Learn what is left to learn; an interruption keeps what is learned and says how to go on."""
    if find_spec("torch") is None:
        raise StarlodeError(f"learning needs PyTorch, which is not installed: {how_to_install('train')}")
    game = load_game(order.game)
    with writing(order.out):
        order.out.mkdir(parents=True, exist_ok=True)
        check_writable(order.out / f"{order.game}.npz")  # better now than after an hour of play
    _prepare(game)
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


def _prepare(game: Game) -> None:
    """Compile the rules, unless a GPU compiles its own."""
    import torch

    if not torch.cuda.is_available():
        make_ready(game)


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

    from starlode.learn.hyperparameters import HEAD_START, Hyperparameters
    from starlode.learn.trainer import Trainer

    game, games = load_game(order.game), order.games or (MANY if torch.cuda.is_available() else FEW)
    hyperparameters = Hyperparameters(
        order.decisions,
        games,
        order.steps,
        seed=order.seed,
        weights=parse_shares(order.shares, game.info.players) if order.shares is not None else (),
        head_start=HEAD_START if order.origin else 0.0,
    )
    seconds = order.minutes * 60 if order.minutes else float("inf")
    with progress_bar(Console(), counted=False) as bar:
        show = _Show(bar, order.game)
        yield Trainer(game, hyperparameters, order.out, show.hear, seconds, origin=order.origin)


def parse_shares(text: str, players: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """`2:1,3:2,4:2`: for each of these numbers of players how many games there are; raises StarlodeError."""
    fewest, most = players
    found = [_SHARE.fullmatch(part) for part in text.split(",")]
    shares = {int(match[1]): int(match[2]) for match in found if match}
    if len(shares) < len(found) or not all(fewest <= number <= most and shares[number] for number in shares):
        raise StarlodeError(f"shares are like 2:1,3:2,4:2, for {fewest} to {most} players, not {shown(text)}")
    return tuple(sorted(shares.items()))


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
