"""Many games side by side, stepped together and dealt anew as they end: the raw material of learning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from starlode.engine import loops
from starlode.engine.game import Game
from starlode.engine.header import SEATS
from starlode.engine.records import Array, blank


class Batch:
    """`count` games of one configuration. `seats`, `masks` and, if wanted, `observations` are current after each step.

    Where several seats owe a decision the lowest acts first.
    """

    def __init__(
        self, game: Game, count: int, *, seed: int = 0, observe: bool = True, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game
        self.config = game.configure(options or {})
        self.seed = seed
        self.states = blank(game.state_type, count)
        self.seats: Array = np.zeros(count, np.int64)
        self.masks: Array = np.zeros((count, game.actions), np.uint8)
        self.observations: Array = np.zeros((count if observe else 0, game.observation), np.float32)
        self.done: Array = np.zeros(count, np.uint8)
        self.results: Array = np.zeros((count, SEATS, 2), np.int64)  # points and rank; valid where `done`
        self._episodes: Array = np.zeros(count, np.int64)
        loops.begin_batch(self.config.params, self.states, self.config.options["players"], seed, self._episodes)
        self._look()

    def step(self, actions: Array) -> None:
        """Play one legal action in every game, in place; finished games leave their results and begin again."""
        loops.step_batch(self.config.params, self.states, actions, self.seed, self._episodes, self.done, self.results)
        self._look()

    def _look(self) -> None:
        loops.look_batch(self.config.params, self.states, self.seats, self.masks, self.observations)
