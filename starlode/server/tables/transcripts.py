"""Whole games as text: the log and the record, replayed from the decisions."""

from __future__ import annotations

import asyncio

from starlode.engine.boundary.errors import Refused
from starlode.match import Match
from starlode.server.common.messages import game_language
from starlode.server.protocol.wire import Past
from starlode.server.tables.own_bots import recorded_mind
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.served_game import ServedGame
from starlode.server.tables.table import Table


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


async def log_of(table: Table, viewer: int, language: str) -> list[str]:
    """What happened as far as a viewer may know, in sentences; raises Refused before the game."""
    if table.live is None:
        raise Refused(table.why or "not-started")
    match = await asyncio.to_thread(match_of, table, table.live, language)
    seat = match.spectator if viewer < 0 else match.seat(viewer)
    return seat.log()


async def past_of(table: Table, viewer: int) -> Past:
    """All events that a viewer may know of; raises Refused before the game."""
    if table.live is None:
        raise Refused(table.why or "not-started")
    return await asyncio.to_thread(_past, table.live, viewer)


def _past(live: ServedGame, viewer: int) -> Past:
    return Past(live.versions[viewer], *live.past(viewer))


async def record_of(registry: TableRegistry, table: Table) -> str:
    """The record of a finished game, which `starlode verify` checks; raises Refused before the end."""
    if table.row.record is not None:
        return table.row.record
    if table.live is None or not table.live.over:
        raise Refused("no-record")
    text = (await asyncio.to_thread(match_of, table, table.live)).record().text()
    await registry.store.keep_record(table.id, text)
    return text
