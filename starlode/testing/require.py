"""How a broken promise is told."""

from __future__ import annotations

from starlode.engine.errors import StarlodeError


class Nonconformance(StarlodeError):
    """A game broke one of the promises; says which, and how to see it again."""


def require(condition: bool, complaint: str) -> None:
    """Raise Nonconformance unless the condition holds."""
    if not condition:
        raise Nonconformance(complaint)
