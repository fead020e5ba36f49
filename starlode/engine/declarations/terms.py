"""Terms: the names of a game's phases, skills, effects, and so on, as numbers that compiled rules can compare.

    class Zone(Term):
        WHITE = auto()
        DEEP_BLACK = auto()

`Zone.DEEP_BLACK` is 1 to the rules and `deep-black` in texts.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Any, Self


class Term(IntEnum):
    """An enumeration that counts from 0 and whose members have a text."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return count

    @property
    def text(self) -> str:
        """The name as used in texts: lower case, with hyphens."""
        return self.name.lower().replace("_", "-")

    @classmethod
    def texts(cls) -> tuple[str, ...]:
        """The texts of all members, in their order."""
        return tuple(_by_text(cls))

    @classmethod
    def named(cls, text: str) -> Self:
        """The member with that text; raises KeyError."""
        member: Self = _by_text(cls)[text]
        return member


@cache
def _by_text(cls: type[Any]) -> dict[str, Any]:
    return {member.text: member for member in cls}
