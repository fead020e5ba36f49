"""`starlode wasm`: the rules of games for a page."""

from __future__ import annotations

import gzip
from pathlib import Path

from starlode.engine.authoring.game import Game
from starlode.engine.compiling.garbage import rarely_collected
from starlode.engine.declarations.options import Options, given_options
from starlode.engine.system.console import Console
from starlode.games import all_games, load_game
from starlode.terminal.common.side_by_side import has_cores, side_by_side
from starlode.wasm.bundle import refuse_others, write_bundle


def run(name: str | None, out: Path, options: list[str], observing: bool, force: bool) -> None:
    """Write the bundle of a game into a folder, or those of all games into folders below it."""
    places = {name: out} if name is not None else {each: out / each for each in all_games()}
    for each, place in places.items():
        check(load_game(each), place, options, force)
    if len(places) > 1 and has_cores():
        more = [*(part for option in options for part in ("--option", option)), *["--observe"] * observing]
        commands = {each: ["wasm", each, "--out", str(place), *more, "--force"] for each, place in places.items()}
        for said in side_by_side(commands):
            Console(soft_wrap=True).print(said)
    else:
        for each, place in places.items():
            write_one(load_game(each), place, options, observing)


def check(game: Game, out: Path, options: list[str], force: bool) -> None:
    """Refuse wrong options and a folder that holds something else, before anyone waits for the compiler."""
    for given in _more(options):
        game.resolve(given)
    refuse_others(game, out, force)


def write_one(game: Game, out: Path, options: list[str], observing: bool) -> None:
    """Write the bundle of a game, and say how large its module is."""
    with rarely_collected():
        write_bundle(game, out, _more(options), observing)
    module = (out / "rules.wasm").read_bytes()
    sizes = f"{len(module) / 1024:.0f} KB, {len(gzip.compress(module)) / 1024:.0f} KB gzip"
    Console(soft_wrap=True).print(f"{game.info.name}: {out / 'rules.wasm'} ({sizes})")


def _more(options: list[str]) -> list[Options]:
    """The set of options that was asked for, if any was."""
    return [given_options(options)] if options else []
