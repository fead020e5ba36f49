"""The page: the built browser client, as it lies in a folder.

Whatever is no file of it is a place inside the page, such as a table, and gets the page itself. Files whose name is a
digest of what they hold are kept by browsers for good.
"""

from __future__ import annotations

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from starlode.engine.errors import Refused
from starlode.server.assets import ASK_AGAIN, FOREVER, Asset, asset, send

INDEX = "index.html"
PLACE = re.compile(r"(?:[\w.~-]+/)*[\w~-]*")  # a path inside the page: its last part has no extension
HASHED = "assets/"  # where the page's build puts files that are named by their digest
ELSEWHERE = ("api/", "engine/")  # never the page's own


class Page:
    """Serves one folder, which may be built or replaced while the server runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._kept: dict[str, tuple[int, Asset]] = {}  # by name: when it was written, and the file

    async def answer(self, request: Request) -> Response:
        """A file of the page, or the page itself; raises Refused."""
        path = request.url.path.lstrip("/")
        found = self._file(path)
        if found is not None:
            return send(found, request, FOREVER if path.startswith(HASHED) else ASK_AGAIN)
        index = self._file(INDEX)
        if index is None or path.startswith(ELSEWHERE) or not PLACE.fullmatch(path):
            raise Refused("not-found" if index else "no-page")
        return send(index, request)

    def _file(self, name: str) -> Asset | None:
        """A file by its name, read anew when it was written since; None where there is none."""
        path = (self._folder / name).resolve() if "\0" not in name else self._folder
        if not (path.is_relative_to(self._folder) and path.is_file()):
            return None
        written = path.stat().st_mtime_ns
        if name not in self._kept or self._kept[name][0] != written:
            self._kept[name] = (written, asset(path.name, path.read_bytes()))
        return self._kept[name][1]
