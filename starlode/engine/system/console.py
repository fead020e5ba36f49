"""A console that shows text as it is: nothing in it is markup, and no control character reaches the terminal.

Names, moves and messages come from files, sockets and external programs. Everything that is printed passes through
here, so you need not track where a text came from.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich import console as rich
from rich.segment import Segment

from starlode.engine.boundary.quoting import is_safe

REPLACEMENT = "\ufffd"  # one for one, because drawings are already laid out


class Console(rich.Console):
    """Rich's console for plain texts: styles come from `Text` and `style`, never from the content of a text."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"markup": False, "emoji": False, "highlight": False, **settings})

    def render(self, renderable: Any, options: Any = None) -> Iterable[Segment]:
        """What is drawn, piece by piece, with control characters made visible; Rich's own are kept apart from text."""
        for segment in super().render(renderable, options):
            if segment.control or is_safe(segment.text):
                yield segment
            else:
                yield Segment("".join(map(_shown, segment.text)), segment.style)


def _shown(character: str) -> str:
    return character if character == "\n" or is_safe(character) else REPLACEMENT
