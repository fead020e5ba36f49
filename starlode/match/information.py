"""What a bot is given: its seat's record, and nothing else."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from starlode.engine import loops
from starlode.engine.game import Config, Game, Json
from starlode.engine.records import duplicate


class Information:
    """All that one seat may know of a position. Everything below is made from the seat's record.

    `Information.of` sends a true position through the gate; the truth itself is kept nowhere.
    """

    def __init__(self, game: Game, config: Config, record: Any, seat: int, seed: int) -> None:
        self.game = game
        self.config = config
        self.record = record
        self.seat = seat
        self.seed = seed

    @classmethod
    def of(cls, game: Game, config: Config, state: Any, seat: int, seed: int) -> Information:
        """What a seat may know of a true position."""
        record = duplicate(state)
        loops.conceal(config.params, record, seat)
        return cls(game, config, record, seat, seed)

    @cached_property
    def actions(self) -> list[int]:
        """The seat's legal actions."""
        mask = np.zeros(self.game.actions, np.uint8)
        loops.legal_mask(self.config.params, self.record, self.seat, mask)
        return np.flatnonzero(mask).tolist()

    @cached_property
    def moves(self) -> list[str]:
        """The seat's legal moves as text, in the order of `actions`."""
        return [self.game.format(self.config, self.record, self.seat, action) for action in self.actions]

    @cached_property
    def view(self) -> Json:
        """What the seat sees."""
        return self.game.view(self.config, self.record, self.seat)

    def observation(self) -> Any:
        """What the seat may know as numbers of fixed length."""
        out = np.zeros(self.game.observation, np.float32)
        loops.observation(self.config.params, self.record, self.seat, out)
        return out

    def imagine(self, stream: int = 0) -> Any:
        """A whole position that looks the same to the seat; another one for each stream."""
        world = duplicate(self.record)
        loops.imagine(self.config.params, world, self.seat, self.seed, stream)
        return world
