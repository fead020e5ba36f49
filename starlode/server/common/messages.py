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
    """The server's words in a language; in English if it does not speak that one."""
    return _words(language if language in _SPOKEN else ENGLISH)


@cache  # only for languages that exist: clients may ask for any number of others
def _words(language: str) -> Words:
    return Words(language, [_FOLDER])


@cache  # as above
def _conduct(language: str) -> tuple[str, str]:
    return language, (_FOLDER / "conduct" / f"{language}.md").read_text("utf-8")


def conduct_in(language: str) -> tuple[str, str]:
    """A language that the server speaks, that one if it can be, and the rules of conduct in it."""
    return _conduct(language if language in _SPOKEN else ENGLISH)


def reason(refused: Refused, language: str) -> str:
    """Why something was refused, in a sentence."""
    return words_in(language).text(f"refused-{refused.code}", **refused.facts)


def guest_name(seat: int, language: str) -> str:
    """The name of a player who gave none."""
    return words_in(language).text("guest", number=seat + 1)


def game_language(game: Game, language: str) -> str:
    """The language itself where a game speaks it, else English."""
    return language if language in languages(game.info) else ENGLISH
