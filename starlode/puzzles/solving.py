"""Which bots solve a puzzle; how hard it is follows from that."""

from __future__ import annotations

from random import Random

from starlode.bots.bot import Bot
from starlode.bots.greedy_bot import GreedyBot
from starlode.bots.levels import THINKING
from starlode.bots.neural_bot import AdvisedBot, NeuralBot
from starlode.bots.search_bot import SearchBot, Thinking
from starlode.match import Information

SEED_BITS = 62
EASY_TRIES = 3  # it may play otherwise the next time


def iterations_of(level: str) -> Thinking:
    """How much a level thinks, without its clock: what is hard must not depend on the machine."""
    return Thinking(iterations=THINKING[level].iterations)


def solvers(chance: Random) -> dict[str, Bot]:
    """The bots that are asked, each with its own seed."""
    seeds = [chance.getrandbits(SEED_BITS) for _ in range(3)]
    return {
        "medium": SearchBot(seeds[0], iterations_of("medium")),
        "hard": SearchBot(seeds[1], iterations_of("hard")),
        "neural": NeuralBot(),
        "master": AdvisedBot(seeds[2], iterations_of("master")),
    }


def solved_by(information: Information, best: int, chance: Random) -> list[str]:
    """The bots that choose the best action."""
    return [name for name, bot in solvers(chance).items() if bot.choose(information) == best]


def difficulty_of(solved: list[str]) -> int:
    """From one star, where all that are asked find it, to five, where none does."""
    return 1 + len(solvers(Random(0))) - len(solved)


def easy_choices(information: Information, chance: Random) -> set[int]:
    """What `easy` may play here: it imagines a few positions, and breaks ties at random."""
    return {_easily(information, chance.getrandbits(SEED_BITS)) for _ in range(EASY_TRIES)}


def _easily(information: Information, seed: int) -> int:
    return GreedyBot(seed).choose(Information(information.referee, information.block, information.seat, seed))
