"""The assistant's own side: compile, say so, then answer one question a line until nobody asks any more."""

from __future__ import annotations

import os
import sys
from base64 import b64decode
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from starlode.bots import Bot, make_bot
from starlode.crew.mode import THINKING
from starlode.crew.warming import make_ready
from starlode.engine.doors import Door
from starlode.engine.errors import StarlodeError
from starlode.engine.game import Game
from starlode.engine.leash import leave_with
from starlode.games import find_game
from starlode.match.information import Information

POLITENESS = 5  # compiling leaves the processor to whoever is playing


def main(leash: int) -> None:
    """Serve whoever writes to standard input, until the leash goes."""
    leave_with(leash)
    with suppress(OSError):
        os.nice(POLITENESS)
    order = msgspec.json.decode(sys.stdin.buffer.readline())
    game = find_game(order["game"]).load()
    make_ready(game, THINKING)
    _say({"ready": True})
    thinker = _Thinker(game, order["components"])
    for line in sys.stdin.buffer:
        try:
            _say({"action": thinker.answer(msgspec.json.decode(line))})
        except StarlodeError as error:
            _say({"error": str(error)})


class _Thinker:
    """Answers questions about one game; bots and options are kept for the next question."""

    def __init__(self, game: Game, source: str | None) -> None:
        self._game, self._source = game, Path(source) if source else None
        self._bots: dict[tuple[str, int], Bot] = {}
        self._doors: dict[bytes, Door] = {}

    def answer(self, question: dict[str, Any]) -> int:
        name = (question["bot"], question["seed"])
        if name not in self._bots:
            self._bots[name] = make_bot(*name)
        block = np.frombuffer(bytearray(b64decode(question["record"])), self._game.state_type.dtype)
        information = Information(self._door(question["options"]), block, question["seat"], question["thought"])
        return self._bots[name].choose(information)

    def _door(self, options: dict[str, Any]) -> Door:
        key = msgspec.json.encode(options)
        if key not in self._doors:
            self._doors[key] = Door(self._game, self._game.configure(options, self._source))
        return self._doors[key]


def _say(message: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main(int(sys.argv[1]))
