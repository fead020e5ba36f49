"""All tables of a server: found, created, loaded from the store, and dropped when they are empty."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from starlode.bots.seating import check_networks
from starlode.engine.boundary.errors import Refused, StarlodeError
from starlode.match.seeds import fresh_seed
from starlode.server.cluster.bus import Bus
from starlode.server.common.metrics import Metrics
from starlode.server.common.moments import now
from starlode.server.common.pressure import Pressure
from starlode.server.common.settings import Settings
from starlode.server.common.tokens import digest, new_token
from starlode.server.people.bans import Bans, of_network
from starlode.server.people.rated_tables import check_rated, rating_at
from starlode.server.protocol.wire import CreateTable, Rating
from starlode.server.storage.group_commit import Line
from starlode.server.storage.people_store import Person
from starlode.server.storage.store import TABLE_ID, Entry, Founding, Kind, Store, TableRow
from starlode.server.tables.allowances import Allowances
from starlode.server.tables.audience import Socket
from starlode.server.tables.bot_runner import BotRunner
from starlode.server.tables.broadcast import announce
from starlode.server.tables.chairs import Seated, Sitting, claims_of, mind_of, seating
from starlode.server.tables.changed_cards import with_fitting_cards
from starlode.server.tables.naming import named
from starlode.server.tables.own_bots import OwnBots, told_to_make
from starlode.server.tables.peers import Peers
from starlode.server.tables.rulesets import Ruleset, rules_of, ruleset
from starlode.server.tables.table import ANEW, PublicState, Table
from starlode.server.tables.turns import Alone
from starlode.server.tables.upkeep import Upkeep
from starlode.server.tables.webhooks import Hooks

T = TypeVar("T")

LOG = logging.getLogger("starlode.server")
MAKERS = 10_000  # that are remembered
ENDED = ("over", "closed")
BANNED = 1008  # the client does not come back
RESTART = 1012  # the client comes back and asks for what it missed


class TableRegistry:
    """Every table in memory, and the way to all others."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, bus: Bus) -> None:
        self.settings, self.store, self.metrics, self.limits = settings, store, metrics, Allowances(settings)
        self.hooks, self.bans = Hooks(settings, metrics), Bans(store)
        self.peers = Peers(self, bus)
        self.bot_runner = BotRunner(self, self.peers, settings, metrics, self.limits.bots)
        self.upkeep = Upkeep(self, self.peers, self.bot_runner, self.hooks)
        self.pressure = Pressure(settings.busy, metrics.loop_lag.observe)
        metrics.store_delay.set_function(lambda: store.delay)
        self.tables: dict[str, Table] = {}
        self.makers: OrderedDict[str, str] = OrderedDict()  # by table, the network it was created from
        # One at a time: more would compete for the interpreter, and a game is best imported by one thread.
        self._loader = ThreadPoolExecutor(1, "loader")
        self._fitting = asyncio.Lock()  # one at a time here too
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.is_open = False

    async def open(self) -> None:
        """Start to look after clocks and empty tables; raises StarlodeError if the store cannot be reached."""
        await self._reach_store()
        await self.peers.open()
        self.spawn(self.upkeep.walk())
        self.spawn(self.upkeep.feel_pulse())
        self.spawn(self.bans.watch(self._turn_out))
        if self.settings.retention:
            self.spawn(self.upkeep.clear_out())
        self.spawn(self.pressure.watch(lambda: self.store.delay))
        self.is_open = True

    async def _reach_store(self) -> None:
        """Wait a while for a database that starts at the same time."""
        end = time.monotonic() + self.settings.patience
        while True:
            try:
                return await self.store.open()
            except StarlodeError as error:
                if time.monotonic() > end:
                    raise
                LOG.warning("%s", error)
            await asyncio.sleep(1)

    async def close(self) -> None:
        """Close all tables and stop everything; what was stored stays."""
        for table in list(self.tables.values()):
            self.forget(table)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.hooks.calls.close()
        await self.bot_runner.close()
        self._loader.shutdown(wait=False, cancel_futures=True)
        await self.peers.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Run something in the background, for no request in particular; errors there are logged."""
        task = asyncio.get_running_loop().create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused):
            LOG.error("in the background", exc_info=error)

    def _turn_out(self) -> None:
        """Cut off those who are banned now."""
        sockets = [socket for table in self.tables.values() for socket in table.audience.everybody()]
        for socket in sockets:
            if self.bans.why("ban", of_network(socket.network)) is not None:
                socket.cut(BANNED)

    # ---- finding ----

    def at(self, name: str, fresh: bool = False) -> Alone:
        """A table with its lock held: `async with registry.at(name) as table`; raises Refused where there is none.

        A fresh one has everything that any server has stored.
        """
        return Alone(self, name, fresh and self.peers.any)

    async def find(self, name: str) -> Table:
        """A table, from memory or from the store; raises Refused where there is none."""
        if name in self.tables:
            return self.tables[name]
        if not TABLE_ID.fullmatch(name):
            raise Refused("no-table")
        if name not in self._loading:
            self._loading[name] = asyncio.get_running_loop().create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    def has(self, name: str) -> bool:
        """Whether a table is in memory or being loaded."""
        return name in self.tables or name in self._loading

    async def _load(self, name: str) -> Table:
        try:
            found = await self.store.load(name)
            if found is None:
                raise Refused("no-table")
            table = await self._rebuild(*found)
            self.keep(table)
            self.peers.met(table)
            return table
        finally:
            del self._loading[name]

    async def _rebuild(self, row: TableRow, entries: list[Entry]) -> Table:
        """Play a table's entries again."""
        table = await self.aside(rebuilt, Founding(row, entries), self.store)
        table.clocks.forgive(self.peers.since, now())
        return table

    async def aside(self, work: Callable[..., T], *given: Any) -> T:
        """Run work that may need a game's rules in a thread, without holding up the rest of the server."""
        return await asyncio.get_running_loop().run_in_executor(self._loader, work, *given)

    def keep(self, table: Table) -> None:
        """Keep a table in memory that is stored as it is, and let it go on."""
        self.tables[table.id] = table
        self.metrics.tables.set(len(self.tables))
        self._go_on(table)

    def forget(self, table: Table, spared: Socket | None = None) -> None:
        """Drop a table from memory; its listeners reconnect and find it as it is stored.

        One socket may be spared until it has been told why.
        """
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self.upkeep.set_timer(table.id, None)
        self.peers.let_go(table.id)
        for socket in table.audience.everybody():
            if socket is not spared:
                socket.cut(RESTART)
        self.metrics.tables.set(len(self.tables))

    def left(self, table: Table) -> None:
        """Note that someone has left a table; one that has ended is dropped from memory with the last."""
        if table.status in ENDED and not (table.audience or table.lock.locked()):
            self.forget(table)

    # ---- making ----

    async def create(
        self, wish: CreateTable, language: str = "en", network: str = "", maker: Person | None = None
    ) -> tuple[Table, dict[int, str]]:
        """A new table for a client in a network, and the tokens of the seats that the client holds.

        A maker who keeps a name sits in the first of these seats. Raises Refused for an invalid wish.
        """
        kept = _kept_seat(wish, maker)
        wish = named(await self._fitted(wish), language, {seat: person.name for seat, person in kept.items()})
        tokens = {seat: new_token() for seat, one in enumerate(wish.seats) if one.kind == "human"}
        persons = {seat: person.id for seat, person in kept.items()}
        rating = await self._rated(wish, maker)
        sittings = {seat: Sitting(wish.seats[seat].name or "", None, persons.get(seat), rating) for seat in tokens}
        people = [Seated(seat, sittings[seat], digest(token)) for seat, token in tokens.items()]
        founding, table = self.plan(wish, people)
        try:
            await self.store.create(founding)
        except Refused as refused:
            if refused.code != "conflict":  # else it was stored and the reply lost: no other table has this id
                raise
        self.note_maker(table.id, network)
        self.keep(table)
        return table, tokens

    async def _rated(self, wish: CreateTable, maker: Person | None) -> Rating | None:
        """The rating of whoever makes a rated table; None for any other table. Raises Refused."""
        if not wish.rated:
            return None
        check_rated(wish, rules_for(wish).game, maker)
        return await rating_at(self.store, wish, maker)

    async def _fitted(self, wish: CreateTable) -> CreateTable:
        """The same wish with cards that can be played with; raises Refused."""
        if not wish.changes:
            return wish
        async with self._fitting:
            return await asyncio.to_thread(with_fitting_cards, wish)

    def note_maker(self, name: str, network: str) -> None:
        """Remember for a while where a table was created: that is kept nowhere else."""
        self.makers[name] = network
        if len(self.makers) > MAKERS:
            self.makers.popitem(last=False)

    def plan(self, wish: CreateTable, people: Sequence[Seated]) -> tuple[Founding, Table]:
        """A table that is not stored yet, with people in some seats by their tokens' digests; raises Refused."""
        row = row_of(wish, self.bot_runner.own)
        entries = seating(people, row.created)
        table = rebuilt(Founding(row, entries), self.store)
        listing = table.listing()
        row = msgspec.structs.replace(row, status=listing.status, deadline=listing.deadline)
        return Founding(row, entries, claims_of(row.id, people, row.created)), table

    # ---- happening ----

    async def happen(
        self,
        table: Table,
        kind: Kind,
        *,
        asker: Socket | None = None,
        re: int | UnsetType = UNSET,
        founding: Founding | None = None,
        also: Sequence[Line] = (),
        **fields: Any,
    ) -> None:
        """Let something happen at a table whose lock is held: store it, then tell; raises Refused if that fails.

        A new table and other lines may be stored with it, all or nothing.
        """
        before, began = table.standing, time.perf_counter()
        entry = Entry(number=table.number, kind=kind, at=now(), **fields)
        try:
            told = await table.add(entry, founding, also)
        except BaseException as error:
            if not await self._recover(table, entry, error, asker, re):
                raise
        else:
            self._tell(table, entry, told, before, asker, re)
            self._go_on(table)
        if kind == "move":
            self.metrics.moves.inc()
            self.metrics.move_time.observe(time.perf_counter() - began)
        self.peers.tell_of(table)
        self.upkeep.ring(table)

    async def _recover(
        self, table: Table, failed: Entry, error: BaseException, asker: Socket | None, re: int | UnsetType
    ) -> bool:
        """Recover from a failed write: tell what another server stored first, or else drop the table.

        Returns whether the entry was stored after all: then what looked like another server's entry is this very one,
        and only the database's reply was lost.
        """
        found = None
        if isinstance(error, Refused) and error.code == "conflict":
            self.metrics.conflicts.inc()
            with suppress(Refused):
                found = await self.store.load(table.id)
        if found is None:
            self.forget(table, asker)
            return False
        row, entries = found
        fresh = await self._rebuild(row, entries[: failed.number])
        fresh.audience = table.audience
        self.tables[table.id] = fresh
        rest = entries[failed.number :]
        is_ours = rest[:1] == [failed]
        self._follow(fresh, rest, asker if is_ours else None, re)
        return is_ours

    async def catch_up(self, name: str) -> None:
        """Fold what other servers have stored and tell viewers."""
        async with self.at(name) as table:
            await self.refresh(table)

    async def refresh(self, table: Table) -> None:
        """The same for a table whose lock is held; raises Refused."""
        entries = await self.store.entries(table.id, table.number)
        if entries:
            self._follow(table, entries)

    def _follow(
        self, table: Table, entries: list[Entry], asker: Socket | None = None, re: int | UnsetType = UNSET
    ) -> None:
        """Fold stored entries and tell viewers; the first may be the answer to `asker`.

        A table where names are others now leaves memory: they are everywhere in it.
        """
        if any(entry.kind == "unname" for entry in entries):
            self.forget(table)
            return
        for entry in entries:
            before = table.standing
            if _is_personal(table, entry):
                table.audience.notice(entry.seat)
            told = table.fold(entry)
            self._tell(table, entry, told, before, asker, re if asker is not None else UNSET)
            asker = None
            if entry.kind == "leave":
                table.audience.dismiss(entry.seat)
        self._go_on(table)

    def _tell(
        self, table: Table, entry: Entry, told: int, before: PublicState, asker: Socket | None, re: int | UnsetType
    ) -> None:
        if told and table.live is not None:
            table.audience.have_news(told, table.live.shown, entry.text.startswith(ANEW) and entry.kind == "undo")
        announce(table, entry, told, before, asker, re)

    def _go_on(self, table: Table) -> None:
        """Start what follows from how a table stands now: bots think, clocks run."""
        due = table.clocks.deadline()
        self.upkeep.set_timer(table.id, due[0] if due else None)
        self.bot_runner.consider(table)


