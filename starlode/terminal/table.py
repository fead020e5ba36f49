"""A match at a terminal: who sits where, what each person has already been told, and how moves are taken back."""

from __future__ import annotations

from pathlib import Path
from random import Random

from rich.console import Console

from starlode.bots import Bot, make_bot
from starlode.bots.seating import HUMAN
from starlode.engine.errors import StarlodeError
from starlode.engine.files import writing
from starlode.match import Match


class Table:
    """Everything one game in the terminal needs; bots are given their seat's information only."""

    def __init__(self, match: Match, kinds: list[str], console: Console, file: Path | None = None) -> None:
        self.match = match
        self.kinds = kinds
        self.console = console
        self.file = file
        self.looking: int | None = None  # the person at the screen
        self._told = [0] * match.players  # ply up to which each seat has read the log
        self._chance = Random(str(match.seed))
        self._bots: dict[int, Bot] = {
            seat: make_bot(kind, self._chance.getrandbits(31)) for seat, kind in enumerate(kinds) if kind != HUMAN
        }

    @property
    def people(self) -> list[int]:
        """The seats of the people."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def is_bot(self, seat: int) -> bool:
        """Whether a program decides for that seat."""
        return seat in self._bots

    def advise(self, seat: int, bot: Bot) -> int:
        """The action a bot would take in that seat."""
        return bot.choose(self.match.information(seat, self._chance.getrandbits(31)))

    def move_bot(self, seat: int) -> None:
        """Let the bot in that seat decide."""
        if not self.console.is_terminal:
            self.match.play(self.advise(seat, self._bots[seat]), seat)
            return
        with self.console.status(f"{self.match.names[seat]} is thinking"):
            self.match.play(self.advise(seat, self._bots[seat]), seat)

    def play(self, move: str | int, seat: int) -> None:
        """Play a person's move; the consequences are news to them."""
        before = len(self.match.moves)
        self.match.play(move, seat)
        self._told[seat] = before

    def news(self, seat: int) -> list[str]:
        """What happened since that person last decided, their own move included."""
        return self.match.log(seat, self._told[seat])

    def undo(self, seat: int) -> int:
        """Go back to that person's previous decision, by so many moves as are the answer; raises StarlodeError."""
        movers = [int(move.partition(" ")[0]) for move in self.match.moves]
        if seat not in movers:
            raise StarlodeError("there is no decision of yours to take back")
        count = movers[::-1].index(seat) + 1
        others = sorted({mover for mover in movers[-count:] if mover != seat and not self.is_bot(mover)})
        if others:
            raise StarlodeError(f"{self.match.names[others[0]]} has decided since; only they can take that back")
        self.match.undo(count)
        left = len(self.match.moves)
        self._told = [min(told, left) for told in self._told]
        return count

    def save(self, path: Path) -> None:
        """Keep the record in a file, and there from now on; raises StarlodeError."""
        with writing(path):
            self.match.record().save(path)
        self.file = path
