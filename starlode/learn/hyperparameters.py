"""What to learn from, and how fast."""

from __future__ import annotations

from dataclasses import dataclass

from starlode.engine.authoring.game import Game

RATES = (5e-4, 2e-5)  # of learning, at the beginning and at the end
CURIOSITY = (0.012, 0.001)


@dataclass(frozen=True)
class Pace:
    """How to learn from one rollout."""

    rate: float  # of learning
    curiosity: float  # the bonus for not being too sure
    rows: int  # decisions a step
    epochs: int


@dataclass(frozen=True)
class Hyperparameters:
    """How many decisions altogether, games side by side, and steps of each game between two updates."""

    decisions: int
    games: int
    steps: int = 64
    rows: int = 1 << 16  # decisions that one change of the network looks at
    epochs: int = 2
    seed: int = 1

    def pace(self, done: float) -> Pace:
        """How to learn when that share of everything is done: slower and less curious towards the end."""
        left = max(0.0, 1.0 - done)
        rate, curiosity = (last + (first - last) * left for first, last in (RATES, CURIOSITY))
        return Pace(rate, curiosity, min(self.rows, self.games * self.steps), self.epochs)

    def shares(self, game: Game) -> dict[int, int]:
        """Games of each number of players: half of them of the fewest, whose games teach the most about one rival."""
        fewest, most = game.info.players
        more = range(fewest + 1, most + 1)
        each = self.games // (2 * len(more)) if more else 0
        return {fewest: self.games - each * len(more)} | {players: each for players in more if each}
