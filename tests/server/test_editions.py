"""Rules that change never lead to a wrong replay; compiled rules take over without losing a move."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace

import httpx
import pytest
from uvicorn import Config, Server

from starlode.server.operating import serve
from starlode.server.web.bundles import Bundles
from tests.server.parlour import Guest, House, attend, house, wait_until
from tests.server.regulars import Regular, is_within, stored


def test_a_table_of_other_rules_ends_with_a_clear_word(tmp_path: Path) -> None:
    async def visit(served: House) -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.play_on(Random(1), 3)
        served.kill()
        with sqlite3.connect(served.database.removeprefix("sqlite:///")) as database:
            database.execute("UPDATE tables SET rules = rules + 1")
        database.close()
        served.start()
        again = await Guest.enter(served.address, table, *tokens, seen=(4, 4))
        await again.until(lambda: again.table)
        assert (again.table["status"], again.table["why"]) == ("closed", "rules-changed")
        assert (await again.answer("play", seat=0, action=0, version=4))["code"] == "rules-changed"
        assert served.get(f"/api/tables/{table}/view").json()["code"] == "rules-changed"

    with house(tmp_path) as served:
        attend(visit(served))


def test_a_server_replaces_itself_without_losing_a_move(tmp_path: Path) -> None:
    async def visit(served: House) -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.play_on(Random(1), 4)
        served.process.send_signal(signal.SIGHUP)
        await guest.line.gone
        assert guest.line.code == 1012
        seen = (guest.views[0]["version"], guest.views[1]["version"])
        again = await Guest.enter(served.address, table, *tokens, seen=seen)  # waits in the queue, is not refused
        await again.until(lambda: len(again.views) == 2)
        assert again.views[0]["version"] == seen[0]
        await again.play_on(Random(1), 2)
        assert served.process.poll() is None

    with house(tmp_path) as served:
        attend(visit(served))


def test_a_server_that_is_asked_to_replace_itself_again_and_again_lives_on(tmp_path: Path) -> None:
    with house(tmp_path) as served:
        for _ in range(12):
            served.process.send_signal(signal.SIGHUP)
            time.sleep(0.2)  # some come while it stops, some while it starts
        wait_until(served.is_up)


@pytest.mark.parametrize("kept", [True, False])
def test_a_server_starts_again_only_if_that_helps(kept: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where compiled rules cannot be kept, it would start again for ever."""
    done = SimpleNamespace(finish=lambda: SimpleNamespace(returncode=0))
    monkeypatch.setattr(serve, "start_module", lambda *_, **__: done)
    monkeypatch.setattr(serve, "is_noted", lambda *_: kept)
    server = Server(Config(app=None))  # type: ignore[arg-type]  # it never runs
    restart = serve._Restart(server, Bundles(tmp_path))
    restart.ask_when_compiled()
    assert (restart.wanted, server.should_exit) == (kept, kept)


@pytest.mark.soak
def test_a_server_begins_at_once_and_compiled_rules_take_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With an empty cache, a real game, and people who play all the time."""
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setenv("STARLODE_CACHE", str(tmp_path / "cache"))

    async def visit(served: House) -> None:
        regulars: list[Regular] = []
        while not await is_compiled(served):
            regulars.append(await asyncio.to_thread(Regular, [served], len(regulars), "cave-in", 0.1))
            await play_until_compiled(served, regulars[-1])
        await regulars[-1].stay(asyncio.Event())
        kept = await stored(served, *(regular.table for regular in regulars))
        for regular, moves in zip(regulars, kept, strict=True):
            assert is_within(regular.acknowledged, moves)
            assert len(moves) - len(regular.acknowledged) <= 1  # that of the moment when it was replaced
        assert served.process.poll() is None

    with house(tmp_path, warm="1", games="") as served:  # is up
        assert not served.get("/healthz").json()["compiled"]
        attend(visit(served))


async def is_compiled(served: House) -> bool:
    """Whether the server runs compiled; False while it is being replaced."""
    try:
        return bool((await asyncio.to_thread(served.get, "/healthz")).json()["compiled"])
    except httpx.TransportError:
        return False


async def play_until_compiled(served: House, regular: Regular) -> None:
    """Let somebody play until compiled rules have taken over, or their game is over."""
    stop = asyncio.Event()
    playing = asyncio.create_task(regular.stay(stop))
    while not (playing.done() or await is_compiled(served)):
        await asyncio.sleep(0.5)
    stop.set()
    await playing
