"""The assistant's own side: meet games, say so, and answer one question a line until nobody asks any more."""

from __future__ import annotations

import sys
from base64 import b64decode
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from starlode.bots import Bot, make_bot
from starlode.crew.mode import THINKING
from starlode.crew.warming import make_ready, rehearse
from starlode.engine.doors import Door
from starlode.games import find_game
from starlode.match.information import Information

KEPT = 64  # bots, and games with their options, that are kept for the next question


def main() -> None:
    """Serve whoever writes to standard input."""
    for line in sys.stdin.buffer:
        message = msgspec.json.decode(line)
        meets = "met" in message
        said: dict[str, Any] = message if meets else {}
        try:
            said |= _meet(**message) if meets else {"action": _answer(message)}
        except Exception as error:  # whatever it is, whoever asks shall be told, and the next question be heard
            said |= {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
        sys.stdout.buffer.flush()


def _meet(met: str, network: bool) -> dict[str, Any]:
    """Compile or load whatever questions about a game need."""
    game = find_game(met).load()
    make_ready(game, THINKING)
    rehearse(game, network)
    return {}


def _answer(question: dict[str, Any]) -> int:
    """What a bot decides, given what its seat may know."""
    door = _door(msgspec.json.encode([question[name] for name in ("game", "components", "options")]))
    block = np.frombuffer(bytearray(b64decode(question["record"])), door.game.state_type.dtype)
    information = Information(door, block, question["seat"], question["thought"])
    return _bot(question["game"], question["bot"], question["seed"]).choose(information)


@lru_cache(KEPT)
def _bot(game: str, name: str, seed: int) -> Bot:
    """A bot of its own for every game, which may remember what it learned of it."""
    return make_bot(name, seed)


@lru_cache(KEPT)
def _door(what: bytes) -> Door:
    name, source, options = msgspec.json.decode(what)
    game = find_game(name).load()
    return Door(game, game.configure(options, Path(source) if source else None))


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main()
