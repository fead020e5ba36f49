"""The end of a game in the terminal: how it ended, what can be done next, and how to go on with one that was left."""

from __future__ import annotations

import shlex

from rich.text import Text

from starlode.bots.bot import is_guest
from starlode.engine.system.processes import COMPILED, start_module
from starlode.games import call_prefix
from starlode.terminal.common.questions import choose
from starlode.terminal.drawing.moments import draw_outcome
from starlode.terminal.keeping.kept import is_ours
from starlode.terminal.keeping.place import replaying
from starlode.terminal.playing.replay import Stepper
from starlode.terminal.playing.screen import NEWS, items_of, latest
from starlode.terminal.playing.table import TerminalTable

QUIT, AGAIN, REPLAY, ANALYSE = OFFERS = ("quit", "again", "replay", "analyse")


def show_end(table: TerminalTable) -> None:
    """The last position, how it ended, and where the record is."""
    match, console = table.match, table.console
    alone = len(table.people) == 1
    viewer = match.seat(table.people[0]) if alone else match.spectator
    console.print(viewer.draw())
    news = table.news(table.people[0]) if alone else viewer.weighed_news(viewer.version - 1)
    console.print(latest(table, [item for items in items_of(news) for item in items], NEWS))
    console.print(draw_outcome(match, table.words))
    if table.has_rivals:
        console.print(Text(table.proof(), "dim"))
    console.print(
        Text.assemble(f"{table.words.text('record-kept')}\n  ", (replaying(table.file), "bold")), soft_wrap=True
    )


def wants_another(table: TerminalTable) -> bool:
    """Offer replay and analysis for as long as they are wanted; answers whether another round is wanted."""
    while True:
        wanted = choose(table.console, table.words, "what-next", list(OFFERS))
        if wanted == REPLAY:
            Stepper(table.match, table.people[0] if len(table.people) == 1 else None, table.console).run()
        elif wanted == ANALYSE:
            analyse(table)
        else:
            return wanted == AGAIN


def analyse(table: TerminalTable) -> None:
    """Judge the game in a process of its own, with compiled rules even if this one has none."""
    source = table.match.config.source
    components = ["--components", str(source)] if source else []
    start_module("starlode.cli", "analyse", str(table.file), *components, env=COMPILED).finish()


def say_goodbye(table: TerminalTable) -> None:
    """Say how to go on with an unfinished game, which is kept already."""
    if table.match.over:
        return
    if not table.begun:
        table.console.print(table.words.text("goodbye"))
        return
    goodbye = table.words.text("goodbye-resume")
    table.console.print(Text.assemble(f"{goodbye}\n  ", (resuming(table), "bold")), soft_wrap=True)


def resuming(table: TerminalTable) -> str:
    """The command that goes on with the game: without a file where it is the last one in the user's folder."""
    file = "" if is_ours(table.file) else f" {shlex.quote(str(table.file))}"
    seats = f" --seats {shlex.quote(','.join(table.kinds))}" if any(map(is_guest, table.kinds)) else ""
    return f"{call_prefix()}starlode play --resume{file}{seats}"
