"""Named opponents from `novice` to `expert`, the same five in every game, and `master` above them in some.

The arena measures how far apart they are: `starlode arena cave-in --bots medium,hard --players 2`. Levels above `easy`
think for a number of iterations, so they play alike on every machine, but stop early on a slow one. Those below
`expert` slip now and then. How long a master thinks is found in the proof that it is one (`starlode.bots.proofs`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from starlode.bots.bot import Bot, refuse_argument
from starlode.bots.greedy_bot import GreedyBot
from starlode.bots.neural_bot import AdvisedBot
from starlode.bots.proofs import mastered, proof_of
from starlode.bots.search_bot import SearchBot, Thinking
from starlode.engine.authoring.game import Game
from starlode.match.information import Information

LEVELS = ("novice", "easy", "medium", "hard", "expert")
MASTER = "master"

# Shares of decisions that are made without thought: a novice's blindly, those of others as `easy` makes them. With many
# players more thinking alone hardly tells one level from the next.
SLIPS = {"novice": 0.5, "medium": 0.5, "hard": 0.2}
THINKING = {
    "medium": Thinking(seconds=0.07, iterations=150),
    "hard": Thinking(seconds=0.075, iterations=1_500),
    "expert": Thinking(seconds=0.8, iterations=20_000),
    # Unless it has proven itself with more. People wait for a master: 9,600 iterations of a quick game take half a
    # second on a quiet core, and must fit on a slower one.
    "master": Thinking(seconds=1.6, iterations=2_400),
}


def levels_of(game: Game, players: int) -> tuple[str, ...]:
    """The levels offered for a game with this many players, weakest first."""
    return (*LEVELS, MASTER) if players in mastered(game) else LEVELS


def master_thinking(game: Game, players: int) -> Thinking:
    """How a master thinks: as long as it did when it proved itself with this many players, else as usual."""
    usual, proof = THINKING[MASTER], proof_of(game, players)
    return replace(usual, iterations=proof.iterations) if proof else usual


class NoviceBot(GreedyBot):
    """Sees what is good right now, but only every other time."""

    name = "novice"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._slips = Random(seed + 1)

    def choose(self, information: Information) -> int:
        """A random action now and then, else the best-looking one."""
        if self._slips.random() < SLIPS["novice"]:
            return self._slips.choice(information.actions)
        return super().choose(information)


class ThoughtfulBot(SearchBot):
    """Thinks ahead as its level does, but not every time."""

    def __init__(self, seed: int, level: str, thinking: Thinking | None = None) -> None:
        """`thinking` takes the place of the level's own, for example without its clock."""
        super().__init__(seed, thinking or THINKING[level])
        self._share, self._slips, self._easy = SLIPS[level], Random(seed + 1), GreedyBot(seed)

    def choose(self, information: Information) -> int:
        """What `easy` would do now and then, else what it visited most."""
        if self._slips.random() < self._share:
            return self._easy.choose(information)
        return super().choose(information)


class MasterBot(AdvisedBot):
    """Thinks for as long as the master of the game and number of players at hand, or for fewer iterations."""

    def __init__(self, seed: int, iterations: int | None = None) -> None:
        """`iterations` take the place of those of a master."""
        self._fewer = {} if iterations is None else {"iterations": iterations}
        super().__init__(seed, replace(THINKING[MASTER], **self._fewer))

    def think(self, information: Information, stop: Callable[[], bool] = lambda: False) -> None:
        """Grow the trees until time, iterations or memory are used up, or until `stop` says so."""
        usual = master_thinking(information.game, information.config.options["players"])
        thinking = replace(usual, **self._fewer)
        if thinking != self._thinking:
            self.prepare(thinking)
        super().think(information, stop)


def novice(seed: int, argument: str = "") -> Bot:
    """Half greedy, half blind; raises UnknownBot for an argument."""
    refuse_argument("novice", argument)
    return NoviceBot(seed)


def easy(seed: int, argument: str = "") -> Bot:
    """The greedy bot; raises UnknownBot for an argument."""
    refuse_argument("easy", argument)
    return GreedyBot(seed)


def medium(seed: int, argument: str = "") -> Bot:
    """A glance ahead every other time, else like `easy`; raises UnknownBot for an argument."""
    refuse_argument("medium", argument)
    return ThoughtfulBot(seed, "medium")


def hard(seed: int, argument: str = "") -> Bot:
    """Thinks ahead, quickly, four times out of five; raises UnknownBot for an argument."""
    refuse_argument("hard", argument)
    return ThoughtfulBot(seed, "hard")


def expert(seed: int, argument: str = "") -> Bot:
    """Thinks for as long as people still like to wait; raises UnknownBot for an argument."""
    refuse_argument("expert", argument)
    return SearchBot(seed, THINKING["expert"])


def master(seed: int, argument: str = "") -> Bot:
    """Thinks ahead with the advice of a trained network; raises UnknownBot for an argument."""
    refuse_argument("master", argument)
    return MasterBot(seed)
