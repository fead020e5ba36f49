"""Learning for as long as one likes: rollouts and improvements in turn, kept on disk, continued from there."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch

from starlode.engine.game import Game
from starlode.learn.fleet import Fleet
from starlode.learn.model import Model
from starlode.learn.ppo import Pace, Progress, improve
from starlode.learn.rollout import Recorder

RATES = (5e-4, 2e-5)  # of learning, at the beginning and at the end
CURIOSITY = (0.012, 0.001)
KEEPING = 60.0  # seconds between two writings


@dataclass(frozen=True)
class Course:
    """What to learn from: so many decisions altogether, so many games at a time, so many steps between improvements."""

    decisions: int = 10**9
    games: int = 1 << 16
    steps: int = 64
    rows: int = 1 << 16  # decisions an improvement looks at
    epochs: int = 2
    seed: int = 1

    def pace(self, done: float) -> Pace:
        """How to learn when that share of everything has been played."""
        left = max(0.0, 1.0 - done)
        rate, curiosity = (last + (first - last) * left for first, last in (RATES, CURIOSITY))
        return Pace(rate, curiosity, self.rows, self.epochs)

    def shares(self, game: Game) -> dict[int, int]:
        """Games of each number of players: half of them the fewest, where most matches are played."""
        fewest, *more = range(game.info.players[0], game.info.players[-1] + 1)
        each = self.games // 2 // max(1, len(more))
        return {fewest: self.games - each * len(more)} | dict.fromkeys(more, each)


Hear = Callable[["Trainer", Progress], None]


class Trainer:
    """A network that learns; what it knows is written to a folder every minute, and read from there at the start."""

    def __init__(self, game: Game, course: Course, folder: Path) -> None:
        self.game, self.course, self._folder = game, course, folder
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(course.seed)
        torch.set_float32_matmul_precision("high")
        self.model = Model(game.observation, game.actions).to(self.device)
        self._optimiser = torch.optim.Adam(self.model.parameters(), eps=1e-5)
        self.decisions = self.games = 0
        folder.mkdir(parents=True, exist_ok=True)
        self._read()
        fleet = Fleet(game, course.shares(game), course.seed + self.decisions, self.device)
        self._recorder = Recorder(fleet, course.steps)

    @property
    def checkpoint(self) -> Path:
        """Where everything is kept that going on needs."""
        return self._folder / f"{self.game.info.name}.pt"

    def run(self, hear: Hear, seconds: float = float("inf")) -> None:
        """Learn until everything is played or the time is over, slower towards the end; interruptions keep what is learned."""
        begun = kept = now = time.monotonic()
        try:
            while (done := max(self.decisions / self.course.decisions, (now - begun) / seconds)) < 1:
                hear(self, self._once(self.course.pace(done)))
                now = time.monotonic()
                if now - kept > KEEPING:
                    self.keep()
                    kept = now
        finally:
            self.keep()

    def _once(self, pace: Pace) -> Progress:
        recorder = self._recorder
        before = recorder.games, recorder.decisions
        rollout = recorder.play(self.model)
        if self.decisions == 0:
            self.model.fit_scale(rollout.observations)
            rollout = recorder.play(self.model)  # the first was played by a network without a scale
        self.games += recorder.games - before[0]
        self.decisions += recorder.decisions - before[1]
        return improve(self.model, self._optimiser, rollout, pace)

    # ---- what is kept ----

    def keep(self) -> None:
        """Write the checkpoint, whole or not at all; the optimiser finds its pace again by itself."""
        state = {"model": self.model.state_dict(), "decisions": self.decisions, "games": self.games}
        part = self.checkpoint.with_suffix(".part")
        torch.save(state, part)
        part.replace(self.checkpoint)

    def _read(self) -> None:
        if not self.checkpoint.exists():
            return
        state = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        self.model.load_state_dict(state["model"])
        self.decisions, self.games = state["decisions"], state["games"]
