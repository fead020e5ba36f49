"""What must hold in every position, in every game and in one game alone, with one row per invariant.

A game has one list of `Invariants`. Checks of a game ask it for faults, readers of written positions refuse what breaks
an invariant, and the documentation lists the rows. So the three cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from inspect import getdoc
from typing import Any, NamedTuple

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.shapes import refusal
from starlode.engine.declarations.config import Config
from starlode.engine.running.single import legal_bytes
from starlode.engine.state.reading import read
from starlode.engine.state.records import Record, range_faults


class Breach(NamedTuple):
    """A broken invariant: the key of the written position that is wrong (`seats[1].hand`), and why."""

    place: str
    reason: str


Check = Callable[[Config, Any], Iterator[str | Breach]]
SeatCheck = Callable[[Config, Any, int], Iterator[str | Breach]]
Prepare = Callable[[Config, Any], Any]


@dataclass(frozen=True)
class Invariant:
    """A row: a name, the key of the written position that is wrong if it is broken, and the promise in words."""

    name: str
    place: str
    promise: str
    check: Check
    vital: bool = False  # if this one is broken, those below it cannot be checked
    during: Container[int] | None = None  # the phases in which it is asked, None for all


class Rows:
    """Invariants in the order in which they are checked."""

    def __init__(self, *parts: Iterable[Invariant]) -> None:
        self._rows = [row for part in parts for row in part]

    def __iter__(self) -> Iterator[Invariant]:
        return iter(self._rows)

    def row(
        self, name: str, place: str, *, vital: bool = False, during: Container[int] | None = None
    ) -> Callable[[Check], Check]:
        """Add a check, whose docstring is the promise. It yields a reason for everything that breaks it.

        If the wrong key is not simply `place`, it yields a `Breach` that names the key. With `during` it is asked only
        in these phases.
        """

        def add(check: Check) -> Check:
            promise = " ".join((getdoc(check) or "").split())
            self._rows.append(Invariant(name, place, promise, check, vital, during))
            return check

        return add

    def each_seat(self, name: str, place: str) -> Callable[[SeatCheck], SeatCheck]:
        """Add a check that is asked for every seat of the game; `[n]` in a key becomes the number of the seat."""

        def add(check: SeatCheck) -> SeatCheck:
            def of_all(config: Config, state: Any) -> Iterator[Breach]:
                for seat in range(state.players):
                    for found in check(config, state, seat):
                        key, reason = (place, found) if isinstance(found, str) else found
                        yield Breach(key.replace("[n]", f"[{seat}]"), reason)

            of_all.__doc__ = check.__doc__
            self.row(name, place)(of_all)
            return check

        return add


class Invariants(Rows):
    """The invariants of a game, which may be made of several parts.

    Checks are given the state as plain numbers (`engine.state.reading`), or what `prepare` makes of the record.
    """

    def __init__(self, state_type: type[Record], *parts: Iterable[Invariant], prepare: Prepare | None = None) -> None:
        super().__init__(*parts)
        self._state_type = state_type
        self._prepare: Prepare = prepare or (lambda config, state: read(state_type, state))

    def breaches(self, config: Config, state: Any) -> Iterator[Breach]:
        """Everything that is broken in a state, which may hold any numbers; nothing if a game can reach it."""
        beyond = range_faults(self._state_type, state)
        if beyond:  # the checks use these numbers as indices
            yield from (Breach("", fault) for fault in beyond)
        else:
            yield from self._broken(config, state)

    def faults(self, config: Config, state: Any) -> list[str]:
        """The same in words, each beginning with its place."""
        return [f"{place}: {reason}" if place else reason for place, reason in self.breaches(config, state)]

    def refuse(self, config: Config, state: Any) -> None:
        """Raise InvalidPosition for the first thing that is broken in a written position.

        Its reader has already checked the names. So the rows are checked before the ranges of the record, because their
        errors are clearer.
        """
        for place, reason in self._broken(config, state):
            raise refusal(place, reason)
        for fault in range_faults(self._state_type, state):
            raise refusal("", fault)

    def _broken(self, config: Config, state: Any) -> Iterator[Breach]:
        prepared = self._prepare(config, state)
        for row in self._rows:
            if row.during is not None and state.phase not in row.during:
                continue
            broken = False
            for found in row.check(config, prepared):
                broken = True
                yield Breach(row.place, found) if isinstance(found, str) else found
            if broken and row.vital:
                return


def plain_state(state_type: type[Record], params_type: type[Record]) -> Prepare:
    """A `prepare`: the state as plain numbers, `params` likewise, and as `record` what rules can be asked."""

    @lru_cache(maxsize=16)
    def tables(params: bytes) -> Any:  # the same for all states of a game
        return read(params_type, np.frombuffer(params, params_type.dtype)[0])

    def prepare(config: Config, record: Any) -> Any:
        state = read(state_type, record)
        state.params, state.record = tables(config.params.tobytes()), record
        return state

    return prepare


# ---- of every game ----


def asking_faults(game: Game, config: Config, state: Any) -> list[str]:
    """What is wrong with who is asked: a seat that owes a decision must have a legal move, any other seat none."""
    if not state.acting:
        return [] if state.over else ["no seat is asked although the game is not over"]
    found = []
    for seat in range(state.players):
        able = bool(legal_bytes(config.params, state, seat, game.actions).any())
        asked = bool(state.acting >> seat & 1)
        if asked and not able:
            found.append(f"seat {seat} is asked but has no legal move")
        if able and not asked:
            found.append(f"seat {seat} has legal moves but is not asked")
    return found


def position_faults(game: Game, config: Config, state: Any) -> list[str]:
    """Every broken invariant of a position: numbers out of their range, or else what the game itself promises."""
    return range_faults(game.state_type, state) or game.faults(config, state)
