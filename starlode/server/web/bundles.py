"""Games for the page: tables and words come from the rules that run here, modules from an earlier build.

The texts of a bundle need no compiler, so they are always this server's own. A module counts only if the description
beside it says that it was built from the same sources. Without a module, the page still plays at the server's tables.
Missing modules are built in the background.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import Refused, StarlodeError
from starlode.engine.system.processes import COMPILED, PIPE, Child, start_module
from starlode.games import all_games, load_game
from starlode.server.protocol.wire import BundleLine
from starlode.server.web.assets import Asset, asset, send
from starlode.server.web.papers import Papers
from starlode.wasm.bundle import (
    ADVISED_MODULE,
    DESCRIPTION,
    MODULE,
    NETWORK_SUFFIX,
    WORKBENCH,
    WORKBENCH_MODULE,
    is_made,
    network_bytes,
    offer,
    page_networks,
    texts,
    workbench_bytes,
)

LOG = logging.getLogger("starlode.server")
WORKSHOP = "starlode.wasm.workshop"
MODULES = (MODULE, ADVISED_MODULE, WORKBENCH_MODULE)
POLITENESS = 10  # niceness: players come before compiling


class Bundles:
    """The bundles of all games, one folder for each below a common one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, dict[str, Asset]] = {}  # by game, by name
        self._papers = Papers()
        self._reading = asyncio.Lock()
        self._building: set[str] = set()
        self._workshop: Child | None = None
        self._builder: Thread | None = None

    # ---- what there is ----

    async def file(self, game: str, name: str, request: Request) -> Response:
        """A file of a game's bundle; raises Refused where there is none, or none yet."""
        files = await self._of(game)
        if name in MODULES and name not in files:
            raise Refused("no-module")
        if name not in files and (make := _made_later(name)):
            await asyncio.to_thread(self._add, name, make, game, files)
        found = files.get(name) or await asyncio.to_thread(self._papers.find, all_games()[game], name)
        if found is None:
            raise Refused("not-found")
        return send(found, request)

    async def params(self, game: str, request: Request) -> Response:
        """The numbers of a table with the options in the query, in the form of `params.json`; raises Refused."""
        await self._of(game)
        given = dict(request.query_params)
        try:
            config = await asyncio.to_thread(lambda: load_game(game).configure(given))
        except StarlodeError as error:
            raise Refused("bad-wish", why=str(error)) from None
        return send(asset("params.json", msgspec.json.encode(offer([config]))), request)

    async def lines(self) -> list[BundleLine]:
        """Every game, and whether its module is ready."""
        found = []
        for game in all_games():
            files = await self._of(game)
            digest = files[DESCRIPTION].tag.strip('"')
            ready = MODULE in files  # those that are built together are ready one by one
            found.append(BundleLine(game, f"/engine/{game}", digest, ready, game in self._building and not ready))
        return found

    async def _of(self, game: str) -> dict[str, Asset]:
        if game not in all_games():
            raise Refused("not-found")
        async with self._reading:
            if game not in self._files:
                self._files[game] = await asyncio.to_thread(self._read_texts, game)
            files = self._files[game]
            if MODULE not in files and is_made(self._folder / game, files[DESCRIPTION].content):
                files |= self._read_modules(self._folder / game)
        return files

    def _read_texts(self, game: str) -> dict[str, Asset]:
        return {name: asset(name, content) for name, content in texts(load_game(game)).items()}

    def _read_modules(self, folder: Path) -> dict[str, Asset]:
        found = [name for name in MODULES if (folder / name).is_file()]
        return {name: asset(name, (folder / name).read_bytes()) for name in found}

    def _add(self, name: str, make: Callable[[Game], bytes | None], game: str, files: dict[str, Asset]) -> None:
        """Add a file when it is first asked for."""
        content = make(load_game(game))
        if content is not None:
            files[name] = asset(name, content)

    # ---- building ----

    async def build_missing(self) -> None:
        """Start to build the missing modules, in a separate process."""
        missing = [line.game for line in await self.lines() if not line.ready]
        if not missing:
            return
        arguments, how = (str(self._folder), *missing), {"env": COMPILED, "stderr": PIPE, "text": True}
        try:
            self._workshop = start_module(WORKSHOP, *arguments, niceness=POLITENESS, **how)
        except OSError as error:
            LOG.warning("no process can be started to compile for the page: %s", error)
            return
        LOG.info("compiling for hints, replays and lessons, in the background: %s", ", ".join(missing))
        self._building.update(missing)
        self._builder = Thread(target=self._build, args=(self._workshop,), daemon=True)
        self._builder.start()

    def finish(self) -> None:
        """Wait for the build to end, if one is running."""
        if self._builder is not None:
            self._builder.join()

    def stop(self) -> None:
        """Stop the build."""
        workshop, self._workshop = self._workshop, None
        if workshop is not None:
            workshop.let_go()

    def _build(self, workshop: Child) -> None:
        done = workshop.finish()
        self._building.clear()
        if self._workshop is None:
            return  # the server has stopped it
        if done.returncode:
            LOG.warning("games could not be compiled for the page: %s", done.stderr.strip()[-500:])
        else:
            LOG.info("all games are compiled for the page")


def _made_later(name: str) -> Callable[[Game], bytes | None] | None:
    """What makes a file that is much larger than everything else, or takes seconds of work; None for any other."""
    if name == WORKBENCH:
        return workbench_bytes
    return (lambda game: _network(game, name)) if name.endswith(NETWORK_SUFFIX) else None


def _network(game: Game, name: str) -> bytes | None:
    network = page_networks(game).get(name)
    return network_bytes(network) if network else None
