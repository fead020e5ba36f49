"""random: chooses every legal action with equal probability."""

from __future__ import annotations

from random import Random

from starlode.bots.bot import refuse_argument
from starlode.match.information import Information


class RandomBot:
    """Chooses blindly; the yardstick for all others."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, information: Information) -> int:
        """Any legal action."""
        return self._random.choice(information.actions)


def make(seed: int, argument: str = "") -> RandomBot:
    """A random bot; raises UnknownBot for an argument."""
    refuse_argument(RandomBot.name, argument)
    return RandomBot(seed)
