"""What bots are made of: sources, networks, and the files of external programs.

A saved run continues only with the makings it began with. Otherwise an edited bot would be credited with old results.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

from starlode.bots.bot import NEED_NETWORKS, is_guest, kind_of, split
from starlode.bots.guests.loading import class_files
from starlode.bots.guests.program import command_of
from starlode.bots.levels import MASTER, THINKING
from starlode.bots.network import network_files, own_network
from starlode.bots.proofs import known_proofs
from starlode.bots.scale import LevelBot, scale_file
from starlode.bots.strengths import StrengthBot
from starlode.engine.authoring.game import Game

HOUSE = Path(__file__).resolve().parent.parent
PARTS = ("engine", "match", "bots")  # besides the game's own folder
SHOWN = 12  # digits of a digest
SCALED = {LevelBot.name, StrengthBot.name}  # may play as a master
MASTERLY = {MASTER} | SCALED


def makings(game: Game, bots: Iterable[str], *parts: str) -> dict[str, str]:
    """A digest of everything that determines how these bots play a game, besides its options and components.

    Other parts of Starlode count if you name them. Raises UnknownBot for a program or a class that cannot be found.
    """
    named = sorted(set(bots))
    found = {"code": _digest(_sources(game, parts))}
    if learned := [name for name in named if kind_of(name) in NEED_NETWORKS | SCALED]:
        found["network"] = _digest(dict.fromkeys(file for name in learned for file in _networks(game, name)))
    if any(kind_of(name) in MASTERLY for name in named) and (unusual := _unusual_masters(game)):
        found["masters"] = unusual
    if any(kind_of(name) == LevelBot.name for name in named):
        found["levels"] = _digest([path] if (path := scale_file(game)) else [])
    programs = [file for name in named if is_guest(name) for file in program_files(name)]
    return found | ({"programs": _digest(programs)} if programs else {})


def _unusual_masters(game: Game) -> str:
    """For how many iterations the masters of a game think, by number of players, where that is not as usual."""
    usual = THINKING[MASTER].iterations
    return " ".join(f"{one.players}:{one.iterations}" for one in known_proofs(game) if one.iterations != usual)


def master_iterations(made: Mapping[str, Any], players: int) -> int:
    """For how many iterations a master with these makings thinks at a decision."""
    unusual = dict(one.split(":") for one in str(made.get("masters", "")).split())
    return int(unusual.get(str(players), THINKING[MASTER].iterations))


def _networks(game: Game, bot: str) -> list[Path]:
    own = own_network(bot)
    return [own] if own else network_files(game)


def program_files(bot: str) -> list[Path]:
    """The files that a program, or a class of your own, is known to consist of: those it names, and those beside them.

    What it opens or imports from elsewhere is unknown. Raises UnknownBot.
    """
    kind, argument = split(bot)
    if kind == "python":
        return [file for path in class_files(argument) for file in _around(path)]
    command = command_of(argument)
    found = [Path(shutil.which(command[0]) or command[0])]
    for before, argument in pairwise(command):
        paths = _module(argument) if before == "-m" else [Path(argument.rpartition("=")[2])]
        found += [file for path in paths for file in _around(path)]
    return list(dict.fromkeys(found))


def _module(name: str) -> list[Path]:
    path = Path(*name.split("."))
    return [path / "__main__.py", path.with_suffix(".py")]


def _around(path: Path) -> Iterator[Path]:
    """A file, those of its kind beside it, and those in packages there: what it could import without being told."""
    try:
        main = path / "__main__.py" if path.is_dir() else path
        if not main.is_file():
            return
    except (OSError, ValueError):  # no path at all
        return
    yield main
    if main.suffix:
        yield from sorted(main.parent.glob(f"*{main.suffix}"))
        for package in sorted(main.parent.glob("*/__init__.py")):
            yield from sorted(package.parent.rglob(f"*{main.suffix}"))


def _sources(game: Game, parts: Iterable[str]) -> list[Path]:
    folders = [HOUSE / part for part in (*PARTS, *parts)] + ([game.info.folder] if game.info.folder else [])
    return [file for folder in folders for file in sorted(folder.rglob("*.py"))]


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        with suppress(OSError), path.open("rb") as file:  # a file we cannot read may not belong to the program
            content = hashlib.file_digest(file, "sha256").hexdigest()
            digest.update(f"{path.name} {content}\n".encode())
    return digest.hexdigest()[:SHOWN]
