"""A game in progress as a server holds it, with what each viewer may know of it, in a few kilobytes.

A `Match` keeps every position. A server with thousands of tables keeps the first and the latest two, so that the last
decision can be taken back, and the events that each viewer was told last. Everything else is replayed from the
decisions when it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import NamedTuple

from starlode.engine.declarations.events import EVERYONE, KIND, SEES
from starlode.engine.running.history import History
from starlode.engine.running.referee import Referee
from starlode.engine.state.header import EVENT_FIELDS, Header
from starlode.engine.text.perspective import Perspective
from starlode.match.in_progress import SEATS_OF, GameInProgress
from starlode.match.seeds import Seed
from starlode.match.start import deal
from starlode.server.tables.told import Memory

Rows = list[list[int]]

KEPT = 2  # of the latest positions
_ROOM = KEPT + 2  # these, the first, and the next
_ACTING_AT = int(Header.dtype.fields["acting"][1])  # type: ignore[index]  # in all games at the same place
_EVENT = Struct(f"={EVENT_FIELDS}h")  # its layout in memory


class Chronicle(NamedTuple):
    """All that a viewer was told, and where it stood when it last decided something itself, or at the deal."""

    rows: Rows
    since: int  # the first row that came of that decision
    seen: bytes  # the viewer's record before it


class ServedGame(GameInProgress):
    """A game in progress whose viewers come and go, and are told again what they missed."""

    def __init__(self, referee: Referee, seed: Seed) -> None:
        super().__init__(History(referee, deal(referee.game, referee.config, seed), _ROOM))
        self._memory = Memory(len(self.viewers))
        self._memory.add(self.everyone, self.history.latest_events())
        self.shown = [0] * len(self.viewers)  # by viewer: how many of the decisions that stand it was told of

    # ---- what is so ----

    @property
    def results(self) -> list[tuple[int, int]]:
        """Points and rank of every seat."""
        results = self.referee.results(self.history.states[-1:], 0)
        return [(int(points), int(rank)) for points, rank in results[: self.players]]

    def record(self, viewer: int) -> bytes:
        """The viewer's record as it is sent: without the tail."""
        return self._record(self, viewer)

    def shown_acting(self, viewer: int) -> list[int]:
        """The seats that owe a decision as far as a viewer may know."""
        return acting_in(self.record(viewer))

    def actions(self, seat: int) -> list[int]:
        """A seat's legal actions; none for a spectator."""
        return [] if seat < 0 else self.history.actions(seat)

    def allows(self, seat: int, action: int) -> bool:
        """Whether a seat may take an action now."""
        return self.history.allows(seat, action)

    def perspective(self, viewer: int, names: Sequence[str] = ()) -> Perspective:
        """Everything that can be asked about the viewer's record."""
        return Perspective(self.referee, self.history.record(viewer), viewer, names)

    # ---- what happens ----

    def play(self, seat: int, action: int) -> int:
        """Play a legal action; returns the viewers it told something, one bit each."""
        self.decide(seat, action)
        told = self.told(self.count - 1)
        if told:
            self._memory.add(told, self.history.latest_events())
            self.shown = [count + (told >> place & 1) for place, count in enumerate(self.shown)]
        self.tidy()
        return told

    def take_back(self, place: int, alone: bool = False, redraws: Sequence[int] = ()) -> int:
        """Take back a decision, alone or with all that followed, as `GameInProgress` does."""
        gone = self._told[place:]
        left = [count - sum(told >> one & 1 for told in gone) for one, count in enumerate(self.shown)]
        told = super().take_back(place, alone, redraws)
        if told:
            self._memory.add(told, None)
            gained = [sum(told >> one & 1 for told in self._told[place:]) for one in range(len(self.viewers))]
            self.shown = [old + new for old, new in zip(left, gained, strict=True)]
        return told

    def settle(self) -> None:
        """Keep only the latest positions from now on: everything that was stored has been played."""
        self.kept = KEPT
        self.tidy()

    def pass_over(self, told: int) -> None:
        """Count, in versions only, a change that told viewers what they knew already and was taken back again."""
        self._count(told)

    # ---- what viewers are told ----

    def changes(self, viewer: int, since: int) -> Rows | None:
        """The events a viewer may see after a version; None where they are no longer known."""
        events = self._memory.last(1 << viewer % len(self.viewers), self.versions[viewer] - since)
        return None if events is None else self._rows(events, viewer)

    def past(self, viewer: int) -> Chronicle:
        """All events that stand, as a viewer may see them; replayed, because only the latest are remembered."""
        again, place = GameInProgress(self.history.upto(1)), viewer % len(self.viewers)
        again.redraws = self.redraws
        events, since, seen = again.history.latest_events(), 0, self._record(again, viewer)
        for number in range(self.count):
            if self.made(number).seat == viewer:
                since, seen = len(events) // _EVENT.size, self._record(again, viewer)
            again.decide(*self.made(number))
            events += again.history.latest_events() if self.told(number) >> place & 1 else b""
        return Chronicle(self._rows(events, viewer), since, seen)

    def _record(self, game: GameInProgress, viewer: int) -> bytes:
        return game.history.record(viewer).tobytes()[: self.referee.size]

    def _rows(self, events: bytes, viewer: int) -> Rows:
        return [list(self._redacted(row, viewer)) for row in _EVENT.iter_unpack(events)]

    def _redacted(self, row: tuple[int, ...], viewer: int) -> tuple[int, ...]:
        """An event as a viewer may know it: without the private details of others."""
        sees = row[SEES]
        if sees == EVERYONE or (viewer >= 0 and sees >> viewer & 1):
            return row[:SEES]
        return row[: self.referee.game.events.numbered(row[KIND]).shown]


def acting_in(record: bytes) -> list[int]:
    """The seats that owe a decision, as a viewer's record says."""
    return list(SEATS_OF[record[_ACTING_AT]])
