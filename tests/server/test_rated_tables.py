"""Rated tables: a game and what it does to ratings are stored together, once, and can be computed anew."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from starlode.server.people.rating_store import steps_in
from starlode.server.people.ratings import NEWCOMER, RatingStep, all_steps
from starlode.server.storage.sql_hall import RATED
from starlode.server.tables.rated_tables import judged, rated_game
from starlode.server.tables.transcripts import match_of
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
            games.append(rated_game(table, when))
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
