"""Text from outside, made safe to show: one line, no control characters, not too long."""

from __future__ import annotations

from typing import Any
from unicodedata import category

LONG = 60  # characters of a bad value that are quoted
MESSAGE = 2_000  # characters of a whole message
JOINERS = "\u200c\u200d"  # invisible, harmless, and needed to write some names


def is_safe(text: str) -> bool:
    """Whether a text can be shown as it is: every character is visible, a space, or joins visible ones."""
    return text.isprintable() or all(
        character.isprintable() or character in JOINERS or category(character) == "Zs" for character in text
    )


def printable(text: str, most: int = MESSAGE) -> str:
    """The text with invisible characters escaped, cut after `most` characters."""
    kept = text[: most + 1]
    if not is_safe(kept):
        kept = "".join(character if is_safe(character) else _escaped(character) for character in kept)
    return kept if len(kept) <= most else kept[: max(0, most - 3)] + "..."


def one_line(text: str, most: int = MESSAGE) -> str:
    """The same on one line, with single spaces."""
    return printable(" ".join(text[: 4 * most].split()), most)


def shown(value: Any) -> str:
    """A bad value for an error: quoted, escaped and cut."""
    try:
        text = repr(value)
    except Exception:  # a number with too many digits, or an object whose `repr` fails
        text = f"something of type {type(value).__name__} that is too large to show"
    return one_line(text, LONG)


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode()
