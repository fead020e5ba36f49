"""The names of players: short texts that are safe to show anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlode.engine.boundary.errors import InvalidOption, StarlodeError
from starlode.engine.boundary.quoting import is_safe, printable, shown
from starlode.engine.boundary.strict import text_of, texts_of

LONGEST_NAME = 100  # characters


def names_of(given: Any, players: int, error: type[StarlodeError] = InvalidOption) -> list[str]:
    """A name for every seat: as given, or `Player 0` and so on for None; raises `error` for invalid names."""
    if given is None:
        return [f"Player {seat}" for seat in range(players)]
    names = texts_of(given, "names", error)
    if len(names) != players:
        raise error(f"{len(names)} names for {players} seats")
    for seat, name in enumerate(names):
        _check(seat, name, error)
    return names


def bots_of(given: Any, players: int, error: type[StarlodeError] = InvalidOption) -> list[str | None] | None:
    """The name of the bot in each seat, None for a person; None if not given. Raises `error` for anything else."""
    if given is None:
        return None
    if isinstance(given, str | bytes) or not isinstance(given, Sequence) or len(given) != players:
        raise error(f"bots are a list of {players}, a name or None for each seat, not {shown(given)}")
    for seat, name in enumerate(given):
        if name is not None:
            _check(seat, text_of(name, "the name of a bot", error), error)
    return list(given)


def tame(name: str) -> str:
    """Untrusted text, made into a safe name."""
    return printable(name.strip(), LONGEST_NAME) or "nameless"


def _check(seat: int, name: str, error: type[StarlodeError]) -> None:
    if not name.strip() or len(name) > LONGEST_NAME or not is_safe(name):
        wanted = f"1 to {LONGEST_NAME} characters, all of them visible"
        raise error(f"the name of seat {seat}: expected {wanted}, found {shown(name)}")
