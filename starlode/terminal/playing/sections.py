"""One part of a board, or what it tells of one player, found by a part of its name."""

from __future__ import annotations

from collections.abc import Sequence

from starlode.engine.authoring.drawing import Part
from starlode.engine.system.console import Console
from starlode.engine.text.rulebook import bare


def named(parts: Sequence[Part], text: str) -> list[Part]:
    """The parts whose heading or name has the text in it."""
    return [part for part in parts if bare(text) in bare(part.title.plain) or bare(text) == bare(part.name)]


def passage(parts: Sequence[Part], console: Console, text: str, names: Sequence[str]) -> list[str]:
    """Where one part tells of all players: the lines from a player's name, or a part of it, to the next name."""
    found: list[str] = []
    inside = False
    for line in (line for part in parts for line in _lines(part, console)):
        if any(name in line for name in names):
            inside = any(name in line and bare(text) in bare(name) for name in names)
        elif line and not line.startswith(" "):
            inside = False
        found += [line] if inside else []
    return found


def _lines(part: Part, console: Console) -> list[str]:
    """What a part looks like, without styles."""
    rendered = console.render_lines(part, console.options.update(width=console.width), pad=False)
    return ["".join(segment.text for segment in line) for line in rendered]
