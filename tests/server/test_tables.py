"""Tables over the network: made, joined, played, left, and played again."""

from __future__ import annotations

import asyncio
import base64
from random import Random

import pytest

from starlode.engine.state.records import sent_size
from starlode.games import load_game
from starlode.match import Match, read_record
from tests.server.parlour import Guest, House, attend

pytestmark = pytest.mark.parametrize("served", ["sqlite", "postgresql"], indirect=True)


def test_a_table_begins_when_all_seats_are_taken(served: House) -> None:
    table, _ = served.create(seats="ho", public=True)
    assert served.get(f"/api/tables/{table}").json()["status"] == "waiting"
    assert table in [line["table"] for line in served.get("/api/tables").json()]
    joined = served.post(f"/api/tables/{table}/seats/1", {"name": "Bob"}).json()
    shown = served.get(f"/api/tables/{table}").json()
    assert (shown["status"], shown["seats"][1]["name"]) == ("playing", "Bob")
    assert served.get(f"/api/tables/{table}/view", joined["token"]).json()["viewer"] == 1
    waiting = [line["table"] for line in served.get("/api/tables").json() if line["status"] == "waiting"]
    assert table not in waiting


def test_a_whole_game_on_one_socket_with_two_seats(served: House) -> None:
    async def play() -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.play_on(Random(1))
        assert guest.table["key"]
        record = read_record(served.get(f"/api/tables/{table}/record").text)
        assert record.seed == guest.table["key"]
        assert Match.from_record(record).over

    attend(play())


def test_two_browsers_and_a_spectator_see_the_same_versions(served: House) -> None:
    async def play() -> None:
        table, tokens = served.create()
        guests = [await Guest.enter(served.address, table, token) for token in tokens]
        watcher = await Guest.enter(served.address, table)
        await watcher.until(lambda: watcher.views)
        await asyncio.gather(*(guest.play_on(Random(2)) for guest in guests))
        await watcher.until(lambda: watcher.table.get("status") == "over")
        versions = [view["version"] for guest in [*guests, watcher] for view in guest.views.values()]
        assert len(set(versions)) == 1
        updates = [message for message in watcher.heard if message["type"] == "update"]
        assert [message["version"] for message in updates] == list(range(1, versions[0] + 1))

    attend(play())


def test_the_past_tells_what_all_updates_have_told(served: House) -> None:
    async def play() -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.play_on(Random(3))
        for seat, token in enumerate(tokens):
            updates = [m for m in guest.heard if m["type"] == "update" and m["viewer"] == seat]
            past = served.get(f"/api/tables/{table}/past", token).json()
            assert past["version"] == updates[-1]["version"]
            assert past["events"] == [row for message in updates for row in message.get("events", [])]
        assert served.get(f"/api/tables/{table}/past").json()["version"] == past["version"]

    attend(play())


def test_a_record_has_the_size_that_the_schema_says(served: House) -> None:
    async def look() -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.until(lambda: len(guest.views) == 2)
        size = sent_size(load_game("ore-rush").state_type)
        assert {len(base64.b64decode(view["record"])) for view in guest.views.values()} == {size}

    attend(look())


def test_a_client_that_comes_back_gets_what_it_missed(served: House) -> None:
    async def play() -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.play_on(Random(5), 3)
        again = await Guest.enter(served.address, table, tokens[0], seen=(2,))
        await again.until(lambda: 0 in again.views)
        update = again.views[0]
        assert (update["type"], update["after"], update["version"]) == ("update", 2, 4)
        assert len(update["events"]) >= 2
        ahead = await Guest.enter(served.address, table, tokens[0], seen=(99,))
        await ahead.until(lambda: 0 in ahead.views)
        assert ahead.views[0]["type"] == "resync"

    attend(play())


def test_bots_play_in_any_seat(served: House) -> None:
    async def play() -> None:
        table, tokens = served.create(seats="hbb")
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.play_on(Random(3))
        assert len(guest.table["results"]) == 3

    attend(play())


def test_bots_of_a_level_think_in_a_process(served: House) -> None:
    async def watch() -> None:
        seats = [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "novice"}]
        table = served.post("/api/tables", {"game": "ore-rush", "seats": seats}).json()["table"]
        watcher = await Guest.enter(served.address, table)
        await watcher.until(lambda: watcher.table.get("status") == "over")

    attend(watch())


