"""Between servers that share a store: which table has a new entry. What it is, the store tells.

One server alone hears nothing but itself. Several of them need a bus that reaches all, and nothing else changes: an
entry is accepted by whoever stores it first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[str, int], None]  # the table, and how many entries it has


class Bus(Protocol):
    """Carries news of tables between servers; what gets lost is found at the next message or look."""

    def subscribe(self, hear: Hear) -> None:
        """Have every piece of news, one's own included."""
        ...

    def publish(self, table: str, number: int) -> None:
        """Say that a table has so many entries, all of them stored."""
        ...


class LocalBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self._hearers: list[Hear] = []

    def subscribe(self, hear: Hear) -> None:
        """Have every piece of news, one's own included."""
        self._hearers.append(hear)

    def publish(self, table: str, number: int) -> None:
        """Say that a table has so many entries, all of them stored."""
        for hear in self._hearers:
            hear(table, number)
