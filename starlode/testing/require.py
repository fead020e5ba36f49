"""How a broken promise is reported."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError


class Nonconformance(StarlodeError):
    """A game broke one of the promises; says which, and how to reproduce it."""


def require(condition: bool, complaint: str) -> None:
    """Raise Nonconformance unless the condition holds."""
    if not condition:
        raise Nonconformance(complaint)


@contextmanager
def blaming(game: Game, where: Callable[[], str]) -> Iterator[None]:
    """Turn any error into a Nonconformance of the game that starts with where it happened."""
    try:
        yield
    except Exception as error:  # any error that the game's own code raises is its fault
        raise Nonconformance(f"{where()}: {told(game, error)}") from error


def told(game: Game, error: Exception) -> str:
    """An error in one line: a complaint as it is; for a failure in the game's own code, how and where it failed."""
    if isinstance(error, StarlodeError):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if game.info.folder and game.info.folder in Path(frame.filename).parents]
    at = (own or frames)[-1]
    return f"{type(error).__name__} in {at.name} ({Path(at.filename).name}, line {at.lineno}): {error}"
