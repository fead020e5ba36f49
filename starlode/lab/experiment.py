"""An experiment: the game, how often it is played, the bots, and the components."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from starlode.bots.bot import is_guest
from starlode.bots.makings import makings
from starlode.bots.scale import strength_of
from starlode.bots.strengths import MARKS
from starlode.engine.authoring.game import Game
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.options import Options
from starlode.engine.declarations.usage import Component, Key
from starlode.games import load_game
from starlode.match.record import components_digest
from starlode.workbench.uses import UseTables, tables_of

FORMAT = 2  # of a finished game that is kept
HASTY = ("greedy", "random")  # do not think ahead and are on no scale of levels


@dataclass(frozen=True)
class Column:
    """One thing that is counted: a component, and how it is taken or used."""

    component: Component
    how: str

    @property
    def label(self) -> str:
        """The column in words."""
        return f"{self.component.name} ({self.how})"


@dataclass(frozen=True)
class Experiment:
    """What is played. It travels to worker processes as it is; game number i has the seed `seed + i`.

    If an external program plays, a secret salt is mixed into the seeds; without one the run makes its own.
    """

    game_name: str
    options: Options = field(default_factory=dict)
    bots: tuple[str, ...] = ("greedy",)
    games: int = 1000
    seed: int = 0
    components: Path | None = None  # a corrected component file
    salt: str = ""

    @cached_property
    def game(self) -> Game:
        """The game."""
        return load_game(self.game_name)

    @cached_property
    def config(self) -> Config:
        """Options, components and parameters; raises InvalidOption or InvalidComponents."""
        return self.game.configure(self.options, self.components)

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.config.options["players"])

    @cached_property
    def things(self) -> dict[str, Component]:
        """The components by id."""
        return {component.id: component for component in self.game.components_of(self.config)}

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """Everything that is counted: components in the order the game lists them, each in every way."""
        return tuple(Column(component, how) for component in self.things.values() for how in component.ways)

    @cached_property
    def places(self) -> dict[Key, int]:
        """The number of every column."""
        return {(column.component.id, column.how): number for number, column in enumerate(self.columns)}

    @cached_property
    def uses(self) -> UseTables:
        """Which column an event counts for."""
        return tables_of(self.game, self.config)

    @property
    def seeds(self) -> range:
        """The seed of every game."""
        return range(self.seed, self.seed + self.games)

    def seating(self, seed: int) -> tuple[str, ...]:
        """Who sits where in the game of that seed: bots move on by one seat from game to game."""
        return tuple(self.bots[(seat + seed) % len(self.bots)] for seat in range(self.players))

    @property
    def is_hasty(self) -> bool:
        """Whether no bot thinks ahead, so that games are quick."""
        return all(map(self._is_hasty, self.bots))

    def _is_hasty(self, bot: str) -> bool:
        strength = strength_of(bot, self.game, self.players)
        return bot in HASTY or (strength is not None and strength <= MARKS["easy"])

    @property
    def is_salted(self) -> bool:
        """Whether the deals have a secret."""
        return bool(self.salt) or any(map(is_guest, self.bots))

    def with_salt(self, salt: str) -> Experiment:
        """The same experiment with the salt of its run."""
        return replace(self, salt=salt)

    def with_components(self, file: Path) -> Experiment:
        """The same experiment with another component file."""
        return replace(self, components=file)

    def plan(self) -> str:
        """Everything that determines how the game of a seed goes, as JSON, without the salt and the number of games."""
        data = {
            "format": FORMAT,
            "game": self.game_name,
            "options": self.config.options,
            "bots": self.bots,
            "seed": self.seed,
            "components": components_digest(self.components or self.game.component_file),
            "columns": _digest(*(f"{name} {how}" for name, how in self.places)),
            **makings(self.game, self.bots),  # a bot or rule that was changed plays other games
        }
        return json.dumps(data, indent=1) + "\n"

    def digest(self) -> str:
        """A short name for the plan, and for the salt if one was given."""
        return _digest(self.plan(), *([self.salt] if self.salt else []))

    def __getstate__(self) -> dict[str, object]:
        """Only what was given: game and parameters are made again where it arrives."""
        return {name: self.__dict__[name] for name in self.__dataclass_fields__}


def _digest(*texts: str) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:12]
