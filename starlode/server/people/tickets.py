"""Tickets: each lets its holder do one thing, once and soon. Of a ticket only its digest is kept."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from starlode.engine.boundary.errors import Refused
from starlode.server.common.moments import now
from starlode.server.common.tokens import digest, new_token
from starlode.server.storage.group_commit import Line
from starlode.server.storage.people_statements import NEW_TICKET
from starlode.server.storage.people_store import PeopleStore
from starlode.server.storage.store import Store

MINUTE_MS = 60_000
TicketKind = Literal["new-passkey", "ask-passkey", "mail"]
MINUTES: dict[TicketKind, int] = {"new-passkey": 5, "ask-passkey": 5, "mail": 30}
SPENT = "spent"


class Ticket(NamedTuple):
    """A ticket that is still good: what it is about, and the line that spends it."""

    data: dict[str, Any]
    spend: Line


class Tickets:
    """Issues tickets, and reads them."""

    def __init__(self, store: Store) -> None:
        self._store, self._people = store, PeopleStore(store)

    async def issue(self, kind: TicketKind, data: dict[str, Any]) -> str:
        """A new ticket."""
        token = new_token()
        await self._store.write(_line(digest(token), kind, data, now() + MINUTES[kind] * MINUTE_MS))
        return token

    async def read(self, token: str, kind: TicketKind) -> Ticket:
        """What a ticket is about; raises Refused for one that was never issued, is spent, or is too old.

        It is spent by storing the line that comes with it. That conflicts if another request was quicker, and this
        one then finds it spent when it tries again.
        """
        name, spent = digest(token), digest(f"{SPENT} {token}")
        rows = {row.digest: row for row in await self._people.tickets([name, spent], now())}
        if name not in rows or spent in rows or rows[name].kind != kind:
            raise Refused("bad-ticket")
        return Ticket(rows[name].data, _line(spent, SPENT, {}, rows[name].until))


def _line(name: str, kind: str, data: dict[str, Any], until: int) -> Line:
    return NEW_TICKET, {"digest": name, "kind": kind, "data": data, "until": until}
