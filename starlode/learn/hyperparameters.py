"""What to learn from, and how fast."""

from __future__ import annotations

from dataclasses import dataclass

from starlode.engine.authoring.game import Game

RATES = (5e-4, 2e-5)  # of learning, at the beginning and at the end
CURIOSITY = (0.012, 0.001)
HEAD_START = 0.5  # of a network that continues from another: it need not be taught what it knows, nor made curious


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
    weights: tuple[tuple[int, int], ...] = ()  # of the numbers of players among the games; empty for the usual ones
    head_start: float = 0.0  # the share of the way to the last pace that is skipped

    def pace(self, done: float) -> Pace:
        """How to learn when that share of everything is done: slower and less curious towards the end."""
        left = max(0.0, 1.0 - done) * (1.0 - self.head_start)
        rate, curiosity = (last + (first - last) * left for first, last in (RATES, CURIOSITY))
        return Pace(rate, curiosity, min(self.rows, self.games * self.steps), self.epochs)

    def shares(self, game: Game) -> dict[int, int]:
        """Games of each number of players, by their weights; those of the first one fill up what is left over."""
        weights = dict(self.weights) or usual_weights(game)
        whole = sum(weights.values())
        first, *others = weights
        found = {players: count for players in others if (count := self.games * weights[players] // whole)}
        return {first: self.games - sum(found.values())} | found


def usual_weights(game: Game) -> dict[int, int]:
    """Half of the games are of the fewest players: those teach the most about one rival."""
    fewest, most = game.info.players
    more = range(fewest + 1, most + 1)
    return {fewest: max(1, len(more))} | dict.fromkeys(more, 1)
