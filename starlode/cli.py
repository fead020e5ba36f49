"""The command line, `starlode play` and its sisters.

Only names and options live here. A command imports what it needs when it is called, so that `starlode games` and
`--help` answer at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from starlode import __version__
from starlode.engine.errors import StarlodeError
from starlode.engine.quoting import one_line

INTERRUPTED = 130
WRONG_INPUT = 2
LONGEST = 1000  # characters of a complaint
MOST_SEED = 2**62  # of a run, which counts on from it

# Typer's own mistakes of usage all derive from this class, which some of its versions keep to themselves.
UsageError: Any = typer.BadParameter.__base__


class Door(TyperGroup):
    """The commands; whatever a person got wrong becomes one line on standard error."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command and leave with its exit code."""
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except UsageError as error:
            code = complain(error.format_message())
        except StarlodeError as error:
            code = complain(str(error))
        except (typer.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        sys.exit(code or 0)


def complain(message: str) -> int:
    """Say in one line what was wrong; answers with the exit code."""
    print("starlode: " + one_line(message, LONGEST), file=sys.stderr)
    return WRONG_INPUT


app = typer.Typer(
    cls=Door,
    help="Starlode: space-mining board games to play, to study and to teach programs.",
    epilog="Example: starlode play cave-in",
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _game(text: str | None) -> str | None:
    """A game's folder becomes its name, before anything that reads the list of games."""
    from starlode.games import name_of

    return name_of(text) if text else None


WHICH_GAME = "A name from `starlode games`, or the folder of a game."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=WHICH_GAME, callback=_game)]
MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME", help=WHICH_GAME, callback=_game)]
Players = Annotated[int | None, typer.Option(help="Number of seats.", min=1, show_default=False)]
Pairs = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
SeedText = Annotated[str | None, typer.Option("--seed", help="A number that makes the same shuffles again.")]
Salt = Annotated[
    str | None, typer.Option("--salt", metavar="HEX", help="The secret of an earlier run, to deal the same again.")
]
FirstSeed = Annotated[
    int, typer.Option("--seed", help="The first game's seed; each game takes the next number.", min=0, max=MOST_SEED)
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="A corrected component file instead of our own.")
]
Language = Annotated[
    str | None, typer.Option(metavar="CODE", help="The language to play in, such as en; else STARLODE_LANGUAGE.")
]
SeatNumber = Annotated[int | None, typer.Option("--seat", help="See it as this seat does; without, as a spectator.")]


def _version(wanted: bool) -> None:
    if wanted:
        print(f"starlode {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Show the help when no command is given."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(epilog="Example: starlode games")
def games() -> None:
    """List the games."""
    from starlode.terminal.menu import list_games

    list_games()


@app.command(epilog="Example: starlode play cave-in --seats human,greedy --seed 7")
def play(
    game: MaybeGame = None,
    players: Players = None,
    seats: Annotated[str | None, typer.Option(help="Who sits where, e.g. human,greedy.")] = None,
    option: Pairs = None,
    seed: SeedText = None,
    names: Annotated[str | None, typer.Option(help="Names of the seats, e.g. Ann,Bob.")] = None,
    components: Components = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record of the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a game kept in this file.")] = None,
    language: Language = None,
) -> None:
    """Play a game in the terminal, against bots or in turn with friends."""
    from starlode.terminal.begin import Wish, begin

    begin(Wish(game, players, seats, option or [], seed, names, components, save, resume, language))


@app.command(epilog="Example: starlode sim cave-in --games 1000 --players 3 --seed 7 --json")
def sim(
    game: GameName,
    games: Annotated[int | None, typer.Option(help="How many games; 100 unless told.", min=1)] = None,
    decisions: Annotated[int | None, typer.Option(help="Stop after at least so many decisions.", min=1)] = None,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="One for all seats, or one a seat: random,greedy.")] = "random",
    option: Pairs = None,
    seed: FirstSeed = 0,
    check: Annotated[bool, typer.Option("--check", help="Check the invariants after every decision.")] = False,
    json: AsJson = False,
    out: Annotated[Path | None, typer.Option(help="Keep a record of every game in this folder.")] = None,
    components: Components = None,
    salt: Salt = None,
) -> None:
    """Let bots play many games, and say who wins and how fast it went."""
    from starlode.terminal.sim import Order, run

    run(Order(game, games, decisions, players, bots, option or [], seed, check, out, components, salt), json)


