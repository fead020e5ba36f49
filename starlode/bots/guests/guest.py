"""What all guests have in common: a wrong answer costs a decision, too many or a breakdown cost the game."""

from __future__ import annotations

from abc import ABC, abstractmethod

from starlode.bots.guests.fouls import Breakdown, Foul
from starlode.bots.random_bot import RandomBot
from starlode.engine.authoring.game import Json
from starlode.match.information import Information

MOST_FOULS = 3  # this many forfeit the game


class GuestBot(ABC):
    """Asks a bot that is not of the house, and the random bot when that one fails.

    After too many fouls, or a breakdown, the seat forfeits the game. The random bot then plays on, so that the others
    can finish.
    """

    title: str  # what it is called when it breaks down

    def __init__(self, seed: int, most_fouls: int = MOST_FOULS) -> None:
        self.fouls: list[str] = []
        self.forfeit: str | None = None  # why the game is lost, regardless of points
        self._most_fouls = most_fouls
        self._substitute = RandomBot(seed)
        self._turn = 0

    @abstractmethod
    def ask(self, information: Information) -> int:
        """The guest's own answer; raises Foul or Breakdown."""

    @abstractmethod
    def end(self, outcome: Json | None = None) -> None:
        """Tell the guest that the game is over, or was left unfinished."""

    def choose(self, information: Information) -> int:
        """The guest's move, or a random one in its place."""
        self._turn += 1
        if self.forfeit is None:
            try:
                return self.ask(information)
            except Foul as foul:
                self._note(str(foul))
            except Breakdown as end:
                self._note(str(end))
                self.give_up(f"{self.title} {end}")
        return self._substitute.choose(information)

    def give_up(self, reason: str) -> None:
        """Forfeit the game."""
        self.forfeit = reason

    def _note(self, foul: str) -> None:
        self.fouls.append(f"turn {self._turn}: {foul}")
        if len(self.fouls) >= self._most_fouls:
            self.give_up(f"{len(self.fouls)} fouls, the last in {self.fouls[-1]}")
