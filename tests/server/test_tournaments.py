"""Tournaments: everyone is seated once a round, a round is made once, and what was played counts once."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Table, func, insert, select

from starlode.engine.boundary.errors import StarlodeError
from starlode.server.common.moments import now
from starlode.server.hall.tournament_store import going
from starlode.server.operating.order import call_off
from starlode.server.storage.people_store import PeopleStore
from starlode.server.storage.sql_people import BLOCKS
from starlode.server.storage.sql_tables import TABLES
from starlode.server.storage.sql_tournaments import STAGES, TOURNAMENT_SEATS
from starlode.server.storage.sqlstore import SqlStore
from tests.server.parlour import PATIENCE_S, ROOT
from tests.server.persons import new_person
from tests.server.salon import Salon, salon

GAME = "ore-rush"
ALL = "/api/tournaments"


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds follow each other without a pause."""
    monkeypatch.setattr("starlode.server.hall.rounds.PAUSE_MS", 0)


class Club:
    """People who are signed in, at one or more servers, and a tournament of the first of them."""

    def __init__(self, *houses: Salon) -> None:
        self.houses, self.house = houses, houses[0]
        self.people: dict[str, dict[str, str]] = {}  # headers by name
        self.ids: dict[str, str] = {}
        self.path, self.chance = "", Random(5)

    async def meet(self, *names: str) -> None:
        """Let people come."""
        for name in names:
            self.ids[name], self.people[name] = await new_person(self.house.registry.store, name)

    async def open(self, names: str, **wish: Any) -> dict[str, Any]:
        """People whose names are letters come; the first opens a tournament and the others join it."""
        await self.meet(*names)
        made: dict[str, Any] = await self.call(
            "POST", ALL, names[0], json={"game": GAME, "players": 2, "rounds": 2, **wish}
        )
        self.path = f"{ALL}/{made['id']}"
        for name in names[1:]:
            made = await self.call("POST", self.path + "/place", name)
        return made

    async def call(self, method: str, path: str, name: str | None, expected: int = 200, **more: Any) -> Any:
        """What a server answers to somebody."""
        headers = self.people[name] if name else {}
        answer = await self.chance.choice(self.houses).api.request(method, path, headers=headers, **more)
        assert answer.status_code == expected, answer.text
        return answer.json() if answer.content else None

    async def show(self, name: str | None = None) -> Any:
        """How the tournament stands."""
        return await self.call("GET", self.path, name)

    async def step(self) -> None:
        """Let every server look after it, all at the same moment."""
        name = self.path.rpartition("/")[2]
        await asyncio.gather(*(house.server.hall.tournaments.rounds.step(name) for house in self.houses))

    async def play(self, *absent: str) -> None:
        """Play all tables of the present round to their end; some people do not come, and a bot has their seat."""
        for name in self.people:
            table = (await self.show(name)).get("table")
            if table and name not in absent:
                await self._play(table, absent)

    async def _play(self, table: str, absent: tuple[str, ...]) -> None:
        registry = self.house.registry
        while True:
            async with registry.at(table, fresh=True) as found:
                if found.status == "over":
                    return
                assert found.live is not None
                seat = found.live.acting[0]
                chair = found.chairs[seat]
                if chair.mind is None and chair.name in absent:
                    await registry.happen(found, "bot", seat=seat, text="random")
                actions = found.live.actions(seat)
                await registry.happen(found, "move", seat=seat, value=self.chance.choice(actions))


@asynccontextmanager
async def club(folder: Path, **settings: Any) -> AsyncIterator[Club]:
    async with salon(folder, **settings) as house:
        yield Club(house)


def held(folder: Path, work: Any, **settings: Any) -> None:
    async def whole() -> None:
        async with club(folder, **settings) as found:
            await work(found)

    asyncio.run(whole())


