"""Events as Python objects, redacted for whoever looks at them."""

from __future__ import annotations

from dataclasses import dataclass

from starlode.engine.header import EVERYONE, NOTHING, Header
from starlode.engine.kernel import kernel

HIDDEN = -9  # a detail that this viewer may not see


@dataclass(frozen=True)
class Event:
    """Something that happened: what kind, to whom, and up to three details numbered by the game."""

    kind: int
    seat: int
    a: int = NOTHING
    b: int = NOTHING
    c: int = NOTHING
    sees: int = EVERYONE

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat may know it; None is a spectator."""
        if self.sees == EVERYONE or (seat is not None and self.sees >> seat & 1):
            return self
        return Event(self.kind, self.seat, HIDDEN, HIDDEN, HIDDEN, self.sees)


def events_of(state: Header) -> list[Event]:
    """What the last decision caused, in order."""
    return [Event(*(int(x) for x in state.events[i])) for i in range(state.event_count)]


@kernel
def blind_events(state: Header, seat: int) -> None:
    """Erase, in place, the details of events that the seat may not see."""
    for i in range(state.event_count):
        if state.events[i, 5] != EVERYONE and (seat < 0 or not (state.events[i, 5] >> seat) & 1):
            for field in range(2, 5):
                state.events[i, field] = HIDDEN
