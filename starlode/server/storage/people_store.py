"""What is stored about people, as the server reads it. It is written by lines, together with whatever belongs to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import RowMapping, Select, Table, select

from starlode.server.storage.sql_people import CLAIMS, PASSKEYS, PERSONS, SESSIONS
from starlode.server.storage.sql_tables import TABLES
from starlode.server.storage.store import Store, TableRow

T = TypeVar("T")


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who keeps a name."""

    id: str
    name: str
    key: str  # the name as it is compared
    created: int
    seen: int  # when they last came, to the day
    mail: str | None = None
    public: bool = False
    settings: dict[str, Any] = {}


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which somebody is signed in."""

    digest: str  # of its token
    person: str
    since: int
    until: int
    follows: str | None = None  # the session it takes the place of, until it is first used


class PasskeyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey of a person."""

    id: str
    person: str
    credential: str
    public_key: str
    counter: int
    label: str
    created: int
    used: int | None = None


class SeatClaim(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that belongs to a person."""

    table_id: str
    seat: int
    person: str
    at: int
    secret: str  # of the seat when it became theirs


class PeopleStore:
    """Reads what is stored about people; every call raises Refused("unavailable") without a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def signed_in(self, digest: str, now: int) -> tuple[Session, Person] | None:
        """The session that a token opens now, and whose it is."""
        wanted = select(SESSIONS, PERSONS).join(PERSONS, PERSONS.c.id == SESSIONS.c.person)
        wanted = wanted.where(SESSIONS.c.digest == digest, SESSIONS.c.until > now)
        row = await self._store.read(lambda connection: connection.execute(wanted).mappings().first())
        return None if row is None else (_part(row, SESSIONS, Session), _part(row, PERSONS, Person))

    async def person(self, name: str) -> Person | None:
        """The person with an id."""
        return await self._first(select(PERSONS).where(PERSONS.c.id == name), Person)

    async def named(self, key: str) -> Person | None:
        """The person whose name compares like this."""
        return await self._first(select(PERSONS).where(PERSONS.c.key == key), Person)

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        """The passkeys of a person, the oldest first."""
        wanted = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
        return await self._all(wanted, PasskeyRow)

    async def claim(self, person: str, table: str, seat: int | None) -> SeatClaim | None:
        """A seat of a person at a table: the given one, or the first."""
        wanted = select(CLAIMS).where(CLAIMS.c.person == person, CLAIMS.c.table_id == table).order_by(CLAIMS.c.seat)
        return await self._first(wanted if seat is None else wanted.where(CLAIMS.c.seat == seat), SeatClaim)

    async def claims_of(self, person: str, tables: Sequence[str]) -> list[SeatClaim]:
        """Which seats of some tables belong to a person."""
        return await self._all(
            select(CLAIMS).where(CLAIMS.c.person == person, CLAIMS.c.table_id.in_(tables)), SeatClaim
        )

    async def tables(self, names: Sequence[str]) -> list[TableRow]:
        """Some tables as they were created."""
        return await self._all(select(TABLES).where(TABLES.c.id.in_(names)), TableRow)

    async def games(self, person: str, before: int, limit: int) -> list[tuple[SeatClaim, TableRow]]:
        """A person's seats and their tables, the latest first, from before a given time."""
        wanted = (
            select(CLAIMS, TABLES)
            .join(TABLES, TABLES.c.id == CLAIMS.c.table_id)
            .where(CLAIMS.c.person == person, CLAIMS.c.at < before)
            .order_by(CLAIMS.c.at.desc(), CLAIMS.c.table_id, CLAIMS.c.seat)
            .limit(limit)
        )
        rows = await self._store.read(lambda connection: connection.execute(wanted).mappings().all())
        return [(_part(row, CLAIMS, SeatClaim), _part(row, TABLES, TableRow)) for row in rows]

    async def _first(self, wanted: Select[Any], kind: type[T]) -> T | None:
        row = await self._store.read(lambda connection: connection.execute(wanted).mappings().first())
        return None if row is None else kind(**row)

    async def _all(self, wanted: Select[Any], kind: type[T]) -> list[T]:
        rows = await self._store.read(lambda connection: connection.execute(wanted).mappings().all())
        return [kind(**row) for row in rows]


def _part(row: RowMapping, table: Table, kind: type[T]) -> T:
    """One of the rows that were joined."""
    return kind(**{column.name: row[column] for column in table.columns})
