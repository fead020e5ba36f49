"""What is kept of a table: a row as it was made, and an append-only list of entries, which is the truth.

Whatever happens at a table is an entry: somebody sits down, a move, a decision taken back, words. The pair of table and
number is unique, so that two servers can never both accept the next one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")

# `ask`, `yes` and `no` are about taking a decision back; `call` says that a seat's webhook is being called.
Kind = Literal["sit", "leave", "bot", "back", "move", "undo", "ask", "yes", "no", "say", "call", "rematch", "close"]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was made, and what lists need to know of it."""

    id: str
    game: str
    rules: int  # version of the rules it is played by
    layout: str  # digest of what action numbers mean
    options: dict[str, Any]
    wish: dict[str, Any]  # the message that made it
    seed: str  # secret until the end
    created: int  # milliseconds since 1970, as all times
    status: str = "waiting"
    deadline: int | None = None  # when the next clock runs out
    record: str | None = None  # the stored match, once it is over


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened at a table."""

    number: int  # from 0, without gaps
    kind: Kind
    at: int
    seat: int = -1
    value: int = 0  # the action of a move; the place of a decision that is, or shall be, taken back
    text: str = ""  # a name, words, a level, a reason
    spent: int = 0  # milliseconds that the seat had thought
    secret: str = ""  # digest of a token, or of the key by which a move is known again


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """What lists know of a table, where an entry changes it."""

    status: str
    deadline: int | None


class Founding(NamedTuple):
    """A new table and its first entries."""

    row: TableRow
    entries: list[Entry]


class Store(Protocol):
    """Keeps tables. A call that writes returns when what it wrote would survive a power cut.

    Every call raises Refused("unavailable") where the database cannot be reached.
    """

    shared: bool  # whether servers on other machines may use it too

    @property
    def delay(self) -> float:
        """For how many seconds what is to be stored has been waiting."""
        ...

    async def open(self) -> None:
        """Bring the database to the present schema and be ready; raises StarlodeError where it cannot be reached."""
        ...

    async def close(self) -> None:
        """Write what is waiting, then leave."""
        ...

    async def create(self, founding: Founding) -> None:
        """Keep a new table with its first entries."""
        ...

    async def append(
        self, table: str, entry: Entry, listing: Listing | None = None, founding: Founding | None = None
    ) -> None:
        """Keep an entry, and a new table with it if one is given: both or neither.

        Raises Refused("conflict") where there is an entry of that number already.
        """
        ...

    async def relist(self, table: str, listing: Listing) -> None:
        """Keep what lists know of a table where that has changed without an entry."""
        ...

    async def keep_record(self, table: str, record: str) -> None:
        """Keep the stored match of a table that is over."""
        ...

    async def load(self, table: str) -> tuple[TableRow, list[Entry]] | None:
        """A table with all its entries; None where there is none."""
        ...

    async def entries(self, table: str, since: int) -> list[Entry]:
        """The entries of a table from a number on."""
        ...

    async def entries_of(self, tables: list[str], kinds: tuple[Kind, ...]) -> dict[str, list[Entry]]:
        """The entries of some kinds that tables have, in order; tables without any are left out."""
        ...

    async def numbers(self, tables: list[str]) -> dict[str, int]:
        """How many entries tables have."""
        ...

    async def listed(
        self, status: str, limit: int, public: bool = False, among: Sequence[str] | None = None
    ) -> list[TableRow]:
        """Tables of a status, the newest first; perhaps only those that everybody may see in a list, or only some."""
        ...

    async def due(self, before: int, limit: int) -> list[tuple[int, str]]:
        """Tables whose clock runs out before a moment, the earliest first, with their deadlines."""
        ...

    async def ping(self) -> None:
        """Return where the database answers; raises Refused where it does not."""
        ...

    async def probe(self) -> None:
        """Return once all that waited is stored, and something could be; raises Refused where nothing can."""
        ...

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        ...

    # ---- what nobody needs any more ----

    async def outdated(self, before: int, limit: int) -> list[str]:
        """Tables at which nothing has happened since a moment and no clock runs, the oldest first."""
        ...

    async def drop(self, tables: Sequence[str], before: int) -> None:
        """Forget those of some tables that are still outdated, with all that happened there."""
        ...

    # ---- servers that share the store ----

    async def attend(self, server: str, now: int) -> int:
        """Say that a server is here; answers since when there has always been one."""
        ...

    async def is_alone(self, server: str, now: int) -> bool:
        """Whether no other server has been here lately."""
        ...

    async def keep(self, table: str, server: str, now: int, until: int) -> bool:
        """Have a server look after a table until some moment; False where another one does."""
        ...

    async def release(self, table: str, server: str) -> None:
        """Look after a table no more."""
        ...

    async def depart(self, server: str) -> None:
        """Say that a server is gone, and looks after nothing."""
        ...
