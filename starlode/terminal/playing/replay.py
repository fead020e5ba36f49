"""`starlode replay` at a terminal: step through a stored game, jump, and take a position out of it."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.console import Console
from starlode.engine.system.files import write_made
from starlode.match import Match
from starlode.terminal.common.messages import words_in
from starlode.terminal.common.questions import Leaving, ask
from starlode.terminal.drawing.frame import height
from starlode.terminal.drawing.moments import draw_moment


@dataclass(frozen=True)
class ReplayOrder:
    """What was asked for on the command line."""

    file: Path
    ply: int | None
    seat: int | None
    log: bool
    position: Path | None
    components: Path | None
    force: bool = False


def run(order: ReplayOrder) -> None:
    """Step through a record if a person at a terminal asked for nothing else; otherwise show one moment."""
    whole, console = Match.from_record(order.file, components=order.components), Console()
    ply = len(whole.decisions) if order.ply is None else order.ply
    if order.position:
        export_position(whole.at(ply), order.position, order.force)
    elif order.ply is None and not order.log and console.is_terminal and sys.stdin.isatty():
        Stepper(whole, order.seat, console, ply).run()
    else:
        draw_moment(console, whole, ply, order.seat, order.log)


STEPS = {"": 1, "n": 1, "b": -1}  # what is typed, and how far it goes
DIGITS = 6  # of the largest number of a ply


def export_position(match: Match, file: Path, force: bool = False) -> None:
    """Write the position as JSON, as `starlode position` reads it; raises StarlodeError, also if the file exists."""
    write_made(file, json.dumps(match.position(), indent=1) + "\n", force=force)


class Stepper:
    """Shows one ply of a match after another, seen through a seat's eyes or a spectator's."""

    def __init__(self, match: Match, seat: int | None, console: Console, ply: int = 0) -> None:
        self._match, self._seat, self._console, self._ply = match, seat, console, ply
        self._words = words_in(match.words.language)
        self._keys = self._words.text("replay-keys") + " "

    def run(self) -> None:
        """Show and obey until the person has seen enough."""
        self._show()
        try:
            while self._obey(ask(self._console, self._keys)):
                pass
        except Leaving:
            return

    def _show(self, whole: bool = False) -> None:
        """The present ply, on a terminal in as many lines as its screen has, unless the whole board is wanted."""
        console = self._console
        if console.is_terminal:
            console.clear()
        room = console.height - height(console, Text(self._keys)) if console.is_terminal and not whole else None
        draw_moment(console, self._match, self._ply, self._seat, room=room)

    def _obey(self, text: str) -> bool:
        """Do what was typed; answers whether to go on."""
        key, _, rest = text.partition(" ")
        try:
            if key.lower() == "p":
                self._export(rest.strip())
            elif text.lower() == "w":
                self._show(whole=True)
            elif text.lower() != "q":
                self._go(text.lower())
        except StarlodeError as error:
            self._console.print(str(error), style="red")
        return text.lower() != "q"

    def _go(self, text: str) -> None:
        last = len(self._match.decisions)
        if text in STEPS:
            goal = self._ply + STEPS[text]
        elif text in ("f", "l"):
            goal = 0 if text == "f" else last
        elif text.isascii() and text.isdecimal() and len(text) <= DIGITS:
            goal = int(text)
        else:
            raise StarlodeError(self._words.text("replay-unknown"))
        self._ply = max(0, min(last, goal))
        self._show()

    def _export(self, file: str) -> None:
        path = Path(file or f"{self._match.game.info.name}-{self._ply}.json")
        export_position(self._match.at(self._ply), path)
        self._console.print(Text(self._words.text("saved", file=str(path))), soft_wrap=True)
