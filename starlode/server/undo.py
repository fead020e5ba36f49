"""Taking decisions back at a table: free while it harms nobody (see `starlode.match.undo`), else by consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlode.engine.errors import Refused
from starlode.server.present import Present
from starlode.server.table import Table
from starlode.server.wire import Answer, Undo

if TYPE_CHECKING:
    from starlode.server.audience import Socket
    from starlode.server.hall import Hall


async def undo(hall: Hall, table: Table, asked: Undo, asker: Socket) -> None:
    """Take back a seat's last decision, or ask the others; raises Refused where there is none."""
    present, seat = table.playing(), asked.seat
    place = _last_of(present, seat)
    if _is_free(present, seat, place):
        later = len(present) - 1 > place
        await _take_back(hall, table, seat, place, "alone" if later else "", asker, asked.id)
        return
    if any(chair.mind is None for n, chair in enumerate(table.chairs) if n != seat):
        hall.questions.take(table.chairs[seat].secret)
        await hall.happen(table, "ask", seat=seat, value=place)
    else:
        await _take_back(hall, table, seat, place, "", asker, asked.id)


async def answer(hall: Hall, table: Table, said: Answer) -> None:
    """Say yes or no to an open question; raises Refused where it is not open to this seat."""
    question = table.question
    if question is None or question.number != said.question or said.seat not in question.waiting:
        raise Refused("no-question")
    if not said.yes:
        await hall.happen(table, "no", seat=said.seat)
    elif question.waiting == {said.seat}:
        await _take_back(hall, table, question.seat, question.place, "", None, 0)
    else:
        await hall.happen(table, "yes", seat=said.seat)


async def _take_back(hall: Hall, table: Table, seat: int, place: int, how: str, asker: Socket | None, re: int) -> None:
    await hall.happen(table, "undo", seat=seat, value=place, text=how, asker=asker, re=re)


def _last_of(present: Present, seat: int) -> int:
    places = [place for place, decision in enumerate(present.decisions) if decision.seat == seat]
    if not places:
        raise Refused("nothing-to-undo")
    return places[-1]


def _is_free(present: Present, seat: int, place: int) -> bool:
    seen = any(decision.told >> seat & 1 for decision in present.decisions[place + 1 :])
    return not seen and present.is_harmless(seat, place)
