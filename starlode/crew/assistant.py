"""An assistant: a process of its own, with compiled rules, that thinks for bots.

A table whose rules still run interpreted hires one: it compiles what thinking needs, says when it is ready, and then
answers for any bot. It is given what a seat may know and nothing else. It hangs on a leash, and leaves with whoever has
hired it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from base64 import b64encode
from contextlib import suppress
from queue import Queue
from threading import Event, Thread
from typing import Any

import msgspec

from starlode.engine.errors import StarlodeError
from starlode.engine.game import Config, Game
from starlode.match.information import Information

WORKER = "starlode.crew.worker"
PATIENCE_S = 1.0  # how long a dismissed assistant may take to leave


class Assistant:
    """Thinks for the bots of a game with one component file, whatever its options."""

    def __init__(self, game: Game, config: Config) -> None:
        paths = os.pathsep.join(path for path in sys.path if path)
        held, self._leash = os.pipe()
        self._process = subprocess.Popen(
            [sys.executable, "-m", WORKER, str(held)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "NUMBA_DISABLE_JIT": "0", "PYTHONPATH": paths},
            pass_fds=(held,),
        )
        os.close(held)
        self._ready, self._answers = Event(), Queue[dict[str, Any]]()
        source = None if config.source is None else str(config.source)
        self._send({"game": game.info.name, "components": source})
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def ready(self) -> bool:
        """Whether its rules are compiled and it is still there."""
        return self._ready.is_set() and self._process.poll() is None

    def choose(self, bot: str, seed: int, information: Information) -> int:
        """What a bot of that name, made with that seed, decides; raises StarlodeError if it cannot be asked."""
        record = b64encode(information.block.tobytes()).decode()
        who = {"bot": bot, "seed": seed, "seat": information.seat, "thought": information.seed}
        self._send({**who, "options": information.config.options, "record": record})
        answer = self._answers.get()
        if "action" not in answer:
            raise StarlodeError(str(answer.get("error", "the assistant has left")))
        return int(answer["action"])

    def dismiss(self) -> None:
        """Let it go, also in the middle of compiling; what it has compiled stays on disk."""
        os.close(self._leash)
        try:
            self._process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join(PATIENCE_S)
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                pipe.close()  # type: ignore[union-attr]  # both are pipes

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except OSError:
            self._answers.put({})

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            message = msgspec.json.decode(line)
            if "ready" in message:
                self._ready.set()
            else:
                self._answers.put(message)
        self._answers.put({})
