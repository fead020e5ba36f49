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
    source = order["components"]
    door = Door(game, game.configure(order["options"], Path(source) if source else None))
    make_ready(game, THINKING)
    _say({"ready": True})
    bots: dict[tuple[str, int], Bot] = {}
    for line in sys.stdin.buffer:
        try:
            _say({"action": _answer(door, bots, msgspec.json.decode(line))})
        except StarlodeError as error:
            _say({"error": str(error)})


def _answer(door: Door, bots: dict[tuple[str, int], Bot], question: dict[str, Any]) -> int:
    name = (question["bot"], question["seed"])
    bot = bots.setdefault(name, make_bot(*name)) if name not in bots else bots[name]
    block = np.frombuffer(bytearray(b64decode(question["record"])), door.game.state_type.dtype)
    return bot.choose(Information(door, block, question["seat"], question["thought"]))


def _say(message: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main(int(sys.argv[1]))
