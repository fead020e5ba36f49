"""How long whoever asks must wait, and when it is better to send newcomers away than to let everybody wait.

Messages that cannot be served at once wait until the loop comes round to them, and so does whoever looks at the clock
here; what is to be stored waits for the database. A single long wait says little: the machine may have been busy with
something else. Where all of the last few looks were late, more is asked for than can be done.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Callable

from starlode.engine.boundary.errors import Refused

LOOK_S = 0.1
LEAST_S = 2  # before which nobody need come back
LOOKS = 4  # all of them must be late
PATIENT = 3.0  # whoever is at a table already is served until waiting takes so many times as long


class Pressure:
    """Watches how late everything is; `limit` is how many seconds may pass before newcomers are refused."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._waits = deque([0.0] * LOOKS, maxlen=LOOKS)

    @property
    def wait(self) -> float:
        """How long, in seconds, everybody has to wait just now."""
        return min(self._waits)

    def note(self, wait: float) -> None:
        """Something was so many seconds late."""
        self._waits.append(wait)

    async def watch(self, delay: Callable[[], float]) -> None:
        """Look at the clock, again and again, and at how long something has been waiting elsewhere."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_S
            await asyncio.sleep(LOOK_S)
            self.note(max(loop.time() - due, delay()))

    def check(self, patience: float = 1.0) -> None:
        """Raise Refused("busy") with the seconds after which to come back, where too much is asked for.

        Patience is for those whom it would hurt more.
        """
        if self.wait > self._limit * patience:
            raise Refused("busy", seconds=max(LEAST_S, math.ceil(2 * self.wait)))
