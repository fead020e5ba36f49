"""Tables of a round that is played: bots stand in for those who are away, and no table stays without a server."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, select

from starlode.server.common.moments import now
from starlode.server.hall.tournament_store import RoundTable
from starlode.server.storage.sql_tables import ENTRIES
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.table import Table

ABSENT_MS = 40_000  # a bot stands in for somebody who is asked and away for this long
BOTS_MS = 15_000  # a table where only bots are asked, and none has decided for this long, has lost its server


async def attend(registry: TableRegistry, tables: Sequence[RoundTable]) -> None:
    """See that a round does not wait for somebody who does not come; raises Refused."""
    for one in tables:
        table = registry.tables.get(one.id)
        if table is not None and absentees(table) and registry.peers.know_who_is_here:
            await _stand_in(registry, one.id)
    elsewhere = [one for one in tables if not registry.has(one.id)]
    for name in await _left_alone(registry, elsewhere) if elsewhere else ():
        if await registry.peers.keeps(name):
            await registry.find(name)


def absentees(table: Table) -> list[int]:
    """The seats whose players are asked and have long been away."""
    if table.status != "playing" or table.live is None:
        return []
    asked = [seat for seat in table.live.acting if seat in table.people and table.chairs[seat].mind is None]
    away = [seat for seat in asked if table.audience.absent_for(seat) * 1000 >= ABSENT_MS]
    return [seat for seat in away if table.clocks.spent(seat, now()) >= ABSENT_MS]


async def _stand_in(registry: TableRegistry, name: str) -> None:
    """Let a bot play for those who are asked and away, until they come back."""
    async with registry.at(name, fresh=True) as table:
        for seat in absentees(table) if await registry.peers.keeps(name) else ():
            spent = table.clocks.spent(seat, now())
            await registry.happen(table, "bot", seat=seat, text=table.wish.late_level, spent=spent)


async def _left_alone(registry: TableRegistry, tables: Sequence[RoundTable]) -> list[str]:
    """Tables that are not here, and at which nothing has happened for so long that they may be nowhere."""
    patience = {one.id: BOTS_MS if one.deadline is None else ABSENT_MS for one in tables}
    latest = select(ENTRIES.c.table_id, func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id.in_(patience))
    rows = await registry.store.read(lambda connection: connection.execute(latest.group_by(ENTRIES.c.table_id)).all())
    return [str(name) for name, at in rows if now() - at >= patience[name]]
