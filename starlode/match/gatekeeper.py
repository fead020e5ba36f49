"""What each viewer may know of a history."""

from __future__ import annotations

from collections.abc import Sequence

from starlode.engine.history import History
from starlode.engine.records import Array
from starlode.engine.sight import Sight


class Gatekeeper:
    """Hands out what seats, by their numbers, and spectators, by -1, may know of a history."""

    def __init__(self, history: History, names: Sequence[str]) -> None:
        self._history, self._names = history, names
        self._present: dict[int, Sight] = {}
        self._news: dict[int, list[int]] = {}
        self._looked: dict[int, int] = {}

    def sight(self, viewer: int) -> Sight:
        """The viewer's sight of the present position."""
        if viewer not in self._present:
            record = self._record(len(self._history) - 1, viewer)
            self._present[viewer] = Sight(self._history.door, record, viewer, self._names)
        return self._present[viewer]

    def news(self, viewer: int) -> list[int]:
        """The numbers of the positions that told the viewer something new; the deal did."""
        news, last = self._news.setdefault(viewer, [0]), len(self._history) - 1
        for number in range(self._looked.get(viewer, 0) + 1, last + 1):
            if self._tells(number, viewer):
                news.append(number)
        self._looked[viewer] = last
        return news

    def _tells(self, number: int, viewer: int) -> bool:
        """Whether a position came with events, or looks different from the one before it."""
        if self._history.states["event_count"][number]:
            return True
        return self._record(number - 1, viewer).tobytes() != self._record(number, viewer).tobytes()

    def _record(self, number: int, viewer: int) -> Array:
        return self._history.door.record(self._history.states, number, viewer)

    def turn_page(self) -> None:
        """The present has changed."""
        self._present.clear()

    def cut(self) -> None:
        """Positions were taken back."""
        self.turn_page()
        self._news.clear()
        self._looked.clear()
