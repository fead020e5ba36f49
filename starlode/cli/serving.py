"""Commands around a server of tables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from starlode.cli.app import app
from starlode.cli.arguments import AsJson, Components, Force, Pairs, RecordFile, finite, game_name


class ServeCommand(TyperCommand):
    """A command whose help ends with all settings."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Explain the command, then every setting."""
        from starlode.server.common.settings import explain

        super().format_help(ctx, formatter)
        print("Settings, as variables or, in small letters and without STARLODE_, in a TOML file.")
        print("Options win over variables, variables over the file:\n")
        for name, default, promise in explain():
            print(f"  {name}={default}\n      {promise}")


@app.command(cls=ServeCommand, epilog="Example: starlode serve --port 8737")
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen at.", show_default=False)] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen at; 0 takes any free one.")] = None,
    database: Annotated[str | None, typer.Option(help="Where tables are kept, e.g. sqlite:///tables.db.")] = None,
    settings: Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file with settings.")] = None,
    show: Annotated[bool, typer.Option("--open", help="Also open the page in the browser.")] = False,
) -> None:
    """Serve tables to browsers and programs."""
    import os

    from starlode.background.mode import PLAYING, begin_at_once
    from starlode.games import all_games
    from starlode.server.common.settings import load_settings

    chosen = load_settings(os.environ, settings, host=host, port=port, database=database)
    interpreted = chosen.warm and begin_at_once(*all_games().values(), stage=PLAYING)
    from starlode.server.operating.serve import run  # from here on it is heavy

    run(chosen, interpreted, show)


@app.command(epilog="Example: starlode mcp --url http://localhost:8737")
def mcp(
    url: Annotated[str | None, typer.Option(help="A server whose tables to use; default: one of your own.")] = None,
    name: Annotated[str, typer.Option(help="What the assistant is called at tables.")] = "Assistant",
    language: Annotated[str, typer.Option(help="The language that it is told things in.")] = "en",
) -> None:
    """Give language models a seat: tables as tools of the Model Context Protocol, on standard input and output."""
    from importlib.util import find_spec

    from starlode.background.mode import PLAYING, begin_at_once
    from starlode.engine.boundary.errors import StarlodeError
    from starlode.engine.system.extras import how_to_install
    from starlode.games import all_games

    if find_spec("mcp") is None:
        raise StarlodeError(f"this needs the package mcp, which is not installed: {how_to_install('mcp')}")
    if url is None:
        begin_at_once(*all_games().values(), stage=PLAYING)
    from starlode.mcp.serving import run  # from here on it is heavy

    run(url, name, language)


@app.command(epilog="Example: starlode load --tables 200 --seconds 10 --json")
def load(
    tables: Annotated[int, typer.Option(help="How many tables.", min=1)] = 200,
    seconds: Annotated[float, typer.Option(help="How long to measure.", min=0.1, callback=finite)] = 10.0,
    game: Annotated[str, typer.Option(help="Which game.", callback=game_name)] = "cave-in",
    players: Annotated[int, typer.Option(help="Seats of a table.", min=1)] = 2,
    rate: Annotated[float, typer.Option(help="Moves a second at each table; 0 is as many as possible.", min=0)] = 0.0,
    url: Annotated[
        list[str] | None,
        typer.Option(help="A running server; repeat it for several that share a store. Default: start one."),
    ] = None,
    scattered: Annotated[
        bool, typer.Option("--scattered", help="Let the sockets of a table call different servers.")
    ] = False,
    signed_in: Annotated[
        float, typer.Option(help="The share of tables whose people sign in and play rated games.", min=0, max=1)
    ] = 0.0,
    one_socket: Annotated[bool, typer.Option("--one-socket", help="Use one socket for all seats of a table.")] = False,
    option: Pairs = None,
    json: AsJson = False,
) -> None:
    """Measure a server with real clients, which check every record they are sent."""
    from starlode.engine.declarations.options import given_options
    from starlode.server.operating.load import measure
    from starlode.server.operating.load_clients import LoadOrder

    options = given_options(option or [], players)
    urls = tuple(url or ())
    order = LoadOrder(tables, seconds, game, players, rate, urls, one_socket, options, scattered, signed_in)
    _print_report(measure(order), json)


@app.command(epilog="Example: starlode verify game.json")
def verify(
    file: RecordFile,
    fairness: Annotated[
        str | None, typer.Option(metavar="SHA256", help="What was shown at the start, to compare with the key.")
    ] = None,
    components: Components = None,
) -> None:
    """Check that a stored game was played by the rules and with the shuffles that were promised."""
    from starlode.server.operating.verify import verify as check_record

    print("\n".join(check_record(file, fairness, components)))


@app.command(epilog="Example: starlode wire --typescript --out web/generated/wire.ts")
def wire(
    types: Annotated[bool, typer.Option("--typescript", help="Write TypeScript types instead of OpenAPI.")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write it; printed if not given.")] = None,
    force: Force = False,
) -> None:
    """Describe the server's API for other programs: as OpenAPI, or its messages as TypeScript."""
    from starlode.server.operating.describe import run

    run(types, out, force)


def _print_report(report: dict[str, Any], json: bool) -> None:
    if json:
        import msgspec

        print(msgspec.json.encode(report).decode())
    else:
        print("\n".join(f"{name:16} {value}" for name, value in report.items()))
