"""A game that another terminal is playing, shown as it goes on to a person who only watches."""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from starlode.engine.authoring.drawing import NARROW, parts_of
from starlode.engine.authoring.game import Json
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.console import Console
from starlode.engine.system.files import stamp
from starlode.engine.text.catalogue import Words, chosen_language
from starlode.match import Match
from starlode.terminal.common.messages import words_in
from starlode.terminal.common.questions import Leaving, choose
from starlode.terminal.drawing.frame import Frame, height
from starlode.terminal.drawing.moments import draw_outcome
from starlode.terminal.keeping.kept import called
from starlode.terminal.keeping.place import is_played, replaying

LATEST = 4  # lines of what happened
PAUSE_S = 0.5  # between two looks at the file
WATCH, LEAVE = "watch", "quit"


def offer_to_watch(file: Path, console: Console, components: Path | None, language: str | None) -> None:
    """Say that a game is being played elsewhere, and show it to a person who wants to watch at a terminal.

    Raises StarlodeError if there is no one to ask.
    """
    if not console.is_terminal or not sys.stdin.isatty():
        raise StarlodeError(f"{file} is being played at another terminal; {replaying(file)} shows how it stands")
    words = words_in(language or chosen_language())
    console.print(Text(words.text("played-elsewhere", file=called(file))), soft_wrap=True)
    with suppress(Leaving, KeyboardInterrupt):
        if choose(console, words, "watch-it", [WATCH, LEAVE]) == WATCH:
            watch(file, console, words, components)


def watch(file: Path, console: Console, words: Words, components: Path | None) -> None:
    """Show the game as a spectator sees it, whenever that changes, until it is over or the other terminal leaves."""
    seen: tuple[int, ...] = ()
    shown: Json = {}
    while True:
        played = is_played(file)  # before the last look, so that no move is missed
        if stamp(file) != seen:
            seen = stamp(file)
            match = Match.from_record(file, components=components, language=words.language)
            shown = show(match, console, words, shown)
            if match.over:
                return
        if not played:
            console.print(Text(words.text("no-longer-played")))
            return
        time.sleep(PAUSE_S)


def show(match: Match, console: Console, words: Words, before: Json) -> Json:
    """Draw what a spectator may know, if it is another view than before; answers with the view."""
    view = match.spectator.view()
    if view != before:
        console.clear()
        console.print(draw_outcome(match, words) if match.over else _seen(match, console, words))
    return view


def _seen(match: Match, console: Console, words: Words) -> RenderableType:
    """The board and what happened last, in as many lines as the screen has.

    Nothing here depends on what a player decides in secret, not even which parts of the board that is about.
    """
    viewer, drawing = match.spectator, match.spectator.draw()
    title = Text(match.game.info.title, "bold")
    told = [Text(f"· {line}") for line in viewer.log(seen=True)[-LATEST:]]
    below = Group(*told, Text(words.text("watching-keys"), "dim"))
    room = console.height - height(console, Group(title, below)) - 1
    if height(console, drawing) > room:
        frame = Frame(parts_of(drawing, console, min(console.width, NARROW)), (), console)
        frame.fill(room)
        drawing = frame.draw()
    return Group(title, drawing, below)
