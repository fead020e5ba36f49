"""Work done by a Ray cluster, or by a Ray of this machine; needs the extra `starlode[ray]`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any

from starlode.arena.workers import AHEAD, HOPELESS, TRIES, Done, Task
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.extras import how_to_install

LOCAL = "local"  # instead of an address: a Ray of this machine


def work_on_ray(
    work: Callable[[Task], Done], tasks: Iterable[Task], address: str, workers: int | None, keep: Callable[[Done], None]
) -> None:
    """Do the tasks and hand each to `keep` as it is done; an interruption first keeps what is done.

    If a worker is lost, Ray does its unfinished work elsewhere. Raises StarlodeError if there is no Ray, or if workers
    die over the same task each time.
    """
    ray = _connect(address, workers)
    try:
        _keep_all(ray, work, iter(tasks), workers or int(ray.cluster_resources().get("CPU", 1)), keep)
    finally:
        ray.shutdown()


def _do(work: Callable[[Task], Done], task: Task) -> Done:
    return work(task)


def _keep_all(
    ray: Any, work: Callable[[Task], Done], left: Iterator[Task], workers: int, keep: Callable[[Done], None]
) -> None:
    do, shared = ray.remote(max_retries=TRIES - 1)(_do), ray.put(work)
    running: list[Any] = []
    try:
        while True:
            running += [do.remote(shared, task) for task in islice(left, AHEAD * workers - len(running))]
            if not running:
                return
            (done,), others = ray.wait(running)
            keep(_fetched(ray, done))
            running = others
    except KeyboardInterrupt:
        for done in ray.wait(running, num_returns=len(running), timeout=0)[0] if running else []:
            keep(ray.get(done))
        raise


def _fetched(ray: Any, done: Any) -> Any:
    """The result of a task; raises what it raised."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, StarlodeError) else error) from None
    except ray.exceptions.WorkerCrashedError:
        raise StarlodeError(HOPELESS.format(TRIES)) from None


def _connect(address: str, workers: int | None) -> Any:
    ray = _ray()
    where: dict[str, Any] = {"address": address}
    if address == LOCAL:
        where = {"address": LOCAL, "num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(**where, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise StarlodeError(f"cannot reach Ray at {address}: {error}") from None
    return ray


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise StarlodeError(f"--ray needs Ray, which is not installed: {how_to_install('ray')}") from None
