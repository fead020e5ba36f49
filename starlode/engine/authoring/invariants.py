"""What must hold in every position: of every game, and what a game promises of its own, one row an invariant.

A game has one list of `Invariants`. Whoever checks a game asks it for faults, whoever reads a written position refuses
what breaks one of them, and the documentation lists the rows; so the three cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from inspect import getdoc
from typing import Any, NamedTuple

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
Prepare = Callable[[Config, Any], Any]


@dataclass(frozen=True)
class Invariant:
    """A row: a name, the key of the written position that is wrong if it is broken, and the promise in words."""

    name: str
    place: str
    promise: str
    check: Check
    vital: bool = False  # what stands below cannot be looked at where this one is broken


class Rows:
    """Invariants in the order in which they are looked at."""

    def __init__(self, *parts: Iterable[Invariant]) -> None:
        self._rows = [row for part in parts for row in part]

    def __iter__(self) -> Iterator[Invariant]:
        return iter(self._rows)

    def row(self, name: str, place: str, *, vital: bool = False) -> Callable[[Check], Check]:
        """Add a check, whose docstring is the promise. It yields a reason for everything that breaks it.

        Where the wrong key is not simply `place`, it yields a `Breach` that names it.
        """

        def add(check: Check) -> Check:
            self._rows.append(Invariant(name, place, " ".join((getdoc(check) or "").split()), check, vital))
            return check

        return add


class Invariants(Rows):
    """The invariants of a game, which may be made of several parts.

    Checks are given the state as plain numbers (`engine.reading`), or whatever `prepare` makes of the record.
    """

    def __init__(self, state_type: type[Record], *parts: Iterable[Invariant], prepare: Prepare | None = None) -> None:
        super().__init__(*parts)
        self._state_type = state_type
        self._prepare: Prepare = prepare or (lambda config, state: read(state_type, state))

    def breaches(self, config: Config, state: Any) -> Iterator[Breach]:
        """Everything that is broken in a state, whatever numbers it holds; nothing if a game can reach it."""
        beyond = range_faults(self._state_type, state)
        if beyond:  # the checks use these numbers as indices
            yield from (Breach("", fault) for fault in beyond)
        else:
            yield from self._broken(config, state)

    def faults(self, config: Config, state: Any) -> list[str]:
        """The same in words, each beginning with its place."""
        return [f"{place}: {reason}" if place else reason for place, reason in self.breaches(config, state)]

    def refuse(self, config: Config, state: Any) -> None:
        """Raise InvalidPosition for the first thing that is broken in a position somebody wrote.

        Its reader made sure of names, so the rows are asked before the ranges of the record: they say it better.
        """
        for place, reason in self._broken(config, state):
            raise refusal(place, reason)
        for fault in range_faults(self._state_type, state):
            raise refusal("", fault)

    def _broken(self, config: Config, state: Any) -> Iterator[Breach]:
        prepared = self._prepare(config, state)
        for row in self._rows:
            broken = False
            for found in row.check(config, prepared):
                broken = True
                yield Breach(row.place, found) if isinstance(found, str) else found
            if broken and row.vital:
                return


# ---- of every game ----


def asking_faults(game: Game, config: Config, state: Any) -> list[str]:
    """What is wrong with who is asked: whoever owes a decision has a legal move, everybody else has none."""
    if not state.acting:
        return [] if state.over else ["nobody is asked although the game is not over"]
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
