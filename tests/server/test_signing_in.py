"""Signing in, by passkeys and by mail: it works, it works once, and it tells strangers nothing."""

from __future__ import annotations

import asyncio
import re
import socketserver
from collections.abc import Awaitable, Callable, Iterator
from email import message_from_bytes, policy
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest

from starlode.engine.boundary.errors import InvalidSetting, Refused
from starlode.server.operating.authenticator import Authenticator
from starlode.server.people.mail import fitting_address, masked, read_server
from starlode.server.people.sites import read_site, site_of
from tests.server.parlour import wait_until
from tests.server.persons import cookie, new_person
from tests.server.salon import Salon, salon

HERE = "http://localhost"
Visit = Callable[[Salon], Awaitable[None]]


def run(folder: Path, visit: Visit, **settings: Any) -> None:
    async def whole() -> None:
        async with salon(folder, **settings) as place:
            place.api.base_url = httpx.URL(HERE)
            await visit(place)

    asyncio.run(whole())


async def asked(place: Salon, path: str, body: dict[str, Any], headers: dict[str, str] | None = None) -> Any:
    answer = await place.api.post(f"/api/me/passkeys{path}", json=body, headers=headers)
    place.api.cookies.clear()
    return answer


async def registered(place: Salon, name: str, device: Authenticator) -> httpx.Response:
    """Keep a name with a new passkey."""
    begun = (await asked(place, "/new", {"name": name})).json()
    body = {"ticket": begun["ticket"], "credential": device.make(begun["options"]), "label": "Phone"}
    answer: httpx.Response = await asked(place, "", body)
    return answer


async def signing(place: Salon, device: Authenticator, host: str | None = None) -> dict[str, Any]:
    """What a device sends to sign in."""
    begun = (await asked(place, "/ask", {})).json()
    return {"ticket": begun["ticket"], "credential": device.sign(begun["options"], host)}


def code(answer: httpx.Response) -> str | None:
    return answer.json().get("code") if answer.content else None


def test_a_guest_keeps_a_name_and_signs_in_elsewhere(address: str, tmp_path: Path) -> None:
    async def visit(place: Salon) -> None:
        device = Authenticator(HERE)
        made = await registered(place, "Ann", device)
        assert (made.status_code, made.json()["person"]["name"]) == (200, "Ann"), made.text
        here = cookie(made.cookies["starlode"])
        there = await asked(place, "/answer", await signing(place, device))
        assert there.status_code == 200, there.text
        assert there.cookies["starlode"] != made.cookies["starlode"]
        me = (await place.api.get("/api/me", headers=here)).json()
        assert me["ways"] == ["passkey"]
        assert [(key["label"], key["used"] is None) for key in me["person"]["passkeys"]] == [("Phone", False)]

    run(tmp_path, visit, database=address)


def test_another_passkey_is_kept_and_the_last_way_in_stays(address: str, tmp_path: Path) -> None:
    async def visit(place: Salon) -> None:
        first, second = Authenticator(HERE), Authenticator(HERE)
        made = await registered(place, "Ann", first)
        here = cookie(made.cookies["starlode"])
        begun = (await asked(place, "/new", {}, here)).json()
        assert len(begun["options"]["excludeCredentials"]) == 1
        body = {"ticket": begun["ticket"], "credential": second.make(begun["options"])}
        _, eve = await new_person(place.registry.store, "Eve")
        assert code(await asked(place, "", body, eve)) == "not-signed-in"
        kept = await asked(place, "", body, here)
        ids = [key["id"] for key in kept.json()["person"]["passkeys"]]
        assert len(ids) == 2
        assert code(await place.api.delete(f"/api/me/passkeys/{ids[0]}", headers=eve)) == "not-found"
        assert (await place.api.delete(f"/api/me/passkeys/{ids[0]}", headers=here)).status_code == 200
        assert code(await place.api.delete(f"/api/me/passkeys/{ids[1]}", headers=here)) == "last-way"
        assert code(await asked(place, "/answer", await signing(place, first))) == "bad-passkey"
        assert (await asked(place, "/answer", await signing(place, second))).status_code == 200

    run(tmp_path, visit, database=address)


