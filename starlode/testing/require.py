"""How a broken promise is told."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError


class Nonconformance(StarlodeError):
    """A game broke one of the promises; says which, and how to see it again."""


def require(condition: bool, complaint: str) -> None:
    """Raise Nonconformance unless the condition holds."""
    if not condition:
        raise Nonconformance(complaint)


@contextmanager
def blaming(game: Game, where: Callable[[], str]) -> Iterator[None]:
    """Whatever goes wrong becomes a Nonconformance of the game that begins with where it was."""
    try:
        yield
    except Exception as error:  # what the game's own code raises is its fault
        raise Nonconformance(f"{where()}: {told(game, error)}") from error


def told(game: Game, error: Exception) -> str:
    """An error in one line: a complaint as it is, and where the game's own code failed, how and where."""
    if isinstance(error, StarlodeError):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if game.info.folder and game.info.folder in Path(frame.filename).parents]
    at = (own or frames)[-1]
    return f"{type(error).__name__} in {at.name} ({Path(at.filename).name}, line {at.lineno}): {error}"
