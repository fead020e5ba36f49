"""python: a class of your own (`python:module:Class`, or `path.py:Class` for a file).

It is made with its `seed` if it takes one, and with nothing otherwise. Its `choose` is given an `Information` and
answers with one of its `actions`; `end`, if it has that, is told the outcome. What it prints goes to standard error.
It is not sandboxed: it can do everything that you can do. Never take its name from a stranger.
"""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from sysconfig import get_path
from traceback import extract_tb
from typing import Any

from starlode.bots.guests.fouls import Breakdown, legal_action
from starlode.bots.guests.guest import GuestBot
from starlode.bots.guests.loading import class_in, module_of, split_name
from starlode.engine.authoring.game import Json
from starlode.engine.boundary.errors import UnknownBot
from starlode.engine.boundary.quoting import one_line, shown
from starlode.match.information import Information

LONGEST = 200  # characters of an error that are told
STANDARD_LIBRARY = get_path("stdlib") + os.sep
PACKAGES = {"site-packages", "dist-packages"}


class OwnBot(GuestBot):
    """Asks an object of your own class, and the random bot when that fails."""

    title = "the bot"

    def __init__(self, seed: int, player: Any, name: str) -> None:
        super().__init__(seed)
        self.name = name
        self._player = player

    def ask(self, information: Information) -> int:
        """What the object chooses; raises Foul or Breakdown."""
        with broken_down():
            answer = self._player.choose(information.copy())  # whatever it does to it
        return legal_action(information.actions, answer)

    def end(self, outcome: Json | None = None) -> None:
        """Tell the object that the game is over, if it wants to know."""
        if self.forfeit is None and outcome is not None and callable(getattr(self._player, "end", None)):
            try:
                with broken_down():
                    self._player.end(outcome)
            except Breakdown as end:
                self.fouls.append(f"at the end: {end}")


@contextmanager
def broken_down() -> Iterator[None]:
    """Raise Breakdown for anything that foreign code raises; what it prints spoils no output of ours."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except (Exception, SystemExit) as error:
        raise Breakdown(f"raised {told(error)}") from None


def told(error: BaseException) -> str:
    """An error and where it was raised, on one line."""
    where, text = _innermost(error), one_line(f"{type(error).__name__}: {error}".removesuffix(": "), LONGEST)
    return f"{text} ({where})" if where else text


def _innermost(error: BaseException) -> str:
    """Where in your own code it happened, unless that is our own call or the error says it itself."""
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<")]
    frame = next((frame for frame in reversed(frames) if not _is_library(frame.filename)), frames[-1])
    file = Path(frame.filename)
    is_plain = file.parent in (Path(__file__).parent, Path(importlib.__file__).parent)
    return "" if is_plain or isinstance(error, SyntaxError) else one_line(f"{file.name}, line {frame.lineno}")


def _is_library(file: str) -> bool:
    return file.startswith(STANDARD_LIBRARY) or not PACKAGES.isdisjoint(Path(file).parts)


def make(seed: int, argument: str = "") -> OwnBot:
    """A bot of the class that is named; raises UnknownBot, with the reason, if there is none that can choose."""
    name = split_name(argument)
    try:
        with broken_down():
            module = module_of(name)
        kind = class_in(module, name)
        with broken_down():
            player = kind(**({"seed": seed} if _takes_seed(kind) else {}))
    except Breakdown as end:
        raise UnknownBot(f"the bot {shown(argument)} cannot be made: it {end}") from None
    if not callable(getattr(player, "choose", None)):
        raise UnknownBot(f"the bot {shown(argument)} has no method choose(information)")
    return OwnBot(seed, player, name.attribute)


def _takes_seed(kind: Any) -> bool:
    try:
        return "seed" in inspect.signature(kind).parameters
    except (TypeError, ValueError):  # something built in
        return False
