"""Named opponents from `novice` to `expert`, the same five in every game, and `master` above them in some.

The arena measures how far apart they are: `starlode arena cave-in --bots medium,hard --players 2`. Levels above `easy`
think for a number of iterations, so they play alike on every machine, but stop early on a slow one.
"""

from __future__ import annotations

from random import Random

from starlode.bots.bot import Bot, refuse_argument
from starlode.bots.greedy_bot import GreedyBot
from starlode.bots.neural_bot import AdvisedBot
from starlode.bots.proofs import mastered
from starlode.bots.search_bot import SearchBot, Thinking
from starlode.engine.authoring.game import Game
from starlode.match.information import Information

LEVELS = ("novice", "easy", "medium", "hard", "expert")
MASTER = "master"

SLIPS = 0.5  # share of a novice's decisions that are made blindly
THINKING = {
    "medium": Thinking(seconds=0.07, iterations=150),
    "hard": Thinking(seconds=0.075, iterations=1_500),
    "expert": Thinking(seconds=0.8, iterations=20_000),
    "master": Thinking(seconds=0.8, iterations=2_400),  # about as long as an expert takes
}


def levels_of(game: Game, players: int) -> tuple[str, ...]:
    """The levels offered for a game with this many players, weakest first."""
    return (*LEVELS, MASTER) if players in mastered(game) else LEVELS


class NoviceBot(GreedyBot):
    """Sees what is good right now, but only every other time."""

    name = "novice"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._slips = Random(seed + 1)

    def choose(self, information: Information) -> int:
        """A random action now and then, else the best-looking one."""
        if self._slips.random() < SLIPS:
            return self._slips.choice(information.actions)
        return super().choose(information)


def novice(seed: int, argument: str = "") -> Bot:
    """Half greedy, half blind; raises UnknownBot for an argument."""
    refuse_argument("novice", argument)
    return NoviceBot(seed)


def easy(seed: int, argument: str = "") -> Bot:
    """The greedy bot; raises UnknownBot for an argument."""
    refuse_argument("easy", argument)
    return GreedyBot(seed)


def medium(seed: int, argument: str = "") -> Bot:
    """A glance ahead; raises UnknownBot for an argument."""
    refuse_argument("medium", argument)
    return SearchBot(seed, THINKING["medium"])


def hard(seed: int, argument: str = "") -> Bot:
    """Thinks ahead, quickly; raises UnknownBot for an argument."""
    refuse_argument("hard", argument)
    return SearchBot(seed, THINKING["hard"])


def expert(seed: int, argument: str = "") -> Bot:
    """Thinks for as long as people still like to wait; raises UnknownBot for an argument."""
    refuse_argument("expert", argument)
    return SearchBot(seed, THINKING["expert"])


def master(seed: int, argument: str = "") -> Bot:
    """About as long as an expert, with the advice of a trained network; raises UnknownBot for an argument."""
    refuse_argument("master", argument)
    return AdvisedBot(seed, THINKING["master"])
