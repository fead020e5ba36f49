"""All tables of a server: found, made, loaded from the store, and let go when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from starlode.engine.errors import Refused, StarlodeError
from starlode.match.seeds import fresh_seed
from starlode.server.audience import Socket
from starlode.server.bus import Bus
from starlode.server.chairs import Sitting, digest, new_token
from starlode.server.herald import tell, tell_table, tell_words
from starlode.server.hooks import Hooks
from starlode.server.metrics import Metrics
from starlode.server.minds import Minds
from starlode.server.rulesets import ruleset
from starlode.server.settings import Settings
from starlode.server.store import Entry, Kind, Store, TableRow
from starlode.server.table import Table, now
from starlode.server.tongues import guest_name
from starlode.server.wire import CreateTable

LOG = logging.getLogger("starlode.server")
ROUND_S = 5.0  # how often somebody walks through the hall
ENDED = ("over", "closed")
RESTART = 1012  # the client comes back and asks for what it missed
PUBLIC: frozenset[Kind] = frozenset({"sit", "leave", "bot", "back", "rematch", "close"})


class Hall:
    """Every table that is in memory, and the way to all others."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, bus: Bus) -> None:
        self.settings, self.store, self.metrics, self._bus = settings, store, metrics, bus
        self.minds = Minds(self, settings, metrics)
        self.hooks = Hooks(settings, metrics)
        self.tables: dict[str, Table] = {}
        # One at a time: more would take the interpreter from each other, and a game is best imported by one thread.
        self._loader = ThreadPoolExecutor(1, "loader")
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opened = now()

    async def open(self) -> None:
        """Begin to look after clocks and empty tables."""
        await self.store.open()
        self._bus.subscribe(self._hear)
        self.spawn(self._walk())

    async def close(self) -> None:
        """Let everybody go; what was stored stays."""
        for table in list(self.tables.values()):
            self.forget(table)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.minds.close()
        self._loader.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    def spawn(self, work: Any) -> None:
        """Do something in the background; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused):
            LOG.error("in the background", exc_info=error)

    # ---- finding ----

    def at(self, name: str) -> Alone:
        """A table, for oneself: `async with hall.at(name) as table`; raises Refused where there is none."""
        return Alone(self, name)

    async def find(self, name: str) -> Table:
        """A table, from memory or from the store; raises Refused where there is none."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._loading:
            self._loading[name] = asyncio.get_running_loop().create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table:
        try:
            found = await self.store.load(name)
            if found is None:
                raise Refused("no-table")
            table = await asyncio.get_running_loop().run_in_executor(self._loader, self._rebuild, *found)
            table.clocks.forgive(self._opened)
            self._keep(table)
            return table
        finally:
            del self._loading[name]

    def _rebuild(self, row: TableRow, entries: list[Entry]) -> Table:
        """Play a table's entries again."""
        table = Table(row, ruleset(row.game, row.options), self.store)
        for entry in entries:
            table.fold(entry)
        return table

    def _keep(self, table: Table) -> None:
        self.tables[table.id] = table
        self.metrics.tables.set(len(self.tables))
        self._go_on(table)

    def forget(self, table: Table, spared: Socket | None = None) -> None:
        """Let a table leave memory; whoever listens comes back and finds it as it is stored.

        One socket may be spared until it has been told why.
        """
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self._set_timer(table, None)
        for socket in table.audience.everybody():
            if socket is not spared:
                socket.cut(RESTART)
        self.metrics.tables.set(len(self.tables))

    def left(self, table: Table) -> None:
        """Somebody has gone from a table; one that is over leaves memory with the last."""
        if table.status in ENDED and not (table.audience or table.lock.locked()):
            self.forget(table)

    # ---- making ----

    async def create(self, wish: CreateTable, language: str = "en") -> tuple[Table, dict[int, str]]:
        """A new table, and the tokens of the seats that its maker holds; raises Refused for a wrong wish."""
        tokens = {seat: new_token() for seat, one in enumerate(wish.seats) if one.kind == "human"}
        names = [one.name or guest_name(seat, language) for seat, one in enumerate(wish.seats)]
        sittings = {seat: (Sitting(names[seat]), digest(token)) for seat, token in tokens.items()}
        return await self.make(wish, sittings), tokens

    async def make(self, wish: CreateTable, sittings: dict[int, tuple[Sitting, str]]) -> Table:
        """A new table with people in some of its seats, by the digests of their tokens; raises Refused."""
        row = row_of(wish)
        entries = [
            Entry(number=n, kind="sit", at=row.created, seat=seat, text=sitting.text(), secret=secret)
            for n, (seat, (sitting, secret)) in enumerate(sittings.items())
        ]
        table = self._rebuild(row, entries)
        listing = table.listing()
        row = msgspec.structs.replace(row, status=listing.status, deadline=listing.deadline)
        await self.store.create(row, entries)
        self._keep(table)
        return table

    # ---- happening ----

    async def happen(
        self,
        table: Table,
        kind: Kind,
        *,
        asker: Socket | None = None,
        re: int | UnsetType = UNSET,
        **fields: Any,
    ) -> None:
        """Let something happen at a table whose lock is held: store it, then tell; raises Refused if it cannot be."""
        status, began = table.status, time.perf_counter()
        try:
            told = await table.add(kind, **fields)
        except BaseException:
            self.forget(table, asker)
            raise
        if kind == "move":
            self.metrics.moves.inc()
            self.metrics.move_time.observe(time.perf_counter() - began)
        self._bus.publish(table.id, table.number)
        tell(table, told, fields.get("seat", -1), asker, re)
        if kind in PUBLIC or table.status != status:
            tell_table(table)
        self._go_on(table)

    # ---- other servers ----

    def _hear(self, name: str, number: int) -> None:
        table = self.tables.get(name)
        if table is not None and table.number < number:
            self.spawn(self._catch_up(name, number))

    async def _catch_up(self, name: str, number: int) -> None:
        """Fold and tell what another server has stored."""
        async with self.at(name) as table:
            found = await self.store.load(name) if table.number < number else None
            for entry in found[1][table.number :] if found else ():
                tell(table, table.fold(entry))
                if entry.kind == "say":
                    tell_words(table)
            tell_table(table)
            self._go_on(table)

    def _go_on(self, table: Table) -> None:
        """Whatever follows from how a table stands now: bots think, clocks run, people are called."""
        due = table.clocks.deadline()
        self._set_timer(table, due[0] if due else None)
        self.minds.consider(table)
        self.hooks.consider(table, self.spawn)

    # ---- clocks ----

    def _set_timer(self, table: Table, deadline: int | None) -> None:
        if table.id in self._timers:
            self._timers.pop(table.id).cancel()
        if deadline is not None:
            wait = max(0.0, (deadline - now()) / 1000)
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait, lambda: self.spawn(self._late(table.id)))

    async def _late(self, name: str) -> None:
        """A clock may have run out."""
        async with self.at(name) as table:
            due = table.clocks.deadline()
            if due is None or table.status != "playing" or due[0] > now():
                return
            if table.wish.late == "seat":
                await self.happen(table, "bot", seat=due[1], text=table.wish.late_level)
            else:
                self.minds.help_out(table, due[1], table.wish.late_level)

    # ---- looking after ----

    async def _walk(self) -> None:
        """Wake tables whose clocks run out, and let go of those where nobody has been for long."""
        while True:
            for _, name in await self.store.due(now(), 100):
                if name not in self.tables:
                    with suppress(Refused):
                        await self._late(name)
            self._let_go()
            await asyncio.sleep(ROUND_S)

    def _let_go(self) -> None:
        empty = [t for t in self.tables.values() if not (t.audience or t.lock.locked() or self.minds.is_busy(t))]
        empty.sort(key=lambda table: table.audience.quiet_since)
        surplus = len(empty) - self.settings.warm_tables
        for place, table in enumerate(empty):
            quiet = time.monotonic() - table.audience.quiet_since
            if place < surplus or quiet > self.settings.idle or table.status in ENDED:
                self.forget(table)


class Alone:
    """Holds the lock of a table; written out, because every message passes here and a generator costs."""

    __slots__ = ("_hall", "_name", "_table")

    def __init__(self, hall: Hall, name: str) -> None:
        self._hall, self._name = hall, name

    async def __aenter__(self) -> Table:
        while True:
            table = self._hall.tables.get(self._name) or await self._hall.find(self._name)
            await table.lock.acquire()
            if self._hall.tables.get(self._name) is table:
                self._table = table
                return table
            table.lock.release()  # it has left memory meanwhile

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


def row_of(wish: CreateTable) -> TableRow:
    """The row of a new table; raises Refused for a game or options that there are not."""
    try:
        rules = ruleset(wish.game, {**wish.options, "players": len(wish.seats)})
    except StarlodeError as error:
        raise Refused("bad-wish", why=str(error)) from None
    return TableRow(
        id=secrets.token_urlsafe(12),
        game=wish.game,
        rules=rules.rules,
        layout=rules.layout,
        options=dict(rules.door.config.options),
        wish=msgspec.to_builtins(wish),
        seed=fresh_seed(),
        created=now(),
    )
