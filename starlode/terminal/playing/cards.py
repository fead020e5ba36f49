"""`card NAME`: what is printed on a component, and what it does in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from rich.text import Text

from starlode.engine.authoring.changed_cards import changed_sheets
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import LONG, printable
from starlode.engine.boundary.sheets import read_sheets
from starlode.engine.declarations.things import Sort
from starlode.engine.export.schema import sorts_of
from starlode.engine.text.catalogue import Words
from starlode.engine.text.facts import Thing
from starlode.engine.text.rulebook import bare
from starlode.match import Match
from starlode.terminal.playing.table import TerminalTable

FORMS = ("", "title", "seen", "text")  # of a name in the catalogues, as far as it has them
MOST = 6  # components shown for a name
# Columns that say no more than the name of a component and the words for what it does.
EDGES = ("top_left", "top", "top_right", "right", "bottom_right", "bottom", "bottom_left", "left")  # told mode by mode
CHOSEN = ("kind", "arrow")  # columns whose message chooses its words by the value
UNTOLD = (
    *("id", "faction", "skill", "ability", "effect", "counts", "every", "amount", "needs", "icons", "set", "type"),
    "robot",
)


class CardIndex(NamedTuple):
    """Where a component is looked up: a match, and the words of its reader."""

    match: Match
    words: Words


def show_cards(table: TerminalTable, seat: int, wanted: str) -> None:
    """Print every component that the text may mean; raises StarlodeError if there is none."""
    for title, facts in cards_told(table.match, table.words, wanted, seat):
        table.console.print(Text(title))
        table.console.print(Text(f"  {facts}", "dim"))


def cards_told(match: Match, words: Words, wanted: str, seat: int = 0) -> Iterator[tuple[str, str]]:
    """Every component that the text may mean: what it does, and what is printed on it.

    Raises StarlodeError if there is none.
    """
    table = CardIndex(match, words)
    if not bare(wanted):
        raise StarlodeError(table.words.text("which-card"))
    known, rows = _known(table, seat), _printed(table)
    found = [name for name, lines in known.items() if _is_meant(wanted, name, lines)]
    if not found:
        raise StarlodeError(table.words.text("no-such-card", name=printable(wanted, LONG)))
    found.sort(key=lambda name: bare(wanted) not in map(bare, known[name][:1]))  # a whole name before parts of names
    exact = [wanted] if "-" in wanted and wanted in found else []  # an id, as moves write it
    whole = {str(part["id"]): name for name, row in rows.items() for part in _rows(row) if part is not row}
    for name in list(dict.fromkeys(whole.get(name, name) for name in exact or found))[:MOST]:
        for part in (str(row["id"]) for row in _rows(rows[name])):  # a card of two halves tells both
            yield " · ".join(_distinct(known.get(part, [])) or [part]), _told(table, rows[part])


def _distinct(lines: list[str]) -> list[str]:
    """The lines that say something no other line says."""
    return [line for line in lines if not any(bare(line) in bare(other) for other in lines if other != line)]


def _is_meant(wanted: str, name: str, lines: list[str]) -> bool:
    return any(bare(wanted) in bare(text) for text in (name, *lines[:1]))


def _known(table: CardIndex, seat: int) -> dict[str, list[str]]:
    """What the catalogues say of every component in the component file, by its id."""
    found: dict[str, list[str]] = {}
    printed = _printed(table)
    for sort in sorts_of(table.match.game).values():
        for thing in _things(table, seat, sort):
            if thing.id in printed:
                lines = [*found.get(str(thing.id), ()), *_names(table, thing)]
                found[str(thing.id)] = [line for line in dict.fromkeys(lines) if line != thing.id]
    return found


def _things(table: CardIndex, seat: int, sort: Sort) -> Iterator[Thing]:
    """Everything of a sort, as far as the seat may know it."""
    scope = table.match.seat(seat).information().scope()
    count = len(sort.ids(table.match.config)) if sort.ids and not sort.counts and not sort.bits else 0
    return (Thing(sort, number, scope) for number in range(count))


def _names(table: CardIndex, thing: Thing) -> Iterator[str]:
    for form in FORMS:
        try:
            yield " ".join(table.match.words.name(thing, form).split())
        except StarlodeError:  # a name that mentions what this component lacks
            continue


def _printed(table: CardIndex) -> dict[str, Any]:
    """The rows of the component file by their ids."""
    game, config = table.match.game, table.match.config
    sheets = read_sheets(config.source) if config.source else changed_sheets(game, config.changes)
    return {str(row["id"]): row for row in _rows(sheets)}


def _rows(data: Any) -> Iterator[dict[str, Any]]:
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    if isinstance(data, dict) and "id" in data:
        yield data
    for part in parts:
        yield from _rows(part)


def _told(table: CardIndex, row: dict[str, Any]) -> str:
    """What is printed, in words, without the parts that are told on lines of their own."""
    say = partial(_column, table)
    in_words = ("vp", "cost") if "counts" in row else ()  # points for each of something are told in a sentence
    untold = (*UNTOLD, *EDGES, *in_words)
    columns = [(name, value) for name, value in row.items() if name not in untold and not _is_part(value)]
    return "; ".join(filter(None, (*(say(name, value) for name, value in columns), say("id", row["id"]))))


def _column(table: CardIndex, name: str, value: Any) -> str:
    """One printed fact: by the terminal's message for its column, else by the name of the column."""
    message = f"card-{name.replace('_', '-')}"
    shown = str(value) if name in CHOSEN else _value(table, value)
    if value in ("", False, []):
        return ""
    if not table.words.has(message):
        return f"{name.replace('_', ' ')}: {shown}"
    return table.words.text(message, value=value if type(value) is int else shown)


def _is_part(value: Any) -> bool:
    return isinstance(value, dict) and "id" in value


def _value(table: CardIndex, value: Any) -> str:
    if isinstance(value, dict):
        names = {"any": table.words.text("card-any")}
        return table.words.together([f"{count} {names.get(name, _word(table, name))}" for name, count in value.items()])
    if isinstance(value, list):
        return table.words.together([_word(table, str(part)) for part in value])
    return _word(table, ("yes" if value else "no") if isinstance(value, bool) else str(value))


def _word(table: CardIndex, value: str) -> str:
    """A value in the language of the table, where the terminal knows it."""
    return table.words.text(f"value-{value}") if table.words.has(f"value-{value}") else value
