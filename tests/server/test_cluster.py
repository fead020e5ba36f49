"""Two servers that share PostgreSQL and Redis: a guest cannot tell them apart, and either may die."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from random import Random
from threading import Thread

import pytest

from starlode.server.tables.upkeep import ROUND_S
from tests.server.parlour import Guest, House, attend, free_port, house, wait_until
from tests.server.services import Postgres, RedisServer

Pair = tuple[House, House]
DIG = 0
HOOK_PORT = free_port()
HOOK_HOST = f"127.0.0.1:{HOOK_PORT}"


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory, database: Postgres, bus: RedisServer) -> Iterator[Pair]:
    folder, shared = tmp_path_factory.mktemp("houses"), {"database": database.fresh(), "bus": bus.address}
    calls = {"hook_hosts": HOOK_HOST, "hook_secret": "sesame"}
    with house(folder, absent="0", **shared, **calls) as here, house(folder, absent="0", **shared, **calls) as there:
        yield here, there


@pytest.fixture
def pair(houses: Pair) -> Pair:
    """Two servers; one that an earlier test has killed is there again."""
    for served in houses:
        if served.process.poll() is not None:
            served.start()
    return houses


async def a_guest_at_each(pair: Pair, table: str, tokens: list[str]) -> list[Guest]:
    """Each seat at a server of its own."""
    guests = [await Guest.enter(served.address, table, token) for served, token in zip(pair, tokens, strict=True)]
    for guest in guests:
        await guest.seeing(1)
    return guests


def test_guests_at_two_servers_play_one_game(pair: Pair) -> None:
    async def play() -> None:
        table, tokens = pair[0].create()
        guests = await a_guest_at_each(pair, table, tokens)
        await asyncio.gather(*(guest.play_on(Random(3)) for guest in guests))
        assert guests[0].table["results"] == guests[1].table["results"]
        records = [served.get(f"/api/tables/{table}/record").text for served in pair]
        assert records[0] == records[1]

    attend(play())


def test_a_server_that_dies_in_the_middle_of_a_game_is_not_missed(pair: Pair) -> None:
    async def play() -> None:
        here, there = pair
        table, tokens = here.create()
        guest = await Guest.enter(here.address, table, *tokens)
        await guest.play_on(Random(1), 5)
        await guest.answer("chat", seat=0, text="five")  # whatever the fifth move told both seats came before this
        here.kill()
        await guest.line.gone
        seen = tuple(guest.views[seat]["version"] for seat in (0, 1))
        again = await Guest.enter(there.address, table, *tokens, seen=seen)
        await again.until(lambda: len(again.views) == 2)
        assert [again.views[seat]["record"] for seat in (0, 1)] == [guest.views[seat]["record"] for seat in (0, 1)]
        await again.play_on(Random(1))
        assert again.table["status"] == "over"

    attend(play())


def test_who_is_here_is_known_everywhere(pair: Pair) -> None:
    async def come_and_go() -> None:
        here, there = pair
        table, tokens = here.create()
        ann = await Guest.enter(here.address, table, tokens[0])
        bob = await Guest.enter(there.address, table, tokens[1])
        await ann.until(lambda: ann.table and all(seat.get("here") for seat in ann.table["seats"]))
        await bob.until(lambda: bob.table and all(seat.get("here") for seat in bob.table["seats"]))
        assert (await ann.answer("replace", seat=0, absent=1))["code"] == "absent-not"
        bob.line.close()
        await ann.until(lambda: not ann.table["seats"][1].get("here"))
        bob = await Guest.enter(there.address, table, tokens[1])
        await ann.until(lambda: ann.table["seats"][1].get("here"))
        there.kill()
        await ann.until(lambda: not ann.table["seats"][1].get("here"))
        assert (await ann.answer("replace", seat=0, absent=1))["type"] == "done"

    attend(come_and_go())


def test_words_and_rematches_reach_everybody(pair: Pair) -> None:
    async def talk() -> None:
        table, tokens = pair[0].create()
        ann, bob = [await Guest.enter(served.address, table, *tokens) for served in pair]
        await ann.until(lambda: ann.table)
        await bob.answer("chat", seat=1, text="good luck")
        await ann.until(lambda: any(m["type"] == "spoken" for m in ann.heard))
        await ann.play_on(Random(2))
        await bob.until(lambda: bob.table["status"] == "over")
        answers = await asyncio.gather(ann.answer("rematch", seat=0), bob.answer("rematch", seat=1))
        assert [answer["type"] for answer in answers] == ["done", "done"]
        await ann.until(lambda: ann.table.get("successor"))
        await bob.until(lambda: bob.table.get("successor"))
        assert ann.table["successor"] == bob.table["successor"]
        for served in pair:
            again = await Guest.enter(served.address, ann.table["successor"], *tokens)
            await again.seeing(1)

    attend(talk())


def test_a_seat_is_taken_once_and_its_token_opens_it_everywhere(pair: Pair) -> None:
    here, there = pair
    for _ in range(5):
        table, _ = here.create(seats="ho")
        assert there.get(f"/api/tables/{table}").json()["status"] == "waiting"
        joined = there.post(f"/api/tables/{table}/seats/1", {"name": "Bob"})
        assert here.get(f"/api/tables/{table}/view", joined.json()["token"]).json()["viewer"] == 1
        assert here.post(f"/api/tables/{table}/seats/1", {"name": "Cid"}).json()["code"] == "seat-taken"


def test_a_question_is_answered_at_another_server(pair: Pair) -> None:
    async def regret() -> None:
        table, tokens = pair[0].create()
        guests = await a_guest_at_each(pair, table, tokens)
        seat = 0 if guests[0].acting is not None else 1
        mover, rival = guests[seat], guests[1 - seat]
        await mover.play(seat, DIG)
        mover.say("undo", seat=seat)
        await rival.until(lambda: any(m["type"] == "question" for m in rival.heard))
        pair[seat].kill()  # where it was asked
        await mover.line.gone
        again = await Guest.enter(pair[1 - seat].address, table, tokens[seat])
        await again.until(lambda: any(m["type"] == "question" for m in again.heard))
        question = next(m for m in again.heard if m["type"] == "question")
        assert (question["question"], question["seat"]) == (1, seat)
        answer = await rival.answer("answer", seat=1 - seat, question=1, yes=True)
        assert answer["type"] == "done"
        await again.until(lambda: any(m["type"] == "answered" and m["agreed"] for m in again.heard))
        assert again.acting == seat

    attend(regret())


def test_bots_think_at_one_server_and_another_takes_over(pair: Pair) -> None:
    async def watch() -> None:
        table, tokens = pair[0].create(seats="hbb")
        guests = [await Guest.enter(served.address, table, *tokens) for served in pair]
        await guests[0].play_on(Random(4), 3)
        decided = [thoughts(served) for served in pair]
        first = decided.index(max(decided))  # the one that was first to hear of a bot's turn
        other = 1 - first
        assert decided[other] == 0
        await guests[other].seeing(guests[0].views[0]["version"])  # or the next move would be made too late
        pair[first].kill()
        await guests[other].play_on(Random(4))
        assert guests[other].table["status"] == "over"
        assert thoughts(pair[other]) > 0

    attend(watch())


def thoughts(served: House) -> float:
    """How many decisions bots have made at a server."""
    return metric(served, "starlode_bot_seconds_count")


def metric(served: House, name: str) -> float:
    lines = served.get("/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


@pytest.mark.parametrize("late", ["move", "seat"])
def test_a_timeout_is_decided_once(pair: Pair, late: str) -> None:
    async def dawdle() -> None:
        table, _ = pair[0].create(clock={"kind": "move", "seconds": 1}, late=late, late_level="random")
        watchers = [await Guest.enter(served.address, table) for served in pair]
        for watcher in watchers:
            await watcher.seeing(4)
        pair[0].kill()
        before = watchers[1].views[-1]["version"]
        await watchers[1].seeing(before + 2)
        versions = [m["version"] for m in watchers[1].heard if m["type"] == "update"]
        assert versions == sorted(set(versions))

    attend(dawdle())


def test_what_is_not_heard_while_the_bus_is_away_is_found(pair: Pair, bus: RedisServer) -> None:
    async def play() -> None:
        table, tokens = pair[0].create()
        guests = await a_guest_at_each(pair, table, tokens)
        bus.kill()
        try:
            await asyncio.gather(*(guest.play_on(Random(3)) for guest in guests))
        finally:
            bus.start()
        assert guests[0].table["results"] == guests[1].table["results"]

    attend(play())


def test_nobody_is_taken_for_absent_while_the_bus_is_away(pair: Pair, bus: RedisServer) -> None:
    """They are forgotten here, but still play there."""

    async def wait() -> None:
        table, tokens = pair[0].create()
        ann, _ = await a_guest_at_each(pair, table, tokens)
        await ann.until(lambda: ann.table["seats"][1].get("here"))
        bus.kill()
        try:
            await ann.until(lambda: not ann.table["seats"][1].get("here"))
            assert (await ann.answer("replace", seat=0, absent=1))["code"] == "absent-unknown"
        finally:
            bus.start()

    attend(wait())


def test_a_call_is_made_once(pair: Pair) -> None:
    calls: Queue[bytes] = Queue()

    class Bell(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            calls.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    async def wait() -> None:
        table, _ = pair[0].create(seats="oo")
        watchers = [await Guest.enter(served.address, table) for served in pair]
        for seat, served in enumerate(pair):
            served.post(f"/api/tables/{table}/seats/{seat}", {"name": "Ann", "hook": f"http://{HOOK_HOST}/ring"})
        await watchers[0].seeing(1)
        assert table.encode() in await asyncio.to_thread(calls.get, timeout=120)
        await asyncio.sleep(2.5 * ROUND_S)
        assert calls.empty()

    with HTTPServer(("127.0.0.1", HOOK_PORT), Bell) as bell:
        Thread(target=bell.serve_forever, daemon=True).start()
        attend(wait())
        bell.shutdown()


def test_a_database_that_starts_later_is_waited_for(tmp_path: Path, database: Postgres) -> None:
    address = database.fresh()
    database.service.stop()

    def start_when_missed() -> None:
        wait_until(lambda: any("cannot be used" in log.read_text() for log in tmp_path.glob("log-*.txt")))
        database.service.start()

    Thread(target=start_when_missed).start()
    with house(tmp_path, database=address) as served:
        assert served.get("/api/tables").json() == []
