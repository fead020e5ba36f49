"""The list of public tables, read from the store alone: reading it loads no table into memory."""

from __future__ import annotations

from collections import Counter

import msgspec

from starlode.engine.boundary.errors import StarlodeError
from starlode.server.protocol.wire import CreateTable, Status, TableLine
from starlode.server.storage.store import Entry, TableRow
from starlode.server.tables.chairs import SEATING, chairs_after
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.rulesets import ruleset

LISTED: tuple[Status, ...] = ("waiting", "playing")  # what there is to join, then what there is to watch
MOST = 100  # of each
SEEN = 5 * MOST  # that these are chosen from


async def public_tables(registry: TableRegistry) -> list[TableLine]:
    """Public tables: those that wait for players, then those that can be watched; raises Refused."""
    found = []
    for status in LISTED:
        rows = await registry.aside(_playable, await _first(registry, status))
        seated = await registry.store.entries_of([row.id for row in rows], SEATING) if rows else {}
        found += [_line(registry, row, status, seated.get(row.id, [])) for row in rows]
    return found


async def _first(registry: TableRegistry, status: Status) -> list[TableRow]:
    """Tables with people present, then the newest, so that empty new tables cannot push the others off the list.

    Networks that made tables take turns, so that one network's many tables cannot push off those of others.
    """
    lively = [name for name, table in registry.tables.items() if table.wish.public and table.audience.here]
    attended = await registry.store.listed(status, SEEN, public=True, among=lively) if lively else []
    known = {row.id for row in attended}
    newest = [row for row in await registry.store.listed(status, SEEN, public=True) if row.id not in known]
    return [*_in_turn(registry, attended), *_in_turn(registry, newest)][:MOST]


def _in_turn(registry: TableRegistry, rows: list[TableRow]) -> list[TableRow]:
    """The first table of every network that has made one, then the second of each, and so on."""
    counts: Counter[str] = Counter()
    turns = []
    for row in rows:
        maker = registry.makers.get(row.id, "")
        turns.append(counts[maker])
        counts[maker] += 1
    return [row for _, row in sorted(zip(turns, rows, strict=True), key=lambda pair: pair[0])]


def _playable(rows: list[TableRow]) -> list[TableRow]:
    """The tables whose game is still installed with the same rules; all others would turn out to be closed."""
    return [row for row in rows if _is_playable(row)]


def _is_playable(row: TableRow) -> bool:
    try:
        printed = ruleset(row.game, row.options)
        if row.wish.get("changes"):  # it would take long to build the rules of many such tables, only for a list
            return printed.rules == row.rules
        return printed.edition == (row.rules, row.layout)
    except StarlodeError:
        return False


def _line(registry: TableRegistry, row: TableRow, status: Status, entries: list[Entry]) -> TableLine:
    """One table as it is stored; only memory knows who is present."""
    wish, table = msgspec.convert(row.wish, CreateTable), registry.tables.get(row.id)
    here = table.audience.here if table is not None else set()
    seats = [chair.info(number in here) for number, chair in enumerate(chairs_after(wish, entries))]
    return TableLine(row.id, row.game, status, seats, wish.clock, row.created, len(wish.changes), wish.rated)
