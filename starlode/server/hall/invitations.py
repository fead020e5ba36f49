"""Invitations to a person: kept until the table no longer waits, or the person does not want it."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import and_, select

from starlode.engine.boundary.errors import Refused
from starlode.match.names import tame
from starlode.server.common.moments import now
from starlode.server.common.tokens import digest
from starlode.server.people.names import folded
from starlode.server.protocol.wire import CreateTable
from starlode.server.protocol.wire_hall import Invitation, Invite
from starlode.server.storage.hall_statements import DROP_INVITATIONS, INVITE, UNINVITE
from starlode.server.storage.people_store import PeopleStore, Person
from starlode.server.storage.sql_hall import INVITATIONS
from starlode.server.storage.sql_people import BLOCKS, PERSONS
from starlode.server.storage.sql_tables import TABLES
from starlode.server.storage.store import Store

MOST = 50  # that somebody has at a time; later ones are lost, because nobody reads more
KEPT_MS = 86_400_000  # after the table no longer waits


async def invite(store: Store, sender: Person, wish: Invite) -> None:
    """Ask somebody to a table; the sender learns nothing about them. Raises Refused without a seat at the table.

    The same is read and written whether or not there is such a person who welcomes it, so that time tells nothing.
    """
    if await PeopleStore(store).claim(sender.id, wish.table, None) is None:
        raise Refused("no-table")
    key = folded(tame(wish.name))
    values = {"key": key, "nobody": f"nobody {digest(key)[:24]}", "most": MOST, "table": wish.table}
    await store.write((INVITE, {**values, "id": secrets.token_urlsafe(12), "sender": sender.id, "at": now()}))


async def invitations(store: Store, person: str) -> list[Invitation]:
    """The invitations of a person to tables that still wait, the latest first; none from those they have blocked."""
    shunned = select(BLOCKS.c.blocked).where(BLOCKS.c.person == person)
    wanted = (
        select(INVITATIONS.c.id, PERSONS.c.name, TABLES.c.id, TABLES.c.game, TABLES.c.wish, INVITATIONS.c.at)
        .join(PERSONS, PERSONS.c.id == INVITATIONS.c.sender)
        .join(TABLES, and_(TABLES.c.id == INVITATIONS.c.table_id, TABLES.c.status == "waiting"))
        .where(INVITATIONS.c.person == person, INVITATIONS.c.sender.not_in(shunned))
        .order_by(INVITATIONS.c.at.desc())
        .limit(MOST)
    )
    rows = await store.read(lambda connection: connection.execute(wanted).all())
    return [_invitation(*row) for row in rows]


def _invitation(name: str, sender: str, table: str, game: str, wish: dict[str, object], at: int) -> Invitation:
    wished = msgspec.convert(wish, CreateTable)
    return Invitation(name, sender, table, game, len(wished.seats), wished.clock, at)


async def decline(store: Store, person: str, name: str) -> None:
    """Forget an invitation."""
    await store.write((UNINVITE, {"invitation": name, "of": person}))


async def tidy(store: Store) -> None:
    """Forget old invitations to tables that no longer wait."""
    await store.write((DROP_INVITATIONS, {"before": now() - KEPT_MS}))
