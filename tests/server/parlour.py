"""A real server process on loopback, and guests who talk to it."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import httpx
import msgspec
from sqlalchemy import create_engine

from starlode.games import all_games
from starlode.server.operating.load_socket import ClientSocket
from starlode.server.storage.schema_steps import take_missing
from tests.server.forked import ForkedServer

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE_S = 120.0
# Of every request: without TLS nobody has to read all certificates of this machine, which takes 30 to 80 ms.
PLAIN: dict[str, Any] = {"timeout": PATIENCE_S, "verify": False}
# Below those that systems hand out by themselves, so that nobody gets one while its server is down; from another one on
# in every process.
PORTS = itertools.count(os.getpid() * 101)
FIRST_PORT, LAST_PORT = 10_000, 30_000
GENEROUS = {
    "STARLODE_CREATE_RATE": "10000",
    "STARLODE_REQUEST_RATE": "10000",
    "STARLODE_SIGN_RATE": "10000",
    "STARLODE_MAIL_RATE": "10000",
    "STARLODE_MESSAGE_RATE": "10000",
    "STARLODE_CHAT_RATE": "10000",
    "STARLODE_QUESTION_RATE": "10000",
    "STARLODE_UNDO_RATE": "10000",
    "STARLODE_ENTRY_RATE": "10000",
    "STARLODE_WORK_RATE": "10000",
    "STARLODE_BOT_RATE": "10000",
    "STARLODE_SOCKETS_PER_ADDRESS": "10000",
    "STARLODE_BOT_PACE": "0.01",
    "STARLODE_WARM": "0",
}


@cache
def empty_database() -> bytes:
    """A file of SQLite with the schema; what leads to it is tested with the store, and takes half a second."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        take_missing(connection)
    with engine.connect() as connection:
        held: Any = connection.connection.dbapi_connection
        written = bytes(held.serialize())
    engine.dispose()
    return written


def laid_out(folder: Path) -> str:
    """The address of the database in a folder, which is made unless it is there."""
    file = folder / "tables.db"
    if not file.exists():
        file.write_bytes(empty_database())
    return f"sqlite:///{file}"


