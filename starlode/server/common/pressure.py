"""How long clients have to wait, and when it is better to turn newcomers away than to make everyone wait.

Messages that cannot be served at once wait until the loop gets to them, and so does the task that looks at the clock
here; writes wait for the database. A single long wait says little: the machine may have been busy with something else.
If all of the last few looks were late, the server is overloaded.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Callable

from starlode.engine.boundary.errors import Refused

LOOK_S = 0.1
LEAST_S = 2  # the shortest time after which to come back
LOOKS = 4  # all of them must be late
PATIENT = 3.0  # clients already at a table are served until waits are this many times as long


class Pressure:
    """Watches how late everything is; `limit` is how many seconds of delay are allowed before newcomers are refused.

    `lag` is told how late the loop itself was, look by look.
    """

    def __init__(self, limit: float, lag: Callable[[float], None]) -> None:
        self._limit, self._lag = limit, lag
        self._waits = deque([0.0] * LOOKS, maxlen=LOOKS)

    @property
    def wait(self) -> float:
        """How long, in seconds, everyone has to wait at the moment."""
        return min(self._waits)

    def note(self, wait: float) -> None:
        """Note how many seconds late something was."""
        self._waits.append(wait)

    async def watch(self, delay: Callable[[], float]) -> None:
        """Keep looking at the clock, and at how long something has been waiting elsewhere."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_S
            await asyncio.sleep(LOOK_S)
            late = max(0.0, loop.time() - due)
            self._lag(late)
            self.note(max(late, delay()))

    def check(self, patience: float = 1.0) -> None:
        """Raise Refused("busy"), with the seconds after which to come back, if the server is overloaded.

        Give more patience to clients that a refusal would hurt more.
        """
        if self.wait > self._limit * patience:
            raise Refused("busy", seconds=max(LEAST_S, math.ceil(2 * self.wait)))
