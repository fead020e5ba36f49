"""Forged, stale, replayed, oversized and malformed: refused with a reason, and nothing changes."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import httpx
import pytest

from starlode.match import Match
from starlode.match.board_link import link_of
from starlode.server.common.messages import words_in
from starlode.server.operating.load_socket import ClientSocket
from tests.server.parlour import PLAIN, ROOT, Guest, House, attend, house


def test_moves_that_are_not_allowed_are_refused_with_a_reason(served: House) -> None:
    async def forge() -> None:
        table, tokens = served.create()
        guests = [await Guest.enter(served.address, table, token) for token in tokens]
        for guest in guests:
            await guest.seeing(1)
        seat = next(seat for seat, guest in enumerate(guests) if guest.acting is not None)
        mover, rival = guests[seat], guests[1 - seat]
        version, action = mover.views[seat]["version"], mover.views[seat]["legal"][0]
        forged = await rival.answer("play", seat=seat, action=action, version=version)
        assert forged["code"] == "not-your-seat"
        early = await rival.answer("play", seat=1 - seat, action=action, version=version)
        assert (early["code"], f"Player {seat + 1}" in early["reason"]) == ("illegal", True), early
        assert (await mover.answer("play", seat=seat, action=10**6, version=version))["code"] == "illegal"
        assert (await mover.answer("play", seat=seat, action=action, version=version + 1))["code"] == "stale"
        assert (await mover.answer("play", seat=seat, action=action, version=version))["type"] == "update"
        replayed = await mover.answer("play", seat=seat, action=action, version=version)
        assert replayed["code"] == "stale"
        assert (await mover.answer("hello"))["code"] == "said-hello"
        watcher = await Guest.enter(served.address, table)
        await watcher.until(lambda: watcher.views)
        assert watcher.views[-1]["version"] == version + 1

    attend(forge())


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"\x00",
        b'{"type":"dance"}',
        b'{"type":"play"}',
        b'{"type":"play","seat":0,"action":1e99,"version":1}',
        b'{"type":"play","seat":0,"action":-1,"version":1}',
        b'{"type":"play","seat":9,"action":1,"version":1}',
        b'{"type":"play","seat":0,"action":1,"version":1,"more":1}',
        b'{"type":"chat","seat":0,"text":"\\ud800"}',
        b"[" * 3000,
        b'{"a":' * 1600,
        b"[" * 8000,
    ],
)
def test_rubbish_is_refused_and_the_socket_lives_on(served: House, text: bytes) -> None:
    async def babble() -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.until(lambda: guest.acting is not None)
        guest.line.send(text)
        await guest.until(lambda: guest.heard[-1]["type"] == "refusal")
        assert guest.heard[-1]["code"] == "bad-message"
        await guest.play_on(Random(1), 1)

    attend(babble())


def test_a_message_too_long_ends_the_socket_and_nothing_else(served: House) -> None:
    async def shout() -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        guest.line.send(b"x" * 100_000)
        await guest.line.gone
        again = await Guest.enter(served.address, table, *tokens)
        await again.until(lambda: again.acting is not None)

    attend(shout())


@pytest.mark.parametrize("pieces", [1, 2])
def test_a_text_that_is_none_ends_the_socket_and_nothing_else(served: House, pieces: int) -> None:
    async def babble() -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.until(lambda: guest.acting is not None)
        if pieces == 2:
            guest.line._transport.write(bytes((0x01, 0x81, 0, 0, 0, 0)) + b'"')  # type: ignore[attr-defined]
            guest.line._transport.write(bytes((0x80, 0x81, 0, 0, 0, 0)) + b"\xff")  # type: ignore[attr-defined]
        else:
            guest.line.send(b'"\xff\xff"')
        await guest.line.gone
        assert guest.line.code == 1007

    attend(babble())
    assert "Traceback" not in served.log


def test_a_wrong_token_opens_nothing(served: House) -> None:
    async def knock() -> None:
        table, _ = served.create()
        guest = await Guest.enter(served.address, table, "A" * 22)
        await guest.line.gone
        assert [message["code"] for message in guest.heard] == ["not-your-seat"]
        assert guest.line.code == 1008
        nowhere = await Guest.enter(served.address, "nowhere")
        await nowhere.line.gone
        assert [message["code"] for message in nowhere.heard] == ["no-table"]

    attend(knock())


def test_pages_of_other_sites_may_not_call(served: House) -> None:
    table, _ = served.create()
    wish = {"game": "ore-rush", "seats": [{}, {}]}
    assert served.post("/api/tables", wish, origin="https://elsewhere.example").json()["code"] == "wrong-origin"
    assert served.post("/api/tables", wish, origin=served.address).status_code == 200

    async def connect() -> None:
        with pytest.raises(ConnectionError):
            await ClientSocket.open(served.address, table, lambda data: None, "https://elsewhere.example")

    attend(connect())
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": "https://elsewhere.example"}
    refused = httpx.get(f"{served.address}/api/tables/{table}/socket", headers={**upgrade, **key}, **PLAIN)
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")
    assert refused.json()["request"] == refused.headers["x-request-id"]
    assert '"level":"ERROR"' not in served.log


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{}, {}]}, "bad-wish"),
        ({"game": "ore-rush", "seats": [{}]}, "bad-wish"),
        ({"game": "ore-rush", "seats": [{}, {}], "options": {"wind": 1}}, "bad-wish"),
        ({"game": "ore-rush", "seats": []}, "bad-message"),
        ({"game": "ore-rush", "seats": [{"kind": "bot", "level": "program:rm"}, {}]}, "bad-message"),
        ({"game": "ore-rush", "seats": [{"kind": "bot", "level": "master"}, {}]}, "bad-wish"),
        ({"game": "ore-rush", "seats": [{"name": "x" * 41}, {}]}, "bad-message"),
        ({"game": "../../etc", "seats": [{}, {}]}, "bad-wish"),
    ],
)
def test_tables_that_cannot_be_are_refused(served: House, body: object, code: str) -> None:
    answer = served.post("/api/tables", body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_requests_too_long_are_refused(served: House) -> None:
    answer = httpx.post(served.address + "/api/tables", content=b" " * 20_000, **PLAIN)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_position_is_read_for_the_page_or_refused_with_the_place(served: House) -> None:
    position = Match("cave-in", players=2, seed=3).position()
    read = served.post("/api/positions", position)
    assert (read.status_code, read.json()["game"]) == (200, "cave-in")
    assert read.json()["link"] == link_of(Match.from_position(position))
    position["position"]["docks"]["1"] = "everything"
    refused = served.post("/api/positions", position)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-wish")
    assert "docks" in refused.json()["reason"]
    for body, code in (([1], "bad-message"), ({}, "bad-wish"), ({"game": "x" * 9000}, "too-large")):
        assert served.post("/api/positions", body).json()["code"] == code


def test_every_answer_carries_the_headers(served: House) -> None:
    for path in ("/healthz", "/api/games", "/nowhere"):
        headers = served.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://\xff"])
def test_an_origin_that_is_none_may_not_call(served: House, origin: str) -> None:
    headers = {b"Origin": origin.encode("latin-1")}
    answer = httpx.post(served.address + "/api/tables", content=b"{}", headers=headers, **PLAIN)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


@pytest.mark.parametrize("hook", ["http://[", "http://[/", "x", "http://\ud7ff", "https:"])
def test_a_hook_that_is_no_address_is_refused(served: House, hook: str) -> None:
    table, _ = served.create(seats="oo")
    answer = served.post(f"/api/tables/{table}/seats/0", {"name": "Ann", "hook": hook})
    assert (answer.status_code, answer.json()["code"]) == (409, "no-hook")


@pytest.mark.parametrize("body", [b"\xff", b'{"game":"\xff"}', b'{"a":' * 1600, b"[" * 8000, b'"\xc3("', b""])
def test_a_body_that_says_nothing_is_refused(served: House, body: bytes) -> None:
    table, tokens = served.create(seats="ho")
    for path in ("/api/tables", f"/api/tables/{table}/seats/1", f"/api/tables/{table}/moves"):
        answer = httpx.post(
            served.address + path, content=body, headers={"Authorization": f"Bearer {tokens[0]}"}, **PLAIN
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_a_request_that_is_cut_short_is_no_failure(served: House) -> None:
    parts = urlsplit(served.address)
    with socket.create_connection((parts.hostname, parts.port)) as line:
        line.sendall(b'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"game"')
    assert served.get("/api/games").status_code == 200
    assert '"level":"ERROR"' not in served.log


@pytest.mark.parametrize("name", ["x" * 300, "x" * 5000, "%00", "%ff", "a%20b"])
def test_a_table_of_an_impossible_name_is_not_there(served: House, name: str) -> None:
    with httpx.Client(**PLAIN) as client:
        for path in (f"/api/tables/{name}", f"/api/tables/{name}/view"):
            url = httpx.URL(served.address, raw_path=path.encode())
            assert client.send(httpx.Request("GET", url)).status_code == 404


def test_who_asks_too_often_is_told_so(tmp_path: Path) -> None:
    async def hurry(served: House) -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.until(lambda: guest.acting is not None)
        for _ in range(20):
            guest.say("undo", seat=0)
        await guest.until(lambda: any(message.get("code") == "too-fast" for message in guest.heard))

    with house(tmp_path, message_rate="1", create_rate="0.01") as served:
        attend(hurry(served))
        codes = [served.post("/api/tables", {"game": "ore-rush", "seats": [{}, {}]}).status_code for _ in range(10)]
        assert (codes[0], codes[-1]) == (200, 429)


def test_tokens_are_neither_stored_nor_logged(tmp_path: Path) -> None:
    async def play(served: House) -> None:
        table, tokens = served.create()
        guest = await Guest.enter(served.address, table, *tokens)
        await guest.play_on(Random(1), 3)
        served.get(f"/api/tables/{table}/view", tokens[0])
        written = served.log.encode() + b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
        assert not any(token.encode() in written for token in tokens)

    with house(tmp_path) as served:
        attend(play(served))


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_every_refusal_has_words(language: str) -> None:
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "starlode" / "server").rglob("*.py"))
    codes = {part.split('"')[0] for part in sources.split('Refused("')[1:]}
    assert codes
    assert words_in(language).language == language
    assert [code for code in codes if f"refused-{code}" not in words_in(language).messages()] == []
    assert words_in(language).messages() == words_in("en").messages()


def test_languages_that_nobody_speaks_are_not_remembered() -> None:
    assert words_in("xx") is words_in("yy") is words_in("en")


def test_refusals_are_in_the_language_that_was_asked_for(served: House) -> None:
    answer = served.get("/api/tables/nowhere").json()["reason"]
    said = [
        httpx.get(served.address + "/api/tables/nowhere", headers={"Accept-Language": language}, **PLAIN).json()[
            "reason"
        ]
        for language in ("de-AT,de;q=0.9", "ja", "fr", "../en", "*")
    ]
    assert said == ["Diesen Tisch gibt es nicht.", "そのテーブルはありません。", answer, answer, answer]


def test_the_api_describes_itself(served: House) -> None:
    described = json.loads(served.get("/api/openapi.json").text)
    assert described["openapi"].startswith("3.1")
    assert {"CreateTable", "Created", "Problem"} <= set(described["components"]["schemas"])
