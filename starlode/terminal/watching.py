"""A game that another terminal is playing, shown as it goes on to somebody who only looks."""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from pathlib import Path

from rich.text import Text

from starlode.engine.catalogue import Words, chosen_language
from starlode.engine.console import Console
from starlode.engine.errors import StarlodeError
from starlode.engine.files import stamp
from starlode.match import Match
from starlode.terminal.frame import height
from starlode.terminal.menu import Leaving, choose
from starlode.terminal.place import is_played, replaying
from starlode.terminal.show import draw_moment
from starlode.terminal.tongue import tongue

PAUSE_S = 0.5  # between two looks at the file
WATCH, LEAVE = "watch", "quit"


def offer_to_watch(file: Path, console: Console, components: Path | None, language: str | None) -> None:
    """Say that a game is being played elsewhere, and show it to whoever wants to look on at a terminal.

    Raises StarlodeError where nobody can be asked.
    """
    if not console.is_terminal or not sys.stdin.isatty():
        raise StarlodeError(f"{file} is being played at another terminal; {replaying(file)} shows how it stands")
    words = tongue(language or chosen_language())
    console.print(Text(words.text("played-elsewhere", file=str(file))), soft_wrap=True)
    with suppress(Leaving, KeyboardInterrupt):
        if choose(console, words, "watch-it", [WATCH, LEAVE]) == WATCH:
            watch(file, console, words, components)


def watch(file: Path, console: Console, words: Words, components: Path | None) -> None:
    """Show the game as a spectator sees it, again at every move, until it is over or the other terminal leaves it."""
    seen: tuple[int, ...] = ()
    while True:
        played = is_played(file)  # before the last look, so that no move is missed
        if stamp(file) != seen:
            seen = stamp(file)
            match = Match.from_record(file, components=components, language=words.language)
            show(match, console, words)
            if match.over:
                return
        if not played:
            console.print(Text(words.text("no-longer-played")))
            return
        time.sleep(PAUSE_S)


def show(match: Match, console: Console, words: Words) -> None:
    """The present moment in as many lines as the screen has, and how to leave."""
    leave = Text(words.text("watching-keys"), "dim")
    console.clear()
    room = console.height - height(console, leave) - 1
    draw_moment(console, match, len(match.decisions), None, room=room)
    if not match.over:
        console.print(leave)
