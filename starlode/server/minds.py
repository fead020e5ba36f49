"""Bots at tables: they think in processes of their own, and answer when their time tells nothing."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from starlode.bots.greedy_bot import GreedyBot
from starlode.bots.hasty_bot import HastyBot
from starlode.bots.levels import THINKING
from starlode.crew.assistant import Assistant
from starlode.engine import kernel
from starlode.engine.doors import Door
from starlode.engine.errors import StarlodeError
from starlode.match.information import Information
from starlode.server.metrics import Metrics
from starlode.server.settings import Settings
from starlode.server.table import Table, now

if TYPE_CHECKING:
    from starlode.server.hall import Hall

SEED_BITS = 31


class Minds:
    """Thinks for all bots of a server. A decision goes through the same door as a person's."""

    def __init__(self, hall: Hall, settings: Settings, metrics: Metrics) -> None:
        self._hall, self._pace, self._most, self._metrics = hall, settings.bot_pace, settings.bot_processes, metrics
        self._threads = ThreadPoolExecutor(settings.bot_processes + 1, "bots")
        self._assistants: OrderedDict[str, tuple[Assistant, asyncio.Lock]] = OrderedDict()
        self._seed = secrets.randbits(SEED_BITS)  # one for all, so that a process keeps few bots
        self._thinking: set[tuple[str, int]] = set()

    async def close(self) -> None:
        """Let all processes go."""
        for assistant, _ in self._assistants.values():
            await asyncio.to_thread(assistant.dismiss)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def is_busy(self, table: Table) -> bool:
        """Whether a bot is thinking at a table."""
        return any((table.id, seat) in self._thinking for seat in range(table.players))

    def consider(self, table: Table) -> None:
        """Have every bot think that owes a decision."""
        if table.status != "playing" or table.present is None:
            return
        for seat in table.present.acting:
            mind = table.chairs[seat].mind
            if mind is not None:
                self.help_out(table, seat, mind)

    def help_out(self, table: Table, seat: int, level: str) -> None:
        """Have a bot make one decision for a seat."""
        if (table.id, seat) not in self._thinking:
            self._thinking.add((table.id, seat))
            self._metrics.bots_waiting.inc()
            self._hall.spawn(self._decide(table.id, seat, level))

    async def _decide(self, name: str, seat: int, level: str) -> None:
        try:
            if not await self._hall.colleagues.keeps(name):
                return  # another server thinks for it
            action, moment = await self._think(name, seat, level)
        finally:
            self._thinking.discard((name, seat))
            self._metrics.bots_waiting.dec()
        async with self._hall.at(name) as table:
            present = table.present
            if present is None or table.status != "playing" or seat not in present.acting:
                return
            if present.versions[seat] == moment and action is not None and present.allows(seat, action):
                await self._hall.happen(table, "move", seat=seat, value=action, spent=table.clocks.spent(seat, now()))
            else:
                self.consider(table)

    async def _think(self, name: str, seat: int, level: str) -> tuple[int | None, int]:
        """A decision, and the seat's version that it is for."""
        async with self._hall.at(name) as table:
            present, door = table.present, table.door
            if present is None or seat not in present.acting:
                return None, -1
            sight, moment = present.sight(seat), present.versions[seat]
        began = time.monotonic()
        information = Information(door, sight.block.copy(), seat, secrets.randbits(SEED_BITS))
        action = await self._choose(door, level, information)
        took = time.monotonic() - began
        self._metrics.bot_time.observe(took)
        if self._pace:
            await asyncio.sleep(self._pace - took % self._pace)
        return action, moment

    async def _choose(self, door: Door, level: str, information: Information) -> int:
        if level == "random":
            return secrets.choice(information.actions)
        loop = asyncio.get_running_loop()
        if level not in THINKING and not kernel.COMPILED:  # a process would have to compile first, for nothing
            return await loop.run_in_executor(self._threads, _sit_in, information)
        assistant, lock = await self._assistant(door)
        if assistant.ready:
            async with lock:
                try:
                    return await loop.run_in_executor(self._threads, assistant.choose, level, self._seed, information)
                except StarlodeError:  # it has left; another one comes with the next question
                    self._assistants.pop(door.game.info.name, None)
        return await loop.run_in_executor(self._threads, _sit_in, information)

    async def _assistant(self, door: Door) -> tuple[Assistant, asyncio.Lock]:
        """The process that thinks about a game; the one that was asked longest ago makes room for a new one."""
        name = door.game.info.name
        if name not in self._assistants:
            if len(self._assistants) >= self._most:
                _, (old, lock) = self._assistants.popitem(last=False)
                self._hall.spawn(_dismiss(old, lock))
            self._assistants[name] = (Assistant(door.game, door.config), asyncio.Lock())
        self._assistants.move_to_end(name)
        return self._assistants[name]


def _sit_in(information: Information) -> int:
    """A quick decision, for as long as nobody can be asked for a better one."""
    bot = GreedyBot(information.seed) if kernel.COMPILED else HastyBot(information.seed)
    return bot.choose(information)


async def _dismiss(assistant: Assistant, lock: asyncio.Lock) -> None:
    async with lock:
        await asyncio.to_thread(assistant.dismiss)
