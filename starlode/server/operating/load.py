"""`starlode load`: real clients over the network, at many tables at once, that check every record they receive."""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
import urllib.request
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from subprocess import Popen
from threading import Thread
from typing import Any

import numpy as np

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.running.referee import Referee
from starlode.engine.system.processes import PIPE, Child, start_module
from starlode.games import load_game
from starlode.server.operating.load_clients import PATIENCE_S, Inspector, LoadOrder, LoadTally, Party, insist
from starlode.server.operating.load_people import look_at_ratings, seated, sign_in
from starlode.server.web.connections import room_for

WARMING_S = 1.0  # at the beginning, not measured
AT_ONCE = 8  # tables that are made at the same time
SITE = "http://localhost"  # where passkeys for our own server belong
RATES = ("create_rate", "request_rate", "sign_rate", "message_rate", "entry_rate")
GENEROUS = (*RATES, "sockets_per_address", "connections")


def measure(order: LoadOrder) -> dict[str, Any]:
    """Play and report; raises StarlodeError if a client received something wrong or never got in."""
    lines = order.tables * (1 if order.one_socket else order.players)
    if room_for(lines) < lines:
        raise StarlodeError(f"this system lets a program have too few connections for {order.tables} tables")
    with served(order) as addresses:
        return asyncio.run(_measure(order, addresses))


async def _measure(order: LoadOrder, addresses: list[str]) -> dict[str, Any]:
    game = load_game(order.game)
    inspector, tally = (
        Inspector(Referee(game, game.configure({**order.options, "players": order.players}))),
        LoadTally(),
    )
    for address in addresses:
        await _warm_up(Party(replace(order, rate=0.0), [address], inspector, tally, order.tables))
    parties = [Party(order, addresses, inspector, tally, seed) for seed in range(order.tables)]
    signing = await _sign_in(order, addresses, parties)
    before = await _metrics(addresses)
    await _begin(parties)
    first, tally.measuring, began = await _metrics(addresses), True, time.perf_counter()
    await asyncio.sleep(order.seconds)
    took, tally.measuring, last = time.perf_counter() - began, False, await _metrics(addresses)
    for party in parties:
        await party.go()
    if tally.faults:
        raise StarlodeError(f"{len(tally.faults)} faults; the first: {tally.faults[0]}")
    return _report(order, tally, took, before, first, last) | signing


async def _sign_in(order: LoadOrder, addresses: list[str], parties: list[Party]) -> dict[str, Any]:
    """Let the people at a share of the tables sign in; returns what a report says of that."""
    few, some = asyncio.Semaphore(AT_ONCE), parties[: round(order.signed_in * len(parties))]
    if not some:
        return {}

    async def enter(party: Party) -> None:
        async with few:
            origin, party.at_end = party.maker if order.urls else SITE, partial(look_at_ratings, party)
            for _ in range(order.players):
                work = partial(asyncio.to_thread, sign_in, party.maker, origin)
                party.sessions.append(await insist(work, party.tally))

    before = await _metrics(addresses)
    await asyncio.gather(*map(enter, some))
    after, name, people = await _metrics(addresses), "process_cpu_seconds_total", len(some) * order.players
    return {"signed_in": people, "sign_in_cpu_ms": round((after[name] - before[name]) / people * 1e3, 2)}


async def _warm_up(party: Party) -> None:
    """Play a whole game and leave, so that everything that is loaded only once is loaded."""
    await _begin([party])
    try:
        async with asyncio.timeout(PATIENCE_S):
            await party.played.wait()
    except TimeoutError:
        raise StarlodeError(f"not a single game was finished after {PATIENCE_S:.0f} seconds") from None
    finally:
        await party.go()


async def _begin(parties: list[Party]) -> None:
    """Seat everyone, then start: otherwise a server busy with the first tables would keep the last waiting."""
    few = asyncio.Semaphore(AT_ONCE)

    async def sit(party: Party) -> None:
        async with few:
            await party.sit_down(*await insist(partial(asyncio.to_thread, seated, party), party.tally))

    await asyncio.gather(*map(sit, parties))
    for party in parties:
        party.start()
    await asyncio.sleep(WARMING_S)


def _report(
    order: LoadOrder,
    tally: LoadTally,
    took: float,
    before: dict[str, float],
    first: dict[str, float],
    last: dict[str, float],
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
        "conflicts": int(last["starlode_conflicts_total"] - first["starlode_conflicts_total"]),
        "stale": tally.stale,
        "refused": tally.refused,
    }


async def _metrics(addresses: list[str]) -> dict[str, float]:
    """What all servers count, together."""
    total: Counter[str] = Counter()
    for address in addresses:
        text = await asyncio.to_thread(_read_metrics, address)
        total.update({name: float(value) for name, value in re.findall(r"^(\w+) (\S+)$", text, re.MULTILINE)})
    return dict(total)


def _read_metrics(address: str) -> str:
    with urllib.request.urlopen(address + "/metrics", timeout=PATIENCE_S) as answer:
        return str(answer.read().decode())


def _reached(address: str) -> str:
    """The same address; raises StarlodeError where no server answers there."""
    try:
        with urllib.request.urlopen(address + "/readyz", timeout=PATIENCE_S):
            return address
    except (OSError, ValueError) as error:  # no valid address, or no server there
        reason = getattr(error, "reason", error)
        raise StarlodeError(f"no server answers at {shown(address)}, such as http://127.0.0.1:8737: {reason}") from None


@contextmanager
def served(order: LoadOrder) -> Iterator[list[str]]:
    """The addresses of the servers to measure: those that were named, else a temporary one of our own."""
    if order.urls:
        yield [_reached(url.rstrip("/")) for url in order.urls]
        return
    with tempfile.TemporaryDirectory() as folder:
        server = _start(Path(folder))
        try:
            yield [_address(server.process)]
        finally:
            server.process.terminate()
            server.process.wait()
            server.end()
            server.close_pipes()


def _start(folder: Path) -> Child:
    limits = {f"STARLODE_{name.upper()}": "1000000" for name in GENEROUS}
    limits["STARLODE_SITE"] = SITE
    database = {"STARLODE_DATABASE": f"sqlite:///{folder / 'tables.db'}", "STARLODE_WARM": "0"}
    return start_module("starlode.cli", "serve", "--port", "0", env=limits | database, stderr=PIPE, text=True)


def _address(process: Popen[str]) -> str:
    """Where a server listens, once it answers."""
    assert process.stderr is not None
    line = process.stderr.readline()
    found = re.search(r"http://\S+", line)
    if not found:
        raise StarlodeError(f"the server did not start: {line.strip()}")
    Thread(target=deque, args=(process.stderr, 0), daemon=True).start()  # or it blocks on a full pipe
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(found[0] + "/readyz", timeout=PATIENCE_S):
                return found[0]
        except OSError:
            time.sleep(0.05)
    raise StarlodeError("the server does not answer")
