"""A game in progress: its decisions, its latest positions, what each viewer was told, and taking back.

A server's table is a course with a store around it, a match is one with text around it. Viewers are the seats and,
as -1, spectators. A viewer's version counts what it was told: what happens in secret does not count, and what is taken
back counts twice, when it came and when it went.

Free is to take back what used no chance, told its own seat nothing it could not work out itself, and after which nobody
else has moved as far as that seat may know. What others decided meanwhile in secret stays, so that being allowed to
take something back tells nothing about them. Everything else goes with all that followed, needs the consent of the
others, and is followed by other luck: what somebody has seen of the future does not come true.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

import numpy as np

from starlode.engine.running.history import History
from starlode.engine.state.header import SEATS

# The seats of a set, by its bits.
SEATS_OF = tuple(tuple(seat for seat in range(SEATS) if bits >> seat & 1) for bits in range(1 << SEATS))


class Made(NamedTuple):
    """A decision that stands: by whom, and which action."""

    seat: int
    action: int


class Redraw(NamedTuple):
    """From so many decisions on chance was drawn anew; redraws of a game are numbered from 1."""

    place: int
    number: int


class GameInProgress:
    """What has been decided, where that has led, and who knows of it.

    Nothing here checks what it is given. What each decision told is found out when somebody asks.
    """

    def __init__(self, history: History) -> None:
        self.history, self.referee = history, history.referee
        self.players = int(self.referee.config.options["players"])
        # Each viewer is its own place in a list, because spectators are the last.
        self.viewers: Sequence[int] = (*range(self.players), -1)
        self.everyone = (1 << self.players + 1) - 1
        self.redraws: list[Redraw] = []
        self._decisions = array("i")  # seat and action of each
        self._told = array("B")  # the viewers that each told something, a bit each, as far as was asked
        self._versions = [1] * len(self.viewers)
        self.kept: int | None = None  # how many of the latest positions are kept beside the first; None for all

    # ---- what is so ----

    @property
    def count(self) -> int:
        """How many decisions stand."""
        return len(self._decisions) >> 1

    def made(self, place: int) -> Made:
        """One of the decisions."""
        return Made(self._decisions[2 * place], self._decisions[2 * place + 1])

    def last_of(self, seat: int) -> int | None:
        """The place of a seat's last decision; None where it has made none."""
        return next((place for place in reversed(range(self.count)) if self._decisions[2 * place] == seat), None)

    def decided(self, seat: int) -> int:
        """How many decisions of a seat stand."""
        return self._decisions[::2].count(seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.history.over

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that truly owe a decision."""
        return SEATS_OF[self.history.acting]

    # ---- what happens ----

    def decide(self, seat: int, action: int) -> None:
        """Let a legal action happen."""
        self._advance(self.count, seat, action)
        self._decisions.append(seat)
        self._decisions.append(action)

    def _advance(self, place: int, seat: int, action: int) -> None:
        redraws = tuple(number for at, number in self.redraws if at == place) if self.redraws else ()
        self.history.play(seat, action, redraws)

    # ---- what viewers were told ----

    @property
    def versions(self) -> list[int]:
        """The version of each viewer."""
        self.catch_up()
        return self._versions

    def told(self, place: int) -> int:
        """The viewers that a decision told something, a bit each."""
        self.catch_up()
        return self._told[place]

    def catch_up(self) -> None:
        """Find out what the latest decisions told."""
        for place in range(len(self._told), self.count):
            self._told.append(self._telling(place))
            self._count(self._told[place])

    def _telling(self, place: int) -> int:
        row = self.history.row
        return self.referee.told(self.history.states, row(place), row(place + 1))

    def _count(self, told: int) -> None:
        for place in range(len(self._versions)):
            self._versions[place] += told >> place & 1

    # ---- taking back ----

    def is_free(self, seat: int, place: int) -> bool:
        """Whether a seat may take back all it has decided since a place, without asking anybody.

        Positions that were played again for that stay until `tidy`, because taking back needs them too.
        """
        self.catch_up()
        decisions = [(number, *self.made(number)) for number in range(place, self.count)]
        if any(other != seat and self._told[number] >> seat & 1 for number, other, _ in decisions):
            return False
        self._recall(place)
        return all(self._is_harmless(number, *made) for number, *made in decisions if made[0] == seat)

    def _is_harmless(self, place: int, seat: int, action: int) -> bool:
        row = self.history.row
        return self.referee.harmless(self.history.states, row(place), row(place + 1), seat, action)

    def going(self, place: int, alone: bool) -> dict[int, list[int]]:
        """The places of the decisions that would be taken back, by seat."""
        found: dict[int, list[int]] = {}
        for number in range(place, self.count):
            if not alone or self._decisions[2 * number] == self._decisions[2 * place]:
                found.setdefault(self._decisions[2 * number], []).append(number)
        return found

    def take_back(self, place: int, alone: bool = False, redraws: Sequence[int] = ()) -> int:
        """Take back a decision with all that followed; answers with the viewers it told something, a bit each.

        Alone, only its own seat's decisions go. With numbers, chance is drawn anew from there on. Whoever had not been
        told of a decision is not told that it went; what nobody has asked about yet was told to nobody.
        """
        shown = place < len(self._told)
        if shown:
            self.catch_up()
        gone = {number for places in self.going(place, alone).values() for number in places}
        staying = [number for number in range(place, self.count) if number not in gone]
        latest, told = self._latest(), reduce(or_, (self._told[number] for number in gone if shown), 0)
        self._return_to(place, staying, redraws)
        if shown:
            self._told.extend(self._telling(number) for number in range(place, self.count))
            told |= self._differing(latest)
            self._count(told)
        self.tidy()
        return told

    def next_redraw(self) -> int:
        """The number for drawing chance anew once more."""
        return max((number for _, number in self.redraws), default=0) + 1

    def _return_to(self, place: int, staying: Sequence[int], redraws: Sequence[int]) -> None:
        """Go back to a place, and play again what stays."""
        again = [self.made(number) for number in staying]
        self._recall(place)
        self.history.cut(place + 1)
        self._redraw(place, staying, redraws)
        del self._decisions[2 * place :], self._told[place:]
        for made in again:
            self.decide(*made)

    def _redraw(self, place: int, staying: Sequence[int], redraws: Sequence[int]) -> None:
        """Note where chance is drawn anew. That outlasts what is taken back, or an old draw would come true again."""
        if redraws:
            kept = [old for old in self.redraws if old.place < place]
            self.redraws = kept + [Redraw(place, number) for number in redraws]
        else:
            self.redraws = [
                Redraw(min(at, place + sum(stays < at for stays in staying)), number) for at, number in self.redraws
            ]

    def _latest(self) -> bytes:
        return self.history.states[-1:].tobytes()

    def _differing(self, latest: bytes) -> int:
        """To whom the present looks different from what was the latest position."""
        pair = np.frombuffer(bytearray(latest + self._latest()), self.history.states.dtype)
        return self.referee.differing(pair, 0, 1)

    def _recall(self, place: int) -> None:
        """Play everything again, if a position was forgotten."""
        if self.history.knows(place):
            return
        self.history.cut(1)
        for number in range(self.count):
            self._advance(number, *self.made(number))

    def tidy(self) -> None:
        """Forget the positions that are not to be kept."""
        if self.kept is not None:
            self.history.forget(self.kept)
