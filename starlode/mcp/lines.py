"""Lines to a server of tables: one in this process, or one elsewhere. Both speak the public API."""

from __future__ import annotations

import asyncio
from http.client import HTTPException
from typing import Any, Protocol
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.server.operating.app import Server
from starlode.server.protocol.wire import Problem

PATIENCE_S = 30
HTTP = ("http", "https")


class ServerLine(Protocol):
    """A way to ask a server."""

    async def send(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
        """The status and the body of the answer; raises StarlodeError where there is no server."""
        ...


async def ask(line: ServerLine, method: str, path: str, body: Any = None, token: str = "", language: str = "en") -> Any:
    """What a server answers to a request; raises StarlodeError with its reason if it refuses."""
    headers = {"content-type": "application/json", "accept-language": language}
    headers |= {"authorization": f"Bearer {token}"} if token else {}
    status, answer = await line.send(method, path, msgspec.json.encode(body) if body is not None else b"", headers)
    if status >= 400:
        raise StarlodeError(_reason(answer))
    try:
        return msgspec.json.decode(answer) if answer else None
    except msgspec.DecodeError:
        raise StarlodeError(_strange(answer)) from None


def _reason(answer: bytes) -> str:
    try:
        return msgspec.json.decode(answer, type=Problem).reason
    except msgspec.DecodeError:
        return _strange(answer)


def _strange(answer: bytes) -> str:
    told = answer[:200].decode("utf-8", "replace")
    return f"the server answered {shown(told)}; is it a server of Starlode?"


def part(text: str) -> str:
    """A text as one part of a path."""
    return quote(text, safe="")


class HouseLine:
    """A line to a server in this process."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def send(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
        """Call the server as an ASGI application."""
        parts = urlsplit(path)
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "server": ("127.0.0.1", 80),
            "client": ("127.0.0.1", 1),
            "method": method,
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        inbox = [{"type": "http.request", "body": body, "more_body": False}]
        heard: list[Any] = []

        async def receive() -> Any:
            return inbox.pop() if inbox else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            heard.append(message)

        await self._server(scope, receive, send)
        return heard[0]["status"], b"".join(message.get("body", b"") for message in heard[1:])


class UrlLine:
    """A line to a server at an address; raises StarlodeError for what is no address."""

    def __init__(self, url: str) -> None:
        if not _is_address(url):
            raise StarlodeError(f"a server has an address such as http://localhost:8737, not {shown(url)}")
        self._url = url.rstrip("/")

    async def send(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
        """Ask over HTTP; raises StarlodeError if the server cannot be reached."""
        return await asyncio.to_thread(self._send, method, path, body, headers)

    def _send(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
        request = Request(self._url + path, body or None, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE_S) as answer:
                return answer.status, answer.read()
        except HTTPError as refusal:
            return refusal.code, refusal.read()
        except (OSError, HTTPException) as error:
            raise StarlodeError(f"{self._url} cannot be reached: {error}") from None


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in HTTP and bool(parts.hostname) and parts.port != 0 and url.split() == [url]
    except ValueError:  # a port that is no number
        return False
