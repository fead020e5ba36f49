"""A network that learns: kept on disk as it does, and continued from there."""

from __future__ import annotations

import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import torch

from starlode.bots.adviser import Weights
from starlode.bots.network import read_network, write_network
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.files import is_taken, write_whole, writing
from starlode.learn.device import usable_place
from starlode.learn.fleet import fleets_of
from starlode.learn.hyperparameters import Hyperparameters
from starlode.learn.model import Model
from starlode.learn.ppo import Learner, Progress
from starlode.learn.rollout import Recorder, Rollout

KEEPING = 60.0  # seconds between two writings

Hear = Callable[["Trainer", Progress], None]


class Trainer:
    """Learns from rollouts until everything is played or the seconds are over, whichever comes first.

    The folder keeps what it needs to continue (`GAME.pt`) and what bots need (`GAME.npz`); a trainer begins with what
    it finds there, else with the network of the file `origin`, else with nothing. Raises StarlodeError if what it
    begins with is not a network of this game, or nothing can be written.
    """

    def __init__(
        self,
        game: Game,
        hyperparameters: Hyperparameters,
        folder: Path,
        hear: Hear,
        seconds: float = float("inf"),
        device: str = "",
        origin: Path | None = None,
    ) -> None:
        self.game, self.hyperparameters = game, hyperparameters
        self._folder, self._hear, self._seconds, self._origin = folder, hear, seconds, origin
        self.device = torch.device(device) if device else usable_place().device
        torch.manual_seed(hyperparameters.seed)
        torch.set_float32_matmul_precision("high")
        self.model = Model(game.observation, game.actions).to(self.device)
        self._learner = Learner(self.model, self.device)
        self.decisions = self.games = 0
        self._read()
        self._begun = self._kept = time.monotonic()

    @property
    def done(self) -> float:
        """The share of everything that is done; 1 at the end."""
        spent = (time.monotonic() - self._begun) / self._seconds
        return max(self.decisions / self.hyperparameters.decisions, spent)

    def run(self) -> None:
        """Play and learn here, on the GPU where there is one; an interruption keeps what is learned."""
        recorder = Recorder(
            fleets_of(self.game, self.hyperparameters.shares(self.game), self.seed, self.device),
            self.hyperparameters.steps,
        )
        try:
            while self.done < 1:
                self.learn(recorder.play(self.model))
        finally:
            self.keep()

    @property
    def seed(self) -> int:
        """Of the games that are dealt next: others than before an interruption."""
        return self.hyperparameters.seed + self.decisions

    def learn(self, rollout: Rollout) -> None:
        """Improve the network; the very first rollout only tells how large the numbers are that it will see."""
        if self.decisions == 0:
            (self.model.change_scale if self._origin else self.model.fit_scale)(rollout.observations)
        else:
            progress = self._learner.improve(rollout, self.hyperparameters.pace(self.done))
            self._hear(self, progress)
        self.decisions += len(rollout.chances)
        self.games += rollout.games
        if time.monotonic() - self._kept > KEEPING:
            self.keep()

    # ---- what is kept ----

    @property
    def checkpoint(self) -> Path:
        """The file with everything needed to continue; the optimiser finds its pace again by itself."""
        return self._folder / f"{self.game.info.name}.pt"

    @property
    def network(self) -> Path:
        """What bots play by."""
        return self._folder / f"{self.game.info.name}.npz"

    def keep(self) -> None:
        """Write both files, each whole or not at all."""
        state = {"model": self.model.state_dict(), "decisions": self.decisions, "games": self.games}
        stream = BytesIO()
        torch.save(state, stream)
        with writing(self.checkpoint):
            write_whole(self.checkpoint, stream.getvalue())
        write_network(self.network, self.game, Weights(**self.model.arrays()), self.hyperparameters.shares(self.game))
        self._kept = time.monotonic()

    def _read(self) -> None:
        if not self.checkpoint.exists():
            self._refuse_other()
            self._adopt()
            return
        try:
            state: Any = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
            self.model.load_state_dict(state["model"])
            self.decisions, self.games = int(state["decisions"]), int(state["games"])
        except (OSError, RuntimeError, UnpicklingError, EOFError, KeyError, TypeError, ValueError):
            raise StarlodeError(
                f"{self.checkpoint} is not a network of {self.game.info.name} that can be continued: "
                "move it away to start again"
            ) from None

    def _adopt(self) -> None:
        """Begin with the network that was named, if one was."""
        if self._origin is None:
            return
        try:
            self.model.adopt(read_network(self._origin, self.game).weights)
        except ValueError as failure:
            raise StarlodeError(f"{self._origin} cannot be learned on from: {failure}") from None

    def _refuse_other(self) -> None:
        """Refuse a network without its checkpoint: it could not be continued, only lost."""
        if is_taken(self.network):
            raise StarlodeError(
                f"{self.network} is there without {self.checkpoint.name}, which it needs to learn on: "
                "move it away to start again"
            )
