"""What a bot is given: its seat's record, and nothing else."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from starlode.engine import loops
from starlode.engine.game import Config, Game, Json
from starlode.engine.records import duplicate


class Information:
    """All that one seat may know of a position that waits for its decision.

    The true state is not in here: the constructor sends it through the gate and keeps only the seat's record.
    Everything below is made from that.
    """

    def __init__(self, game: Game, config: Config, state: Any, seat: int, seed: int) -> None:
        record = duplicate(state)
        loops.conceal(config.params, record, seat)
        self.game = game
        self.config = config
        self.seat = seat
        self.seed = seed
        self.record = record

    @cached_property
    def actions(self) -> list[int]:
        """The seat's legal actions."""
        mask = np.zeros(self.game.actions, np.uint8)
        loops.legal_mask(self.config.params, self.record, self.seat, mask)
        return [int(action) for action in np.flatnonzero(mask)]

    @cached_property
    def moves(self) -> list[str]:
        """The seat's legal moves as text, in the order of `actions`."""
        return [self.game.format(self.config, self.record, action) for action in self.actions]

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
