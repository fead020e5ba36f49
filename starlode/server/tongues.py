"""The server's own words, beside those of the games."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starlode.engine.catalogue import ENGLISH, Words, languages
from starlode.engine.errors import Refused
from starlode.engine.game import Game

_FOLDER = Path(__file__).parent / "words"


@cache
def tongue(language: str) -> Words:
    """What the server says in a language; in English where it does not speak that."""
    known = (_FOLDER / f"{language}.ftl").exists()
    return Words(language if known else ENGLISH, [_FOLDER])


def reason(refused: Refused, language: str) -> str:
    """Why something was refused, in a sentence."""
    return tongue(language).text(f"refused-{refused.code}", **refused.facts)


def game_language(game: Game, language: str) -> str:
    """The language itself where a game speaks it, else English."""
    return language if language in languages(game) else ENGLISH
