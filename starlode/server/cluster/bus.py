"""Messages between servers that share a store: which table has a new entry, and who listens where.

The entry itself is in the store. A single server hears only itself. Several servers need a bus that reaches them all,
and nothing else changes: the first server to store an entry wins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec


class TableGrew(msgspec.Struct, frozen=True, tag="news", array_like=True):
    """A table has this many entries, all of them stored."""

    table: str
    number: int


class Here(msgspec.Struct, frozen=True, tag="here", array_like=True):
    """The seats that have listeners at a server, by table."""

    server: str
    tables: dict[str, list[int]]


class Who(msgspec.Struct, frozen=True, tag="who", array_like=True):
    """A server that has just loaded a table asks the others who listens there."""

    server: str
    table: str


class Taken(msgspec.Struct, frozen=True, tag="taken", array_like=True):
    """How much addresses have asked of a server lately, by limit: requests, or seconds of work."""

    server: str
    counts: dict[str, dict[str, float]]


Message = TableGrew | Here | Who | Taken
Hear = Callable[[Message], None]


class Bus(Protocol):
    """Carries messages between servers; a lost message does no harm, because servers also check the store."""

    shared: bool  # whether other processes are reached
    whole: bool  # whether messages arrive, as far as is known

    async def open(self, hear: Hear) -> None:
        """Receive every message from now on, including its own."""
        ...

    async def close(self) -> None:
        """Hear nothing more."""
        ...

    def publish(self, message: Message) -> None:
        """Say something to all; never waits."""
        ...


class LocalBus:
    """A bus within one process."""

    shared, whole = False, True

    def __init__(self) -> None:
        self._hearers: list[Hear] = []

    async def open(self, hear: Hear) -> None:
        """Receive every message from now on, including its own."""
        self._hearers.append(hear)

    async def close(self) -> None:
        """Nothing is left behind."""

    def publish(self, message: Message) -> None:
        """Say something to all; never waits."""
        for hear in self._hearers:
            hear(message)
