"""Names at a table: everyone has one, and no two are alike."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count

import msgspec

from starlode.bots.cast import cast_name
from starlode.server.common.messages import guest_name
from starlode.server.protocol.wire import CreateTable, SeatWish
from starlode.server.tables.chairs import fit_name
from starlode.server.tables.own_bots import LONGEST


def named(wish: CreateTable, language: str, kept: dict[int, str] | None = None) -> CreateTable:
    """The same table with a name for everyone at it: kept names come first, then those that were chosen."""
    names = dict(kept or {})
    for seat, one in sorted(enumerate(wish.seats), key=lambda pair: not pair[1].name):
        if one.kind != "open" and seat not in names:
            names[seat] = distinct(_wanted(one, seat, names.values(), language), names.values())
    seats = [msgspec.structs.replace(one, name=names.get(seat)) for seat, one in enumerate(wish.seats)]
    return msgspec.structs.replace(wish, seats=seats)


def _wanted(one: SeatWish, seat: int, taken: Collection[str], language: str) -> str:
    if one.name:
        return fit_name(one.name)
    if one.kind == "bot":
        return fit_name(one.bot) if one.bot else cast_name(one.level, taken)
    return guest_name(seat, language)


def distinct(name: str, taken: Collection[str]) -> str:
    """A name that no one else has: the same, or with the first free number behind it."""
    numbered = (f"{name[: LONGEST - 3]} {number}" for number in count(2))
    return name if name not in taken else next(one for one in numbered if one not in taken)
