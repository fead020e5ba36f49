"""What is known of a game before anything heavy is imported."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlode.engine.game import Game


@dataclass(frozen=True)
class GameInfo:
    """A game's entry in the list of games; `load()` imports the game itself."""

    name: str
    title: str
    summary: str
    players: tuple[int, int]  # fewest, most
    module: str  # defines GAME

    def load(self) -> Game:
        """The game itself; takes the time of importing its rules."""
        game: Game = import_module(self.module).GAME
        return game
