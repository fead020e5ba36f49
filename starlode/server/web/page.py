"""The page: the built browser client, served from a folder.

Places inside the page, such as a table, come after a # in its address. If you leave that out you are redirected, and
the page tells you if there is no such place. Browsers keep files that are named by a digest of their content for good.
"""

from __future__ import annotations

import math
import re
import time
from pathlib import Path, PurePosixPath
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from starlode.engine.boundary.errors import Refused
from starlode.server.web.assets import ASK_AGAIN, FOREVER, Asset, asset, send

INDEX = "index.html"
PLACE = re.compile(r"(?:[\w.~-]+/)*[\w~-]*")  # a path inside the page: its last part has no extension
HASHED = "assets/"  # where the page's build puts files that are named by their digest
ELSEWHERE = ("api/", "engine/")  # never the page's own
FOUND = 302
LOOK_S = 1.0  # how often the folder is listed at most


class Page:
    """Serves one folder, which may be built or replaced while the server runs.

    Only files in that folder are kept in memory, each of them once, however its name is written.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._kept: dict[str, tuple[int, Asset]] = {}  # by name: when it was written, and the file
        self._known: set[str] = set()
        self._looked_at = -math.inf

    async def answer(self, request: Request) -> Response:
        """A file of the page, or a redirect to a place inside it; raises Refused."""
        path = request.scope["path"].lstrip("/")
        found = self._file(path or INDEX)
        if found is not None:
            return send(found, request, FOREVER if path.startswith(HASHED) else ASK_AGAIN)
        if self._file(INDEX) is None:
            raise Refused("no-page")
        if path.startswith(ELSEWHERE) or not PLACE.fullmatch(path):
            raise Refused("not-found")
        return RedirectResponse(_inside(path, request.scope["query_string"].decode("latin-1")), status_code=FOUND)

    def _file(self, name: str) -> Asset | None:
        """A file by its name, read again if it was written since; None where there is none."""
        if not _is_plain(name):
            return None
        try:
            path = (self._folder / name).resolve()
            written = path.stat().st_mtime_ns
        except (OSError, ValueError):  # there is none, or there cannot be one with such a name
            self._kept.pop(name, None)
            return None
        if name not in self._kept or self._kept[name][0] != written:
            return self._read(name, path, written)
        return self._kept[name][1]

    def _read(self, name: str, path: Path, written: int) -> Asset | None:
        """Keep a file that the folder has by exactly that name, and drop those that it no longer has."""
        if not path.is_relative_to(self._folder) or not self._has(name):
            return None
        self._kept = {other: kept for other, kept in self._kept.items() if other in self._known}
        try:
            self._kept[name] = (written, asset(path.name, path.read_bytes()))
        except OSError:  # it was deleted this very moment
            return None
        return self._kept[name][1]

    def _has(self, name: str) -> bool:
        """Whether the folder has a file by exactly that name; it is listed now and then, not for each request."""
        if name not in self._known and time.monotonic() - self._looked_at > LOOK_S:
            self._known, self._looked_at = self._names(), time.monotonic()
        return name in self._known

    def _names(self) -> set[str]:
        return {file.relative_to(self._folder).as_posix() for file in self._folder.rglob("*") if file.is_file()}


def _is_plain(name: str) -> bool:
    """Whether a name is written in the one normal way, without detours."""
    return PurePosixPath(name).as_posix() == name and ".." not in name.split("/")


def _inside(path: str, query: str) -> str:
    """The address of a place inside the page, relative to the path that was requested, wherever the page is served."""
    up = "../" * path.count("/") or "./"
    return f"{up}#/{quote(path.strip('/'))}{'?' if query else ''}{query}"
