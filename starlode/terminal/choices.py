"""The legal moves as a numbered list a person can choose from."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from starlode.engine.catalogue import Words
from starlode.engine.errors import IllegalMove
from starlode.engine.quoting import LONG, printable
from starlode.match.choice import Choice
from starlode.match.seat import Seat

MOST_COLUMNS = 4  # narrower ones could not be read
UNGROUPED = 8  # so many choices are read at a glance, without headings
DIGITS = 6  # of the largest number of a choice
TALL, WIDE = 14, 150  # longer lists on wider terminals stand in two columns


def choices_of(seat: Seat) -> list[Choice]:
    """What the seat may do in the order it is numbered: moves of one verb together, lone words such as `done` last."""
    found = seat.choices()
    verbs = [_verb(choice) for choice in found]
    return sorted(found, key=lambda choice: (" " not in choice.move, verbs.index(_verb(choice))))


def _verb(choice: Choice) -> str:
    """What moves of this kind begin with."""
    return choice.move.split(" ")[0]


def draw_choices(choices: list[Choice], width: int, room: int | None = None) -> RenderableType:
    """The numbered list, with headings where it is long and in two columns where there is room.

    Where there are only so many lines of room and it would not fit, it is as terse and as many columns as need be.
    """
    numbered = list(enumerate(choices, 1))
    if room is not None and _height(choices) > room:
        return _terse(numbered, width, room)
    if width < WIDE or len(choices) <= TALL:
        return _list(numbered, len(choices) > UNGROUPED)
    grid = Grid.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    middle = (len(numbered) + 1) // 2
    grid.add_row(_list(numbered[:middle], True), _list(numbered[middle:], True))
    return grid


def _height(choices: list[Choice]) -> int:
    """Lines of the list in one column, headings included."""
    verbs = {_verb(choice) for choice in choices if " " in choice.move} if len(choices) > UNGROUPED else ()
    return len(choices) + len(verbs)


def _terse(numbered: list[tuple[int, Choice]], width: int, room: int) -> Grid:
    """Numbers and words alone, down one column after the other."""
    columns = min(MOST_COLUMNS, -(-len(numbered) // max(1, room)))
    rows = -(-len(numbered) // columns)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(width=width // columns - 1, no_wrap=True, overflow="ellipsis")
    texts = [Text.assemble((f"{number:>3} ", "bold"), choice.words) for number, choice in numbered]
    for row in range(rows):
        grid.add_row(*texts[row::rows])
    return grid


def _list(numbered: list[tuple[int, Choice]], headed: bool) -> Grid:
    """Number, description and move of each; a heading for each verb where wanted."""
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    grid.add_column(justify="right", style="bold", no_wrap=True, min_width=3)
    grid.add_column()
    grid.add_column(style="dim", overflow="fold")
    verb = ""
    for number, choice in numbered:
        if headed and _verb(choice) != verb and " " in choice.move:
            grid.add_row("", Text(_verb(choice), "bold underline"), "")
        verb = _verb(choice)
        grid.add_row(str(number), Text(choice.words), Text(choice.move))
    return grid


def find_choice(choices: list[Choice], text: str, words: Words) -> Choice | None:
    """The choice of that number or with exactly that move; raises IllegalMove for a number that is not listed."""
    if text.isascii() and text.isdecimal():
        if len(text) > DIGITS or not 1 <= int(text) <= len(choices):
            raise IllegalMove(words.text("no-such-choice", number=printable(text, LONG), last=len(choices)))
        return choices[int(text) - 1]
    return next((choice for choice in choices if choice.move == text), None)
