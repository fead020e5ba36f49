"""People who look for others: found once, at one table, whichever servers they ask."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from starlode.server.common.moments import now
from starlode.server.common.tokens import new_token
from starlode.server.storage.sql_people import BLOCKS
from tests.server.persons import new_person
from tests.server.salon import Salon, salon
from tests.server.services import Postgres, RedisServer

GAME = "ore-rush"
SEEKS = "/api/hall/seeks"


class Stranger:
    """Somebody who looks for others at a server."""

    def __init__(self, house: Salon, headers: dict[str, str] | None = None, **wish: Any) -> None:
        self.house, self._headers, self.token = house, headers or {}, new_token()
        self._wish = {"game": GAME, "players": 2, "token": self.token, **wish}
        self.state: dict[str, Any] = {}

    async def begin(self) -> dict[str, Any]:
        """Begin to look."""
        answer = await self.house.api.post(SEEKS, json=self._wish, headers=self._headers)
        assert answer.status_code == 200, answer.text
        self.state = answer.json()
        return self.state

    async def ask(self) -> dict[str, Any]:
        """Ask what became of it."""
        answer = await self.house.api.get(f"{SEEKS}/{self.state['id']}", headers=self.bearer)
        assert answer.status_code == 200, answer.text
        self.state = answer.json()
        return self.state

    @property
    def bearer(self) -> dict[str, str]:
        """The headers that show the token."""
        return {"Authorization": f"Bearer {self.token}"}

    async def agree(self) -> dict[str, Any]:
        """Agree to bots in empty seats."""
        answer = await self.house.api.post(f"{SEEKS}/{self.state['id']}/bots", headers=self.bearer)
        assert answer.status_code == 200, answer.text
        self.state = answer.json()
        return self.state

    async def found(self) -> None:
        """Ask until there is a table."""
        async with asyncio.timeout(120):
            while self.state["state"] == "waiting":
                await asyncio.sleep(0.02)
                await self.ask()
        assert self.state["state"] == "paired"


async def visit_alone(folder: Path, work: Any) -> None:
    async with salon(folder) as house:
        await work(house)


def test_two_strangers_find_each_other_and_their_tokens_open_their_seats(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        one, other = Stranger(house, name="Ann"), Stranger(house)
        assert (await one.begin())["state"] == "waiting"
        assert (await house.api.get("/api/hall")).json() == [
            {
                "game": GAME,
                "players": 2,
                "clock": {"kind": "none", "seconds": 0, "increment": 0},
                "rated": False,
                "waiting": 1,
            }
        ]
        assert (await other.begin())["state"] == "paired"
        await one.found()
        assert one.state["table"] == other.state["table"]
        assert {one.state["seat"], other.state["seat"]} == {0, 1}
        for stranger in (one, other):
            view = await house.api.get(f"/api/tables/{stranger.state['table']}/view", headers=stranger.bearer)
            assert view.json()["names"][one.state["seat"]] == "Ann"
        assert (await house.api.get("/api/hall")).json() == []
        late = await house.api.delete(f"{SEEKS}/{one.state['id']}", headers=one.bearer)
        assert late.json()["code"] == "paired"

    asyncio.run(visit_alone(tmp_path, work))


def test_those_who_want_something_else_or_gave_up_are_not_found(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        one = Stranger(house)
        others = [Stranger(house, players=3), Stranger(house, clock={"kind": "move", "seconds": 60})]
        gone = Stranger(house)
        await gone.begin()
        path = f"{SEEKS}/{gone.state['id']}"
        assert (await house.api.delete(path, headers=one.bearer)).json()["code"] == "not-your-seat"
        assert (await house.api.delete(path, headers=gone.bearer)).status_code == 204
        assert (await house.api.delete(path, headers=gone.bearer)).status_code == 204
        assert (await gone.ask())["state"] == "gone"
        for stranger in (*others, one):
            assert (await stranger.begin())["state"] == "waiting"
        assert one.state.get("waiting", 0) == 0
        assert (await house.api.get(f"{SEEKS}/nowhere", headers=one.bearer)).json()["state"] == "gone"

    asyncio.run(visit_alone(tmp_path, work))


def test_a_rated_seek_needs_a_name_and_somebody_seeks_one_thing_at_a_time(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        refused = await house.api.post(SEEKS, json={"game": GAME, "players": 2, "token": new_token(), "rated": True})
        assert refused.json()["code"] == "rated-people"
        _, here = await new_person(house.registry.store, "Ann")
        _, there = await new_person(house.registry.store, "Bob")
        first, second = Stranger(house, here, rated=True), Stranger(house, here, rated=True)
        await first.begin()
        assert (await second.begin())["state"] == "waiting"  # nobody plays against themselves
        assert (await first.ask())["state"] == "gone"
        rival = Stranger(house, there, rated=True)
        await rival.begin()
        await second.found()
        info = (await house.api.get(f"/api/tables/{rival.state['table']}")).json()
        assert (info["rated"], info["late"]) == (True, "seat")
        assert sorted(seat["name"] for seat in info["seats"]) == ["Ann", "Bob"]
        assert all(seat["rating"]["mark"] == 1500 and seat["known"] for seat in info["seats"])
        mine = (await house.api.get("/api/me/games", headers=here)).json()
        assert [(game["table"], game["rated"]) for game in mine] == [(rival.state["table"], True)]

    asyncio.run(visit_alone(tmp_path, work))


def test_those_who_blocked_each_other_do_not_meet(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        ann, here = await new_person(house.registry.store, "Ann")
        bob, there = await new_person(house.registry.store, "Bob")
        await house.registry.store.write((insert(BLOCKS), {"person": bob, "blocked": ann, "at": now()}))
        one, other, third = Stranger(house, here), Stranger(house, there), Stranger(house)
        await one.begin()
        assert (await other.begin())["state"] == "waiting"
        assert (await third.begin())["state"] == "paired"
        await one.found()
        assert (await other.ask())["state"] == "waiting"

    asyncio.run(visit_alone(tmp_path, work))


def test_a_bot_of_the_right_level_is_offered_to_those_who_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starlode.server.hall.seeks.OFFER_MS", 0)

    async def work(house: Salon) -> None:
        one = Stranger(house)
        offer = (await one.begin())["offer"]
        table = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "bot", "level": offer}]}
        assert (await house.api.post("/api/tables", json=table)).status_code == 200

    asyncio.run(visit_alone(tmp_path, work))


@pytest.mark.parametrize("rated", [False, True])
def test_those_who_wait_begin_with_bots_of_their_level_when_all_of_them_agree(tmp_path: Path, rated: bool) -> None:
    async def work(house: Salon) -> None:
        people = [await new_person(house.registry.store, name) for name in ("Ann", "Bob")]
        one, other = [Stranger(house, headers, players=4, rated=rated) for _, headers in people]
        await one.begin()
        await other.begin()
        assert (await one.agree())["state"] == "waiting"
        assert one.state["agreed"]
        told = await other.ask()  # somebody asks, so it is offered at once
        assert (told["willing"], told.get("agreed"), told["waiting"]) == (1, None, 1)
        assert (await other.agree())["state"] == "paired"
        await one.found()
        assert (await other.agree())["table"] == one.state["table"]  # sent again: nothing happens
        info = (await house.api.get(f"/api/tables/{one.state['table']}")).json()
        kinds = {seat: line["kind"] for seat, line in enumerate(info["seats"])}
        assert {kinds.pop(one.state["seat"]), kinds.pop(other.state["seat"])} == {"human"}
        assert list(kinds.values()) == ["bot", "bot"]
        assert {line["level"] for line in info["seats"] if line["kind"] == "bot"} == {told["offer"]}
        assert (info.get("rated", False), info["status"]) == (rated, "playing")
        for stranger in (one, other):
            view = await house.api.get(f"/api/tables/{one.state['table']}/view", headers=stranger.bearer)
            assert view.status_code == 200

    asyncio.run(visit_alone(tmp_path, work))


def test_only_the_holder_of_a_seek_agrees_to_bots(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        one, other = Stranger(house, players=3), Stranger(house, players=3)
        await one.begin()
        await other.begin()
        path = f"{SEEKS}/{one.state['id']}/bots"
        assert (await house.api.post(path, headers=other.bearer)).json()["code"] == "not-your-seat"
        assert (await house.api.post(path)).json()["code"] == "not-your-seat"
        assert (await house.api.post(f"{SEEKS}/nowhere/bots", headers=one.bearer)).json()["state"] == "gone"
        await other.agree()
        assert (await one.ask()).get("agreed") is None
        assert (await house.api.delete(f"{SEEKS}/{one.state['id']}", headers=one.bearer)).status_code == 204
        assert (await one.agree())["state"] == "gone"
        assert (await other.ask())["state"] == "paired"  # nobody is left who could answer

    asyncio.run(visit_alone(tmp_path, work))


def test_those_who_do_not_ask_any_more_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: Salon) -> None:
        one = Stranger(house)
        await one.begin()
        monkeypatch.setattr("starlode.server.hall.seeks.LIVE_MS", -1)
        assert (await house.api.get("/api/hall")).json() == []
        monkeypatch.setattr("starlode.server.hall.seeks.LAPSED_MS", -1000)
        await house.server.hall.seeks.tidy()
        assert (await one.ask())["state"] == "gone"

    asyncio.run(visit_alone(tmp_path, work))


@pytest.mark.parametrize("players", [2, 3])
def test_many_at_two_servers_are_all_seated_once(
    tmp_path: Path, database: Postgres, bus: RedisServer, players: int
) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            shared = {"database": database.fresh(), "bus": bus.address}
            houses = [await stack.enter_async_context(salon(tmp_path, **shared)) for _ in range(2)]
            crowd = [Stranger(houses[number % 2], players=players) for number in range(12)]
            await asyncio.gather(*(stranger.begin() for stranger in crowd))
            await asyncio.gather(*(stranger.found() for stranger in crowd))
            places = Counter((stranger.state["table"], stranger.state["seat"]) for stranger in crowd)
            assert set(places.values()) == {1}
            assert set(Counter(table for table, _ in places).values()) == {players}
            rest = [Stranger(houses[number % 2], players=4) for number in range(3)]
            await asyncio.gather(*(stranger.begin() for stranger in rest))
            await asyncio.gather(*(stranger.agree() for stranger in rest))
            await asyncio.gather(*(stranger.found() for stranger in rest))
            seats = {(stranger.state["table"], stranger.state["seat"]) for stranger in rest}
            assert (len(seats), len({table for table, _ in seats})) == (3, 1)
            counts = await houses[0].registry.store.counts()
            assert sum(counts.values()) == 12 // players + 1

    asyncio.run(work())
