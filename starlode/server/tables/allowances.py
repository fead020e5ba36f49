"""How much one seat, one network and one table may ask for. All of it is bounded in memory, whoever asks.

What a viewer is refused must not depend on what others do in secret. So what may be secret is counted by seat, and for
a whole table only what everyone there is told: entries that all see, and how long its bots thought.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from types import TracebackType
from typing import TypeVar

from starlode.engine.boundary.errors import Refused
from starlode.server.common.limits import Addresses, Costs
from starlode.server.common.settings import Settings
from starlode.server.tables.table import Table

T = TypeVar("T")

AT_ONCE = 40  # entries of a table
WORK_S, THINKING_S = 10.0, 300.0  # of processor time, and of bots' thinking, that may be asked for at once
FREE = "random"  # the level that costs nothing


class Allowances:
    """All limits beyond those of a single request."""

    def __init__(self, settings: Settings) -> None:
        # By the digest of a seat's token, because a player who reconnects is still the same.
        self.chats, self.questions = Addresses(settings.chat_rate), Addresses(settings.question_rate)
        self.messages, self.undos = Addresses(settings.message_rate), Addresses(settings.undo_rate)
        self.entries = Addresses(settings.entry_rate, least=AT_ONCE)
        self.work = Costs(settings.work_rate, WORK_S, "too-fast")
        self.bots = Costs(settings.bot_rate, THINKING_S, "bots-busy")
        self._most = settings.table_entries

    @property
    def shared(self) -> dict[str, Addresses]:
        """The limits by network that count for all servers together."""
        return {"work": self.work.networks, "bots": self.bots.networks}

    def take_entry(self, table: Table) -> None:
        """Count something that everyone at a table is told and that stays in the store; raises Refused."""
        if table.public_entries >= self._most:
            raise Refused("table-full")
        self.entries.take(table.id)

    def check_bots(self, table: Table, network: str) -> None:
        """Raise Refused where bots would have to think again for a network or a table they have long thought for."""
        if any(chair.mind not in (None, FREE) for chair in table.chairs):
            self.bots.check(network, table.id)

    def working(self, table: Table, viewer: int, network: str) -> Working:
        """Something that takes time, done for a viewer of a table; raises Refused when it begins."""
        return Working(self.work, network, f"{table.id} {viewer}")

    def reading(self, network: str) -> Working:
        """The same for what someone sends that belongs to no table."""
        return Working(self.work, network, network)


class Working:
    """Work that is charged by the processor time it took; raises Refused to begin while there is a debt."""

    def __init__(self, costs: Costs, network: str, place: str) -> None:
        self._costs, self._network, self._place = costs, network, place

    def __enter__(self) -> Working:
        self._costs.check(self._network, self._place)
        self.seconds = 0.0
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.seconds:
            self._costs.spend(self._network, self._place, self.seconds)

    def timed(self, work: Callable[[], T]) -> T:
        """Do something, in any thread, and count the time that its processor took."""
        began = time.thread_time()
        try:
            return work()
        finally:
            self.seconds += time.thread_time() - began
