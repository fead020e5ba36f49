"""What people write after a command, turned into what the house understands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlode.bots.bot import UnknownBot, bot_kinds, make_bot
from starlode.engine.errors import InvalidOption, StarlodeError
from starlode.engine.game import Game
from starlode.match import MatchRecord
from starlode.match.seeds import KEY_DIGITS, Seed

HUMAN = "human"


def words(text: str | None) -> list[str]:
    """The parts of a list written with commas."""
    return [word.strip() for word in text.split(",")] if text else []


def options_of(game: Game, pairs: list[str], players: int | None) -> dict[str, Any]:
    """Every option of the game from `name=value` texts; raises InvalidOption."""
    given: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise InvalidOption(f"an option is written NAME=VALUE, not '{pair}'")
        given[name.strip()] = value.strip()
    if players is not None:
        given["players"] = players
    return game.resolve(given)


def seed_of(text: str | None) -> Seed | None:
    """A seed is a whole number or a key of 32 hexadecimal digits; None leaves it to chance."""
    if text is None or len(text) == KEY_DIGITS:
        return text
    if not text.isascii() or not text.isdecimal():
        raise InvalidOption(f"a seed is a whole number or a key of {KEY_DIGITS} hexadecimal digits, not '{text}'")
    return int(text)


def check_bots(names: list[str], others: tuple[str, ...] = ()) -> None:
    """Raise UnknownBot or StarlodeError unless every name makes a bot or is one of the others."""
    known = (*others, *bot_kinds())
    for name in names:
        kind = name.partition(":")[0]
        if kind not in known:
            raise UnknownBot(f"there is no bot '{kind}'; there is {', '.join(known)}")
        if name not in others:
            make_bot(name)


def save_record(record: MatchRecord, path: Path) -> None:
    """Write a record; a file that cannot be written is the person's to mend."""
    try:
        record.save(path)
    except OSError as error:
        raise StarlodeError(f"cannot write {path}: {error.strerror}") from None
