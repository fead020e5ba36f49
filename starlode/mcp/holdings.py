"""The seats that an assistant holds, and the tokens that prove it; these are never shown."""

from __future__ import annotations

from typing import NamedTuple

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import shown


class HeldSeat(NamedTuple):
    """A seat of a table, and its token."""

    table: str
    seat: int
    token: str


class Holdings:
    """All seats that were taken here."""

    def __init__(self) -> None:
        self._seats: dict[tuple[str, int], HeldSeat] = {}

    def take(self, table: str, seat: int, token: str) -> HeldSeat:
        """Note a seat that was taken."""
        held = self._seats[table, seat] = HeldSeat(table, seat, token)
        return held

    def release(self, held: HeldSeat) -> None:
        """Forget a seat that was given up."""
        del self._seats[held.table, held.seat]

    def at(self, table: str) -> list[HeldSeat]:
        """Your seats at a table, in order."""
        return [held for (name, _), held in sorted(self._seats.items()) if name == table]

    @property
    def tables(self) -> list[str]:
        """The tables at which you hold a seat."""
        return list(dict.fromkeys(table for table, _ in self._seats))

    def find(self, table: str, seat: int | None) -> HeldSeat:
        """Your seat at a table; raises StarlodeError where you have none, or several and name none."""
        mine = [held for held in self.at(table) if seat in (None, held.seat)]
        if not mine:
            raise StarlodeError(f"you hold no such seat at table {shown(table)}; join it, or make a new table")
        if len(mine) > 1:
            raise StarlodeError(f"you hold the seats {', '.join(str(held.seat) for held in mine)} there: say which")
        return mine[0]
