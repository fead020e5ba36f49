"""Web Push: whoever is away is called when it is their turn, at their own browser, which alone can read it."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from starlode.server.hall.web_push import derived
from tests.server.persons import new_person
from tests.server.salon import Salon, salon

GAME = "ore-rush"
SITE = "https://play.example"


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class BrowserAtHome:
    """A browser that subscribes, and reads what it is sent, by the letter of RFC 8291."""

    def __init__(self) -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        """What it tells a page."""
        keys = {"p256dh": coded(self._point), "auth": coded(self._auth)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> Any:
        """What it was sent."""
        salt, length = body[:16], body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._key.exchange(ec.ECDH(), sender)
        secret = derived(self._auth, shared, b"WebPush: info\x00" + self._point + point, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\x02"
        return msgspec.json.decode(text[:-1])


def claims_of(header: str, key: str) -> Any:
    """What a server has signed with the key that it gave to browsers."""
    token, shown = (part.split("=", 1)[1] for part in header.removeprefix("vapid ").split(", "))
    assert shown == key
    head, claims, signature = token.split(".")
    raw = plain(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key))
    public.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return msgspec.json.decode(plain(claims))


class Service(HTTPServer):
    """A push service that keeps what it is sent, and answers as told."""

    def __init__(self) -> None:
        calls: Queue[tuple[dict[str, str], bytes]] = Queue()
        answers = [201]

        class Desk(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(answers[0])
                self.end_headers()
                calls.put(({name.lower(): value for name, value in self.headers.items()}, body))

            def log_message(self, *_: object) -> None:
                pass

        super().__init__(("127.0.0.1", 0), Desk)
        self.calls, self.answers = calls, answers
        self.host = f"127.0.0.1:{self.server_port}"
        Thread(target=self.serve_forever, daemon=True).start()


async def asked_to_play(house: Salon, headers: dict[str, str]) -> tuple[str, dict[int, str]]:
    """A table where somebody sits in both seats, one of them as a person."""
    wish = {"game": GAME, "seats": [{"kind": "human"}] * 2}
    made = (await house.api.post("/api/tables", json=wish, headers=headers)).json()
    return made["table"], {int(seat): token for seat, token in made["tokens"].items()}


async def turn_of(house: Salon, table: str, tokens: dict[int, str], seat: int) -> None:
    """Play until a seat is asked."""
    while (view := (await house.api.get(f"/api/tables/{table}/view")).json())["acting"] != [seat]:
        mover = view["acting"][0]
        headers = {"Authorization": f"Bearer {tokens[mover]}"}
        assert (
            await house.api.post(f"/api/tables/{table}/moves", json={"move": 0}, headers=headers)
        ).status_code == 200


def test_whoever_is_away_is_called_once_a_turn_and_only_their_browser_can_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starlode.server.hall.push.AWAY_S", 0.0)

    async def work(service: Service) -> None:
        async with salon(tmp_path, site=SITE, push_hosts=(service.host,)) as house:
            _, here = await new_person(house.registry.store, "Ann")
            key, browser = (await house.api.get("/api/push")).json()["key"], BrowserAtHome()
            subscription = browser.subscription(f"http://{service.host}/push/secret")
            wish = {**subscription, "language": "de"}
            assert (await house.api.post("/api/me/push", json=wish)).status_code == 401
            assert (await house.api.post("/api/me/push", json=wish, headers=here)).status_code == 204
            table, tokens = await asked_to_play(house, here)
            await turn_of(house, table, tokens, 0)
            for _ in range(3):  # however often it is looked
                await house.server.hall.push.call_absent()
            headers, body = await asyncio.to_thread(service.calls.get, timeout=120)
            message = browser.read(body)
            assert (message["table"], message["body"]) == (table, "Du bist am Zug.")
            assert (headers["content-encoding"], int(headers["ttl"]) > 0) == ("aes128gcm", True)
            claims = claims_of(headers["authorization"], key)
            assert (claims["aud"], claims["sub"]) == (f"http://{service.host}", SITE)
            assert table.encode() not in body
            assert service.calls.empty()
            entries = await house.registry.store.entries(table, 0)
            assert [entry.seat for entry in entries if entry.kind == "call"] == [0]
            ended = {"endpoint": subscription["endpoint"]}
            gone = await house.api.request("DELETE", "/api/me/push", json=ended, headers=here)
            assert gone.status_code == 204
            await turn_of(house, table, tokens, 1)
            await turn_of(house, table, tokens, 0)
            await house.server.hall.push.call_absent()
            await house.settle()
            assert service.calls.empty()

    with Service() as service:
        asyncio.run(work(service))
        service.shutdown()


def test_whoever_is_away_is_called_to_their_table_in_a_tournament_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starlode.server.hall.rounds.AWAY_MS", 0)
    monkeypatch.setattr("starlode.server.hall.push.AWAY_S", 0.0)

    async def work(service: Service) -> None:
        async with salon(tmp_path, site=SITE, push_hosts=(service.host,)) as house:
            people = [(await new_person(house.registry.store, name))[1] for name in ("Ann", "Bob")]
            browser = BrowserAtHome()
            wish = {**browser.subscription(f"http://{service.host}/"), "language": "de"}
            await house.api.post("/api/me/push", json=wish, headers=people[1])
            opened = {"game": GAME, "players": 2}
            made = (await house.api.post("/api/tournaments", json=opened, headers=people[0])).json()
            path = f"/api/tournaments/{made['id']}"
            await house.api.post(path + "/place", headers=people[1])
            await house.api.post(path + "/start", headers=people[0])
            _, body = await asyncio.to_thread(service.calls.get, timeout=120)
            message = browser.read(body)
            table = (await house.api.get(path, headers=people[1])).json()["table"]
            assert (message["table"], message["body"]) == (table, "Runde 1: Dein Tisch ist bereit.")
            for _ in range(3):
                await house.server.hall.push.call_absent()
                await house.settle()
            entries = await house.registry.store.entries(table, 0)
            assert len([entry for entry in entries if entry.kind == "call"]) == 1
            assert service.calls.empty()

    with Service() as service:
        asyncio.run(work(service))
        service.shutdown()


def test_whoever_is_there_is_not_called_and_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starlode.server.hall.push.AWAY_S", 0.0)

    async def work(service: Service) -> None:
        async with salon(tmp_path, site=SITE, push_hosts=(service.host,)) as house:
            person, here = await new_person(house.registry.store, "Ann")
            wish = BrowserAtHome().subscription(f"http://{service.host}/")
            await house.api.post("/api/me/push", json=wish, headers=here)
            table, tokens = await asked_to_play(house, here)
            ear = await house.ear(table, tokens[0])
            await turn_of(house, table, tokens, 0)
            await house.server.hall.push.call_absent()
            await ear.hang_up()
            service.answers[0] = 410
            await house.server.hall.push.call_absent()
            await asyncio.to_thread(service.calls.get, timeout=120)
            async with asyncio.timeout(120):
                while await house.server.hall.push.browsers(person):
                    await asyncio.sleep(0.02)
            assert service.calls.empty()

    with Service() as service:
        asyncio.run(work(service))
        service.shutdown()


@pytest.mark.parametrize(
    ("endpoint", "is_allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("https://web.push.apple.com/x", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=x", True),
        ("http://fcm.googleapis.com/fcm/send/x", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("https://fcm.googleapis.com@127.0.0.1/x", False),
        ("https://127.0.0.1/x", False),
        ("http://169.254.169.254/latest", False),
        ("https://evil.example/.push.apple.com", False),
        ("https://evil.example#.push.apple.com", False),
        ("https://a.b.push.apple.com.evil.example/", False),
        ("file:///etc/passwd", False),
        ("https://[", False),
    ],
)
def test_only_services_of_browsers_are_called(tmp_path: Path, endpoint: str, is_allowed: bool) -> None:
    async def work() -> None:
        async with salon(tmp_path, site=SITE) as house:
            _, here = await new_person(house.registry.store, "Ann")
            wish = BrowserAtHome().subscription(endpoint)
            answer = await house.api.post("/api/me/push", json=wish, headers=here)
            assert answer.status_code == (204 if is_allowed else 409), answer.text
            broken = {**wish, "keys": {"p256dh": "AAAA", "auth": "A"}}
            assert (await house.api.post("/api/me/push", json=broken, headers=here)).json()["code"] == "no-hook"

    asyncio.run(work())


def test_all_servers_have_one_key_and_none_without_an_address(tmp_path: Path) -> None:
    async def work() -> None:
        async with salon(tmp_path, site=SITE) as one, salon(tmp_path, site=SITE) as other, salon(tmp_path) as nowhere:
            answers = await asyncio.gather(*(house.api.get("/api/push") for house in (one, other, one, other)))
            assert len({answer.json()["key"] for answer in answers}) == 1
            assert (await nowhere.api.get("/api/push")).status_code == 404

    asyncio.run(work())