def test_an_absent_player_is_replaced_and_comes_back(served: House) -> None:
    async def play() -> None:
        table, tokens = served.create()
        live = await Guest.enter(served.address, table, tokens[0])
        await live.until(lambda: live.table)
        assert (await live.answer("replace", seat=0, absent=1))["type"] == "done"
        await live.until(lambda: live.table["seats"][1].get("stands_in"))
        await live.until(lambda: live.acting is not None)
        back = await Guest.enter(served.address, table, tokens[1])
        await back.until(lambda: not back.table["seats"][1].get("stands_in") if back.table else False)
        assert (await live.answer("replace", seat=0, absent=1))["code"] == "absent-not"

    attend(play())


def test_whoever_leaves_opens_the_seat_before_the_game_and_gives_it_to_a_bot_later(served: House) -> None:
    table, tokens = served.create(seats="hoo")
    assert served.delete(f"/api/tables/{table}/seats/0", tokens[0]).status_code == 204
    assert served.get(f"/api/tables/{table}").json()["seats"][0]["kind"] == "open"
    table, tokens = served.create()
    assert served.delete(f"/api/tables/{table}/seats/1", tokens[0]).json()["code"] == "not-your-seat"
    assert served.delete(f"/api/tables/{table}/seats/1", tokens[1]).status_code == 204
    assert served.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "bot"
    assert served.get(f"/api/tables/{table}/view", tokens[1]).status_code == 403


def test_people_talk(served: House) -> None:
    async def talk() -> None:
        table, tokens = served.create()
        ann, watcher = await Guest.enter(served.address, table, tokens[0]), await Guest.enter(served.address, table)
        await ann.answer("chat", seat=0, text="good\nluck \u200b!")
        await watcher.until(lambda: any(m["type"] == "spoken" for m in watcher.heard))
        late = await Guest.enter(served.address, table)
        await late.until(lambda: any(m["type"] == "spoken" for m in late.heard))
        assert next(m for m in late.heard if m["type"] == "spoken")["text"] == "good luck !"
        assert (await watcher.answer("chat", seat=0, text="me too"))["code"] == "not-your-seat"
        assert (await ann.answer("chat", seat=0, text="x" * 301))["code"] == "bad-message"

    attend(talk())


def test_a_rematch_keeps_the_people_and_their_tokens(served: House) -> None:
    async def play() -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.until(lambda: guest.acting is not None)
        assert (await guest.answer("rematch", seat=0))["code"] == "not-over"
        await guest.play_on(Random(4))
        await guest.answer("rematch", seat=0)
        await guest.answer("rematch", seat=1)
        again = await Guest.enter(served.address, guest.table["successor"], *tokens)
        await again.until(lambda: again.acting is not None)
        assert again.table["fairness"] != guest.table["fairness"]

    attend(play())


def test_scripts_play_in_words(served: House) -> None:
    table, tokens = served.create()
    views = [served.get(f"/api/tables/{table}/view", token).json() for token in tokens]
    acting = views[0]["acting"][0]
    after = served.post(f"/api/tables/{table}/moves", {"move": views[acting]["legal"][0]}, tokens[acting]).json()
    assert after["version"] == 2
    assert len(served.get(f"/api/tables/{table}/log").json()) >= 1
    wrong = served.post(f"/api/tables/{table}/moves", {"move": "dance"}, tokens[acting])
    assert (wrong.status_code, wrong.json()["code"]) == (409, "illegal")


def test_names_are_shown_harmlessly(served: House) -> None:
    bell, blank = "a\x00\x07b", "\n" * 40
    seats = [{"kind": "human", "name": bell}, {"kind": "bot", "level": "random", "name": blank}, {"kind": "open"}]
    made = served.post("/api/tables", {"game": "ore-rush", "seats": seats, "public": True}).json()
    assert made["table"] in [line["table"] for line in served.get("/api/tables").json()]
    joined = served.post(f"/api/tables/{made['table']}/seats/2", {"name": bell * 10}).json()
    names = [seat["name"] for seat in served.get(f"/api/tables/{made['table']}").json()["seats"]]
    assert all(name.isprintable() and 1 <= len(name) <= 40 for name in names)
    assert served.get(f"/api/tables/{made['table']}/log", joined["token"]).status_code == 200
