"""Telling viewers what is new, each what it may know."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from starlode.server.audience import Socket
from starlode.server.present import Present
from starlode.server.table import Table, now
from starlode.server.wire import Resync, Update, encode


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
        message = encode(table.info(table.audience.here))
        for socket in table.audience.everybody():
            socket.push(message)


def tell_words(table: Table) -> None:
    """Tell everybody who listens what was said last."""
    for socket in table.audience.everybody():
        socket.push(encode(table.talk[-1]))
