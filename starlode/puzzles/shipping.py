"""The puzzles that come with a game: `puzzles.jsonl` in its folder, and what a page is given of them."""

from __future__ import annotations

import zlib
from base64 import b64encode
from pathlib import Path
from typing import Any

from starlode.engine.authoring.game import Game, Json
from starlode.engine.boundary.errors import StarlodeError
from starlode.puzzles.puzzle import Puzzle, unpacked
from starlode.puzzles.store import load_puzzles

FILE = "puzzles.jsonl"
THOUSANDTHS = 1000


def shipped_puzzles(game: Game) -> list[Puzzle]:
    """The puzzles in a game's folder; empty if there are none, or none that fit its rules."""
    path = _file(game)
    try:
        return load_puzzles(game, path) if path and path.is_file() else []
    except StarlodeError:  # found by other rules
        return []


def _file(game: Game) -> Path | None:
    return game.info.folder / FILE if game.info.folder else None


def page_puzzles(game: Game) -> Json | None:
    """A game's puzzles as a page fetches them, as small as can be; None if it has none."""
    found = sorted(shipped_puzzles(game), key=lambda puzzle: puzzle.id)
    if not found:
        return None
    options: list[Json] = []
    for puzzle in found:
        options += [puzzle.options] if puzzle.options not in options else []
    return {"options": options, "puzzles": [_row(game, puzzle, options.index(puzzle.options)) for puzzle in found]}


def _row(game: Game, puzzle: Puzzle, options: int) -> dict[str, Any]:
    """One of them; winning chances are in thousandths, and the record is as the page has it in memory."""
    return {
        "id": puzzle.id,
        "options": options,
        "seat": puzzle.seat,
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "choices": [(choice.action, round(THOUSANDTHS * choice.expected)) for choice in puzzle.choices],
        "solved": puzzle.solved,
        "record": b64encode(zlib.compress(unpacked(game, puzzle.record).tobytes(), 9)).decode(),
    }
