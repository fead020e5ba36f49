"""A frame that fits: the parts of a drawing that a question is about, and as much of the rest as there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.segment import Segment, SegmentLines

from starlode.engine.authoring.drawing import GAP, HEAD, Part
from starlode.engine.system.console import Console

Lines = list[list[Segment]]


@dataclass
class Picture:
    """A part as it is drawn: its lines, how wide they are, and whether it may stand beside another."""

    lines: Lines
    width: int
    narrow: bool


class Frame:
    """The parts of a drawing that are shown: first those that a question wants, each at least in brief."""

    def __init__(self, parts: Sequence[Part], wanted: Iterable[str], console: Console) -> None:
        self._parts, self._width = parts, console.width
        self._full = [_draw(part, console) for part in parts]
        self._brief = [
            _draw(part.brief, console, part.name != HEAD) if part.brief else full
            for part, full in zip(parts, self._full, strict=True)
        ]
        keys = set(wanted)
        self._wanted = [number for number, part in enumerate(parts) if part.name == HEAD or part.about & keys]
        self._chosen = {number: self._brief[number] for number in self._wanted}

    @property
    def shown(self) -> list[str]:
        """The names of the parts that are shown."""
        return [self._parts[number].name for number in sorted(self._chosen)]

    @property
    def height(self) -> int:
        """The lines that it takes; at first only what is wanted, briefly."""
        return sum(_height(row) for row in self._rows())

    def fill(self, room: int) -> None:
        """Use this many lines: show the rest briefly, then what is wanted in full, and then the rest in full."""
        rest = [number for number in range(len(self._parts)) if number not in self._wanted]
        for numbers, forms in ((rest, self._brief), (self._wanted, self._full), (rest, self._full)):
            for number in numbers:
                self._try(number, forms[number], room)

    def draw(self) -> RenderableType:
        """Everything that is shown."""
        return SegmentLines([line for row in self._rows() for line in _beside(row)], new_lines=True)

    def _try(self, number: int, picture: Picture, room: int) -> None:
        """Show a part in that form if there is room."""
        before = dict(self._chosen)
        self._chosen[number] = picture
        if self.height > room:
            self._chosen = before

    def _rows(self) -> list[list[Picture]]:
        """What is side by side, from top to bottom: as much as the width allows."""
        rows: list[list[Picture]] = []
        for number in sorted(self._chosen):
            picture = self._chosen[number]
            if rows and _fits([*rows[-1], picture], self._width):
                rows[-1].append(picture)
            elif picture.lines:
                rows.append([picture])
        return rows


def height(console: Console, drawn: RenderableType) -> int:
    """The lines that something takes on a screen."""
    return len(console.render_lines(drawn))


def _draw(part: RenderableType, console: Console, narrow: bool = False) -> Picture:
    lines = console.render_lines(part, console.options.update(width=console.width), pad=False)
    bare = [_stripped(line) for line in lines]
    return Picture(bare, max(map(Segment.get_line_length, bare), default=0), narrow)


def _stripped(line: list[Segment]) -> list[Segment]:
    """A line without the blanks at its end, unless they have a colour of their own."""
    kept = list(line)
    while kept and not (kept[-1].style and kept[-1].style.bgcolor):
        last = kept.pop()
        if bare := last.text.rstrip():
            return [*kept, Segment(bare, last.style)]
    return kept


def _height(row: Sequence[Picture]) -> int:
    return max(len(picture.lines) for picture in row)


def _fits(row: Sequence[Picture], width: int) -> bool:
    """Whether pictures may stand beside each other."""
    taken = sum(picture.width for picture in row) + GAP * (len(row) - 1)
    return taken <= width and all(picture.narrow for picture in row)


def _beside(row: Sequence[Picture]) -> Lines:
    """The lines of pictures that stand beside each other."""
    found: Lines = []
    for number in range(_height(row)):
        line: list[Segment] = []
        for picture in row:
            own = picture.lines[number] if number < len(picture.lines) else []
            line += Segment.adjust_line_length(own, picture.width + GAP)
        found.append(_stripped(line))
    return found
