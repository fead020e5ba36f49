"""The conformance kit: `check(game)` proves that a game keeps the house's promises."""

from starlode.testing.check import check
from starlode.testing.require import Nonconformance

__all__ = ["Nonconformance", "check"]
