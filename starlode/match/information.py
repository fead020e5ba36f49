"""What a bot is given: its seat's record, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlode.engine.authoring.game import Game, Json
from starlode.engine.declarations.config import Config
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import Array, block_of, copied
from starlode.engine.system.lazy import lazy
from starlode.engine.text.perspective import Perspective


class Information(Perspective):
    """All that one seat may know of a position, and a seed for any randomness its owner needs to think."""

    game: Game

    def __init__(self, referee: Referee, block: Array, seat: int, seed: int, names: Sequence[str] = ()) -> None:
        super().__init__(referee, block, seat, names)
        self.seed = seed

    @classmethod
    def of(cls, game: Game, config: Config, state: Any, seat: int, seed: int) -> Information:
        """What a seat may know of a true position, which passes through the gate and is not kept."""
        referee = Referee(game, config)
        return cls(referee, referee.record(block_of(state), 0, seat), seat, seed)

    def copy(self) -> Information:
        """The same for someone who may change it."""
        return Information(self.referee, copied(self.block), self.seat, self.seed, self.names)

    @lazy
    def moves(self) -> list[str]:
        """The seat's legal moves as text, in the order of `actions`."""
        return [self.game.notation.write(self, action) for action in self.actions]

    @lazy
    def view(self) -> Json:
        """What the seat sees."""
        return self.game.view(self.config, self.record, None if self.seat < 0 else self.seat)

    def mask(self) -> Array:
        """A 1 for every legal action of the seat, a 0 for all others."""
        return self.referee.mask(self.block, 0, self.seat)

    def observation(self) -> Array:
        """What the seat may know as numbers of fixed length."""
        return self.referee.observation(self.block, 0, self.seat)

    def imagine(self, stream: int = 0) -> Any:
        """A whole position that looks the same to the seat; a different one for each stream."""
        world = block_of(self.record)  # every byte of it, including gaps between fields
        self.referee.imagine(self.block, 0, world, 0, self.seat, self.seed, stream)
        return world[0]
