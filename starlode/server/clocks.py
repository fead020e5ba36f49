"""Clocks: how long each seat may still think, and what others may know of that."""

from __future__ import annotations

from starlode.server.wire import Clock, Face

SECOND = 1000


class Clocks:
    """The clocks of one table. All times are milliseconds since 1970; bots have none.

    A rival's clock would tell how far the rival is with something secret. So a viewer sees it as it was when that
    viewer last saw the rival act, or begin or cease to be asked.
    """

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self._left = [clock.seconds * SECOND] * players
        self._since: list[int | None] = [None] * players
        # By viewer, spectators last; kept from the beginning, for whoever comes later may not know more.
        viewers = range(players + 1) if self.run else ()
        self._seen = [list(zip(self._left, self._since, strict=True)) for _ in viewers]

    @property
    def run(self) -> bool:
        """Whether there are clocks at all."""
        return self.clock.kind != "none"

    def ask(self, seats: list[int], now: int) -> None:
        """These seats owe a decision, others do not; whoever is newly asked begins to think now."""
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
        """A seat has decided after so long."""
        self._since[seat] = None
        if self.clock.kind == "total":
            left = max(0, self._left[seat] - spent)
            self._left[seat] = left + self.clock.increment * SECOND

    def deadline(self) -> tuple[int, int] | None:
        """When the next clock runs out, and whose; None while none is running."""
        if not self.run:
            return None
        running = [(since + self._left[seat], seat) for seat, since in enumerate(self._since) if since is not None]
        return min(running, default=None)

    def forgive(self, until: int) -> None:
        """Nobody's time ran before that moment: the server was away."""
        self._since = [None if since is None else max(since, until) for since in self._since]
        self._seen = [[(left, since and max(since, until)) for left, since in seen] for seen in self._seen]

    def look(self, viewer: int, before: list[int], after: list[int], mover: int | None) -> None:
        """A viewer was told something: by whose move, and who was and is asked as far as it may know."""
        seen = self._seen[viewer]
        for seat in range(len(seen)):
            changed = (seat in before) != (seat in after)
            if seat in (viewer, mover) or changed:
                seen[seat] = (self._left[seat], self._since[seat])

    def faces(self, viewer: int, asked: list[int], now: int) -> list[Face] | None:
        """The clocks as a viewer sees them, who knows which seats are asked."""
        if not self.run:
            return None
        self.look(viewer, asked, asked, None)
        return [
            Face(left, max(0, now - since) if since is not None and seat in asked else None)
            for seat, (left, since) in enumerate(self._seen[viewer])
        ]
