"""Where to find the build outputs: the page, and the games as WebAssembly."""

from __future__ import annotations

from pathlib import Path

from starlode.engine.compiling.cache import cache_root

HOUSE = Path(__file__).resolve().parents[2]


def built(name: str) -> Path:
    """The folder of a build output: inside the package if a wheel brought it, in `build` in a checkout.

    Otherwise it is a folder of the user's own, so that missing outputs can still be built.
    """
    inside = HOUSE / name
    if inside.is_dir():
        return inside
    if (HOUSE.parent / "pyproject.toml").is_file():
        return HOUSE.parent / "build" / name
    return cache_root() / name
