"""Terms: the names of a game's phases, skills, effects, and so on, as numbers that compiled rules can compare.

    class Zone(Term):
        WHITE = auto()
        DEEP_BLACK = auto()

`Zone.DEEP_BLACK` is 1 to the rules and `deep-black` in texts. Members may carry more: in which `ways` they work,
and the `clauses` that explain them, the first of them foremost. The exported schema has both.
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

    @classmethod
    def next_member(cls) -> Self:
        """A member that its `__new__` lets carry more than a number: numbered like the others, in their order."""
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        return member

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
        members = _by_text(cls)
        if text not in members:
            raise KeyError(f"{cls.__name__} has no row {text!r}; it has {', '.join(members)}")
        member: Self = members[text]
        return member


class Explained(Term):
    """Things and topics, each with the clauses that explain it: `RAID = "CI-7.1"`."""

    clauses: tuple[str, ...]

    def __new__(cls, *clauses: str) -> Self:
        """Number the topics in their order."""
        member = cls.next_member()
        member.clauses = clauses
        return member


@cache
def _by_text(cls: type[Any]) -> dict[str, Any]:
    return {member.text: member for member in cls}
