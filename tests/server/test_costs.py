"""What costs much is limited by what it costs, for whoever asks; a refusal says when to come back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from starlode.engine.boundary.errors import Refused
from starlode.server.common import limits
from starlode.server.common.limits import Addresses, Costs
from starlode.server.common.messages import reason
from starlode.server.common.settings import Settings
from starlode.server.tables.allowances import THINKING_S, WORK_S, Allowances
from tests.server.parlour import PATIENCE_S
from tests.server.salon import Ear, Salon, salon

GAME = "ore-rush"
SECRETIVE = "cosmic-scavengers"  # all decide at once, unseen
SLOW = 0.001  # so that nothing is forgiven during the test
HOME = "127.0.0.1"  # where the calls of a salon come from
BOT = {"kind": "bot", "level": "medium"}
HUMAN = {"kind": "human"}


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 100.0))


# ---- in general ----


def test_many_addresses_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KNOWN", 100)
    crowd = Addresses(1.0)
    crowd.report()  # from now on it is noted what to tell other servers
    for number in range(1000):
        crowd.take(f"taker {number}")
        crowd.spend(f"spender {number}", 5.0)
        crowd.check(f"looker {number}", "too-fast")
        crowd.charge({f"elsewhere {number}": 5.0})
    assert len(crowd) == 100
    assert len(crowd.report()) == 100
    assert crowd.report() == {}


def test_a_crowd_does_not_forgive_whoever_asks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KNOWN", 100)
    crowd = Addresses(SLOW)
    crowd.take("ann")
    for number in range(1000):
        crowd.take(f"stranger {number}")
        with pytest.raises(Refused):
            crowd.take("ann")


def test_a_debt_refuses_until_it_is_paid_for_a_network_and_for_a_place() -> None:
    costs = Costs(0.5, 10.0, "bots-busy")
    costs.spend("ann", "table", 10.0)
    costs.check("ann", "table")
    costs.spend("ann", "table", 4.0)
    for asking in (("ann",), ("ann", "elsewhere"), ("bob", "table")):
        with pytest.raises(Refused) as refused:
            costs.check(*asking)
        assert (refused.value.code, refused.value.retry) == ("bots-busy", 8)
    costs.check("bob", "elsewhere")


def test_work_for_nobody_in_particular_is_charged_in_its_place_alone() -> None:
    costs = Costs(0.5, 1.0, "too-fast")
    costs.spend("", "table", 5.0)
    costs.check("")
    with pytest.raises(Refused):
        costs.check("", "table")


def test_other_servers_hear_what_was_spent() -> None:
    here, there = (Allowances(Settings(work_rate=SLOW, bot_rate=SLOW)).shared for _ in range(2))
    assert list(here) == ["work", "bots"]
    for limit in here.values():
        limit.report()
        limit.spend("ann", 2 * THINKING_S)
    for name, limit in there.items():
        limit.charge(here[name].report())
        with pytest.raises(Refused):
            limit.check("ann", "too-fast")


@pytest.mark.parametrize("code", ["too-fast", "bots-busy"])
def test_words_say_when_to_come_back(code: str) -> None:
    for language, words in (("en", "in 12 seconds"), ("de", "in 12 Sekunden"), ("ja", "12秒後")):
        assert words in reason(Refused(code, seconds=12), language)
    assert "in 1 second." in reason(Refused(code, seconds=1), "en")


# ---- at a table ----


async def refused(ear: Ear, kind: str, **fields: Any) -> dict[str, Any]:
    """The answer to a message."""
    ear.say(kind, id=77, **fields)
    async with asyncio.timeout(PATIENCE_S):
        while not any('"re":77' in frame for frame in ear.frames):
            await asyncio.sleep(0.001)
    found: dict[str, Any] = json.loads(next(frame for frame in ear.drain() if '"re":77' in frame))
    return found


def told(answer: httpx.Response) -> tuple[int, str, int]:
    return answer.status_code, answer.json()["code"], int(answer.headers["retry-after"])


def test_what_everybody_is_told_is_limited_by_table(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path, entry_rate=SLOW, table_entries=100) as house:
            table, tokens = await house.table(GAME, 2)
            ear, served = await house.ear(table, *tokens), house.registry.tables[table]
            while (answer := await refused(ear, "chat", seat=0, text="hello"))["type"] == "done":
                assert served.public_entries < 60
            assert (answer["code"], answer["retry"]) == ("too-fast", 1000)
            served.public_entries = 100
            assert (await refused(ear, "chat", seat=0, text="hello"))["code"] == "table-full"
            live = served.playing()
            seat = live.acting[0]
            move = {"action": live.actions(seat)[0], "version": live.versions[seat]}
            assert (await refused(ear, "play", seat=seat, **move))["type"] == "update"
            await ear.hang_up()

    asyncio.run(visit())


def test_secret_entries_do_not_count_for_the_table(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            table, tokens = await house.table(SECRETIVE, 2)
            ear, served = await house.ear(table, *tokens), house.registry.tables[table]
            before, number, live = served.public_entries, served.number, served.playing()
            seat = live.acting[0]
            move = {"action": live.actions(seat)[0], "version": live.versions[seat]}
            await refused(ear, "play", seat=seat, **move)
            assert (await refused(ear, "undo", seat=seat))["type"] == "resync"
            assert served.number == number + 2
            assert served.public_entries == before
            await ear.hang_up()

    asyncio.run(visit())


def test_who_let_bots_think_too_long_gets_no_more_of_them_for_a_while(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path, bot_rate=1.0) as house:
            house.registry.bot_runner.help_out = lambda *_: None  # type: ignore[method-assign]
            made = (await house.api.post("/api/tables", json={"game": GAME, "seats": [HUMAN, BOT]})).json()
            ear = await house.ear(made["table"], *made["tokens"].values())
            house.registry.bot_runner.spent(made["table"], HOME, THINKING_S + 30)
            house.registry.bot_runner.spent("other", "elsewhere", 9 * THINKING_S)
            wish = {"game": GAME, "seats": [HUMAN, BOT]}
            assert told(await house.api.post("/api/tables", json=wish)) == (429, "bots-busy", 30)
            for seats in ([HUMAN, HUMAN], [HUMAN, {**BOT, "level": "random"}]):
                assert (await house.api.post("/api/tables", json={"game": GAME, "seats": seats})).status_code == 200
            await take_back_and_go_on(house, made["table"], ear)
            await ear.hang_up()

    asyncio.run(visit())


async def take_back_and_go_on(house: Salon, table: str, ear: Ear) -> None:
    """Moves are made as before; only what would make the bots think again is refused."""
    served = house.registry.tables[table]
    async with served.lock:
        live = served.playing()
        while live.acting[0] != 0:  # the bot begins, with one decision or several
            seat = live.acting[0]
            await house.registry.happen(served, "move", seat=seat, value=live.actions(seat)[0])
    move = {"action": live.actions(0)[0], "version": live.versions[0]}
    assert (await refused(ear, "play", seat=0, **move))["type"] == "update"
    undo = await refused(ear, "undo", seat=0)
    assert (undo["code"], undo["retry"]) == ("bots-busy", 30)


def test_replays_are_limited_by_viewer_and_by_network(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path, work_rate=1.0) as house:
            table, tokens = await house.table(GAME, 2)
            mine, yours = ({"Authorization": f"Bearer {token}"} for token in tokens)
            path, work = f"/api/tables/{table}", house.registry.limits.work
            assert (await house.api.get(path + "/log", headers=mine)).status_code == 200
            assert len(work.networks) == len(work.places) == 1
            work.spend("", f"{table} 0", 2 * WORK_S)
            for part in ("/log", "/past", "/view?words=1"):
                assert told(await house.api.get(path + part, headers=mine)) == (429, "too-fast", 10)
                assert (await house.api.get(path + part, headers=yours)).status_code == 200
            assert (await house.api.get(path + "/view", headers=mine)).status_code == 200
            work.spend(HOME, "anywhere", 2 * WORK_S)
            assert told(await house.api.get(path + "/past", headers=yours)) == (429, "too-fast", 10)
            assert told(await house.api.post("/api/positions", json={})) == (429, "too-fast", 10)

    asyncio.run(visit())


def test_taking_back_is_work_too(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path, work_rate=1.0) as house:
            table, tokens = await house.table(GAME, 2)
            ear, served = await house.ear(table, *tokens), house.registry.tables[table]
            live = served.playing()
            seat = live.acting[0]
            move = {"action": live.actions(seat)[0], "version": live.versions[seat]}
            await refused(ear, "play", seat=seat, **move)
            house.registry.limits.work.spend("", f"{table} {seat}", 2 * WORK_S)
            answer = await refused(ear, "undo", seat=seat)
            assert (answer["code"], answer["retry"]) == ("too-fast", 10)
            await ear.hang_up()

    asyncio.run(visit())


def test_one_home_is_one_address_however_many_it_has(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path, request_rate=1.0) as house:

            async def ask(address: str) -> int:
                transport = httpx.ASGITransport(app=house.server, client=(address, 1))  # type: ignore[arg-type]
                async with httpx.AsyncClient(transport=transport, base_url="http://salon") as api:
                    return (await api.get("/api/bots")).status_code

            assert [await ask(f"2001:db8::{number:x}") for number in range(6)] == [200] * 4 + [429] * 2
            assert await ask("2001:db8:0:1::1") == 200
            assert await ask("::ffff:192.0.2.1") == await ask("192.0.2.2") == 200

    asyncio.run(visit())
