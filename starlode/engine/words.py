"""Small words that every game needs to make sentences."""

from __future__ import annotations

from collections.abc import Iterable

from starlode.engine.events import Event
from starlode.engine.game import Config


class Line:
    """An event on its way into the log; a game adds the words for its details, vague ones for hidden details."""

    def __init__(self, config: Config, event: Event, names: list[str]) -> None:
        self.config, self.event, self.names = config, event, names

    @property
    def who(self) -> str:
        """The seat of the event."""
        return self.name(self.event.seat)

    def name(self, seat: int) -> str:
        """A seat's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else "somebody"


def count_of(number: int, thing: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def one_of(names: Iterable[object]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    *most, last = map(str, names)
    return f"{', '.join(most)} or {last}" if most else last
