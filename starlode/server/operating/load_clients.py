"""The players in a load test: clients at one table each, that check every record they receive."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeVar
from zlib import crc32

import msgspec
import numpy as np

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import blank, sent_size
from starlode.server.operating.load_socket import ClientSocket
from starlode.server.protocol import wire

T = TypeVar("T")
View = wire.Update | wire.Resync

PATIENCE_S = 60.0
AGAIN_S = 1.0  # before the server is asked once more

_read = msgspec.json.Decoder(wire.FromServer).decode


@dataclass(frozen=True)
class LoadOrder:
    """The load to produce: tables of a game for some seconds, each at a rate of moves per second (0: no limit).

    The servers at `urls` share a store. All sockets of a table meet at one of them, as a proxy does that goes by the
    table's id, unless they are `scattered`. At a share of the tables people are `signed_in` and play rated games.
    """

    tables: int
    seconds: float
    game: str
    players: int
    rate: float
    urls: tuple[str, ...]
    one_socket: bool
    options: dict[str, Any]
    scattered: bool = False
    signed_in: float = 0.0


@dataclass
class LoadTally:
    """What all clients saw."""

    measuring: bool = False
    times: list[float] = field(default_factory=list)
    moves: int = 0
    records: int = 0
    stale: int = 0  # moves that were chosen again because others had decided first
    refused: int = 0  # how often the server was overloaded and said when to come back
    faults: list[str] = field(default_factory=list)


class Sent(NamedTuple):
    """A move on its way: whose it is, for which version, and since when."""

    viewer: int
    version: int
    at: float


class Inspector:
    """Checks that what a seat receives agrees with the rules."""

    def __init__(self, referee: Referee) -> None:
        self._referee, self._size = referee, sent_size(referee.game.state_type)
        self._block = blank(referee.game.state_type, 1)
        self._bytes = self._block.view(np.uint8)

    def fault(self, message: View) -> str | None:
        """What is wrong with a record, if anything: its length, the gate, or the legal actions."""
        if len(message.record) != self._size:
            return f"a record of {len(message.record)} bytes, not {self._size}"
        self._bytes[: self._size] = np.frombuffer(message.record, np.uint8)
        again = self._referee.record(self._block, 0, message.viewer).view(np.uint8)[: self._size]
        if again.tobytes() != message.record:
            return "a record that did not pass the gate"
        if message.viewer >= 0 and self._referee.actions(self._block, 0, message.viewer) != message.legal:
            return "legal actions that the record does not have"
        return None


class Party:
    """One table and its players, with a socket each or one for all; they start to play when told to."""

    def __init__(
        self, order: LoadOrder, addresses: Sequence[str], inspector: Inspector, tally: LoadTally, seed: int
    ) -> None:
        self.order, self._addresses, self._inspector, self.tally = order, addresses, inspector, tally
        self.maker = addresses[seed % len(addresses)]  # where the table is made: its id is not known before
        self.sessions: list[str] = []  # cookies, where people are signed in
        self.at_end: Callable[[str], Coroutine[Any, Any, None]] | None = None  # what they ask about a table then
        self._chance = Random(seed)
        self._lines: list[ClientSocket] = []
        self._sent: dict[int, Sent] = {}
        self._seen: dict[int, tuple[int, View]] = {}  # by viewer: on which line, and the latest
        self._thinking: set[int] = set()  # viewers whose move is on its way
        self._number = 0
        self._started = self._moving = False
        self._tasks: set[asyncio.Task[None]] = set()
        self.played = asyncio.Event()  # a whole game

    async def sit_down(self, table: str, tokens: list[str]) -> None:
        """Connect all players to a table; raises StarlodeError if the server does not let them in."""
        self._table, self._tokens = table, tokens
        self._groups = [tokens] if self.order.one_socket else [[token] for token in tokens]
        self._seen.clear()
        self._thinking.clear()
        for place in range(len(self._groups)):
            self._lines.append(await self._connect(place))

    async def _connect(self, place: int) -> ClientSocket:
        line = await insist(
            partial(ClientSocket.open, self._server_of(place), self._table, partial(self._hear, place)), self.tally
        )
        line.send(wire.encode(wire.Hello(holds=[wire.Holding(token=token) for token in self._groups[place]])))
        return line

    def _server_of(self, place: int) -> str:
        """The server that a player connects to."""
        start = crc32(self._table.encode()) + (place if self.order.scattered else 0)
        return self._addresses[start % len(self._addresses)]

    def start(self) -> None:
        """Start to play."""
        self._started = True
        for viewer in list(self._seen):
            self._think(viewer)

    def leave(self) -> None:
        """Hang up."""
        for line in self._lines:
            line.close()
        self._lines = []

    async def go(self) -> None:
        """Finish what is under way, then hang up for good."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.leave()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- hearing ----

    def _hear(self, place: int, data: bytes) -> None:
        message = _read(data)
        if isinstance(message, wire.Update | wire.Resync):
            self._check(message)
            self._seen[message.viewer] = (place, message)
            self._think(message.viewer)
        elif isinstance(message, wire.TableInfo):
            self._follow(place, message)
        elif isinstance(message, wire.Refusal):
            self._hear_refusal(place, message)

    def _check(self, message: View) -> None:
        tally, before = self.tally, self._version(message.viewer)
        tally.records += 1
        fault = self._inspector.fault(message)
        if fault is None and isinstance(message, wire.Update) and message.after != before:
            fault = f"news after version {message.after}, but {before} is the last that was sent"
        if fault:
            tally.faults.append(fault)
        sent = self._sent.pop(message.re, None) if isinstance(message.re, int) else None
        if sent is not None:
            self._thinking.discard(sent.viewer)
            if tally.measuring:
                tally.moves += 1
                tally.times.append(time.perf_counter() - sent.at)

    def _version(self, viewer: int) -> int:
        return self._seen[viewer][1].version if viewer in self._seen else 0

    def _hear_refusal(self, place: int, refusal: wire.Refusal) -> None:
        """Choose again if others decided first, and come back later if asked to; any other refusal is a fault."""
        wait = refusal.retry if isinstance(refusal.retry, int) else 0
        sent = self._sent.pop(refusal.re, None) if isinstance(refusal.re, int) else None
        if refusal.code == "stale" and sent is not None and sent.version != self._version(sent.viewer):
            self.tally.stale += 1
        elif wait:
            self.tally.refused += 1
        else:
            self.tally.faults.append(f"{refusal.code}: {refusal.reason}")
        if sent is not None:
            self._thinking.discard(sent.viewer)
            asyncio.get_running_loop().call_later(wait, self._think, sent.viewer)
        elif wait:
            self._spawn(self._call_again(place, wait))

    async def _call_again(self, place: int, wait: int) -> None:
        await asyncio.sleep(wait)
        if place < len(self._lines):
            self._lines[place] = await self._connect(place)

    # ---- playing ----

    def _think(self, viewer: int) -> None:
        """Let a viewer move that is asked, unless it is about to."""
        if not self._started or viewer in self._thinking or not self._seen[viewer][1].legal:
            return
        self._thinking.add(viewer)
        if self.order.rate:
            wait = self._chance.expovariate(self.order.rate)
            asyncio.get_running_loop().call_later(wait, self._move, viewer)
        else:
            self._move(viewer)

    def _move(self, viewer: int) -> None:
        """Play a move for what the viewer sees now."""
        place, view = self._seen.get(viewer, (-1, None))
        if view is None or not view.legal or place >= len(self._lines):
            self._thinking.discard(viewer)
            return
        self._number += 1
        self._sent[self._number] = Sent(viewer, view.version, time.perf_counter())
        action = self._chance.choice(view.legal)
        play = wire.Play(id=self._number, seat=viewer, action=action, version=view.version)
        self._lines[place].send(wire.encode(play))

    def _follow(self, place: int, message: wire.TableInfo) -> None:
        """When a game is over, go on with the next."""
        if message.status != "over" or place:
            return
        if message.successor is None:
            self._lines[0].send(wire.encode(wire.Rematch(seat=0)))
        elif not self._moving:
            self._moving = True
            self._spawn(self._move_on(message.successor))

    async def _move_on(self, table: str) -> None:
        self.played.set()
        if self.at_end:
            await insist(partial(self.at_end, self._table), self.tally)
        self.leave()
        await self.sit_down(table, self._tokens)
        self._moving = False


async def insist(ask: Callable[[], Awaitable[T]], tally: LoadTally) -> T:
    """Ask until the server agrees; raises StarlodeError if that takes too long."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            return await ask()
        except OSError as error:
            tally.refused += 1
            if time.monotonic() > end:
                raise StarlodeError(f"the server lets no one in: {error}") from None
        await asyncio.sleep(AGAIN_S)
