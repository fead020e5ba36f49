"""The same games interpreted, compiled, and with bounds checks, each in a separate process.

Numba decides at import how to run, so another mode needs another process.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numba
import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.running import loops
from starlode.engine.state.header import SEATS
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import one
from starlode.engine.system.processes import surroundings
from starlode.testing.require import require, told

INTERPRETED, BOUNDED = "NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"
INTERPRETED_GAMES = 2
BOUNDED_GAMES = 100


def is_compiled() -> bool:
    """Whether rules run as machine code in this process."""
    return not numba.config.DISABLE_JIT


def signatures(game: Game, games: int) -> str:
    """One signature for each number of players and example option set."""
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


def check_interpreted(game: Game, games: int = INTERPRETED_GAMES) -> None:
    """So many games with each set of options are the same interpreted as compiled; raises Nonconformance."""
    interpreted = elsewhere(game, INTERPRETED, signatures, games)
    compiled = signatures(game, games)
    require(compiled == interpreted, f"compiled games come to {compiled}, interpreted to {interpreted}")


def check_bounds(game: Game) -> None:
    """No kernel reads or writes past an array; raises Nonconformance."""
    checked = elsewhere(game, BOUNDED, signatures, BOUNDED_GAMES)
    compiled = signatures(game, BOUNDED_GAMES)
    require(compiled == checked, f"compiled games come to {compiled}, with bounds checks to {checked}")


def elsewhere(game: Game, switch: str, function: Callable[..., object], *arguments: object) -> str:
    """What a module's function prints for a game, in a process with an environment variable switched on.

    Raises Nonconformance with the error raised there, or with how the process ended.
    """
    modes = {INTERPRETED: "0", BOUNDED: "0", switch: "1"}
    called = type(game).__module__, function.__module__, function.__name__, *arguments
    call = f"from {__name__} import tell; tell{called}"
    command = [sys.executable, "-W", "error::RuntimeWarning", "-c", call]
    done = subprocess.run(command, env=surroundings(modes), capture_output=True, text=True, check=False)
    last = done.stderr.strip().rpartition("\n")[2] or f"the process ended with {done.returncode}"
    require(done.returncode == 0, f"{game.info.name} with {switch}=1: {last}")
    return done.stdout.strip()


def tell(module: str, kit: str, function: str, *arguments: Any) -> None:
    """Print a function's result for a module's GAME, or exit with an error in one line; `elsewhere` runs this."""
    game = import_module(module).GAME
    try:
        print(getattr(import_module(kit), function)(game, *arguments))
    except Exception as error:  # any error that the game's own code raises is its fault
        sys.exit(told(game, error))
