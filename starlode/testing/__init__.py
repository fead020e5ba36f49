"""The conformance kit: `check(game)` proves that a game keeps the house's promises."""

from starlode.testing.check import Nonconformance, check

__all__ = ["Nonconformance", "check"]
