"""Sockets: one for each browser at a table, which may hold several seats there or just watch."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from msgspec import UNSET, UnsetType

from starlode.engine.boundary.errors import Refused
from starlode.server.common.messages import reason
from starlode.server.common.pressure import PATIENT
from starlode.server.protocol.wire import SPECTATOR, Hello, Refusal, encode, number_of, read_message, understood
from starlode.server.tables.audience import TOO_SLOW, Audience, Push, Send, Socket
from starlode.server.tables.broadcast import question_of, tell_table, welcome
from starlode.server.tables.commands import carry_out, come_back
from starlode.server.tables.registry import RESTART, TableRegistry
from starlode.server.tables.table import Table
from starlode.server.tables.turns import insist

Receive = Callable[[], Awaitable[dict[str, Any]]]

PATIENCE_S = 10.0  # how long a client may take to say hello
PENALTY_S = 0.2
AWAY = ("not-stored", "unavailable")  # the store is away: the client comes back and looks again
UNREADABLE = "unreadable"  # the kind of a message that was not read: it came too soon, or means nothing
WRONG = 1008  # closing code: against the rules of the wire
CLOSING = {**dict.fromkeys(AWAY, RESTART), "busy": TOO_SLOW}  # clients closed with these codes come back


class Visit:
    """One client at one table, from hello to goodbye."""

    def __init__(
        self, registry: TableRegistry, name: str, network: str, receive: Receive, send: Send, push: Push | None = None
    ) -> None:
        self._registry, self._name, self._receive = registry, name, receive
        self._socket = Socket(send, push, "en", network)
        self._bucket = registry.limits.messages.bucket(network)

    async def run(self) -> None:
        """Serve the client until it leaves."""
        try:
            table = await self._enter()
        except Refused as refused:
            self._refuse(refused)
            self._socket.cut(CLOSING.get(refused.code, WRONG))
            return
        if table is None:
            return
        try:
            await self._come_back()
            await self._listen()
        finally:
            self._leave(table.audience)

    async def _enter(self) -> Table | None:
        """Hear the client's hello and tell it how things stand; None where it has left. Raises Refused."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                text = await self._hear()
        except TimeoutError:
            raise Refused("said-hello") from None
        if text is None:
            return None
        hello, began = understood(read_message, text), time.perf_counter()
        if not isinstance(hello, Hello):
            raise Refused("said-hello")
        self._socket.language, self._socket.assist = hello.language, hello.assist
        self._registry.pressure.check()
        async with self._registry.at(self._name, fresh=True) as table:
            seen = {table.seat_of(held.token): held.seen for held in hello.holds} or {SPECTATOR: hello.seen}
            self._socket.viewers = tuple(seen)
            if SPECTATOR not in seen:  # a player is the same on every socket
                self._bucket = self._registry.limits.messages.bucket(table.chairs[self._socket.viewers[0]].secret)
            self._welcome(table, seen)
        self._registry.metrics.message_time("hello").observe(time.perf_counter() - began)
        return table

    def _welcome(self, table: Table, seen: dict[int, int]) -> None:
        """Tell what is public, what was said, and what each viewer has missed; others learn who is present."""
        socket, before = self._socket, table.audience.here
        table.audience.join(socket)
        self._registry.metrics.sockets.inc()
        if table.audience.here != before:
            self._registry.peers.show(table)
            tell_table(table)
        else:
            socket.push(encode(table.info(before)))
        for words in table.talk:
            socket.push(encode(words))
        if table.live is not None:
            for viewer, version in seen.items():
                socket.push(welcome(table, table.live, viewer, version, socket.assist))
        if table.question is not None:
            socket.push(question_of(table.question))

    async def _come_back(self) -> None:
        """Let bots give back the seats that they kept in the meantime."""
        try:
            await insist(self._take_back)
        except Refused as refused:
            self._refuse(refused)
            self._socket.cut(RESTART)

    async def _take_back(self) -> None:
        async with self._registry.at(self._name) as table:
            for seat in self._socket.viewers:
                if seat != SPECTATOR:
                    await come_back(self._registry, table, seat)

    async def _listen(self) -> None:
        while (text := await self._hear()) is not None:
            try:
                await self._heed(text)
            except Refused as refused:
                self._refuse(refused, number_of(text))
                await self._slow_down(refused)
                if refused.code in AWAY:
                    self._socket.cut(RESTART)

    async def _heed(self, text: str) -> None:
        """Do what a message asks for, and measure how long that takes; raises Refused."""
        kind, began = UNREADABLE, time.perf_counter()
        try:
            self._bucket.take()
            self._registry.pressure.check(PATIENT)
            message = understood(read_message, text)
            kind = message.__class__.__name__.lower()
            await insist(partial(self._carry_out, message))
        finally:
            self._registry.metrics.message_time(kind).observe(time.perf_counter() - began)

    async def _carry_out(self, message: Any) -> None:
        async with self._registry.at(self._name) as table:
            await carry_out(self._registry, table, message, self._socket)

    async def _slow_down(self, refused: Refused) -> None:
        """Slow down a client that asks too often or sends garbage: nothing more is read for a moment."""
        if refused.code in ("too-fast", "bad-message"):
            await asyncio.sleep(PENALTY_S)

    async def _hear(self) -> str | None:
        """The client's next text; None when it is gone, empty if the message was not text."""
        event = await self._receive()
        return None if event["type"] == "websocket.disconnect" else event.get("text") or ""

    def _refuse(self, refused: Refused, re: int | UnsetType = UNSET) -> None:
        self._registry.metrics.refusals.labels(refused.code).inc()
        why, retry = reason(refused, self._socket.language), UNSET if refused.retry is None else refused.retry
        self._socket.push(encode(Refusal(code=refused.code, reason=why, retry=retry, re=re)))

    def _leave(self, audience: Audience) -> None:
        self._registry.metrics.sockets.dec()
        audience.leave(self._socket)
        table = self._registry.tables.get(self._name)
        if table is None or table.audience is not audience:
            return
        if self._socket.viewers != (SPECTATOR,):
            self._registry.peers.show(table)
            tell_table(table)
        self._registry.left(table)