def test_an_answer_opens_once_here_and_to_its_own_challenge(address: str, tmp_path: Path) -> None:
    """Replayed, for another challenge, from a foreign page, for another site, copied, or by a stranger's key."""

    async def visit(place: Salon) -> None:
        device, stranger = Authenticator(HERE), Authenticator(HERE)
        await registered(place, "Ann", device)
        answer = await signing(place, device)
        assert (await asked(place, "/answer", answer)).status_code == 200
        assert code(await asked(place, "/answer", answer)) == "bad-ticket"
        fresh = await signing(place, device)
        assert code(await asked(place, "/answer", {**fresh, "credential": answer["credential"]})) == "bad-passkey"
        assert code(await asked(place, "/answer", await signing(place, device, "evil.example"))) == "bad-passkey"
        device.origin = "http://evil.example"
        assert code(await asked(place, "/answer", await signing(place, device))) == "bad-passkey"
        device.origin = HERE
        assert (await asked(place, "/answer", await signing(place, device))).status_code == 200
        device.counter -= 2
        assert code(await asked(place, "/answer", await signing(place, device))) == "bad-passkey"
        device.counter += 2
        stranger.id, stranger.person = device.id, device.person
        stranger.counter = 100
        assert code(await asked(place, "/answer", await signing(place, stranger))) == "bad-passkey"
        other = Authenticator(HERE)
        await registered(place, "Bob", other)
        other.person = device.person
        assert code(await asked(place, "/answer", await signing(place, other))) == "bad-passkey"
        foreign = await place.api.post("/api/me/passkeys/ask", headers={"Origin": "http://evil.example"})
        assert code(foreign) == "wrong-origin"

    run(tmp_path, visit, database=address)


def test_only_one_of_many_gets_a_name_or_uses_a_ticket(address: str, tmp_path: Path) -> None:
    async def visit(place: Salon) -> None:
        devices = [Authenticator(HERE) for _ in range(4)]
        names = ("Zo\u00eb", "ZO\u00cb", "zo-\u00eb", "Z o\u00eb")
        begun = [(await asked(place, "/new", {"name": name})).json() for name in names]
        bodies = [
            {"ticket": one["ticket"], "credential": device.make(one["options"])}
            for one, device in zip(begun, devices, strict=True)
        ]
        answers = await asyncio.gather(*(asked(place, "", body) for body in bodies))
        assert sorted(str(code(answer)) for answer in answers) == ["None", *["name-taken"] * 3]
        winner = devices[[answer.status_code for answer in answers].index(200)]
        answer = await signing(place, winner)
        tries = await asyncio.gather(*(asked(place, "/answer", answer) for _ in range(4)))
        codes = [code(one) for one in tries]  # whoever is late finds the ticket spent, or the counter higher
        assert (codes.count(None), set(codes) <= {None, "bad-ticket", "bad-passkey"}) == (1, True)
        assert code(await asked(place, "/new", {"name": "zoe\u0308"})) == "name-taken"

    run(tmp_path, visit, database=address)


def test_rubbish_is_no_passkey(tmp_path: Path) -> None:
    async def visit(place: Salon) -> None:
        device = Authenticator(HERE)
        good = await registered(place, "Ann", device)
        assert good.status_code == 200
        sound = (await signing(place, device))["credential"]
        rubbish: list[dict[str, Any]] = [{}, {"id": 7}, {"id": "x", "response": []}, {**sound, "response": {}}]
        rubbish += [{**sound, "rawId": "\u68ee"}, {**sound, "response": {**sound["response"], "userHandle": 5}}]
        rubbish += [{**sound, "response": {**sound["response"], name: "AAAA"}} for name in sound["response"]]
        for credential in rubbish:
            ticket = (await asked(place, "/ask", {})).json()["ticket"]
            assert code(await asked(place, "/answer", {"ticket": ticket, "credential": credential})) == "bad-passkey"
            ticket = (await asked(place, "/new", {"name": "Bob"})).json()["ticket"]
            assert code(await asked(place, "", {"ticket": ticket, "credential": credential})) == "bad-passkey"

    run(tmp_path, visit)


def test_passkeys_are_offered_where_browsers_take_them() -> None:
    assert [site.takes_passkeys for site in map(read_site, ("https://a.example", "http://localhost:8737"))] == [
        True
    ] * 2
    places = ("https://192.0.2.1", "http://a.example", "https://[::1]:9")
    assert [site.takes_passkeys for site in map(read_site, places)] == [False] * 3
    assert site_of("", "http", "localhost:8737") == ("http://localhost:8737", "localhost")
    assert [site_of("", "https", host) for host in ("evil.example", "127.0.0.1", "localhost:x", "")] == [None] * 4
    for wrong in ("play.example", "ftp://a.example", "https://", "https://a.example/path", "https://["):
        with pytest.raises(InvalidSetting, match="site: "):
            read_site(wrong)


