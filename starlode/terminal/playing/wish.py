"""What `starlode play` was asked for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

DEFAULT_OPPONENT = "greedy"


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    game: str | None = None
    players: int | None = None
    seats: str | None = None
    options: list[str] | tuple[str, ...] = ()
    seed: str | None = None
    names: str | None = None
    components: Path | None = None
    save: Path | None = None
    resume: bool = False  # then the game is the file of a record, a game whose last one is meant, or nothing
    language: str | None = None
    opponent: str | None = None  # the bot in all seats that are not named; asked for where it is empty
