"""What a level is made of: by lot one of two makes each decision (`strength:2.5`).

A strength is a place on the way from chance to the strongest level: 0 plays at random, 1 is `easy`, 2 `medium`, 3
`hard`. In between, a bot slips: `strength:2.3` makes three decisions in ten as `hard` does and the others as `medium`.
A `novice` is 0.5.

Where there is a master, 4 is what its network likes at first sight, and 5 the master. On the way it thinks for ever
more iterations: a hundredth further is always as many times more, since that is worth about as much everywhere. Where
there is none, 4 is `expert`.
"""

from __future__ import annotations

import re
from math import ceil
from random import Random

import msgspec

from starlode.bots.bot import Bot, make_bot
from starlode.bots.levels import MasterBot, master_thinking
from starlode.bots.proofs import mastered
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import UnknownBot
from starlode.engine.boundary.quoting import shown
from starlode.match.information import Information

GRADES = ("random", "easy", "medium", "hard")
EXPERT = "expert"
SIGHT = len(GRADES)  # the strength from which on a master thinks; at it there is one iteration, a first look
MARKS = {"novice": 0.5, "easy": 1.0, "medium": 2.0, "hard": 3.0, EXPERT: 4.0, "master": 5.0}
STRENGTH = re.compile(r"[0-4](?:\.[0-9]{1,3})?|5(?:\.0{1,3})?")

Decider = str | int  # a named level, or a master by how many iterations it thinks for


class Lot(msgspec.Struct, frozen=True):
    """Who makes a decision: the upper one as often as `share` says, else the lower one."""

    below: Decider
    above: Decider
    share: float

    @property
    def masterly(self) -> bool:
        """Whether a master makes some decisions, however short it thinks."""
        return not isinstance(self.above, str)


def lot_of(strength: float, game: Game, players: int) -> Lot:
    """Who decides at a strength in a game with this many players."""
    if strength > SIGHT:
        below, share = _between(master_thinking(game, players).iterations ** (strength - SIGHT))
        return Lot(below, below + 1, share)
    grades: tuple[Decider, ...] = (*GRADES, 1 if players in mastered(game) else EXPERT)
    below, share = _between(strength)
    return Lot(grades[below], grades[below + 1], share)


def _between(number: float) -> tuple[int, float]:
    """The whole number below, and how far it is from there; the next one itself is all the way from the last."""
    below = max(0, ceil(number) - 1)
    return below, round(number - below, 3)


class StrengthBot:
    """Decides by lot as one of two."""

    name = "strength"

    def __init__(self, seed: int, strength: float) -> None:
        self._seed, self._strength, self._lots = seed, strength, Random(seed + 1)
        self._bots: dict[Decider, Bot] = {}

    def choose(self, information: Information) -> int:
        """What the one chooses who has drawn the lot; raises UnknownBot where there is no network for a master."""
        lot = lot_of(self.strength(information), information.game, information.config.options["players"])
        return self._bot(lot.above if self._lots.random() < lot.share else lot.below).choose(information)

    def _bot(self, decider: Decider) -> Bot:
        if decider not in self._bots:
            self._bots[decider] = _made(decider, self._seed)
        return self._bots[decider]

    def strength(self, information: Information) -> float:
        """How strong it is in a game."""
        return self._strength


def _made(decider: Decider, seed: int) -> Bot:
    return make_bot(decider, seed) if isinstance(decider, str) else MasterBot(seed, decider)


def strength(seed: int, argument: str = "") -> StrengthBot:
    """A bot of a strength; raises UnknownBot unless it is told which."""
    return StrengthBot(seed, parse_strength(argument))


def parse_strength(text: str) -> float:
    """A number from 0 to 5; raises UnknownBot."""
    if not STRENGTH.fullmatch(text):
        raise UnknownBot(f"a strength is a number from 0 to 5, such as strength:2.5, not {shown(text)}")
    return float(text)
