"""Calls to people whose turn it is and who are away: to the browsers that they have asked to be called in.

That somebody is called is an entry of the table, stored before the call, so no two servers make it. Only services that
browsers are known to use may be called, and those of a setting: nobody can have this server call just any address.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec
from sqlalchemy import select

from starlode.engine.boundary.errors import Refused
from starlode.engine.export.schema import headings
from starlode.games import find_game
from starlode.server.common.addresses import host_of
from starlode.server.common.calls import Calls
from starlode.server.common.messages import words_in
from starlode.server.common.moments import now
from starlode.server.common.tokens import digest
from starlode.server.hall.web_push import is_usable, new_key, public_key, sealed, signed_headers
from starlode.server.protocol.wire_hall import PushSubscription
from starlode.server.storage.hall_statements import NEW_HOUSE_KEY, SUBSCRIBE, UNSUBSCRIBE, UNSUBSCRIBE_ALL
from starlode.server.storage.sql_hall import HOUSE_KEYS, PUSHES
from starlode.server.storage.sql_people import CLAIMS
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.table import Table

SERVICES = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com")
FAMILY = re.compile(r"[a-z0-9-]+\.(push\.apple\.com|notify\.windows\.com|push\.services\.mozilla\.com)")
ROUND_S = 2.0
AWAY_S = 10.0  # a page that is opened again, or a train in a tunnel, is not away
LASTING_S = 86_400  # for which a call is worth delivering
BROWSERS = 10  # of one person
MOST = 500  # tables in one question to the store
KEY = "push"
FINE, LOST = range(200, 300), (404, 410)  # answers: it will be delivered; there is no such browser any more


class Browser(NamedTuple):
    """A browser that is called, as it is stored."""

    id: str
    person: str
    endpoint: str
    point: str
    auth: str
    language: str
    created: int


class Reach(NamedTuple):
    """A browser of somebody to whom a seat belongs, or belonged when it had this secret."""

    table: str
    seat: int
    secret: str
    browser: Browser


class Push:
    """Calls the browsers of people whose turn it is."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._store, self._hosts = registry, registry.store, registry.settings.push_hosts
        self._looked: dict[str, tuple[int, set[int]]] = {}  # whom the last round found absent, and at which entry
        self._site, self._calls, self._key = registry.settings.site, Calls("push"), ""

    def close(self) -> None:
        """Stop making calls."""
        self._calls.close()

    async def key(self) -> str:
        """The public key that browsers subscribe with; raises Refused where the server has no address of its own."""
        if not self._site:
            raise Refused("not-found")
        return public_key(await self._secret())

    async def _secret(self) -> str:
        """The key of all servers that share the store; whichever comes first has made it."""
        wanted = select(HOUSE_KEYS.c.value).where(HOUSE_KEYS.c.name == KEY)
        if not self._key and not await self._store.read(lambda connection: connection.execute(wanted).first()):
            with suppress(Refused):  # another one was quicker, or the next read says why not
                await self._store.write((NEW_HOUSE_KEY, {"name": KEY, "value": new_key()}))
        if not self._key:
            self._key = str(await self._store.read(lambda connection: connection.execute(wanted).scalar_one()))
        return self._key

    # ---- subscriptions ----

    async def subscribe(self, person: str, browser: PushSubscription) -> None:
        """Call a browser from now on; raises Refused for an address that may not be called."""
        if not (self._may_call(browser.endpoint) and is_usable(browser.keys.p256dh, browser.keys.auth)):
            raise Refused("no-hook")
        if len(await self.browsers(person)) >= BROWSERS:
            await self.unsubscribe(person, None)
        row = Browser(
            id=digest(browser.endpoint),
            person=person,
            endpoint=browser.endpoint,
            point=browser.keys.p256dh,
            auth=browser.keys.auth,
            language=browser.language,
            created=now(),
        )
        await self._store.write((SUBSCRIBE, row._asdict()))

    async def unsubscribe(self, person: str, endpoint: str | None) -> None:
        """Call a browser no longer, or none of a person's."""
        mine = [one.id for one in await self.browsers(person)]
        if endpoint is None:
            await self._store.write((UNSUBSCRIBE_ALL, {"of": person}))
        elif digest(endpoint) in mine:
            await self._store.write((UNSUBSCRIBE, {"push": digest(endpoint)}))

    async def browsers(self, person: str) -> list[Browser]:
        """The browsers that a person wants to be called in."""
        wanted = select(PUSHES).where(PUSHES.c.person == person)
        rows = await self._store.read(lambda connection: connection.execute(wanted).all())
        return [Browser(*row) for row in rows]

    def _may_call(self, endpoint: str) -> bool:
        if not (endpoint.isascii() and endpoint.isprintable()):
            return False
        if host_of(endpoint, "http", "https") in self._hosts:
            return True
        host = host_of(endpoint, "https") or ""
        return host in SERVICES or FAMILY.fullmatch(host) is not None

    # ---- calls ----

    async def walk(self) -> None:
        """Look for people to call, round after round."""
        while True:
            with suppress(Refused):  # the store is away; the next round will find it
                await self.call_absent()
            await asyncio.sleep(ROUND_S)

    async def call_absent(self) -> None:
        """Call everyone who is asked, away, and not called yet."""
        if not self._registry.peers.know_who_is_here:
            return
        asked = {
            table.id: (table.number, seats) for table in self._registry.tables.values() if (seats := absent(table))
        }
        waiting = {name: seats for name, (number, seats) in asked.items() if self._looked.get(name) != (number, seats)}
        reached = [one for some in _portions(list(waiting)) for one in await self._reach(some)]
        self._looked = asked
        for name, seat in dict.fromkeys((one.table, one.seat) for one in reached if one.seat in waiting[one.table]):
            self._registry.spawn(self._call(name, seat))

    async def _reach(self, tables: list[str]) -> list[Reach]:
        """The browsers of those to whom seats at some tables belong."""
        seat = (CLAIMS.c.table_id, CLAIMS.c.seat, CLAIMS.c.secret)
        wanted = select(*seat, PUSHES).join(PUSHES, PUSHES.c.person == CLAIMS.c.person)
        wanted = wanted.where(CLAIMS.c.table_id.in_(tables))
        rows = await self._store.read(lambda connection: connection.execute(wanted).all())
        return [Reach(table, number, secret, Browser(*browser)) for table, number, secret, *browser in rows]

    async def _call(self, name: str, seat: int) -> None:
        """Store that somebody is called, then call them; not for a seat that is no longer theirs."""
        async with self._registry.at(name, fresh=True) as table:
            found = [one for one in await self._reach([name]) if one.seat == seat]
            if seat not in absent(table) or table.chairs[seat].secret not in [one.secret for one in found]:
                return
            await self._registry.happen(table, "call", seat=seat)
            game = table.row.game
        for one in found:
            self._registry.spawn(self._send(one.browser, name, game, "push-turn"))

    async def reachable(self, people: Sequence[str]) -> dict[str, list[Browser]]:
        """Those of some people who have browsers to be called in, with these."""
        wanted = select(PUSHES).where(PUSHES.c.person.in_(people))
        found: dict[str, list[Browser]] = {}
        for row in await self._store.read(lambda connection: connection.execute(wanted).all()):
            found.setdefault(row.person, []).append(Browser(*row))
        return found

    def summon(self, browsers: Sequence[Browser], table: Table, number: int) -> None:
        """Call somebody to their table in a round of a tournament; that they are called is stored already."""
        for browser in browsers:
            self._registry.spawn(self._send(browser, table.id, table.row.game, "push-round", number=number))

    async def _send(self, browser: Browser, table: str, game: str, words: str, **facts: int) -> None:
        message = msgspec.json.encode(_message(browser.language, table, game, words, **facts))
        key = await self._secret()
        body = sealed(message, browser.point, browser.auth)
        headers = signed_headers(key, browser.endpoint, self._site, LASTING_S)
        status = await self._calls.post(browser.endpoint, body, headers)
        self._registry.metrics.hooks.labels("sent" if status in FINE else "failed").inc()
        if status in LOST:
            await self._store.write((UNSUBSCRIBE, {"push": browser.id}))


def _portions(tables: list[str]) -> Iterator[list[str]]:
    """The same in lists that a statement can take."""
    return (tables[start : start + MOST] for start in range(0, len(tables), MOST))


def absent(table: Table) -> set[int]:
    """The seats whose players are asked, have been away for a while, and are not called yet."""
    if table.status != "playing" or table.live is None:
        return set()
    asked = set(table.live.acting) - table.called - table.audience.here
    return {seat for seat in asked & table.people if table.audience.absent_for(seat) >= AWAY_S}


def _message(language: str, table: str, game: str, words: str, **facts: int) -> dict[str, str]:
    """What a browser shows, and where that leads; a later one about the same table takes its place."""
    titles = headings(find_game(game))
    title = titles.get(language, titles["en"])["title"]
    return {"title": title, "body": words_in(language).text(words, **facts), "table": table, "game": game}
