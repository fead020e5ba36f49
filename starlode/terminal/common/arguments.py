"""What people write after a command, turned into values for the program."""

from __future__ import annotations

from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.boundary.quoting import shown
from starlode.match.seeds import KEY_DIGITS, MOST, Seed


def listed(text: str | None) -> list[str]:
    """The parts of a list written with commas."""
    return [part.strip() for part in text.split(",")] if text else []


def seed_of(text: str | None) -> Seed | None:
    """A seed is a whole number or a key of 32 hexadecimal digits; None leaves it to chance. Raises InvalidOption."""
    if text is None or len(text) == KEY_DIGITS:
        return text
    if not text.isascii() or not text.isdecimal() or len(text) > len(str(MOST)):
        wanted = f"a whole number from 0 to {MOST}, or a key of {KEY_DIGITS} hexadecimal digits"
        raise InvalidOption(f"--seed: expected {wanted}, found {shown(text)}")
    return int(text)
