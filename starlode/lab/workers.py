"""Many games on several processes. An interruption keeps every finished game."""

from __future__ import annotations

import multiprocessing
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event

from starlode.engine.errors import StarlodeError
from starlode.lab.experiment import Experiment
from starlode.lab.playing import Played, play_game

BATCH = 8  # games a worker plays before it reports


class Interrupted(StarlodeError):
    """The run was stopped; keeps the games that were finished."""

    def __init__(self, played: list[Played]) -> None:
        super().__init__(f"interrupted after {len(played)} games")
        self.played = played


def play_all(experiment: Experiment, workers: int, report: Callable[[int], None] = lambda count: None) -> list[Played]:
    """Every game of an experiment in the order of the seeds; `report` hears of new ones. Raises Interrupted."""
    played: list[Played] = []
    run: Run = Alone(experiment) if workers == 1 else Together(experiment, workers)
    try:
        while (games := run.more()) is not None:
            played += games
            report(len(games))
    except KeyboardInterrupt:
        played += run.stop()
        raise Interrupted(sorted(played, key=lambda game: game.seed)) from None
    return sorted(played, key=lambda game: game.seed)


class Run(ABC):
    """The games of an experiment as they are finished."""

    @abstractmethod
    def more(self) -> list[Played] | None:
        """Some more finished games; None when there are no more to come."""

    @abstractmethod
    def stop(self) -> list[Played]:
        """End the run; answers with games that were finished but not handed over yet."""


class Alone(Run):
    """Games in this very process, one at a time."""

    def __init__(self, experiment: Experiment) -> None:
        self._experiment = experiment
        self._seeds = iter(range(experiment.seed, experiment.seed + experiment.games))

    def more(self) -> list[Played] | None:
        seed = next(self._seeds, None)
        game = None if seed is None else play_game(self._experiment, seed)
        return None if game is None else [game]

    def stop(self) -> list[Played]:
        return []


class Together(Run):
    """Batches of games on several processes."""

    def __init__(self, experiment: Experiment, workers: int) -> None:
        context = multiprocessing.get_context("spawn")  # the same everywhere, and safe beside threads
        self._stop = context.Event()
        self._pool = ProcessPoolExecutor(workers, context, _begin, (experiment, self._stop))
        size = max(1, min(BATCH, experiment.games // workers))
        self._running = {self._pool.submit(_play_batch, batch) for batch in batches(experiment, size)}

    def more(self) -> list[Played] | None:
        if not self._running:
            self._pool.shutdown()
            return None
        done, _ = wait(self._running, return_when=FIRST_COMPLETED)
        games = results_of(done)
        self._running -= done
        return games

    def stop(self) -> list[Played]:
        """Batches nobody has begun are dropped; the others end after their current decision."""
        self._stop.set()
        begun = {future for future in self._running if not future.cancel()}
        games = results_of(wait(begun).done)
        self._pool.shutdown()
        return games


def batches(experiment: Experiment, size: int) -> list[range]:
    """The seeds of an experiment in portions."""
    end = experiment.seed + experiment.games
    return [range(first, min(first + size, end)) for first in range(experiment.seed, end, size)]


def results_of(done: set[Future[list[Played]]]) -> list[Played]:
    """The games of finished batches; raises StarlodeError where a worker died."""
    try:
        return [game for future in done for game in future.result()]
    except BrokenProcessPool:
        raise StarlodeError("a worker process died; try fewer with --workers") from None


# ---- in a worker ----

_work: list[tuple[Experiment, Event]] = []  # what this worker plays, and the signal to stop


def _begin(experiment: Experiment, stop: Event) -> None:
    """Only the first process listens to Ctrl-C; it tells the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _work.append((experiment, stop))


def _play_batch(seeds: range) -> list[Played]:
    experiment, stop = _work[-1]
    games = (play_game(experiment, seed, stop.is_set) for seed in seeds if not stop.is_set())
    return [game for game in games if game is not None]
