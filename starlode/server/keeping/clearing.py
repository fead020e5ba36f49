"""Old tables that stay because ratings rest on them: what people said there goes, and where a script was called.

Who sat there, every decision and every bot stay: ratings can be computed anew from nothing less.
"""

from __future__ import annotations

import msgspec

from starlode.server.common.moments import now
from starlode.server.storage.group_commit import Line
from starlode.server.storage.people_statements import RETEXT
from starlode.server.storage.statements import CLEARED
from starlode.server.storage.store import Entry
from starlode.server.tables.chairs import read_sitting
from starlode.server.tables.registry import TableRegistry

SOME = 20  # tables in one step


async def clear_some(registry: TableRegistry, before: int) -> bool:
    """Clear some tables where nothing has happened since a given time; returns whether there may be more."""
    store = registry.store
    names = [name for name in await store.uncleared(before, SOME) if not registry.has(name)]
    entries = await store.entries_of(names, ("say", "sit")) if names else {}
    for name in names:
        texts = [line for entry in entries.get(name, []) if (line := _blanked(name, entry))]
        await store.write(*texts, (CLEARED, {"table": name, "new_cleared": now()}))
    return bool(names)


def _blanked(table: str, entry: Entry) -> Line | None:
    """The line that takes from an entry what is personal; None where there is nothing."""
    if entry.kind == "say":
        return _retexted(table, entry, "") if entry.text else None
    sitting = read_sitting(entry.text)
    return _retexted(table, entry, msgspec.structs.replace(sitting, hook=None).text()) if sitting.hook else None


def _retexted(table: str, entry: Entry, text: str) -> Line:
    return RETEXT, {"table": table, "at_number": entry.number, "new_text": text}
