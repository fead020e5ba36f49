"""The games of an experiment, played by workers and kept in a folder as they are finished."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from starlode.arena.ledger import Ledger
from starlode.arena.spreading import Workers
from starlode.arena.versions import versions_of
from starlode.lab.experiment import Experiment
from starlode.lab.playing import Played, play_game

BATCH = 16  # games a worker plays before it reports, where they are quick

Hear = Callable[[Sequence[Played]], None]


def ledger_of(experiment: Experiment, folder: Path, salt: str = "") -> Ledger[Played]:
    """Where the games of an experiment are kept, in a folder of its own within the folder; a new run may get a salt."""
    place = folder / f"lab-{experiment.game_name}-{experiment.digest()}"
    return Ledger(place, "lab", experiment.plan(), Played, experiment.salt if experiment.is_salted else None, salt)


def finished(experiment: Experiment, ledger: Ledger[Played]) -> list[Played]:
    """The games of an experiment that are finished, in the order of their seeds."""
    return [ledger.results[seed] for seed in experiment.seeds if seed in ledger.results]


def play_all(experiment: Experiment, ledger: Ledger[Played], workers: Workers, hear: Hear = lambda games: None) -> None:
    """Play every game that is not finished yet; `hear` is told of new ones once they are kept."""

    def keep(games: list[Played]) -> None:
        ledger.add(games)
        hear(games)

    left = [seed for seed in experiment.seeds if seed not in ledger.results]
    tasks = [*batches(left, batch_size(experiment, len(left), workers.size))]
    if workers.alone:
        for batch in tasks:
            keep(play_batch(experiment, batch))
    elif left:
        needed = [versions_of(experiment.game_name, experiment.components)]
        workers.do(partial(play_batch, experiment), tasks, keep, needed)


def batch_size(experiment: Experiment, games: int, workers: int) -> int:
    """Many quick games, or one long one: an interruption loses what a worker has not reported."""
    return max(1, min(BATCH, games // workers)) if experiment.is_hasty else 1


def batches(seeds: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    """The seeds in portions."""
    return (seeds[first : first + size] for first in range(0, len(seeds), size))


_latest: list[Experiment] = []  # in a worker: with its parameters, which do not travel


def play_batch(experiment: Experiment, seeds: Sequence[int]) -> list[Played]:
    """Play the games of some seeds."""
    if _latest != [experiment]:
        _latest[:] = [experiment]
    return [play_game(_latest[0], seed) for seed in seeds]
