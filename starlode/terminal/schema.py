"""`starlode schema`: a game described for programs in other languages."""

from __future__ import annotations

from pathlib import Path

import msgspec

from starlode.engine.schema import schema
from starlode.engine.typescript import typescript
from starlode.games import find_game


def run(name: str, types: bool, out: Path | None) -> None:
    """Print the schema of a game, or its TypeScript types, or write them to a file."""
    described = schema(find_game(name).load())
    text = typescript(described) if types else msgspec.json.format(msgspec.json.encode(described)).decode() + "\n"
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, "utf-8")
