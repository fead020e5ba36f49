"""A position as readable JSON and back; docs/games/cosmic-scavengers/positions.md describes the format."""

from starlode.games.cosmic_scavengers.position.reading import read
from starlode.games.cosmic_scavengers.position.shape import Position
from starlode.games.cosmic_scavengers.position.writing import write

__all__ = ["Position", "read", "write"]
