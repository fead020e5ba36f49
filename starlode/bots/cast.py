"""What the bots of each level are called: a small cast for every level, so that no two at a table are alike."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path

CAST: dict[str, list[str]] = json.loads((Path(__file__).parent / "cast.json").read_text("utf-8"))


def cast_name(level: str, taken: Collection[str]) -> str:
    """The first of a level's cast whose name is not taken; the level itself where there is no such name."""
    return next((name for name in CAST.get(level, ()) if name not in taken), level.capitalize())
