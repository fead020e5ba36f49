"""Telling viewers what is new, each what it may know."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from starlode.server.audience import Socket
from starlode.server.present import Present
from starlode.server.store import Entry, Kind
from starlode.server.table import Consent, Standing, Table, now
from starlode.server.wire import Answered, Question, Resync, Update, encode

PUBLIC: frozenset[Kind] = frozenset({"sit", "leave", "bot", "back", "rematch", "close"})


def news(table: Table, present: Present, viewer: int, after: int, re: int | UnsetType = UNSET) -> bytes:
    """What a viewer that has seen a version must still be told, as a message."""
    acting, version = present.shown_acting(viewer), present.versions[viewer]
    faces = table.clocks.faces(viewer, acting, now())
    record, legal = present.record(viewer), present.actions(viewer) if viewer in acting else []
    events = present.changes(viewer, after)
    if events is None:
        resync = Resync(viewer=viewer, version=version, record=record, acting=acting, legal=legal, clocks=faces, re=re)
        return encode(resync)
    update = Update(
        viewer=viewer,
        after=after,
        version=version,
        record=record,
        acting=acting,
        legal=legal,
        events=events,
        clocks=faces,
        re=re,
    )
    return encode(update)


def announce(
    table: Table,
    entry: Entry,
    told: int,
    before: Standing,
    asker: Socket | None = None,
    re: int | UnsetType = UNSET,
) -> None:
    """Tell everybody who listens of an entry that is stored, by this server or by another, and how things stood."""
    if entry.kind == "say":
        tell_all(table, encode(table.talk[-1]))
    elif entry.kind == "ask" and table.question is not None:
        tell_all(table, question_of(table.question))
    elif entry.kind in ("no", "undo") and before.question is not None:
        _tell_answer(table, entry, before.question)
    tell(table, told, entry.seat, asker, re)
    if entry.kind in PUBLIC or table.status != before.status:
        tell_table(table)


def question_of(question: Consent) -> bytes:
    """An open question as a message."""
    return encode(Question(question=question.number, seat=question.seat))


def _tell_answer(table: Table, entry: Entry, question: Consent) -> None:
    """What became of a question; one that lapses because something else is taken back has no answer."""
    agreed = entry.kind == "undo"
    if not agreed or (entry.seat, entry.value) == (question.seat, question.place):
        tell_all(table, encode(Answered(question=question.number, agreed=agreed)))


def tell(table: Table, told: int, mover: int = -1, asker: Socket | None = None, re: int | UnsetType = UNSET) -> None:
    """Tell everybody who listens of the last change; whoever asked for it is answered even if it told them nothing."""
    present = table.present
    if present is None:
        return
    for place, viewer in enumerate(present.viewers):
        if told >> place & 1:
            _tell_viewer(table, present, viewer, asker if viewer == mover else None, re)
    if asker is not None and not told >> mover & 1:
        asker.push(news(table, present, mover, present.versions[mover], re))


def _tell_viewer(table: Table, present: Present, viewer: int, asker: Socket | None, re: int | UnsetType) -> None:
    listeners = table.audience.of(viewer)
    if not listeners:
        return
    before, message = present.versions[viewer] - 1, None
    for socket in listeners:
        if socket is asker:
            socket.push(news(table, present, viewer, before, re))
        else:
            message = message or news(table, present, viewer, before)
            socket.push(message)


def tell_table(table: Table) -> None:
    """Tell everybody who listens what is public about the table."""
    if table.audience:
        tell_all(table, encode(table.info(table.audience.here)))


def tell_all(table: Table, message: bytes) -> None:
    """Tell everybody who listens the same."""
    for socket in table.audience.everybody():
        socket.push(message)
