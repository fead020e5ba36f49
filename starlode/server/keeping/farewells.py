"""What is kept of a person: all of it in one document, or none of it any more."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from starlode.match.record import MatchRecord
from starlode.server.common.messages import words_in
from starlode.server.common.moments import now
from starlode.server.people.desk import FrontDesk
from starlode.server.storage.group_commit import Line
from starlode.server.storage.hall_store import kept_of
from starlode.server.storage.people_statements import ERASE, RETEXT, REWISH
from starlode.server.storage.people_store import Person
from starlode.server.storage.store import Entry, TableRow
from starlode.server.tables.chairs import Sitting, read_sitting
from starlode.server.tables.naming import distinct
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.turns import insist


async def exported(desk: FrontDesk, person: Person) -> dict[str, Any]:
    """Everything that is kept of a person, less what would open something: digests of tokens, and public keys."""
    people = desk.people
    return {
        "person": _less(person, "id", "key"),
        "passkeys": [_less(key, "person", "credential", "public_key") for key in await people.passkeys(person.id)],
        "sessions": [_less(one, "digest", "person", "follows") for one in await people.sessions(person.id)],
        "seats": [_less(claim, "person", "secret") for claim in await people.all_claims(person.id)],
        "said": await people.said(person.id),
        "blocks": [one.name for one in await people.blocked_by(person.id)],
        "reports": [_less(one, "reporter", "person") for one in await people.reports_by(person.id)],
        **await kept_of(desk.store, person.id),
    }


def _less(row: msgspec.Struct, *names: str) -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(row).items() if name not in names}


async def forget(registry: TableRegistry, desk: FrontDesk, person: Person, language: str) -> None:
    """Delete a person; at their tables somebody has played, and nothing says any more who that was."""
    async with desk.forgetting:
        for claim in await desk.people.all_claims(person.id):
            await insist(partial(_unname, registry, claim.table_id, person.id, words_in(language).text("someone")))
    await desk.store.write(*((statement, {"of": person.id}) for statement in ERASE))


async def _unname(registry: TableRegistry, name: str, person: str, someone: str) -> None:
    """Take a person's name from a table; whoever is there now, at any server, comes back and sees it so.

    The entry that says so is how other servers learn of it, even if they cannot be told.
    """
    if not registry.has(name):
        await _rewrite(registry, name, person, someone)
        return
    async with registry.at(name) as table:
        await _rewrite(registry, name, person, someone)
        registry.forget(table)


async def _rewrite(registry: TableRegistry, name: str, person: str, someone: str) -> None:
    found = await registry.store.load(name)
    lines = _unnamed(*found, person, someone) if found else []
    if found and lines:
        number = len(found[1])
        await registry.store.append(name, Entry(number=number, kind="unname", at=now()), also=lines)
        registry.peers.tell_of_entry(name, number + 1)


def _unnamed(row: TableRow, entries: list[Entry], person: str, someone: str) -> list[Line]:
    sittings = {entry: read_sitting(entry.text) for entry in entries if entry.kind == "sit"}
    theirs = {entry: sitting for entry, sitting in sittings.items() if sitting.person == person}
    taken = [sitting.name for entry, sitting in sittings.items() if entry not in theirs]
    name, lines, record = distinct(someone, taken), [], row.record
    wish = msgspec.json.decode(msgspec.json.encode(row.wish))
    for entry in theirs:
        lines.append((RETEXT, {"table": row.id, "at_number": entry.number, "new_text": Sitting(name).text()}))
        wish["seats"][entry.seat]["name"] = name if wish["seats"][entry.seat]["name"] else None
        record = record and _recorded(record, entry.seat, name)
    return [*lines, (REWISH, {"table": row.id, "new_wish": wish, "new_record": record})] if lines else []


def _recorded(record: str, seat: int, name: str) -> str:
    """The same record with another name in a seat; without its outcome, whose words may have the old one."""
    known = msgspec.json.decode(record, type=MatchRecord)
    seats = [name if place == seat else other for place, other in enumerate(known.seats)]
    return msgspec.structs.replace(known, seats=seats, outcome=None).text()
