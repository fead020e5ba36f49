"""Looking after tables: clocks that run out, players who keep others waiting, and empty tables."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from starlode.engine.boundary.errors import Refused
from starlode.server.common.moments import now
from starlode.server.tables.access import TableAccess
from starlode.server.tables.bot_runner import BotRunner
from starlode.server.tables.peers import Peers
from starlode.server.tables.table import Table
from starlode.server.tables.webhooks import Hooks

ROUND_S = 2.0  # how often all tables are looked at
HASTE_S = 0.5  # and how often while other servers cannot be heard
WRITING_S = 10.0  # writes may queue for this long before that counts as a fault
DUE = 100  # late, or outdated, tables in one round
CLEARING_S = 3600.0  # how often outdated tables are looked for
DAY_MS = 86_400_000


class Upkeep:
    """Looks after all tables, at regular intervals."""

    def __init__(self, registry: TableAccess, peers: Peers, bots: BotRunner, hooks: Hooks) -> None:
        self._registry, self._peers, self._bots, self._hooks = registry, peers, bots, hooks
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self.reaches_store = True  # as far as is known

    # ---- clocks ----

    def set_timer(self, name: str, deadline: int | None) -> None:
        """Check a table's clocks at its deadline; this replaces any earlier timer."""
        if name in self._timers:
            self._timers.pop(name).cancel()
        if deadline is not None:
            wait = max(0.0, (deadline - now()) / 1000)
            loop = asyncio.get_running_loop()
            self._timers[name] = loop.call_later(wait, lambda: self._registry.spawn(self._late(name)))

    async def _late(self, name: str) -> None:
        """Act on a clock that may have run out."""
        registry = self._registry
        if not await self._peers.keeps(name):
            return  # the server that keeps the table has the same clock; if it is gone, the next round finds out
        async with registry.at(name, fresh=True) as table:
            due = table.clocks.deadline()
            if due is None or table.status != "playing" or due[0] > now():
                await registry.store.relist(name, table.listing())  # or the next round would come here again
            elif table.wish.late == "seat":
                spent = table.clocks.spent(due[1], now())
                await registry.happen(table, "bot", seat=due[1], text=table.wish.late_level, spent=spent)
            else:
                self._bots.help_out(table, due[1], table.wish.late_level)

    # ---- players who keep others waiting ----

    def ring(self, table: Table) -> None:
        """Call every player who is asked but not present."""
        if self._hooks.waiting(table):
            self._registry.spawn(self._ring(table.id))

    async def _ring(self, name: str) -> None:
        """Store that a player is called before calling, so that no two servers do it."""
        async with self._registry.at(name) as table:
            for seat in self._hooks.waiting(table):
                await self._registry.happen(table, "call", seat=seat)
                self._registry.spawn(self._hooks.call(table, seat))

    async def feel_pulse(self) -> None:
        """Keep checking that the store answers in time and can be written to."""
        while True:
            try:
                async with asyncio.timeout(ROUND_S):
                    await self._registry.store.ping()
                async with asyncio.timeout(WRITING_S):
                    await self._registry.store.probe()
                self.reaches_store = True
            except (Refused, TimeoutError):
                self.reaches_store = False
            await asyncio.sleep(ROUND_S / 2)

    # ---- outdated tables ----

    async def clear_out(self) -> None:
        """Keep deleting tables where nothing has happened for a long time, except those in memory."""
        while True:
            with suppress(Refused):  # the store is away; there is no hurry
                while await self._clear_some(now() - int(self._registry.settings.retention * DAY_MS)):
                    await asyncio.sleep(ROUND_S)  # others want to write too
            await asyncio.sleep(CLEARING_S)

    async def _clear_some(self, before: int) -> bool:
        """Delete some tables that are older than a given time; returns whether there may be more."""
        registry = self._registry
        gone = [name for name in await registry.store.outdated(before, DUE) if not registry.has(name)]
        await registry.store.drop(gone, before)
        for name in filter(registry.has, gone):  # loaded at this very moment: its clients look again
            with suppress(Refused):
                registry.forget(await registry.find(name))
        return bool(gone)

    # ---- rounds ----

    async def walk(self) -> None:
        """Look after everything, round after round."""
        while True:
            with suppress(Refused):  # the store is away; the next round will find it
                await self._round()
            await asyncio.sleep(ROUND_S if self._peers.heard else HASTE_S)

    async def _round(self) -> None:
        registry = self._registry
        for _, name in await registry.store.due(now(), DUE):
            with suppress(Refused):
                await self._late(name)
        await self._peers.look()  # even as the only server: an operator may have closed a table
        if self._peers.any:
            await self._peers.attend()
            await self._take_over()
        self._let_go()

    async def _take_over(self) -> None:
        """Take over what a server that is gone may have left behind: its bots and its calls."""
        for table in list(self._registry.tables.values()):
            if self._bots.is_busy(table):
                await self._peers.keeps(table.id)
            self._bots.consider(table)
            if table.audience.age > ROUND_S:  # before that it is not known who is present
                self.ring(table)

    def _let_go(self) -> None:
        """Drop tables from memory that have been empty for a long time."""
        registry = self._registry
        empty = [t for t in registry.tables.values() if not (t.audience or t.lock.locked() or self._bots.is_busy(t))]
        empty.sort(key=lambda table: table.audience.quiet_since)
        surplus = len(empty) - registry.settings.warm_tables
        for place, table in enumerate(empty):
            quiet = time.monotonic() - table.audience.quiet_since
            if place < surplus or quiet > registry.settings.idle or table.status in ("over", "closed"):
                registry.forget(table)
