"""The cookie that says who sends a request, for those who keep a name."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from starlode.server.people.sessions import LASTING_MS

PLAIN, SAFE = "starlode", "__Host-starlode"  # browsers take the second only from where it came, and only by https


def token_in(request: Request) -> str | None:
    """The token of a session that a request carries."""
    return request.cookies.get(_name(request))


def give(response: Response, request: Request, token: str) -> Response:
    """Let a browser keep the token of a session; no script can read it, and no other site's page sends it."""
    _set(response, request, token, LASTING_MS // 1000)
    return response


def take_away(response: Response, request: Request) -> Response:
    """Let a browser forget its session."""
    _set(response, request, "", 0)
    return response


def _set(response: Response, request: Request, token: str, seconds: int) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(_name(request), token, seconds, path="/", secure=secure, httponly=True, samesite="strict")


def _name(request: Request) -> str:
    return SAFE if request.url.scheme == "https" else PLAIN
