"""The rules on a GPU: compile Cave-In's kernels unchanged, compare random games with the CPU, measure the rate.

    python benchmarks/gpu_playouts.py [GAMES]

Needs an NVIDIA GPU and the package numba-cuda beside Starlode's own requirements.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):  # numba-cuda still asks NumPy for names that NumPy 2.5 has dropped
        setattr(np, _old, getattr(np, _new))

import numba  # noqa: E402 (the names above must be there first)
from numba import cuda  # noqa: E402

from starlode.engine import loops  # noqa: E402
from starlode.engine.records import Array, blank  # noqa: E402
from starlode.games import find_game  # noqa: E402
from starlode.games.cave_in.state import ACTIONS  # noqa: E402

COMPARED = 1000
LIMIT = 100_000
THREADS = 64


@cuda.jit  # type: ignore[untyped-decorator, unused-ignore]
def play_all(params: Any, states: Any, generators: Any, players: int, seed: int, counts: Any) -> None:
    """One thread a game: the very loop that `loops.play_many` runs on the CPU."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        mask = cuda.local.array(ACTIONS, numba.uint8)
        state = states[i]
        loops.begin(params[0], state, players, seed, i)
        made = 0
        while not state.over and made < LIMIT:
            loops.decide(params[0], state, mask, generators[i])
            made += 1
        counts[i] = made


def on_gpu(params: Array, games: int, players: int) -> tuple[Array, int, float]:
    """Final states, decisions and seconds; the first call compiles."""
    game = find_game("cave-in").load()
    states = cuda.to_device(blank(game.state_type, games))
    generators = cuda.to_device(np.arange(1, games + 1, dtype=np.int64).reshape(games, 1))
    counts = cuda.to_device(np.zeros(games, np.int64))
    start = time.perf_counter()
    play_all[(games + THREADS - 1) // THREADS, THREADS](params, states, generators, players, 7, counts)
    cuda.synchronize()
    return states.copy_to_host(), int(counts.copy_to_host().sum()), time.perf_counter() - start


def on_cpu(params: Any, games: int, players: int) -> Array:
    """Final states of the same games, one after another."""
    game = find_game("cave-in").load()
    states = blank(game.state_type, games)
    mask = np.zeros(ACTIONS, np.uint8)
    for i in range(games):
        generator = np.array([i + 1], np.int64)
        loops.deal_seed(params, states[i], players, 7, i)
        loops.playout(params, states[i], mask, generator, LIMIT)
    return states


def main(games: int) -> None:
    """Compare, then measure, for every number of players and both editions."""
    game = find_game("cave-in").load()
    for edition in ("2021-en", "2018-de"):
        for players in (2, 3, 4):
            config = game.configure({"players": players, "edition": edition})
            params = blank(game.params_type, 1)
            params[0] = config.params
            device = cuda.to_device(params)
            states, _, first = on_gpu(device, COMPARED, players)
            same = states.tobytes() == on_cpu(config.params, COMPARED, players).tobytes()
            on_gpu(device, games, players)
            _, decisions, seconds = on_gpu(device, games, players)
            print(
                f"{edition} {players} players: {COMPARED} games {'equal' if same else 'DIFFER FROM'} the CPU's bytes; "
                f"{games} games, {decisions / seconds / 1e6:.1f} million decisions/s (first call {first:.1f} s)",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000)
