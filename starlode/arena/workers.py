"""Work done by processes of this machine.

Workers hang on a leash: a pipe whose other end only their master holds. When the master closes it, or dies suddenly,
every worker leaves at once and takes the programs it has started with it. Ctrl-C reaches the master alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TypeVar

from starlode.arena.patience import deaf_children, ignore_interrupts
from starlode.bots.channel import stop_all
from starlode.engine.errors import StarlodeError
from starlode.engine.leash import leave_with

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 2  # tasks handed out for every worker, so that none waits for us


def default_workers() -> int:
    """One for every core this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def work_in_processes(
    work: Callable[[Task], Done], tasks: Iterable[Task], workers: int, keep: Callable[[Done], None]
) -> None:
    """Do the tasks and hand each to `keep` as it is done; an interruption first keeps what is done.

    Raises StarlodeError where a worker dies.
    """
    context = get_context("spawn")
    held, leash = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_attach, initargs=(held,))
    try:
        _keep_all(pool, work, iter(tasks), workers, keep)
        pool.shutdown()
    except BrokenProcessPool:
        raise StarlodeError("a worker died; the same command goes on after the games that are finished") from None
    finally:
        leash.close()
        pool.shutdown(cancel_futures=True)
        held.close()


def _keep_all(
    pool: ProcessPoolExecutor,
    work: Callable[[Task], Done],
    left: Iterator[Task],
    workers: int,
    keep: Callable[[Done], None],
) -> None:
    running: set[Future[Done]] = set()
    try:
        while True:
            running |= {_submit(pool, work, task) for task in islice(left, AHEAD * workers - len(running))}
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                keep(future.result())
                running.discard(future)
    except KeyboardInterrupt:
        for future in running:
            if future.done() and not future.exception():
                keep(future.result())
        raise


def _submit(pool: ProcessPoolExecutor, work: Callable[[Task], Done], task: Task) -> Future[Done]:
    with deaf_children():
        return pool.submit(work, task)


# ---- in the worker ----


_held: list[Connection] = []  # our end of the leash, which must stay open


def _attach(held: Connection) -> None:
    """Put this process on the leash; programs it has started end with it."""
    ignore_interrupts()
    _held.append(held)
    leave_with(held.fileno(), stop_all)
