"""The server's own words, beside those of the games."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import Refused
from starlode.engine.text.catalogue import ENGLISH, Words, languages

_FOLDER = Path(__file__).parents[1] / "words"


_SPOKEN = frozenset(path.stem for path in _FOLDER.glob("*.ftl"))


def words_in(language: str) -> Words:
    """What the server says in a language; in English where it does not speak that."""
    return _words(language if language in _SPOKEN else ENGLISH)


@cache  # by languages that there are: anybody may ask for others, without end
def _words(language: str) -> Words:
    return Words(language, [_FOLDER])


def reason(refused: Refused, language: str) -> str:
    """Why something was refused, in a sentence."""
    return words_in(language).text(f"refused-{refused.code}", **refused.facts)


def guest_name(seat: int, language: str) -> str:
    """What somebody is called who gave no name."""
    return words_in(language).text("guest", number=seat + 1)


def game_language(game: Game, language: str) -> str:
    """The language itself where a game speaks it, else English."""
    return language if language in languages(game.info) else ENGLISH
