"""Games played on a Ray cluster, or on a Ray of this machine; needs the extra `starlode[ray]`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any

from starlode.arena.bout import Keep, play_game
from starlode.arena.plan import Pairing, Plan
from starlode.arena.workers import AHEAD
from starlode.engine.errors import StarlodeError
from starlode.engine.extras import how_to_install

LOCAL = "local"  # instead of an address: a Ray of our own


def play_on_ray(plan: Plan, pairings: Iterable[Pairing], address: str, workers: int | None, keep: Keep) -> None:
    """Play the games on a cluster and hand each to `keep` as it is finished."""
    ray = _connect(address, workers)
    try:
        _keep_all(ray, plan, pairings, workers or int(ray.cluster_resources().get("CPU", 1)), keep)
    finally:
        ray.shutdown()


def _keep_all(ray: Any, plan: Plan, pairings: Iterable[Pairing], workers: int, keep: Keep) -> None:
    play, shared = ray.remote(play_game), ray.put(plan)
    left: Iterator[Pairing] = iter(pairings)
    running: list[Any] = []
    try:
        while True:
            running += [play.remote(shared, pairing) for pairing in islice(left, AHEAD * workers - len(running))]
            if not running:
                return
            (done,), others = ray.wait(running)
            keep(*ray.get(done))
            running = others
    except KeyboardInterrupt:
        for done in ray.wait(running, num_returns=len(running), timeout=0)[0] if running else []:
            keep(*ray.get(done))
        raise


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
