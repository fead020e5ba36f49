"""Telling viewers what is new: each viewer hears what it may know."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from starlode.server.common.moments import now
from starlode.server.protocol.wire import Answered, Nudge, Question, Resync, Update, encode
from starlode.server.storage.store import Entry, Kind
from starlode.server.tables.audience import Socket
from starlode.server.tables.served_game import Rows, ServedGame, acting_in
from starlode.server.tables.table import Consent, PublicState, Table

PUBLIC: frozenset[Kind] = frozenset({"sit", "leave", "bot", "back", "rematch", "close"})


def welcome(table: Table, live: ServedGame, viewer: int, after: int, assist: bool) -> bytes:
    """News for a client that has just come, and does not know what it may take back freely.

    With no rules of its own it could not count on from there, and here they may be slow.
    """
    free = UNSET if assist or viewer < 0 else live.free(viewer)
    live.tidy()
    return news(table, live, viewer, after, assist=assist, free=free)


def news(
    table: Table,
    live: ServedGame,
    viewer: int,
    after: int,
    re: int | UnsetType = UNSET,
    assist: bool = False,
    free: int | UnsetType = UNSET,
) -> bytes:
    """The message that brings a viewer up to date from the version it has seen."""
    record, events = live.record(viewer), live.changes(viewer, after)
    acting = acting_in(record)
    is_asked = viewer in acting
    asked, survey = _assistance(live, viewer, is_asked) if assist else (UNSET, UNSET)
    message = Resync(
        viewer=viewer,
        version=live.versions[viewer],
        record=record,
        acting=acting,
        legal=live.actions(viewer) if is_asked else [],
        decided=live.decided(viewer),
        free=free,
        clocks=table.clocks.faces(viewer, acting, now()),
        asked=asked,
        survey=survey,
        re=re,
    )
    return encode(message if events is None else _update(message, after, events))


def _update(live: Resync, after: int, events: Rows) -> Update:
    """The same with the events that led there."""
    return Update(
        viewer=live.viewer,
        after=after,
        version=live.version,
        record=live.record,
        acting=live.acting,
        legal=live.legal,
        events=events,
        decided=live.decided,
        free=live.free,
        clocks=live.clocks,
        asked=live.asked,
        survey=live.survey,
        re=live.re,
    )


def _assistance(live: ServedGame, viewer: int, is_asked: bool) -> tuple[int | UnsetType, bytes | UnsetType]:
    """What a viewer is asked for, and its survey, both from its record."""
    perspective = live.perspective(viewer)
    asked = live.referee.asked(perspective.block, 0, viewer) if is_asked else UNSET
    return asked, live.referee.survey_bytes(perspective.block, 0, viewer)


def announce(
    table: Table,
    entry: Entry,
    told: int,
    before: PublicState,
    asker: Socket | None = None,
    re: int | UnsetType = UNSET,
) -> None:
    """Tell all listeners about an entry that this or another server has stored; `before` is how things stood."""
    if entry.kind == "say":
        tell_all(table, encode(table.talk[-1]))
    elif entry.kind == "nudge":
        tell_all(table, encode(Nudge(seat=entry.seat, seconds=entry.value)))
    elif entry.kind == "ask" and table.question is not None:
        tell_all(table, question_of(table.question))
    elif entry.kind in ("no", "undo") and before.question is not None:
        _tell_answer(table, entry, before.question)
    tell(table, told, entry.seat, asker, re)
    if entry.kind in PUBLIC or (table.status, table.standing.below) != (before.status, before.below):
        tell_table(table)


def question_of(question: Consent) -> bytes:
    """An open question as a message."""
    return encode(Question(question=question.number, seat=question.seat))


def _tell_answer(table: Table, entry: Entry, question: Consent) -> None:
    """Tell all what became of a question; one that lapses because something else is taken back has no answer."""
    agreed = entry.kind == "undo"
    if not agreed or (entry.seat, entry.value) == (question.seat, question.place):
        tell_all(table, encode(Answered(question=question.number, agreed=agreed)))


def tell(table: Table, told: int, mover: int = -1, asker: Socket | None = None, re: int | UnsetType = UNSET) -> None:
    """Tell listeners about the last change; the one that asked for it gets an answer even if it learns nothing."""
    live = table.live
    if live is None:
        return
    for place, viewer in enumerate(live.viewers):
        if told >> place & 1:
            _tell_viewer(table, live, viewer, asker if viewer == mover else None, re)
    if asker is not None and not told >> mover & 1:
        asker.push(news(table, live, mover, live.versions[mover], re, asker.assist))


def _tell_viewer(table: Table, live: ServedGame, viewer: int, asker: Socket | None, re: int | UnsetType) -> None:
    listeners = table.audience.of(viewer)
    if not listeners:
        return
    before = live.versions[viewer] - 1
    made: dict[bool, bytes] = {}  # with and without assistance
    for socket in listeners:
        if socket is asker:
            socket.push(news(table, live, viewer, before, re, socket.assist))
            continue
        if socket.assist not in made:
            made[socket.assist] = news(table, live, viewer, before, assist=socket.assist)
        socket.push(made[socket.assist])


def tell_table(table: Table) -> None:
    """Tell all listeners what is public about the table."""
    if table.audience:
        tell_all(table, encode(table.info(table.audience.here)))


def tell_all(table: Table, message: bytes) -> None:
    """Send the same message to all listeners."""
    for socket in table.audience.everybody():
        socket.push(message)
