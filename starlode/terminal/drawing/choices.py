"""The legal moves as a numbered list a person can choose from."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from starlode.engine.authoring.drawing import flow
from starlode.engine.boundary.errors import IllegalMove
from starlode.engine.boundary.quoting import LONG, printable
from starlode.engine.text.catalogue import Words
from starlode.match.choice import LegalMove
from starlode.match.seat import Seat

UNGROUPED = 8  # this many choices are read at a glance, without headings
MARGIN = 9  # columns that a number and the gaps of a list take
DIGITS = 6  # of the largest number of a choice
TALL, WIDE = 14, 150  # longer lists on wider terminals have two columns
GROUP = ": "  # between what several brief choices have in common and what is their own


def choices_of(seat: Seat) -> list[LegalMove]:
    """What the seat may do in the order it is numbered: moves of one verb together, then words, declining last."""
    found, declined = seat.choices(), seat.declined
    verbs = [_verb(choice) for choice in found]
    return sorted(found, key=lambda one: (" " not in one.move, one.move == declined, verbs.index(_verb(one))))


def _verb(choice: LegalMove) -> str:
    """What moves of this kind begin with."""
    return choice.move.split(" ")[0]


def draw_choices(choices: list[LegalMove], width: int) -> RenderableType:
    """The numbered list, with headings where it is long and in two columns where there is room."""
    numbered = list(enumerate(choices, 1))
    if width < WIDE or len(choices) <= TALL:
        return _list(numbered, len(choices) > UNGROUPED, _fit_beside(choices, width))
    grid = Grid.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    middle = (len(numbered) + 1) // 2
    grid.add_row(_list(numbered[:middle], True), _list(numbered[middle:], True))
    return grid


def forms_of_choices(choices: list[LegalMove], width: int) -> Iterator[RenderableType]:
    """All forms of the list, the roomiest first: below each other, one after the other, and that in brief."""
    yield draw_choices(choices, width)
    yield _flow([choice.words for choice in choices], width)
    brief = [choice.brief for choice in choices]
    yield flow((flow(items, width) for items in _groups(brief)), width)
    yield _flow(brief, width)


def _flow(texts: list[str], width: int) -> Text:
    """Choices one after the other; what neighbours have in common is said once."""
    return flow((item for items in _groups(texts) for item in items), width)


def _groups(texts: list[str]) -> list[list[Text]]:
    """The choices, numbered; those that begin alike together, and the first of them says so."""
    found: list[list[Text]] = []
    group = ""
    for number, text in enumerate(texts, 1):
        common, colon, own = text.rpartition(GROUP) if _is_shared(texts, number - 1) else ("", "", text)
        new = not common or common != group
        head = f"{common}{colon}" if new else ""
        found += [[]] if new else []
        found[-1].append(Text.assemble((head, "underline"), (f"{number} ", "bold"), own))
        group = common
    return found


def _is_shared(texts: list[str], place: int) -> bool:
    """Whether a neighbour begins with the same words before its last colon."""
    common = texts[place].rpartition(GROUP)[0]
    near = texts[max(0, place - 1) : place] + texts[place + 1 : place + 2]
    return bool(common) and any(other.rpartition(GROUP)[0] == common for other in near)


def _fit_beside(choices: list[LegalMove], width: int) -> bool:
    """Whether the moves fit beside the descriptions without making one of them longer than a line."""
    widest = max((Text(choice.words).cell_len for choice in choices), default=0)
    moves = max((Text(choice.move).cell_len for choice in choices), default=0)
    return not width - MARGIN - moves < widest <= width - MARGIN


def _list(numbered: list[tuple[int, LegalMove]], headed: bool, with_moves: bool = True) -> Grid:
    """Number, description and move of each; where wanted, a heading over those that begin alike in brief."""
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    grid.add_column(justify="right", style="bold", no_wrap=True, min_width=3)
    grid.add_column()
    grid.add_column(style="dim", overflow="fold")
    above = ""
    for number, choice in numbered:
        heading = choice.brief.rpartition(GROUP)[0] if headed else ""
        if heading not in ("", above):
            grid.add_row("", Text(heading, "bold underline"), "")
        above = heading
        grid.add_row(str(number), Text(choice.words), Text(choice.move if with_moves else ""))
    return grid


def find_choice(choices: list[LegalMove], text: str, words: Words) -> LegalMove | None:
    """The choice of that number or with exactly that move; raises IllegalMove for a number that is not listed."""
    if text.isascii() and text.isdecimal():
        if len(text) > DIGITS or not 1 <= int(text) <= len(choices):
            raise IllegalMove(words.text("no-such-choice", number=printable(text, LONG), last=len(choices)))
        return choices[int(text) - 1]
    return next((choice for choice in choices if choice.move == text), None)
