"""The same games interpreted, compiled, and with bounds checks, each in a process of its own.

Numba decides at import how to run, so another mode needs another process: `python -m starlode.testing.modes MODULE N`
prints what N random games of the module's GAME came to.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module

import numpy as np

from starlode.engine import loops
from starlode.engine.game import Game
from starlode.engine.header import SEATS
from starlode.engine.records import one

INTERPRETED_GAMES = 2
BOUNDED_GAMES = 100


def signatures(game: Game, games: int) -> str:
    """One number for each number of players and example option set."""
    fewest, most = game.info.players
    found = []
    for players in range(fewest, most + 1):
        for options in game.examples:
            found.append(signature(game, {"players": players, **options}, games))
    return " ".join(f"{number:08x}" for number in found)


def signature(game: Game, options: dict[str, object], games: int) -> int:
    """The behaviour of fixed random games as one number."""
    config = game.configure(options)
    mask = np.zeros(game.actions, np.uint8)
    generator = np.array([2463534242], np.int64)
    out = np.zeros((SEATS, 2), np.int64)
    state = one(game.state_type)
    return int(loops.signature(config.params, state, config.options["players"], games, mask, generator, out))


def check_interpreted(game: Game) -> str:
    """A complaint if interpreted play differs from compiled play, else nothing."""
    compiled = signatures(game, INTERPRETED_GAMES)
    interpreted = elsewhere(game, INTERPRETED_GAMES, "NUMBA_DISABLE_JIT")
    return "" if compiled == interpreted else f"compiled games come to {compiled}, interpreted to {interpreted}"


def check_bounds(game: Game) -> str:
    """A complaint if a kernel reads or writes past an array, else nothing."""
    compiled = signatures(game, BOUNDED_GAMES)
    checked = elsewhere(game, BOUNDED_GAMES, "NUMBA_BOUNDSCHECK")
    return "" if compiled == checked else f"compiled games come to {compiled}, with bounds checks to {checked}"


def elsewhere(game: Game, games: int, switch: str) -> str:
    """The signatures found by a process with an environment variable switched on; its complaint if it failed."""
    modes = {"NUMBA_DISABLE_JIT": "0", "NUMBA_BOUNDSCHECK": "0", switch: "1"}
    environment = {**os.environ, **modes, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", __name__, type(game).__module__, str(games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else done.stderr.strip()


if __name__ == "__main__":
    print(signatures(import_module(sys.argv[1]).GAME, int(sys.argv[2])))
