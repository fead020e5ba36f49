"""`starlode learn`: a network that learns a game by self-play; stops at any moment and goes on later."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
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
from starlode.learn.curve import LearningCurve, LearningNews
from starlode.terminal.commands.warm import make_ready
from starlode.terminal.common.progress import progress_bar

if TYPE_CHECKING:
    from starlode.learn.ppo import Progress
    from starlode.learn.strength import Strength
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
    test_minutes: float = 5.0


def run(order: LearnOrder) -> None:
    """Learn what is left to learn; an interruption keeps what is learned and says how to go on."""
    if find_spec("torch") is None:
        raise StarlodeError(f"learning needs PyTorch, which is not installed: {how_to_install('train')}")
    game = load_game(order.game)
    with writing(order.out):
        order.out.mkdir(parents=True, exist_ok=True)
        check_writable(order.out / f"{order.game}.npz")  # better now than after an hour of play
    console, interrupted = Console(), False
    place = _prepare(game, console, bool(order.test_minutes))
    with watching(order, place) as (trainer, show):
        try:
            _learn(order, trainer)
            show.finish(trainer)
        except KeyboardInterrupt:
            interrupted = True
    console.print(Text(_told(trainer)))
    if show.strength:
        console.print(Text(f"Without thinking ahead it wins {show.strength}."))
    if interrupted:
        console.print("Interrupted; run the same command to continue.")
        raise typer.Exit(INTERRUPTED)


def _prepare(game: Game, console: Console, test: bool) -> str:
    """Where to learn; with compiled rules, unless a GPU compiles its own and nothing is tested here."""
    from starlode.learn.device import usable_place

    device, missing = usable_place()
    if missing:
        console.print(Text(f"Learning on the CPU, although PyTorch has found a GPU: {missing}"))
    if device.type == "cpu" or test:
        make_ready(game)
    return str(device.type)


def _learn(order: LearnOrder, trainer: Trainer) -> None:
    from starlode.arena.spreading import Workers
    from starlode.learn.remote_play import learn_with

    if order.workers is None and order.ray is None:
        trainer.run()
    else:
        learn_with(Workers(order.workers, order.ray), trainer)


@contextmanager
def watching(order: LearnOrder, device: str) -> Iterator[tuple[Trainer, _Show]]:
    """A trainer on a device, and what shows and writes down its progress."""
    from starlode.learn.hyperparameters import HEAD_START, Hyperparameters
    from starlode.learn.trainer import Trainer

    game, games = load_game(order.game), order.games or (MANY if device == "cuda" else FEW)
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
        curve = LearningCurve(order.out / f"{game.info.name}.csv", examined, order.test_minutes * 60)
        show = _Show(bar, order.game, curve)
        yield Trainer(game, hyperparameters, order.out, show.hear, seconds, device, order.origin), show


def examined(trainer: Trainer) -> list[Strength]:
    """The strength of a network as it is now, at a table with the fewest players it has learned with."""
    from starlode.learn.strength import examine

    trainer.keep()
    return examine(trainer.game, trainer.network, min(trainer.hyperparameters.shares(trainer.game)))


def parse_shares(text: str, players: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """`2:1,3:2,4:2`: for each of these numbers of players how many games there are; raises StarlodeError."""
    fewest, most = players
    found = [_SHARE.fullmatch(part) for part in text.split(",")]
    shares = {int(match[1]): int(match[2]) for match in found if match}
    if len(shares) < len(found) or not all(fewest <= number <= most and shares[number] for number in shares):
        raise StarlodeError(f"shares are like 2:1,3:2,4:2, for {fewest} to {most} players, not {shown(text)}")
    return tuple(sorted(shares.items()))


class _Show:
    """A bar, and beside it how fast and how well it goes; the curve writes it down."""

    def __init__(self, bar: Bar, game: str, curve: LearningCurve) -> None:
        self._bar, self._task = bar, bar.add_task(f"Learning {game}", total=1.0, news="")
        self._curve = curve
        self._progress: Progress | None = None
        self._pace = self._strength = ""

    def hear(self, trainer: Trainer, progress: Progress) -> None:
        """Show where learning stands."""
        self._progress = progress
        self._take(self._curve.hear(trainer, progress))
        news = f"{trainer.games:,} games{self._pace}, surprise {progress.value:.3f}{self._strength}"
        self._bar.update(self._task, completed=min(1.0, trainer.done), news=news)

    def finish(self, trainer: Trainer) -> None:
        """Write the last row, with the strength at the end, where anything was learned."""
        if self._progress:
            self._take(self._curve.finish(trainer, self._progress))

    def _take(self, news: LearningNews | None) -> None:
        if news is None:
            return
        left = timedelta(seconds=round(news.seconds_left))
        self._pace = f", {news.decisions_per_s:,.0f} decisions/s, {left} left"
        if news.strengths:
            told = (f"{one.rival} {one.share:.0%} ({one.low:.0%} to {one.high:.0%})" for one in news.strengths)
            self._strength = f", against {', '.join(told)}"

    @property
    def strength(self) -> str:
        """The last tested strength in words."""
        return self._strength.removeprefix(", ")


def _told(trainer: Trainer) -> str:
    return (
        f"{trainer.games:,} games, {trainer.decisions:,} decisions learned from. The bot "
        f"neural:{trainer.network} plays by the network; in the game's folder as network.npz, neural and master do."
    )
