"""Commands for people who study games: many games at a time, and how fast they go."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starlode.cli.app import app
from starlode.cli.arguments import (
    AsJson,
    Components,
    FirstSeed,
    Force,
    GameName,
    MaybeGame,
    Pairs,
    Players,
    Salt,
    Workers,
    finite,
)


@app.command(epilog="Example: starlode sim cave-in --games 1000 --players 3 --seed 7 --json")
def sim(
    game: GameName,
    games: Annotated[int | None, typer.Option(help="How many games; default: 100.", min=1)] = None,
    decisions: Annotated[int | None, typer.Option(help="Stop after at least this many decisions.", min=1)] = None,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="One for all seats, or one for each: random,greedy.")] = "random",
    option: Pairs = None,
    seed: FirstSeed = 0,
    check: Annotated[bool, typer.Option("--check", help="Check the invariants after every decision.")] = False,
    json: AsJson = False,
    out: Annotated[Path | None, typer.Option(help="Keep a record of every game in this folder.")] = None,
    components: Components = None,
    salt: Salt = None,
    force: Force = False,
) -> None:
    """Let bots play many games, and say who wins and how fast it went."""
    from starlode.terminal.commands.sim import SimOrder, run

    run(SimOrder(game, games, decisions, players, bots, option or [], seed, check, out, components, salt, force), json)


@app.command(epilog="Example: starlode arena cave-in --bots greedy,search,random --games 400 --players 3 --think 100ms")
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who plays, e.g. greedy,search:100ms,my_bot.py:Mine.")],
    games: Annotated[int, typer.Option(help="How many games; all seatings of a deal are played in turn.", min=1)] = 100,
    players: Players = None,
    option: Pairs = None,
    seed: FirstSeed = 0,
    think: Annotated[str | None, typer.Option(help="How long a plain `search` thinks, e.g. 100ms.")] = None,
    workers: Workers = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS|local", help="Play on a Ray cluster.")] = None,
    json: AsJson = False,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep results and records here; run again to continue.")
    ] = None,
    components: Components = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Let each bot meet only the next in the list, weakest first.")
    ] = False,
    salt: Salt = None,
) -> None:
    """Let bots compete, and say how strong each is; Ctrl-C stops it, the same command continues."""
    from starlode.terminal.commands.arena import ArenaOrder, run

    run(
        ArenaOrder(game, bots, games, players, option or [], seed, think, workers, ray, out, components, ladder, salt),
        json,
    )


@app.command(epilog="Example: starlode prove cave-in records/arena-cave-in-0123456789ab")
def prove(
    game: GameName,
    runs: Annotated[
        list[Path] | None,
        typer.Argument(metavar="RUN...", help="Folders of arenas: one master or neural:9600it, else experts."),
    ] = None,
) -> None:
    """Say for how many players a game's network makes a master; runs of the arena are the proof."""
    from starlode.terminal.commands.prove import run

    run(game, runs or [])


@app.command(epilog="Example: starlode levels cave-in records/arena-cave-in-0123456789ab")
def levels(
    game: GameName,
    runs: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="RUN...", help="Folders of arenas between bots strength:0.5 and so on, or files of them."
        ),
    ] = None,
    above: Annotated[
        float | None,
        typer.Option(metavar="STRENGTH", help="Change nothing up to this strength; games of weaker ones do not count."),
    ] = None,
    mine: Annotated[
        bool, typer.Option("--mine", help="Propose a level for you, from the games you have kept.")
    ] = False,
) -> None:
    """Say how strong level:1 to level:10 are; runs of the arena tell which ten are evenly apart, and are kept."""
    from starlode.terminal.commands.levels import propose, run

    propose(game) if mine else run(game, runs or [], above)


@app.command(
    epilog="Example: starlode lab cave-in --games 2000 --sweep artifacts.artifact-05.cost=6..10 --out report.html"
)
def lab(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where to write the report, a page that stands alone.")],
    games: Annotated[int, typer.Option(help="How many games; with a sweep, for each value.", min=1)] = 1000,
    players: Players = None,
    bots: Annotated[
        str, typer.Option(help="Who plays; greedy is quick but misleads, search:100it thinks ahead.")
    ] = "greedy",
    against: Annotated[str | None, typer.Option(help="Other bots that play the same games, for comparison.")] = None,
    sweep: Annotated[
        str | None, typer.Option(metavar="PATH=LOW..HIGH[..STEP]", help="Try values of a number of the component file.")
    ] = None,
    target: Annotated[
        str | None,
        typer.Option(metavar="SHARE", help="With a sweep: find the value at which takers win this, e.g. 33%."),
    ] = None,
    option: Pairs = None,
    seed: FirstSeed = 0,
    components: Components = None,
    workers: Workers = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS|local", help="Play on a Ray cluster.")] = None,
    csv: Annotated[Path | None, typer.Option(metavar="DIR", help="Also write all numbers as CSV files here.")] = None,
    json: AsJson = False,
    salt: Salt = None,
    force: Force = False,
) -> None:
    """Let bots play many games, and report what is out of balance; Ctrl-C stops it, the same command continues."""
    from starlode.terminal.commands.lab import LabOrder, run

    who = (game, games, players, bots, sweep, option or [], components)
    run(LabOrder(*who, workers, seed, out, csv, salt, against, ray, force, target), json)


@app.command(epilog="Example: starlode bench cave-in --seconds 2 --no-compile")
def bench(
    game: MaybeGame = None,
    json: AsJson = False,
    seconds: Annotated[float, typer.Option(help="How long each speed is measured.", min=0.01, callback=finite)] = 2.0,
    compiling: Annotated[
        bool, typer.Option("--compile/--no-compile", help="Also measure compiling from scratch; takes a minute.")
    ] = True,
) -> None:
    """Measure how fast the games are on one core of this machine."""
    from starlode.terminal.commands.bench import run

    run(game, json, seconds, compiling)
