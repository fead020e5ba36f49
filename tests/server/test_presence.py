"""Who is there and who is not: whoever plays is, by whatever way, and whoever keeps all waiting can be helped."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from starlode.server.common.moments import now
from starlode.server.protocol.wire import Clock, CreateTable, SeatWish
from starlode.server.tables import undo
from starlode.server.tables.served_game import ServedGame
from starlode.server.tables.table import Table
from tests.server.salon import Ear, Salon, salon

GAME = "cave-in"
DIG, LEAVE = 0, 1  # in Ore Rush
HOUR_NS = 3_600_000_000_000
SECRET_GAME = "cosmic-scavengers"  # all decide at once, unseen


def visited(folder: Path, visit: Callable[[Salon], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def whole() -> None:
        async with salon(folder, **settings) as house:
            house.registry.bot_runner.consider = lambda table: None  # type: ignore[method-assign]
            await visit(house)

    asyncio.run(whole())


def pass_time(house: Salon, table: str, seconds: float) -> None:
    """Let whatever happened at a table be longer ago."""
    audience = house.registry.tables[table].audience
    audience._since -= seconds
    for moments in (audience._left, audience._told):
        for who in moments:
            moments[who] -= seconds


async def answer(ear: Ear, kind: str, **fields: Any) -> dict[str, Any]:
    """Send a message and wait for what answers it."""
    number = len(ear.frames) + 100
    ear.say(kind, id=number, **fields)
    async with asyncio.timeout(120):
        while True:
            for message in map(json.loads, list(ear.frames)):
                if message.get("re") == number:
                    return dict(message)
            await asyncio.sleep(0.001)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def stands_in(house: Salon, table: str, seat: int) -> str | None:
    return house.registry.tables[table].chairs[seat].stands_in


def test_whoever_plays_by_requests_is_not_absent(tmp_path: Path) -> None:
    async def visit(house: Salon) -> None:
        table, tokens = await house.table(GAME, 2)
        ann = await house.ear(table, tokens[0])
        pass_time(house, table, 100)
        await house.api.get(f"/api/tables/{table}/view", headers=bearer(tokens[1]))
        assert (await answer(ann, "replace", seat=0, absent=1))["code"] == "absent-not"
        pass_time(house, table, 100)
        assert (await answer(ann, "replace", seat=0, absent=1))["type"] == "done"
        await ann.hang_up()

    visited(tmp_path, visit)


def test_whoever_plays_at_another_server_is_not_absent(tmp_path: Path) -> None:
    async def visit(here: Salon) -> None:
        async with salon(tmp_path) as there:
            table, tokens = await here.table(GAME, 2)
            ann = await here.ear(table, tokens[0])
            pass_time(here, table, 100)
            bob = await there.ear(table, tokens[1])
            await answer(bob, "chat", seat=1, text="hello")
            await here.registry.catch_up(table)
            assert (await answer(ann, "replace", seat=0, absent=1))["code"] == "absent-not"
            for ear in (ann, bob):
                await ear.hang_up()

    visited(tmp_path, visit)


def test_nobody_is_replaced_while_only_other_servers_know_who_is_here(tmp_path: Path) -> None:
    async def visit(house: Salon) -> None:
        table, tokens = await house.table(GAME, 2)
        ann = await house.ear(table, tokens[0])
        pass_time(house, table, 100)
        house.registry.peers._alone = False
        refused = await answer(ann, "replace", seat=0, absent=1)
        assert (refused["code"], "Player 2" in refused["reason"]) == ("absent-unknown", True)
        await ann.hang_up()

    visited(tmp_path, visit)


def test_somebody_who_is_there_and_never_decides_can_be_helped(tmp_path: Path) -> None:
    async def visit(house: Salon) -> None:
        table, tokens = await house.table(GAME, 2)
        ears = [await house.ear(table, token) for token in tokens]
        slow = house.registry.tables[table].playing().acting[0]
        rival = 1 - slow
        assert (await answer(ears[rival], "replace", seat=rival, absent=slow))["code"] == "absent-not"
        pass_time(house, table, 400)
        assert (await answer(ears[slow], "replace", seat=slow, absent=rival))["code"] == "absent-not"
        ears[slow].drain()
        for _ in range(2):
            asked = await answer(ears[rival], "replace", seat=rival, absent=slow)
            assert (asked["code"], 0 < asked["retry"] <= 30) == ("asked", True)
        told = [json.loads(frame) for frame in ears[slow].drain()]
        assert told == [{"type": "nudge", "seat": slow, "seconds": 30}]
        house.registry.forget(house.registry.tables[table])
        ears = [await house.ear(table, token) for token in tokens]
        await house.settled(lambda: all(ear.frames for ear in ears))
        pass_time(house, table, 400)
        house.registry.tables[table].nudged[slow] -= 30_000
        assert (await answer(ears[rival], "replace", seat=rival, absent=slow))["type"] == "done"
        assert stands_in(house, table, slow)
        for ear in ears:
            await ear.hang_up()

    visited(tmp_path, visit, stalled=300.0)


def test_being_asked_counts_until_the_game_is_seen_to_go_on(tmp_path: Path) -> None:
    async def visit(house: Salon) -> None:
        table, tokens = await house.table(GAME, 2)
        ears = [await house.ear(table, token) for token in tokens]
        found = house.registry.tables[table]
        slow = found.playing().acting[0]
        for times, since in ((1, 0), (1, 20_000), (2, 500_000)):
            pass_time(house, table, 400 if since == 0 else 0)
            if slow in found.nudged:
                found.nudged[slow] -= since
            assert (await answer(ears[1 - slow], "replace", seat=1 - slow, absent=slow))["code"] == "asked"
            assert sum('"nudge"' in frame for frame in ears[slow].frames) == times
        for ear in ears:
            await ear.hang_up()

    visited(tmp_path, visit, stalled=300.0)


def test_where_clocks_run_they_decide_who_is_late(tmp_path: Path) -> None:
    async def visit(house: Salon) -> None:
        wish = CreateTable(game=GAME, seats=[SeatWish(kind="human")] * 2, clock=Clock(kind="move", seconds=5000))
        made, tokens = await house.registry.create(wish)
        ears = [await house.ear(made.id, token) for token in tokens.values()]
        slow = made.playing().acting[0]
        pass_time(house, made.id, 400)
        replace = {"seat": 1 - slow, "absent": slow}
        assert (await answer(ears[1 - slow], "replace", **replace))["code"] == "clocks-decide"
        await ears[slow].hang_up()
        pass_time(house, made.id, 400)
        assert (await answer(ears[1 - slow], "replace", **replace))["code"] == "clocks-decide"
        await ears[1 - slow].hang_up()

    visited(tmp_path, visit)


def test_deciding_and_taking_back_again_and_again_is_no_way_to_stall(tmp_path: Path) -> None:
    """Leaving the shaft shows nothing and uses no chance: it can be taken back for ever."""

    async def visit(house: Salon) -> None:
        table, tokens = await house.table("ore-rush", 2)
        ears, held = [await house.ear(table, token) for token in tokens], house.registry.tables[table]
        slow = await able_to_leave(held, ears)
        for _ in range(4):
            pass_time(house, table, 100)
            move = {"action": LEAVE, "version": held.playing().versions[slow]}
            assert (await answer(ears[slow], "play", seat=slow, **move))["type"] == "update"
            assert (await answer(ears[slow], "undo", seat=slow))["type"] == "resync"
        assert (await answer(ears[1 - slow], "replace", seat=1 - slow, absent=slow))["type"] == "done"
        for ear in ears:
            await ear.hang_up()

    visited(tmp_path, visit, asking=0)


async def able_to_leave(held: Table, ears: list[Ear]) -> int:
    """Play until somebody may leave the shaft; who that is."""
    while True:
        live = held.playing()
        seat = live.acting[0]
        if LEAVE in live.actions(seat):
            return seat
        await answer(ears[seat], "play", seat=seat, action=DIG, version=live.versions[seat])


def test_secret_decisions_do_not_tell_whether_somebody_can_be_replaced(tmp_path: Path) -> None:
    async def visit(house: Salon) -> None:
        table, tokens = await house.table(SECRET_GAME, 2)
        ears = [await house.ear(table, token) for token in tokens]
        live = house.registry.tables[table].playing()
        pass_time(house, table, 400)
        assert (await answer(ears[0], "replace", seat=0, absent=1))["code"] == "asked"
        await answer(ears[1], "play", seat=1, action=live.actions(1)[0], version=live.versions[1])
        assert live.versions[0] == 1
        assert (await answer(ears[0], "replace", seat=0, absent=1))["code"] == "asked"
        house.registry.tables[table].nudged[1] -= 30_000
        assert (await answer(ears[0], "replace", seat=0, absent=1))["type"] == "done"
        for ear in ears:
            await ear.hang_up()

    visited(tmp_path, visit)


@pytest.mark.parametrize(
    "way", [("back", {}), ("chat", {"text": "I am here"})], ids=["asked for", "by doing something"]
)
def test_whoever_is_there_takes_the_seat_back(tmp_path: Path, way: tuple[str, dict[str, Any]]) -> None:
    async def visit(house: Salon) -> None:
        table, tokens = await house.table(GAME, 2)
        ear = await house.ear(table, *tokens)
        idle = 1 - house.registry.tables[table].playing().acting[0]
        async with house.registry.at(table) as held:
            await house.registry.happen(held, "bot", seat=idle, text="random")
        assert stands_in(house, table, idle)
        assert (await answer(ear, way[0], seat=idle, **way[1]))["type"] == "done"
        assert not stands_in(house, table, idle)
        shown = [message for message in map(json.loads, ear.frames) if message["type"] == "table"][-1]
        assert "stands_in" not in shown["seats"][idle]
        await ear.hang_up()

    visited(tmp_path, visit)


def test_whoever_moves_by_request_takes_the_seat_back(tmp_path: Path) -> None:
    async def visit(house: Salon) -> None:
        table, tokens = await house.table(GAME, 2)
        seat = house.registry.tables[table].playing().acting[0]
        async with house.registry.at(table) as held:
            await house.registry.happen(held, "bot", seat=seat, text="random")
            action = held.playing().actions(seat)[0]
        moved = await house.api.post(f"/api/tables/{table}/moves", json={"move": action}, headers=bearer(tokens[seat]))
        assert (moved.status_code, stands_in(house, table, seat)) == (200, None)

    visited(tmp_path, visit)


def test_chat_is_limited_for_whoever_reconnects_too(tmp_path: Path) -> None:
    async def visit(house: Salon) -> None:
        table, tokens = await house.table(GAME, 2)
        said = 0
        for _ in range(10):
            ear = await house.ear(table, tokens[0])
            for _ in range(3):
                said += (await answer(ear, "chat", seat=0, text="hello"))["type"] == "done"
            await ear.hang_up()
        assert said <= 3  # two at once, and one more if this took long
        other = await house.ear(table, tokens[1])
        assert (await answer(other, "chat", seat=1, text="hello"))["type"] == "done"
        await other.hang_up()

    visited(tmp_path, visit, chat_rate=0.1, message_rate=1e6)


def test_the_same_question_is_not_asked_again_at_once(tmp_path: Path) -> None:
    async def visit(house: Salon) -> None:
        table, tokens = await house.table(GAME, 2)
        ear = await house.ear(table, *tokens)
        seat = house.registry.tables[table].playing().acting[0]
        asked = await ask_for_consent(house, table, ear, seat)
        assert (await answer(ear, "answer", seat=1 - seat, question=asked, yes=False))["type"] == "done"
        assert (await answer(ear, "undo", seat=seat))["code"] == "too-fast"
        assert house.registry.tables[table].question is None
        await ear.hang_up()

    visited(tmp_path, visit, question_rate=0.001)


def test_messages_are_limited_for_whoever_reconnects_too(tmp_path: Path) -> None:
    async def visit(house: Salon) -> None:
        table, tokens = await house.table(GAME, 2)
        ears = [await house.ear(table, tokens[0]) for _ in range(3)]
        heard = [(await answer(ear, "back", seat=0)).get("code") for ear in ears for _ in range(3)]
        assert heard.count("too-fast") >= 4
        watching = await house.ear(table)
        assert (await answer(watching, "back", seat=0))["code"] == "not-your-seat"
        for ear in (*ears, watching):
            await ear.hang_up()

    visited(tmp_path, visit, message_rate=1.0)


def test_taking_back_is_limited_before_anything_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = count()
    is_free = ServedGame.is_free
    monkeypatch.setattr(ServedGame, "is_free", lambda *given: (next(looked), is_free(*given))[1])

    async def visit(house: Salon) -> None:
        table, tokens = await house.table("ore-rush", 2)
        held, ears = house.registry.tables[table], [await house.ear(table, token) for token in tokens]
        slow = await able_to_leave(held, ears)
        codes = []
        for _ in range(4):
            move = {"action": LEAVE, "version": held.playing().versions[slow]}
            await answer(ears[slow], "play", seat=slow, **move)
            codes.append((await answer(ears[slow], "undo", seat=slow)).get("code"))
            await ears[slow].hang_up()
            ears[slow] = await house.ear(table, tokens[slow])
        assert (codes[-1], next(looked)) == ("too-fast", codes.count(None))
        for ear in ears:
            await ear.hang_up()

    visited(tmp_path, visit, undo_rate=0.001)


def test_nobody_takes_back_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MOST", 3)

    async def visit(house: Salon) -> None:
        table, tokens = await house.table("ore-rush", 2)
        held, ears = house.registry.tables[table], [await house.ear(table, token) for token in tokens]
        slow = await able_to_leave(held, ears)
        for code in (None, None, None, "undone-enough"):
            move = {"action": LEAVE, "version": held.playing().versions[slow]}
            await answer(ears[slow], "play", seat=slow, **move)
            assert (await answer(ears[slow], "undo", seat=slow)).get("code") == code
        for ear in ears:
            await ear.hang_up()

    visited(tmp_path, visit)


def test_a_second_question_does_not_replace_an_open_one(tmp_path: Path) -> None:
    async def visit(house: Salon) -> None:
        table, tokens = await house.table(GAME, 2)
        ear, held = await house.ear(table, *tokens), house.registry.tables[table]
        seat = held.playing().acting[0]
        number = await ask_for_consent(house, table, ear, seat)
        for _ in range(2):
            assert (await answer(ear, "undo", seat=seat))["code"] == "question-open"
        assert held.question is not None
        assert (held.question.number, held.question.seat) == (number, seat)
        assert (await answer(ear, "answer", seat=1 - seat, question=number, yes=False))["type"] == "done"
        await ear.hang_up()

    visited(tmp_path, visit)


async def ask_for_consent(house: Salon, table: str, ear: Ear, seat: int) -> int:
    """Play until a seat cannot take its last decision back for free, and ask; answers with the question's number."""
    held = house.registry.tables[table]
    while held.playing().acting == (seat,):
        live = held.playing()
        action = live.actions(seat)[0]
        await answer(ear, "play", seat=seat, action=action, version=live.versions[seat])
    rival = held.playing().acting[0]
    live = held.playing()
    await answer(ear, "play", seat=rival, action=live.actions(rival)[0], version=live.versions[rival])
    ear.say("undo", seat=seat)
    async with asyncio.timeout(120):
        while held.question is None:
            await asyncio.sleep(0.001)
    return held.question.number


def test_whoever_watches_is_no_news_to_others(tmp_path: Path) -> None:
    async def visit(house: Salon) -> None:
        table, tokens = await house.table(GAME, 2)
        ann = await house.ear(table, tokens[0])
        ann.drain()
        watchers = [await house.ear(table) for _ in range(5)]
        again = await house.ear(table, tokens[0])
        assert ann.drain() == []
        for ear in (*watchers, again):
            assert json.loads(ear.frames[0])["type"] == "table"
        bob = await house.ear(table, tokens[1])
        assert [json.loads(frame)["type"] for frame in ann.drain()] == ["table"]
        for ear in (ann, bob, again, *watchers):
            await ear.hang_up()

    visited(tmp_path, visit)


def test_a_clock_that_is_set_anew_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before, wall = now(), time.time_ns()
    monkeypatch.setattr("time.time_ns", lambda: wall + HOUR_NS)
    assert 0 <= now() - before < HOUR_NS / 2e6
