"""People who keep a name: the same on every device, their seats and games theirs, and guests as before."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, update

from starlode.engine.boundary.errors import Refused
from starlode.server.common.moments import now
from starlode.server.common.tokens import digest
from starlode.server.people.names import fitting_name, folded
from starlode.server.people.sessions import DAY_MS, GRACE_MS, LASTING_MS, begun
from starlode.server.storage.people_store import PeopleStore
from starlode.server.storage.sql_people import SESSIONS
from starlode.server.storage.sqlstore import SqlStore
from tests.server.persons import cookie, new_person
from tests.server.salon import Salon, salon

Visit = Callable[[Salon], Awaitable[None]]
TWO = {"game": "ore-rush", "seats": [{"kind": "human"}, {"kind": "open"}]}


@pytest.fixture
def visiting(address: str, tmp_path: Path) -> Callable[[Visit], None]:
    def run(visit: Visit) -> None:
        async def whole() -> None:
            async with salon(tmp_path, database=address) as place:
                await visit(place)

        asyncio.run(whole())

    return run


@pytest.mark.parametrize("name", ["Ann", "Zo\u00eb_9", "\u68ee\u306e\u7530", "A. B-c d", "x" * 20, "  Ann  B "])
def test_a_name_is_kept_as_it_is_written(name: str) -> None:
    assert fitting_name(name) == " ".join(name.split())


@pytest.mark.parametrize(
    "name", ["", "ab", "x" * 21, "a\nb\x00c", "<b>x", "a@b.c", "...", "- _ -", "a\u202eb c", "\U0001f600 ok"]
)
def test_a_name_that_could_deceive_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        fitting_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "\u0410\u043d\u043d\u0430",  # Cyrillic
        "\u7530\u4e2d Ken",  # Han and Latin
        "\u3055\u304f\u3089\u30c6\u30fc\u30d6\u30eb",  # Hiragana and Katakana, with a long vowel
        "\uae40 Kim",
        "Zo\u0308e 9",
        "O\u02bcNeil",
    ],
)
def test_scripts_that_are_written_together_make_a_name(name: str) -> None:
    assert fitting_name(name)


@pytest.mark.parametrize(
    "name",
    ["\u0410nn", "\u0391nn", "An\u043d\u0430", "\u30a2\u0410\u30a2", "\uae40\u3055\u304f", "\uff21\u0410bc"],
)
def test_a_name_that_mixes_scripts_is_refused(name: str) -> None:
    """Latin with Cyrillic or Greek, however wide it is written, Kana with Cyrillic or Hangul."""
    with pytest.raises(Refused, match="mixed-name"):
        fitting_name(name)


@pytest.mark.parametrize("other", ["ann b", "ANN-B", "a.n n_b", "\uff21nnb", "Ann  B"])
def test_names_that_look_alike_are_the_same(other: str) -> None:
    assert folded(other) == folded("Ann B")


def test_a_guest_is_nobody_and_is_told_so(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon) -> None:
        answer = await place.api.get("/api/me")
        assert (answer.json()["person"], answer.headers.get("set-cookie")) == (None, None)
        forged = await place.api.get("/api/me", headers=cookie("A" * 22))
        assert forged.json()["person"] is None
        assert 'starlode=""; HttpOnly; Max-Age=0; Path=/; SameSite=strict' in forged.headers["set-cookie"]
        for method, path in (("GET", "/games"), ("POST", "/seats"), ("POST", "/games/x/key")):
            refused = await place.api.request(method, "/api/me" + path, json={"seats": []})
            assert (refused.status_code, refused.json()["code"]) == (401, "not-signed-in")

    visiting(visit)


def test_a_session_is_renewed_every_day_and_nobody_is_signed_out_by_it(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon) -> None:
        store = place.registry.store
        _, old = await new_person(store, "Ann")
        assert "set-cookie" not in (await place.api.get("/api/me", headers=old)).headers
        await aged(store, old, DAY_MS)
        first, second = [await place.api.get("/api/me", headers=old) for _ in range(2)]  # one of the replies is lost
        assert "HttpOnly" in first.headers["set-cookie"]
        new, stray = (cookie(answer.cookies["starlode"]) for answer in (first, second))
        assert new != old != stray
        assert await until(store, new) <= now() + DAY_MS
        assert await until(store, old) > now() + GRACE_MS
        assert await name(place, new) == await name(place, old) == "Ann"
        assert await until(store, new) > now() + LASTING_MS - 60_000
        assert await until(store, old) <= now() + GRACE_MS
        assert "set-cookie" not in (await place.api.get("/api/me", headers=old)).headers
        await aged(store, old, GRACE_MS)
        assert (await name(place, old), await name(place, new)) == (None, "Ann")

    visiting(visit)


async def aged(store: Any, headers: dict[str, str], by: int) -> None:
    """Let time pass for a session."""
    old = SESSIONS.c.digest == digest(headers["Cookie"].partition("=")[2])
    await store.write(
        (update(SESSIONS).where(old).values(since=SESSIONS.c.since - by, until=SESSIONS.c.until - by), {})
    )


async def until(store: Any, headers: dict[str, str]) -> int:
    found = await PeopleStore(store).signed_in(digest(headers["Cookie"].partition("=")[2]), 0)
    assert found is not None
    return found[0].until


async def name(place: Salon, headers: dict[str, str]) -> str | None:
    person = (await place.api.get("/api/me", headers=headers)).json()["person"]
    return None if person is None else str(person["name"])


def test_a_session_by_https_is_kept_where_no_neighbour_can_set_it(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon) -> None:
        _, headers = await new_person(place.registry.store, "Ann")
        await aged(place.registry.store, headers, DAY_MS)
        safe = {"Cookie": "__Host-" + headers["Cookie"]}
        kept = (await place.api.get("https://salon/api/me", headers=safe)).headers["set-cookie"]
        assert kept.startswith("__Host-starlode=")
        assert {"Secure", "HttpOnly", "Path=/", "SameSite=strict"} <= set(kept.split("; "))
        assert (await place.api.get("https://salon/api/me", headers=headers)).json()["person"] is None

    visiting(visit)


def test_a_person_sits_as_who_they_are_and_finds_the_seat_again(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon) -> None:
        store = place.registry.store
        (_, ann), (_, bob) = await new_person(store, "Ann"), await new_person(store, "Bob")
        made = (await place.api.post("/api/tables", json=TWO, headers=ann)).json()
        table = made["table"]
        joined = await place.api.post(f"/api/tables/{table}/seats/1", json={"name": "King"}, headers=bob)
        assert joined.status_code == 200, joined.text
        seats = (await place.api.get(f"/api/tables/{table}")).json()["seats"]
        assert [(seat["name"], seat["known"]) for seat in seats] == [("Ann", True), ("Bob", True)]
        for headers, seat in ((ann, 0), (bob, 1)):
            game = (await place.api.get("/api/me/games", headers=headers)).json()[0]
            assert (game["table"], game["seat"], game["status"], game["rated"]) == (table, seat, "playing", False)
            key = (await place.api.post(f"/api/me/games/{table}/key", headers=headers)).json()
            assert key["seat"] == seat
            view = await place.api.get(f"/api/tables/{table}/view", headers=bearer(key["token"]))
            assert (view.status_code, view.json()["acting"] == [seat]) == (200, game["turn"])
        first = await place.api.get(
            f"/api/tables/{table}/view", headers={"Authorization": f"Bearer {made['tokens']['0']}"}
        )
        assert first.status_code == 200
        _, eve = await new_person(store, "Eve")
        refused = await place.api.post(f"/api/me/games/{table}/key", headers=eve)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")

    visiting(visit)


def test_a_seat_opens_to_its_first_token_and_the_latest_seven_keys(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon) -> None:
        _, ann = await new_person(place.registry.store, "Ann")
        made = (await place.api.post("/api/tables", json=TWO, headers=ann)).json()
        table = made["table"]
        given = [await place.api.post(f"/api/me/games/{table}/key", headers=ann) for _ in range(8)]
        tokens = [made["tokens"]["0"], *(answer.json()["token"] for answer in given)]
        assert await opening(place, table, tokens) == [True, False, *[True] * 7]
        place.registry.forget(place.registry.tables[table])
        assert await opening(place, table, tokens) == [True, False, *[True] * 7]

    visiting(visit)


async def opening(place: Salon, table: str, tokens: list[str]) -> list[bool]:
    """Which tokens open a seat."""
    answers = [await place.api.get(f"/api/tables/{table}/log", headers=bearer(token)) for token in tokens]
    return [answer.status_code != 403 for answer in answers]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_guest_takes_seats_along_that_nobody_else_has_claimed(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon) -> None:
        store = place.registry.store
        (_, ann), (_, eve) = await new_person(store, "Ann"), await new_person(store, "Eve")
        mine, tokens = await place.table("ore-rush", 2)
        seats = [
            {"table": mine, "token": tokens[1]},
            {"table": mine, "token": "A" * 22},
            {"table": "no", "token": tokens[0]},
        ]
        for headers, taken in ((ann, [mine]), (ann, [mine]), (eve, [])):
            answer = await place.api.post("/api/me/seats", json={"seats": seats}, headers=headers)
            assert answer.json() == {"taken": taken}
        assert [game["seat"] for game in (await place.api.get("/api/me/games", headers=ann)).json()] == [1]
        assert (await place.api.get("/api/me/games", headers=eve)).json() == []
        key = (await place.api.post(f"/api/me/games/{mine}/key", headers=ann)).json()
        assert (key["seat"], await opening(place, mine, [key["token"]])) == (1, [True])

    visiting(visit)


def test_a_claim_ends_with_the_sitting_it_was_made_for(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon) -> None:
        store = place.registry.store
        (_, ann), (_, bob) = await new_person(store, "Ann"), await new_person(store, "Bob")
        table = (await place.api.post("/api/tables", json={**TWO, "seats": [{}, {}]})).json()["table"]
        seat = f"/api/tables/{table}/seats/0"
        token = (await place.api.post(seat, json={"name": "Ann"}, headers=ann)).json()["token"]
        held = {"seats": [{"table": table, "token": token}]}
        assert (await place.api.delete(seat, headers=bearer(token))).status_code == 204
        assert (await place.api.get("/api/me/games", headers=ann)).json() == []
        assert (await place.api.post("/api/me/seats", json=held, headers=ann)).json() == {"taken": []}
        await place.api.post(seat, json={"name": "Somebody"})
        assert (await place.api.post(f"/api/me/games/{table}/key", headers=ann)).status_code == 403
        await place.api.post(f"/api/tables/{table}/seats/1", json={"name": "Bob"}, headers=bob)
        assert [game["seat"] for game in (await place.api.get("/api/me/games", headers=bob)).json()] == [1]

    visiting(visit)


def test_a_game_that_is_over_has_results_and_its_rematch_the_same_owners(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon) -> None:
        store = place.registry.store
        (_, ann), (_, bob) = await new_person(store, "Ann"), await new_person(store, "Bob")
        made = (await place.api.post("/api/tables", json={**TWO, "seats": [{"kind": "human"}] * 2}, headers=ann)).json()
        table, tokens = made["table"], made["tokens"]
        held = {"seats": [{"table": table, "token": tokens["1"]}]}
        assert (await place.api.post("/api/me/seats", json=held, headers=bob)).json() == {"taken": [table]}
        key = (await place.api.post(f"/api/me/games/{table}/key", headers=ann)).json()["token"]
        ear = await place.ear(table, *tokens.values())
        await played_out(place, table, tokens)
        ear.say("rematch", seat=0)
        await place.settled(lambda: place.registry.tables[table].successor)
        heir = place.registry.tables[table].successor
        assert heir is not None
        results = (await place.api.get(f"/api/tables/{table}")).json()["results"]
        for headers in (ann, bob):
            games = (await place.api.get("/api/me/games", headers=headers)).json()
            assert [game["table"] for game in games] == [heir, table]
            assert (games[1]["status"], games[1]["results"]) == ("over", results)
            older = await place.api.get(f"/api/me/games?before={games[0]['at']}", headers=headers)
            assert [game["table"] for game in older.json()] == [table]
        assert await opening(place, heir, [key]) == [True]
        await ear.hang_up()

    visiting(visit)


async def played_out(place: Salon, table: str, tokens: dict[str, str]) -> None:
    """Play any moves until a game is over."""
    while (shown := (await place.api.get(f"/api/tables/{table}")).json())["status"] == "playing":
        token = bearer(tokens[str(shown["acting"][0])])
        view = (await place.api.get(f"/api/tables/{table}/view", headers=token)).json()
        await place.api.post(f"/api/tables/{table}/moves", json={"move": view["legal"][0]}, headers=token)


def test_guests_cost_the_database_what_they_did(tmp_path: Path) -> None:
    """Making and joining a table writes the table and its entries, and asks nothing about people."""

    async def visit() -> None:
        async with salon(tmp_path) as place:
            store = place.registry.store
            assert isinstance(store, SqlStore)
            said: list[str] = []
            event.listen(store._engine, "before_cursor_execute", lambda *all: said.append(str(all[2])))
            table = (await place.api.post("/api/tables", json=TWO)).json()["table"]
            await place.api.post(f"/api/tables/{table}/seats/1", json={"name": "Bob"})
            inserts = [one.split()[2] for one in said if one.startswith("INSERT")]
            assert sorted(inserts) == ["entries", "entries", "tables"]
            assert not [one for one in said if re.search("persons|sessions|claims", one)]

    asyncio.run(visit())


def test_a_person_changes_what_others_see_and_keeps_settings(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon) -> None:
        store = place.registry.store
        (_, ann), _ = await new_person(store, "Ann"), await new_person(store, "Bob")
        settings = {"pace": 2, "odd": "\u0000"}
        wishes: tuple[dict[str, Any], ...] = ({"public": True}, {"settings": settings}, {"name": "ann"}, {})
        answers = [await place.api.put("/api/me", json=wish, headers=ann) for wish in wishes]
        person = answers[-1].json()["person"]
        assert (person["name"], person["public"], person["settings"]) == ("ann", True, settings)
        taken = await place.api.put("/api/me", json={"name": "B.O.B", "public": False}, headers=ann)
        assert taken.json()["code"] == "name-taken"
        assert (await place.api.get("/api/me", headers=ann)).json()["person"]["public"]

    visiting(visit)


def test_signing_out_ends_one_session_or_all_of_them(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon) -> None:
        store = place.registry.store
        person, here = await new_person(store, "Ann")
        others = []
        for _ in range(2):
            token, line = begun(person)
            await store.write(line)
            others.append(cookie(token))
        out = await place.api.delete("/api/me/session", headers=here)
        assert (out.status_code, "Max-Age=0" in out.headers["set-cookie"]) == (204, True)
        assert [await name(place, one) for one in (here, *others)] == [None, "Ann", "Ann"]
        assert (await place.api.delete("/api/me/sessions", headers=others[0])).status_code == 204
        assert [await name(place, one) for one in others] == [None, None]

    visiting(visit)


def test_whoever_leaves_takes_everything_along_but_the_games_of_others(visiting: Callable[[Visit], None]) -> None:
    async def visit(place: Salon) -> None:
        store = place.registry.store
        person, ann = await new_person(store, "Ann", mail="ann@example.org")
        _, bob = await new_person(store, "Bob")
        made = (await place.api.post("/api/tables", json=TWO, headers=ann)).json()
        table, token = made["table"], bearer(made["tokens"]["0"])
        other = (await place.api.post(f"/api/tables/{table}/seats/1", json={"name": "x"}, headers=bob)).json()
        await place.api.post(f"/api/tables/{table}/chat", json={"text": "hello"}, headers=token)
        await played_out(place, table, {"0": made["tokens"]["0"], "1": other["token"]})
        await place.api.get(f"/api/tables/{table}/record")
        kept = (await place.api.get("/api/me/export", headers=ann)).json()
        assert (kept["person"]["name"], kept["person"]["mail"]) == ("Ann", "ann@example.org")
        assert [said["text"] for said in kept["said"]] == ["hello"]
        assert [seat["table_id"] for seat in kept["seats"]] == [table]
        assert len(kept["sessions"]) == 1
        assert (await place.api.request("DELETE", "/api/me", json={"name": "Bob"}, headers=ann)).status_code == 409
        gone = await place.api.request("DELETE", "/api/me", json={"name": "ann"}, headers=ann)
        assert gone.status_code == 204, gone.text
        assert await name(place, ann) is None
        shown = (await place.api.get(f"/api/tables/{table}")).json()
        assert [seat["name"] for seat in shown["seats"]] == ["Someone", "Bob"]
        assert (shown["seats"][0].get("known"), shown["status"]) == (None, "over")
        record = (await place.api.get(f"/api/tables/{table}/record")).json()
        assert record["seats"] == ["Someone", "Bob"]
        found = await store.load(table)
        assert found is not None
        assert "Ann" not in str(found)
        assert person not in str(found)
        assert (await place.api.get("/api/me/games", headers=bob)).json()[0]["results"] == shown["results"]
        assert await new_person(store, "Ann")  # the name is free again

    visiting(visit)
