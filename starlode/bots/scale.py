"""Levels from 1 to 10, evenly apart (`level:7`): how strong each is, and where those with names are among them.

Which strength (`starlode.bots.strengths`) each level has is measured for every game and number of players
(`levels.json`, which `starlode levels` writes from games of the arena), so that every level beats the one below it
equally often. Where nothing was measured, levels are spread evenly over the strengths. The last one is the strongest
that is offered. An `expert` is beside the way that leads to a master, and has a rating of its own.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import numpy as np

from starlode.bots.proofs import mastered
from starlode.bots.strengths import EXPERT, MARKS, STRENGTH, StrengthBot
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError, UnknownBot
from starlode.engine.boundary.parsing import read_file
from starlode.engine.boundary.quoting import shown
from starlode.engine.system.files import write_whole, writing
from starlode.match.information import Information

COUNT = 10
STEP = 120.0  # rating points from level to level where nothing was measured
FILE = "levels.json"

_NUMBERS = tuple(map(str, range(1, COUNT + 1)))


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How ratings climb with strength in a game with some number of players; levels divide that evenly."""

    strengths: list[float]  # from the weakest level to the strongest, and some in between
    ratings: list[float]  # of each, never falling
    games: int = 0  # that were measured
    kept: int = 0  # of these, games of an earlier scale whose lower part was kept
    marks: dict[str, float] = {}  # ratings of named levels that are not on the way from the weakest to the strongest

    @property
    def step(self) -> float:
        """Rating points from each level to the next."""
        return (self.ratings[-1] - self.ratings[0]) / (COUNT - 1)

    def strength_of(self, level: int) -> float:
        """How strong a level is."""
        rating = self.ratings[0] + self.step * (level - 1)
        return round(float(np.interp(rating, self.ratings, self.strengths)), 3)

    def rating_of(self, strength: float) -> float:
        """How many rating points a strength is above the weakest."""
        return float(np.interp(strength, self.strengths, self.ratings))

    def place_of(self, strength: float) -> float:
        """Where a strength is on the scale: 1 is the first level, 10 the last."""
        return self._place(self.rating_of(strength))

    def _place(self, rating: float) -> float:
        return 1 + (rating - self.ratings[0]) / self.step

    @property
    def places(self) -> dict[str, float]:
        """Where the named levels that are offered are on the scale."""
        offered = {name: strength for name, strength in MARKS.items() if strength <= self.strengths[-1]}
        return {name: self._place(self.marks.get(name, self.rating_of(offered[name]))) for name in offered}


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


class LevelBot(StrengthBot):
    """As strong as its level is in the game at hand."""

    name = "level"

    def __init__(self, seed: int, level: int) -> None:
        super().__init__(seed, 0.0)
        self._level = level

    def strength(self, information: Information) -> float:
        """As measured for the game and its number of players."""
        return scale_of(information.game, information.config.options["players"]).strength_of(self._level)


def level(seed: int, argument: str = "") -> LevelBot:
    """A bot of a level from 1 to 10; raises UnknownBot unless it is told which."""
    if argument not in _NUMBERS:
        raise UnknownBot(f"levels are level:1 to level:{COUNT}, not {shown('level:' + argument)}")
    return LevelBot(seed, int(argument))


def strength_of(bot: str, game: Game, players: int) -> float | None:
    """How strong a bot is, by its name; None if it is not on the way from the weakest to the strongest."""
    kind, _, argument = bot.partition(":")
    if kind == LevelBot.name and argument in _NUMBERS:
        return scale_of(game, players).strength_of(int(argument))
    if kind == StrengthBot.name and STRENGTH.fullmatch(argument):
        return float(argument)
    return None if bot in beside(game, players) else MARKS.get(bot)


def beside(game: Game, players: int) -> tuple[str, ...]:
    """The named levels that a master leaves aside: it thinks with a network, they do without."""
    return (EXPERT,) if players in mastered(game) else ()


def place_of(bot: str, game: Game, players: int) -> float | None:
    """Where a bot is on the scale, by its name; None if it is not on it."""
    strength, scale = strength_of(bot, game, players), scale_of(game, players)
    return scale.places.get(bot) if strength is None else scale.place_of(strength)
