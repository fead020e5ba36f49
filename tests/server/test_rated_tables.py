"""Rated tables: a game and what it does to ratings are stored together, once, and can be computed anew."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert, select, update

from starlode.server.keeping.clearing import clear_some
from starlode.server.operating.recount import recount
from starlode.server.people.rated_tables import judged, rated_game
from starlode.server.people.rating_store import steps_in
from starlode.server.people.ratings import NEWCOMER, RatingStep, all_steps
from starlode.server.storage.people_statements import RETEXT
from starlode.server.storage.sql_hall import RATED
from starlode.server.storage.sql_people import BLOCKS
from starlode.server.storage.sqlstore import SqlStore
from starlode.server.tables.chairs import read_sitting
from starlode.server.tables.transcripts import match_of
from tests.commands import run
from tests.server.persons import new_person
from tests.server.salon import Salon, salon

Visit = Callable[[Salon], Awaitable[None]]
Headers = dict[str, str]
Request = tuple[str, dict[str, int], Headers]
GAME = "ore-rush"
RATED_TABLE = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "open"}], "rated": True, "public": True}


def visit(folder: Path, work: Visit, **settings: Any) -> None:
    async def whole() -> None:
        async with salon(folder, **settings) as house:
            await work(house)

    asyncio.run(whole())


async def sit(house: Salon, *people: Headers, **more: Any) -> tuple[str, list[str]]:
    """A rated table of some people, in this order: its id and their tokens."""
    seats = [{"kind": "human"}, *[{"kind": "open"}] * (len(people) - 1), *more.pop("bots", [])]
    made = await house.api.post("/api/tables", json={**RATED_TABLE, "seats": seats, **more}, headers=people[0])
    assert made.status_code == 200, made.text
    table, tokens = made.json()["table"], [made.json()["tokens"]["0"]]
    for seat, headers in enumerate(people[1:], 1):
        joined = await house.api.post(f"/api/tables/{table}/seats/{seat}", json={"name": "x"}, headers=headers)
        assert joined.status_code == 200, joined.text
        tokens.append(joined.json()["token"])
    return table, tokens


async def play_out(house: Salon, table: str, tokens: list[str], stop_before_end: bool = False) -> Request:
    """Play a game by requests; answers with the last request, which was not sent if that is wanted."""
    chance = Random(1)
    while True:
        async with house.registry.at(table, fresh=True) as at:
            live = at.playing()
            seat = next(seat for seat in live.acting if seat < len(tokens))
            action = chance.choice(live.actions(seat))
        request: Request = (f"/api/tables/{table}/moves", {"move": action}, {"Authorization": f"Bearer {tokens[seat]}"})
        if stop_before_end and await ends(house, table, seat, action):
            return request
        answer = await house.api.post(request[0], json=request[1], headers=request[2])
        assert answer.status_code == 200, answer.text
        if not answer.json()["acting"]:
            return request


async def ends(house: Salon, table: str, seat: int, action: int) -> bool:
    """Whether a move would end a game."""
    async with house.registry.at(table) as at:
        match = match_of(at, at.playing())
        match.decide(seat, action)
        return match.over


async def stored(house: Salon) -> list[RatingStep]:
    """All that games have done to ratings."""
    found = await house.registry.store.read(lambda connection: steps_in(connection, select(RATED)))
    return sorted(found, key=lambda step: (step.person, step.game, step.players, step.nth))


async def computed(house: Salon, steps: list[RatingStep]) -> list[RatingStep]:
    """The same, computed from the tables where it happened."""
    at = {step.table_id: step.at for step in steps}
    games = []
    for name, when in at.items():
        async with house.registry.at(name) as table:
            games.append(rated_game(table, table.ranks, when))
    return sorted(all_steps(games), key=lambda step: (step.person, step.game, step.players, step.nth))


def test_a_game_and_its_ratings_are_stored_together(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        ann, here = await new_person(house.registry.store, "Ann", public=True)
        bob, there = await new_person(house.registry.store, "Bob")
        table, tokens = await sit(house, here, there)
        info = (await house.api.get(f"/api/tables/{table}")).json()
        assert info["rated"]
        assert [seat["rating"]["mark"] for seat in info["seats"]] == [1500, 1500]
        await play_out(house, table, tokens)
        steps = await stored(house)
        assert {step.person for step in steps} == {ann, bob}
        assert steps == await computed(house, steps)
        changes = (await house.api.get(f"/api/tables/{table}/ratings")).json()
        assert [change["before"]["games"] for change in changes] == [0, 0]
        assert [change["after"]["games"] for change in changes] == [1, 1]
        again, _ = await sit(house, here, there)
        shown = (await house.api.get(f"/api/tables/{again}")).json()["seats"]
        assert [seat["rating"] for seat in shown] == [change["after"] for change in changes]

    visit(tmp_path, work)


def test_games_of_the_same_people_that_end_at_the_same_moment_all_count_once(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        _, here = await new_person(house.registry.store, "Ann")
        _, there = await new_person(house.registry.store, "Bob")
        tables = [await sit(house, here, there) for _ in range(5)]
        last = [await play_out(house, table, tokens, stop_before_end=True) for table, tokens in tables]
        sent = [house.api.post(path, json=body, headers=headers) for path, body, headers in last]
        answers = await asyncio.gather(*sent)
        assert [answer.status_code for answer in answers] == [200] * 5
        steps = await stored(house)
        assert [step.nth for step in steps] == [1, 2, 3, 4, 5] * 2
        assert len({(step.person, step.table_id) for step in steps}) == 10
        assert steps == await computed(house, steps)
        for table, _ in tables:
            entries = await house.registry.store.entries(table, 0)
            assert [entry.number for entry in entries] == list(range(len(entries)))

    visit(tmp_path, work)


def test_a_rated_end_stands(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        _, here = await new_person(house.registry.store, "Ann")
        _, there = await new_person(house.registry.store, "Bob")
        table, tokens = await sit(house, here, there)
        await play_out(house, table, tokens)
        before = await stored(house)
        ear = await house.ear(table, *tokens)
        ear.drain()
        ear.say("undo", id=7, seat=0)
        ear.say("undo", id=8, seat=1)
        while len(ear.frames) < 2:
            await asyncio.sleep(0.01)
        assert all('"code":"over"' in frame for frame in ear.drain())
        await ear.hang_up()
        assert await stored(house) == before

    visit(tmp_path, work)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": [{"kind": "human"}, {"kind": "human"}]}, "rated-people"),
        ({"seats": [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]}, "rated-people"),
        ({"seats": [{"kind": "human"}, {"kind": "bot", "level": "random"}]}, "rated-bots"),
        ({"game": "cave-in", "changes": {"limits.cave_ins": 7}}, None),
    ],
)
def test_a_rated_table_is_as_it_must_be(tmp_path: Path, wish: dict[str, Any], code: str | None) -> None:
    async def work(house: Salon) -> None:
        _, here = await new_person(house.registry.store, "Ann")
        made = await house.api.post("/api/tables", json={**RATED_TABLE, **wish}, headers=here)
        assert made.status_code != 200
        assert code is None or made.json()["code"] == code

    visit(tmp_path, work)


def test_guests_and_those_who_sit_there_already_are_refused_at_a_rated_table(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        _, here = await new_person(house.registry.store, "Ann")
        assert (await house.api.post("/api/tables", json=RATED_TABLE)).json()["code"] == "rated-people"
        made = await house.api.post("/api/tables", json=RATED_TABLE, headers=here)
        seat = f"/api/tables/{made.json()['table']}/seats/1"
        assert (await house.api.post(seat, json={"name": "Guest"})).json()["code"] == "rated-people"
        assert (await house.api.post(seat, json={"name": "Ann"}, headers=here)).json()["code"] == "rated-twice"

    visit(tmp_path, work)


def test_whoever_leaves_has_lost_and_bots_stay_as_they_are(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        ann, here = await new_person(house.registry.store, "Ann")
        bob, there = await new_person(house.registry.store, "Bob")
        bots = [{"kind": "bot", "level": "easy"}]
        table, tokens = await sit(house, here, there, bots=bots, late_level="random")
        gone = await house.api.delete(f"/api/tables/{table}/seats/0", headers={"Authorization": f"Bearer {tokens[0]}"})
        assert gone.status_code == 204
        gone = await house.api.delete(f"/api/tables/{table}/seats/1", headers={"Authorization": f"Bearer {tokens[1]}"})
        async with asyncio.timeout(120):
            while not (steps := await stored(house)):
                await asyncio.sleep(0.05)
        ranks = {step.person: step.rank for step in steps}
        assert ranks == {ann: 3, bob: 2}
        assert steps == await computed(house, steps)
        assert all(step.mu < NEWCOMER.mu for step in steps if step.person == ann)

    visit(tmp_path, work, bot_pace=0)


def test_those_who_give_up_come_last_and_the_first_of_them_behind_the_others() -> None:
    assert judged([1, 2, 3], [None, None, None]) == [1, 2, 3]
    assert judged([1, 1, 3], [None, None, None]) == [1, 1, 3]
    assert judged([1, 2, 3], [4, None, None]) == [3, 1, 2]
    assert judged([1, 2, 3, 3], [9, 5, None, None]) == [3, 4, 1, 1]


def test_a_table_that_ratings_rest_on_is_not_deleted(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        _, here = await new_person(house.registry.store, "Ann")
        _, there = await new_person(house.registry.store, "Bob")
        table, tokens = await sit(house, here, there)
        await play_out(house, table, tokens)
        other, _ = await house.table(GAME, 2)
        late = 2**50
        assert await house.registry.store.outdated(late, 9) == [other]
        await house.registry.store.drop([table, other], late)
        assert await house.registry.store.load(table) is not None
        assert await house.registry.store.load(other) is None

    visit(tmp_path, work)


def test_what_was_said_at_a_table_that_ratings_rest_on_goes_and_what_they_need_stays(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        store, late = house.registry.store, 2**50
        (_, here), (bob, there) = await new_person(store, "Ann"), await new_person(store, "Bob")
        table, tokens = await sit(house, here, there)
        await say(house, table, tokens[0], "the first words")
        await play_out(house, table, tokens)
        hooked = await store.entries(table, 0)
        sitting = read_sitting(hooked[1].text)
        called = msgspec.structs.replace(sitting, hook="https://script.example/secret").text()
        await store.write((RETEXT, {"table": table, "at_number": 1, "new_text": called}))
        assert not await clear_some(house.registry, late)  # it is in memory: somebody is there
        house.registry.forget(house.registry.tables[table])
        assert not await clear_some(house.registry, 1)
        assert await clear_some(house.registry, late)
        assert not await clear_some(house.registry, late)
        found = await store.entries(table, 0)
        assert "first words" not in str(found)
        assert "script.example" not in str(found)
        assert [entry.number for entry in found] == list(range(len(hooked)))
        assert read_sitting(found[1].text) == sitting
        assert sitting.person == bob
        assert (await recount(store)).wrong == []  # type: ignore[arg-type]
        ear = await house.ear(table, tokens[0])
        assert "first words" not in str(ear.frames)
        assert (await house.api.get("/api/me/export", headers=here)).json()["said"] == []
        await say(house, table, tokens[1], "later words")
        await ear.hang_up()  # with the last one an ended table leaves memory
        assert await clear_some(house.registry, late)
        assert "later words" not in str(await store.entries(table, 0))

    visit(tmp_path, work)


async def say(house: Salon, table: str, token: str, words: str) -> None:
    """Say something at a table."""
    answer = await house.api.post(
        f"/api/tables/{table}/chat", json={"text": words}, headers={"Authorization": f"Bearer {token}"}
    )
    assert answer.status_code < 300, answer.text


def test_ratings_are_computed_anew_and_mended(tmp_path: Path) -> None:
    database = ("--database", f"sqlite:///{tmp_path / 'tables.db'}")

    async def work(house: Salon) -> None:
        people = [await new_person(house.registry.store, name) for name in ("Ann", "Bob", "Cem")]
        for one, other in ((0, 1), (1, 2), (2, 0)):
            table, tokens = await sit(house, people[one][1], people[other][1])
            await play_out(house, table, tokens)
        before = await stored(house)
        assert "6 ratings, 0 not as computed" in (await asyncio.to_thread(run, "admin", "ratings", *database)).stdout
        first, last = before[0], before[-1]
        where = (RATED.c.person == first.person) & (RATED.c.nth == first.nth)
        gone = (RATED.c.person == last.person) & (RATED.c.nth == last.nth)
        extra = msgspec.structs.asdict(last) | {"nth": 9}
        await house.registry.store.write(
            (update(RATED).where(where).values(mu=50.0), {}), (delete(RATED).where(gone), {}), (insert(RATED), extra)
        )
        found = await asyncio.to_thread(run, "admin", "ratings", "--check", *database)
        assert (found.exit_code, "3 not as computed" in found.stdout) == (1, True), found.output
        assert (await asyncio.to_thread(run, "admin", "ratings", "--rebuild", *database)).exit_code == 0
        assert await stored(house) == before
        assert (await asyncio.to_thread(run, "admin", "ratings", *database)).exit_code == 0

    visit(tmp_path, work)


def test_the_ladder_has_public_people_who_played_enough_and_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starlode.server.hall.ladder.GAMES", 1)

    async def work(house: Salon) -> None:
        _, here = await new_person(house.registry.store, "Ann", public=True)
        _, there = await new_person(house.registry.store, "Bob", public=False)
        table, tokens = await sit(house, here, there)
        await play_out(house, table, tokens)
        ladder = (await house.api.get(f"/api/ladder/{GAME}/2")).json()
        assert [line["name"] for line in ladder if "level" not in line] == ["Ann"]
        assert len([line for line in ladder if "level" in line]) == 10
        marks = [line["rating"]["mark"] for line in ladder]
        assert marks == sorted(marks, reverse=True)
        for path in (f"{GAME}/9", f"{GAME}/x", "chess/2", f"{GAME}/1"):
            assert (await house.api.get(f"/api/ladder/{path}")).status_code == 404

    visit(tmp_path, work)


def test_an_invitation_reaches_a_person_and_tells_the_sender_nothing(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        store = house.registry.store
        ann, here = await new_person(store, "Ann")
        _, there = await new_person(store, "Bob")
        cem, elsewhere = await new_person(store, "Cem")
        made = await house.api.post("/api/tables", json=RATED_TABLE, headers=here)
        table = made.json()["table"]
        await store.write((insert(BLOCKS), {"person": cem, "blocked": ann, "at": 1}))
        answers = [
            await house.api.post("/api/me/invitations", json={"name": name, "table": table}, headers=here)
            for name in ("bob", "Cem", "Nobody", "Ann", "Bob")
        ]
        assert {(answer.status_code, answer.content) for answer in answers} == {(204, b"")}
        wrong = await house.api.post("/api/me/invitations", json={"name": "Ann", "table": table}, headers=there)
        assert wrong.json()["code"] == "no-table"
        assert (await house.api.get("/api/me/invitations", headers=elsewhere)).json() == []
        (found,) = (await house.api.get("/api/me/invitations", headers=there)).json()
        assert (found["name"], found["table"], found["players"]) == ("Ann", table, 2)
        path = f"/api/me/invitations/{found['id']}"
        assert (await house.api.delete(path, headers=here)).status_code == 204  # another's: nothing happens
        assert len((await house.api.get("/api/me/invitations", headers=there)).json()) == 1
        assert (await house.api.delete(path, headers=there)).status_code == 204
        assert (await house.api.get("/api/me/invitations", headers=there)).json() == []

    visit(tmp_path, work)


def test_a_public_person_has_a_profile_and_takes_all_of_it_along_when_they_go(tmp_path: Path) -> None:
    async def work(house: Salon) -> None:
        store = house.registry.store
        ann, here = await new_person(store, "Ann", public=True)
        _, there = await new_person(store, "Bob")
        for _ in range(2):
            table, tokens = await sit(house, here, there)
            await play_out(house, table, tokens)
        seen = (await house.api.get("/api/people/ann")).json()
        assert (seen["name"], [line["game"] for line in seen["ratings"]]) == ("Ann", [GAME])
        (line,) = seen["ratings"]
        assert [line["rating"]["games"], line["rating"]["mark"]] == [2, line["history"][-1]["mark"]]
        assert seen["games"][0]["table"] == table
        hidden, nobody = [await house.api.get(f"/api/people/{name}") for name in ("Bob", "Nobody")]
        assert (
            [hidden.status_code, hidden.json()["code"]]
            == [nobody.status_code, nobody.json()["code"]]
            == [404, "not-found"]
        )
        kept = (await house.api.get("/api/me/export", headers=there)).json()
        assert [step["nth"] for step in kept["ratings"]] == [1, 2]
        assert ann not in str(kept)
        gone = await house.api.request("DELETE", "/api/me", json={"name": "Bob"}, headers=there)
        assert gone.status_code == 204, gone.text
        left = await stored(house)
        assert {step.person for step in left} == {ann}
        assert isinstance(store, SqlStore)
        assert (await recount(store)).wrong == []

    visit(tmp_path, work)
