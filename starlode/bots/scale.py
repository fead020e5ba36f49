"""Levels from 1 to 10, evenly apart (`level:7`), and what they are made of (`strength:2.5`).

A strength is a place among the named levels: 0 plays at random, 1 is `easy`, 2 `medium`, 3 `hard`, 4 `expert` and 5
`master`. In between, a bot slips: `strength:2.3` makes three decisions in ten as `hard` does and the others as
`medium`. A `novice` is 0.5.

Which strength each level has is measured for every game and number of players (`levels.json`, which `starlode levels`
writes from games of the arena), so that every level beats the one below it equally often. Where nothing was measured,
levels are spread evenly over the strengths. The last one is the strongest that is offered.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import numpy as np

from starlode.bots.bot import Bot, make_bot
from starlode.bots.proofs import mastered
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError, UnknownBot
from starlode.engine.boundary.parsing import read_file
from starlode.engine.boundary.quoting import shown
from starlode.engine.system.files import write_whole, writing
from starlode.match.information import Information

GRADES = ("random", "easy", "medium", "hard", "expert", "master")
MARKS = {"novice": 0.5} | {name: float(grade) for grade, name in enumerate(GRADES) if grade}
COUNT = 10
STEP = 120.0  # rating points from level to level where nothing was measured
FILE = "levels.json"

_NUMBERS = tuple(map(str, range(1, COUNT + 1)))
_STRENGTH = re.compile(r"[0-4](?:\.[0-9]{1,3})?|5(?:\.0{1,3})?")


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How ratings climb with strength in a game with some number of players; levels divide that evenly."""

    strengths: list[float]  # from the weakest level to the strongest, and some in between
    ratings: list[float]  # of each, never falling
    games: int = 0  # that were measured

    @property
    def step(self) -> float:
        """Rating points from each level to the next."""
        return (self.ratings[-1] - self.ratings[0]) / (COUNT - 1)

    def strength_of(self, level: int) -> float:
        """How strong a level is."""
        rating = self.ratings[0] + self.step * (level - 1)
        return round(float(np.interp(rating, self.ratings, self.strengths)), 3)

    def place_of(self, strength: float) -> float:
        """Where a strength is on the scale: 1 is the first level, 10 the last."""
        rating = float(np.interp(strength, self.strengths, self.ratings))
        return 1 + (rating - self.ratings[0]) / self.step


def scale_of(game: Game, players: int) -> Scale:
    """The levels that are offered for this number of players."""
    strongest = MARKS["master" if players in mastered(game) else "expert"]
    scale = known_scales(game).get(players)
    if scale is None or scale.strengths[-1] != strongest:  # a master came or went since it was measured
        return Scale([MARKS["novice"], strongest], [0.0, STEP * (COUNT - 1)])
    return scale


def known_scales(game: Game) -> dict[int, Scale]:
    """What was measured, by number of players; raises StarlodeError if that cannot be read."""
    file = scale_file(game)
    return _read(file) if file and file.is_file() else {}


def scale_file(game: Game) -> Path | None:
    """Where the levels of a game are kept, whether or not they were measured; None without a folder."""
    return game.info.folder / FILE if game.info.folder else None


def write_scales(game: Game, scales: dict[int, Scale]) -> Path:
    """Keep what was measured, and what is known of other numbers of players; raises StarlodeError."""
    file = scale_file(game)
    if file is None:
        raise StarlodeError(f"{game.info.name} has no folder to keep its levels in")
    known = dict(sorted((known_scales(game) | scales).items()))
    with writing(file):
        write_whole(file, msgspec.json.format(msgspec.json.encode(known), indent=2) + b"\n")
    _read.cache_clear()
    return file


@cache
def _read(file: Path) -> dict[int, Scale]:
    try:
        return msgspec.json.decode(read_file(file, StarlodeError), type=dict[int, Scale])
    except msgspec.DecodeError as failure:
        raise StarlodeError(f"{file} holds no levels: {failure}") from None


# ---- bots ----


class StrengthBot:
    """Decides as one named level or as the next, by lot."""

    name = "strength"

    def __init__(self, seed: int, strength: float) -> None:
        self._seed, self._strength, self._slips = seed, strength, Random(seed + 1)
        self._bots: dict[int, Bot] = {}

    def choose(self, information: Information) -> int:
        """What the level chooses that has drawn the lot; raises UnknownBot where there is no master."""
        below, above = divmod(self.strength(information), 1)
        grade = int(below) + (self._slips.random() < above)
        if grade not in self._bots:
            self._bots[grade] = make_bot(GRADES[grade], self._seed)
        return self._bots[grade].choose(information)

    def strength(self, information: Information) -> float:
        """How strong it is in a game."""
        return self._strength


class LevelBot(StrengthBot):
    """As strong as its level is in the game at hand."""

    name = "level"

    def __init__(self, seed: int, level: int) -> None:
        super().__init__(seed, 0.0)
        self._level = level

    def strength(self, information: Information) -> float:
        """As measured for the game and its number of players."""
        return scale_of(information.game, information.config.options["players"]).strength_of(self._level)


def strength(seed: int, argument: str = "") -> StrengthBot:
    """A bot between two named levels; raises UnknownBot unless it is told which."""
    return StrengthBot(seed, parse_strength(argument))


def parse_strength(text: str) -> float:
    """A number from 0 to 5; raises UnknownBot."""
    if not _STRENGTH.fullmatch(text):
        raise UnknownBot(f"a strength is a number from 0 to 5, such as strength:2.5, not {shown(text)}")
    return float(text)


def level(seed: int, argument: str = "") -> LevelBot:
    """A bot of a level from 1 to 10; raises UnknownBot unless it is told which."""
    if argument not in _NUMBERS:
        raise UnknownBot(f"levels are level:1 to level:{COUNT}, not {shown('level:' + argument)}")
    return LevelBot(seed, int(argument))


def strength_of(bot: str, game: Game, players: int) -> float | None:
    """How strong a bot is, by its name; None if it is on no scale."""
    kind, _, argument = bot.partition(":")
    if kind == LevelBot.name and argument in _NUMBERS:
        return scale_of(game, players).strength_of(int(argument))
    if kind == StrengthBot.name and _STRENGTH.fullmatch(argument):
        return float(argument)
    return MARKS.get(bot)
