"""Looking after tables: clocks that run out, people who are waited for, and tables that nobody is at."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from starlode.engine.boundary.errors import Refused
from starlode.server.tables.access import TableAccess
from starlode.server.tables.bot_runner import BotRunner
from starlode.server.tables.peers import Peers
from starlode.server.tables.table import Table, now
from starlode.server.tables.webhooks import Hooks

ROUND_S = 2.0  # how often all tables are looked at
HASTE_S = 0.5  # and how often while other servers cannot be heard
WRITING_S = 10.0  # much may wait to be stored before it is a fault
DUE = 100  # tables that are late, or old, in one round
CLEARING_S = 3600.0  # how often somebody looks for what nobody needs any more
DAY_MS = 86_400_000


class Upkeep:
    """Looks after all tables, again and again."""

    def __init__(self, registry: TableAccess, peers: Peers, bots: BotRunner, hooks: Hooks) -> None:
        self._registry, self._peers, self._bots, self._hooks = registry, peers, bots, hooks
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self.reaches_store = True  # as far as is known

    # ---- clocks ----

    def set_timer(self, name: str, deadline: int | None) -> None:
        """Look at a table's clocks at a moment, and not at the one that was named before."""
        if name in self._timers:
            self._timers.pop(name).cancel()
        if deadline is not None:
            wait = max(0.0, (deadline - now()) / 1000)
            loop = asyncio.get_running_loop()
            self._timers[name] = loop.call_later(wait, lambda: self._registry.spawn(self._late(name)))

    async def _late(self, name: str) -> None:
        """A clock may have run out."""
        registry = self._registry
        if not await self._peers.keeps(name):
            return  # whoever keeps the table has the same clock; if it is gone, the next round finds out
        async with registry.at(name, fresh=True) as table:
            due = table.clocks.deadline()
            if due is None or table.status != "playing" or due[0] > now():
                await registry.store.relist(name, table.listing())  # or the next round would come here again
            elif table.wish.late == "seat":
                spent = table.clocks.spent(due[1], now())
                await registry.happen(table, "bot", seat=due[1], text=table.wish.late_level, spent=spent)
            else:
                self._bots.help_out(table, due[1], table.wish.late_level)

    # ---- people who are waited for ----

    def ring(self, table: Table) -> None:
        """Call everybody who is waited for and not there."""
        if self._hooks.waiting(table):
            self._registry.spawn(self._ring(table.id))

    async def _ring(self, name: str) -> None:
        """That somebody is called is stored first, so that no two servers do it."""
        async with self._registry.at(name) as table:
            for seat in self._hooks.waiting(table):
                await self._registry.happen(table, "call", seat=seat)
                self._registry.spawn(self._hooks.call(table, seat))

    async def feel_pulse(self) -> None:
        """Look whether the store answers, and soon, and whether it can be written, again and again."""
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

    # ---- what nobody needs any more ----

    async def clear_out(self) -> None:
        """Delete tables at which nothing has happened for long, again and again; none that is in memory."""
        while True:
            with suppress(Refused):  # the store is away; there is no hurry
                while await self._clear_some(now() - int(self._registry.settings.retention * DAY_MS)):
                    await asyncio.sleep(ROUND_S)  # others want to write too
            await asyncio.sleep(CLEARING_S)

    async def _clear_some(self, before: int) -> bool:
        """Delete some tables that are older than a moment; answers whether there may be more."""
        registry = self._registry
        gone = [name for name in await registry.store.outdated(before, DUE) if not registry.has(name)]
        await registry.store.drop(gone, before)
        for name in filter(registry.has, gone):  # somebody came at this very moment: they look again
            with suppress(Refused):
                registry.forget(await registry.find(name))
        return bool(gone)

    # ---- rounds ----

    async def walk(self) -> None:
        """Look after everything, again and again."""
        while True:
            with suppress(Refused):  # the store is away; the next round will find it
                await self._round()
            await asyncio.sleep(ROUND_S if self._peers.heard else HASTE_S)

    async def _round(self) -> None:
        registry = self._registry
        for _, name in await registry.store.due(now(), DUE):
            with suppress(Refused):
                await self._late(name)
        await self._peers.look()  # also alone: an operator may have closed a table
        if self._peers.any:
            await self._peers.attend()
            await self._take_over()
        self._let_go()

    async def _take_over(self) -> None:
        """Go on with what a server that is gone may have left: its bots, and its calls."""
        for table in list(self._registry.tables.values()):
            if self._bots.is_busy(table):
                await self._peers.keeps(table.id)
            self._bots.consider(table)
            if table.audience.age > ROUND_S:  # before that it is not known who is here
                self.ring(table)

    def _let_go(self) -> None:
        """Let tables leave memory where nobody has been for long."""
        registry = self._registry
        empty = [t for t in registry.tables.values() if not (t.audience or t.lock.locked() or self._bots.is_busy(t))]
        empty.sort(key=lambda table: table.audience.quiet_since)
        surplus = len(empty) - registry.settings.warm_tables
        for place, table in enumerate(empty):
            quiet = time.monotonic() - table.audience.quiet_since
            if place < surplus or quiet > registry.settings.idle or table.status in ("over", "closed"):
                registry.forget(table)
