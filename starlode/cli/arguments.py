"""Arguments and options that several commands have."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import Annotated

import typer

MOST_SEED = 2**62  # of a run, which counts on from it


def game_name(text: str | None) -> str | None:
    """A game's folder becomes its name, before anything that reads the list of games."""
    from starlode.games import name_of

    return name_of(text) if text is not None else None


def finite(number: float) -> float:
    """The same number; raises InvalidOption for one without an end, or for none at all."""
    from starlode.engine.boundary.errors import InvalidOption

    if not isfinite(number):
        raise InvalidOption(f"expected a finite number of seconds, found {number}")
    return number


def each_once(pairs: list[str] | None) -> list[str] | None:
    """The same options; raises InvalidOption where one is set twice, and one of the values would be forgotten."""
    from starlode.engine.boundary.errors import InvalidOption
    from starlode.engine.boundary.quoting import shown

    names = [pair.partition("=")[0].strip() for pair in pairs or []]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise InvalidOption(f"the option {shown(twice)} is set twice; set it once")
    return pairs


def record_file(given: Path) -> Path:
    """The file of a record, which may be named as `starlode records` lists it."""
    from starlode.terminal.keeping.kept import found_file

    return found_file(given)


def record_files(given: list[Path]) -> list[Path]:
    """The same for several."""
    return [record_file(path) for path in given]


WHICH_GAME = "A name from `starlode games`, or the folder of a game."
GameName = Annotated[str, typer.Argument(metavar="GAME", help=WHICH_GAME, callback=game_name)]
MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME", help=WHICH_GAME, callback=game_name)]
Players = Annotated[int | None, typer.Option(help="Number of seats.", min=1, show_default=False)]
Pairs = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.", callback=each_once),
]
SeedText = Annotated[str | None, typer.Option("--seed", help="A number that makes the same shuffles again.")]
Salt = Annotated[
    str | None, typer.Option("--salt", metavar="HEX", help="The secret of an earlier run, to repeat its deals.")
]
FirstSeed = Annotated[
    int, typer.Option("--seed", help="The first game's seed; each game takes the next number.", min=0, max=MOST_SEED)
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
RecordFile = Annotated[
    Path,
    typer.Argument(metavar="RECORD", help="A record's file, or its name in `starlode records`.", callback=record_file),
]
RecordFiles = Annotated[
    list[Path],
    typer.Argument(metavar="RECORD...", help="Records by file or by name, or folders of them.", callback=record_files),
]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="A corrected component file instead of our own.")
]
Language = Annotated[
    str | None, typer.Option(metavar="CODE", help="The language to play in, such as en; default: STARLODE_LANGUAGE.")
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite files that this command did not make.")]
MOST_WORKERS = 256  # each is a process of a few hundred megabytes
Workers = Annotated[
    int | None, typer.Option(help="How many to run at a time; default: one for each core.", min=1, max=MOST_WORKERS)
]
SeatNumber = Annotated[int | None, typer.Option("--seat", help="See it as this seat does; default: as a spectator.")]
