"""The process that builds bundles for a server."""

from __future__ import annotations

import sys
from pathlib import Path

from starlode.games import load_game
from starlode.wasm.bundle import write_bundle


def main(folder: Path, games: list[str]) -> None:
    """Write the bundles of games one after the other, each into its own folder; raises StarlodeError."""
    for name in games:
        write_bundle(load_game(name), folder / name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
