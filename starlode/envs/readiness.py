"""Whether an environment can be stepped now, and what is said if it cannot."""

from __future__ import annotations

from operator import index
from typing import Any

from starlode.engine.boundary.errors import IllegalMove, NotReady
from starlode.engine.boundary.quoting import shown

UNDEALT = "no game has been dealt yet; call reset() first"
OVER = "the game is over; reset() deals the next one"
CLOSED = "the environment is closed; make a new one"


class Readiness:
    """Says why an environment cannot be stepped."""

    def __init__(self) -> None:
        self._why = UNDEALT

    def check(self) -> None:
        """Raise NotReady unless a game is being played."""
        if self._why:
            raise NotReady(self._why)

    def deal(self) -> None:
        """A game begins; raises NotReady once the environment is closed."""
        if self._why == CLOSED:
            raise NotReady(CLOSED)
        self._why = ""

    def end(self) -> None:
        """The game is over."""
        self._why = OVER

    def close(self) -> None:
        """Nothing can be played any more."""
        self._why = CLOSED


def action_number(action: Any, actions: int) -> int:
    """An action as a number, legal or not; raises IllegalMove for anything else."""
    try:
        return index(action)
    except TypeError:
        raise IllegalMove(f"an action is a whole number from 0 to {actions - 1}, not {shown(action)}") from None