class House:
    """A server that can be killed and started again on the same database and port."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self._folder = folder
        self._games = settings.pop("games", str(ROOT / "examples" / "ore_rush"))  # from outside the house
        self.database = settings.pop("database", "") or laid_out(folder)
        self._settings = {**GENEROUS, **{f"STARLODE_{name.upper()}": value for name, value in settings.items()}}
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"log-{self.port}.txt"
        self.start()

    def start(self) -> None:
        """Begin to serve, and wait until it does."""
        environment = {
            **os.environ,
            **self._settings,
            "STARLODE_DATABASE": self.database,
            "STARLODE_GAMES": self._games,
            "PYTHONPATH": str(ROOT),
        }
        self.process = ForkedServer(self.port, self._folder, environment, self._log)
        try:
            wait_until(self.is_up)
        except BaseException:
            self.kill()
            raise

    def is_up(self) -> bool:
        """Whether it answers; fails where it has ended."""
        assert self.process.poll() is None, f"it ended with {self.process.poll()}: {self.log}"
        try:
            return httpx.get(self.address + "/readyz", **PLAIN).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it the hard way."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; answers with its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE_S)

    @property
    def log(self) -> str:
        """All it has written."""
        return self._log.read_text()

    # ---- requests ----

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        """Ask for something."""
        return httpx.get(self.address + path, headers=_bearer(token), **PLAIN)

    def post(self, path: str, body: Any, token: str | None = None, **headers: str) -> httpx.Response:
        """Send something."""
        return httpx.post(self.address + path, json=body, headers={**_bearer(token), **headers}, **PLAIN)

    def delete(self, path: str, token: str | None = None) -> httpx.Response:
        """Remove something."""
        return httpx.delete(self.address + path, headers=_bearer(token), **PLAIN)

    def create(self, game: str = "ore-rush", seats: str = "hh", **wish: Any) -> tuple[str, list[str]]:
        """A table whose seats are people (h), bots (b) or open (o): its id and the tokens of the people."""
        kinds = {"h": {"kind": "human"}, "b": {"kind": "bot", "level": "random"}, "o": {"kind": "open"}}
        made = self.post("/api/tables", {"game": game, "seats": [kinds[seat] for seat in seats], **wish})
        assert made.status_code == 200, made.text
        return made.json()["table"], list(made.json()["tokens"].values())


def _bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


@contextmanager
def house(folder: Path, **settings: str) -> Iterator[House]:
    """A server for the time of a test."""
    served = House(folder, **settings)
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.kill()


class Guest:
    """A client on a socket that keeps all it hears."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.views: dict[int, dict[str, Any]] = {}  # by viewer, the latest update
        self.table: dict[str, Any] = {}
        self._news = asyncio.Event()
        self._number = 0

    arrived: ClassVar[list[Guest]] = []

    @classmethod
    async def enter(cls, address: str, table: str, *tokens: str, seen: tuple[int, ...] = (), **more: Any) -> Guest:
        """Say hello at a table with these tokens; without any as a spectator."""
        guest = cls()
        guest.line = await ClientSocket.open(address, table, guest._hear)
        cls.arrived.append(guest)
        versions = seen or (0,) * len(tokens)
        holds = [{"token": token, "seen": version} for token, version in zip(tokens, versions, strict=True)]
        guest.say("hello", holds=holds, **more)
        return guest

    line: ClientSocket

    def _hear(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        self.raw.append(data)
        self.heard.append(message)
        if message["type"] in ("update", "resync"):
            self.views[message["viewer"]] = message
        elif message["type"] == "table":
            self.table = message
        self._news.set()

    def say(self, kind: str, **fields: Any) -> int:
        """Send a message; answers with its number."""
        self._number += 1
        self.line.send(msgspec.json.encode({"type": kind, "id": self._number, **fields}))
        return self._number

    async def until(self, holds: Callable[[], Any]) -> None:
        """Listen until something holds, or fail after a while."""
        async with asyncio.timeout(PATIENCE_S):
            while not holds():
                self._news.clear()
                await self._news.wait()

    async def seeing(self, version: int) -> None:
        """Listen until every viewer has seen a version."""
        await self.until(lambda: self.views and all(view["version"] >= version for view in self.views.values()))

    async def heard_more(self) -> None:
        """Listen until something is heard."""
        self._news.clear()
        await self._news.wait()

    async def answer(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for what answers it."""
        number = self.say(kind, **fields)
        await self.until(lambda: any(message.get("re") == number for message in self.heard))
        return next(message for message in self.heard if message.get("re") == number)

    async def replaced(self, seat: int, absent: int) -> None:
        """Let a bot play for an absent player, once the server has heard from the others who is where."""
        while (answer := await self.answer("replace", seat=seat, absent=absent)).get("code") == "absent-unknown":
            await asyncio.sleep(0.1)
        assert answer["type"] == "done", answer

    async def play(self, seat: int, action: int | None = None) -> dict[str, Any]:
        """Play an action, or any legal one, for a seat."""
        view = self.views[seat]
        chosen = view["legal"][0] if action is None else action
        return await self.answer("play", seat=seat, action=chosen, version=view["version"])

    @property
    def acting(self) -> int | None:
        """A seat of this guest that may move."""
        return next((seat for seat, view in self.views.items() if view.get("legal")), None)

    async def play_on(self, chance: Random, most: int = 10_000) -> int:
        """Play random moves for one's seats until the end, or so many; answers how many."""
        for count in range(most):
            await self.until(lambda: self.acting is not None or self.table.get("status") == "over")
            if self.table.get("status") == "over":
                return count
            seat = self.acting
            assert seat is not None
            answer = await self.play(seat, chance.choice(self.views[seat]["legal"]))
            assert answer["type"] in ("update", "resync"), answer
        return most


def attend(visit: Coroutine[Any, Any, None]) -> None:
    """Let guests do something, then show all of them out."""

    async def whole() -> None:
        try:
            await visit
        finally:
            for guest in Guest.arrived:
                guest.line.close()
                await guest.line.gone
            Guest.arrived.clear()

    asyncio.run(whole())


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until something holds, or fail after a while."""
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)


def free_port() -> int:
    """A port that nobody listens at, nor will by chance."""
    while True:
        port = FIRST_PORT + next(PORTS) % (LAST_PORT - FIRST_PORT)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def playable() -> list[str]:
    """The games that tables can be made of, with the fewest players each has."""
    return list(all_games())