@app.command(epilog="Example: starlode arena cave-in --bots greedy,search,random --games 400 --players 3 --think 100ms")
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who plays, e.g. greedy,search:100ms,random.")],
    games: Annotated[int, typer.Option(help="How many games, all seatings of a deal after each other.", min=1)] = 100,
    players: Players = None,
    option: Pairs = None,
    seed: FirstSeed = 0,
    think: Annotated[str | None, typer.Option(help="How long a plain `search` thinks, e.g. 100ms.")] = None,
    workers: Annotated[int | None, typer.Option(help="Games at a time; as many as cores unless told.", min=1)] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS|local", help="Play on a Ray cluster.")] = None,
    json: AsJson = False,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep, or find, results and records here.")] = None,
    components: Components = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Let each bot meet only the next in the list, weakest first.")
    ] = False,
    salt: Salt = None,
) -> None:
    """Let bots compete, and say how strong each is; Ctrl-C stops it, the same command goes on."""
    from starlode.terminal.arena import Order, run

    run(Order(game, bots, games, players, option or [], seed, think, workers, ray, out, components, ladder, salt), json)


@app.command(
    epilog="Example: starlode lab cave-in --games 2000 --sweep artifacts.artifact-05.cost=6..10 --out report.html"
)
def lab(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the report goes, a page of its own.")],
    games: Annotated[int, typer.Option(help="How many games; with a sweep, for each value.", min=1)] = 1000,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="Who plays; they change seats: greedy,search:20ms.")] = "greedy",
    sweep: Annotated[
        str | None, typer.Option(metavar="PATH=LOW..HIGH[..STEP]", help="Try values of a number of the component file.")
    ] = None,
    option: Pairs = None,
    seed: FirstSeed = 0,
    components: Components = None,
    workers: Annotated[int | None, typer.Option(help="Games at a time; as many as cores unless told.", min=1)] = None,
    csv: Annotated[Path | None, typer.Option(metavar="DIR", help="Also write all numbers as CSV files here.")] = None,
    json: AsJson = False,
    salt: Salt = None,
) -> None:
    """Let bots play many games, and report what is out of balance; Ctrl-C stops it, the same command goes on."""
    from starlode.terminal.lab import Order, run

    run(Order(game, games, players, bots, sweep, option or [], components, workers, seed, out, csv, salt), json)


@app.command(epilog="Example: starlode replay game.json --ply 40 --seat 0 --log")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record kept by `starlode play --save`.")],
    ply: Annotated[int | None, typer.Option(help="Stop after so many decisions; without, at the end.")] = None,
    seat: SeatNumber = None,
    log: Annotated[bool, typer.Option("--log", help="Also tell all that happened until then.")] = False,
    components: Components = None,
) -> None:
    """Replay a stored game and draw one of its positions."""
    from starlode.terminal.show import show_record

    show_record(file, ply, seat, log, components)


@app.command(epilog="Example: starlode analyse game.json --think 20000it --seat 0")
def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record kept by `starlode play --save`.")],
    think: Annotated[str, typer.Option(help="How long to think about a decision: 5000it, 50ms, 1s:4 on 4 cores.")] = (
        "5000it"
    ),
    seat: Annotated[int | None, typer.Option(help="Judge the decisions of this seat only.")] = None,
    plies: Annotated[bool, typer.Option("--plies", help="Also list every decision.")] = False,
    seed: Annotated[int, typer.Option(help="Another number imagines other positions.", min=0, max=MOST_SEED)] = 0,
    json: AsJson = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep it as JSON; a second run goes on.")] = None,
    components: Components = None,
) -> None:
    """Say how well a stored game was played, which mistakes were the biggest and what was better."""
    from starlode.terminal.analyse import Order, run

    run(Order(file, think, seat, seed, plies, out, components), json)


