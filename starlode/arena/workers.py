"""Work done by processes of this machine.

Every worker has a line of its own to its master. When one is lost, only what it was doing is lost with it: another
takes its place and does that again. The others are not affected.

Workers are on a leash: a pipe whose other end only their master holds. When the master closes it, or dies suddenly,
every worker exits at once and ends the programs it has started. Ctrl-C reaches the master alone.
"""

from __future__ import annotations

import os
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from starlode.arena.patience import deaf_children, ignore_interrupts
from starlode.bots.guests.channel import stop_all
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.leash import leave_with

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 2  # tasks handed out for every worker, so that none waits for us
TRIES = 3  # workers that one task may cost
GONE = (EOFError, OSError)  # what a line raises when its worker is lost
HOPELESS = "a worker died {} times over the same task; run the same command to continue"


def default_workers() -> int:
    """One for every core this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def work_in_processes(
    work: Callable[[Task], Done], tasks: Iterable[Task], workers: int, keep: Callable[[Done], None]
) -> None:
    """Do the tasks and hand each to `keep` as it is done; an interruption first keeps what is done.

    Another worker does again what a lost one had not finished. Raises StarlodeError if workers die over it each time.
    """
    shift = _Shift(work, iter(tasks), workers, keep)
    try:
        shift.run()
    except KeyboardInterrupt:
        shift.keep_finished()
        raise
    finally:
        shift.end()


@dataclass
class _Errand(Generic[Task]):
    """A task, and how many workers it has cost."""

    task: Task
    lost: int = 0


class _Worker:
    """A process, our end of its line, and what it was handed; the first of that it is doing."""

    def __init__(self, work: Callable[[Any], Any], held: Connection) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.given: deque[_Errand[Any]] = deque()
        self.process = context.Process(target=_serve, args=(theirs, held, work), daemon=True)
        with deaf_children():
            self.process.start()
        theirs.close()

    def hand(self, errand: _Errand[Any]) -> None:
        """Give it something to do; raises OSError if the worker is lost, but lists the task anyway."""
        self.given.append(errand)
        self.line.send(errand.task)

    def leave(self) -> None:
        """Wait until it is gone, which it is once its line or its leash is closed."""
        self.line.close()
        self.process.join()


class _Shift(Generic[Task, Done]):
    """The workers of one run, and what is left to do."""

    def __init__(
        self, work: Callable[[Task], Done], left: Iterator[Task], workers: int, keep: Callable[[Done], None]
    ) -> None:
        self._work, self._left, self._keep = work, left, keep
        self._again: deque[_Errand[Task]] = deque()
        self._held, self._leash = get_context("spawn").Pipe(duplex=False)
        self._workers = [_Worker(work, self._held) for _ in range(workers)]

    def run(self) -> None:
        """Work until everything is done."""
        while True:
            for worker in list(self._workers):
                self._fill(worker)
            busy = {worker.line: worker for worker in self._workers if worker.given}
            if not busy:
                break
            for line in wait(list(busy)):
                self._hear(busy[line])  # type: ignore[index]  # lines are all that was waited for
        for worker in self._workers:
            worker.leave()

    def _fill(self, worker: _Worker) -> None:
        while len(worker.given) < AHEAD and (errand := self._next()):
            try:
                worker.hand(errand)
            except GONE:
                self._replace(worker)
                return

    def _next(self) -> _Errand[Task] | None:
        if self._again:
            return self._again.popleft()
        return next((_Errand(task) for task in self._left), None)

    def _hear(self, worker: _Worker) -> None:
        """Keep what a worker has done, or replace the worker."""
        try:
            error, done = worker.line.recv()
        except GONE:
            self._replace(worker)
            return
        worker.given.popleft()
        if error is not None:
            raise error
        self._keep(done)

    def _replace(self, worker: _Worker) -> None:
        """Replace a lost worker; another one does what it had not finished."""
        worker.given[0].lost += 1
        if worker.given[0].lost == TRIES:
            raise StarlodeError(HOPELESS.format(TRIES))
        self._again.extend(worker.given)
        worker.leave()
        self._workers[self._workers.index(worker)] = _Worker(self._work, self._held)

    def keep_finished(self) -> None:
        """Keep the results that have already arrived."""
        for worker in self._workers:
            while worker.given and worker.line.poll():
                try:
                    self._hear(worker)
                except StarlodeError:  # of the run that is interrupted
                    break

    def end(self) -> None:
        """Stop all workers at once, even in the middle of a task."""
        self._leash.close()
        for worker in self._workers:
            worker.leave()
        self._held.close()


# ---- in the worker ----


_held: list[Connection] = []  # our end of the leash, which must stay open


def _serve(line: Connection, held: Connection, work: Callable[[Any], Any]) -> None:
    """Do the tasks that arrive until the line is closed; programs this process has started end with it."""
    ignore_interrupts()
    _held.append(held)
    leave_with(held.fileno(), stop_all)
    with suppress(*GONE):  # our master may end while we work
        while True:
            line.send(_attempt(work, line.recv()))


def _attempt(work: Callable[[Task], Done], task: Task) -> tuple[Exception | None, Done | None]:
    """The result of a task: an error, or what was done."""
    try:
        return None, work(task)
    except StarlodeError as error:
        return error, None
    except Exception as error:
        error.add_note(traceback.format_exc())  # which would not be sent otherwise
        return error, None
