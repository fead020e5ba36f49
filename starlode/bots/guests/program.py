"""program: a bot in any language, reached through its standard input and output (`program:python3 bot.py`).

The protocol is in docs/how-to/write-a-bot.md. A program is sent what its seat may know and nothing else. If it answers
too late or wrongly, the random bot decides in its place and a foul is counted. After too many fouls, or when the
program crashes, its seat forfeits the game. The random bot then plays on, so that the others can finish.

A program is not sandboxed: it can do everything that the user who starts it can do. Never take its command from a
stranger.
"""

from __future__ import annotations

import re
import shlex
import shutil
import time
from dataclasses import dataclass, field

import msgspec

from starlode.bots.guests.channel import Channel, Limits, Silence
from starlode.bots.guests.fouls import Breakdown, Foul
from starlode.bots.guests.guest import MOST_FOULS, GuestBot
from starlode.bots.guests.messages import OFFERED, USUAL, action_of, game_told, message_of, wanted
from starlode.engine.authoring.game import Json
from starlode.engine.boundary.errors import UnknownBot
from starlode.engine.boundary.quoting import printable, shown
from starlode.match.information import Information

PROTOCOL = 1
LEEWAY = 0.1  # seconds an answer may take to reach us
FAREWELL = 1.0  # seconds to exit after the end
QUOTE = 60  # characters of a program's name that are shown

DIGITS = 9  # of a clock
SLOWEST_MS = 3_600_000  # the slowest clock you may set

_COMMAND = re.compile(r"(?:([0-9]+)(ms|s):)?(.*)", re.DOTALL)


@dataclass(frozen=True)
class Policy:
    """What a program is allowed."""

    clock_ms: int = 2_000  # for each decision
    start_ms: int = 10_000  # from its start to its hello
    fouls: int = MOST_FOULS  # this many forfeit the game
    limits: Limits = field(default_factory=Limits)


class ProgramBot(GuestBot):
    """Asks a program, and the random bot when the program fails."""

    title = "the program"

    def __init__(self, seed: int, command: list[str], policy: Policy | None = None) -> None:
        self._policy = policy or Policy()
        super().__init__(seed, self._policy.fouls)
        self.name = "program"
        self._command = command
        self._channel: Channel | None = None
        self._wants: tuple[str, ...] = USUAL
        self._owed = 0  # answers to earlier turns that may still come

    def end(self, outcome: Json | None = None) -> None:
        """Tell the program how the game ended, and stop it."""
        if self._channel is None:
            return
        if outcome is not None:
            self._send({"type": "end", "outcome": outcome})
        self._channel.close(FAREWELL)
        self._channel = None

    def give_up(self, reason: str) -> None:
        """Forfeit the game, and stop the program."""
        super().give_up(reason)
        if self._channel is not None:
            self._channel.stop()
            self._channel = None

    def ask(self, information: Information) -> int:
        """The program's own answer; raises Foul or Breakdown."""
        channel = self._channel or self._begin(information)
        self._owed = max(0, self._owed - channel.discard())
        clock = self._policy.clock_ms
        told = {name: OFFERED[name](information) for name in self._wants}
        self._send({"type": "turn", **told, "clock_ms": clock})
        try:
            return action_of(information, self._answer(channel, clock / 1000 + LEEWAY))
        except Silence:
            self._owed += 1
            raise Foul(f"no answer within {clock} ms") from None

    def _answer(self, channel: Channel, seconds: float) -> bytes:
        """The line that answers this turn, after late answers to earlier turns."""
        end = time.monotonic() + seconds
        while self._owed:
            channel.receive(end - time.monotonic())
            self._owed -= 1
        return channel.receive(end - time.monotonic())

    def _begin(self, information: Information) -> Channel:
        """Start the program, greet it and tell it which game is played."""
        try:
            channel = self._channel = Channel(self._command, self._policy.limits)
        except OSError as error:
            raise Breakdown(f"cannot be started: {error.strerror}") from None
        self._send({"type": "hello", "protocol": PROTOCOL})
        try:
            greeting = message_of(channel.receive(self._policy.start_ms / 1000), "hello")
        except Silence:
            raise Breakdown(f"did not say hello within {self._policy.start_ms} ms") from None
        except Foul as foul:
            raise Breakdown(f"did not say hello: {foul}") from None
        self.name = printable(str(greeting.get("name", self.name)), QUOTE)
        self._wants = wanted(greeting.get("wants", USUAL))
        self._send({"type": "game", **game_told(information)})
        return channel

    def _send(self, message: Json) -> None:
        assert self._channel is not None
        self._channel.send(msgspec.json.encode(message))


def make(seed: int, argument: str = "") -> ProgramBot:
    """A bot that asks the program of that command line; a prefix such as `500ms:` sets its clock. Raises UnknownBot."""
    command, match = command_of(argument), _COMMAND.fullmatch(argument)
    assert match is not None  # everything matches
    if not command or "\0" in argument:
        raise UnknownBot("the bot program needs a command, such as program:python3 bot.py")
    if shutil.which(command[0]) is None:
        raise UnknownBot(f"there is no program {shown(command[0])} to start for {shown('program:' + argument)}")
    return ProgramBot(seed, command, _policy(match[1], match[2]))


def command_of(argument: str) -> list[str]:
    """The command line after the clock, if there is one, split into its parts; raises UnknownBot."""
    match = _COMMAND.fullmatch(argument)
    assert match is not None  # everything matches
    try:
        return shlex.split(match[3])
    except ValueError as error:
        raise UnknownBot(f"the command of {shown('program:' + argument)} cannot be read: {error}") from None


def _policy(amount: str | None, unit: str | None) -> Policy:
    if amount is None:
        return Policy()
    clock = int(amount) * (1000 if unit == "s" else 1) if len(amount) <= DIGITS else 0
    if not 1 <= clock <= SLOWEST_MS:
        raise UnknownBot(f"a program's clock goes from 1ms to {SLOWEST_MS // 1000}s, not {shown(amount + str(unit))}")
    return Policy(clock_ms=clock)
