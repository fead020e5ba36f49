"""`starlode wasm`: the rules of games for a page."""

from __future__ import annotations

import gzip
from pathlib import Path

from starlode.engine.authoring.game import Game
from starlode.engine.declarations.options import given_options
from starlode.engine.system.console import Console
from starlode.games import all_games, load_game
from starlode.wasm.bundle import refuse_others, write_bundle


def run(name: str | None, out: Path, options: list[str], observing: bool, force: bool) -> None:
    """Write the bundle of a game into a folder, or those of all games into folders below it."""
    if name is not None:
        write_one(load_game(name), out, options, observing, force)
        return
    for info in all_games().values():
        write_one(load_game(info), out / info.name, options, observing, force)


def write_one(game: Game, out: Path, options: list[str], observing: bool, force: bool) -> None:
    """Write the bundle of a game, and say how large its module is."""
    more = [given_options(options)] if options else []
    for given in more:
        game.resolve(given)  # raises InvalidOption before anyone waits for the compiler
    refuse_others(game, out, force)
    write_bundle(game, out, more, observing)
    module = (out / "rules.wasm").read_bytes()
    sizes = f"{len(module) / 1024:.0f} KB, {len(gzip.compress(module)) / 1024:.0f} KB gzip"
    Console(soft_wrap=True).print(f"{game.info.name}: {out / 'rules.wasm'} ({sizes})")
