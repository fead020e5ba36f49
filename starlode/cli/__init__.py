"""The command line, `starlode play` and its sisters, one module for each kind of people who use it.

Only names and options live here. A command imports what it needs when it is called, so that `starlode games` and
`--help` answer at once.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

from starlode.cli.app import app

__all__ = ["app", "main"]

LOADED = 200_000  # new objects, about as many as the server has when it begins to serve

# A module adds its commands when it is imported; the help lists them in this order.
for subject in ("playing", "studying", "designing", "making", "serving", "admin"):
    import_module(f"{__name__}.{subject}")


def main() -> None:
    """What the command `starlode` runs."""
    _load_first()
    _tame_streams()
    _hear_interrupts()
    app(prog_name="starlode")


def _load_first() -> None:
    """Let Python not look for garbage while a command loads what it needs, which all stays: a tenth of the time."""
    usual = gc.get_threshold()

    def look_as_usual(phase: str, _: object) -> None:
        if phase == "stop":
            gc.callbacks.remove(look_as_usual)
            if gc.get_threshold()[0] == LOADED:  # a server has set its own
                gc.set_threshold(*usual)

    gc.callbacks.append(look_as_usual)
    gc.set_threshold(LOADED, *usual[1:])


def _tame_streams() -> None:
    """Let no character that is typed or shown end the program: what cannot be read or written is replaced."""
    if sys.stdin is None:  # it was closed before we began, so that nothing will ever be typed
        sys.stdin = Path(os.devnull).open()  # noqa: SIM115  # open for as long as the program runs
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _hear_interrupts() -> None:
    """Let Ctrl-C stop every command, also where a shell that starts us in the background has told us to ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
