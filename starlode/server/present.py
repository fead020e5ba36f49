"""The present of a game, and what each viewer may know of it, in a few kilobytes.

A `Match` keeps every position of the past. A server with thousands of tables keeps the latest one, the decisions as
numbers, and the events of the last few: whatever else is asked for is played again from the decisions.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from struct import Struct
from typing import NamedTuple

import numpy as np

from starlode.engine.doors import Door
from starlode.engine.events import EVERYONE, KIND, SEES
from starlode.engine.header import EVENT_FIELDS, SEATS, Header
from starlode.engine.records import blank, sent_size
from starlode.engine.sight import Sight
from starlode.match.seeds import Seed, key_of
from starlode.server.past import Past

Rows = list[list[int]]

# The seats of a set, by its bits; a byte of the header has them, in all games at the same place.
_SEATS = [[seat for seat in range(SEATS) if bits >> seat & 1] for bits in range(1 << SEATS)]
_ACTING_AT = int(Header.dtype.fields["acting"][1])  # type: ignore[index]
_EVENT = Struct(f"={EVENT_FIELDS}h")  # as it lies in memory


class Decision(NamedTuple):
    """A decision that stands: by whom, which action, and the viewers it told something, a bit each."""

    seat: int
    action: int
    told: int


class Present:
    """The latest position of a game. Viewers are seats, and -1 for spectators; versions count what each was told."""

    def __init__(self, door: Door, seed: Seed) -> None:
        self.door, self.players = door, int(door.config.options["players"])
        # The seats, then -1: each viewer is its own place in a list, because that one is the last.
        self.viewers: Sequence[int] = (*range(self.players), -1)
        self._everyone = (1 << self.players + 1) - 1
        self._seed, self._size = seed, sent_size(door.game.state_type)
        self._block = blank(door.game.state_type, 1)
        self._block["key"][0] = key_of(seed)
        door.deal(self._block, 0)
        self._decisions = array("i")
        # Written over in place, so that a move allocates nothing that stays.
        self._records = [bytearray(self._look(viewer)) for viewer in self.viewers]
        self._past = Past()
        self._past.add(self._everyone, self._events())
        self.versions = [1] * (self.players + 1)

    # ---- what is so ----

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._block["over"][0])

    @property
    def acting(self) -> list[int]:
        """The seats that truly owe a decision: for the server, which asks bots and runs clocks, and nobody else."""
        return _SEATS[int(self._block["acting"][0])]

    def shown_acting(self, viewer: int) -> list[int]:
        """The seats that owe a decision as far as a viewer may know."""
        return _SEATS[self._records[viewer][_ACTING_AT]]

    @property
    def results(self) -> list[tuple[int, int]]:
        """Points and rank of every seat."""
        return [(int(p), int(r)) for p, r in self.door.results(self._block, 0)[: self.players]]

    @property
    def decisions(self) -> list[Decision]:
        """All decisions that stand."""
        flat = self._decisions
        return [Decision(*flat[i : i + 3]) for i in range(0, len(flat), 3)]

    def __len__(self) -> int:
        return len(self._decisions) // 3

    def decided(self, viewer: int) -> int:
        """How many decisions of a viewer stand."""
        return self._decisions[::3].count(viewer)

    def record(self, viewer: int) -> bytes:
        """The viewer's record as it is sent: without the tail."""
        return bytes(self._records[viewer])

    def actions(self, seat: int) -> list[int]:
        """A seat's legal actions; none for a spectator."""
        return [] if seat < 0 else self.door.actions(self._block, 0, seat)

    def allows(self, seat: int, action: int) -> bool:
        """Whether a seat may take an action now."""
        return self.door.allows(self._block, 0, seat, action)

    def sight(self, viewer: int, names: Sequence[str] = ()) -> Sight:
        """All that can be asked about the viewer's record."""
        return Sight(self.door, self.door.record(self._block, 0, viewer), viewer, names)

    def changes(self, viewer: int, since: int) -> Rows | None:
        """The events a viewer may see after a version; None where they are no longer known."""
        events = self._past.last(1 << viewer % len(self.versions), self.versions[viewer] - since)
        if events is None:
            return None
        return [list(self._redacted(row, viewer)) for row in _EVENT.iter_unpack(events)]

    # ---- what happens ----

    def play(self, seat: int, action: int) -> int:
        """Play a legal action; answers with the viewers it told something, a bit each."""
        self.door.advance(self._block, 0, 0, seat, action)
        events = self._events()
        told = self._renew(self._everyone if events else 0)
        self._decisions.extend((seat, action, told))
        self._tell(told, events)
        return told

    def take_back(self, place: int, alone: bool) -> int:
        """Take back a decision, alone or with all after it; answers with the viewers it told something.

        Whoever had not been told of the decision is not told that it went.
        """
        old = self.decisions
        gone = old[place : place + 1] if alone else old[place:]
        kept = old[:place] + (old[place + 1 :] if alone else [])
        other = self.rebuilt((seat, action) for seat, action, _ in kept)
        self._block, self._decisions = other._block, other._decisions
        seen = 0
        for decision in gone:
            seen |= decision.told
        told = self._renew(seen)
        self._tell(told, None)
        return told

    def rebuilt(self, decisions: Iterable[tuple[int, int]]) -> Present:
        """The same deal after other decisions."""
        other = Present(self.door, self._seed)
        for seat, action in decisions:
            other.play(seat, action)
        return other

    def is_harmless(self, seat: int, place: int) -> bool:
        """Whether a decision used no chance and told its own seat nothing that it could not work out itself."""
        decisions, states = self.decisions, blank(self.door.game.state_type, 2)
        action = decisions[place].action
        states.view(np.uint8)[: states.itemsize] = self.rebuilt(d[:2] for d in decisions[:place])._block.view(np.uint8)
        self.door.advance(states, 0, 1, seat, action)
        return self.door.harmless(states, 0, 1, seat, action)

    # ---- what viewers are told ----

    def _renew(self, told: int) -> int:
        """Look again for everybody; answers with whoever sees something else, besides those who are told anyway."""
        for place, viewer in enumerate(self.viewers):
            record = self._look(viewer)
            if record != self._records[place]:
                self._records[place][:] = record
                told |= 1 << place
        return told

    def _tell(self, told: int, events: bytes | None) -> None:
        for place in range(len(self.versions)):
            self.versions[place] += told >> place & 1
        if told:
            self._past.add(told, events)

    def _look(self, viewer: int) -> bytes:
        return self.door.record(self._block, 0, viewer).tobytes()[: self._size]

    def _events(self) -> bytes:
        count = int(self._block["event_count"][0])
        return self._block["events"][0, :count].tobytes()

    def _redacted(self, row: tuple[int, ...], viewer: int) -> tuple[int, ...]:
        """An event as a viewer may know it: without the private details of somebody else."""
        sees = row[SEES]
        if sees == EVERYONE or (viewer >= 0 and sees >> viewer & 1):
            return row[:SEES]
        return row[: self.door.game.events.numbered(row[KIND]).shown]
