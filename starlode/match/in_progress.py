"""A game in progress: its decisions, its latest positions, what each viewer was told, and taking back.

A server's table is a game in progress with a store around it; a match is one with text around it. Viewers are the seats
and, as -1, spectators. A viewer's version counts what it was told: secret events do not count, and a decision that is
taken back counts twice, once when it came and once when it went.

A seat may freely take back a decision that used no chance, told the seat nothing it could not work out itself, and was
not followed by another seat's move, as far as the seat may know. What others decided in secret meanwhile stays, so
being allowed to take something back says nothing about them. Taking back anything else removes all that followed, needs
the consent of the others, and redraws chance: a future that a player has seen does not come true.
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
    """A decision that stands: which seat made it, and which action."""

    seat: int
    action: int


class Redraw(NamedTuple):
    """After this many decisions chance was redrawn; redraws of a game are numbered from 1."""

    place: int
    number: int


class GameInProgress:
    """What has been decided, where that has led, and who knows of it.

    Nothing here checks its arguments. What each decision told is worked out on demand.
    """

    def __init__(self, history: History) -> None:
        self.history, self.referee = history, history.referee
        self.players = int(self.referee.config.options["players"])
        # Viewers index lists directly: spectators are -1, the last place.
        self.viewers: Sequence[int] = (*range(self.players), -1)
        self.everyone = (1 << self.players + 1) - 1
        self.redraws: list[Redraw] = []
        self._decisions = array("i")  # seat and action of each
        self._told = array("B")  # the viewers that each told something, one bit each, as far as has been asked
        self._harmless: dict[int, bool] = {}  # by place, as far as has been asked: it takes long to find out
        self._versions = [1] * len(self.viewers)
        self.kept: int | None = None  # how many of the latest positions are kept besides the first; None for all

    # ---- what is so ----

    @property
    def count(self) -> int:
        """How many decisions stand."""
        return len(self._decisions) >> 1

    def made(self, place: int) -> Made:
        """One of the decisions."""
        return Made(self._decisions[2 * place], self._decisions[2 * place + 1])

    def last_of(self, seat: int) -> int | None:
        """The place of a seat's last decision; None if it has made none."""
        return next((place for place in reversed(range(self.count)) if self._decisions[2 * place] == seat), None)

    def places_of(self, seat: int) -> list[int]:
        """The places of a seat's decisions."""
        return [place for place, mover in enumerate(self._decisions[::2]) if mover == seat]

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
        """The viewers that a decision told something, one bit each."""
        self.catch_up()
        return self._told[place]

    def catch_up(self) -> None:
        """Work out what the latest decisions told."""
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
        """Whether a seat may take back all it has decided since a place, without asking the others.

        Positions that were replayed for this stay until `tidy`, because taking back needs them too.
        """
        since = sum(own >= place for own in self.places_of(seat))
        return self.free(seat, since) == since

    def free(self, seat: int, most: int | None = None) -> int:
        """How many of its latest decisions a seat may take back together without asking the others."""
        self.catch_up()
        found = 0
        for place in reversed(range(self.count)):
            mover, action = self.made(place)
            stays = mover != seat and not self._told[place] >> seat & 1  # what others decide in secret is no hindrance
            if found == most or not (stays or (mover == seat and self._is_harmless(place, seat, action))):
                break
            found += mover == seat
        return found

    def _is_harmless(self, place: int, seat: int, action: int) -> bool:
        if place not in self._harmless:
            self._recall(place, place + 1)
            row, states = self.history.row, self.history.states
            self._harmless[place] = self.referee.harmless(states, row(place), row(place + 1), seat, action)
        return self._harmless[place]

    def going(self, place: int, alone: bool) -> dict[int, list[int]]:
        """The places of the decisions that would be taken back, by seat."""
        found: dict[int, list[int]] = {}
        for number in range(place, self.count):
            if not alone or self._decisions[2 * number] == self._decisions[2 * place]:
                found.setdefault(self._decisions[2 * number], []).append(number)
        return found

    def take_back(self, place: int, alone: bool = False, redraws: Sequence[int] = ()) -> int:
        """Take back a decision and all that followed; returns the viewers it told something, one bit each.

        With `alone`, only its own seat's decisions go. With numbers in `redraws`, chance is redrawn from there on.
        Viewers that were not told of a decision are not told that it went. A decision that was never asked about was
        told to no viewer.
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
        """The number for the next redraw of chance."""
        return max((number for _, number in self.redraws), default=0) + 1

    def _return_to(self, place: int, staying: Sequence[int], redraws: Sequence[int]) -> None:
        """Go back to a place, and replay what stays."""
        again = [self.made(number) for number in staying]
        self._recall(place)
        self.history.cut(place + 1)
        self._redraw(place, staying, redraws)
        del self._decisions[2 * place :], self._told[place:]
        self._harmless = {number: known for number, known in self._harmless.items() if number < place}
        for made in again:
            self.decide(*made)

    def _redraw(self, place: int, staying: Sequence[int], redraws: Sequence[int]) -> None:
        """Note where chance is redrawn. The note outlasts what is taken back, or an old draw would come true again."""
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
        """The viewers to whom the present looks different from the former latest position."""
        pair = np.frombuffer(bytearray(latest + self._latest()), self.history.states.dtype)
        return self.referee.differing(pair, 0, 1)

    def _recall(self, *places: int) -> None:
        """Replay everything, if a position was forgotten."""
        if all(self.history.knows(place) for place in places):
            return
        self.history.cut(1)
        for number in range(self.count):
            self._advance(number, *self.made(number))

    def tidy(self) -> None:
        """Forget the positions that need not be kept."""
        if self.kept is not None:
            self.history.forget(self.kept)
