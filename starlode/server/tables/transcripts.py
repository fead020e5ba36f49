"""Whole games as text: the log and the record, replayed from the decisions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from starlode.engine.boundary.errors import Refused
from starlode.match import Match
from starlode.server.common.messages import game_language
from starlode.server.protocol.wire import Past
from starlode.server.tables.allowances import Working
from starlode.server.tables.own_bots import recorded_mind
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.served_game import ServedGame
from starlode.server.tables.table import Table

T = TypeVar("T")


def match_of(table: Table, live: ServedGame, language: str = "en") -> Match:
    """The whole match, secrets included; show it only to those who may know everything."""
    game = table.game
    spoken = game_language(game, language)
    bots = [chair.mind and recorded_mind(chair.mind) for chair in table.chairs]
    match = Match(
        game,
        seed=table.row.seed,
        names=table.names,
        changes=table.wish.changes,
        language=spoken,
        options=table.row.options,
        redraws=live.redraws,
        bots=bots,
    )
    for place in range(live.count):
        match.decide(*live.made(place))
    return match


async def log_of(table: Table, viewer: int, language: str, work: Working) -> list[str]:
    """What happened as far as a viewer may know, in sentences; raises Refused before the game."""
    match = await _replay(work, lambda: match_of(table, _begun(table), language))
    seat = match.spectator if viewer < 0 else match.seat(viewer)
    return work.timed(seat.log)


async def past_of(table: Table, viewer: int, work: Working) -> Past:
    """All events that a viewer may know of; raises Refused before the game."""
    return await _replay(work, lambda: _past(_begun(table), viewer))


def _begun(table: Table) -> ServedGame:
    """The game; raises Refused before there is one."""
    if table.live is None:
        raise Refused(table.why or "not-started")
    return table.live


async def _replay(work: Working, replay: Callable[[], T]) -> T:
    """Do in a thread what plays a whole game again, at the expense of whoever asked for it."""
    return await asyncio.to_thread(work.timed, replay)


def _past(live: ServedGame, viewer: int) -> Past:
    return Past(live.versions[viewer], *live.past(viewer))


async def record_of(registry: TableRegistry, table: Table, work: Working) -> str:
    """The record of a finished game, which `starlode verify` checks; raises Refused before the end."""
    if table.row.record is not None:
        return table.row.record
    live = table.live
    if live is None or not live.over:
        raise Refused("no-record")
    text = (await _replay(work, lambda: match_of(table, live))).record().text()
    await registry.store.keep_record(table.id, text)
    return text
