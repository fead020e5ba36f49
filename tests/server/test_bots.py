"""Bots at tables: who is asked first, what happens when nobody answers, and at which level they play."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any, ClassVar

import msgspec
import pytest

from starlode.background.assistant import Assistant, Lost, Meeting
from starlode.match import Match
from starlode.match.information import Information
from starlode.server.protocol.wire import CreateTable, SeatWish
from starlode.server.storage.store import Entry
from starlode.server.tables import bot_pool as pool_module
from starlode.server.tables.bot_pool import Pool, Priority, Shares
from starlode.server.tables.bot_runner import EMPTY, PLAYED, WATCHED
from starlode.server.tables.chairs import STOOD_IN, Chair, rate
from starlode.server.tables.table import Table
from tests.server.salon import Ear, Salon, salon

PATIENCE_S = 120.0
GAMES = ("cave-in", "stella-digger")


class Stooge:
    """An assistant without a process: it answers when it is let, or not at all."""

    hired: ClassVar[list[Stooge]] = []
    asked: ClassVar[list[str]] = []  # the levels, in the order in which the questions were put
    go: ClassVar[Event] = Event()
    deaf: ClassVar[int] = 0  # how many questions nobody will answer

    def __init__(self) -> None:
        self.hired.append(self)
        self.pid = -len(self.hired)
        self.dismissed = False

    def has_met(self, meeting: Meeting) -> bool:
        return True

    def await_meeting(self, meeting: Meeting, patience: float | None = None, silence: float | None = None) -> None: ...

    def choose(
        self,
        bot: str,
        seed: int,
        information: Information,
        patience: float | None = None,
        longest: float | None = None,
    ) -> int:
        self.asked.append(bot)
        assert self.go.wait(PATIENCE_S)
        if Stooge.deaf:
            Stooge.deaf -= 1
            raise Lost
        return information.actions[0]

    def dismiss(self) -> None:
        self.dismissed = True


@pytest.fixture
def stooges(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Stooge]]:
    monkeypatch.setattr(pool_module, "Assistant", Stooge)
    monkeypatch.setattr(pool_module, "is_noted", lambda info, stage: True)
    Stooge.hired, Stooge.asked, Stooge.deaf = [], [], 0
    Stooge.go = Event()
    yield Stooge
    Stooge.go.set()  # or the process would wait at its end for whoever was never let


class Notes:
    """All that a pool has written down."""

    def __init__(self) -> None:
        self.processes = 0
        self.waits: list[float] = []
        self.costs: list[tuple[str, str]] = []

    def started(self) -> None:
        self.processes += 1

    def waited(self, seconds: float) -> None:
        self.waits.append(seconds)

    def spent(self, table: str, network: str, seconds: float) -> None:
        assert seconds >= 0
        self.costs.append((table, network))


@asynccontextmanager
async def pool_of(size: int, *watched: str, notes: Notes | None = None) -> AsyncIterator[Pool]:
    """Watched tables are those of their network: the first word of their name."""

    def standing(table: str) -> Priority:
        return Priority(0 if table in watched else 1, table.split()[0] if table in watched else "")

    made = Pool(size, PATIENCE_S, PATIENCE_S, 1, standing, notes or Notes())
    try:
        yield made
    finally:
        Stooge.go.set()
        await made.close()


async def until(holds: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.01)


# ---- order ----


def queue_up(questions: list[tuple[str, str]], *watched: str) -> list[str]:
    """Let one process be asked at these tables for these levels, all before it answers the first; who came when."""

    async def visit() -> list[str]:
        information = Match(GAMES[0], seed=1).seat(0).information(1)
        served: list[str] = []
        async with pool_of(1, *watched) as pool:
            tasks = [asyncio.create_task(pool.think(table, level, information)) for table, level in questions]
            for (table, _), task in zip(questions, tasks, strict=True):
                task.set_name(table)
                task.add_done_callback(lambda task: served.append(task.get_name()))
            await until(lambda: Stooge.asked)
            Stooge.go.set()
            await asyncio.gather(*tasks)
            await asyncio.sleep(0)
        return served

    return asyncio.run(visit())


def test_whoever_is_watched_does_not_wait_for_tables_that_nobody_watches(stooges: type[Stooge]) -> None:
    crowd = [(f"empty {number}", "expert") for number in range(20)]
    served = queue_up([*crowd, ("mine", "easy")], "mine")
    assert served.index("mine") == 1  # after the one that was being thought about
    assert len(stooges.hired) == 1


def test_whoever_has_many_tables_does_not_keep_others_waiting(stooges: type[Stooge]) -> None:
    crowd = [f"crowd {number}" for number in range(64)]
    mine = [("mine", "expert")] * 3
    served = queue_up([*((table, "expert") for table in crowd), *mine], *crowd, "mine")
    assert [place for place, table in enumerate(served) if table == "mine"][-1] <= 6


def test_time_is_shared_and_nobody_saves_it_up() -> None:
    shares = Shares()
    for _ in range(10):
        shares.begin("crowd")
        shares.add("crowd", 5.0)
    assert shares["mine"] < shares["crowd"]
    shares.begin("mine")
    assert shares["mine"] > 40.0  # it begins where the others are


def test_players_who_are_there_come_before_spectators(tmp_path: Path, stooges: type[Stooge]) -> None:
    async def visit() -> None:
        async with salon(tmp_path, bot_pace=0, absent=0) as house:
            watching = await bots(house, "ore-rush", "expert")
            seats = [SeatWish(kind="human"), SeatWish(kind="bot", level="expert")]
            made, tokens = await house.registry.create(CreateTable(game="ore-rush", seats=seats))
            (watched,) = (name for name in house.registry.tables if name != made.id)
            standing = house.registry.bot_runner._standing
            assert (standing(made.id).rank, standing(watched)) == (EMPTY, (WATCHED, "127.0.0.1"))
            playing = await house.ear(made.id, tokens[0])
            assert standing(made.id) == (PLAYED, "127.0.0.1")
            for ear in (playing, watching):
                await ear.hang_up()

    asyncio.run(visit())


def test_a_table_with_many_bots_takes_turns_with_one_that_has_a_single_one(stooges: type[Stooge]) -> None:
    served = queue_up([*[("many", "expert")] * 4, ("one", "expert")])
    assert served == ["many", "one", "many", "many", "many"]


def test_what_needs_no_thought_does_not_wait_for_what_does(stooges: type[Stooge]) -> None:
    queue_up([("a", "expert"), ("b", "expert"), ("c", "hard"), ("d", "novice"), ("e", "easy")])
    assert stooges.asked == ["expert", "novice", "easy", "expert", "hard"]


def test_a_question_that_nobody_cares_about_any_more_is_not_asked(stooges: type[Stooge]) -> None:
    async def visit() -> None:
        information = Match(GAMES[0], seed=1).seat(0).information(1)
        async with pool_of(1) as pool:
            tasks = [asyncio.ensure_future(pool.think(name, "expert", information)) for name in "abc"]
            await until(lambda: stooges.asked)
            tasks[1].cancel()
            await asyncio.sleep(0)
            stooges.go.set()
            await asyncio.gather(tasks[0], tasks[2])
            assert len(stooges.asked) == 2

    asyncio.run(visit())


# ---- who does not answer ----


def test_a_question_without_an_answer_is_asked_once_more_of_somebody_else(stooges: type[Stooge]) -> None:
    stooges.deaf = 1
    stooges.go.set()
    assert queue_up([("a", "expert"), ("b", "expert")]) == ["a", "b"]
    assert [one.dismissed for one in stooges.hired] == [True, True]  # the second when the pool was closed
    assert len(stooges.asked) == 3


def test_a_question_is_answered_whatever_goes_wrong(
    stooges: type[Stooge], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*given: Any) -> int:
        raise ValueError("no such thing")

    async def visit() -> None:
        information = Match(GAMES[0], seed=1).seat(0).information(1)
        async with pool_of(1) as pool:
            monkeypatch.setattr(Stooge, "choose", fail)
            with pytest.raises(Lost):
                async with asyncio.timeout(PATIENCE_S):
                    await pool.think("mine", "expert", information)
            await asyncio.sleep(0)

    asyncio.run(visit())
    assert "no such thing" in caplog.text


def test_a_bot_below_its_level_is_marked_until_it_plays_at_its_level_again(
    tmp_path: Path, stooges: type[Stooge]
) -> None:
    async def visit() -> None:
        async with salon(tmp_path, bot_pace=0) as house:
            stooges.deaf = 2
            ear = await bots(house, "ore-rush", "expert")
            stooges.go.set()
            await until(lambda: status(ear) == "over")
            marks = [[seat.get("below", False) for seat in message["seats"]] for message in tables(ear)]
            assert marks[0] == [False, False]
            assert sum(map(any, marks)) == 1
            assert not any(marks[-1])
            assert len(stooges.hired) == 3

    asyncio.run(visit())


def test_a_mark_waits_for_a_move_that_everybody_is_told_of() -> None:
    chairs = [Chair("bot", level="hard"), Chair("bot", level="hard"), Chair("human")]
    rate(chairs, Entry(number=0, kind="move", at=0, seat=0, text=STOOD_IN), public=False)
    assert not any(chair.is_below for chair in chairs)
    rate(chairs, Entry(number=1, kind="move", at=0, seat=2), public=True)
    assert [chair.is_below for chair in chairs] == [True, False, False]
    rate(chairs, Entry(number=2, kind="move", at=0, seat=2, text=STOOD_IN), public=True)
    assert not chairs[2].is_below  # a person has no level


@pytest.mark.parametrize("returns", [False, True])
def test_a_bot_does_not_move_once_its_owner_is_back(tmp_path: Path, stooges: type[Stooge], returns: bool) -> None:
    async def visit() -> None:
        async with salon(tmp_path, bot_pace=0) as house:
            name, tokens = await house.table("ore-rush", 2)
            table = house.registry.tables[name]
            seat = table.playing().acting[0]
            async with house.registry.at(name) as held:
                await house.registry.happen(held, "bot", seat=seat, text="expert")
            await until(lambda: stooges.asked)
            ear = await house.ear(name, tokens[seat] if returns else tokens[1 - seat])
            assert (table.chairs[seat].stands_in is None) == returns
            stooges.go.set()
            await until(lambda: not house.registry.bot_runner.is_busy(table))
            async with house.registry.at(name):
                assert (table.playing().count == 0) == returns
            await ear.hang_up()

    asyncio.run(visit())


async def bots(house: Salon, game: str, level: Any, players: int = 2) -> Ear:
    """Somebody who watches a new table of bots."""
    made, _ = await house.registry.create(CreateTable(game=game, seats=[SeatWish(kind="bot", level=level)] * players))
    return await house.ear(made.id)


def tables(ear: Ear) -> list[dict[str, Any]]:
    heard = [msgspec.json.decode(frame) for frame in ear.frames]
    return [message for message in heard if message["type"] == "table"]


def status(ear: Ear) -> str:
    return str(tables(ear)[-1]["status"])


def decisions(house: Salon) -> int:
    return sum(made(table) for table in house.registry.tables.values())


def made(table: Table) -> int:
    return table.live.count if table.live else 0


# ---- real processes ----


async def ready(house: Salon, *games: str) -> None:
    """Wait until thinking about games needs no compiler."""
    async with asyncio.timeout(PATIENCE_S):
        while not all([await house.registry.bot_runner.pool.is_ready(Meeting(game)) for game in games]):
            await asyncio.sleep(0.1)


def counted(house: Salon, name: str) -> float:
    lines = house.registry.metrics.text().decode().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"starlode_{name}_total ")))


def test_one_process_thinks_for_several_games_at_their_level(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path, bot_pace=0, bot_processes=1, bot_patience=PATIENCE_S) as house:
            await ready(house, *GAMES)
            begun = counted(house, "bot_processes_started")
            for game in GAMES:
                await bots(house, game, "medium")
            await until(lambda: decisions(house) > 30)
            assert all(made(table) > 2 for table in house.registry.tables.values())
            assert counted(house, "bot_stand_ins") == 0
            assert counted(house, "bot_processes_started") == begun + 1

    asyncio.run(visit())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stops a process")
def test_a_process_that_was_stopped_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path, bot_pace=0, bot_patience=3.0) as house:
            await ready(house, GAMES[0])
            await bots(house, GAMES[0], "medium")
            pool = house.registry.bot_runner.pool
            await until(lambda: decisions(house) > 2 and len(pool.processes) == 1)
            (worker,) = pool.processes
            os.kill(worker, signal.SIGSTOP)
            before = decisions(house)
            await until(lambda: decisions(house) > before + 3)
            assert worker not in pool.processes
            await until(lambda: not Path(f"/proc/{worker}").exists())

    asyncio.run(visit())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stops a process")
def test_a_compiler_that_was_stopped_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or every bot of every game that is not compiled yet would be a stand-in for ever."""
    monkeypatch.setattr(pool_module, "SILENCE_S", 5.0)
    monkeypatch.setattr(pool_module, "RETRY_S", 0.0)
    monkeypatch.setattr(pool_module, "is_noted", lambda info, stage: False)

    async def visit() -> None:
        async with salon(tmp_path) as house:
            pool = house.registry.bot_runner.pool
            assert not await pool.is_ready(Meeting(GAMES[0]))
            await until(lambda: pool.processes)
            (stopped,) = pool.processes
            os.kill(stopped, signal.SIGSTOP)
            await until(lambda: stopped not in pool.processes)
            await ready(house, GAMES[0])

    asyncio.run(visit())


def test_a_compiler_at_work_is_heard_of(tmp_path: Path) -> None:
    assistant = Assistant()
    try:
        assistant.await_meeting(Meeting(GAMES[0]), PATIENCE_S, silence=20.0)
        assert assistant.has_met(Meeting(GAMES[0]))
    finally:
        assistant.dismiss()
