"""A drawing taken apart at its headings, so that a small screen can show what a question is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule

from starlode.engine.console import Console
from starlode.engine.rulebook import bare
from starlode.match.choice import Choice

NARROW = 80  # columns: so narrow that every drawing puts its parts below each other


class Section:
    """A part of a drawing: what stands under one heading, the heading included; the first part may have none."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.parts: list[RenderableType] = []

    def lines(self, console: Console) -> list[str]:
        """What it looks like, without styles."""
        options = console.options.update(width=console.width)
        rendered = console.render_lines(Group(*self.parts), options, pad=False)
        return ["".join(segment.text for segment in line) for line in rendered]


def sections_of(drawing: Any, console: Console) -> list[Section]:
    """The parts of a drawing in their order."""
    found = [Section("")]
    for part in _flat(drawing, console):
        if isinstance(part, Rule):
            found.append(Section(str(part.title)))
        found[-1].parts.append(part)
    return [section for section in found if section.parts]


def _flat(drawing: Any, console: Console) -> Iterator[RenderableType]:
    """The pieces of a drawing, out of all groups."""
    if isinstance(drawing, Group):
        for part in drawing.renderables:
            yield from _flat(part, console)
    elif hasattr(drawing, "__rich_console__") and not type(drawing).__module__.startswith("rich."):
        for part in drawing.__rich_console__(console, console.options.update(width=min(console.width, NARROW))):
            yield from _flat(part, console)
    else:
        yield drawing


def about(sections: Sequence[Section], choices: Sequence[Choice], console: Console, room: int) -> list[Section]:
    """The sections that fit into so many lines, first those that show most of what can be chosen."""
    things = {word for choice in choices for word in choice.move.split(" ")[1:]}
    texts = [section.lines(console) for section in sections]
    shown = [sum(thing in line for thing in things for line in text) for text in texts]
    kept: set[int] = set()
    for number in sorted(range(len(sections)), key=lambda number: (number > 0, -shown[number])):
        if len(texts[number]) <= room:
            kept.add(number)
            room -= len(texts[number])
    return [sections[number] for number in sorted(kept)]


def named(sections: Sequence[Section], text: str) -> list[Section]:
    """The sections whose heading has the text in it."""
    return [section for section in sections if bare(text) in bare(section.title)]


def passage(sections: Sequence[Section], console: Console, text: str, names: Sequence[str]) -> list[str]:
    """Where one section tells of all players: the lines from a player's name, or a part of it, to the next name."""
    found: list[str] = []
    inside = False
    for line in (line for section in sections for line in section.lines(console)):
        if any(name in line for name in names):
            inside = any(name in line and bare(text) in bare(name) for name in names)
        elif line and not line.startswith(" "):
            inside = False
        found += [line] if inside else []
    return found
