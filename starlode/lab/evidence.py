"""All games of an experiment as arrays, from which every measure is computed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from starlode.lab.experiment import Column, Experiment
from starlode.lab.playing import Played

Floats = np.ndarray[Any, np.dtype[np.float64]]
Ints = np.ndarray[Any, np.dtype[np.int64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]


@dataclass(frozen=True)
class Evidence:
    """Arrays whose axes are game, seat, and then what the name says."""

    experiment: Experiment
    columns: tuple[Column, ...]
    labels: tuple[str, ...]  # sources of points
    seeds: Ints
    bots: tuple[tuple[str, ...], ...]
    in_turn: Ints  # game, place: seats in the order in which they are first asked
    has_order: bool  # whether there is such an order; else all are asked at once
    wins: Floats  # shares of the victory
    points: Ints
    decisions: Ints
    rounds: Ints | None
    lead_changes: Ints
    settled: Floats
    trail: Ints  # game, mark, seat
    sources: Ints  # game, seat, label
    taken: Flags  # game, seat, column
    offered: Flags  # game, seat, column: whether the seat was offered it when a turn began

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
        """For each game and seat, the share of victories its bot wins overall: what a taker is compared with."""
        names = np.array(self.bots)
        rates = {name: float(self.wins[names == name].mean()) for name in np.unique(names)}
        expected: Floats = np.vectorize(rates.__getitem__, otypes=[np.float64])(names)
        return expected


def gather(experiment: Experiment, played: list[Played]) -> Evidence:
    """The games as arrays, with the columns of everything that was offered or taken."""
    labels = tuple(dict.fromkeys(label for game in played for seat in game.sources for label in seat))
    taken = unpack([game.taken for game in played], len(experiment.columns))
    offered = unpack([game.offered for game in played], len(experiment.columns))
    seen = np.flatnonzero((taken | offered).any(axis=(0, 1)))
    rounds = [game.rounds for game in played if game.rounds is not None]
    return Evidence(
        experiment=experiment,
        columns=tuple(experiment.columns[number] for number in seen),
        labels=labels,
        seeds=np.array([game.number for game in played]),
        bots=tuple(game.bots for game in played),
        in_turn=np.array([game.in_turn for game in played]),
        has_order=all(game.first is not None for game in played),
        wins=np.array([game.wins for game in played]),
        points=np.array([game.points for game in played]),
        decisions=np.array([game.decisions for game in played]),
        rounds=np.array(rounds) if len(rounds) == len(played) else None,
        lead_changes=np.array([game.lead_changes for game in played]),
        settled=np.array([game.settled for game in played]),
        trail=np.array([game.trail for game in played], np.int32),
        sources=np.array([[[seat.get(label, 0) for label in labels] for seat in game.sources] for game in played]),
        taken=taken[:, :, seen],
        offered=offered[:, :, seen],
    )


def unpack(rows: list[list[str]], columns: int) -> Flags:
    """Hexadecimal digits with a bit for each column, by game and seat, as flags."""
    size = (columns + 7) // 8
    packed = b"".join(int(text, 16).to_bytes(size, "little") for row in rows for text in row)
    octets = np.frombuffer(packed, np.uint8).reshape(len(rows), len(rows[0]), size)
    flags: Flags = np.unpackbits(octets, axis=2, bitorder="little")[:, :, :columns].astype(np.bool_)
    return flags
