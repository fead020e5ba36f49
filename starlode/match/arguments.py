"""Arguments of a match: values of any type, checked; mistakes in something stored are blamed on what is stored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import (
    InvalidComponents,
    InvalidOption,
    InvalidPosition,
    StarlodeError,
    UnknownGame,
)
from starlode.engine.boundary.parsing import PATH
from starlode.engine.boundary.quoting import printable, shown
from starlode.engine.boundary.strict import path_of, text_of
from starlode.engine.text.catalogue import chosen_language
from starlode.games import all_games, load_game


def game_of(game: Any) -> Game:
    """The game of a name, or the game itself; raises UnknownGame."""
    if isinstance(game, str):
        return load_game(game)
    if not isinstance(game, Game):
        raise UnknownGame(f"a game is one of {', '.join(all_games())}, not {shown(game)}")
    return game


def options_of(options: Any) -> Mapping[str, Any]:
    """Options as you gave them, none for None; raises InvalidOption for anything but names with values."""
    if options is not None and not isinstance(options, Mapping):
        raise InvalidOption(f"options are names with values, not {shown(options)}")
    return options or {}


def language_of(language: Any) -> str:
    """The code of a language, taken from the environment for None; raises InvalidOption."""
    return chosen_language() if language is None else text_of(language, "a language", InvalidOption)


def file_of(components: Any) -> Path | None:
    """The path of a component file, None for the game's own; raises InvalidComponents."""
    return None if components is None else path_of(components, "a component file", InvalidComponents)


def changes_of(changes: Any) -> Mapping[str, int]:
    """Changed numbers of components by their paths, none for None; raises InvalidComponents for anything else."""
    if changes is None:
        return {}
    pairs = changes.items() if isinstance(changes, Mapping) else [(None, None)]
    if not all(isinstance(path, str) and type(number) is int for path, number in pairs):
        raise InvalidComponents(f"changes are paths with whole numbers, not {shown(changes)}")
    return dict(changes)


def stored_game(name: str, language: Any, error: type[StarlodeError], place: str = "") -> Game:
    """The game of something stored, which raises `error`; the language is an argument and raises InvalidOption."""
    with blaming(error, place):
        game = game_of(name)
    game.words(language_of(language))
    return game


@contextmanager
def naming(source: str, error: type[StarlodeError]) -> Iterator[None]:
    """Let errors about something stored begin with the name of its file, if it came from one."""
    try:
        yield
    except error as found:
        if not source:
            raise
        raise error(f"{printable(source, PATH)}: {found}") from None


@contextmanager
def blaming(error: type[StarlodeError], place: str = "", *more: type[StarlodeError]) -> Iterator[None]:
    """Turn errors about the game, the options or the names of something stored into errors about what is stored.

    The error begins with the place, if there is one; `more` are turned too.
    """
    try:
        yield
    except error:
        raise
    except (UnknownGame, InvalidOption, InvalidPosition, *more) as found:  # type: ignore[misc]  # a tuple of types
        raise error(f"{place}: {found}" if place else str(found)) from None
