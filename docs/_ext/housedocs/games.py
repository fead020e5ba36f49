"""What a game says of itself, as Markdown: facts, options, components, events."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from housedocs.markdown import code, sentence, table
from starlode.engine.events import Kind
from starlode.engine.game import Game
from starlode.games import all_games, find_game

# In a component file a chapter begins with "# ---- Title ----", goes on in comments, and is followed by its key.
CHAPTER = re.compile(
    r"^# ---- (?P<title>(?:[^\n]|\n# (?!----))*?) ----\n(?P<more>(?:#[^\n]*\n)*)(?:\[\[?)?(?P<key>\w+)", re.MULTILINE
)
# Behind a number stands what it means.
REMARK = re.compile(r"^(?P<key>\w+)\s*=[^#\n]*#\s*(?P<text>.*)$", re.MULTILINE)


def _load(name: str) -> Game:
    return find_game(name).load()


def overview(folder: str) -> str:
    """All games of the house; their pages lie in the folder, as seen from the page that asks."""
    rows = [
        (f"[{info.title}]({folder}{name}/index.md), {code(name)}", "{} to {}".format(*info.players), info.summary)
        for name, info in all_games().items()
    ]
    return table(("game and its name", "players", "in a sentence"), rows)


def facts(name: str) -> str:
    """What a program wants to know of a game in advance."""
    game = _load(name)
    rows = [
        ("name", code(game.info.name)),
        ("players", "{} to {}".format(*game.info.players)),
        ("version of the rules", str(game.version)),
        ("actions", f"{game.actions}, numbered from 0"),
        ("observation", f"{game.observation:,} numbers"),
        ("position", f"{game.state_type.dtype.itemsize:,} bytes"),
    ]
    return table(("", ""), rows)


def options(name: str) -> str:
    """The options of a game with their values, defaults and help."""
    rows = [
        (code(option.name), option.values, code(_plain(option.default)), sentence(option.help))
        for option in _load(name).options
    ]
    return table(("option", "values", "default", "means"), rows)


def events(name: str) -> str:
    """Every kind of event with its details, and who may see them."""
    return table(("event", "means", "details", "seen by"), map(_event, _load(name).events))


def _event(kind: Kind) -> tuple[str, ...]:
    names = [*(["seat"] if kind.seated else []), *(detail.name for detail in kind.details)]
    seen = "its seat; the others learn that it happened" if kind.private else "all"
    return code(kind.name), kind.promise, ", ".join(map(code, names)), seen


# ---- component files ----


def components(name: str) -> str:
    """Every chapter of the game's component file, with its own words."""
    path = _load(name).component_file
    assert path is not None, f"{name} has no component file"
    text = path.read_text("utf-8")
    data, told = tomllib.loads(text), {chapter["key"]: chapter for chapter in CHAPTER.finditer(text)}
    remarks = {remark["key"]: remark["text"] for remark in REMARK.finditer(text)}
    return "\n".join(_chapter(key, value, told.get(key), remarks) for key, value in data.items())


def _chapter(key: str, value: Any, told: re.Match[str] | None, remarks: dict[str, str]) -> str:
    title, _, sources = _joined(told["title"] if told else key).partition(":")
    words = [sentence(sources.strip()), _joined(told["more"]) if told else ""]
    heading, _, clauses = title.partition(" (")
    words.insert(0, sentence(f"See {clauses.rstrip(')')} of the rules") if clauses else "")
    preface = " ".join(filter(None, [f"Key `{key}`.", *words]))
    return f"## {heading[:1].upper()}{heading[1:]}\n\n{preface}\n\n{_body(value, remarks)}\n"


def _body(value: Any, remarks: dict[str, str]) -> str:
    if isinstance(value, list):
        return _rows(value)
    if isinstance(value, dict):
        rows = [(code(key), _plain(number), remarks.get(key, "")) for key, number in value.items()]
        return table(("number", "value", "means"), rows)
    return f"```text\n{str(value).strip(chr(10))}\n```\n"


def _rows(rows: list[dict[str, Any]]) -> str:
    columns = sorted(dict.fromkeys(key for row in rows for key in row), key="text".__eq__)  # sentences come last
    cells = [[_cell(key, row.get(key, "")) for key in columns] for row in rows]
    return table([key.replace("_", " ") for key in columns], cells)


def _cell(key: str, value: Any) -> str:
    return code(value) if key == "id" else _plain(value)


def _plain(value: Any) -> str:
    """A value in words: no brackets, no quotes."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict) and "id" in value:
        return f"{code(value['id'])} {value['text']}"
    if isinstance(value, dict):
        return "; ".join(f"{key}: {_plain(inner)}" for key, inner in value.items())
    return ", ".join(map(_plain, value)) if isinstance(value, list) else str(value)


def _joined(comment: str) -> str:
    """The lines of a comment as one text."""
    return " ".join(line.lstrip("# ").strip() for line in comment.splitlines())
