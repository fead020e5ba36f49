"""Commands for players: which games there are, playing them, and looking at stored games and at the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starlode.cli.app import app
from starlode.cli.arguments import (
    MOST_SEED,
    AsJson,
    Components,
    Force,
    Language,
    MaybeGame,
    Pairs,
    Players,
    RecordFile,
    RecordFiles,
    SeatNumber,
    SeedText,
    Workers,
)
from starlode.cli.helping import GameCommand
from starlode.engine.boundary.errors import InvalidOption


@app.command(epilog="Example: starlode games")
def games(
    as_json: AsJson = False,
    names: Annotated[bool, typer.Option("--names", help="Print only the names, one per line.")] = False,
) -> None:
    """List the games."""
    from starlode.terminal.playing.menu import list_games

    list_games(as_json, names)


@app.command(cls=GameCommand, epilog="Example: starlode play cave-in --seats human,greedy --seed 7")
def play(
    game: MaybeGame = None,
    players: Players = None,
    seats: Annotated[str | None, typer.Option(help="Who sits where, e.g. human,greedy.")] = None,
    option: Pairs = None,
    seed: SeedText = None,
    names: Annotated[str | None, typer.Option(help="Names of the seats, e.g. Ann,Bob.")] = None,
    components: Components = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file, not in your data folder.")] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Continue the last game; GAME may choose which game's, or name a record's file."),
    ] = False,
    language: Language = None,
) -> None:
    """Play a game in the terminal, against bots or in turn with friends."""
    from starlode.terminal.playing.begin import begin
    from starlode.terminal.playing.wish import Wish

    begin(Wish(game, players, seats, option or [], seed, names, components, save, resume, language))


@app.command(epilog="Example: starlode records")
def records() -> None:
    """List the games that were played in the terminal, the latest first; each is kept at every move."""
    from starlode.terminal.keeping.kept import list_kept

    list_kept()


@app.command(epilog="Example: starlode replay game.json --ply 40 --seat 0 --log")
def replay(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option(help="Stop after this many decisions; default: at the end.")] = None,
    seat: SeatNumber = None,
    log: Annotated[bool, typer.Option("--log", help="Also tell everything that has happened so far.")] = False,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the position as JSON instead of drawing it.")
    ] = None,
    components: Components = None,
    force: Force = False,
) -> None:
    """Replay a stored game: step through it at a terminal, or draw one of its positions."""
    from starlode.terminal.playing.replay import ReplayOrder, run

    run(ReplayOrder(file, ply, seat, log, position, components, force))


@app.command(epilog="Example: starlode analyse game.json --think 20000it --seat 0")
def analyse(
    files: RecordFiles,
    think: Annotated[
        str,
        typer.Option(help="Iterations for a look at a decision: 5000it, 5000it:4 on 4 cores.", show_default="usual"),
    ] = "",
    seat: Annotated[int | None, typer.Option(help="Judge the decisions of this seat only.")] = None,
    plies: Annotated[bool, typer.Option("--plies", help="Also list every decision; for one record.")] = False,
    at: Annotated[
        int | None, typer.Option(metavar="PLY", help="The best lines after so many decisions, instead; of one record.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Another number imagines other positions.", min=0, max=MOST_SEED)] = 0,
    json: AsJson = False,
    out: Annotated[
        Path | None, typer.Option(metavar="PATH", help="Keep it as JSON, several in a folder; run again to continue.")
    ] = None,
    components: Components = None,
    workers: Workers = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS|local", help="Judge records on a Ray cluster.")] = None,
) -> None:
    """Say how well stored games were played, which mistakes were the biggest and what was better."""
    if at is not None:
        from starlode.terminal.commands import best_lines

        if plies or out or workers or ray:
            raise InvalidOption("--at prints the lines of one moment; it takes no --plies, --out, --workers or --ray")
        best_lines.run(best_lines.LinesOrder(files, at, think, seat, seed, components), json)
        return
    if len(files) == 1 and not files[0].is_dir() and ray is None:
        from starlode.terminal.commands import analyse as one

        one.run(one.AnalyseOrder(files[0], think, seat, seed, plies, out, components), json)
        return
    from starlode.terminal.commands import analyse_many as many

    many.run(many.AnalyseManyOrder(files, think, seat, seed, out, components, workers, ray), json)


@app.command(epilog="Example: starlode position position.json --seat 1")
def position(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position as JSON; - reads standard input.")],
    seat: SeatNumber = None,
    json: AsJson = False,
    components: Components = None,
    link: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Print a link to the analysis board of the page at this address instead."),
    ] = None,
) -> None:
    """Check a position, draw it and list the legal moves."""
    from starlode.terminal.commands.position import print_link, show_position

    if link is None:
        show_position(file, seat, json, components)
    elif json or seat is not None:
        raise InvalidOption("--link prints nothing but a link; it takes no --seat or --json")
    else:
        print_link(file, link, components)


@app.command(epilog="Example: starlode rules cave-in CI-4.5")
def rules(
    game: MaybeGame = None,
    clause: Annotated[
        str | None, typer.Argument(metavar="CLAUSE|WORD", help="Only this clause, or those with a word.")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List the clauses that no test names.")] = False,
    json: AsJson = False,
) -> None:
    """Print a game's rules, one clause of them, those that mention a word, or which clauses are tested."""
    from starlode.terminal.commands.rules import run

    run(game, clause, coverage, json)
