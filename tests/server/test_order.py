"""Order: whoever is banned, muted, kicked or blocked notices, and nobody else does; operators leave traces."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import update

from starlode.engine.boundary.errors import StarlodeError
from starlode.server.common.messages import conduct_in, words_in
from starlode.server.common.moments import now
from starlode.server.keeping.purging import purge
from starlode.server.operating import order
from starlode.server.people.sessions import DAY_MS
from starlode.server.storage.people_store import PeopleStore
from starlode.server.storage.sql_people import AUDIT, PERSONS, REPORTS, SESSIONS
from starlode.server.storage.sqlstore import SqlStore
from tests.commands import run as command
from tests.server.persons import new_person
from tests.server.salon import Salon, salon
from tests.server.services import Postgres

Visit = Callable[[Salon, SqlStore], Awaitable[None]]
TWO = {"game": "ore-rush", "seats": [{"kind": "human"}, {"kind": "open"}]}


@pytest.fixture(params=["sqlite", "postgresql"])
def visiting(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Visit], None]:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    if request.param == "postgresql":
        database: Postgres = request.getfixturevalue("database")
        address = database.fresh()

    def run(visit: Visit) -> None:
        async def whole() -> None:
            async with salon(tmp_path, database=address) as place:
                store = place.registry.store
                assert isinstance(store, SqlStore)
                await visit(place, store)

        asyncio.run(whole())

    return run


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def made(place: Salon, headers: dict[str, str] | None = None) -> tuple[int, str | None]:
    """What somebody is told who makes a table."""
    answer = await place.api.post("/api/tables", json=TWO, headers=headers)
    return answer.status_code, answer.json().get("reason")


def test_a_person_who_is_banned_is_told_why_and_can_still_leave(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon, store: SqlStore) -> None:
        (_, ann), (_, bob) = await new_person(store, "Ann"), await new_person(store, "Bob")
        await order.ban(store, "ANN", "ban", "insults", 7)
        await place.registry.bans.read()
        assert await made(place, ann) == (403, "You may not play here: insults")
        assert [(await made(place, who))[0] for who in (bob, None)] == [200, 200]
        assert (await place.api.get("/api/me", headers=ann)).json()["banned"] == "insults"
        assert "banned" not in (await place.api.get("/api/me", headers=bob)).json()
        assert (await place.api.get("/api/me/games", headers=ann)).status_code == 403
        assert (await place.api.get("/api/me/export", headers=ann)).status_code == 200
        await order.lift(store, "Ann", "ban")
        await place.registry.bans.read()
        assert (await made(place, ann))[0] == 200
        with pytest.raises(StarlodeError, match="is not under a ban"):
            await order.lift(store, "Ann", "ban")
        with pytest.raises(StarlodeError, match="nobody is called"):
            await order.ban(store, "Eve", "ban", "x", 0)

    visiting(visit)


def test_a_network_that_is_banned_is_cut_off_and_told_why(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon, store: SqlStore) -> None:
        table, tokens = await place.table("ore-rush", 2)
        ear = await place.ear(table, tokens[0])
        await place.settled(lambda: ear.frames)
        await order.ban(store, "127.0.0.1", "ban", "floods", 0)
        assert await place.registry.bans.read()
        place.registry._turn_out()
        await place.settled(lambda: ear.closed == 1008)
        await ear.hang_up()
        assert await made(place) == (403, "You may not play here: floods")
        assert (await place.api.get("/api/me")).json()["banned"] == "floods"
        late = await place.ear(table, tokens[0])
        await late.visit
        assert (late.closed, late.frames) == (1008, [])

    visiting(visit)


def test_a_ban_of_an_address_is_one_of_its_whole_network(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon, store: SqlStore) -> None:
        bans = place.registry.bans
        for given in ("2001:db8::7", "2001:db8:0:1::/64", "192.0.2.1"):
            await order.ban(store, given, "ban", given, 0)
        await order.ban(store, "192.0.2.9", "ban", "long ago", -1)
        await bans.read()
        networks = ("2001:db8::/64", "2001:db8:0:1::/64", "192.0.2.1", "2001:db8:0:2::/64", "192.0.2.9")
        why = [bans.why("ban", f"network {network}") for network in networks]
        assert why == ["2001:db8::7", "2001:db8:0:1::/64", "192.0.2.1", None, None]

    visiting(visit)


def test_whoever_is_muted_plays_and_does_not_speak(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon, store: SqlStore) -> None:
        _, ann = await new_person(store, "Ann")
        table = (await place.api.post("/api/tables", json=TWO, headers=ann)).json()
        chat, token = f"/api/tables/{table['table']}/chat", bearer(table["tokens"]["0"])
        await order.ban(store, "Ann", "mute", "insults", 1)
        await place.registry.bans.read()
        refused = await place.api.post(chat, json={"text": "hello"}, headers=token)
        assert (refused.status_code, refused.json()["code"]) == (403, "muted")
        assert (await made(place, ann))[0] == 200
        await order.lift(store, "Ann", "mute")
        await place.registry.bans.read()
        assert (await place.api.post(chat, json={"text": "hello"}, headers=token)).status_code == 200

    visiting(visit)


def test_whoever_is_kicked_loses_the_seat_and_its_tokens(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon, store: SqlStore) -> None:
        table, tokens = await place.table("ore-rush", 2)
        ears = [await place.ear(table, token) for token in tokens]
        await place.settled(lambda: all(ear.frames for ear in ears))
        await order.kick(store, table, 1, "insults")
        await place.registry.catch_up(table)
        await place.settled(lambda: ears[1].closed == 1000)
        assert ears[0].closed is None
        seats = (await place.api.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["kind"] for seat in seats] == ["human", "bot"]
        assert (await place.api.get(f"/api/tables/{table}/view", headers=bearer(tokens[1]))).status_code == 403
        for wrong in ((table, 1), (table, 9), ("nowhere", 0)):
            with pytest.raises(StarlodeError, match=r"nobody plays|there is no table"):
                await order.kick(store, *wrong, "again")
        for ear in ears:
            await ear.hang_up()

    visiting(visit)


def test_a_report_reaches_the_operator_with_what_was_said(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon, store: SqlStore) -> None:
        (_, ann), (bob, headers) = await new_person(store, "Ann"), await new_person(store, "Bob")
        table = (await place.api.post("/api/tables", json=TWO, headers=ann)).json()["table"]
        joined = (await place.api.post(f"/api/tables/{table}/seats/1", json={"name": "x"}, headers=headers)).json()
        chat = {"text": "you are all fools"}
        await place.api.post(f"/api/tables/{table}/chat", json=chat, headers=bearer(joined["token"]))
        report = {"table": table, "seat": 1, "words": "He \u0000 insults us"}
        for who in (ann, None):
            assert (await place.api.post("/api/reports", json=report, headers=who)).status_code == 204
        wrong = await place.api.post("/api/reports", json={**report, "seat": 3})
        assert wrong.json()["code"] == "no-seat"
        found = await PeopleStore(store).reports(10)
        assert [(one.person, one.name) for one in found] == [(bob, "Bob")] * 2
        lines = await order.reports(store, 10, all_of_them=False)
        assert ("Bob (seat 1 of" in lines[0], lines[1]) == (True, "    > you are all fools")
        await order.settle(store, found[0].id)
        assert len(await order.reports(store, 10, all_of_them=False)) == 2
        assert len(await order.reports(store, 10, all_of_them=True)) == 4

    visiting(visit)


def test_people_block_others_and_nobody_learns_of_it(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon, store: SqlStore) -> None:
        (ann, headers), (bob, _) = await new_person(store, "Ann"), await new_person(store, "Bob")
        names = ("bob", "B.o.b", "Nobody", "Ann", "%00")
        answers = [await place.api.put(f"/api/me/blocks/{name}", headers=headers) for name in names]
        assert [(answer.status_code, answer.content) for answer in answers] == [(204, b"")] * 5
        assert (await place.api.get("/api/me/blocks", headers=headers)).json() == ["Bob"]
        assert await PeopleStore(store).blocks_among([ann, bob]) == {(ann, bob)}
        assert (await place.api.delete("/api/me/blocks/BOB", headers=headers)).status_code == 204
        assert (await place.api.get("/api/me/blocks", headers=headers)).json() == []

    visiting(visit)


def test_what_operators_did_is_on_record(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon, store: SqlStore) -> None:
        await new_person(store, "Ann")
        await order.ban(store, "Ann", "mute", "insults", 0)
        await order.lift(store, "Ann", "mute")
        lines = await order.audit(store, 10)
        assert ["  mute  Ann  insults" in lines[1], "  unmute  Ann" in lines[0], len(lines)] == [True, True, 2]

    visiting(visit)


def test_what_has_lapsed_is_deleted(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon, store: SqlStore) -> None:
        (ann, here), (bob, there) = await new_person(store, "Ann"), await new_person(store, "Bob")
        table = (await place.api.post("/api/tables", json=TWO, headers=here)).json()["table"]
        await place.api.post("/api/reports", json={"table": table, "seat": 0, "words": "hm"}, headers=there)
        await order.ban(store, "Bob", "mute", "x", 0)
        long_ago = now() - 400 * DAY_MS
        for kept, column in ((REPORTS, "at"), (AUDIT, "at"), (PERSONS, "seen")):
            await store.write((update(kept).values({column: long_ago}), {}))
        await store.write((update(PERSONS).where(PERSONS.c.id == bob).values(seen=now()), {}))
        await store.write((update(SESSIONS).where(SESSIONS.c.person == bob).values(until=1), {}))
        desk = place.server._desk
        await purge(place.registry, desk)
        people = PeopleStore(store)
        assert (await people.reports(9, all_of_them=True), await people.audit(9)) == ([], [])
        assert (await people.sessions(bob), len(await people.sessions(ann))) == ([], 1)
        assert await people.person(ann) is not None
        desk.settings = place.registry.settings.__class__(person_retention=365)
        await purge(place.registry, desk)
        assert (await people.person(ann), await people.person(bob) is not None) == (None, True)
        assert (await place.api.get(f"/api/tables/{table}")).json()["seats"][0]["name"] == "Someone"

    visiting(visit)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_conduct_is_told_in_every_language(language: str) -> None:
    told, text = conduct_in(language)
    assert (told, text.startswith("# "), text.count("\n- **")) == (language, True, 5)
    assert words_in(language).language == language
    assert conduct_in("xx") == conduct_in("en")


def test_operators_do_it_by_command(tmp_path: Path) -> None:
    database = ("--database", f"sqlite:///{tmp_path / 'tables.db'}")
    assert command("admin", "ban", "2001:db8::7", "--reason", "floods", *database).exit_code == 0
    assert command("admin", "mute", "192.0.2.1", "--reason", "spam", "--days", "1", *database).exit_code == 0
    assert command("admin", "unban", "2001:db8::9", *database).exit_code == 0
    assert command("admin", "unmute", "192.0.2.1", *database).exit_code == 0
    assert command("admin", "reports", "--settle", "none", *database).stdout.strip() == ""
    log = command("admin", "audit", *database).stdout.splitlines()
    assert [line.split("  ")[2] for line in log] == ["settle", "unmute", "unban", "mute", "ban"]
