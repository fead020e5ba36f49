"""What a person can type besides a move: help, hint, undo, log, score, board, card, rules, save, quit."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from starlode.engine.authoring.drawing import NARROW, parts_of
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import LONG, printable
from starlode.engine.text.catalogue import Words
from starlode.terminal.common.questions import Leaving
from starlode.terminal.drawing.moments import draw_score
from starlode.terminal.playing.cards import show_cards
from starlode.terminal.playing.hints import advise
from starlode.terminal.playing.looking_up import show_rules, show_terms
from starlode.terminal.playing.sections import named, passage
from starlode.terminal.playing.table import TerminalTable
from starlode.terminal.playing.taking_back import undo

Command = Callable[[TerminalTable, int, str], bool]
EXAMPLES = 3  # moves that explain how moves are written


def obey(table: TerminalTable, seat: int, text: str) -> bool | None:
    """Carry out a command; answers whether the position must be shown again, None if the text is not a command."""
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(_named(table.words, word.lower()))
    if not text:
        return _board(table, seat, "")
    return command[0](table, seat, rest.strip()) if command else None


def _named(words: Words, typed: str) -> str:
    """The command that a person means, by its English name, a shorter one, or that of their language."""
    spoken = {_spoken(words, command): command for command in COMMANDS}
    return SYNONYMS.get(typed, spoken.get(typed, typed))


def _spoken(words: Words, command: str) -> str:
    """What a command is called in a language; by default as in English."""
    return words.text(f"command-{command}") if words.has(f"command-{command}") else command


def near_command(words: Words, text: str) -> str:
    """The command that a text was probably meant to be; empty if none looks like it."""
    known = [*COMMANDS, *(_spoken(words, command) for command in COMMANDS)]
    near = get_close_matches(text.partition(" ")[0].lower(), known, n=1)
    return near[0] if near else ""


def _help(table: TerminalTable, seat: int, rest: str) -> bool:
    grid = Grid(box=None, show_header=False, padding=(0, 2))
    say, console = table.words.text, table.console
    for word, (_, argument) in COMMANDS.items():
        typed = f"{_spoken(table.words, word)} {argument and say(f'argument-{argument}')}"
        grid.add_row(Text(typed.strip(), "bold"), say(f"help-{word}"))
    moves = ", ".join(f"'{move}'" for move in table.seat(seat).legal()[-EXAMPLES:])
    console.print(grid)
    console.print(Text(say("moves-explained", moves=moves)))
    return False


def _hint(table: TerminalTable, seat: int, rest: str) -> bool:
    advise(table, seat)
    return False


def _undo(table: TerminalTable, seat: int, rest: str) -> bool:
    undo(table, seat)
    return True


def _log(table: TerminalTable, seat: int, rest: str) -> bool:
    for line in table.log(seat) or [table.words.text("nothing-happened")]:
        table.console.print(Text(f"· {line}"))
    return False


def _score(table: TerminalTable, seat: int, rest: str) -> bool:
    table.console.print(table.words.text("score-now"))
    table.console.print(draw_score(table.seat(seat).score(), table.words))
    return False


def _rules(table: TerminalTable, seat: int, rest: str) -> bool:
    show_rules(table, rest)
    return False


def _terms(table: TerminalTable, seat: int, rest: str) -> bool:
    show_terms(table, rest)
    return False


def _board(table: TerminalTable, seat: int, rest: str) -> bool:
    if not rest:
        table.wants_all = True
        return True
    parts = parts_of(table.seat(seat).draw(), table.console, NARROW)
    found, lines = named(parts, rest), passage(parts, table.console, rest, table.match.names)
    if not found and not lines:
        titles = ", ".join(re.split(r"[,:]", part.title.plain)[0] for part in parts if part.title.plain)
        raise StarlodeError(table.words.text("no-such-part", name=printable(rest, LONG), titles=titles))
    for part in found:
        table.console.print(part)
    if not found:
        table.console.print("\n".join(lines))
    return False


def _card(table: TerminalTable, seat: int, rest: str) -> bool:
    show_cards(table, seat, rest)
    return False


def _save(table: TerminalTable, seat: int, rest: str) -> bool:
    if rest:
        saved = table.save(Path(rest))
        table.console.print(Text(table.words.text("saved", file=str(saved))), soft_wrap=True)
    else:
        table.console.print(Text(table.words.text("kept-at-every-move", file=str(table.file))), soft_wrap=True)
    return False


def _quit(table: TerminalTable, seat: int, rest: str) -> bool:
    raise Leaving


SYNONYMS = {"?": "help", "h": "help", "-h": "help", "q": "quit", "exit": "quit", "bye": "quit"}
COMMANDS: dict[str, tuple[Command, str]] = {  # each with what may follow it
    "help": (_help, ""),
    "hint": (_hint, ""),
    "undo": (_undo, ""),
    "log": (_log, ""),
    "score": (_score, ""),
    "board": (_board, "NAME"),
    "card": (_card, "NAME"),
    "rules": (_rules, "WORD"),
    "terms": (_terms, "WORD"),
    "save": (_save, "FILE"),
    "quit": (_quit, ""),
}
