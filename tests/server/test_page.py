"""What a browser is given: the page, the games for it, and help where it has no rules of its own."""

from __future__ import annotations

import asyncio
import os
from base64 import b64decode
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import httpx
import numpy as np
import pytest

from starlode.engine.declarations.info import GameInfo
from starlode.engine.export.schema import headings
from starlode.engine.running.referee import Referee
from starlode.engine.state.reading import read
from starlode.engine.state.records import blank
from starlode.games import all_games, load_game, read_folder
from starlode.server.protocol.wire import SPECTATOR
from starlode.server.web import bundles as bundling
from starlode.server.web.bundles import Bundles
from starlode.server.web.page import Page
from starlode.server.web.papers import Papers, report_kinds, rule_languages
from starlode.wasm.bundle import MODULE, network_bytes, page_networks, texts
from tests.server.parlour import PLAIN, ROOT, Guest, House, attend, house

GAME = load_game(read_folder(ROOT / "examples" / "ore_rush"))
SCRIPT = "console.log('hello');\n" * 100


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a small page, and the module of one game."""
    folder = tmp_path_factory.mktemp("paged")
    page, bundle = folder / "page", folder / "web" / "ore-rush"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Starlode</title>")
    (page / "assets" / "main-1a2b3c.js").write_text(SCRIPT)
    for name, content in {**texts(GAME), MODULE: b"\0asm"}.items():
        (bundle / name).parent.mkdir(parents=True, exist_ok=True)
        (bundle / name).write_bytes(content)
    (folder / "secret.txt").write_text("secret")
    with house(folder, page=str(page), bundles=str(folder / "web")) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/index.html"])
def test_the_page_is_served(paged: House, path: str) -> None:
    answer = paged.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Starlode" in answer.text


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("/table/5mIEQ5RbE-VwtiL9", "/#/table/5mIEQ5RbE-VwtiL9"),
        ("/new/cave-in", "/#/new/cave-in"),
        ("/new/cave-in?invite=1", "/#/new/cave-in?invite=1"),
        ("/rules/cave-in/", "/#/rules/cave-in"),
        ("/play", "/#/play"),
        ("//elsewhere/", "/#/elsewhere"),
    ],
)
def test_a_place_of_the_page_is_found_without_its_sign(paged: House, path: str, place: str) -> None:
    answer = paged.get(path)
    assert answer.status_code == 302
    asked = httpx.URL(paged.address, raw_path=path.encode())
    assert str(asked.join(answer.headers["location"])) == f"{paged.address}{place}"


def test_files_named_by_their_digest_are_kept_for_good(paged: House) -> None:
    answer = paged.get("/assets/main-1a2b3c.js")
    assert (answer.text, answer.headers["content-encoding"]) == (SCRIPT, "gzip")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    again = httpx.get(
        f"{paged.address}/assets/main-1a2b3c.js", headers={"If-None-Match": answer.headers["etag"]}, **PLAIN
    )
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/favicon.png", "/api/nothing", "/engine/chess/rules.json", "/../secret.txt", "/%00"]
)
def test_what_is_not_there_is_a_problem(paged: House, path: str) -> None:
    with httpx.Client(base_url=paged.address, **PLAIN) as client:
        answer = client.send(httpx.Request("GET", httpx.URL(paged.address, raw_path=path.encode())))
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/" + "x/" * 3000, "/assets/" + "x" * 300 + ".js"])
def test_a_name_that_no_file_can_have_is_none(paged: House, path: str) -> None:
    assert paged.get(path).status_code in (302, 404)


def test_a_strange_host_is_no_failure(paged: House) -> None:
    for path in ("/", "/play", "/nothing.js"):
        assert httpx.get(paged.address + path, headers={"Host": "["}, **PLAIN).status_code in (200, 302, 404)


def test_a_file_is_kept_once_however_it_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("hello")
    file = tmp_path / "assets" / "main.js"
    file.write_text(SCRIPT)
    page = Page(tmp_path)
    disguises = ["./", "x1/../", "assets/../", "/", "assets/./../", "../" + tmp_path.name + "/"]
    for disguise in disguises:
        for name in ("assets/main.js", "index.html", "assets//main.js", "assets/./main.js"):
            page._file(disguise + name)
    assert page._file("assets/main.js") is not None
    assert set(page._kept) <= {"assets/main.js", "index.html"}
    file.unlink()
    assert page._file("assets/main.js") is None
    assert page._file("index.html") is not None
    assert set(page._kept) == {"index.html"}


def test_the_folder_is_not_looked_through_for_every_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main.js").write_text(SCRIPT)
    (tmp_path / "elsewhere").symlink_to(tmp_path / "assets")
    page, looked = Page(tmp_path), count()
    names = page._names
    monkeypatch.setattr(page, "_names", lambda: (next(looked), names())[1])
    for number in range(20):
        for name in (f"x{number}/../assets/main.js", "assets/../assets/main.js", "elsewhere/main.js", "assets/main.js"):
            page._file(name)
    assert next(looked) < 10
    assert page._file("assets/main.js") is not None


def test_a_file_that_is_taken_away_while_it_is_read_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("hello")

    def gone(path: Path) -> bytes:
        raise FileNotFoundError(path)

    monkeypatch.setattr(Path, "read_bytes", gone)
    assert Page(tmp_path)._file("index.html") is None


def test_a_server_without_a_page_says_so(tmp_path: Path) -> None:
    with house(tmp_path, page=str(tmp_path / "nowhere"), bundles=str(tmp_path)) as served:
        assert served.get("/").json()["code"] == "no-page"


def test_the_page_may_run_modules_and_workers_and_nothing_from_elsewhere(paged: House) -> None:
    policy = paged.get("/").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "worker-src 'self'" in policy
    assert "unsafe-inline" not in policy


# ---- games for the page ----


def test_the_texts_of_a_bundle_are_served_as_they_would_be_written(paged: House) -> None:
    for name, content in texts(GAME).items():
        answer = paged.get(f"/engine/ore-rush/{name}")
        assert answer.content == content
        assert answer.headers["etag"]
    assert paged.get("/engine/ore-rush/words/en.ftl").headers["content-type"] == "text/plain; charset=utf-8"


OWN = GameInfo("dig-deep", "Dig Deep", "Down.", (2, 3), "dig_deep.game")


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game that only this server has."""
    folder = tmp_path / "dig_deep"
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").touch()
    for language, title in (("en", "Dig Deep"), ("de", "Tief graben")):
        (folder / "words" / f"{language}.ftl").write_text(f"title = {title}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def test_the_list_says_what_the_folder_of_a_game_has(own_folder: Path) -> None:
    heading = {"de": {"title": "Tief graben", "summary": "Down."}, "en": {"title": "Dig Deep", "summary": "Down."}}
    assert headings(OWN) == heading
    assert (rule_languages(OWN), report_kinds(OWN)) == ([], [])
    (own_folder / "rules.md").write_text("# Clauses")
    (own_folder / "arena.json").write_text("{}")
    assert (rule_languages(OWN), report_kinds(OWN)) == (["en"], ["arena"])
    (own_folder / "words" / "de.md").write_text("# Regeln")
    assert rule_languages(OWN) == ["de"]


def test_a_paper_is_read_again_when_it_was_written_anew(own_folder: Path) -> None:
    papers, report = Papers(), own_folder / "lab.json"
    assert papers.find(OWN, "lab.json") is None
    for moment, text in enumerate(("{}", '{"games": 7}'), 1):
        report.write_text(text)
        os.utime(report, (moment, moment))
        found = papers.find(OWN, "lab.json")
        assert found is not None
        assert (found.content.decode(), found.kind) == (text, "application/json")


def test_the_rules_of_a_game_can_be_read_and_nothing_else_of_its_folder(paged: House) -> None:
    answer = paged.get("/engine/ore-rush/words/en.md")
    assert answer.text == (ROOT / "examples" / "ore_rush" / "rules.md").read_text("utf-8")
    assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
    assert paged.get("/engine/cave-in/words/ja.md").text.startswith("# ")
    for name in ("words/de.md", "rules.md", "lab.json", "game.py", "words/..%2Frules.md", "..%2Fore_rush/rules.md"):
        assert paged.get(f"/engine/ore-rush/{name}").status_code == 404
    (line,) = [line for line in paged.get("/api/games").json() if line["name"] == "ore-rush"]
    assert (line["rules"], line["reports"], line["words"]["en"]["title"]) == (["en"], [], "Ore Rush")


def test_a_module_is_served_where_it_was_made_of_these_sources(paged: House) -> None:
    answer = paged.get("/engine/ore-rush/rules.wasm")
    assert (answer.content, answer.headers["content-type"]) == (b"\0asm", "application/wasm")
    missing = paged.get("/engine/cave-in/rules.wasm")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-module")
    lines = {line["game"]: line for line in paged.get("/api/bundles").json()}
    assert (lines["ore-rush"]["ready"], lines["cave-in"]["ready"]) == (True, False)
    assert lines["ore-rush"]["folder"] == "/engine/ore-rush"


def test_every_network_is_served_when_it_is_asked_for(paged: House) -> None:
    known = page_networks(load_game("cave-in"))
    for name in ("network.bin", "network-3-4.bin"):
        assert paged.get(f"/engine/cave-in/{name}?digest").content == network_bytes(known[name])
    assert paged.get("/engine/cave-in/network-2.bin").json()["code"] == "not-found"
    assert paged.get("/engine/ore-rush/network.bin").json()["code"] == "not-found"
    assert paged.get("/engine/cave-in/advised.wasm").json()["code"] == "no-module"


def test_a_module_of_other_sources_is_none(tmp_path: Path) -> None:
    bundle = tmp_path / "ore-rush"
    bundle.mkdir()
    (bundle / "rules.json").write_text("{}")
    (bundle / "rules.wasm").write_bytes(b"\0asm")
    with house(tmp_path, bundles=str(tmp_path)) as served:
        assert served.get("/engine/ore-rush/rules.wasm").json()["code"] == "no-module"


def workshop(work: Callable[[], SimpleNamespace]) -> SimpleNamespace:
    """Stands in for the process that compiles: it is done when its work is."""
    return SimpleNamespace(finish=work, let_go=lambda: None)


@pytest.mark.parametrize("code", [0, 1])
def test_missing_modules_are_built_whether_rules_are_compiled_or_not(
    code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []

    def start(*arguments: str, **_: object) -> SimpleNamespace:
        asked.append(arguments)
        return workshop(lambda: SimpleNamespace(returncode=code, stderr="no"))

    async def begin() -> list[bool]:
        await bundles.build_missing()
        bundles.finish()
        return [line.ready or line.building for line in await bundles.lines()]

    monkeypatch.setattr(bundling, "start_module", start)
    bundles = Bundles(tmp_path)
    assert not any(asyncio.run(begin()))
    assert asked[0][-len(all_games()) :] == tuple(all_games())
    assert asked[0][-len(all_games())] == "cave-in"
    bundles.stop()


def test_a_module_that_is_ready_is_not_being_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are missing are built by one process, which makes one after the other."""
    made, seen = Event(), Event()

    def build() -> SimpleNamespace:
        for name, content in {**texts(load_game("cave-in")), MODULE: b"\0asm"}.items():
            (tmp_path / "cave-in" / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / "cave-in" / name).write_bytes(content)
        made.set()
        seen.wait()
        return SimpleNamespace(returncode=0, stderr="")

    async def begin() -> dict[str, tuple[bool, bool]]:
        await bundles.build_missing()
        await asyncio.to_thread(made.wait)
        return {line.game: (line.ready, line.building) for line in await bundles.lines()}

    monkeypatch.setattr(bundling, "start_module", lambda *_, **__: workshop(build))
    bundles = Bundles(tmp_path)
    lines = asyncio.run(begin())
    seen.set()
    bundles.finish()
    bundles.stop()
    assert (lines["cave-in"], lines["stella-digger"]) == ((True, False), (False, True))


def test_the_numbers_of_any_table_can_be_asked_for(paged: House) -> None:
    answer = paged.get("/api/games/ore-rush/params?players=3&rockfalls=4")
    config = GAME.configure({"players": 3, "rockfalls": 4})
    made = answer.json()
    assert b64decode(made["base"]) == np.asarray(config.params).tobytes()
    assert made["sets"] == [{"options": config.options, "patches": []}]
    wrong = paged.get("/api/games/ore-rush/params?wind=3")
    assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-wish")


# ---- without rules of one's own ----


def test_who_has_no_rules_is_told_what_they_would_say(paged: House) -> None:
    def as_the_rules_say(update: dict[str, Any], seat: int) -> None:
        referee, block = Referee(GAME, GAME.configure({"players": 2})), blank(GAME.state_type, 1)
        sent = b64decode(update["record"])
        block.view(np.uint8)[: len(sent)] = np.frombuffer(sent, np.uint8)
        assert update.get("asked") == (referee.asked(block, 0, seat) if seat in update["acting"] else None)
        assert b64decode(update["survey"]) == referee.survey_bytes(block, 0, seat)

    async def play() -> None:
        table, tokens = paged.create()
        guest = await Guest.enter(paged.address, table, *tokens, assist=True)
        plain = await Guest.enter(paged.address, table, tokens[0])
        onlooker = await Guest.enter(paged.address, table, assist=True)
        for _ in range(6):
            await guest.until(lambda: guest.acting is not None)
            for seat, update in guest.views.items():
                as_the_rules_say(update, seat)
            assert guest.acting is not None
            await guest.play(guest.acting)
        await onlooker.until(lambda: SPECTATOR in onlooker.views)
        as_the_rules_say(onlooker.views[SPECTATOR], SPECTATOR)
        await plain.until(lambda: plain.views)
        assert not any("survey" in message or "asked" in message for message in plain.heard)

    attend(play())


def test_an_objection_is_told_by_its_number(paged: House) -> None:
    async def ask() -> None:
        table, tokens = paged.create()
        guest = await Guest.enter(paged.address, table, *tokens)
        await guest.until(lambda: guest.acting is not None)
        seat = guest.acting
        assert seat is not None
        answers = [await guest.answer("why", seat=seat, action=action) for action in range(GAME.actions + 2)]
        legal = set(guest.views[seat]["legal"])
        kinds = {answer["type"] for answer in answers}
        assert kinds == {"reason", "refusal"}
        for action, answer in enumerate(answers):
            if answer["type"] == "reason":
                assert action not in legal
                assert 0 <= answer["reason"] < len(list(GAME.reasons))
            else:
                assert answer["code"] == "no-reason"
        assert (await guest.answer("why", seat=1 - seat, action=0))["code"] == "no-reason"

    attend(ask())


def test_the_survey_is_the_one_that_sentences_are_made_of() -> None:
    referee, block = Referee(GAME, GAME.configure({})), blank(GAME.state_type, 1)
    referee.deal(block, 0)
    kind = GAME.survey_type
    if kind is None:
        assert referee.survey_bytes(block, 0, 0) == b""
    else:
        assert read(kind, np.frombuffer(referee.survey_bytes(block, 0, 0), kind.dtype)[0]) == referee.survey(
            block, 0, 0
        )


# ---- lists ----


def test_public_tables_are_listed_to_join_and_to_watch(paged: House) -> None:
    waiting, _ = paged.create(seats="ho", public=True)
    playing, _ = paged.create(seats="hh", public=True)
    hidden, _ = paged.create(seats="hh")
    listed = {line["table"]: line["status"] for line in paged.get("/api/tables").json()}
    assert (listed[waiting], listed[playing]) == ("waiting", "playing")
    assert hidden not in listed
