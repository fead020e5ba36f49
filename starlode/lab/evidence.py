"""All games of an experiment as arrays: what every measure is computed from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from starlode.lab.experiment import Column, Experiment
from starlode.lab.playing import Key, Played

Floats = np.ndarray[Any, np.dtype[np.float64]]
Ints = np.ndarray[Any, np.dtype[np.int64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]


@dataclass(frozen=True)
class Evidence:
    """Axes are game, seat, and then whatever the name says."""

    experiment: Experiment
    columns: tuple[Column, ...]
    labels: tuple[str, ...]  # sources of points
    seeds: Ints
    bots: tuple[tuple[str, ...], ...]
    wins: Floats  # shares of the victory
    points: Ints
    decisions: Ints
    rounds: Ints | None
    lead_changes: Ints
    settled: Floats
    trail: Ints  # game, mark, seat
    sources: Ints  # game, seat, label
    taken: Ints  # game, seat, column: how often
    offered: Flags  # game, seat, column: whether it lay before the seat when a turn began

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.seeds)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.wins.shape[1])

    @cached_property
    def expected(self) -> Floats:
        """Per game and seat the share of victories its bot wins on the whole: what a taker is compared with."""
        names = np.array(self.bots)
        rates = {name: float(self.wins[names == name].mean()) for name in np.unique(names)}
        expected: Floats = np.vectorize(rates.__getitem__, otypes=[np.float64])(names)
        return expected


def gather(experiment: Experiment, played: list[Played]) -> Evidence:
    """The games as arrays."""
    columns = columns_of(experiment, played)
    labels = tuple(dict.fromkeys(label for game in played for seat in game.sources for label in seat))
    place = {(column.component.id, column.how): number for number, column in enumerate(columns)}
    taken, offered = _uses(experiment, played, place)
    rounds = [game.rounds for game in played if game.rounds is not None]
    return Evidence(
        experiment=experiment,
        columns=columns,
        labels=labels,
        seeds=np.array([game.seed for game in played]),
        bots=tuple(game.bots for game in played),
        wins=np.array([game.wins for game in played]),
        points=np.array([game.points for game in played]),
        decisions=np.array([game.decisions for game in played]),
        rounds=np.array(rounds) if len(rounds) == len(played) else None,
        lead_changes=np.array([game.lead_changes for game in played]),
        settled=np.array([game.settled for game in played]),
        trail=np.array([game.trail for game in played]),
        sources=np.array([[[seat.get(label, 0) for label in labels] for seat in game.sources] for game in played]),
        taken=taken,
        offered=offered,
    )


def columns_of(experiment: Experiment, played: list[Played]) -> tuple[Column, ...]:
    """Everything that was taken, used or offered, in the order the game lists its components."""
    seen: set[Key] = set()
    for game in played:
        seen.update(*game.taken, *game.offered)
    order = list(experiment.things)
    keys = sorted(seen, key=lambda key: (order.index(key[0]), key[1]))
    return tuple(Column(experiment.things[component], how) for component, how in keys)


def _uses(experiment: Experiment, played: list[Played], place: dict[Key, int]) -> tuple[Ints, Flags]:
    """What was taken and what was offered, by game, seat and column."""
    shape = (len(played), experiment.players, len(place))
    taken, offered = np.zeros(shape, np.int16), np.zeros(shape, np.bool_)
    for number, game in enumerate(played):
        for seat in range(experiment.players):
            for key, count in game.taken[seat].items():
                taken[number, seat, place[key]] = count
            for key in game.offered[seat]:
                offered[number, seat, place[key]] = True
    return taken, offered  # type: ignore[return-value]
