"""What a person can type besides a move: help, hint, undo, log, score, rules, save, quit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from starlode.bots import make_bot
from starlode.engine.errors import StarlodeError
from starlode.engine.rulebook import find_clauses, terms
from starlode.terminal.menu import Leaving
from starlode.terminal.show import draw_score
from starlode.terminal.table import Table

Command = Callable[[Table, int, str], bool]
ADVISER = "greedy"
MOST_CLAUSES = 8  # shown for a word


def obey(table: Table, seat: int, text: str) -> bool | None:
    """Carry out a command; answers whether the position must be shown anew, None if the text is no command."""
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(word.lower())
    if not text:
        raise StarlodeError("type the number of a choice, a move or a command; help explains them")
    return command[0](table, seat, rest.strip()) if command else None


def _help(table: Table, seat: int, rest: str) -> bool:
    grid = Grid(box=None, show_header=False, padding=(0, 2))
    for word, (_, arguments, text) in COMMANDS.items():
        grid.add_row(Text(f"{word} {arguments}".strip(), "bold"), text)
    moves = ", ".join(f"'{move}'" for move in table.match.legal(seat)[-3:])
    console = table.console
    console.print(Text("Commands", "bold underline"), grid)
    console.print(Text("Moves", "bold underline"))
    console.print(f"Type the number of a choice, or its move as written beside it, such as {moves}.", markup=False)
    explained = terms(table.match.game.info)
    if explained:
        console.print(Text("Terms", "bold underline"), Markdown(explained))
    return False


def _hint(table: Table, seat: int, rest: str) -> bool:
    action = table.advise(seat, make_bot(ADVISER))
    moves = dict(zip(table.match.legal_actions(seat), table.match.legal(seat), strict=True))
    table.console.print(f"The {ADVISER} bot would: {table.match.describe(action)} ({moves[action]})", markup=False)
    return False


def _undo(table: Table, seat: int, rest: str) -> bool:
    table.undo(seat)
    return True


def _log(table: Table, seat: int, rest: str) -> bool:
    for line in table.match.log(seat) or ["Nothing has happened yet."]:
        table.console.print(Text(f"· {line}"))
    return False


def _score(table: Table, seat: int, rest: str) -> bool:
    table.console.print("If the game ended now, you would have:")
    table.console.print(draw_score(table.match.score(seat)))
    return False


def _rules(table: Table, seat: int, rest: str) -> bool:
    info = table.match.game.info
    if not rest:
        all_rules = f"All rules: starlode rules {info.name}."
        table.console.print(f"{all_rules} Here: rules WORD or rules CLAUSE, such as rules raid.")
        return False
    found = find_clauses(info, rest)
    for clause, text in found[:MOST_CLAUSES]:
        table.console.print(Markdown(f"**{clause}** {text}"))
    if len(found) > MOST_CLAUSES:
        table.console.print(f"and {len(found) - MOST_CLAUSES} more; starlode rules {info.name} shows all", style="dim")
    return False


def _save(table: Table, seat: int, rest: str) -> bool:
    if not rest and not table.file:
        raise StarlodeError("save needs the name of a file")
    table.save(Path(rest) if rest else table.file or Path())
    table.console.print(f"Saved in {table.file}.", markup=False)
    return False


def _quit(table: Table, seat: int, rest: str) -> bool:
    raise Leaving


COMMANDS: dict[str, tuple[Command, str, str]] = {
    "help": (_help, "", "this list, how moves are written, what the terms mean"),
    "hint": (_hint, "", f"what the {ADVISER} bot would do in your place"),
    "undo": (_undo, "", "back to your previous decision; bots take back theirs"),
    "log": (_log, "", "all that has happened, as far as you may know it"),
    "score": (_score, "", "your points if the game ended now"),
    "rules": (_rules, "WORD", "the rules that mention a word, or one clause"),
    "save": (_save, "FILE", "keep the record so far in a file"),
    "quit": (_quit, "", "stop here; the game is kept and can be resumed"),
}
