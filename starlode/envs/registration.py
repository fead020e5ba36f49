"""Every game by its id in Gymnasium, such as `starlode/CaveIn-v0`: one seat with `make`, many games with `make_vec`."""

from __future__ import annotations

import gymnasium

from starlode.engine.declarations.info import GameInfo
from starlode.games import all_games

NAMESPACE = "starlode"
VERSION = 0  # of what an environment promises; rules have a version of their own


def id_of(game: str) -> str:
    """What Gymnasium calls a game."""
    return f"{NAMESPACE}/{''.join(part.capitalize() for part in game.split('-'))}-v{VERSION}"


def register(info: GameInfo) -> None:
    """Register a game with Gymnasium, unless it is registered already; the built-in games are."""
    if id_of(info.name) not in gymnasium.registry:
        gymnasium.register(
            id_of(info.name),
            entry_point="starlode.envs.gymnasium:SeatEnv",
            vector_entry_point="starlode.envs.gymnasium:TablesEnv",
            kwargs={"game": info.name},
            disable_env_checker=True,  # it warns of counts without a bound, and costs as much as a step
        )


def register_all() -> None:
    """Register every game that is known here."""
    for info in all_games().values():
        register(info)
