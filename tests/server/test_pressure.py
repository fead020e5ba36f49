"""A server that is asked for more than it can do says so, and when to come back; players at a table go first."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from starlode.engine.boundary.errors import Refused, StarlodeError
from starlode.server.common.pressure import LOOKS, PATIENT, Pressure
from starlode.server.operating.load import measure
from starlode.server.operating.load_clients import LoadOrder, LoadTally, insist
from starlode.server.storage.group_commit import Writer
from starlode.server.storage.store import Store
from tests.server.salon import Ear, Salon, salon

GAME = "cave-in"


def press(house: Salon, wait: float) -> None:
    """Let everything take so long."""
    for _ in range(LOOKS):
        house.registry.pressure.note(wait)


def test_a_single_long_wait_refuses_nobody() -> None:
    pressure = Pressure(1.0, lambda late: None)
    for _ in range(LOOKS - 1):
        pressure.note(60.0)
        pressure.check()
    pressure.note(60.0)
    with pytest.raises(Refused) as refused:
        pressure.check()
    assert (refused.value.code, refused.value.facts["seconds"]) == ("busy", 120)
    pressure.note(0.0)
    pressure.check()


def test_newcomers_are_told_when_to_come_back(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path, busy=1.0) as house:
            table, tokens = await house.table(GAME, 2)
            playing = await house.ear(table, *tokens)
            press(house, 2.0)
            wish = {"game": GAME, "seats": [{}, {}]}
            for answer in (await house.api.post("/api/tables", json=wish), await house.api.get("/api/tables")):
                assert (answer.status_code, answer.json()["code"], answer.json()["retry"]) == (503, "busy", 4)
                assert answer.headers["retry-after"] == "4"
            late = Ear(house.server, table)
            late.say("hello")
            await late.visit
            refusal = json.loads(late.frames[0])
            assert (refusal["code"], refusal["retry"], late.closed) == ("busy", 4, 1013)
            assert (await house.api.get("/healthz")).status_code == 200
            playing.drain()
            playing.say("chat", id=5, seat=0, text="still here")
            await until(playing, '"re":5')
            assert "refusal" not in "".join(playing.frames)
            await playing.hang_up()

    asyncio.run(visit())


def test_players_are_refused_when_nothing_else_helps(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path, busy=1.0) as house:
            table, tokens = await house.table(GAME, 2)
            ear = await house.ear(table, *tokens)
            press(house, 1.1 * PATIENT)
            ear.say("chat", id=5, seat=0, text="hello")
            await until(ear, '"re":5')
            refusal = json.loads(ear.frames[-1])
            assert (refusal["code"], refusal["re"], refusal["retry"] > 0) == ("busy", 5, True)
            press(house, 0.0)
            ear.say("chat", id=6, seat=0, text="hello")
            await until(ear, '{"type":"done","re":6}')
            await ear.hang_up()

    asyncio.run(visit())


async def idle(store: Store) -> None:
    """Wait until nothing waits for the database; something of the server's own may just be on its way."""
    async with asyncio.timeout(120):
        while store.delay:
            await asyncio.sleep(0.01)


def test_a_database_that_does_not_answer_is_noticed(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            writer: Writer = house.registry.store._writer  # type: ignore[attr-defined]
            await idle(house.registry.store)
            table, tokens = await house.table(GAME, 2)
            held, store = asyncio.Event(), writer._store
            loop = asyncio.get_running_loop()

            def slowly(*given: object) -> list[Refused | None]:
                asyncio.run_coroutine_threadsafe(held.wait(), loop).result()
                return store(*given)  # type: ignore[arg-type]

            writer._store = slowly  # type: ignore[method-assign, assignment]
            ear = await house.ear(table, *tokens)
            ear.say("chat", id=5, seat=0, text="hello")
            async with asyncio.timeout(120):
                while house.registry.store.delay <= 0.2:
                    await asyncio.sleep(0.01)
            held.set()
            await until(ear, '"re":5')
            await idle(house.registry.store)
            await ear.hang_up()

    asyncio.run(visit())


async def until(ear: Ear, text: str) -> None:
    async with asyncio.timeout(120):
        while not any(text in frame for frame in ear.frames):
            await asyncio.sleep(0.001)


@pytest.mark.parametrize(("one_socket", "signed_in"), [(False, 0.5), (True, 0.0)])
def test_games_in_which_all_decide_at_once_can_be_measured(one_socket: bool, signed_in: float) -> None:
    """Also with people at half of the tables who sign in, and play for a rating."""
    order = LoadOrder(4, 0.3, "cosmic-scavengers", 3, 0.0, (), one_socket, {}, signed_in=signed_in)
    report = measure(order)
    assert report["records_checked"] > 0
    assert report["refused"] == 0
    assert report.get("signed_in", 0) == signed_in * 4 * 3


def test_a_measurement_asks_again_and_counts_how_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starlode.server.operating.load_clients.AGAIN_S", 0.0)
    answers = [ConnectionError("full"), ConnectionError("full"), "welcome"]

    async def ask() -> object:
        answer = answers.pop(0) if len(answers) > 1 else answers[0]
        if isinstance(answer, Exception):
            raise answer
        return answer

    tally = LoadTally()
    assert asyncio.run(insist(ask, tally)) == "welcome"
    assert tally.refused == 2
    monkeypatch.setattr("starlode.server.operating.load_clients.PATIENCE_S", 0.01)
    answers[:] = [ConnectionError("full")]
    with pytest.raises(StarlodeError, match="lets no one in: full"):
        asyncio.run(insist(ask, tally))
