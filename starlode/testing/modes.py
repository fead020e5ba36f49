"""The same games interpreted, compiled, and with bounds checks, each in a process of its own.

Numba decides at import how to run, so another mode needs another process.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np

from starlode.engine import loops
from starlode.engine.children import surroundings
from starlode.engine.game import Game
from starlode.engine.header import SEATS
from starlode.engine.masks import blank_mask
from starlode.engine.records import one

INTERPRETED_GAMES = 2
BOUNDED_GAMES = 100


def signatures(game: Game, games: int) -> str:
    """One number for each number of players and example option set."""
    return " ".join(f"{signature(game, options, games):08x}" for options in option_sets(game))


def option_sets(game: Game) -> Iterator[dict[str, Any]]:
    """Every number of players with every example option set."""
    fewest, most = game.info.players
    for players in range(fewest, most + 1):
        for options in game.examples:
            yield {"players": players, **options}


def signature(game: Game, options: dict[str, Any], games: int) -> int:
    """The behaviour of fixed random games as one number."""
    config = game.configure(options)
    mask = blank_mask(game.actions)
    dice = np.array([2463534242], np.int64)
    out = np.zeros((SEATS, 2), np.int64)
    state = one(game.state_type)
    return int(loops.signature(config.params, state, config.options["players"], games, mask, dice, out))


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
    call = f"from {__name__} import tell; tell({type(game).__module__!r}, '{games}')"
    command = [sys.executable, "-W", "error::RuntimeWarning", "-c", call]
    done = subprocess.run(command, env=surroundings(modes), capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else done.stderr.strip()


def tell(module: str, games: str) -> None:
    """Print the signatures of a module's GAME; what `elsewhere` runs."""
    print(signatures(import_module(module).GAME, int(games)))
