"""What is stored about people, as the server reads it. It is written by lines, together with whatever belongs to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import RowMapping, Select, Table, and_, or_, select

from starlode.server.storage.sql_people import (
    AUDIT,
    BANS,
    BLOCKS,
    CLAIMS,
    PASSKEYS,
    PERSONS,
    REPORTS,
    SESSIONS,
    TICKETS,
)
from starlode.server.storage.sql_tables import ENTRIES, TABLES
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


class TicketRow(msgspec.Struct, frozen=True, kw_only=True):
    """What may be done once, or that it was done."""

    digest: str
    kind: str
    data: dict[str, Any]
    until: int


class SeatClaim(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that belongs to a person."""

    table_id: str
    seat: int
    person: str
    at: int
    secret: str  # of the seat when it became theirs


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who may not come, or not speak."""

    subject: str
    kind: str
    reason: str
    at: int
    until: int | None = None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody says about how somebody else behaves."""

    id: str
    at: int
    reporter: str | None
    table_id: str
    seat: int
    name: str
    person: str | None
    words: str
    done: int | None = None


class AuditLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that an operator did."""

    id: str
    at: int
    who: str
    what: str
    about: str
    reason: str


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

    async def addressed(self, mail: str) -> Person | None:
        """The person with a mail address."""
        return await self._first(select(PERSONS).where(PERSONS.c.mail == mail), Person)

    async def tickets(self, digests: Sequence[str], now: int) -> list[TicketRow]:
        """Those of some tickets that are still kept."""
        return await self._all(select(TICKETS).where(TICKETS.c.digest.in_(digests), TICKETS.c.until > now), TicketRow)

    async def passkey(self, name: str) -> PasskeyRow | None:
        """The passkey with an id."""
        return await self._first(select(PASSKEYS).where(PASSKEYS.c.id == name), PasskeyRow)

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
        return [(_part(row, CLAIMS, SeatClaim), _part(row, TABLES, TableRow)) for row in await self._rows(wanted)]

    async def bans(self, now: int) -> list[Ban]:
        """All bans that are in force."""
        return await self._all(select(BANS).where(or_(BANS.c.until.is_(None), BANS.c.until > now)), Ban)

    async def reports(self, limit: int, all_of_them: bool = False) -> list[Report]:
        """The latest reports: those that nobody has dealt with, or all."""
        wanted = select(REPORTS).order_by(REPORTS.c.at.desc()).limit(limit)
        return await self._all(wanted if all_of_them else wanted.where(REPORTS.c.done.is_(None)), Report)

    async def reports_by(self, person: str) -> list[Report]:
        """What a person has reported."""
        return await self._all(select(REPORTS).where(REPORTS.c.reporter == person), Report)

    async def audit(self, limit: int) -> list[AuditLine]:
        """What operators did lately, the newest first."""
        return await self._all(select(AUDIT).order_by(AUDIT.c.at.desc()).limit(limit), AuditLine)

    async def blocked_by(self, person: str) -> list[Person]:
        """Whom a person blocks."""
        wanted = select(PERSONS).join(BLOCKS, BLOCKS.c.blocked == PERSONS.c.id).where(BLOCKS.c.person == person)
        return await self._all(wanted.order_by(PERSONS.c.key), Person)

    async def blocks_among(self, persons: Sequence[str]) -> set[tuple[str, str]]:
        """Who of some people blocks whom of them."""
        wanted = select(BLOCKS).where(BLOCKS.c.person.in_(persons), BLOCKS.c.blocked.in_(persons))
        return {(row["person"], row["blocked"]) for row in await self._rows(wanted)}

    async def unseen(self, before: int, limit: int) -> list[Person]:
        """People who have not come since a given time."""
        return await self._all(select(PERSONS).where(PERSONS.c.seen < before).limit(limit), Person)

    async def sessions(self, person: str) -> list[Session]:
        """The sessions of a person."""
        return await self._all(select(SESSIONS).where(SESSIONS.c.person == person), Session)

    async def all_claims(self, person: str) -> list[SeatClaim]:
        """All seats of a person, the oldest first."""
        return await self._all(select(CLAIMS).where(CLAIMS.c.person == person).order_by(CLAIMS.c.at), SeatClaim)

    async def said(self, person: str) -> list[dict[str, Any]]:
        """What a person has said at tables, since each seat was theirs."""
        theirs = and_(CLAIMS.c.table_id == ENTRIES.c.table_id, CLAIMS.c.seat == ENTRIES.c.seat)
        wanted = select(ENTRIES.c.table_id.label("table"), ENTRIES.c.at, ENTRIES.c.text).join(CLAIMS, theirs)
        wanted = wanted.where(CLAIMS.c.person == person, ENTRIES.c.kind == "say", ENTRIES.c.text != "")
        wanted = wanted.order_by(ENTRIES.c.at)
        return [dict(row) for row in await self._rows(wanted)]

    async def _rows(self, wanted: Select[Any]) -> Sequence[RowMapping]:
        return await self._store.read(lambda connection: connection.execute(wanted).mappings().all())

    async def _first(self, wanted: Select[Any], kind: type[T]) -> T | None:
        row = await self._store.read(lambda connection: connection.execute(wanted).mappings().first())
        return None if row is None else kind(**row)

    async def _all(self, wanted: Select[Any], kind: type[T]) -> list[T]:
        return [kind(**row) for row in await self._rows(wanted)]


def _part(row: RowMapping, table: Table, kind: type[T]) -> T:
    """One of the rows that were joined."""
    return kind(**{column.name: row[column] for column in table.columns})
