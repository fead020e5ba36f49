"""The rules on a GPU: compare random games with the CPU byte by byte, then measure the rate.

    python benchmarks/gpu_playouts.py [GAME] [GAMES]

Needs an NVIDIA GPU and the package numba-cuda (`pip install starlode[gpu]`).
"""

from __future__ import annotations

import sys
import time

import numpy as np

from starlode.engine.many.cuda import GpuBatch
from starlode.games import load_game
from starlode.testing.random_play import heads, positions_after

COMPARED = 1000
DECISIONS = 200
GAMES = 1 << 22
WARM_UP = 100


def main(name: str, games: int) -> None:
    """Compare, then measure, for every number of players."""
    game = load_game(name)
    fewest, most = game.info.players
    for players in range(fewest, most + 1):
        compared = GpuBatch(game, COMPARED, seed=7, observe=False, options={"players": players})
        compared.play(DECISIONS)
        equal = np.array_equal(heads(compared.states), heads(positions_after(compared, DECISIONS)))
        batch = GpuBatch(game, games, seed=7, observe=False, options={"players": players})
        batch.play(WARM_UP)
        batch.wait()
        began = time.perf_counter()
        batch.play(DECISIONS)
        batch.wait()
        rate = games * DECISIONS / (time.perf_counter() - began) / 1e6
        verdict = "equal" if equal else "DIFFER FROM"
        print(f"{name}, {players} players: {COMPARED} games {verdict} the CPU's bytes; {rate:.0f} million decisions/s")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "cave-in", int(sys.argv[2]) if len(sys.argv) > 2 else GAMES)
