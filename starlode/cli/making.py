"""Commands for people who make games, or programs that play them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starlode.cli.app import app
from starlode.cli.arguments import MOST_SEED, FirstSeed, Force, GameName, MaybeGame, Pairs, Players, Workers


@app.command(epilog="Example: starlode check examples/ore_rush --games 5")
def check(
    game: GameName,
    games: Annotated[int, typer.Option(help="Games for each number of players and set of options.", min=1)] = 2,
    seed: FirstSeed = 0,
    modes: Annotated[
        bool, typer.Option("--modes/--no-modes", help="Also compare compiled with plain Python, and check bounds.")
    ] = True,
) -> None:
    """Play a game at random and check everything that a game has to promise."""
    from starlode.terminal.commands.check import run

    run(game, games, seed, modes)


@app.command(epilog="Example: starlode schema cave-in --typescript --out cave-in.ts")
def schema(
    game: MaybeGame = None,
    types: Annotated[bool, typer.Option("--typescript", help="Write TypeScript types instead of JSON.")] = False,
    positions: Annotated[
        bool, typer.Option("--positions", help="Describe the game's written positions instead, as JSON Schema.")
    ] = False,
    records: Annotated[
        bool, typer.Option("--records", help="Describe stored records and positions instead, as JSON Schema.")
    ] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write it; printed if not given.")] = None,
    force: Force = False,
) -> None:
    """Describe a game for other programs: the record a seat is given, decisions, events, components and options."""
    from starlode.terminal.commands.schema import run

    run(game, types, positions, records, out, force)


@app.command(epilog="Example: starlode wasm cave-in --out build/web/cave-in")
def wasm(
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="The folder to write; without a game, one folder in it for each.")
    ],
    game: MaybeGame = None,
    option: Pairs = None,
    observe: Annotated[
        bool, typer.Option("--observe", help="Also export observations, for pages that run learned bots.")
    ] = False,
    force: Force = False,
) -> None:
    """Compile a game for the browser: its rules and bots as WebAssembly, with all that a page needs to use them.

    A page can open tables with the example options of the game by itself; --option adds one more set of options.
    """
    from starlode.terminal.commands.wasm import run

    run(game, out, option or [], observe, force)


@app.command(epilog="Example: starlode warm --quiet")
def warm(
    game: MaybeGame = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Say nothing.")] = False,
    playing: Annotated[bool, typer.Option("--playing", help="Only what playing without bots needs.")] = False,
) -> None:
    """Compile everything once, so that you do not have to wait later."""
    from starlode.terminal.commands.warm import run

    run(game, quiet, playing)


@app.command(epilog="Example: starlode learn cave-in --minutes 20 --out networks")
def learn(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where to keep the network; one that is there learns on.")],
    decisions: Annotated[int, typer.Option(help="How many decisions to learn from altogether.", min=1)] = 10**9,
    minutes: Annotated[float | None, typer.Option(help="Stop after this time.", min=0.01, show_default=False)] = None,
    games: Annotated[
        int | None, typer.Option(help="Games side by side; 65536 on a GPU, else 256.", min=4, max=10**7)
    ] = None,
    steps: Annotated[int, typer.Option(help="Decisions of each game between two updates.", min=1, max=10**4)] = 64,
    seed: FirstSeed = 1,
    workers: Annotated[int | None, typer.Option(help="Let this many processes play.", min=1)] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS|local", help="Let a Ray cluster play.")] = None,
    origin: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Begin with this network.npz where --out has none yet."),
    ] = None,
    shares: Annotated[
        str | None,
        typer.Option(
            metavar="2:1,3:2,4:2", help="Games of each number of players; half of them of the fewest if not given."
        ),
    ] = None,
    test_minutes: Annotated[
        float, typer.Option(help="Test the strength against random and greedy this often; 0 is never.", min=0)
    ] = 5.0,
) -> None:
    """Teach a network to play by playing against itself; Ctrl-C stops it, the same command continues."""
    from starlode.terminal.commands.learn import LearnOrder, run

    run(LearnOrder(game, decisions, minutes, games, steps, seed, out, workers, ray, origin, shares, test_minutes))


@app.command(epilog="Example: starlode curve networks/cave-in.csv")
def curve(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The CSV file that learn writes beside the network.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The picture, .svg or .png; beside the file if not given.")
    ] = None,
    force: Force = False,
) -> None:
    """Draw the course of a learning: strength with its intervals, losses and speed."""
    from starlode.terminal.commands.curve import run

    run(file, out, force)


@app.command(epilog="Example: starlode puzzles cave-in --count 300 --out puzzles.jsonl --minutes 10")
def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option(help="How many puzzles the file is to hold.", min=1, max=10**5)],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where to keep them; a file that is there grows.")],
    seed: Annotated[
        int | None,
        typer.Option(help="Find the same again; anyone who knows it can work out hidden cards.", min=0, max=MOST_SEED),
    ] = None,
    players: Players = None,
    workers: Workers = None,
    minutes: Annotated[float | None, typer.Option(help="Stop after this time.", min=0.01, show_default=False)] = None,
    think: Annotated[int, typer.Option(help="Iterations of a first deep look; the last has ten times as many.")] = 800,
    play: Annotated[int, typer.Option(help="Iterations that the masters think at play.")] = 300,
) -> None:
    """Find decisions with one clearly best choice in games of masters; Ctrl-C stops it, the same command continues."""
    from starlode.terminal.commands.puzzles import PuzzleOrder, run

    run(PuzzleOrder(game, count, out, seed, players, workers, minutes, think, play))
