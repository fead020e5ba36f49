"""Stella Digger! as the rest of the house knows it."""

from starlode.games.stella_digger.rules import RULES

__all__ = ["RULES"]
