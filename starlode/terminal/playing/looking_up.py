"""`rules WORD` and `terms`: what the rules say about a word, in the player's language, and what words mean."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from starlode.engine.authoring.drawing import Dotted
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import LONG, printable
from starlode.engine.text.catalogue import ENGLISH
from starlode.engine.text.handbook import Chapter, chapters, find_chapters, find_passages, terms
from starlode.engine.text.rulebook import bare, clauses, find_clauses, named_clause
from starlode.terminal.playing.table import TerminalTable

MOST_CHAPTERS, MOST_PASSAGES = 2, 6  # shown for a word
MOST_CLAUSES = 12  # named for a word


def show_rules(table: TerminalTable, wanted: str) -> None:
    """Print a clause, or all that the rules say about a word; raises StarlodeError where they say nothing."""
    info, language = table.match.game.info, table.match.words.language
    if not wanted:
        _show_headings(table)
        return
    if clause := named_clause(info, wanted):
        table.console.print(_markdown(f"**{clause}** {clauses(info)[clause]}"))
        return
    told = [_told(chapter) for chapter in find_chapters(info, language, wanted)[:MOST_CHAPTERS]]
    passages = [] if told else find_passages(info, language, wanted)
    told += [f"**{title}.** {_point(passage)}" for title, passage in passages[:MOST_PASSAGES]]
    for text in told:
        table.console.print(_markdown(text))
    _show_clauses(table, wanted, passages=bool(told))


def _show_headings(table: TerminalTable) -> None:
    info, language = table.match.game.info, table.match.words.language
    example = next(iter(clauses(info)), "")
    table.console.print(Text(table.words.text("all-rules", game=info.name, example=example)))
    table.console.print(Dotted(*(Text(chapter.title) for chapter in chapters(info, language))))


def _show_clauses(table: TerminalTable, wanted: str, passages: bool) -> None:
    """The clauses that mention a word: by their ids where the handbook has told of it, else what they say."""
    try:
        found = find_clauses(table.match.game.info, wanted)
    except StarlodeError:
        if passages:
            return
        if table.words.language == ENGLISH:
            raise
        raise StarlodeError(table.words.text("no-such-rule", word=printable(wanted, LONG))) from None
    if passages:
        ids = ", ".join(clause for clause, _ in found[:MOST_CLAUSES])
        told = table.words.text("clauses-too", example=found[0][0], clauses=ids)
        table.console.print(Text(told, "dim"))
        return
    for clause, text in found[:MOST_PASSAGES]:
        table.console.print(_markdown(f"**{clause}** {text}"))
    if len(found) > MOST_PASSAGES:
        count, game = len(found) - MOST_PASSAGES, table.match.game.info.name
        table.console.print(Text(table.words.text("more-passages", count=count, game=game, word=wanted), "dim"))


def show_terms(table: TerminalTable, wanted: str) -> None:
    """Print what the words of the game mean, or those that contain a text; raises StarlodeError for none."""
    known = terms(table.match.game.info, table.match.words.language)
    found = [(term, meaning) for term, meaning in known if bare(wanted) in bare(term)]
    if not known:
        raise StarlodeError(table.words.text("no-terms"))
    if not found:
        names = ", ".join(term for term, _ in known)
        raise StarlodeError(table.words.text("no-such-term", term=printable(wanted, LONG), terms=names))
    table.console.print(_grid(found))


def _grid(rows: Iterable[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", max_width=24)
    grid.add_column()
    for term, meaning in rows:
        grid.add_row(Text(_plain(term)), Text(_plain(meaning)))
    return grid


def _told(chapter: Chapter) -> str:
    return f"**{chapter.title}.**\n\n{chapter.text}"


def _point(passage: str) -> str:
    """A passage without the sign of a list or a row before it."""
    return re.sub(r"^(?:- |\d+\. |\| *)", "", passage).rstrip("|")


def _plain(text: str) -> str:
    return re.sub(r"[`*]", "", text)


def _markdown(text: str) -> RenderableType:
    from rich.markdown import Markdown  # heavy, and not needed to begin a game

    return Markdown(text)
