"""What is stored of a table: its row as it was created, and an append-only list of entries, which is the truth.

Everything that happens at a table is an entry: a player sits down, a move, a decision taken back, a chat message. The
pair of table and number is unique, so two servers can never both accept the next one.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from starlode.server.storage.group_commit import Line

T = TypeVar("T")

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")

# `ask`, `yes` and `no` are about taking a decision back; `call` says that a seat's webhook is being called; `key` adds
# another token to a seat; `nudge` asks a player who keeps the others waiting to decide; `unname` says that names in
# earlier entries are others now.
Kind = Literal[
    "sit",
    "leave",
    "bot",
    "back",
    "move",
    "undo",
    "ask",
    "yes",
    "no",
    "say",
    "call",
    "rematch",
    "close",
    "key",
    "nudge",
    "unname",
]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was created, and what lists show of it."""

    id: str
    game: str
    rules: int  # version of the rules it is played by
    layout: str  # digest of what action numbers mean
    options: dict[str, Any]
    wish: dict[str, Any]  # the message that created it
    seed: str  # secret until the end
    created: int  # milliseconds since 1970, as all times
    status: str = "waiting"
    deadline: int | None = None  # when the next clock runs out
    record: str | None = None  # the stored match, once it is over
    results: list[list[int]] | None = None  # points and rank of every seat, once it is over
    cleared: int | None = None  # when everything went that is personal and no rating needs


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened at a table."""

    number: int  # from 0, without gaps
    kind: Kind
    at: int
    seat: int = -1
    value: int = 0  # the action of a move; the place of a decision that is, or shall be, taken back
    text: str = ""  # a name, words, a level, a reason
    spent: int = 0  # milliseconds that the seat had thought
    secret: str = ""  # digest of a token, or of the key that identifies a repeated move


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """What lists show of a table, where an entry changes that."""

    status: str
    deadline: int | None
    results: list[list[int]] | None = None


class Founding(NamedTuple):
    """A new table and its first entries, with whatever else is stored together with them."""

    row: TableRow
    entries: list[Entry]
    also: Sequence[Line] = ()


class Store(Protocol):
    """Keeps tables; a call that writes returns once its data would survive a power cut.

    Every call raises Refused("unavailable") if the database cannot be reached.
    """

    shared: bool  # whether servers on other machines may use it too

    @property
    def delay(self) -> float:
        """How many seconds writes have been waiting."""
        ...

    async def open(self) -> None:
        """Bring the database to the current schema and get ready; raises StarlodeError if it cannot be reached."""
        ...

    async def close(self) -> None:
        """Store what is waiting, then close."""
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What some work finds, which only reads; it is done in another thread."""
        ...

    def write(self, *lines: Line) -> Awaitable[None]:
        """Store lines together or not at all; await the result, which raises Refused on a conflict."""
        ...

    async def create(self, *foundings: Founding, also: Sequence[Line] = ()) -> None:
        """Store new tables with their first entries, after other lines if they are given: all or nothing."""
        ...

    async def append(
        self,
        table: str,
        entry: Entry,
        listing: Listing | None = None,
        founding: Founding | None = None,
        also: Sequence[Line] = (),
    ) -> None:
        """Store an entry, with a new table and other lines if they are given: all or nothing.

        Raises Refused("conflict") if there already is an entry with that number.
        """
        ...

    async def relist(self, table: str, listing: Listing) -> None:
        """Store what lists show of a table when that has changed without an entry."""
        ...

    async def keep_record(self, table: str, record: str) -> None:
        """Store the record of a finished game."""
        ...

    async def load(self, table: str) -> tuple[TableRow, list[Entry]] | None:
        """A table with all its entries; None where there is none."""
        ...

    async def entries(self, table: str, since: int) -> list[Entry]:
        """The entries of a table, starting at a number."""
        ...

    async def entries_of(self, tables: list[str], kinds: tuple[Kind, ...]) -> dict[str, list[Entry]]:
        """The entries of some kinds, by table and in order; tables without any are left out."""
        ...

    async def numbers(self, tables: list[str]) -> dict[str, int]:
        """How many entries tables have."""
        ...

    async def listed(
        self, status: str, limit: int, public: bool = False, among: Sequence[str] | None = None
    ) -> list[TableRow]:
        """Tables with a status, the newest first; optionally only public ones, or only those among some."""
        ...

    async def due(self, before: int, limit: int) -> list[tuple[int, str]]:
        """Tables whose clock runs out before a given time, the earliest first, with their deadlines."""
        ...

    async def ping(self) -> None:
        """Return if the database answers; raises Refused if it does not."""
        ...

    async def probe(self) -> None:
        """Return once all waiting writes are stored and another one works; raises Refused if nothing can be stored."""
        ...

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        ...

    # ---- outdated tables ----

    async def outdated(self, before: int, limit: int) -> list[str]:
        """Tables where nothing has happened since a given time and no clock runs, the oldest first."""
        ...

    async def drop(self, tables: Sequence[str], before: int) -> None:
        """Delete those of some tables that are still outdated, with everything that happened there."""
        ...

    async def uncleared(self, before: int, limit: int) -> list[str]:
        """The same of tables that stay because ratings rest on them, and still have what is personal."""
        ...

    # ---- servers that share the store ----

    async def attend(self, server: str, now: int) -> int:
        """Note that a server is running; returns since when there has always been one."""
        ...

    async def is_alone(self, server: str, now: int) -> bool:
        """Whether no other server has been seen lately."""
        ...

    async def keep(self, table: str, server: str, now: int, until: int) -> bool:
        """Let a server look after a table until a given time; False if another one does."""
        ...

    async def release(self, table: str, server: str) -> None:
        """Stop looking after a table."""
        ...

    async def depart(self, server: str) -> None:
        """Note that a server is gone and looks after nothing."""
        ...
