"""The small game of the examples, which is ready at once, for the tests of every room."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from starlode.games import load_game, read_folder
from starlode.match import Match

FOLDER = Path(__file__).resolve().parent.parent / "examples" / "ore_rush"
GAME = load_game(read_folder(FOLDER))
NAME = GAME.info.name


def played(count: int = 0, seed: int = 7, **options: Any) -> Match:
    """A match after that many random moves, or at its end."""
    match, chance = Match(GAME, seed=seed, **options), Random(seed)
    while count and not match.over:
        match.play(chance.choice(match.legal_actions()))
        count -= 1
    return match
