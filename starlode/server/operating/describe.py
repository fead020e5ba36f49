"""`starlode wire`: the server's API described for programs in other languages."""

from __future__ import annotations

from pathlib import Path

import msgspec

from starlode.engine.system.files import write_made
from starlode.server.api.openapi import openapi
from starlode.server.protocol.typescript import typescript


def run(types: bool, out: Path | None, force: bool) -> None:
    """Print the description, or write it to a file; raises StarlodeError if that fails or the file is not ours."""
    text = typescript() if types else msgspec.json.format(msgspec.json.encode(openapi())).decode() + "\n"
    if out is None:
        print(text, end="")
    else:
        write_made(out, text, "// Messages of the table server" if types else '"title": "Starlode"', force)
