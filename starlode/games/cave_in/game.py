"""Cave-In as the rest of the house knows it."""

from starlode.games.cave_in.rules import RULES

__all__ = ["RULES"]
