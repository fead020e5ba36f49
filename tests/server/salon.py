"""A server inside the test's own process: every byte that a guest is given can be had, and every table reached."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from starlode.server.common.settings import Settings
from starlode.server.operating.app import Server
from starlode.server.protocol.wire import CreateTable, SeatWish
from tests.server.parlour import PATIENCE_S, laid_out

GENEROUS = 1e6


class Ear:
    """A socket without a network: keeps what it is sent, byte by byte."""

    def __init__(self, server: Server, table: str) -> None:
        self.frames: list[str] = []
        self.closed: int | None = None
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "path": f"/api/tables/{table}/socket", "headers": [], "client": ("127.0.0.1", 1)}
        self.visit = asyncio.get_running_loop().create_task(server(scope, self._inbox.get, self._take))

    async def _take(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.send":
            self.frames.append(event["text"])
        elif event["type"] == "websocket.close":
            self.closed = event["code"]

    def put(self, **frame: Any) -> None:
        """Let the server receive a frame, of whatever kind."""
        self._inbox.put_nowait({"type": "websocket.receive", **frame})

    def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.put(text=msgspec.json.encode({"type": kind, **fields}).decode())

    async def hang_up(self) -> None:
        """Leave, and wait until the server has noticed."""
        self._inbox.put_nowait({"type": "websocket.disconnect"})
        await self.visit

    def drain(self) -> list[str]:
        """All that came since the last time."""
        heard, self.frames = self.frames, []
        return heard


class Salon:
    """A server, its API, and ears at its tables."""

    def __init__(self, server: Server) -> None:
        self.server, self.registry = server, server.registry
        self.api = httpx.AsyncClient(transport=httpx.ASGITransport(app=server), base_url="http://salon")  # type: ignore[arg-type]

    async def table(self, game: str, players: int, **wished: Any) -> tuple[str, list[str]]:
        """A table full of people: its id and their tokens."""
        wish = CreateTable(game=game, seats=[SeatWish(kind="human")] * players, **wished)
        made, tokens = await self.registry.create(wish)
        return made.id, list(tokens.values())

    async def ear(self, table: str, *tokens: str, **more: Any) -> Ear:
        """Somebody who has said hello."""
        ear = Ear(self.server, table)
        ear.say("hello", holds=[{"token": token} for token in tokens], **more)
        await self.settle()
        return ear

    async def settled(self, holds: Callable[[], object]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not holds():
                await asyncio.sleep(0.001)

    async def settle(self) -> None:
        """Let everybody do what they can do now."""
        for _ in range(20):
            await asyncio.sleep(0)


@asynccontextmanager
async def salon(folder: Path, **settings: Any) -> AsyncIterator[Salon]:
    """A server for the time of a test."""
    limits = dict.fromkeys((name for name in Settings.__struct_fields__ if name.endswith("_rate")), GENEROUS)
    place = {"database": settings.pop("database", None) or laid_out(folder), "warm": False}
    server = Server(Settings(**{**place, **limits, **settings}))
    await server.registry.open()
    try:
        yield Salon(server)
    finally:
        await server.registry.close()
