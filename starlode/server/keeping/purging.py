"""Deleting what is kept of people once it has lapsed, or the operator's time for it is over."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlode.engine.boundary.errors import Refused
from starlode.server.common.moments import now
from starlode.server.keeping.clearing import clear_some
from starlode.server.keeping.farewells import forget
from starlode.server.people.desk import FrontDesk
from starlode.server.people.sessions import DAY_MS
from starlode.server.storage.order_statements import LAPSED, OLD_AUDIT, OLD_REPORTS
from starlode.server.tables.registry import TableRegistry

ROUND_S = 3600.0
SOME = 20  # people in one step


async def keep_purging(registry: TableRegistry, desk: FrontDesk) -> None:
    """Look once an hour; if the store is away, there is no hurry."""
    while True:
        with suppress(Refused):
            await purge(registry, desk)
        await asyncio.sleep(ROUND_S)


async def purge(registry: TableRegistry, desk: FrontDesk) -> None:
    """Delete everything that is kept no longer; raises Refused."""
    settings, at = desk.settings, now()
    for statement in LAPSED:
        await desk.store.write((statement, {"before": at}))
    for statement, days in ((OLD_REPORTS, settings.report_retention), (OLD_AUDIT, settings.audit_retention)):
        if days:
            await desk.store.write((statement, {"before": at - int(days * DAY_MS)}))
    while settings.retention and await clear_some(registry, at - int(settings.retention * DAY_MS)):
        pass
    while settings.person_retention:
        gone = await desk.people.unseen(at - int(settings.person_retention * DAY_MS), SOME)
        for person in gone:
            await forget(registry, desk, person, "en")
        if not gone:
            return
