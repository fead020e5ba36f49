"""What is kept of a person in the hall, for whoever asks for all of it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, or_, select

from starlode.server.storage.sql_hall import INVITATIONS, PUSHES, RATED, SEEKS
from starlode.server.storage.sql_tournaments import ENTRANTS, TOURNAMENTS
from starlode.server.storage.store import Store

KEPT: dict[str, tuple[Table, frozenset[str]]] = {  # each without what would open something, or name somebody
    "ratings": (RATED, frozenset({"person", "skills"})),
    "seeks": (SEEKS, frozenset({"person", "secret"})),
    "invitations": (INVITATIONS, frozenset({"person", "sender"})),
    "browsers": (PUSHES, frozenset({"id", "person", "point", "auth"})),
    "tournaments": (TOURNAMENTS, frozenset({"maker"})),
    "tournaments_joined": (ENTRANTS, frozenset({"id", "person"})),
}


async def kept_of(store: Store, person: str) -> dict[str, list[dict[str, Any]]]:
    """All rows about a person."""
    return await store.read(lambda connection: {name: _rows(connection, name, person) for name in KEPT})


def _rows(connection: Connection, name: str, person: str) -> list[dict[str, Any]]:
    table, hidden = KEPT[name]
    whose = [table.c[column] == person for column in ("person", "sender", "maker") if column in table.c]
    rows = connection.execute(select(table).where(or_(*whose))).mappings()
    return [{str(column): value for column, value in row.items() if column not in hidden} for row in rows]
