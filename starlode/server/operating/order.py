"""What operators do to keep order, on the store itself; a running server notices within seconds, and all is logged."""

from __future__ import annotations

from datetime import UTC, datetime
from getpass import getuser
from ipaddress import ip_address

from starlode.engine.boundary.errors import Refused, StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.server.common.moments import now
from starlode.server.hall.round_scores import RoundScores
from starlode.server.hall.rounds import called_off
from starlode.server.people.bans import BanKind, of_network, of_person
from starlode.server.people.names import folded
from starlode.server.people.order import banned, lifted, logged, settled
from starlode.server.people.sessions import DAY_MS
from starlode.server.storage.people_store import PeopleStore, Report
from starlode.server.storage.sqlstore import SqlStore
from starlode.server.storage.store import Entry, Founding
from starlode.server.tables.registry import rebuilt
from starlode.server.web.guard import network_at

SAID = 5  # lines of somebody's chat that are shown with a report


async def ban(store: SqlStore, whom: str, kind: BanKind, reason: str, days: float) -> None:
    """Ban or mute a name or a network, for some days or for good; raises StarlodeError for a name that nobody has."""
    subject = await _subject(store, whom)
    until = now() + int(days * DAY_MS) if days else None
    await store.write(banned(subject, kind, reason, until), logged(operator(), kind, whom, reason))


async def lift(store: SqlStore, whom: str, kind: BanKind) -> None:
    """End a ban of a name or a network; raises StarlodeError if there is none."""
    subject = await _subject(store, whom)
    if not [ban for ban in await PeopleStore(store).bans(now()) if (ban.subject, ban.kind) == (subject, kind)]:
        raise StarlodeError(f"{shown(whom)} is not under a {kind}")
    await store.write(lifted(subject, kind), logged(operator(), f"un{kind}", whom))


async def kick(store: SqlStore, name: str, seat: int, reason: str) -> None:
    """Take somebody's seat away: before the game it is open again, during it a bot keeps it; raises StarlodeError."""
    found = await store.load(name)
    if found is None:
        raise StarlodeError(f"there is no table {shown(name)}")
    table = rebuilt(Founding(*found), store)
    if not (0 <= seat < table.players and table.chairs[seat].kind == "human") or table.status == "over":
        raise StarlodeError(f"nobody plays in seat {seat} of table {name}")
    entry = Entry(number=table.number, kind="leave", at=now(), seat=seat)
    table.fold(entry)
    about = f"seat {seat} of {name}"
    try:
        await store.append(name, entry, table.listing(), also=[logged(operator(), "kick", about, reason)])
    except Refused:
        raise StarlodeError("something happened at the table just now; try again") from None


async def call_off(store: SqlStore, name: str, reason: str) -> None:
    """Call a tournament off; raises StarlodeError where there is none that goes on."""
    try:
        evening, _, ended = await RoundScores(store).look(name)
    except Refused:
        raise StarlodeError(f"there is no tournament {shown(name)}") from None
    if evening.end is not None:
        raise StarlodeError(f"the tournament {name} is over")
    try:
        await store.write(*called_off(evening, ended), logged(operator(), "call-off", name, reason))
    except Refused:
        raise StarlodeError("the next round began just now; try again") from None


async def reports(store: SqlStore, limit: int, all_of_them: bool) -> list[str]:
    """What was reported, the newest first, with what the person in question said there last."""
    found = await PeopleStore(store).reports(limit, all_of_them)
    said = await store.entries_of([report.table_id for report in found], ("say",)) if found else {}
    return [line for report in found for line in _told(report, said.get(report.table_id, []))]


def _told(report: Report, said: list[Entry]) -> list[str]:
    state = "done" if report.done else "open"
    about = f"{report.name} (seat {report.seat} of {report.table_id})"
    theirs = [entry.text for entry in said if entry.seat == report.seat][-SAID:]
    return [f"{report.id}  {when(report.at)}  {state}  {about}: {report.words}", *(f"    > {text}" for text in theirs)]


async def settle(store: SqlStore, report: str) -> None:
    """Note that a report has been dealt with."""
    await store.write(settled(report), logged(operator(), "settle", report))


async def audit(store: SqlStore, limit: int) -> list[str]:
    """What operators did, the newest first."""
    lines = await PeopleStore(store).audit(limit)
    return [f"{when(line.at)}  {line.who}  {line.what}  {line.about}  {line.reason}".rstrip() for line in lines]


def operator() -> str:
    """Who does this, as the system knows them."""
    try:
        return getuser()
    except (KeyError, OSError):  # a user without a name, as in many containers
        return "operator"


def when(at: int) -> str:
    """A time, for people."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


async def _subject(store: SqlStore, whom: str) -> str:
    try:
        return of_network(network_at(str(ip_address(whom.removesuffix("/64")))))
    except ValueError:
        person = await PeopleStore(store).named(folded(whom))
    if person is None:
        raise StarlodeError(f"nobody is called {shown(whom)}, and it is no network")
    return of_person(person.id)
