"""The names of players: short texts that are safe to show anywhere."""

from __future__ import annotations

from typing import Any

from starlode.engine.errors import InvalidOption, StarlodeError
from starlode.engine.quoting import is_safe, printable, shown
from starlode.engine.strict import texts_of

LONGEST_NAME = 100  # characters


def names_of(given: Any, players: int, error: type[StarlodeError] = InvalidOption) -> list[str]:
    """A name for every seat: as given, or `Player 0` and so on for None; raises `error` for names that are none."""
    if given is None:
        return [f"Player {seat}" for seat in range(players)]
    names = texts_of(given, "names", error)
    if len(names) != players:
        raise error(f"{len(names)} names for {players} seats")
    for seat, name in enumerate(names):
        _check(seat, name, error)
    return names


def tame(name: str) -> str:
    """A text that somebody else chose, made into a name."""
    return printable(name.strip(), LONGEST_NAME) or "nameless"


def _check(seat: int, name: str, error: type[StarlodeError]) -> None:
    if not name.strip() or len(name) > LONGEST_NAME or not is_safe(name):
        wanted = f"1 to {LONGEST_NAME} characters, all of them visible"
        raise error(f"the name of seat {seat}: expected {wanted}, found {shown(name)}")
