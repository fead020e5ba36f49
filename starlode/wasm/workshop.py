"""A process that builds bundles for a server, politely, and leaves with it."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from starlode.engine.leash import leave_with
from starlode.games import find_game
from starlode.wasm.bundle import write_bundle

POLITENESS = 10  # compiling leaves the processor to whoever is playing


def main(leash: int, folder: Path, games: list[str]) -> None:
    """Write the bundles of games into folders of their own, one after the other; raises StarlodeError."""
    leave_with(leash)
    with suppress(OSError):
        os.nice(POLITENESS)
    for name in games:
        write_bundle(find_game(name).load(), folder / name)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
