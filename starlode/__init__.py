"""Starlode: one digital table for three space-mining board games.

    from starlode import Match, make_bot, play_out

    match = Match("cave-in", players=3, seed=7)
    print(play_out(match, [make_bot("greedy")] * 3).reason)

Names are imported when they are first used, so that a program pays only for what it needs.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from starlode.bots import make_bot, play_out
    from starlode.engine.boundary.errors import (
        IllegalMove,
        InvalidComponents,
        InvalidGame,
        InvalidMove,
        InvalidOption,
        InvalidPosition,
        InvalidRecord,
        StarlodeError,
        UnknownBot,
        UnknownGame,
    )
    from starlode.match import Match

__version__ = "0.1.0"

_HOMES = {
    "Match": "starlode.match",
    "games": "starlode.games",
    "make_bot": "starlode.bots",
    "play_out": "starlode.bots",
}
_ERRORS = "starlode.engine.boundary.errors"

__all__ = [
    "IllegalMove",
    "InvalidComponents",
    "InvalidGame",
    "InvalidMove",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Match",
    "StarlodeError",
    "UnknownBot",
    "UnknownGame",
    "games",
    "make_bot",
    "play_out",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'starlode' has no attribute '{name}'")
    home = import_module(_HOMES.get(name, _ERRORS))
    return home if name == "games" else getattr(home, name)
