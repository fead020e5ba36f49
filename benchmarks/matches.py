"""What a game in progress costs: decisions a second through `Match`, and the memory of a table on a server.

    python benchmarks/matches.py [GAME ...]

A table is measured in the middle of a game of two people, by what the process grows by when many are kept in memory.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from starlode.games import all_games
from starlode.match import Match
from starlode.server.common.settings import Settings
from starlode.server.operating.app import Server
from starlode.server.protocol.wire import CreateTable, SeatWish
from starlode.server.tables.table import Table

SECONDS = 3.0
TABLES, PLAYERS, DECISIONS = 300, 2, 100
PAGE = 4096  # bytes


def play(name: str, seed: int) -> int:
    """A random game; answers with its decisions."""
    match, chance = Match(name, players=PLAYERS, seed=seed), Random(seed)
    while not match.over:
        seat = match.acting[0]
        actions = match.legal_actions(seat)
        match.play(actions[int(chance.random() * len(actions))], seat)
    return match.ply


def decisions_a_second(name: str) -> float:
    """The rate of random games."""
    play(name, 0)  # the first one waits for the compiler
    count, seed, began = 0, 0, time.process_time()
    while time.process_time() - began < SECONDS:
        seed += 1
        count += play(name, seed)
    return count / (time.process_time() - began)


async def bytes_a_table(name: str, folder: Path) -> float:
    """How much a table takes, its log on the disk not counted."""
    server = Server(Settings(database=f"sqlite:///{folder / 'tables.db'}", warm=False))
    await server.registry.open()
    wish = CreateTable(game=name, seats=[SeatWish(kind="human")] * PLAYERS)
    kept = [await begun(server, wish, seed) for seed in range(10)]  # what all tables share is there afterwards
    gc.collect()
    before = resident()
    kept += [await begun(server, wish, seed) for seed in range(TABLES)]
    gc.collect()
    grown = (resident() - before) / TABLES
    await server.registry.close()
    return grown


async def begun(server: Server, wish: CreateTable, seed: int) -> Table:
    """A table in the middle of a random game."""
    table, _ = await server.registry.create(wish)
    present, chance = table.playing(), Random(seed)
    for _ in range(DECISIONS):
        if not present.over:
            seat = present.acting[0]
            present.play(seat, chance.choice(present.actions(seat)))
    return table


def resident() -> int:
    """Bytes of memory that this process uses."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def main(names: list[str]) -> None:
    """A line for each game."""
    for name in names:
        rate = decisions_a_second(name)
        with tempfile.TemporaryDirectory() as folder:
            size = asyncio.run(bytes_a_table(name, Path(folder)))
        print(f"{name}: {rate:,.0f} decisions/s through Match, {size / 1024:.0f} KB a table", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or list(all_games()))
