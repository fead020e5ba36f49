"""Two servers at once, and a database whose word is lost: everything happens once, and nobody is told of a failure."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx

from starlode.server.storage.group_commit import Writer
from tests.server.salon import Salon, salon

GAME = "cave-in"


def visited(folder: Path, visit: Callable[[Salon, Salon], Coroutine[Any, Any, None]]) -> None:
    """Let somebody visit two servers that share a database and know nothing of each other."""

    async def whole() -> None:
        async with salon(folder) as here, salon(folder) as there:
            await visit(here, there)

    asyncio.run(whole())


def lose_replies(house: Salon) -> None:
    """From now on each transaction is carried out, and then fails as if the line had broken."""
    writer: Writer = house.registry.store._writer  # type: ignore[attr-defined]
    store = writer._store

    def losing(connection: Any, writes: list[Any]) -> list[Any]:
        store(connection, writes)
        return [writer._store_alone(connection, write) for write in writes]

    writer._store = losing  # type: ignore[method-assign]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def turn(house: Salon, table: str, tokens: list[str]) -> tuple[str, dict[str, Any]]:
    """Whose turn it is, and what that seat sees."""
    views = [(await house.api.get(f"/api/tables/{table}/view", headers=bearer(token))).json() for token in tokens]
    return next((token, view) for token, view in zip(tokens, views, strict=True) if view["legal"])


async def moves(house: Salon, table: str) -> int:
    return sum(entry.kind == "move" for entry in await house.registry.store.entries(table, 0))


async def play(house: Salon, table: str, token: str, **wish: Any) -> httpx.Response:
    return await house.api.post(f"/api/tables/{table}/moves", json=wish, headers=bearer(token))


def test_simultaneous_joins_at_two_servers_are_all_answered(tmp_path: Path) -> None:
    async def visit(here: Salon, there: Salon) -> None:
        made = await here.api.post("/api/tables", json={"game": GAME, "seats": [{}, {}, {}, {}]})
        path = f"/api/tables/{made.json()['table']}/seats"
        assert (await there.api.get(path.removesuffix("/seats"))).status_code == 200  # so that it has an old one
        wishes = [house.api.post(f"{path}/{n}", json={"name": "Ann"}) for n, house in enumerate((here, there) * 2)]
        answers = await asyncio.gather(*wishes)
        assert [answer.status_code for answer in answers] == [200] * 4
        raced = [house.api.post(f"{path}/0", json={"name": "Bob"}) for house in (here, there)]
        assert [answer.json()["code"] for answer in await asyncio.gather(*raced)] == ["seat-taken"] * 2

    visited(tmp_path, visit)


def test_one_of_two_who_want_the_same_seat_gets_it(tmp_path: Path) -> None:
    async def visit(here: Salon, there: Salon) -> None:
        for _ in range(5):
            made = await here.api.post("/api/tables", json={"game": GAME, "seats": [{}, {}]})
            path = f"/api/tables/{made.json()['table']}"
            await there.api.get(path)
            raced = [house.api.post(f"{path}/seats/1", json={"name": "Ann"}) for house in (here, there)]
            assert sorted(answer.status_code for answer in await asyncio.gather(*raced)) == [200, 409]

    visited(tmp_path, visit)


def test_a_move_whose_stored_reply_was_lost_is_made_once(tmp_path: Path) -> None:
    async def visit(here: Salon, _: Salon) -> None:
        table, tokens = await here.table(GAME, 2)
        lose_replies(here)
        for count in range(1, 9):
            token, view = await turn(here, table, tokens)
            answer = await play(here, table, token, move=view["legal"][0])
            assert answer.status_code == 200, answer.text
            assert await moves(here, table) == count

    visited(tmp_path, visit)


def test_a_move_on_a_socket_whose_stored_reply_was_lost_is_answered(tmp_path: Path) -> None:
    async def visit(here: Salon, _: Salon) -> None:
        table, tokens = await here.table(GAME, 2)
        token, view = await turn(here, table, tokens)
        ear = await here.ear(table, token)
        lose_replies(here)
        updates = [json.loads(frame) for frame in ear.drain()]
        action = next(update for update in updates if update.get("legal"))["legal"][0]
        ear.say("play", id=7, seat=tokens.index(token), action=action, version=view["version"])
        async with asyncio.timeout(120):
            while not any('"re":7' in frame for frame in ear.frames):
                await asyncio.sleep(0.01)
        assert [frame for frame in ear.frames if "refusal" in frame] == []
        assert await moves(here, table) == 1
        await ear.hang_up()

    visited(tmp_path, visit)


def test_a_seat_whose_stored_reply_was_lost_opens_with_the_token_that_was_given(tmp_path: Path) -> None:
    async def visit(here: Salon, _: Salon) -> None:
        lose_replies(here)
        made = await here.api.post("/api/tables", json={"game": GAME, "seats": [{}, {}]})
        path = f"/api/tables/{made.json()['table']}"
        for seat in (0, 1):
            joined = await here.api.post(f"{path}/seats/{seat}", json={"name": "Ann"})
            assert joined.status_code == 200, joined.text
        assert (await here.api.get(f"{path}/view", headers=bearer(joined.json()["token"]))).json()["viewer"] == 1
        assert len(await here.registry.store.listed("playing", 10)) == 1

    visited(tmp_path, visit)


def test_a_move_is_not_tried_again_once_its_seat_has_seen_something_new(tmp_path: Path) -> None:
    """Both servers are asked for the same move at once: it is made by one of them, and not twice."""

    async def visit(here: Salon, there: Salon) -> None:
        table, tokens = await here.table(GAME, 2)
        for _ in range(6):
            token, view = await turn(here, table, tokens)
            before = await moves(here, table)
            await there.api.get(f"/api/tables/{table}")
            raced = [play(house, table, token, move=view["legal"][0]) for house in (here, there)]
            codes = sorted(answer.status_code for answer in await asyncio.gather(*raced))
            assert codes in ([200, 409], [200, 200])  # of the same millisecond they are one and the same
            assert await moves(here, table) == before + 1

    visited(tmp_path, visit)


def test_a_move_with_a_key_is_made_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as here:
            table, tokens = await here.table(GAME, 2)
            seat = here.registry.tables[table].playing().acting[0]
            path, headers = f"/api/tables/{table}/moves", {"Authorization": f"Bearer {tokens[seat]}"}

            body = {"move": here.registry.tables[table].playing().actions(seat)[0]}

            async def send(house: Salon, key: str) -> tuple[int, int]:
                sent = await house.api.post(path, json=body, headers={**headers, "Idempotency-Key": key})
                return sent.status_code, house.registry.tables[table].playing().count

            for _ in range(3):
                assert await send(here, "mine") == (200, 1)
            assert await send(here, "x" * 201) == (400, 1)
            async with salon(tmp_path) as there:
                assert await send(there, "mine") == (200, 1)

    asyncio.run(visit())


def test_a_move_that_names_its_version_is_made_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def visit(here: Salon, _: Salon) -> None:
        table, tokens = await here.table(GAME, 2)
        token, view = await turn(here, table, tokens)
        sent = [await play(here, table, token, move=view["legal"][0], version=view["version"]) for _ in range(3)]
        assert [answer.status_code for answer in sent] == [200, 409, 409]
        assert sent[1].json()["code"] == "stale"
        assert await moves(here, table) == 1

    visited(tmp_path, visit)
