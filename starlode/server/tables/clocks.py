"""Clocks: how long each seat may still think, and what others may know about that."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from starlode.server.protocol.wire import Clock, Face

SECOND = 1000
NEVER = -1


class Clocks:
    """The clocks of one table. All times are milliseconds since 1970; bots have none.

    A rival's clock could reveal how far the rival is with something secret. So a viewer sees it as it was when that
    viewer last saw the rival act, or start or stop being asked.
    """

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self._left = [clock.seconds * SECOND] * players
        self._since: list[int | None] = [None] * players
        self._lost: set[int] = set()  # whose time ran out before the decision that a bot now owes for them
        # Of each decision: since when its seat had thought, and how long that counted.
        self._begun, self._spent = array("q"), array("q")
        # By viewer, spectators last; kept from the beginning, because latecomers may not know more than the others.
        viewers = range(players + 1) if self.run else ()
        self._seen = [list(zip(self._left, self._since, strict=True)) for _ in viewers]

    @property
    def run(self) -> bool:
        """Whether there are clocks at all."""
        return self.clock.kind != "none"

    def ask(self, seats: list[int], now: int) -> None:
        """Note that these seats, and no others, owe a decision; those newly asked start to think now."""
        for seat in range(len(self._since)):
            if seat not in seats:
                self._since[seat] = None
            elif self._since[seat] is None:
                self._since[seat] = now

    def spent(self, seat: int, now: int) -> int:
        """How long a seat has been thinking."""
        since = self._since[seat]
        return 0 if since is None else max(0, now - since)

    def charge(self, seat: int, spent: int) -> None:
        """Charge a seat for the time its decision took; a bot that stands in gains no time for the absent player."""
        if not self.run:
            return
        since = self._since[seat]
        self._begun.append(NEVER if since is None else since)
        self._spent.append(spent)
        self._lost.discard(seat)
        if since is not None:
            self._spend(seat, spent, self.clock.increment)

    def hand_over(self, seat: int, spent: int) -> None:
        """Let a bot take a seat whose player has thought for `spent`; if their time is up, the decision is lost too."""
        if self._since[seat] is None:
            return
        late = spent >= self._left[seat]
        if late:
            self._lost.add(seat)
        self._spend(seat, spent, self.clock.increment if late else 0)

    def may_return(self, seat: int) -> bool:
        """Whether a player may take a seat back from a bot: not for a lost decision, nor with no time left."""
        return seat not in self._lost and (self.clock.kind != "total" or self._left[seat] > 0)

    def _spend(self, seat: int, spent: int, increment: int) -> None:
        self._since[seat] = None
        if self.clock.kind == "total":
            self._left[seat] = max(0, self._left[seat] - spent) + increment * SECOND

    # ---- taking back ----

    def thought(self, seat: int, places: Sequence[int], now: int, asked: bool) -> int:
        """How long a seat would have been thinking if its decisions at some places, in order, had not been made.

        If the others were asked for consent, only time while the seat was asked counts; else all time since it began.
        """
        if not self.run:
            return 0
        counted = sum(self._spent[place] for place in places) + self.spent(seat, now)
        begun = self._begun[places[0]]
        return counted if asked or begun == NEVER else max(counted, now - begun)

    def is_late(self, seat: int, places: Sequence[int], thought: int) -> bool:
        """Whether a seat that has thought for `thought` would have no time left if its decisions had not been made."""
        return self.run and self._restored(seat, places) <= thought

    def _restored(self, seat: int, places: Sequence[int]) -> int:
        """The time a seat had before its decisions at some places."""
        if self.clock.kind != "total":
            return self._left[seat]
        own = [place for place in places if self._begun[place] != NEVER]
        return self._left[seat] + sum(self._spent[place] - self.clock.increment * SECOND for place in own)

    def take_back(self, gone: dict[int, list[int]], asked: Sequence[int], now: int, thought: dict[int, int]) -> None:
        """Undo decisions, given by seat and place; `asked` are the seats asked now, `thought` is their time by seat.

        A decision gives back its increment, but its time stays spent: a seat that is asked again goes on from there.
        """
        if not self.run:
            return
        for seat, places in gone.items():
            counted = max(self.thought(seat, places, now, asked=True), thought.get(seat, 0))
            self._lost.discard(seat)
            self._left[seat] = self._restored(seat, places)
            self._since[seat] = now - counted if seat in asked else None
            if seat not in asked and self.clock.kind == "total":
                self._left[seat] = max(0, self._left[seat] - sum(self._spent[place] for place in places))
        for place in sorted((place for places in gone.values() for place in places), reverse=True):
            del self._begun[place], self._spent[place]

    def deadline(self) -> tuple[int, int] | None:
        """When the next clock runs out, and whose; None while none is running."""
        if not self.run:
            return None
        running = [(since + self._left[seat], seat) for seat, since in enumerate(self._since) if since is not None]
        return min(running, default=None)

    def forgive(self, until: int, now: int) -> None:
        """Charge no time before `until`, because the server was away.

        Nor may a clock have started after `now`, as it seems when the system clock was set back: it would stand still.
        """

        def begun(since: int) -> int:
            return min(max(since, until), now)

        self._since = [None if since is None else begun(since) for since in self._since]
        self._begun = array("q", (since if since == NEVER else begun(since) for since in self._begun))
        self._seen = [[(left, since and begun(since)) for left, since in seen] for seen in self._seen]

    def look(self, viewer: int, before: list[int], after: list[int], mover: int | None) -> None:
        """Update a viewer who was told something: by whose move, and who was and is asked as far as it may know."""
        seen = self._seen[viewer]
        for seat in range(len(seen)):
            changed = (seat in before) != (seat in after)
            if seat in (viewer, mover) or changed:
                seen[seat] = (self._left[seat], self._since[seat])

    def look_at_return(self, viewer: int, seat: int, asked: bool, now: int) -> None:
        """Show a viewer the clock of a player who is back, and whose being asked the viewer knows about."""
        self._seen[viewer][seat] = (self._left[seat], now if asked else None)

    def faces(self, viewer: int, asked: list[int], now: int) -> list[Face] | None:
        """The clocks as they appear to a viewer who knows which seats are asked."""
        if not self.run:
            return None
        self.look(viewer, asked, asked, None)
        return [
            Face(left, max(0, now - since) if since is not None and seat in asked else None)
            for seat, (left, since) in enumerate(self._seen[viewer])
        ]
