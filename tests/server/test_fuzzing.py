"""Whatever is sent: no failure of the server, no crash, no growth of memory, and whoever behaves plays on."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from starlode.server.api.verbs import VERBS
from starlode.server.protocol import wire
from starlode.server.storage.sqlstore import SqlStore
from tests.server.parlour import PLAIN, Guest, House, attend, house
from tests.server.persons import new_person
from tests.server.salon import Ear, Salon, salon

BOUNDED = settings(
    max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
MESSAGES = [kind.__struct_config__.tag for kind in wire.FromClient.__args__]
GAME = "cave-in"
GROWTH = 3_000_000  # bytes that a process may grow by from caches alone


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(Path(tmp_path_factory.mktemp("besieged")), request_rate="1000000", site="http://localhost") as running:
        yield running
        assert running.process.poll() is None
        assert '"level":"ERROR"' not in running.log


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: f"{verb.method} {verb.path}")
def test_the_api_answers_as_it_says_whatever_it_is_asked(besieged: House, verb: Any) -> None:
    """Half of the requests are about a table that there is, by somebody who sits there or is signed in."""
    described = schemathesis.openapi.from_url(besieged.address + "/api/openapi.json")
    table, tokens = besieged.create(seats="hho")
    signed_in = asyncio.run(somebody(besieged, verb.answer.__name__))
    tournament = a_tournament(besieged, signed_in) if "{tournament}" in verb.path else ""

    @BOUNDED
    @given(case=described[verb.path][verb.method].as_strategy(), real=st.booleans())
    def ask(case: Any, real: bool) -> None:
        if real:
            known = {"table": table, "game": "ore-rush", "seat": "2", "name": "Ann", "id": "0"}
            known["tournament"] = tournament
            case.path_parameters = {name: known.get(name, "2") for name in case.path_parameters or {}}
        headers = {"Authorization": f"Bearer {tokens[0]}"} if verb.token else signed_in
        answer = case.call(headers=headers if real else None)
        case.validate_response(answer, checks=CHECKS)

    ask()


def a_tournament(served: House, maker: dict[str, str]) -> str:
    """The id of a tournament."""
    return str(served.post("/api/tournaments", {"game": "ore-rush", "players": 2}, **maker).json()["id"])


async def somebody(served: House, name: str) -> dict[str, str]:
    """The headers of a person who is signed in."""
    store = SqlStore(served.database)
    await store.open()
    try:
        return (await new_person(store, name[:40]))[1]
    finally:
        await store.close()


# ---- sockets ----

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NUMBERS = st.integers(-2, 6) | st.sampled_from([-(2**63), 2**31 - 1, 2**31, 2**63, 10**30])
FIELDS = st.fixed_dictionaries(
    {"type": st.sampled_from(MESSAGES)},
    optional={
        **dict.fromkeys(("id", "seat", "action", "version", "question", "absent", "seen"), NUMBERS),
        "yes": st.booleans() | NUMBERS,
        "text": st.text(max_size=400),
        "language": st.text(max_size=14),
        "holds": st.lists(st.fixed_dictionaries({"token": st.text(max_size=24)}), max_size=9),
        "assist": st.booleans(),
        "more": JSON,
    },
)
FRAME = st.one_of(
    FIELDS.map(lambda fields: {"text": json.dumps(fields)}),
    JSON.map(lambda value: {"text": json.dumps(value)}),
    st.text(max_size=200).map(lambda text: {"text": text}),
    st.binary(max_size=200).map(lambda data: {"bytes": data}),
    st.integers(1, 4000).map(lambda depth: {"text": "[" * depth}),
    st.integers(1, 1600).map(lambda depth: {"text": '{"more":' * depth}),
)


def test_no_frame_breaks_a_visit(tmp_path: Path) -> None:
    """Malformed, forged and out of order: each is refused or carried out, and the table can be played on."""

    async def visit(place: Salon, frames: list[dict[str, Any]], polite: bool) -> None:
        table, tokens = await place.table(GAME, 2)
        ear = Ear(place.server, table)
        if polite:
            ear.say("hello", holds=[{"token": tokens[0]}])
        for frame in frames:
            ear.put(**frame)
        await place.settle()
        await ear.hang_up()
        for text in ear.frames:
            msgspec.json.decode(text, type=wire.FromServer)
        await plays_on(place, table, tokens)

    with asyncio.Runner() as runner:
        opened = salon(tmp_path)
        place = runner.run(opened.__aenter__())

        @BOUNDED
        @given(frames=st.lists(FRAME, min_size=1, max_size=12), polite=st.booleans())
        def send(frames: list[dict[str, Any]], polite: bool) -> None:
            runner.run(visit(place, frames, polite))

        try:
            send()
        finally:
            runner.run(opened.__aexit__(None, None, None))


async def plays_on(place: Salon, table: str, tokens: list[str]) -> None:
    """Whoever behaves can make a move."""
    honest = await place.ear(table, *tokens)
    updates = [message for message in map(json.loads, honest.drain()) if message["type"] in ("update", "resync")]
    asked = next(update for update in updates if update.get("legal"))
    honest.say("play", id=7, seat=asked["viewer"], action=asked["legal"][0], version=asked["version"])
    async with asyncio.timeout(120):
        while not any('"re":7' in frame for frame in honest.frames):
            await asyncio.sleep(0.001)
    assert "refusal" not in "".join(honest.frames)
    await honest.hang_up()


def resident(served: House) -> int:
    """Bytes of memory that a server uses."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{served.process.pid}/status").read_text())
    assert found
    return int(found[1]) * 1024


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_floods_leave_nothing_behind(besieged: House) -> None:
    """Strangers, replays, wrong tokens, rubbish, languages nobody speaks, sockets opened and dropped."""
    table, tokens = besieged.create()

    async def flood(rounds: int) -> None:
        chance = Random(rounds)
        for turn in range(rounds):
            language = "".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=9))
            guest = await Guest.enter(besieged.address, table, tokens[0], language=language)
            for _ in range(8):
                guest.say("play", seat=0, action=10**6, version=1)
                await guest.answer("play", seat=1, action=0, version=turn)
            stranger = await Guest.enter(besieged.address, f"nowhere-{turn}", "A" * 22)
            await stranger.line.gone
            guest.line.close()
            await guest.line.gone
        async with httpx.AsyncClient(base_url=besieged.address, **PLAIN) as client:
            for turn in range(rounds):
                await client.get(f"/api/tables/none{turn}", headers={"Accept-Language": chr(97 + turn % 26) * 2})
                await client.get(f"/nowhere/{turn}.js")

    attend(flood(60))
    before = resident(besieged)
    attend(flood(120))
    attend(flood(120))
    assert resident(besieged) - before < GROWTH
    assert "starlode_sockets 0.0" in besieged.get("/metrics").text
