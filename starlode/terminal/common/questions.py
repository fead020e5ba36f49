"""Questions to the person at the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress

from rich.text import Text

from starlode.engine.boundary.quoting import LONG, printable
from starlode.engine.system.console import Console
from starlode.engine.text.catalogue import Words


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
