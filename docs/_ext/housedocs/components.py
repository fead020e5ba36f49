"""A game's component file as Markdown: its chapters, its own comments, and what players read on each component."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from housedocs.markdown import code, plain, sentence, table
from starlode.engine.authoring.game import Game
from starlode.engine.export.schema import sorts_of
from starlode.engine.text.catalogue import Message
from starlode.engine.text.facts import Scope, Thing
from starlode.games import load_game
from starlode.match import Match

# A file begins with comments about all of it. A chapter begins with "# ---- Title ----", goes on in comments, and is
# followed by its key.
HEAD = re.compile(r"\A(?:#.*\n)+")
CHAPTER = re.compile(
    r"^# ---- (?P<title>(?:[^\n]|\n# (?!----))*?) ----\n(?P<more>(?:#[^\n]*\n)*)(?:\[\[?)?(?P<key>\w+)", re.MULTILINE
)
# Behind a number stands what it means.
REMARK = re.compile(r"^(?P<key>\w+)\s*=[^#\n]*#\s*(?P<text>.*)$", re.MULTILINE)

TEXT = "text"  # a sort that is called so names no thing: it says what is printed on one

Row = dict[str, Any]


def components(name: str) -> str:
    """Every chapter of the game's component file."""
    game = load_game(name)
    assert game.component_file is not None, f"{name} has no component file"
    return Sheet(game.component_file.read_text("utf-8"), printed(game)).text()


def printed(game: Game) -> dict[str, Row]:
    """What players read on the components, by id: `name`, and `text` where there is one."""
    match, words = Match(game, seed=0), game.words()
    scope = Scope(match.config, match.names, {})
    found: dict[str, Row] = {}
    for sort in sorts_of(game).values():
        for number, key in enumerate(sort.ids(match.config) if sort.ids and not sort.counts else ()):
            if not words.variables(sort.naming.replace("{id}", key)) <= set(sort.facts):
                continue  # an id that only chooses among sentences
            name, text = (words.name(Thing(sort, number, scope), form) for form in ("", "text"))
            if sort.name == TEXT:
                found.setdefault(key, {}).update({"text": name} if name != key else {})
                continue
            message = Message((f"{sort.name}-{key}-text",), scope.about(number=number), sort.facts)
            if name != key:
                found.setdefault(key, {"name": name})
            if words.has(message.ids[0]):
                found.setdefault(key, {})["text"] = words.say(message)
            elif text != name:
                found.setdefault(key, {})["text"] = text
    return found


class Sheet:
    """One component file, and what is printed on its components."""

    def __init__(self, source: str, names: dict[str, Row]) -> None:
        self.source, self.names = source, names
        self.data = tomllib.loads(source)
        self.told = {chapter["key"]: chapter for chapter in CHAPTER.finditer(source)}
        self.remarks = {remark["key"]: remark["text"] for remark in REMARK.finditer(source)}

    def text(self) -> str:
        """All of it."""
        head = HEAD.match(self.source)
        paragraphs = re.split(r"^#\n", head[0], flags=re.MULTILINE) if head else []
        return "\n\n".join([*map(_joined, paragraphs), *(self.chapter(key) for key in self.data)])

    def chapter(self, key: str) -> str:
        """A chapter with its heading and its comments."""
        told = self.told.get(key)
        title, _, sources = _joined(told["title"] if told else key).partition(":")
        heading, _, clauses = title.partition(" (")
        see = sentence(f"See {clauses.rstrip(')')} of the rules") if clauses else ""
        preface = filter(None, [f"Key `{key}`.", see, sentence(sources.strip()), _joined(told["more"]) if told else ""])
        return f"## {heading[:1].upper()}{heading[1:]}\n\n{' '.join(preface)}\n\n{self.body(self.data[key])}"

    def body(self, value: Any) -> str:
        """What a key holds: rows, numbers, or a drawing."""
        if isinstance(value, list):
            return self.rows([self.complete(row) for row in value])
        if isinstance(value, dict):
            rows = [(code(key), plain(number), self.remarks.get(key, "")) for key, number in value.items()]
            return table(("number", "value", "means"), rows)
        return f"```text\n{str(value).strip(chr(10))}\n```\n"

    def complete(self, row: Row) -> Row:
        """A row with what is printed on the component."""
        known = self.names.get(str(row.get("id")), {})
        return {"id": row["id"], **known, **row} if known else row

    def rows(self, rows: list[Row]) -> str:
        """A table; sentences come last."""
        columns = sorted(dict.fromkeys(key for row in rows for key in row), key="text".__eq__)
        cells = [[self.cell(key, row.get(key, "")) for key in columns] for row in rows]
        return table([key.replace("_", " ") for key in columns], cells)

    def cell(self, key: str, value: Any) -> str:
        """One value; a component inside another is told by its words."""
        if isinstance(value, dict) and "id" in value:
            inner = self.complete(value)
            return f"{code(inner['id'])} {inner.get('text') or inner.get('name', '')}"
        return code(value) if key == "id" else plain(value)


def _joined(comment: str) -> str:
    """The lines of a comment as one text."""
    return " ".join(line.lstrip("# ").strip() for line in comment.splitlines())
