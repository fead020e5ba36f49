"""What an operator sees of a server: whether it is ready, what it measures, what it writes down, and nothing secret."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from prometheus_client.parser import text_string_to_metric_families
from starlette.routing import Route

from starlode.server.api.verbs import VERBS
from starlode.server.common.access_log import AccessLog
from starlode.server.common.json_logs import JsonLines
from starlode.server.common.request_ids import REQUEST
from starlode.server.common.settings import Settings
from starlode.server.operating import serve
from starlode.server.operating.app import Server
from tests.server.salon import Ear, Salon, salon

GAME = "ore-rush"
PROXY = "127.0.0.1"  # where the calls of a salon come from
SECRET = "s3cr3t-t0ken-in-an-odd-place"


@asynccontextmanager
async def noted(folder: Path, **settings: Any) -> AsyncIterator[tuple[Salon, list[str]]]:
    """A server and the lines of its access log."""
    lines: list[str] = []
    async with salon(folder, access_log="json", **settings) as house:
        house.server._witness.log = AccessLog("json", lines.append)
        yield house, lines


def families(house: Salon) -> dict[str, Any]:
    """What is measured, by name."""
    text = house.server.metrics.text().decode()
    return {family.name: family for family in text_string_to_metric_families(text)}


def labels(house: Salon, name: str, label: str) -> set[str]:
    return {sample.labels[label] for sample in families(house)[name].samples if label in sample.labels}


# ---- alive and ready ----


def test_a_server_is_alive_before_it_is_ready(tmp_path: Path) -> None:
    async def ask() -> None:
        server = Server(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", warm=False))
        api = Salon(server).api
        assert (await api.get("/livez")).status_code == 200
        answer = await api.get("/readyz")
        assert (answer.status_code, answer.json()["ready"], answer.json()["migrated"]) == (503, False, False)
        await server.registry.open()
        assert (await api.get("/readyz")).status_code == 200
        server.readiness.draining = True
        assert (await api.get("/readyz")).json()["serving"] is False
        assert (await api.get("/readyz")).status_code == 503
        assert (await api.get("/livez")).status_code == 200
        await server.registry.close()

    asyncio.run(ask())


def test_a_fresh_server_waits_for_the_bus_and_an_old_one_goes_on_without(tmp_path: Path) -> None:
    async def ask() -> None:
        async with salon(tmp_path) as house:
            bus = SimpleNamespace(
                whole=False, shared=False, publish=lambda _: None, close=house.registry.peers._bus.close
            )
            house.registry.peers._bus = bus
            assert (await house.api.get("/readyz")).json()["bus"] is False
            bus.whole = True
            assert (await house.api.get("/readyz")).status_code == 200
            bus.whole = False
            assert (await house.api.get("/readyz")).status_code == 200
            assert b"starlode_bus 0.0" in house.server.metrics.text()

    asyncio.run(ask())


def test_a_server_that_never_hears_the_bus_serves_after_a_while(tmp_path: Path) -> None:
    async def ask() -> None:
        async with salon(tmp_path, patience=0.0) as house:
            house.registry.peers._bus.whole = False
            assert (await house.api.get("/readyz")).status_code == 200

    asyncio.run(ask())


@pytest.mark.parametrize(("notice", "at_once"), [(0.0, True), (1000.0, False)])
def test_a_server_that_is_asked_to_stop_says_so_first(tmp_path: Path, notice: float, at_once: bool) -> None:
    readiness = Server(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}")).readiness
    server = serve._Server(uvicorn.Config(app=None), readiness, notice)  # type: ignore[arg-type]  # it never runs
    server.handle_exit(signal.SIGTERM, None)
    assert (readiness.draining, server.should_exit) == (True, at_once)
    server.handle_exit(signal.SIGTERM, None)
    assert server.should_exit


# ---- what is measured ----


def test_requests_are_measured_by_route_whatever_clients_write(tmp_path: Path) -> None:
    async def ask() -> None:
        async with salon(tmp_path) as house:
            before = {route.path for route in house.server._routes() if isinstance(route, Route)}
            for number in range(50):
                await house.api.get(f"/api/tables/nothing{number}")
                await house.api.get(f"/nowhere/{number}?x={number}")
                await house.api.request(f"ODD{number}", f"/odd/{number}")
            await house.api.post("/api/tables", json={}, headers={"origin": "https://elsewhere.example"})
            assert labels(house, "starlode_request_seconds", "route") <= before | {"none"}
            assert labels(house, "starlode_request_seconds", "method") == {"GET", "POST", "other"}
            assert len(families(house)["starlode_answers"].samples) < 20
            counted = [s for s in families(house)["starlode_answers"].samples if s.name.endswith("_total")]
            assert sum(sample.value for sample in counted) == 151

    asyncio.run(ask())


def test_messages_are_measured_by_kind(tmp_path: Path) -> None:
    async def ask() -> None:
        async with salon(tmp_path) as house:
            table, tokens = await house.table(GAME, 2)
            ear = await house.ear(table, *tokens)
            ear.put(text='{"type":"' + SECRET + '"}')
            ear.say("why", id=7, seat=0, action=0)
            async with asyncio.timeout(60):
                while not any('"re":7' in frame for frame in ear.frames):
                    await asyncio.sleep(0.001)
            assert labels(house, "starlode_message_seconds", "kind") == {"hello", "why", "unreadable"}
            await ear.hang_up()

    asyncio.run(ask())


def test_the_loop_is_watched(tmp_path: Path) -> None:
    async def ask() -> None:
        async with salon(tmp_path) as house:
            async with asyncio.timeout(60):
                while not families(house)["starlode_loop_lag_seconds"].samples[-2].value:
                    await asyncio.sleep(0.01)

    asyncio.run(ask())


# ---- ids ----


def test_every_answer_names_its_request(tmp_path: Path) -> None:
    async def ask() -> None:
        async with salon(tmp_path) as house:
            named = {"X-Request-ID": "from-a-stranger"}
            for path in ("/livez", "/api/games", "/api/tables/nowhere", "/nowhere.txt", "/metrics"):
                first, second = [(await house.api.get(path, headers=named)) for _ in range(2)]
                ids = [answer.headers["x-request-id"] for answer in (first, second)]
                assert re.fullmatch("[0-9a-f]{16}", ids[0])
                assert ids[0] != ids[1]
            refused = await house.api.get("/api/tables/nowhere")
            assert refused.json()["request"] == refused.headers["x-request-id"]

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("proxy-made-this-1", True),
        ("short", False),
        ("x" * 65, False),
        ('evil","x":"1234', False),
        ("ünïcodeid", False),
    ],
)
def test_a_trusted_proxy_may_name_a_request(tmp_path: Path, said: str, kept: bool) -> None:
    async def ask() -> None:
        async with salon(tmp_path, trusted_proxies=PROXY) as house:
            answer = await house.api.get("/livez", headers={b"X-Request-ID": said.encode("latin-1")})
            assert (answer.headers["x-request-id"] == said) == kept

    asyncio.run(ask())


def test_a_socket_has_an_id_too_and_one_that_is_refused_says_when_to_come_back(tmp_path: Path) -> None:
    async def ask() -> None:
        async with salon(tmp_path, request_rate=0.25) as house:
            sent: list[dict[str, Any]] = []

            async def keep(event: dict[str, Any]) -> None:
                sent.append(event)

            async def connect() -> dict[str, Any]:
                return {"type": "websocket.connect"}

            for _ in range(2):
                where = {"path": "/api/tables/nowhere/socket", "client": ("192.0.2.1", 1)}
                scope = {"type": "websocket", "headers": [], "extensions": {"websocket.http.response": {}}, **where}
                await house.server(scope, connect, keep)
            assert dict(sent[0]["headers"])[b"x-request-id"]
            refused = next(event for event in sent if event["type"] == "websocket.http.response.start")
            headers = dict(refused["headers"])
            assert (refused["status"], int(headers[b"retry-after"]) > 0) == (429, True)
            assert json.loads(sent[-1]["body"])["request"] == headers[b"x-request-id"].decode()

    asyncio.run(ask())


def test_log_lines_name_their_request_and_no_path(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        async with salon(tmp_path) as house:

            async def fail(*_: Any) -> None:
                await asyncio.to_thread(logging.getLogger("starlode.server").warning, "in a thread")
                house.registry.spawn(behind())
                raise ValueError("broken on purpose")

            async def behind() -> None:
                logging.getLogger("starlode.server").warning("in the background")

            house.registry.find = fail  # type: ignore[method-assign, assignment]
            with pytest.raises(ValueError, match="broken on purpose"):
                await house.api.get(f"/api/tables/{SECRET}/view?token={SECRET}")
            await house.settle()

    lines: dict[str, Any] = {}
    handler = logging.Handler()
    handler.emit = lambda record: lines.update({record.getMessage(): json.loads(JsonLines().format(record))})  # type: ignore[method-assign]
    logging.getLogger("starlode.server").addHandler(handler)
    try:
        asyncio.run(ask())
    finally:
        logging.getLogger("starlode.server").removeHandler(handler)
    failed = lines["a request failed: GET /api/tables/{table}/view"]
    assert failed["request"] == lines["in a thread"]["request"] != ""
    assert "request" not in lines["in the background"]
    assert SECRET not in caplog.text
    assert REQUEST.get() == ""


# ---- the access log ----


async def call(house: Salon, method: str, path: str, token: str) -> httpx.Response:
    """A real request with secrets wherever a client may put them."""
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": SECRET, "Referer": SECRET, "User-Agent": SECRET}
    body: dict[str, Any] = {"move": SECRET, "text": SECRET, "name": SECRET}
    return await house.api.request(method, f"{path}?token={token}&key={SECRET}", headers=headers, json=body)


def test_the_access_log_has_a_line_for_every_route_and_no_secret(tmp_path: Path) -> None:
    async def ask() -> None:
        async with noted(tmp_path) as (house, lines):
            table, tokens = await house.table(GAME, 2)
            routes = [route for route in house.server._routes() if isinstance(route, Route)]
            paths = dict.fromkeys(("id", "name", "name:path", "path:path"), SECRET)
            paths |= {"table": table, "seat": "0", "game": GAME}
            for route in routes:
                for method in route.methods or ():
                    path = re.sub(r"{([\w:]+)}", lambda found: paths.get(found[1], "2"), route.path)
                    answer = await call(house, method, path, tokens[1])
                    line = json.loads(lines[-1])
                    assert (line["route"], line["method"]) == (route.path, method)
                    assert (line["status"], line["request"]) == (answer.status_code, answer.headers["x-request-id"])
            assert {verb.path for verb in VERBS} <= {json.loads(line)["route"] for line in lines}
            ear = await house.ear(table, *tokens)
            await ear.hang_up()
            assert json.loads(lines[-1])["route"] == "/api/tables/{table}/socket"
            written = "\n".join(lines)
            for secret in (SECRET, table, *tokens):
                assert secret not in written

    # /healthz shares its endpoint with /readyz, and counts as that
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Server, "_routes", _without_the_older_name(Server._routes))
        asyncio.run(ask())


def _without_the_older_name(routes: Any) -> Any:
    return lambda server: [route for route in routes(server) if route.path != "/healthz"]


def test_files_are_named_only_where_they_exist(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("hello")

    async def ask() -> None:
        async with noted(tmp_path, page=str(tmp_path / "page")) as (house, lines):
            for path in ("/index.html", f"/table/{SECRET}", f"/{SECRET}.js"):
                await house.api.get(path)
            assert [json.loads(line).get("file") for line in lines] == ["/index.html", None, None]

    asyncio.run(ask())


def test_the_access_log_can_be_off_or_text() -> None:
    for form, pattern in (("off", None), ("text", r"\S+ id 192.0.2.1 GET /livez 200 5 B 1.5 ms")):
        lines: list[str] = []
        REQUEST.set("id")
        AccessLog(form, lines.append).add("192.0.2.1", "GET", "/livez", 200, 0.0015, bytes=5)
        REQUEST.set("")
        assert [bool(re.fullmatch(pattern or "", line)) for line in lines] == ([True] if pattern else [])


def test_an_address_that_is_none_is_not_written_down() -> None:
    lines: list[str] = []
    AccessLog("json", lines.append).add(f"{SECRET}\n", "GET", "/livez", 200, 0.0)
    assert json.loads(lines[0])["from"] == "unknown"


def test_refusals_before_a_route_are_counted(tmp_path: Path) -> None:
    async def ask() -> None:
        async with noted(tmp_path) as (house, lines):
            await house.api.post(f"/api/tables/{SECRET}/chat", json={}, headers={"origin": "https://elsewhere.example"})
            assert (json.loads(lines[0])["route"], json.loads(lines[0])["status"]) == ("none", 403)

    asyncio.run(ask())


def test_a_socket_without_a_path_is_turned_away_as_before(tmp_path: Path) -> None:
    async def ask() -> None:
        async with salon(tmp_path) as house:
            ear = Ear(house.server, "no/such")
            await ear.visit
            assert ear.closed == 1008

    asyncio.run(ask())
