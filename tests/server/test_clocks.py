"""Clocks: decided by the server, kept over restarts, and silent about what is secret."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from starlode.server.protocol.wire import Clock, CreateTable, SeatWish
from starlode.server.tables import undo
from starlode.server.tables.clocks import Clocks
from tests.server.parlour import Guest, House, attend, house
from tests.server.salon import salon
from tests.server.test_presence import able_to_leave, answer
from tests.server.test_taking_back import DIG, LEAVE, Story

SECOND = 1000


def test_a_clock_for_each_move_starts_afresh() -> None:
    clocks = Clocks(Clock(kind="move", seconds=10), 2)
    clocks.ask([0], 0)
    assert clocks.deadline() == (10 * SECOND, 0)
    clocks.charge(0, clocks.spent(0, 4 * SECOND))
    clocks.ask([0], 4 * SECOND)
    assert clocks.deadline() == (14 * SECOND, 0)


def test_a_total_clock_runs_down_and_gains_the_increment() -> None:
    clocks = Clocks(Clock(kind="total", seconds=60, increment=5), 2)
    clocks.ask([1], 0)
    clocks.charge(1, clocks.spent(1, 20 * SECOND))
    clocks.ask([1], 20 * SECOND)
    assert clocks.deadline() == ((20 + 60 - 20 + 5) * SECOND, 1)


def test_time_while_the_server_was_away_is_forgiven() -> None:
    clocks = Clocks(Clock(kind="move", seconds=10), 2)
    clocks.ask([0], 0)
    clocks.forgive(100 * SECOND, 200 * SECOND)
    assert clocks.deadline() == (110 * SECOND, 0)


@pytest.mark.parametrize("until", [0, 500 * SECOND])
def test_a_clock_does_not_stand_still_because_the_machines_was_put_back(until: int) -> None:
    clocks = Clocks(Clock(kind="move", seconds=10), 2)
    clocks.ask([0], 1000 * SECOND)
    clocks.forgive(until, 40 * SECOND)
    assert clocks.deadline() == (50 * SECOND, 0)
    assert clocks.spent(0, 45 * SECOND) == 5 * SECOND


def test_a_rivals_clock_does_not_tell_that_it_decided_in_secret() -> None:
    """Both are asked; seat 1 decides and is done, which seat 0 and spectators cannot see."""
    clocks = Clocks(Clock(kind="total", seconds=60), 2)
    clocks.ask([0, 1], 0)
    for viewer in (0, 1, -1):
        clocks.look(viewer, [], [0, 1], None)
    clocks.charge(1, clocks.spent(1, 5 * SECOND))
    clocks.ask([0], 5 * SECOND)
    faces = clocks.faces(0, [0, 1], 9 * SECOND)
    assert faces is not None
    assert (faces[1].left, faces[1].running) == (60 * SECOND, 9 * SECOND)
    assert clocks.faces(-1, [0, 1], 9 * SECOND) == faces


def test_a_bot_moves_for_whoever_is_late(tmp_path: Path) -> None:
    async def dawdle(served: House) -> None:
        table, tokens = served.create(clock={"kind": "move", "seconds": 1})
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.until(lambda: len(guest.views) == 2 and guest.views[0]["version"] > 2)
        assert guest.views[0]["clocks"][0]["left"] == SECOND
        assert not any(seat.get("stands_in") for seat in guest.table["seats"])

    with house(tmp_path) as served:
        attend(dawdle(served))


def test_a_timeout_survives_a_restart_and_can_cost_the_seat(tmp_path: Path) -> None:
    async def dawdle(served: House) -> None:
        table, _ = served.create(clock={"kind": "move", "seconds": 2}, late="seat", late_level="random")
        served.kill()
        served.start()
        watcher = await Guest.enter(served.address, table)
        await watcher.until(lambda: watcher.table.get("status") == "over")
        assert all(seat.get("stands_in") for seat in watcher.table["seats"])

    with house(tmp_path) as served:
        attend(dawdle(served))


# ---- a bot that keeps the seat of whoever is late ----

KINDS = [
    {"kind": "total", "seconds": 60},
    {"kind": "total", "seconds": 60, "increment": 5},
    {"kind": "move", "seconds": 60},
]


@pytest.mark.parametrize("clock", KINDS)
def test_whoever_lost_a_decision_to_the_clock_does_not_have_it_back(clock: dict[str, Any]) -> None:
    story = Story(**clock)
    seat = story.table.playing().acting[0]
    story.happen("bot", 60 * SECOND, seat=seat, text="easy", spent=60 * SECOND)
    assert not story.table.may_return(seat)
    assert not story.loaded().may_return(seat)
    story.happen("move", 61 * SECOND, seat=seat, value=DIG)
    while story.table.playing().acting != (seat,):
        story.move(DIG, 61 * SECOND)
    left = {"move": 60, "total": clock.get("increment", 0)}[clock["kind"]]
    assert story.table.may_return(seat) == (left > 0) == story.loaded().may_return(seat)
    story.happen("back", 62 * SECOND, seat=seat)
    assert story.table.clocks.deadline() == ((62 + left) * SECOND, seat) == story.loaded().clocks.deadline()


def test_time_is_spent_when_a_bot_takes_the_seat_and_bots_gain_none() -> None:
    story = Story(kind="total", seconds=60, increment=5)
    seat = story.table.playing().acting[0]
    story.happen("bot", 20 * SECOND, seat=seat, text="easy")  # as an earlier server has stored it
    story.happen("move", 21 * SECOND, seat=seat, value=DIG)
    story.happen("back", 22 * SECOND, seat=seat)
    faces = story.table.clocks.faces(1 - seat, [], 22 * SECOND)
    assert faces is not None
    assert faces[seat].left == 40 * SECOND


@pytest.mark.parametrize("kind", ["total", "move"])
@pytest.mark.parametrize(("moment", "code"), [(-5, None), (0, "too-late"), (5, "too-late"), (5000, "too-late")])
def test_nothing_is_taken_back_once_the_time_for_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Any, moment: int, code: str | None
) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            wish = CreateTable(game="ore-rush", seats=[SeatWish(kind="human")] * 2, clock=Clock(kind=kind, seconds=600))
            made, tokens = await house.registry.create(wish)
            ears = [await house.ear(made.id, token) for token in tokens.values()]
            slow = await able_to_leave(made, ears)
            due = made.clocks.deadline()
            assert due is not None
            move = {"action": LEAVE, "version": made.playing().versions[slow]}
            assert (await answer(ears[slow], "play", seat=slow, **move))["type"] == "update"
            monkeypatch.setattr(undo, "now", lambda: due[0] + moment)
            back = await answer(ears[slow], "undo", seat=slow)
            assert back.get("code") == code
            assert made.playing().made(made.playing().count - 1).action == (LEAVE if code else DIG)
            for ear in ears:
                await ear.hang_up()

    asyncio.run(visit())


@pytest.mark.parametrize("clock", [Clock(kind="total", seconds=2), Clock(kind="move", seconds=2)])
def test_a_prepared_move_does_not_beat_the_clock(tmp_path: Path, clock: Clock) -> None:
    async def visit() -> None:
        async with salon(tmp_path, bot_pace=0.5) as house:
            house.registry.bot_runner.consider = lambda table: None  # type: ignore[method-assign]
            wish = CreateTable(game="cave-in", seats=[SeatWish(kind="human")] * 2, clock=clock, late="seat")
            made, tokens = await house.registry.create(wish)
            seat = made.playing().acting[0]
            ear = await house.ear(made.id, tokens[seat])
            async with asyncio.timeout(60):
                while not made.chairs[seat].stands_in:
                    await asyncio.sleep(0.05)
            move = {"seat": seat, "action": made.playing().actions(seat)[0], "version": made.playing().versions[seat]}
            assert (await answer(ear, "play", **move))["code"] == "time-up"
            assert (await answer(ear, "back", seat=seat))["code"] == "time-up"
            assert (await answer(ear, "chat", seat=seat, text="oh"))["type"] == "done"
            body, headers = {"move": move["action"]}, {"Authorization": f"Bearer {tokens[seat]}"}
            asked = await house.api.post(f"/api/tables/{made.id}/moves", json=body, headers=headers)
            assert asked.json()["code"] == "time-up"
            assert made.playing().count == 0
            await ear.hang_up()

    asyncio.run(visit())
