"""`starlode wasm`: a game's rules for a page."""

from __future__ import annotations

import gzip
from pathlib import Path

from rich.console import Console

from starlode.engine.options import given_options
from starlode.games import find_game
from starlode.wasm.bundle import write_bundle


def run(name: str, out: Path, options: list[str], observing: bool) -> None:
    """Write the bundle of a game into a folder, and say how large its module is."""
    game = find_game(name).load()
    more = [given_options(options)] if options else []
    for given in more:
        game.resolve(given)  # raises InvalidOption before anybody waits for the compiler
    write_bundle(game, out, more, observing)
    module = (out / "rules.wasm").read_bytes()
    sizes = f"{len(module) / 1024:.0f} KB, {len(gzip.compress(module)) / 1024:.0f} KB gzip"
    Console(highlight=False, soft_wrap=True).print(f"{name}: {out / 'rules.wasm'} ({sizes})")
