"""One folder for each game; no code outside it knows a rule. This module only finds games.

There are three ways to add a game of your own: an installed package offers it by an entry point of the group
`starlode.games`; the variable `STARLODE_GAMES` lists its folder; or a command is given that folder as its game.
"""

from __future__ import annotations

import os
import pkgutil
import shlex
import shutil
import sys
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from typing import TYPE_CHECKING

from starlode.engine.boundary.errors import InvalidGame, UnknownGame
from starlode.engine.boundary.quoting import shown
from starlode.engine.declarations.info import GameInfo, imported_games

if TYPE_CHECKING:  # rules take a second to import, and who lists games does not need them
    from starlode.engine.authoring.game import Game

FOLDERS = "STARLODE_GAMES"


@cache
def all_games() -> dict[str, GameInfo]:
    """Every game in this folder, then every one an installed package or `STARLODE_GAMES` offers, by name."""
    found: dict[str, GameInfo] = {}
    for folder in pkgutil.iter_modules(__path__, __name__ + "."):
        info: GameInfo = import_module(folder.name).INFO
        found[info.name] = info
    found = dict(sorted(found.items()))
    for point in metadata.entry_points(group="starlode.games"):
        info = point.load()
        found.setdefault(info.name, info)
    for path in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        info = read_folder(Path(path))
        if found.setdefault(info.name, info) != info:
            raise InvalidGame(f"{path}: there is another game called '{info.name}'; choose another name")
    return found


def find_game(name: str) -> GameInfo:
    """The game of that name; raises UnknownGame, which lists the names."""
    games = imported_games() | all_games()
    if name not in games:
        hint = f"; a game of your own is found when {FOLDERS} lists its folder"
        raise UnknownGame(f"there is no game {shown(name)}; choose from {', '.join(games)}{hint}")
    return games[name]


def load_game(game: str | GameInfo) -> Game:
    """A game itself, by its name or its entry in the list; takes the time of importing its rules."""
    info = find_game(game) if isinstance(game, str) else game
    loaded: Game = import_module(info.module).GAME
    return loaded


def name_of(text: str) -> str:
    """The name of a game that is given as its name or as its folder, which is then found from here on."""
    if text in all_games() or not _is_folder(text):
        return text
    info = read_folder(Path(text))
    listed = filter(None, os.environ.get(FOLDERS, "").split(os.pathsep))
    # In the environment, so that worker processes find the game as well; once, however often it is given.
    os.environ[FOLDERS] = os.pathsep.join(dict.fromkeys([*listed, str(Path(text).resolve())]))
    all_games.cache_clear()
    return info.name


def _is_folder(text: str) -> bool:
    try:
        return bool(text) and Path(text).is_dir()
    except (OSError, ValueError):  # too long for a path, or a character that no path has
        return False


def call_prefix() -> str:
    """What must come before `starlode` in a shell: its path, and the games that were found by their folders."""
    listed = os.environ.get(FOLDERS)
    return (f"{FOLDERS}={shlex.quote(listed)} " if listed else "") + _way_to_program()


def _way_to_program() -> str:
    """The folder the program was called from, where the shell would not find it by its name alone."""
    called = Path(sys.argv[0])
    found = shutil.which("starlode")
    if called.name != "starlode" or not called.exists() or (found and Path(found).samefile(called)):
        return ""
    return shlex.quote(f"{called.parent}/")


def read_folder(folder: Path) -> GameInfo:
    """The entry of the game in a folder that is a Python package; raises InvalidGame."""
    folder = folder.resolve()
    if not (folder / "__init__.py").is_file():
        raise InvalidGame(f"{folder} holds no game: expected a Python package whose __init__.py defines INFO")
    if str(folder.parent) not in sys.path:
        sys.path.append(str(folder.parent))
    module = import_module(folder.name)
    if module.__file__ != str(folder / "__init__.py"):
        raise InvalidGame(f"{folder}: Python already knows another package called {folder.name}; rename the folder")
    info = getattr(module, "INFO", None)
    if not isinstance(info, GameInfo):
        raise InvalidGame(f"{folder}/__init__.py defines no INFO = GameInfo(...)")
    return info
