"""Bots at tables: they think in processes of their own, and answer at times that reveal nothing."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from starlode.background.assistant import Lost, Meeting
from starlode.bots.hasty_bot import HastyBot
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.state.records import copied
from starlode.match.information import Information
from starlode.server.common.limits import Costs
from starlode.server.common.metrics import Metrics
from starlode.server.common.moments import now
from starlode.server.common.settings import Settings
from starlode.server.protocol.wire import SPECTATOR
from starlode.server.tables.access import TableAccess
from starlode.server.tables.bot_pool import Pool, Priority
from starlode.server.tables.chairs import STOOD_IN
from starlode.server.tables.own_bots import PREFIX, own_bots, told_to_make
from starlode.server.tables.peers import Peers
from starlode.server.tables.table import Table

LOG = logging.getLogger("starlode.server")
SEED_BITS = 31
PLAYED, WATCHED, EMPTY = range(3)  # how urgent a table is
ELSEWHERE = "elsewhere"  # the network of players at another server


class Decided(NamedTuple):
    """A decision, whether a stand-in made it, and the seat's version that it is for."""

    action: int | None
    remark: str
    moment: int


class BotRunner:
    """Thinks for all bots of a server; their decisions are checked like those of people.

    Raises InvalidSetting for bots of the operator's own that cannot play.
    """

    def __init__(self, registry: TableAccess, peers: Peers, settings: Settings, metrics: Metrics, costs: Costs) -> None:
        self._registry, self._peers, self._pace, self._metrics = registry, peers, settings.bot_pace, metrics
        self._costs = costs
        seed = secrets.randbits(SEED_BITS)  # one for all, so that a process keeps few bots
        limits = settings.bot_patience, settings.bot_longest
        self.pool = Pool(settings.bot_processes, *limits, seed, self._standing, self)
        metrics.bot_queue.set_function(lambda: self.pool.queue)
        self.own = own_bots(settings.bots)
        self._lately = settings.absent
        self._stand_in = ThreadPoolExecutor(1, "stand-in")
        self._thinking: set[tuple[str, int]] = set()

    async def close(self) -> None:
        """Stop all processes."""
        await self.pool.close()
        self._stand_in.shutdown(wait=False, cancel_futures=True)

    def started(self) -> None:
        """For the pool: a process was started."""
        self._metrics.bot_processes.inc()

    def waited(self, seconds: float) -> None:
        """For the pool: a question was handed out after so long."""
        self._metrics.bot_wait.observe(seconds)

    def spent(self, table: str, network: str, seconds: float) -> None:
        """For the pool: a process was busy for a table; players at another server are charged for there."""
        self._costs.spend("" if network == ELSEWHERE else network, table, seconds)

    def _standing(self, name: str) -> Priority:
        """Whether the players are present, or only spectators, here or at another server."""
        table = self._registry.tables.get(name)
        if table is None:
            return Priority(EMPTY)
        audience, people = table.audience, table.people
        for rank, viewers in ((PLAYED, people), (WATCHED, {SPECTATOR})):
            if sockets := [socket for viewer in viewers for socket in audience.of(viewer)]:
                return Priority(rank, sockets[0].network)
        if people & audience.here:
            return Priority(PLAYED, ELSEWHERE)
        asks = any(audience.absent_for(seat) < self._lately for seat in people)  # a player without a socket
        return Priority(WATCHED if asks else EMPTY)

    def is_busy(self, table: Table) -> bool:
        """Whether a bot is thinking at a table."""
        return any((table.id, seat) in self._thinking for seat in range(table.players))

    def consider(self, table: Table) -> None:
        """Have every bot think that owes a decision at a table."""
        if table.status != "playing" or table.live is None:
            return
        for seat in table.live.acting:
            mind = table.chairs[seat].mind
            if mind is not None:
                self.help_out(table, seat, mind)

    def help_out(self, table: Table, seat: int, level: str) -> None:
        """Have a bot make one decision for a seat."""
        if (table.id, seat) not in self._thinking:
            self._thinking.add((table.id, seat))
            self._metrics.bots_waiting.inc()
            self._registry.spawn(self._decide(table.id, seat, level, table.chairs[seat].mind))

    async def _decide(self, name: str, seat: int, level: str, mind: str | None) -> None:
        """Think, then decide, unless the seat has changed hands in the meantime: its owner may be back."""
        try:
            if not await self._peers.keeps(name):
                return  # another server thinks for it
            decided = await self._think(name, seat, level)
        finally:
            self._thinking.discard((name, seat))
            self._metrics.bots_waiting.dec()
        async with self._registry.at(name) as table:
            live = table.live
            if live is None or table.status != "playing" or seat not in live.acting:
                return
            action, remark, moment = decided
            is_due = table.chairs[seat].mind == mind and live.versions[seat] == moment
            if is_due and action is not None and live.allows(seat, action):
                spent = table.clocks.spent(seat, now())
                await self._registry.happen(table, "move", seat=seat, value=action, text=remark, spent=spent)
            else:
                self.consider(table)

    async def _think(self, name: str, seat: int, level: str) -> Decided:
        async with self._registry.at(name) as table:
            live, referee = table.live, table.referee
            if live is None or seat not in live.acting:
                return Decided(None, "", -1)
            perspective, moment = live.perspective(seat), live.versions[seat]
        began = time.monotonic()
        information = Information(referee, copied(perspective.block), seat, secrets.randbits(SEED_BITS))
        action, remark = await self._choose(name, level, information)
        took = time.monotonic() - began
        self._metrics.bot_time.observe(took)
        if self._pace:
            await asyncio.sleep(self._pace - took % self._pace)
        return Decided(action, remark, moment)

    async def _choose(self, table: str, level: str, information: Information) -> tuple[int, str]:
        """A decision, and whether a stand-in made it because the bot itself could not be asked."""
        if level == "random":
            return secrets.choice(information.actions), ""
        if await self._is_ready(information, level):
            try:
                return await self.pool.think(table, told_to_make(level, self.own), information), ""
            except (Lost, StarlodeError, OSError) as error:
                LOG.warning("a stand-in decides for a bot of level %s: %s", level, str(error) or "no answer")
        self._metrics.stand_ins.inc()
        choose = HastyBot(information.seed).choose
        return await asyncio.get_running_loop().run_in_executor(self._stand_in, choose, information), STOOD_IN

    async def _is_ready(self, information: Information, level: str) -> bool:
        """Whether a bot can be asked; an unknown one of the operator's own is found out when it is."""
        own = self.own.get(level.removeprefix(PREFIX)) if level.startswith(PREFIX) else None
        return await self.pool.is_ready(Meeting.before(information, own or level))
