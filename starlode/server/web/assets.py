"""Files for the browser: with the right type, compressed where that helps, and sent again only after a change."""

from __future__ import annotations

import gzip
import hashlib
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

LEVEL = 9  # compressed once, sent often
WORTHWHILE = 0.9  # of the size; a file that hardly shrinks is sent as it is
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # keep it, but ask whether it is still the same
KINDS = {
    "css": "text/css; charset=utf-8",
    "ftl": "text/plain; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "map": "application/json",
    "md": "text/markdown; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "ts": "text/plain; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
UNKNOWN = "application/octet-stream"


class Asset(NamedTuple):
    """A file in memory: its content, a compressed copy if that is smaller, its type, and its ETag."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str


def asset(name: str, content: bytes) -> Asset:
    """A file with that name, ready to send."""
    packed = gzip.compress(content, LEVEL, mtime=0)
    worth = len(packed) < WORTHWHILE * len(content)
    kind = KINDS.get(name.rpartition(".")[2].lower(), UNKNOWN)
    return Asset(content, packed if worth else None, kind, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def send(found: Asset, request: Request, keep: str = ASK_AGAIN) -> Response:
    """The response to a request for a file, which the browser may already have."""
    headers = {"etag": found.tag, "cache-control": keep, "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "content-encoding": "gzip"}, media_type=found.kind)
    return Response(found.content, headers=headers, media_type=found.kind)
