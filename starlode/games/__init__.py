"""One folder a game; nothing outside knows a rule. Here is only how games are found."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module, metadata

from starlode.engine.errors import StarlodeError
from starlode.engine.info import GameInfo


class UnknownGame(StarlodeError):
    """There is no game of that name."""


@cache
def all_games() -> dict[str, GameInfo]:
    """Every game in this folder and every one an installed package offers, by name."""
    found: dict[str, GameInfo] = {}
    for folder in pkgutil.iter_modules(__path__, __name__ + "."):
        info: GameInfo = import_module(folder.name).INFO
        found[info.name] = info
    for point in metadata.entry_points(group="starlode.games"):
        info = point.load()
        found.setdefault(info.name, info)
    return dict(sorted(found.items()))


def find_game(name: str) -> GameInfo:
    """The game of that name, or an error that lists the names there are."""
    games = all_games()
    if name not in games:
        raise UnknownGame(f"there is no game '{name}'; there is {', '.join(games)}")
    return games[name]
