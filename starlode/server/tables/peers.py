"""Other servers that share the store: what they accept is told here, and players connected there are not absent.

A server keeps nothing to itself that others would need: it hears of new entries on the bus, and checks the store for
any that it missed. Bots think, and clocks run out, at the one server that looks after a table. Its claim to the table
is kept in the store and lapses if it is not renewed. If two servers still act at once, the store accepts only one.
"""

from __future__ import annotations

import secrets
import time
from contextlib import suppress

from starlode.engine.boundary.errors import Refused
from starlode.server.cluster.bus import Bus, Here, Message, TableGrew, Taken, Who
from starlode.server.common.limits import Addresses
from starlode.server.common.moments import now
from starlode.server.tables.access import TableAccess
from starlode.server.tables.broadcast import tell_table
from starlode.server.tables.table import Table

KEPT_MS = 6_000  # how long a server's claim to look after a table lasts
RENEWED_MS = 4_000  # it is renewed when less than this is left
SILENT_S = 6.0  # a server that is silent for this long counts as having no listeners


class Peers:
    """One server's side of working together with others."""

    def __init__(self, registry: TableAccess, bus: Bus) -> None:
        self._registry, self._bus = registry, bus
        self.server = secrets.token_urlsafe(8)
        self.any = bus.shared or registry.store.shared
        self.limits: dict[str, Addresses] = {}  # that count for all servers together
        self._kept: dict[str, int] = {}
        self._alone = True
        self._deaf_at = time.monotonic()  # when the others could last not be heard
        self.since = now()  # there has always been a server since then

    async def open(self) -> None:
        """Start to hear the others."""
        await self._bus.open(self._hear)
        await self.attend()

    async def close(self) -> None:
        """Say goodbye."""
        if self._bus.shared:
            self._bus.publish(Here(self.server, {}))
        if self.any:
            with suppress(Refused):
                await self._registry.store.depart(self.server)
        await self._bus.close()

    @property
    def know_who_is_here(self) -> bool:
        """Whether the other servers, if any, would have said by now who listens there."""
        return self._alone or (self._bus.shared and time.monotonic() - self._deaf_at > SILENT_S)

    @property
    def heard(self) -> bool:
        """Whether news of others arrives."""
        return self._bus.whole

    # ---- entries ----

    def tell_of(self, table: Table) -> None:
        """Tell the others that something was stored."""
        self.tell_of_entry(table.id, table.number)

    def tell_of_entry(self, table: str, number: int) -> None:
        """Tell the others that a table has so many entries now."""
        self._bus.publish(TableGrew(table, number))

    def _hear(self, message: Message) -> None:
        if isinstance(message, TableGrew):
            table = self._registry.tables.get(message.table)
            if table is not None and table.number < message.number and self._follows(table):
                self._registry.spawn(self._registry.catch_up(message.table))
        elif message.server == self.server:
            return
        elif isinstance(message, Here):
            self._note(message)
        elif isinstance(message, Who):
            self._answer(message)
        else:
            for name, limit in self.limits.items():
                limit.charge(message.counts.get(name, {}))

    def _follows(self, table: Table) -> bool:
        """Whether news of a table matters here at once: someone listens, or its bots and clocks are looked after here.

        Whoever else comes gets it fresh from the store; until then it costs nothing here that others play there.
        """
        return bool(table.audience) or self._kept.get(table.id, 0) > now()

    async def look(self) -> None:
        """Catch up with what other servers stored and we did not hear about; raises Refused."""
        tables = self._registry.tables
        for name, number in (await self._registry.store.numbers(list(tables))).items() if tables else ():
            if name in tables and tables[name].number < number:
                await self._registry.catch_up(name)

    # ---- who is here ----

    def met(self, table: Table) -> None:
        """Ask the others who listens at a table that was just loaded."""
        if self._bus.shared:
            self._bus.publish(Who(self.server, table.id))

    def show(self, table: Table) -> None:
        """Tell the others who listens here at a table."""
        self._say_who_is_here({table.id: sorted(table.audience.seats)})

    def _answer(self, asked: Who) -> None:
        table = self._registry.tables.get(asked.table)
        if table is not None and table.audience.seats:
            self.show(table)

    def _say_who_is_here(self, tables: dict[str, list[int]]) -> None:
        if self._bus.shared and tables:
            self._bus.publish(Here(self.server, tables))

    def _note(self, said: Here) -> None:
        """Note who listens at another server; one that names no table has left."""
        for name in said.tables or list(self._registry.tables):
            table = self._registry.tables.get(name)
            if table is not None and table.audience.note(said.server, set(said.tables.get(name, ()))):
                tell_table(table)

    def _forget_silent(self) -> None:
        before = time.monotonic() - SILENT_S
        for table in self._registry.tables.values():
            if table.audience.forget_silent(before):
                tell_table(table)

    def _say_who_asked(self) -> None:
        if self._bus.shared:
            counts = {name: counted for name, limit in self.limits.items() if (counted := limit.report())}
            if counts:
                self._bus.publish(Taken(self.server, counts))

    # ---- looking after tables ----

    async def attend(self) -> None:
        """Say that this server is running, and learn since when there has always been one."""
        if self.any:
            self.since = await self._registry.store.attend(self.server, now())
            self._alone = await self._registry.store.is_alone(self.server, now())
            if not self._bus.whole:
                self._deaf_at = time.monotonic()
            here = {table.id: sorted(table.audience.seats) for table in self._registry.tables.values()}
            self._say_who_is_here({name: seats for name, seats in here.items() if seats})
            self._say_who_asked()
            self._forget_silent()

    async def keeps(self, name: str) -> bool:
        """Whether this server, and no other, thinks for the bots of a table and decides who is late there."""
        if not self.any or self._kept.get(name, 0) > now() + RENEWED_MS:
            return True
        at = now()
        kept = await self._registry.store.keep(name, self.server, at, at + KEPT_MS)
        if kept:
            self._kept[name] = at + KEPT_MS
        else:
            self._kept.pop(name, None)
        return kept

    def let_go(self, name: str) -> None:
        """Stop looking after a table."""
        if self._kept.pop(name, None) is not None:
            self._registry.spawn(self._registry.store.release(name, self.server))