# ---- mail ----


class Postbox(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it gets."""

    allow_reuse_address, daemon_threads = True, True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Counter)
        self.letters: list[tuple[str, str]] = []

    @property
    def setting(self) -> str:
        """How an operator names it."""
        return f"smtp://me:sesame@127.0.0.1:{self.server_address[1]}?from=play@example.org"


class Counter(socketserver.StreamRequestHandler):
    """Speaks just enough SMTP."""

    def handle(self) -> None:
        box, to = self.server, ""
        assert isinstance(box, Postbox)
        self._say("220 here")
        while line := self.rfile.readline().decode().strip():
            verb = line.upper()
            if verb.startswith("EHLO"):
                self._say("250-here\r\n250 AUTH PLAIN")
            elif verb.startswith("AUTH"):
                self._say("235 welcome")
            elif verb.startswith("DATA"):
                self._say("354 go on")
                lines = iter(self.rfile.readline, b".\r\n")
                letter = message_from_bytes(b"".join(lines), policy=policy.default)
                box.letters.append((to, f"{letter['Subject']}\n{letter.get_content()}"))
                self._say("250 kept")
            elif verb.startswith("QUIT"):
                return self._say("221 bye")
            else:
                to = line.partition("<")[2].rstrip(">") if verb.startswith("RCPT") else to
                self._say("250 fine")
        return None

    def _say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    with Postbox() as box:
        thread = Thread(target=box.serve_forever, args=(0.01,))
        thread.start()
        yield box
        box.shutdown()
        thread.join()


async def ticket_for(place: Salon, box: Postbox, body: dict[str, Any], headers: dict[str, str] | None = None) -> str:
    """The ticket in the link that is sent to somebody."""
    count = len(box.letters)
    answer = await place.api.post("/api/me/mail", json=body, headers=headers)
    assert (answer.status_code, answer.content) == (204, b"")
    await asyncio.to_thread(wait_until, lambda: len(box.letters) > count)
    found = re.search(r"http://localhost/#/sign-in/([\w-]{22})\s", box.letters[-1][1])
    assert found, box.letters[-1]
    return found[1]


async def opened(place: Salon, ticket: str, headers: dict[str, str] | None = None, **more: Any) -> httpx.Response:
    answer = await place.api.post("/api/me/mail/answer", json={"ticket": ticket, **more}, headers=headers)
    place.api.cookies.clear()
    return answer


def test_a_link_by_mail_keeps_a_name_and_signs_in(address: str, tmp_path: Path, postbox: Postbox) -> None:
    async def visit(place: Salon) -> None:
        ann = {"address": " Ann@Example.ORG ", "language": "de"}
        ticket = await ticket_for(place, postbox, {**ann, "name": "Ann"})
        assert (postbox.letters[0][0], "Anmelden bei Starlode" in postbox.letters[0][1]) == ("ann@example.org", True)
        made = await opened(place, ticket)
        assert (made.json()["person"]["name"], made.json()["person"]["mail"]) == ("Ann", "a\u2026@example.org")
        assert code(await opened(place, ticket)) == "bad-ticket"
        again = await opened(place, await ticket_for(place, postbox, {**ann, "address": "ann@example.org"}))
        assert again.json()["person"]["name"] == "Ann"
        assert (await place.api.get("/api/me", headers=cookie(again.cookies["starlode"]))).json()["ways"] == [
            "passkey",
            "mail",
        ]
        nameless = await ticket_for(place, postbox, {"address": "bob@example.org"})
        assert code(await opened(place, nameless)) == "name-needed"
        assert code(await opened(place, nameless, name="ANN")) == "name-taken"
        assert (await opened(place, nameless, name="Bob")).json()["person"]["name"] == "Bob"

    run(tmp_path, visit, database=address, mail=postbox.setting)


def test_an_address_is_added_only_by_whoever_asked_for_it(tmp_path: Path, postbox: Postbox) -> None:
    async def visit(place: Salon) -> None:
        store = place.registry.store
        (_, ann), (_, eve) = await new_person(store, "Ann", mail="ann@example.org"), await new_person(store, "Eve")
        ticket = await ticket_for(place, postbox, {"address": "bob@example.org"}, eve)
        assert [code(await opened(place, ticket, who)) for who in (None, ann)] == ["not-signed-in", "bad-ticket"]
        assert (await opened(place, ticket, eve)).json()["person"]["mail"] == "b\u2026@example.org"
        ticket = await ticket_for(place, postbox, {"address": "ann@example.org"}, eve)
        assert code(await opened(place, ticket, eve)) == "mail-taken"
        assert code(await place.api.delete("/api/me/mail", headers=ann)) == "last-way"

    run(tmp_path, visit, mail=postbox.setting)


def test_nobody_learns_whether_an_address_is_known(tmp_path: Path, postbox: Postbox) -> None:
    """The same bytes and the same mail, whoever the address belongs to."""

    async def visit(place: Salon) -> None:
        await new_person(place.registry.store, "Ann", mail="ann@example.org")
        seen = []
        for address in ("ann@example.org", "eve@example.org"):
            ticket = await ticket_for(place, postbox, {"address": address})
            answer = await place.api.post("/api/me/mail", json={"address": address})
            told = [(name, value) for name, value in answer.headers.items() if name != "x-request-id"]
            letter = postbox.letters[-1][1].replace(ticket, "")
            seen.append((answer.status_code, told, answer.content, letter))
            await asyncio.to_thread(wait_until, lambda: len(postbox.letters) == 2 * len(seen))
        assert seen[0] == seen[1]

    run(tmp_path, visit, mail=postbox.setting)


def test_mails_are_limited_and_never_sent_where_a_stranger_wants(tmp_path: Path, postbox: Postbox) -> None:
    async def visit(place: Salon) -> None:
        codes = [code(await place.api.post("/api/me/mail", json={"address": "a@b.example"})) for _ in range(4)]
        assert codes == [None, None, None, "too-fast"]
        poisoned = await place.api.post(
            "/api/me/mail", json={"address": "a@c.example"}, headers={"Host": "evil.example"}
        )
        assert code(poisoned) == "no-mail"

    run(tmp_path, visit, mail=postbox.setting, mail_rate=0.001)


@pytest.mark.parametrize(
    "wrong", ["", "a", "a@b", "a b@c.example", "a@b.example\r\nBcc: x@y.example", "a@\u0000.example"]
)
def test_what_is_no_address_is_refused(wrong: str) -> None:
    with pytest.raises(Refused, match="bad-address"):
        fitting_address(wrong)


def test_addresses_are_compared_and_shown_alike() -> None:
    assert fitting_address("Ann@M\u00fcnchen.example") == fitting_address("ann@xn--mnchen-3ya.example")
    assert masked("ann@example.org") == "a\u2026@example.org"


@pytest.mark.parametrize(
    "wrong", ["smtp.example.org", "smtp://", "smtp://here", "http://here?from=a@b.c", "smtp://h:x?from=a@b"]
)
def test_a_mail_server_that_is_none_is_named(wrong: str) -> None:
    with pytest.raises(InvalidSetting, match="mail: "):
        read_server(wrong)


def test_a_mail_that_cannot_be_sent_is_no_failure_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(place: Salon) -> None:
        answer = await place.api.post("/api/me/mail", json={"address": "ann@example.org"})
        assert answer.status_code == 204
        await asyncio.to_thread(wait_until, lambda: "a mail was not sent" in caplog.text)
        assert "ann@" not in caplog.text
        assert "sesame" not in caplog.text

    run(tmp_path, visit, mail="smtp://me:sesame@127.0.0.1:1?from=a@b.example")


def test_no_secret_of_a_person_is_stored(tmp_path: Path, postbox: Postbox) -> None:
    async def visit(place: Salon) -> None:
        device = Authenticator(HERE)
        begun = (await asked(place, "/new", {"name": "Ann"})).json()
        body = {"ticket": begun["ticket"], "credential": device.make(begun["options"])}
        session = (await asked(place, "", body)).cookies["starlode"]
        link = await ticket_for(place, postbox, {"address": "bob@example.org"})
        await place.registry.store.probe()
        written = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
        assert b"bob@example.org" in written
        assert not [secret for secret in (session, begun["ticket"], link) if secret.encode() in written]

    run(tmp_path, visit, mail=postbox.setting)
