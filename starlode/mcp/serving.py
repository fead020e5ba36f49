"""`starlode mcp`: offer the tools on standard input and output, with tables here or at another server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.text.catalogue import languages
from starlode.games import all_games
from starlode.mcp.lines import HouseLine, ServerLine, UrlLine
from starlode.mcp.tools import Desk, offer
from starlode.server.common.settings import Settings
from starlode.server.operating.app import Server
from starlode.server.tables.own_bots import LONGEST

PACE_S = 0.05  # of bots: no one watches how fast they answer
PLENTY = 1e6  # requests a second: the only guest is the assistant


def run(url: str | None, name: str, language: str) -> None:
    """Serve until the other end closes; raises StarlodeError for what is no address, name or language."""
    if not 1 <= len(name.strip()) <= LONGEST:
        raise StarlodeError(f"a name at a table has 1 to {LONGEST} characters, not {shown(name)}")
    spoken = sorted({known for info in all_games().values() for known in languages(info)})
    if language not in spoken:
        raise StarlodeError(f"there is no language {shown(language)}; choose from {', '.join(spoken)}")
    asyncio.run(_serve(UrlLine(url) if url else None, name, language))


async def _serve(line: ServerLine | None, name: str, language: str) -> None:
    if line:
        await offer(Desk(line, name, language)).run_stdio_async()
        return
    with TemporaryDirectory(prefix="starlode-mcp-") as folder:
        async with house(Path(folder)) as own:
            await offer(Desk(own, name, language)).run_stdio_async()


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[HouseLine]:
    """A line to a server in this process, whose tables last as long as it does."""
    rates = dict.fromkeys((name for name in Settings.__struct_fields__ if name.endswith("_rate")), PLENTY)
    settings = Settings(database=f"sqlite:///{folder / 'tables.db'}", warm=False, bot_pace=PACE_S, **rates)  # type: ignore[arg-type]  # rates are floats
    server = Server(settings)
    await server.registry.open()
    try:
        yield HouseLine(server)
    finally:
        await server.registry.close()
