"""An assistant: a separate process with compiled rules that thinks for bots of any game.

Before its first question about a game, an assistant meets the game: it compiles what thinking needs, or loads what is
already compiled, and says when that is done. It is given what a seat may know and nothing else. It exits together with
the process that started it.
"""

from __future__ import annotations

import math
import time
from base64 import b64encode
from contextlib import suppress
from queue import Empty, Queue
from threading import Event, Thread
from typing import Any, NamedTuple

import msgspec

from starlode.bots.seating import needs_network
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.processes import COMPILED, PATIENCE_S, PIPE, SILENT, start_module
from starlode.match.information import Information

WORKER = "starlode.background.worker"
MOST_PATIENCE = 10  # times the silence that is allowed: longer than any bot thinks, on any machine
GLANCE_S = 0.5  # how often we check for a sign of life
POLITENESS = 5  # niceness: players come before thinking


class Lost(Exception):
    """Raised when an assistant has exited or does not answer in time."""


class Meeting(NamedTuple):
    """What an assistant must be ready for: a game, and whether its bots use a network."""

    game: str
    network: bool = False

    @classmethod
    def before(cls, information: Information, bot: str) -> Meeting:
        """What an assistant must have met before the first question to a bot."""
        game, players = information.game, int(information.config.options["players"])
        return cls(game.info.name, needs_network(bot, game, players))


class Assistant:
    """Thinks about one question at a time; raises OSError if it cannot be started."""

    def __init__(self) -> None:
        self._child = start_module(WORKER, niceness=POLITENESS, env=COMPILED, stdin=PIPE, stdout=PIPE, stderr=SILENT)
        self._met: dict[Meeting, Event] = {}
        self._failures: dict[Meeting, str] = {}
        self._heard_at = time.monotonic()
        self._answers, self._gone = Queue[dict[str, Any]](), Event()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int:
        """The id of its process."""
        return self._child.process.pid

    def meet(self, meeting: Meeting) -> None:
        """Tell it to get ready, unless it was told before; does not wait."""
        if meeting not in self._met:
            self._met[meeting] = Event()
            self._send({"met": meeting.game, "network": meeting.network})
            if self._gone.is_set():  # the listener has ended, so set it here
                self._met[meeting].set()

    def has_met(self, meeting: Meeting) -> bool:
        """Whether it can answer at once, and is still running."""
        is_over = meeting in self._met and self._met[meeting].is_set()
        return is_over and meeting not in self._failures and not self._gone.is_set()

    def await_meeting(self, meeting: Meeting, patience: float | None = None, silence: float | None = None) -> None:
        """Wait until it is ready, for at most `patience` seconds if that is given.

        Raises Lost when the time is up, when it exits, or when it gives no sign of life for `silence` seconds, and
        StarlodeError if it cannot get ready.
        """
        self.meet(meeting)
        self._heard_at, end = time.monotonic(), time.monotonic() + (patience or math.inf)
        while not self._met[meeting].wait(GLANCE_S):
            if time.monotonic() > min(end, self._heard_at + (silence or math.inf)):
                raise Lost
        if self._gone.is_set():
            raise Lost
        if meeting in self._failures:
            raise StarlodeError(self._failures[meeting])

    def choose(
        self,
        bot: str,
        seed: int,
        information: Information,
        patience: float | None = None,
        longest: float | None = None,
    ) -> int:
        """What the bot with this name and seed decides.

        Raises Lost if the assistant exits, gives no sign of life for `patience` seconds, or thinks for more than
        `longest`, by default far more than that; and StarlodeError if it answers that it cannot decide.
        """
        config, game = information.config, information.game.info.name
        record = b64encode(information.block.tobytes()).decode()
        cards = {"components": config.source and str(config.source), "changes": config.changes}
        where = {"game": game, "options": config.options, **cards}
        who = {"bot": bot, "seed": seed, "seat": information.seat, "thought": information.seed}
        self._send({**where, **who, "record": record})
        answer = self._heard(patience or math.inf, longest)
        if "error" in answer:
            raise StarlodeError(str(answer["error"]))
        return int(answer["action"])

    def _heard(self, patience: float, longest: float | None) -> dict[str, Any]:
        """Its answer; a sign of life buys it more time, but not forever. Raises Lost."""
        end = time.monotonic() + (longest or patience * MOST_PATIENCE)
        while (left := end - time.monotonic()) > 0:
            wait = min(patience, left)
            try:
                message = self._answers.get(timeout=None if wait == math.inf else wait)
            except Empty:
                break
            if not message:  # it has exited
                break
            if "thinking" not in message:
                return message
        raise Lost

    def dismiss(self) -> None:
        """Stop it, even while it compiles; what it has compiled stays on disk."""
        self._child.end()
        self._listener.join(PATIENCE_S)
        self._child.close_pipes()

    def _send(self, message: dict[str, Any]) -> None:
        pipe = self._child.process.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):  # it has exited or was dismissed; the listener says so
            pipe.write(msgspec.json.encode(message) + b"\n")
            pipe.flush()

    def _listen(self) -> None:
        pipe = self._child.process.stdout
        assert pipe is not None
        with suppress(ValueError):  # closed in the meantime
            for line in pipe:
                self._hear(msgspec.json.decode(line))
        self._gone.set()
        for event in list(self._met.values()):
            event.set()
        self._answers.put({})

    def _hear(self, message: dict[str, Any]) -> None:
        self._heard_at = time.monotonic()
        if "met" not in message:
            self._answers.put(message)
            return
        meeting = Meeting(message["met"], message["network"])
        if "error" in message:
            self._failures[meeting] = message["error"]
        self._met[meeting].set()
