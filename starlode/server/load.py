"""`starlode load`: real clients over the network, at many tables at once, that check every record they are sent."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from starlode.engine.doors import Door
from starlode.engine.errors import StarlodeError
from starlode.engine.quoting import shown
from starlode.engine.records import blank, sent_size
from starlode.games import find_game
from starlode.server import wire
from starlode.server.client import Line

PATIENCE_S = 60.0
WARMING_S = 1.0  # at the beginning, which is not measured
GENEROUS = ("create_rate", "request_rate", "message_rate", "sockets_per_address")

_read = msgspec.json.Decoder(wire.FromServer).decode


@dataclass(frozen=True)
class Order:
    """What was asked for: tables of a game for so long, each with so many moves a second, or as many as go (0)."""

    tables: int
    seconds: float
    game: str
    players: int
    rate: float
    url: str | None
    one_socket: bool
    options: dict[str, Any]


@dataclass
class Tally:
    """What all clients saw."""

    measuring: bool = False
    times: list[float] = field(default_factory=list)
    moves: int = 0
    records: int = 0
    faults: list[str] = field(default_factory=list)


class Inspector:
    """Checks that what a seat is sent is what the rules say of it."""

    def __init__(self, door: Door) -> None:
        self._door, self._size = door, sent_size(door.game.state_type)
        self._block = blank(door.game.state_type, 1)
        self._bytes = self._block.view(np.uint8)

    def fault(self, message: wire.Update | wire.Resync) -> str | None:
        """What is wrong with a record, if anything: its length, the gate, or the legal actions."""
        if len(message.record) != self._size:
            return f"a record of {len(message.record)} bytes, not {self._size}"
        self._bytes[: self._size] = np.frombuffer(message.record, np.uint8)
        again = self._door.record(self._block, 0, message.viewer).view(np.uint8)[: self._size]
        if again.tobytes() != message.record:
            return "a record that went not through the gate"
        if message.viewer >= 0 and self._door.actions(self._block, 0, message.viewer) != message.legal:
            return "legal actions that the record does not have"
        return None


class Party:
    """One table and its players, on one socket each or all on one."""

    def __init__(self, order: Order, address: str, inspector: Inspector, tally: Tally, seed: int) -> None:
        self.order, self._address, self._inspector, self._tally = order, address, inspector, tally
        self._chance = Random(seed)
        self._lines: list[Line] = []
        self._sent: dict[int, float] = {}
        self._seen: dict[int, int] = {}
        self._successor: str | None = None
        self._moving = False
        self._moved: asyncio.Task[None] | None = None
        self.played = asyncio.Event()  # a whole game

    async def sit_down(self, table: str, tokens: list[str]) -> None:
        """Connect all players to a table."""
        self._tokens = tokens
        groups = [tokens] if self.order.one_socket else [[token] for token in tokens]
        self._seen.clear()
        for group in groups:
            holds = [wire.Holding(token=token) for token in group]
            line = await Line.open(self._address, table, partial(self._hear, len(self._lines)))
            self._lines.append(line)
            line.send(wire.encode(wire.Hello(holds=holds)))

    def leave(self) -> None:
        """Hang up."""
        for line in self._lines:
            line.close()
        self._lines = []

    async def go(self) -> None:
        """Hang up for good."""
        if self._moved is not None:
            await self._moved
        self.leave()

    def _hear(self, place: int, data: bytes) -> None:
        message = _read(data)
        if isinstance(message, wire.Update | wire.Resync):
            self._check(message)
            if message.legal:
                self._move(place, message)
        elif isinstance(message, wire.Table):
            self._follow(place, message)
        elif isinstance(message, wire.Refusal):
            self._tally.faults.append(f"{message.code}: {message.reason}")

    def _check(self, message: wire.Update | wire.Resync) -> None:
        tally, before = self._tally, self._seen.get(message.viewer, 0)
        tally.records += 1
        fault = self._inspector.fault(message)
        if fault is None and isinstance(message, wire.Update) and message.after != before:
            fault = f"news after version {message.after}, but {before} is the last that was sent"
        if fault:
            tally.faults.append(fault)
        self._seen[message.viewer] = message.version
        if isinstance(message.re, int) and (sent := self._sent.pop(message.re, None)) is not None and tally.measuring:
            tally.moves += 1
            tally.times.append(time.perf_counter() - sent)

    def _move(self, place: int, message: wire.Update | wire.Resync) -> None:
        action = self._chance.choice(message.legal)
        play = wire.Play(id=message.version, seat=message.viewer, action=action, version=message.version)
        if self.order.rate:
            wait = self._chance.expovariate(self.order.rate)
            asyncio.get_running_loop().call_later(wait, self._send, place, play)
        else:
            self._send(place, play)

    def _send(self, place: int, play: wire.Play) -> None:
        if place < len(self._lines):
            self._sent[play.id] = time.perf_counter()
            self._lines[place].send(wire.encode(play))

    def _follow(self, place: int, message: wire.Table) -> None:
        """When a game is over, go on with the next."""
        if message.status != "over" or place:
            return
        if message.successor is None:
            self._lines[0].send(wire.encode(wire.Rematch(seat=0)))
        elif not self._moving:
            self._moving = True
            self._moved = asyncio.get_running_loop().create_task(self._move_on(message.successor))

    async def _move_on(self, table: str) -> None:
        self.played.set()
        self.leave()
        await self.sit_down(table, self._tokens)
        self._moving = False


def measure(order: Order) -> dict[str, Any]:
    """Play and report; raises StarlodeError where a client was sent something wrong."""
    with served(order) as address:
        return asyncio.run(_measure(order, address))


async def _measure(order: Order, address: str) -> dict[str, Any]:
    game = find_game(order.game).load()
    inspector, tally = Inspector(Door(game, game.configure({**order.options, "players": order.players}))), Tally()
    await _warm_up(Party(replace(order, rate=0.0), address, inspector, tally, order.tables), address)
    parties = [Party(order, address, inspector, tally, seed) for seed in range(order.tables)]
    before = _metrics(address)
    await _begin(parties, address, order)
    first, tally.measuring, began = _metrics(address), True, time.perf_counter()
    await asyncio.sleep(order.seconds)
    took, tally.measuring, last = time.perf_counter() - began, False, _metrics(address)
    for party in parties:
        await party.go()
    if tally.faults:
        raise StarlodeError(f"{len(tally.faults)} faults; the first: {tally.faults[0]}")
    return _report(order, tally, took, before, first, last)


async def _warm_up(party: Party, address: str) -> None:
    """Play a whole game and leave, so that whatever is loaded only once is there."""
    await _begin([party], address, party.order)
    await asyncio.wait_for(party.played.wait(), PATIENCE_S)
    await party.go()


async def _begin(parties: list[Party], address: str, order: Order) -> None:
    for party in parties:
        made = await asyncio.to_thread(_create, address, order)
        await party.sit_down(made.table, list(made.tokens.values()))
    await asyncio.sleep(WARMING_S)


def _report(
    order: Order, tally: Tally, took: float, before: dict[str, float], first: dict[str, float], last: dict[str, float]
) -> dict[str, Any]:
    moves = last["starlode_moves_total"] - first["starlode_moves_total"]
    cpu = last["process_cpu_seconds_total"] - first["process_cpu_seconds_total"]
    memory = last["process_resident_memory_bytes"] - before["process_resident_memory_bytes"]
    times = np.array(tally.times or [0.0]) * 1000
    return {
        "game": order.game,
        "tables": order.tables,
        "seconds": round(took, 2),
        "moves": tally.moves,
        "moves_per_s": round(tally.moves / took, 1),
        "p50_ms": round(float(np.percentile(times, 50)), 2),
        "p99_ms": round(float(np.percentile(times, 99)), 2),
        "cpu_us_per_move": round(cpu / max(1.0, moves) * 1e6, 1),
        "kb_per_table": round(memory / order.tables / 1024, 1),
        "records_checked": tally.records,
    }


def _metrics(address: str) -> dict[str, float]:
    with urllib.request.urlopen(address + "/metrics", timeout=PATIENCE_S) as answer:
        text = answer.read().decode()
    return {name: float(value) for name, value in re.findall(r"^(\w+) (\S+)$", text, re.MULTILINE)}


def _create(address: str, order: Order) -> wire.Created:
    wish = wire.CreateTable(game=order.game, seats=[wire.SeatWish(kind="human")] * order.players, options=order.options)
    request = urllib.request.Request(address + "/api/tables", wire.encode(wish), method="POST")
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
        return msgspec.json.decode(answer.read(), type=wire.Created, strict=False)


def _reached(address: str) -> str:
    """The same address; raises StarlodeError where no server answers there."""
    try:
        with urllib.request.urlopen(address + "/healthz", timeout=PATIENCE_S):
            return address
    except (OSError, ValueError) as error:  # no address at all, or nobody there
        reason = getattr(error, "reason", error)
        raise StarlodeError(f"no server answers at {shown(address)}, such as http://127.0.0.1:8737: {reason}") from None


@contextmanager
def served(order: Order) -> Iterator[str]:
    """The address of the server to measure: the one that was named, else one of our own for the time being."""
    if order.url:
        yield _reached(order.url.rstrip("/"))
        return
    with tempfile.TemporaryDirectory() as folder:
        process = _start(Path(folder))
        try:
            yield _address(process)
        finally:
            process.terminate()
            process.wait()


def _start(folder: Path) -> subprocess.Popen[str]:
    limits = {f"STARLODE_{name.upper()}": "1000000" for name in GENEROUS}
    paths = os.pathsep.join(path for path in sys.path if path)
    database = {"STARLODE_DATABASE": f"sqlite:///{folder / 'tables.db'}", "STARLODE_WARM": "0", "PYTHONPATH": paths}
    command = [sys.executable, "-m", "starlode.cli", "serve", "--port", "0"]
    return subprocess.Popen(command, env={**os.environ, **limits, **database}, stderr=subprocess.PIPE, text=True)


def _address(process: subprocess.Popen[str]) -> str:
    """Where a server listens, once it answers."""
    assert process.stderr is not None
    line = process.stderr.readline()
    found = re.search(r"http://\S+", line)
    if not found:
        raise StarlodeError(f"the server did not start: {line.strip()}")
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(found[0] + "/healthz", timeout=PATIENCE_S):
                return found[0]
        except OSError:
            time.sleep(0.05)
    raise StarlodeError("the server does not answer")