def test_a_tournament_from_its_opening_to_its_last_standing(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        made = await club.open("ABC", rated=True)
        assert (made["status"], made["round"], [one["name"] for one in made["people"]]) == (
            "waiting",
            0,
            ["A", "B", "C"],
        )
        line = (await club.call("GET", ALL, None))[0]
        assert (line["people"], line["maker"], line["joined"]) == (3, "A", False)
        await club.call("POST", club.path + "/start", "B", 403)
        await club.step()
        assert (await club.show())["round"] == 0  # it is not time yet
        await club.call("POST", club.path + "/start", "A")
        for number in (1, 2):
            shown = await club.show("A")
            assert (shown["round"], shown["status"], len(shown["tables"][-1])) == (number, "playing", 2)
            table = await club.call("GET", f"/api/tables/{shown['table']}", None)
            assert (table["rated"], table["late"], table["clock"]["kind"]) == (True, "seat", "total")
            await club.play()
            await club.step()
        shown = await club.show("B")
        assert (shown["status"], shown["round"], shown.get("table")) == ("over", 2, None)
        assert [one["games"] for one in shown["people"]] == [2, 2, 2]
        seats = [seat for tables in shown["tables"] for table in tables for seat in table["seats"]]
        people = {one["name"]: one["points"] for one in shown["people"]}
        counted = Counter(dict.fromkeys(people, 0.0))
        for seat in seats:
            counted[seat["name"]] += seat.get("points", 0.0)
        assert people == {name: counted[name] for name in people}
        assert sum(seat.get("level") is not None for seat in seats) == 2  # one of three plays with a bot
        points = [(one["points"], one["opponents"], one["wins"]) for one in shown["people"]]
        assert points == sorted(points, reverse=True)
        assert [one["place"] for one in shown["people"]] == [1 + sum(other > one for other in points) for one in points]
        assert await club.call("GET", ALL, "A") == []
        await club.call("POST", club.path + "/place", "C", 409)

    held(tmp_path, work)


def test_it_begins_by_itself_and_not_without_company(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starlode.server.hall.tournaments.MINUTE_MS", 0)

    async def work(club: Club) -> None:
        await club.open("AB", minutes=1)
        await club.call("DELETE", club.path + "/place", "B")
        assert (await club.call("POST", club.path + "/start", "A", 409))["code"] == "tournament-few"
        await club.step()
        shown = await club.show("A")
        assert (shown["status"], shown["short"], [one["name"] for one in shown["people"]]) == ("off", True, ["A"])
        await club.call("POST", ALL, "A", json={"game": GAME, "players": 3})
        assert (await club.call("GET", ALL, "A"))[0]["status"] == "waiting"

    held(tmp_path, work)


def test_who_does_not_come_has_no_points_is_left_out_and_may_come_back(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        await club.open("ABCD", rounds=3)
        await club.call("POST", club.path + "/start", "A")
        await club.play("D")
        shown = await club.show("D")
        absent = next(one for one in shown["people"] if one["name"] == "D")
        ahead = [one for one in shown["people"] if one["points"]]  # but not whoever lost
        assert (absent["points"], absent["place"]) == (0, len(ahead) + 1)
        rival = next(table for table in shown["tables"][0] if "D" in {seat["name"] for seat in table["seats"]})
        assert [seat.get("points") for seat in rival["seats"]] == [1, 0]
        await club.step()
        shown = await club.show("D")
        assert (shown["round"], shown.get("joined"), shown.get("table")) == (2, None, None)
        assert "D" not in {seat["name"] for table in shown["tables"][1] for seat in table["seats"]}
        assert (await club.call("POST", club.path + "/place", "D"))["joined"]
        await club.play()
        await club.step()
        assert (await club.show("D"))["table"]
        await club.play()
        await club.step()
        assert [one["games"] for one in (await club.show())["people"] if one["name"] == "D"] == [2]

    held(tmp_path, work)


def test_a_bot_stands_in_for_who_is_asked_and_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starlode.server.hall.attendance.ABSENT_MS", 0)

    async def work(club: Club) -> None:
        await club.open("AB", rounds=1)
        await club.call("POST", club.path + "/start", "A")
        table = club.house.registry.tables[(await club.show("A"))["table"]]
        await club.step()
        assert [chair.stands_in is not None for chair in table.chairs].count(True) == 1
        while table.status != "over":
            async with club.house.registry.at(table.id) as found:
                assert found.live is not None
                for seat in [seat for seat in found.live.acting if found.chairs[seat].mind]:
                    await club.house.registry.happen(found, "move", seat=seat, value=found.live.actions(seat)[0])
            await club.step()
        await club.step()
        shown = await club.show()
        assert (shown["status"], [one["points"] for one in shown["people"]]) == ("over", [0, 0])

    held(tmp_path, work, bot_processes=1)


def test_tables_that_nobody_has_are_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(club: Club) -> None:
        await club.open("AB", rounds=1)
        await club.call("POST", club.path + "/start", "A")
        registry, name = club.house.registry, (await club.show("A"))["table"]
        registry.forget(registry.tables[name])
        await club.step()
        assert not registry.has(name)
        monkeypatch.setattr("starlode.server.hall.attendance.ABSENT_MS", 0)
        await club.step()
        assert registry.has(name)

    held(tmp_path, work)


def test_those_who_opened_it_call_it_off_and_what_was_played_stays(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        made = await club.open("ABCD")
        await club.call("DELETE", club.path, "B", 403)
        await club.call("POST", club.path + "/start", "A")
        first = (await club.show("A"))["table"]
        await club._play(first, ())
        await club.call("DELETE", club.path, "A")
        shown = await club.show()
        assert (shown["status"], sorted(one["games"] for one in shown["people"])) == ("off", [0, 0, 1, 1])
        await club.play()
        await club.step()
        assert (await club.show()) | {"now": 0} == shown | {"now": 0}
        await club.call("DELETE", club.path, "A", 409)
        with pytest.raises(StarlodeError, match="is over"):
            await call_off(club.house.registry.store, made["id"], "too late")  # type: ignore[arg-type]
        assert (await club.call("GET", f"/api/tables/{first}", None))["status"] == "over"

    held(tmp_path, work)


def test_an_operator_calls_it_off_and_that_is_logged(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        made, store = await club.open("AB"), club.house.registry.store
        assert isinstance(store, SqlStore)
        await call_off(store, made["id"], "insults")
        assert (await club.show())["status"] == "off"
        await club.call("POST", club.path + "/place", "A", 409)
        assert [(line.what, line.about, line.reason) for line in await PeopleStore(store).audit(9)] == [
            ("call-off", made["id"], "insults")
        ]
        with pytest.raises(StarlodeError, match="there is no tournament"):
            await call_off(store, "nowhere", "")

    held(tmp_path, work)


def test_it_can_be_found_by_its_address_alone_and_shows_nobody_a_token(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        made = await club.open("AB", public=False)
        assert await club.call("GET", ALL, None) == []
        assert [one["id"] for one in await club.call("GET", ALL, "B")] == [made["id"]]
        await club.call("POST", club.path + "/start", "A")
        shown = await club.show("A")
        assert await club.call("GET", "/api/tables", None) == []
        stranger = await club.show()
        assert (stranger.get("joined"), stranger.get("yours"), stranger.get("table")) == (None, None, None)
        mine = await club.call("POST", f"/api/me/games/{shown['table']}/key", "A")
        await club.meet("X")
        await club.call("POST", f"/api/me/games/{shown['table']}/key", "X", 403)
        entries = await club.house.registry.store.entries(shown["table"], 0)
        secrets = {entry.secret for entry in entries} - {""}
        assert mine["token"] not in str(await club.show("A"))
        assert not [secret for secret in (*secrets, *club.ids.values()) if secret in str(await club.show("A"))]

    held(tmp_path, work)


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"clock": {"kind": "none"}}, "tournament-clock"),
    ({"clock": {"kind": "move", "seconds": 60}}, "tournament-clock"),
    ({"clock": {"kind": "total", "seconds": 59}}, "tournament-clock"),
    ({"clock": {"kind": "total", "seconds": 600, "increment": 61}}, "tournament-clock"),
    ({"game": "nothing"}, "bad-wish"),
    ({"players": 9}, "bad-message"),
    ({"rounds": 0}, "bad-message"),
    ({"minutes": 0}, "bad-message"),
    ({"starts": 1}, "bad-message"),
]


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        await club.meet("A")
        for wish, code in IMPOSSIBLE:
            answer = await club.call("POST", ALL, "A", 400, json={"game": GAME, "players": 2, **wish})
            assert answer["code"] == code
        assert await club.call("GET", ALL, "A") == []

    held(tmp_path, work)


def test_there_are_not_too_many_and_guests_only_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(club: Club) -> None:
        await club.open("AB")
        for verb, path in (("POST", ALL), ("POST", club.path + "/place"), ("DELETE", club.path)):
            refused = await club.call(verb, path, None, 401, json={"game": GAME, "players": 2})
            assert refused["code"] == "not-signed-in"
        await club.call("GET", ALL + "/nowhere", None, 404)
        await club.call("GET", ALL + "/x%00y", None, 404)
        await club.call("POST", ALL, "A", json={"game": GAME, "players": 2})
        refused = await club.call("POST", ALL, "A", 409, json={"game": GAME, "players": 2})
        assert refused["code"] == "tournaments-enough"
        monkeypatch.setattr("starlode.server.hall.tournaments.MOST_PEOPLE", 2)
        await club.meet("C")
        assert (await club.call("POST", club.path + "/place", "C", 409))["code"] == "tournament-full"
        await club.call("POST", club.path + "/place", "B")  # who takes part may say so again

    held(tmp_path, work)


def test_people_who_blocked_each_other_or_are_banned_do_not_meet(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        await club.open("ABCD", rounds=3)
        values = {"person": club.ids["B"], "blocked": club.ids["A"], "at": now()}
        await club.house.registry.store.write((insert(BLOCKS), values))
        await club.call("POST", club.path + "/start", "A")
        for _ in range(3):
            await club.play()
            await club.step()
        shown = await club.show()
        pairs = [{seat["name"] for seat in table["seats"]} for tables in shown["tables"] for table in tables]
        assert {"A", "B"} not in pairs
        assert len(pairs) == 6

    held(tmp_path, work)


def test_a_standing_outlives_its_people_and_its_tables(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        await club.open("AB", rounds=1)
        await club.call("POST", club.path + "/start", "A")
        await club.play()
        await club.step()
        before = await club.show()
        kept = await club.call("GET", "/api/me/export", "A")
        assert len(kept["tournaments"]) == len(kept["tournaments_joined"]) == 1
        await club.call("DELETE", "/api/me", "A", 204, json={"name": "A"})
        store = club.house.registry.store
        await store.drop([table["table"] for table in before["tables"][0]], now() + 10**9)
        after = await club.show("B")
        assert [one["points"] for one in after["people"]] == [one["points"] for one in before["people"]]
        assert {one["name"] for one in after["people"]} == {"", "B"}
        assert after["maker"] == ""

    held(tmp_path, work)


def test_old_ones_go_with_their_tables(tmp_path: Path) -> None:
    async def work(club: Club) -> None:
        await club.open("AB")
        await club.house.server.hall.tournaments.tidy()
        await club.call("DELETE", club.path, "A")
        await club.house.server.hall.tournaments.tidy()
        await club.call("GET", club.path, None, 404)

    held(tmp_path, work, retention=-0.1)


def test_two_servers_make_every_round_once(address: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            houses = [await stack.enter_async_context(salon(tmp_path, database=address)) for _ in range(2)]
            club = Club(*houses)
            await club.open("ABCDEFG", players=3, rounds=3)
            await club.call("POST", club.path + "/start", "A")
            for _ in range(3):
                await club.play()
                await asyncio.gather(club.step(), club.step(), club.step())
            store = houses[0].registry.store
            stages = await store.read(lambda c: c.execute(select(STAGES.c.kind).order_by(STAGES.c.number)).all())
            assert [kind for (kind,) in stages] == ["round", "round", "round", "over"]
            seats = await store.read(lambda c: c.execute(select(TOURNAMENT_SEATS)).mappings().all())
            assert set(Counter((one["round"], one["entrant"]) for one in seats).values()) == {1}
            assert len(seats) == 21
            assert {(one["table_id"]) for one in seats} == {row.id for row in await store.listed("over", 100)}
            assert all(one["points"] is not None for one in seats)
            assert len({(one["table_id"], one["seat"]) for one in seats}) == 21
            assert sum((await store.counts()).values()) == 9

    asyncio.run(work())


# ---- a server that is killed ----

WALKER = """
import asyncio, sys
import tests.example
from starlode.server.common.settings import Settings
from starlode.server.operating.app import Server

async def walk() -> None:
    server = Server(Settings(database=sys.argv[1], warm=False))
    await server.registry.open()
    await server.hall.tournaments.rounds.walk()

asyncio.run(walk())
"""
NIGHTS = 12


async def stages_of(store: SqlStore) -> Counter[tuple[str, int]]:
    rows = await store.read(lambda c: c.execute(select(STAGES.c.tournament, STAGES.c.number)).all())
    return Counter((tournament, number) for tournament, number in rows)


async def check_rounds(store: SqlStore) -> None:
    """Every round that there is has all its seats and tables, and no table belongs to none."""
    stages = await stages_of(store)
    assert set(stages.values()) <= {1}
    seats = await store.read(lambda c: c.execute(select(TOURNAMENT_SEATS)).mappings().all())
    assert Counter((one["tournament"], one["round"]) for one in seats) == dict.fromkeys(stages, 3)
    assert set(Counter((one["tournament"], one["round"], one["entrant"]) for one in seats).values()) <= {1}
    tables = {row.id for status in ("playing", "over") for row in await store.listed(status, 1000)}
    assert {one["table_id"] for one in seats} == tables


def test_a_server_that_is_killed_while_it_makes_rounds_loses_and_doubles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starlode.server.hall.tournaments.MOST_OPEN", NIGHTS)
    monkeypatch.setattr("starlode.server.hall.tournaments.MINUTE_MS", 0)
    address = f"sqlite:///{tmp_path / 'tables.db'}"

    async def prepare() -> None:
        async with club(tmp_path) as found:
            await found.open("ABC")
            for _ in range(NIGHTS - 1):
                made = await found.call("POST", ALL, "A", json={"game": GAME, "players": 2})
                for name in "BC":
                    await found.call("POST", f"{ALL}/{made['id']}/place", name)

    async def watch(process: subprocess.Popen[bytes], enough: int, what: Table) -> None:
        """Kill a server without a word once so many rows of something are there, most likely while it makes more."""
        count = select(func.count()).select_from(what)
        store = SqlStore(address)
        await store.open()
        async with asyncio.timeout(PATIENCE_S):
            while await store.read(lambda connection: connection.execute(count).scalar_one()) < enough:
                assert process.poll() is None
                await asyncio.sleep(0.01)
        process.kill()
        process.wait()
        await check_rounds(store)
        await store.close()

    async def finish() -> None:
        async with salon(tmp_path) as house:
            store = house.registry.store
            assert isinstance(store, SqlStore)
            for name in await store.read(going):
                await house.server.hall.tournaments.rounds.step(name)
            await check_rounds(store)
            assert len(await stages_of(store)) == NIGHTS

    asyncio.run(prepare())
    for enough, what in ((4, STAGES), (15, TABLES)):
        with subprocess.Popen(
            [sys.executable, "-c", WALKER, address], env={**os.environ, "PYTHONPATH": str(ROOT)}
        ) as it:
            asyncio.run(watch(it, enough, what))
    asyncio.run(finish())
