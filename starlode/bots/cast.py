"""What the bots of each level are called: a small cast for every level, so that no two at a table are alike."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path

CAST: dict[str, list[str]] = json.loads((Path(__file__).parent / "cast.json").read_text("utf-8"))
ALIKE = ("novice", "easy", "easy", "medium", "medium", "hard", "hard", "expert", "expert", "master")  # levels 1 to 10


def cast_name(level: str, taken: Collection[str]) -> str:
    """The first of a level's cast whose name is not taken; the level itself where there is no such name."""
    kind, _, number = level.partition(":")
    named = ALIKE[int(number) - 1] if kind == "level" else level
    return next((name for name in CAST.get(named, ()) if name not in taken), level.capitalize())
