"""Clocks: decided by the server, kept over restarts, and silent about what is secret."""

from __future__ import annotations

from pathlib import Path

from starlode.server.protocol.wire import Clock
from starlode.server.tables.clocks import Clocks
from tests.server.parlour import Guest, House, attend, house

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
    clocks.forgive(100 * SECOND)
    assert clocks.deadline() == (110 * SECOND, 0)


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