@app.command(epilog="Example: starlode position position.json --seat 1")
def position(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position as JSON; - reads standard input.")],
    seat: SeatNumber = None,
    json: AsJson = False,
    components: Components = None,
) -> None:
    """Check a position, draw it and list the legal moves."""
    from starlode.terminal.show import show_position

    show_position(file, seat, json, components)


@app.command(epilog="Example: starlode rules cave-in CI-4.5")
def rules(
    game: MaybeGame = None,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="Show only this clause.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Say which clauses no test names.")] = False,
    json: AsJson = False,
) -> None:
    """Print a game's rules, one clause of them, or which clauses are tested."""
    from starlode.terminal.rules import run

    run(game, clause, coverage, json)


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
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where it goes; without, it is printed.")] = None,
) -> None:
    """Describe a game for other programs: the record a seat is given, decisions, events, components and options."""
    from starlode.terminal.schema import run

    run(game, types, positions, records, out)


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
) -> None:
    """Compile a game for the browser: its rules and bots as WebAssembly, with all that a page needs to use them.

    A page can open tables with the example options of the game by itself; --option adds one more set of options.
    """
    from starlode.terminal.wasm import run

    run(game, out, option or [], observe)


@app.command(epilog="Example: starlode check examples/ore_rush --games 5")
def check(
    game: GameName,
    games: Annotated[int, typer.Option(help="Games for each number of players and set of options.", min=1)] = 2,
    seed: FirstSeed = 0,
    modes: Annotated[
        bool, typer.Option("--modes/--no-modes", help="Also compare compiled with plain Python, and check bounds.")
    ] = True,
) -> None:
    """Play a game at random and check every promise a game makes to the house."""
    from starlode.terminal.check import run

    run(game, games, seed, modes)


@app.command(epilog="Example: starlode bench cave-in --seconds 2 --no-compile")
def bench(
    game: MaybeGame = None,
    json: AsJson = False,
    seconds: Annotated[float, typer.Option(help="How long each speed is measured.", min=0.01)] = 2.0,
    compiling: Annotated[
        bool, typer.Option("--compile/--no-compile", help="Also measure compiling from nothing; takes a minute.")
    ] = True,
) -> None:
    """Measure how fast the games are on one core of this machine."""
    from starlode.terminal.bench import run

    run(game, json, seconds, compiling)


@app.command(epilog="Example: starlode warm --quiet")
def warm(
    game: MaybeGame = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Say nothing.")] = False,
    playing: Annotated[bool, typer.Option("--playing", help="Only what playing without bots needs.")] = False,
) -> None:
    """Compile everything once, so that nobody waits later."""
    from starlode.terminal.warm import run

    run(game, quiet, playing)


class ServeCommand(TyperCommand):
    """A command whose help ends with all settings."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Explain the command, then every setting."""
        from starlode.server.settings import explain

        super().format_help(ctx, formatter)
        print("Settings, as variables or, in small letters and without STARLODE_, in a TOML file:\n")
        for name, default, promise in explain():
            print(f"  {name}={default}\n      {promise}")


@app.command(cls=ServeCommand, epilog="Example: starlode serve --port 8737")
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen at.", show_default=False)] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen at; 0 takes any free one.")] = None,
    database: Annotated[str | None, typer.Option(help="Where tables are kept, e.g. sqlite:///tables.db.")] = None,
    settings: Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file with settings.")] = None,
) -> None:
    """Serve tables to browsers and programs."""
    import os

    from starlode.crew.mode import PLAYING, begin_at_once
    from starlode.games import all_games
    from starlode.server.settings import load_settings

    chosen = load_settings(os.environ, settings, host=host, port=port, database=database)
    interpreted = chosen.warm and begin_at_once(*all_games().values(), stage=PLAYING)
    from starlode.server.serve import run  # from here on it is heavy

    run(chosen, interpreted)


