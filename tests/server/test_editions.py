"""Rules that change never lead to a wrong replay; compiled rules take over without losing a move."""

from __future__ import annotations

import signal
import sqlite3
from pathlib import Path
from random import Random

from tests.server.parlour import Guest, House, attend, house


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
