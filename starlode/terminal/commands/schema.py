"""`starlode schema`: a game, its positions, or records, described for programs in other languages."""

from __future__ import annotations

from pathlib import Path

import msgspec

from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.export.schema import Json, schema
from starlode.engine.export.typescript import typescript
from starlode.engine.system.files import write_made
from starlode.games import load_game
from starlode.match.schema import position_schema, stored_schema

MARKS = ("// Types of ", '  "title": ', '  "game": ')  # lines near the beginning that tell what is described


def run(name: str | None, types: bool, positions: bool, records: bool, out: Path | None, force: bool) -> None:
    """Print the schema of a game, its TypeScript types, or the schema of what is stored; or write them to a file.

    Raises InvalidOption where it is not clear which, StarlodeError where the file cannot be written or is not ours.
    """
    if records == bool(name) or types + positions + records > 1:
        raise InvalidOption("name a game to describe it or its --positions, or say --records alone for what is stored")
    text = _text(stored_schema()) if records else _game(str(name), types, positions)
    if out is None:
        print(text, end="")
    else:
        write_made(out, text, _mark(text), force)


def _mark(text: str) -> str:
    """What all descriptions of the same thing begin with, even if the rest changes: its title, or its game."""
    return next(line for line in text.splitlines() if line.startswith(MARKS))


def _game(name: str, types: bool, positions: bool) -> str:
    game = load_game(name)
    if positions:
        return _text(position_schema(game))
    described = schema(game)
    return typescript(described) if types else _text(described)


def _text(data: Json) -> str:
    return msgspec.json.format(msgspec.json.encode(data)).decode() + "\n"