@app.command(epilog="Example: starlode load --tables 200 --seconds 10 --json")
def load(
    tables: Annotated[int, typer.Option(help="How many tables.", min=1)] = 200,
    seconds: Annotated[float, typer.Option(help="How long to measure.", min=0.1)] = 10.0,
    game: Annotated[str, typer.Option(help="Which game.", callback=_game)] = "cave-in",
    players: Annotated[int, typer.Option(help="Seats of a table.", min=1)] = 2,
    rate: Annotated[float, typer.Option(help="Moves a second at each table; 0 is as many as go.", min=0)] = 0.0,
    url: Annotated[str | None, typer.Option(help="A server that runs already; else one is started.")] = None,
    one_socket: Annotated[bool, typer.Option("--one-socket", help="All seats of a table on one socket.")] = False,
    option: Pairs = None,
    json: AsJson = False,
) -> None:
    """Measure a server with real clients, which check every record they are sent."""
    from starlode.engine.options import given_options
    from starlode.server.load import Order, measure

    report = measure(Order(tables, seconds, game, players, rate, url, one_socket, given_options(option or [])))
    _print_report(report, json)


def _print_report(report: dict[str, Any], json: bool) -> None:
    if json:
        import msgspec

        print(msgspec.json.encode(report).decode())
    else:
        print("\n".join(f"{name:16} {value}" for name, value in report.items()))


@app.command(epilog="Example: starlode verify game.json")
def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    fairness: Annotated[
        str | None, typer.Option(metavar="SHA256", help="What was shown at the start; compared with the key.")
    ] = None,
) -> None:
    """Check that a stored game was played by the rules and with the shuffles that were promised."""
    from starlode.server.verify import verify as check_record

    print("\n".join(check_record(file, fairness)))


@app.command(epilog="Example: starlode wire --typescript --out web/generated/wire.ts")
def wire(
    types: Annotated[bool, typer.Option("--typescript", help="Write TypeScript types instead of OpenAPI.")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where it goes; without, it is printed.")] = None,
) -> None:
    """Describe the server's API for other programs: as OpenAPI, or its messages as TypeScript."""
    from starlode.server.describe import run

    run(types, out)


admin = typer.Typer(cls=Door, help="Look after the tables of a server, also while it runs.", add_completion=False)
app.add_typer(admin, name="admin")
Database = Annotated[
    str | None, typer.Option(help="Where tables are kept; else what STARLODE_DATABASE says.", show_default=False)
]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]


def _database(given: str | None) -> str:
    import os

    from starlode.server.settings import load_settings

    return load_settings(os.environ, database=given).database


@admin.command("list", epilog="Example: starlode admin list --status waiting")
def admin_list(
    status: Annotated[str, typer.Option(help="waiting, playing, over or closed.")] = "playing",
    limit: Annotated[int, typer.Option(help="At most so many, the newest first.", min=1)] = 50,
    database: Database = None,
) -> None:
    """List tables."""
    from starlode.server.admin import listing, with_store

    print("\n".join(with_store(_database(database), lambda store: listing(store, status, limit))))


@admin.command("close", epilog="Example: starlode admin close 5mIEQ5RbE-VwtiL9")
def admin_close(table: TableName, database: Database = None) -> None:
    """End a table for good."""
    from starlode.server.admin import close, with_store

    with_store(_database(database), lambda store: close(store, table))


@admin.command("export", epilog="Example: starlode admin export 5mIEQ5RbE-VwtiL9")
def admin_export(table: TableName, database: Database = None) -> None:
    """Print the record of a table; of one that still goes on it tells everything."""
    from starlode.server.admin import export, with_store

    print(with_store(_database(database), lambda store: export(store, table)), end="")


@admin.command("import", epilog="Example: starlode admin import game.json")
def admin_import(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")], database: Database = None
) -> None:
    """Make a table of a record, and print its id."""
    from starlode.server.admin import take_in, with_store

    print(with_store(_database(database), lambda store: take_in(store, file)))


@admin.command("backup", epilog="Example: starlode admin backup copy.db")
def admin_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")], database: Database = None
) -> None:
    """Copy the database while it is in use."""
    from starlode.server.admin import backup

    backup(_database(database), file)


def main() -> None:
    """What the command `starlode` runs."""
    app(prog_name="starlode")


if __name__ == "__main__":
    main()
