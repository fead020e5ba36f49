"""`starlode check`: the conformance kit for authors of games."""

from __future__ import annotations

from starlode.engine.system.console import Console
from starlode.games import load_game
from starlode.terminal.commands.warm import make_ready, take
from starlode.testing.check import steps


def run(name: str, games: int, seed: int, modes: bool) -> None:
    """Check every promise, with a progress bar; raises Nonconformance at the first that is broken."""
    game = load_game(name)
    todo = steps(game, games, seed, modes)
    take(todo[:1], f"Looking at {game.info.title}")
    make_ready(game)
    take(todo[1:], f"Checking {game.info.title}")
    Console().print(f"{name} keeps every promise: {len(todo)} checks")
