"""A position of Cave-In as readable JSON and back; docs/games/cave-in/positions.md describes the format."""

from starlode.games.cave_in.position.reading import read
from starlode.games.cave_in.position.shape import Position
from starlode.games.cave_in.position.writing import write

__all__ = ["Position", "read", "write"]
