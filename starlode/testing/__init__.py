"""The conformance kit: `check(game)` tests that a game keeps the promises that Starlode relies on."""

from starlode.testing.check import check
from starlode.testing.require import Nonconformance

__all__ = ["Nonconformance", "check"]
