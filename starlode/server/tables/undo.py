"""Taking decisions back: free while it affects no one else (see `starlode.match.in_progress`), else by consent.

All people at the table must agree. A bot may play for an absent player, but only the player can say yes.
"""

from __future__ import annotations

from msgspec import UNSET

from starlode.engine.boundary.errors import Refused
from starlode.server.common.moments import now
from starlode.server.protocol.wire import Answer, Undo
from starlode.server.tables.audience import Socket
from starlode.server.tables.registry import TableRegistry
from starlode.server.tables.table import ALONE, ANEW, Table

MOST = 1000  # decisions that a seat may take back in one game: all of them are kept forever


async def undo(registry: TableRegistry, table: Table, asked: Undo, asker: Socket | None = None) -> None:
    """Take back a seat's latest decisions, or ask the others; raises Refused where there are none, or too late."""
    live, seat = table.playing(), asked.seat
    place = _first_to_go(live.places_of(seat), asked)
    registry.limits.undos.take(table.chairs[seat].secret)  # first, because what follows may replay the whole game
    if table.undone[seat] >= MOST:
        raise Refused("undone-enough")
    network = asker.network if asker is not None else ""
    registry.limits.check_bots(table, network)
    try:
        with registry.limits.working(table, seat, network) as work:
            free = work.timed(lambda: live.is_free(seat, place))
        await _undo(registry, table, asked, place, free, asker)
    finally:
        live.tidy()


def _first_to_go(places: list[int], asked: Undo) -> int:
    """The place of the earliest decision to be taken back; raises Refused where so few stand already."""
    stay = len(places) - 1 if asked.decided is UNSET else asked.decided
    if not 0 <= stay < len(places):
        raise Refused("nothing-to-undo")
    return places[stay]


async def _undo(
    registry: TableRegistry, table: Table, asked: Undo, place: int, free: bool, asker: Socket | None
) -> None:
    live, seat = table.playing(), asked.seat
    if asked.free and not free:
        raise Refused("not-free")
    if not free and table.people - {seat}:
        if table.question is not None:  # with two questions, players would not know what they agree to
            raise Refused("question-open")
        registry.limits.questions.take(table.chairs[seat].secret)
        registry.limits.take_entry(table)
        await registry.happen(table, "ask", seat=seat, value=place)
        return
    own = live.going(place, alone=True)[seat]
    thought = table.clocks.thought(seat, own, now(), asked=False)
    if table.clocks.is_late(seat, own, thought):
        raise Refused("too-late")
    how = ALONE if free else _anew(table)
    await registry.happen(table, "undo", seat=seat, value=place, text=how, spent=thought, asker=asker, re=asked.id)


async def answer(registry: TableRegistry, table: Table, said: Answer) -> None:
    """Say yes or no to an open question; raises Refused where it is not open to this seat."""
    question = table.question
    if question is None or question.number != said.question or said.seat not in question.waiting:
        raise Refused("no-question")
    if not said.yes:
        await registry.happen(table, "no", seat=said.seat)
    elif question.waiting == {said.seat}:
        await registry.happen(table, "undo", seat=question.seat, value=question.place, text=_anew(table))
    else:
        await registry.happen(table, "yes", seat=said.seat)


def _anew(table: Table) -> str:
    """The way to take back with all that followed, and with new luck."""
    return f"{ANEW} {table.playing().next_redraw()}"
