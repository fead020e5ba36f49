"""The rules on a GPU: compile a game's kernels unchanged, compare random games with the CPU, measure the rate.

    python benchmarks/gpu_playouts.py GAME [GAMES]

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
from starlode.engine.game import Game  # noqa: E402
from starlode.engine.records import Array, blank  # noqa: E402
from starlode.games import find_game  # noqa: E402


def take_terms_as_indices() -> None:
    """Let numba-cuda index arrays by members of an IntEnum, as Numba itself does; only their typing is missing."""
    from numba.cuda.typing import arraydecl

    types, original = arraydecl.types, arraydecl.get_array_index_type

    def number(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.IntEnumMember) else kind

    def index_type(array: Any, index: Any) -> Any:
        if isinstance(index, types.BaseTuple):
            return original(array, types.BaseTuple.from_types([number(kind) for kind in index.types]))
        return original(array, number(index))

    arraydecl.get_array_index_type = index_type


take_terms_as_indices()

COMPARED = 1000
LIMIT = 100_000
THREADS = 64


def play_all(actions: int) -> Any:
    """One thread a game: the very loop that `loops.play_many` runs on the CPU; memory of a thread has a fixed size."""

    @cuda.jit  # type: ignore[untyped-decorator, unused-ignore]
    def play(params: Any, states: Any, generators: Any, players: int, seed: int, counts: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            mask = cuda.local.array(actions, numba.uint8)
            state = states[i]
            loops.begin(params[0], state, players, seed, i)
            made = 0
            while not state.over and made < LIMIT:
                loops.decide(params[0], state, mask, generators[i])
                made += 1
            counts[i] = made

    return play


def on_gpu(game: Game, play: Any, params: Array, games: int, players: int) -> tuple[Array, int, float]:
    """Final states, decisions and seconds; the first call compiles."""
    states = cuda.to_device(blank(game.state_type, games))
    generators = cuda.to_device(np.arange(1, games + 1, dtype=np.int64).reshape(games, 1))
    counts = cuda.to_device(np.zeros(games, np.int64))
    start = time.perf_counter()
    play[(games + THREADS - 1) // THREADS, THREADS](params, states, generators, players, 7, counts)
    cuda.synchronize()
    return states.copy_to_host(), int(counts.copy_to_host().sum()), time.perf_counter() - start


def on_cpu(game: Game, params: Any, games: int, players: int) -> Array:
    """Final states of the same games, one after another."""
    states = blank(game.state_type, games)
    mask = np.zeros(game.actions, np.uint8)
    for i in range(games):
        generator = np.array([i + 1], np.int64)
        loops.deal_seed(params, states[i], players, 7, i)
        loops.playout(params, states[i], mask, generator, LIMIT)
    return states


def main(name: str, games: int) -> None:
    """Compare, then measure, for every number of players and every example set of options."""
    game = find_game(name).load()
    play = play_all(game.actions)
    fewest, most = game.info.players
    for options in game.examples:
        for players in range(fewest, most + 1):
            config = game.configure({**options, "players": players})
            params = blank(game.params_type, 1)
            params[0] = config.params
            device = cuda.to_device(params)
            states, _, first = on_gpu(game, play, device, COMPARED, players)
            same = states.tobytes() == on_cpu(game, config.params, COMPARED, players).tobytes()
            on_gpu(game, play, device, games, players)
            _, decisions, seconds = on_gpu(game, play, device, games, players)
            verdict = "equal" if same else "DIFFER FROM"
            rate = decisions / seconds / 1e6
            print(f"{name} {dict(options)} {players} players: {COMPARED} games {verdict} the CPU's bytes;", end=" ")
            print(f"{games} games, {rate:.1f} million decisions/s (first call {first:.1f} s)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "cave-in", int(sys.argv[2]) if len(sys.argv) > 2 else 200_000)
