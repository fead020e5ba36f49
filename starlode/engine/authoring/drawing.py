"""Drawings in parts, so that a small screen can show the part that a question is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich import console as rich
from rich.console import Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.text import Text

HEAD = "head"  # the part that every frame shows
NARROW = 80  # columns: here every drawing puts its parts below each other
GAP = 2  # blanks between texts on one line
DOT = " · "


class Part:
    """A part of a drawing: what comes under one heading, in full and in a brief form for a small screen.

    `about` names the decisions, and the blocks of the action space, whose things it shows: a question about them needs
    it on the screen. Without a brief form it is shown in full or not at all.
    """

    def __init__(
        self,
        name: str,
        *body: RenderableType,
        title: str | Text = "",
        brief: RenderableType | None = None,
        about: Iterable[str] = (),
    ) -> None:
        self.name = name
        self.title = Text(title, "bold") if isinstance(title, str) else title
        self.brief = brief
        self.about = frozenset(about)
        self._body = body

    def __rich_console__(self, console: rich.Console, options: rich.ConsoleOptions) -> RenderResult:
        if self.title.plain:
            yield Rule(self.title, align="left", style="dim")
        yield from self._body


class Dotted:
    """Texts with dots between them; lines break only between texts, and later lines may be indented."""

    def __init__(self, *items: Text, indent: int = 0) -> None:
        self._items, self._indent = items, indent

    def __rich_console__(self, console: rich.Console, options: rich.ConsoleOptions) -> RenderResult:
        yield flow(self._items, options.max_width, DOT, self._indent)


def legend(*lines: str) -> Part:
    """What letters and signs mean, as lines of texts with dots between them."""
    return Part("legend", *(Dotted(*(Text(item, "dim") for item in line.split(DOT))) for line in lines))


def flow(items: Iterable[Text], width: int, between: str = " " * GAP, indent: int = 0) -> Text:
    """Texts one after another, as many on a line as fit; all lines but the first are indented."""
    lines = [Text()]
    for item in items:
        if lines[-1].plain.strip() and lines[-1].cell_len + len(between) + item.cell_len > width:
            lines.append(Text(" " * indent))
        lines[-1].append_text(Text.assemble(between if lines[-1].plain.strip() else "", item))
    return Text("\n").join(lines)


def line(*parts: str | Text | tuple[str, str]) -> Text:
    """The parts one after the other, each in its own style; adding Texts would give all the style of the first."""
    return Text.assemble(*parts)


def spaced(parts: Iterable[Text], spaces: int = 1) -> Text:
    """The parts with blanks between them."""
    return Text(" " * spaces).join(parts)


def parts_of(drawing: Any, console: rich.Console, width: int) -> list[Part]:
    """The parts of a drawing in order, laid out for a width; anything outside a part becomes one without a name."""
    pieces = _pieces(drawing, console, width)
    return [piece if isinstance(piece, Part) else Part("", piece) for piece in pieces]


def _pieces(drawing: Any, console: rich.Console, width: int) -> Iterator[Any]:
    """What a drawing consists of, with all groups flattened."""
    if isinstance(drawing, Part):
        yield drawing
    elif isinstance(drawing, Group):
        for piece in drawing.renderables:
            yield from _pieces(piece, console, width)
    elif hasattr(drawing, "__rich_console__") and not type(drawing).__module__.startswith("rich."):
        for piece in drawing.__rich_console__(console, console.options.update(width=width)):
            yield from _pieces(piece, console, width)
    else:
        yield drawing
