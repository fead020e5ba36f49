"""Attacks on what people and the hall offer: other sites' pages, odd text, too much of it, races, and guessing."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from starlode.engine.boundary.errors import Refused
from starlode.server.api.verbs import VERBS
from starlode.server.common.tokens import new_token
from starlode.server.operating.authenticator import Authenticator
from starlode.server.people.mail import fitting_address
from starlode.server.people.persons import reached_at
from starlode.server.storage.people_store import PeopleStore
from starlode.server.storage.sqlstore import READERS, SqlStore
from tests.server.persons import cookie, new_person
from tests.server.salon import Salon, salon

HERE = "http://localhost"
GAME = "ore-rush"
TWO = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "open"}]}
NOWHERE = "smtp://127.0.0.1:1?from=play@example.org"
Visit = Callable[[Salon], Awaitable[None]]
CHANGING = [verb for verb in VERBS if verb.method != "GET"]


def run(folder: Path, visit: Visit, **settings: Any) -> None:
    async def whole() -> None:
        async with salon(folder, **{"mail": NOWHERE, **settings}) as place:
            place.api.base_url = httpx.URL(HERE)
            await visit(place)

    asyncio.run(whole())


def path_of(template: str, **known: str) -> str:
    """An address of a verb; what is not given is `0`."""
    parts = [known.get(part[1:-1], "0") if part.startswith("{") else part for part in template.split("/")]
    return "/".join(parts)


def code(answer: httpx.Response) -> str | None:
    return answer.json().get("code") if answer.content else None


async def registered(place: Salon, device: Authenticator) -> tuple[dict[str, Any], httpx.Response]:
    """What Ann is asked for who keeps her name by a device, and what she is answered."""
    asked = (await place.api.post("/api/me/passkeys/new", json={"name": "Ann"})).json()
    made = {"ticket": asked["ticket"], "credential": device.make(asked["options"])}
    kept = await place.api.post("/api/me/passkeys", json=made)
    place.api.cookies.clear()
    return asked, kept


# ---- other sites ----


def test_no_page_of_another_site_changes_anything(tmp_path: Path) -> None:
    """Not even with the cookie: a subdomain, a frame without an origin, another port, a name that only begins alike."""

    async def visit(place: Salon) -> None:
        person, ann = await new_person(place.registry.store, "Ann", mail="ann@example.org")
        await quiet(place)
        foreign = (
            "http://evil.example",
            "null",
            "http://sub.localhost",
            "http://localhost:81",
            "http://localhost.evil",
        )
        with statements(place) as said:
            for verb in CHANGING:
                for origin in foreign:
                    headers = {**ann, "Origin": origin, "Content-Type": "text/plain"}
                    answer = await place.api.request(verb.method, path_of(verb.path), headers=headers, content=b"{}")
                    assert (answer.status_code, code(answer)) == (403, "wrong-origin"), verb.path
        assert said == []
        assert await PeopleStore(place.registry.store).person(person) is not None

    run(tmp_path, visit)


# ---- odd and large text ----

ODD = "a\x00b\u202e"
BODIES: list[tuple[str, str, Any]] = [
    ("PUT", "/api/me", {"name": ODD}),
    ("PUT", "/api/me", {"settings": {ODD: [ODD, 1e308, -1, 2**63, None]}}),
    ("DELETE", "/api/me", {"name": ODD}),
    ("POST", "/api/me/passkeys/new", {"name": ODD}),
    ("POST", "/api/me/passkeys", {"ticket": "A" * 22, "credential": {"id": ODD}, "label": ODD}),
    ("POST", "/api/me/passkeys/answer", {"ticket": "A" * 22, "credential": {"id": ODD}}),
    ("POST", "/api/me/mail", {"address": f"{ODD}@example.org", "name": ODD}),
    ("POST", "/api/me/mail/answer", {"ticket": "\x00" * 22, "name": ODD}),
    ("POST", "/api/me/seats", {"seats": [{"table": "x", "token": "\x00" * 22}]}),
    ("POST", "/api/me/invitations", {"name": ODD, "table": "TABLE"}),
    ("POST", "/api/me/push", {"endpoint": ODD, "keys": {"p256dh": ODD, "auth": ODD}}),
    ("POST", "/api/hall/seeks", {"game": GAME, "players": 2, "token": "\x00" * 22, "name": ODD}),
    ("POST", "/api/hall/seeks", {"game": ODD, "players": 2, "token": "A" * 22}),
    ("POST", "/api/reports", {"table": "TABLE", "seat": 0, "words": ODD}),
]
PATHS = [
    ("GET", "/api/people/a%00b"),
    ("GET", "/api/ladder/a%00b/2"),
    ("GET", "/api/tables/a%00b/ratings"),
    ("GET", "/api/hall/seeks/a%00b"),
    ("POST", "/api/hall/seeks/a%00b/bots"),
    ("DELETE", "/api/hall/seeks/a%00b"),
    ("DELETE", "/api/me/invitations/a%00b"),
    ("DELETE", "/api/me/passkeys/a%00b"),
    ("PUT", "/api/me/blocks/a%00b"),
    ("DELETE", "/api/me/blocks/a%00b"),
    ("POST", "/api/me/games/a%00b/key"),
]


def test_text_that_no_database_can_keep_is_no_failure_of_the_server(
    address: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(place: Salon) -> None:
        _, ann = await new_person(place.registry.store, "Ann")
        table = (await place.api.post("/api/tables", json=TWO, headers=ann)).json()["table"]
        for method, path, body in BODIES:
            if isinstance(body, dict) and body.get("table") == "TABLE":
                body = {**body, "table": table}
            for headers in (ann, None):
                answer = await place.api.request(method, path, json=body, headers=headers)
                assert answer.status_code < 500, (path, body, answer.text)
        for method, path in PATHS:
            headers = {**ann, "Authorization": "Bearer " + "\x00" * 22}
            answer = await place.api.request(method, path, headers=headers)
            assert answer.status_code < 500, (path, answer.text)
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR and "mail" not in record.msg]

    run(tmp_path, visit, database=address)


def test_whatever_is_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    async def visit(place: Salon) -> None:
        _, ann = await new_person(place.registry.store, "Ann")
        large = b'{"name":"' + b"x" * place.registry.settings.message_size + b'"}'
        deep = b'{"settings":' + b"[" * 5_000 + b"]" * 5_000 + b"}"
        for verb in CHANGING:
            if verb.body is not None:
                answers = [
                    await place.api.request(verb.method, path_of(verb.path), content=sent, headers=ann)
                    for sent in (large, deep)
                ]
                assert {code(answer) for answer in answers} <= {"too-large", "bad-message"}, verb.path
                assert {answer.status_code for answer in answers} <= {413, 400}

    run(tmp_path, visit)


@pytest.mark.parametrize(
    "trick",
    [
        "root,ann@example.org",
        "a;ann@example.org",
        "Ann<ann@example.org",
        "ann@evil.example>,x@example.org",
        "(ann)ann@example.org",
        '"ann"@example.org',
        "ann\\@example.org",
        "team:ann@example.org",
        "[x]ann@example.org",
        "ann.@example.org",
        ".ann@example.org",
        "a..b@example.org",
        "ann@-example.org",
    ],
)
def test_one_mail_goes_to_one_address_that_is_what_it_says(trick: str) -> None:
    """A mail server would read two addresses, or another one: that is how limits for an address are got round."""
    with pytest.raises(Refused, match="bad-address"):
        fitting_address(trick)


@pytest.mark.parametrize("address", ["ann.b+c@example.org", "o'neil_9@a-b.example", "{x}%y!z@example.org"])
def test_usual_addresses_are_still_good(address: str) -> None:
    assert fitting_address(address) == address


# ---- guessing ----


@contextmanager
def statements(place: Salon) -> Iterator[list[str]]:
    """All that is asked of the database meanwhile."""
    store, said = place.registry.store, list[str]()
    assert isinstance(store, SqlStore)

    def hear(*given: Any) -> None:
        said.append(str(given[2]))

    def commit(_: Any) -> None:
        said.append("COMMIT")

    event.listen(store._engine, "before_cursor_execute", hear)
    event.listen(store._engine, "commit", commit)
    try:
        yield said
    finally:
        event.remove(store._engine, "before_cursor_execute", hear)
        event.remove(store._engine, "commit", commit)


async def quiet(place: Salon) -> None:
    """Let nothing run in the background that asks the database."""
    for task in list(place.registry._tasks):
        task.cancel()
    await place.settle()
    store, free = place.registry.store, Barrier(READERS)
    assert isinstance(store, SqlStore)
    await store.probe()  # behind whatever they still wrote
    await asyncio.gather(*(store.read(lambda _: free.wait()) for _ in range(READERS)))  # and read


def test_the_work_is_the_same_whether_or_not_a_name_or_an_address_is_known(tmp_path: Path) -> None:
    async def visit(place: Salon) -> None:
        store = place.registry.store
        ann, here = await new_person(store, "Ann")
        _, there = await new_person(store, "Bob", mail="bob@example.org")
        _, elsewhere = await new_person(store, "Cem")
        await place.api.put("/api/me/blocks/Ann", headers=elsewhere)
        tables = [(await place.api.post("/api/tables", json=TWO, headers=here)).json()["table"] for _ in range(2)]
        await quiet(place)

        async def cost(path: str, **body: Any) -> list[str]:
            with statements(place) as said:
                answer = await place.api.post(path, json=body, headers=here if "invitations" in path else None)
            assert (answer.status_code, answer.content) == (204, b"")
            return said

        invited = [
            await cost("/api/me/invitations", name=name, table=table)
            for table in tables
            for name in ("Bob", "Cem", "Nobody", "Ann", "Bob", "Nobody")
        ]
        assert len(invited[0]) >= 3  # who asks, whether they sit there, the invitation
        assert {tuple(said) for said in invited} == {tuple(invited[0])}
        mailed = [
            await cost("/api/me/mail", address=address, name=name)
            for address in ("bob@example.org", "eve@example.org")
            for name in ("Bob", "Eve")
        ]
        assert {tuple(said) for said in mailed} == {tuple(mailed[0])}
        kept = (await place.api.get("/api/me/export", headers=here)).json()["invitations"]
        assert len(kept) == 8  # four names at two tables, whether or not there are such people
        assert len((await place.api.get("/api/me/invitations", headers=there)).json()) == 2
        assert ann not in str(kept)

    run(tmp_path, visit)


def test_whoever_lists_whom_they_block_finds_out_names_no_faster_than_by_asking_for_them(tmp_path: Path) -> None:
    async def visit(place: Salon) -> None:
        _, ann = await new_person(place.registry.store, "Ann")
        codes = [code(await place.api.put(f"/api/me/blocks/Name{number}", headers=ann)) for number in range(12)]
        assert codes == [None] * 10 + ["too-fast"] * 2
        assert code(await place.api.post("/api/me/passkeys/new", json={"name": "Bob"})) == "too-fast"

    run(tmp_path, visit, sign_rate=0.001)


# ---- races ----


def test_a_name_is_had_once_whoever_renames_to_it_at_the_same_moment(address: str, tmp_path: Path) -> None:
    async def visit(place: Salon) -> None:
        people = [await new_person(place.registry.store, f"Person {number}") for number in range(5)]
        answers = await asyncio.gather(
            *(place.api.put("/api/me", json={"name": "Z oe"}, headers=headers) for _, headers in people)
        )
        assert Counter(code(answer) for answer in answers) == {None: 1, "name-taken": 4}

    run(tmp_path, visit, database=address)


def test_one_seek_ends_in_one_way_whatever_is_asked_of_it_at_once(address: str, tmp_path: Path) -> None:
    """Given up, agreed to bots and asked about, each several times: it is paired or gone, and that stays so."""

    async def visit(place: Salon) -> None:
        for _ in range(3):
            token = new_token()
            bearer = {"Authorization": f"Bearer {token}"}
            seek = (await place.api.post("/api/hall/seeks", json={"game": GAME, "players": 3, "token": token})).json()
            path = f"/api/hall/seeks/{seek['id']}"
            calls = [("POST", path + "/bots"), ("DELETE", path), ("GET", path)] * 3
            answers = await asyncio.gather(*(place.api.request(*call, headers=bearer) for call in calls))
            assert all(answer.status_code < 500 for answer in answers)
            end = (await place.api.get(path, headers=bearer)).json()
            ends = {answer.json()["state"] for answer in answers if answer.status_code == 200} - {"waiting"}
            assert ends <= {end["state"]}
            late = {code(answer) for answer in answers if answer.request.method == "DELETE"}
            assert late == ({"paired"} if end["state"] == "paired" else {None})
            tables = [row.id for row in await place.registry.store.listed("playing", 99)]
            assert tables.count(end.get("table", "")) == (end["state"] == "paired")

    run(tmp_path, visit, database=address)


def test_the_last_way_in_stays_when_both_are_given_up_at_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(place: Salon) -> None:
        _, kept = await registered(place, Authenticator(HERE))
        ann, people = cookie(kept.cookies["starlode"]), PeopleStore(place.registry.store)
        (key,) = kept.json()["person"]["passkeys"]
        person = await people.named("ann")
        assert person is not None
        await place.registry.store.write(reached_at(person.id, "ann@example.org"))
        seen = await people.passkeys(person.id)

        async def stale(*_: Any) -> Any:
            return seen

        assert (await place.api.delete(f"/api/me/passkeys/{key['id']}", headers=ann)).status_code == 200
        monkeypatch.setattr(PeopleStore, "passkeys", stale)  # it was read a moment before
        assert code(await place.api.delete("/api/me/mail", headers=ann)) == "last-way"
        left = await people.person(person.id)
        assert left is not None
        assert left.mail == "ann@example.org"

    run(tmp_path, visit)


# ---- secrets ----


def test_no_log_has_anything_that_opens_something(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    async def visit(place: Salon) -> None:
        device = Authenticator(HERE)
        asked, kept = await registered(place, device)
        session, token = kept.cookies["starlode"], new_token()
        ann = cookie(session)
        await place.api.get("/api/me", headers=ann)
        await place.api.post("/api/me/mail", json={"address": "secret.person@example.org"}, headers=ann)
        seek = {"game": GAME, "players": 2, "token": token}
        name = (await place.api.post("/api/hall/seeks", json=seek, headers=ann)).json()["id"]
        await place.api.get(f"/api/hall/seeks/{name}", headers={"Authorization": f"Bearer {token}"})
        await place.api.get(f"/api/hall/seeks/{token}", headers={"Authorization": f"Bearer {session}"})
        await place.api.get(f"/api/people/{token}?ticket={asked['ticket']}")
        await place.registry.store.probe()
        written = caplog.text + "".join(capsys.readouterr())
        assert '"route":"/api/hall/seeks/{seek}"' in written
        secrets = (session, token, asked["ticket"], "secret.person", str(device.make(asked["options"])["id"]))
        assert not [secret for secret in secrets if secret in written]

    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.WARNING, logger="httpx")  # the client of this test
    run(tmp_path, visit, access_log="json")