def _is_personal(table: Table, entry: Entry) -> bool:
    """Whether the next entry shows that its player is present: not one that a bot makes because their time is up."""
    due = table.clocks.deadline()
    late = due is not None and due[1] == entry.seat and entry.at >= due[0]
    return entry.seat >= 0 and entry.kind not in ("bot", "leave", "call", "nudge") and not late


def _kept_seat(wish: CreateTable, maker: Person | None) -> dict[int, Person]:
    """The seat of a maker who keeps a name: the first that a person has."""
    people = [seat for seat, one in enumerate(wish.seats) if one.kind == "human"]
    return {people[0]: maker} if maker and people else {}


def rebuilt(founding: Founding, store: Store) -> Table:
    """A table as its entries have made it."""
    row, entries, _ = founding
    table = Table(row, rules_of(row), store)
    table.replay(entries)
    table.settle()
    return table


def rules_for(wish: CreateTable) -> Ruleset:
    """The rules of a new table; raises Refused for a game, options or cards that do not exist."""
    try:
        return ruleset(wish.game, {**wish.options, "players": len(wish.seats)}, wish.changes)
    except StarlodeError as error:
        raise Refused("bad-wish", why=str(error)) from None


def row_of(wish: CreateTable, own: OwnBots | None = None) -> TableRow:
    """The row of a new table; raises Refused for a game, options, cards or bots that do not exist."""
    rules = rules_for(wish)
    try:
        bots = [told_to_make(mind_of(seat), own or {}) for seat in wish.seats if seat.kind == "bot"]
        check_networks([*bots, wish.late_level], rules.game, len(wish.seats))
    except StarlodeError as error:
        raise Refused("bad-wish", why=str(error)) from None
    return TableRow(
        id=secrets.token_urlsafe(12).replace("-", "_"),  # so that no command line takes it for an option
        game=wish.game,
        rules=rules.rules,
        layout=rules.layout,
        options=dict(rules.referee.config.options),
        wish=msgspec.to_builtins(wish),
        seed=fresh_seed(),
        created=now(),
    )
