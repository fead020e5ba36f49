"""Bots at play: the one loop that asks them, and what it needs of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Protocol

from starlode.bots.bot import Bot
from starlode.engine.boundary.errors import IllegalMove
from starlode.engine.boundary.quoting import shown
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import Array
from starlode.match.information import Information

Thought = Callable[[int], int]  # the seed of a seat's next thought
Heed = Callable[[int, int], None]  # is told of every decision: the seat and its action


class Playable(Protocol):
    """The part of a game that bots need."""

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        ...

    @property
    def asked(self) -> int:
        """The seat that decides next; the lowest if there are several."""
        ...

    def information(self, seat: int, seed: int) -> Information:
        """What a bot in a seat is given."""
        ...

    def play(self, seat: int, action: int) -> None:
        """Take a legal action; raises IllegalMove for any other, which changes nothing."""
        ...


def let_play(game: Playable, bots: Mapping[int, Bot], thought: Thought, heed: Heed = lambda seat, action: None) -> None:
    """Let bots decide until the game is over or a seat without a bot is asked.

    Each is given its seat's information only. Raises IllegalMove if a bot chooses an action that is not legal.
    """
    while not game.over and (seat := game.asked) in bots:
        action = bots[seat].choose(game.information(seat, thought(seat)))
        game.play(seat, action)
        heed(seat, action)


class ThoughtSeeds:
    """Seeds of thoughts, which count only a seat's own decisions, because those of others may be secret."""

    def __init__(self) -> None:
        self._asked = Counter[int]()

    def __call__(self, seat: int) -> int:
        """The seed of a seat's next thought."""
        self._asked[seat] += 1
        return self._asked[seat] - 1


class Ground:
    """A position in a block, and its referee: no history, no words, as fast as possible. It knows everything."""

    def __init__(self, referee: Referee, block: Array) -> None:
        self.referee = referee
        self.take(block)

    def take(self, block: Array) -> None:
        """Continue with another position."""
        self.block = block
        self._over, self._acting, self._ply = block["over"], block["acting"], block["ply"]  # fast for a block

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._over[0])

    @property
    def asked(self) -> int:
        """The lowest seat that owes a decision; -1 once the game is over."""
        bits = int(self._acting[0])
        return (bits & -bits).bit_length() - 1

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return int(self._ply[0])

    def allows(self, seat: int, action: int) -> bool:
        """Whether a seat may take an action now."""
        return self.referee.allows(self.block, 0, seat, int(action))

    def information(self, seat: int, seed: int) -> Information:
        """What a bot in a seat is given."""
        return Information(self.referee, self.referee.record(self.block, 0, seat), seat, seed)

    def play(self, seat: int, action: int) -> None:
        """Take a legal action; raises IllegalMove for any other, which changes nothing."""
        self.check(seat, action)
        self.referee.advance(self.block, 0, 0, seat, int(action))

    def check(self, seat: int, action: int) -> None:
        """Raise IllegalMove unless a seat may take an action now."""
        if not self.allows(seat, action):
            raise IllegalMove(f"action {shown(action)} is not legal for seat {seat} now")
