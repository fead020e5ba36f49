"""The terminal's own words, beside those of the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starlode.engine.text.catalogue import ENGLISH, Words

_FOLDER = Path(__file__).parent / "words"


@cache
def words_in(language: str = ENGLISH) -> Words:
    """What the terminal says in a language; in English what that lacks."""
    return Words(language, [_FOLDER])
