"""The list of games, and the questions asked when a person names none."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from starlode.engine.boundary.quoting import LONG, printable
from starlode.engine.declarations.info import GameInfo
from starlode.engine.system.console import Console
from starlode.engine.text.catalogue import Words, chosen_language
from starlode.games import all_games, load_game
from starlode.terminal.messages import words_in


class Leaving(Exception):
    """The person has had enough: standard input has ended, or they said so."""


def ask(console: Console, question: str) -> str:
    """One line from the person, without the space around it; raises Leaving at the end of the input."""
    try:
        if console.is_terminal and sys.stdin.isatty():
            return _edited(question).strip()
        text = console.input(Text(question)).strip()
    except EOFError:
        console.print()
        raise Leaving from None
    console.print(Text(text))  # a terminal shows what is typed; so does the transcript of a pipe
    return text


def _edited(question: str) -> str:
    """A line that arrow keys can edit, if the system has an editor; what others typed cannot be called back."""
    with suppress(ImportError):
        import readline  # Windows edits by itself

        readline.set_auto_history(False)
    return input(printable(question))  # the editor must know the question, or it would paint over it


def list_games(as_json: bool = False, names: bool = False) -> None:
    """Print every game, or what is said of each in every language, or names alone.

    Nothing heavy is imported, except to say it in every language.
    """
    console = Console()
    if as_json:
        from starlode.engine.export.schema import summary  # with the compiler, which takes a second to import

        listed = {name: summary(load_game(info)) for name, info in all_games().items()}
        print(msgspec.json.format(msgspec.json.encode(listed)).decode())
        return
    if names:
        print("\n".join(all_games()))
        return
    console.print(draw_games(list(all_games().values()), words_in(chosen_language())))


def draw_games(games: list[GameInfo], words: Words, numbered: bool = False) -> Grid:
    """Name, title, players and summary of each game."""
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    if numbered:
        grid.add_column("", justify="right")
    for heading in ("name", "title", "players"):
        grid.add_column(words.text(f"column-{heading}"), no_wrap=True)
    grid.add_column("")
    for number, info in enumerate(games, 1):
        fewest, most = info.players
        players = Text(words.text("players-from-to", fewest=fewest, most=most))
        cells = [Text(info.name, "bold cyan"), Text(info.title), players, Text(info.summary, "dim")]
        grid.add_row(*([str(number)] if numbered else []), *cells)
    return grid


def choose_game(console: Console, words: Words) -> GameInfo:
    """The game a person picks from the list; Enter is the first."""
    games = list(all_games().values())
    console.print(draw_games(games, words, numbered=True))
    names = [info.name for info in games]
    return games[names.index(choose(console, words, "which-game", names))]


def choose_players(console: Console, words: Words, info: GameInfo) -> int:
    """How many seats; Enter is the fewest."""
    fewest, most = info.players
    numbers = [str(count) for count in range(fewest, most + 1)]
    return int(choose(console, words, "how-many-players", numbers, numbered=False))


def choose(console: Console, words: Words, question: str, answers: list[str], numbered: bool = True) -> str:
    """One of the answers, by its beginning or by its number where `numbered`; Enter is the first.

    `question` is a message.
    """
    spoken = [words.text(f"answer-{one}") if words.has(f"answer-{one}") else one for one in answers]
    while True:
        text = ask(console, f"{words.text(question)} {', '.join(spoken)} [{spoken[0]}]: ") or spoken[0]
        if numbered and text in [str(number) for number in range(1, len(answers) + 1)]:
            return answers[int(text) - 1]
        meant = _meant(text.lower(), answers, spoken)
        if len(meant) == 1:
            return meant[0]
        console.print(Text(words.text("none-of-them", answer=printable(text, LONG)), "red"))


def _meant(text: str, answers: Sequence[str], spoken: Sequence[str]) -> list[str]:
    """The answers that a text is, or else that begin with it, in either way of saying them."""
    both = list(zip(answers, spoken, strict=True))
    exact = [answer for answer, said in both if text in (answer, said)]
    return exact or [answer for answer, said in both if answer.startswith(text) or said.startswith(text)]
