"""The first sieve: masters play a game and note the decisions that may be puzzles; a short look at each ranks them."""

from __future__ import annotations

import time
from random import Random
from typing import Any, NamedTuple

import msgspec

from starlode.analysis.weighing import Scales
from starlode.bots.neural_bot import AdvisedBot
from starlode.bots.playing import Ground, let_play
from starlode.bots.search_bot import Thinking
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import blank, copied
from starlode.games import load_game
from starlode.match import Information
from starlode.match.seeds import key_of, salted
from starlode.puzzles.leading import best_of, lead_of
from starlode.puzzles.solving import SEED_BITS, easy_choices

TREES = 2  # for each choice
FEWEST_CHOICES = 3
SURE = 0.5  # share of visits that the favourite of a short search has at least
LOOKED_AT = 4  # visits from which on a short search has an opinion of a choice
NOTED = 0.03  # by how much a master must like its favourite better than anything else
UNKNOWN = 0.05  # what counts as its lead if the master did not even look elsewhere
RIVALS = 5  # of the favourite that are noted
COMPARED = 3  # choices that the short look compares
SHORT = 16  # parts of the deep thinking that each of them gets
PROMISING = 0.02  # by how much one must be ahead at the short look


class Hunt(msgspec.Struct, frozen=True):
    """What determines which puzzles are found; `until` is the time of day at which a worker gives up."""

    game: str
    options: dict[str, Any]
    think: int  # iterations of a tree
    play: int  # iterations of the masters at play
    luck: str
    until: float | None = None

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return self.until is not None and time.time() > self.until


class Spot(NamedTuple):
    """A decision that may be a puzzle, what a short search likes there, the best first, and when it was made."""

    information: Information
    liked: list[int]
    ply: int


class Scout(AdvisedBot):
    """A master that notes decisions which may be puzzles while it plays."""

    def __init__(self, seed: int, thinking: Thinking, ground: Ground) -> None:
        super().__init__(seed, thinking)
        self.spots: list[Spot] = []
        self._ground = ground

    def choose(self, information: Information) -> int:
        """What the search likes best."""
        action = super().choose(information)
        if len(information.actions) >= FEWEST_CHOICES:
            self._note(information, action)
        return action

    def _note(self, information: Information, favourite: int) -> None:
        """Keep the decision if the favourite is liked clearly better than all others, and `easy` plays another."""
        if self._lead(favourite) > NOTED and favourite not in easy_choices(information, self._random):
            found = self.visits()
            liked = sorted(information.actions, key=lambda action: -found.get(action, (0, 0.0))[0])[: 1 + RIVALS]
            self.spots.append(Spot(_kept(information), liked, self._ground.ply))

    def _lead(self, favourite: int) -> float:
        """By how much the favourite is liked better than any other choice that was looked at; 0 if hardly visited."""
        found = self.visits()
        visits, worth = found.pop(favourite)
        if visits < SURE * (visits + sum(seen for seen, _ in found.values())):
            return 0.0
        likes = [other / seen for seen, other in found.values() if seen >= LOOKED_AT]
        return worth / visits - max(likes) if likes else UNKNOWN


def _kept(information: Information) -> Information:
    """The same, whatever becomes of the table."""
    return Information(information.referee, copied(information.block), information.seat, information.seed)


def spots_of(plan: Hunt, scales: Scales, chance: Random) -> list[Spot]:
    """The decisions of a game that are promising at a short look, the likeliest first."""
    found = [(_promise(plan, spot, scales, chance), spot) for spot in _noted(plan, chance) if not plan.over]
    return [spot for lead, spot in sorted(found, key=lambda one: -one[0]) if lead >= PROMISING]


def _noted(plan: Hunt, chance: Random) -> list[Spot]:
    """What the masters of one game have noted."""
    game = load_game(plan.game)
    referee, block = Referee(game, game.configure(plan.options)), blank(game.state_type, 1)
    block[0].key[:] = key_of(salted(chance.getrandbits(SEED_BITS), plan.luck))
    referee.deal(block, 0)
    ground, thinking = Ground(referee, block), Thinking(iterations=plan.play)
    players = range(int(plan.options["players"]))
    scouts = {seat: Scout(chance.getrandbits(SEED_BITS), thinking, ground) for seat in players}
    let_play(ground, scouts, lambda seat: chance.getrandbits(SEED_BITS))
    return [spot for scout in scouts.values() for spot in scout.spots]


def _promise(plan: Hunt, spot: Spot, scales: Scales, chance: Random) -> float:
    """How far ahead one choice is if a few get the same, small effort."""
    values = scales.weigh(spot.information, spot.liked[:COMPARED], some_seeds(chance), max(2, plan.think // SHORT))
    return lead_of(values, best_of(values))


def some_seeds(chance: Random) -> list[int]:
    """A seed for each tree of a choice."""
    return [chance.getrandbits(SEED_BITS) for _ in range(TREES)]
