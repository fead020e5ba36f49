"""Positions as JSON: the whole truth, written and read. docs/games/stella-digger/positions.md explains every key."""

from starlode.games.stella_digger.position.reading import read
from starlode.games.stella_digger.position.shape import Position
from starlode.games.stella_digger.position.writing import write

__all__ = ["Position", "read", "write"]
