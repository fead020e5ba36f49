"""People in a load test who keep a name: they sign in by passkeys, as browsers do, and play rated games."""

from __future__ import annotations

import asyncio
import secrets
import urllib.request
from http import HTTPStatus
from http.client import HTTPMessage
from typing import Any
from urllib.error import HTTPError

import msgspec

from starlode.engine.boundary.errors import StarlodeError
from starlode.server.operating.authenticator import Authenticator
from starlode.server.operating.load_clients import PATIENCE_S, Party
from starlode.server.protocol.wire import CreateTable, SeatWish, encode

LATER = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
PASSKEYS = "/api/me/passkeys"
NAME = "Load"


def sign_in(address: str, origin: str) -> str:
    """Keep a new name by a new passkey, and return the cookie.

    Raises OSError where one may try again, and StarlodeError where that is of no use.
    """
    device = Authenticator(origin)
    asked, _ = _ask(address + PASSKEYS + "/new", {"name": f"{NAME} {secrets.token_hex(7)}"})
    made = {"ticket": asked["ticket"], "credential": device.make(asked["options"])}
    _, headers = _ask(address + PASSKEYS, made)
    return str(headers["Set-Cookie"]).partition(";")[0]


def seated(party: Party) -> tuple[str, list[str]]:
    """A new table, rated if the party's people are signed in: its id and the tokens of its seats; raises likewise."""
    order, known = party.order, bool(party.sessions)
    kinds = ["human", *["open" if known else "human"] * (order.players - 1)]
    seats = [SeatWish(kind=kind) for kind in kinds]  # type: ignore[arg-type]
    wish = CreateTable(game=order.game, seats=seats, options=order.options, rated=known)
    made, _ = _ask(party.maker + "/api/tables", wish, party.sessions[0] if known else "")
    path = f"{party.maker}/api/tables/{made['table']}/seats/"
    joined = [_ask(path + str(seat), {"name": NAME}, cookie)[0] for seat, cookie in enumerate(party.sessions[1:], 1)]
    return made["table"], [*made["tokens"].values(), *(one["token"] for one in joined)]


async def look_at_ratings(party: Party, table: str) -> None:
    """Let everyone see what a game did to ratings, as the page does at its end; raises likewise."""
    path = f"{party.maker}/api/tables/{table}/ratings"
    await asyncio.gather(*(asyncio.to_thread(_ask, path, None, cookie) for cookie in party.sessions))


def _ask(url: str, body: Any, cookie: str = "") -> tuple[Any, HTTPMessage]:
    """The answer to a request; raises OSError where one may try again, and StarlodeError where that is of no use."""
    data = None if body is None else encode(body)
    request = urllib.request.Request(url, data, {"Cookie": cookie} if cookie else {})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return msgspec.json.decode(answer.read()), answer.headers
    except HTTPError as error:
        if error.code in LATER:
            raise
        raise StarlodeError(f"the server refused: {_reason(error)}") from None


def _reason(error: HTTPError) -> str:
    try:
        return str(msgspec.json.decode(error.read())["reason"])
    except (msgspec.MsgspecError, KeyError, TypeError):
        return str(error)
