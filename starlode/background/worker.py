"""The worker process of an assistant: get games ready, say so, and answer one question per line until input ends."""

from __future__ import annotations

import os
import sys
import time
from base64 import b64decode
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any, BinaryIO

import msgspec
import numpy as np

from starlode.background.mode import THINKING
from starlode.background.warming import make_ready, rehearse
from starlode.bots import Bot, make_bot
from starlode.bots.guests.guest import GuestBot
from starlode.engine.authoring.changed_cards import configured
from starlode.engine.running.referee import Referee
from starlode.games import load_game
from starlode.match.information import Information

BEAT: dict[str, Any] = {"thinking": True}
BEAT_S = 0.5
KEPT = 64  # bots, and games with their options, that are kept for the next question


def main() -> None:
    """Answer the messages on standard input."""
    pulse = _Pulse()
    for line in sys.stdin.buffer:
        message = msgspec.json.decode(line)
        meets = "met" in message
        said: dict[str, Any] = message if meets else {}
        pulse.thinking.set()
        try:
            said |= _meet(**message) if meets else {"action": _answer(message)}
        except Exception as error:  # report any error to the caller, and go on with the next question
            said |= {"error": f"{type(error).__name__}: {error}"}
        pulse.thinking.clear()
        pulse.say(said)


class _Pulse:
    """Says now and then that this process is still working; on a busy machine thinking may take long."""

    def __init__(self) -> None:
        self.thinking, self._speaking = Event(), Lock()
        self._pipe = _answers()
        Thread(target=self._beat, daemon=True).start()

    def say(self, message: dict[str, Any]) -> None:
        with self._speaking:
            self._pipe.write(msgspec.json.encode(message) + b"\n")
            self._pipe.flush()

    def _beat(self) -> None:
        with suppress(OSError, ValueError):  # the other end is closed
            while self.thinking.wait():
                time.sleep(BEAT_S)
                if self.thinking.is_set():
                    self.say(BEAT)


def _answers() -> BinaryIO:
    """Where answers go; what else is printed here, even by a library or another process, goes to the errors."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def _meet(met: str, network: bool) -> dict[str, Any]:
    """Compile or load everything that questions about a game need."""
    game = load_game(met)
    make_ready(game, THINKING)
    rehearse(game, network)
    return {}


def _answer(question: dict[str, Any]) -> int:
    """What a bot decides, given what its seat may know."""
    referee = _referee(msgspec.json.encode([question[name] for name in ("game", "components", "changes", "options")]))
    block = np.frombuffer(bytearray(b64decode(question["record"])), referee.game.state_type.dtype)
    information = Information(referee, block, question["seat"], question["thought"])
    bot = _bot(question["game"], question["bot"], question["seed"])
    return bot.ask(information) if isinstance(bot, GuestBot) else bot.choose(information)


@lru_cache(KEPT)
def _bot(game: str, name: str, seed: int) -> Bot:
    """A separate bot for every game, so that it may remember what it learned about it."""
    return make_bot(name, seed)


@lru_cache(KEPT)
def _referee(what: bytes) -> Referee:
    name, source, changes, options = msgspec.json.decode(what)
    game = load_game(name)
    return Referee(game, configured(game, options, Path(source) if source else None, changes))


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main()
