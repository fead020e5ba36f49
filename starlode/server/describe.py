"""`starlode wire`: the server's API described for programs in other languages."""

from __future__ import annotations

from pathlib import Path

import msgspec

from starlode.engine.files import write_whole, writing
from starlode.server.openapi import openapi
from starlode.server.typescript import typescript


def run(types: bool, out: Path | None) -> None:
    """Print the description, or write it to a file."""
    text = typescript() if types else msgspec.json.format(msgspec.json.encode(openapi())).decode() + "\n"
    if out is None:
        print(text, end="")
        return
    with writing(out):
        write_whole(out, text)
