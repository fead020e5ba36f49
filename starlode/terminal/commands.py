"""What a person can type besides a move: help, hint, undo, log, score, board, card, rules, save, quit."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from starlode.bots.greedy_bot import VICTORY, GreedyBot
from starlode.engine.drawing import NARROW, parts_of
from starlode.engine.errors import StarlodeError
from starlode.engine.quoting import LONG, printable
from starlode.engine.rulebook import clauses, find_clauses, terms
from starlode.terminal.cards import show_cards
from starlode.terminal.menu import Leaving
from starlode.terminal.sections import named, passage
from starlode.terminal.show import draw_score
from starlode.terminal.table import Table
from starlode.terminal.taking_back import undo

Command = Callable[[Table, int, str], bool]
MOST_CLAUSES = 8  # shown for a word
EXAMPLES = 3  # moves that explain how moves are written


def obey(table: Table, seat: int, text: str) -> bool | None:
    """Carry out a command; answers whether the position must be shown anew, None if the text is no command."""
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(SYNONYMS.get(word.lower(), word.lower()))
    if not text:
        return _board(table, seat, "")
    return command[0](table, seat, rest.strip()) if command else None


def near_command(text: str) -> str:
    """The command that a text was probably meant to be; empty where none looks like it."""
    near = get_close_matches(text.partition(" ")[0].lower(), COMMANDS, n=1)
    return near[0] if near else ""


def _help(table: Table, seat: int, rest: str) -> bool:
    grid = Grid(box=None, show_header=False, padding=(0, 2))
    say, console = table.words.text, table.console
    for word, (_, arguments) in COMMANDS.items():
        grid.add_row(Text(f"{word} {arguments}".strip(), "bold"), say(f"help-{word}"))
    moves = ", ".join(f"'{move}'" for move in table.seat(seat).legal()[-EXAMPLES:])
    console.print(Text(say("commands"), "bold underline"), grid)
    console.print(Text(say("moves"), "bold underline"))
    console.print(Text(say("moves-explained", moves=moves)))
    explained = terms(table.match.game.info)
    if explained:
        console.print(Text(say("terms"), "bold underline"), _markdown(explained))
    return False


def _markdown(text: str) -> RenderableType:
    from rich.markdown import Markdown  # heavy, and nobody needs it to begin a game

    return Markdown(text)


def _hint(table: Table, seat: int, rest: str) -> bool:
    bot, player, say = GreedyBot(0), table.seat(seat), table.words.text
    choice = player.hint(bot).choice
    table.console.print(Text(say("hint", words=choice.words, move=choice.move)))
    others = [other for other in player.choices() if other.action != choice.action]
    if others:
        second = max(others, key=lambda other: bot.weighed[other.action])
        ahead = bot.weighed[choice.action] - bot.weighed[second.action]
        table.console.print(Text(say(_reason(ahead), words=second.words, points=f"{ahead:.1f}")))
    return False


def _reason(ahead: float) -> str:
    """The message that says how far ahead of the next best an advice is; a victory is no matter of points."""
    if ahead > VICTORY / 2:
        return "hint-decides"
    return "hint-better" if f"{ahead:.1f}" != "0.0" else "hint-as-good"


def _undo(table: Table, seat: int, rest: str) -> bool:
    undo(table, seat)
    return True


def _log(table: Table, seat: int, rest: str) -> bool:
    for line in table.log(seat) or [table.words.text("nothing-happened")]:
        table.console.print(Text(f"· {line}"))
    return False


def _score(table: Table, seat: int, rest: str) -> bool:
    table.console.print(table.words.text("score-now"))
    table.console.print(draw_score(table.seat(seat).score(), table.words))
    return False


def _rules(table: Table, seat: int, rest: str) -> bool:
    info = table.match.game.info
    if not rest:
        first = next(iter(clauses(info)), "")
        table.console.print(table.words.text("all-rules", game=info.name, example=first))
        return False
    found = find_clauses(info, rest)
    for clause, text in found[:MOST_CLAUSES]:
        table.console.print(_markdown(f"**{clause}** {text}"))
    if len(found) > MOST_CLAUSES:
        more = table.words.text("more-clauses", count=len(found) - MOST_CLAUSES, game=info.name)
        table.console.print(more, style="dim")
    return False


def _board(table: Table, seat: int, rest: str) -> bool:
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


def _card(table: Table, seat: int, rest: str) -> bool:
    show_cards(table, seat, rest)
    return False


def _save(table: Table, seat: int, rest: str) -> bool:
    if rest:
        table.save(Path(rest))
        table.console.print(Text(table.words.text("saved", file=rest)), soft_wrap=True)
    else:
        table.console.print(Text(table.words.text("kept-at-every-move", file=str(table.file))), soft_wrap=True)
    return False


def _quit(table: Table, seat: int, rest: str) -> bool:
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
    "save": (_save, "FILE"),
    "quit": (_quit, ""),
}
