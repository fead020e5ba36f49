"""Commands for people who change games: the file to edit, what a change does, and which number is right."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starlode.cli.app import app
from starlode.cli.arguments import AsJson, Components, FirstSeed, Force, GameName, Pairs, Players

Player = Annotated[str, typer.Option(help="Who plays all seats: quick, easy or network.")]
Target = Annotated[
    str | None,
    typer.Option(metavar="SHARE", help="What its takers should win, e.g. 33%; default: as much as others of its kind."),
]
EPILOG = "Example: starlode "


@app.command(epilog=f"{EPILOG}components cave-in --out my.toml")
def components(
    game: GameName,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write it; printed if not given.")] = None,
    force: Force = False,
) -> None:
    """Write a game's component file, for you to edit: commands that play take it with --components."""
    from starlode.terminal.commands.compare import write_components

    write_components(game, out, force)


@app.command(epilog=f"{EPILOG}compare cave-in my.toml --players 3 --player easy --games 2000")
def compare(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A changed component file.")],
    against: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The file to compare it with; default: the game's own.")
    ] = None,
    players: Players = None,
    player: Player = "easy",
    games: Annotated[int, typer.Option(help="How many deals; each is played with both files.", min=1)] = 1000,
    option: Pairs = None,
    seed: FirstSeed = 0,
    json: AsJson = False,
) -> None:
    """Play the same deals with two component files, and say what differs beyond chance; Ctrl-C stops it early."""
    from starlode.terminal.commands.compare import CompareOrder, run

    run(CompareOrder(game, file, against, players, player, games, seed, option or []), json)


@app.command(epilog=f"{EPILOG}sweep cave-in artifacts.artifact-06.cost=6..9 artifacts.artifact-06.left.vp=4..6")
def sweep(
    game: GameName,
    numbers: Annotated[
        list[str],
        typer.Argument(metavar="PATH[=LOW..HIGH]...", help="One or two numbers; without values, all sensible ones."),
    ],
    target: Target = None,
    players: Players = None,
    player: Player = "easy",
    games: Annotated[int, typer.Option(help="How many deals; each is played with every value.", min=1)] = 500,
    option: Pairs = None,
    seed: FirstSeed = 0,
    components: Components = None,
    json: AsJson = False,
) -> None:
    """Play the same deals with every value of a number, or of two, and say which is right; Ctrl-C stops it early."""
    from starlode.terminal.commands.tuning import TuneOrder, run_sweep

    run_sweep(TuneOrder(game, numbers, target, players, player, games, seed, option or [], components), json)


@app.command(epilog=f"{EPILOG}suggest cave-in artifact-06 --players 3")
def suggest(
    game: GameName,
    thing: Annotated[str, typer.Argument(metavar="THING", help="A component, by its id or its name.")],
    target: Target = None,
    players: Players = None,
    player: Player = "easy",
    games: Annotated[int, typer.Option(help="How many deals the best changes are played with.", min=1)] = 1000,
    option: Pairs = None,
    seed: FirstSeed = 0,
    components: Components = None,
    json: AsJson = False,
) -> None:
    """Search a thing's numbers for the change that brings it to others of its kind with the least side effects."""
    from starlode.terminal.commands.tuning import TuneOrder, run_suggest

    run_suggest(TuneOrder(game, [thing], target, players, player, games, seed, option or [], components), json)
