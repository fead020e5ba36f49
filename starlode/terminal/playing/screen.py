"""What a person who is asked sees: the board, what has happened, the question and its choices; all on one screen."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from starlode.engine.authoring.drawing import DOT, NARROW, parts_of
from starlode.engine.system.console import Console
from starlode.match.choice import LegalMove
from starlode.match.seat import DONE_TO_YOU, YOURS, News
from starlode.terminal.drawing.choices import draw_choices, forms_of_choices
from starlode.terminal.drawing.frame import Frame, height
from starlode.terminal.playing.table import TerminalTable

LEAST, FEW = 5, 6  # lines of news where the board is short of room
WORDY = 2  # forms of a list of choices in which nothing is shortened
NEWS = 20  # lines of news shown unasked where there is no screen
PROMPT = "> "  # on the last line of the screen, where the answer is typed


def show(table: TerminalTable, seat: int, choices: list[LegalMove]) -> None:
    """The board as the seat sees it, what has happened, and what it may do."""
    console = table.console
    if console.is_terminal:
        console.clear()
        console.print(fitted(table, seat, choices))
        return
    console.print(table.seat(seat).draw())
    question = draw_question(table, seat, choices), draw_choices(choices, console.width), how_to_answer(table)
    console.print(latest(table, news_of(table, seat), NEWS), *question, sep="\n")


def fitted(table: TerminalTable, seat: int, choices: list[LegalMove]) -> RenderableType:
    """Everything in as many lines as the screen has; where the whole board was asked for, that is longer."""
    console, question, answering = table.console, draw_question(table, seat, choices), how_to_answer(table)
    news, frame = news_of(table, seat), frame_of(table, seat, choices)
    room = console.height - height(console, question) - height(console, answering) - 1
    asked = _answers(choices, console, room - frame.height, height(console, Group(*(item.text for item in news))))
    room -= height(console, asked)
    told = latest(table, news, _room_for_news(table, seat, frame, room))
    if frame.height + height(console, told) > room:  # the question is worth more than how to answer, and than news
        room, answering = room + height(console, answering), Group()
        told = latest(table, news, room - frame.height)
    board = _board(table, seat, frame, room - height(console, told))
    return Group(board, told, question, asked, answering)


def _room_for_news(table: TerminalTable, seat: int, frame: Frame, room: int) -> int:
    """The lines that news may take: what the whole board leaves, or else a part of what the question leaves."""
    whole = height(table.console, table.seat(seat).draw())
    rest = room - frame.height
    return room - whole if whole < room else max(1, min(rest, max(LEAST, min(FEW, rest // 2))))


def frame_of(table: TerminalTable, seat: int, choices: list[LegalMove]) -> Frame:
    """The board in parts; the ones that matter are those the question is about."""
    player, console = table.seat(seat), table.console
    parts = parts_of(player.draw(), console, min(console.width, NARROW))
    return Frame(parts, {player.decision, *(choice.object["block"] for choice in choices)}, console)


def _answers(choices: list[LegalMove], console: Console, room: int, news: int) -> RenderableType:
    """The choices in the roomiest form for which there is room, else in the tightest.

    This many lines of news get room if that shortens no choice.
    """
    forms = list(forms_of_choices(choices, console.width))
    tries = [(form, room - min(LEAST, news)) for form in forms[:WORDY]] + [
        (form, room - min(1, news)) for form in forms
    ]
    return next((form for form, left in tries if height(console, form) <= left), forms[-1])


def _board(table: TerminalTable, seat: int, frame: Frame, room: int) -> RenderableType:
    """The board if it fits into this many lines or was asked for; else the parts of it that the question is about."""
    drawing: RenderableType = table.seat(seat).draw()
    if table.wants_all or height(table.console, drawing) <= room:
        table.wants_all = False
        return drawing
    frame.fill(room)
    return frame.draw()


# ---- the question ----


def draw_question(table: TerminalTable, seat: int, choices: list[LegalMove]) -> RenderableType:
    """Who is asked what."""
    prompt = prompt_of(table, seat, choices)
    return Text(table.words.text("asked", name=table.match.names[seat], prompt=prompt), "bold")


def prompt_of(table: TerminalTable, seat: int, choices: list[LegalMove]) -> str:
    """What is asked; a game may ask differently if there is no thing to choose, only words such as done."""
    player, words = table.seat(seat), table.match.words
    otherwise = f"page-only-ask-{player.decision}"
    bare = words.has(otherwise) and all(" " not in choice.move for choice in choices)
    return words.text(otherwise) if bare else player.prompt()


def how_to_answer(table: TerminalTable) -> RenderableType:
    """What can be typed, for a person who has forgotten."""
    return Text(table.words.text("how-to-answer"), "dim")


# ---- what has happened ----


@dataclass(frozen=True)
class Item:
    """Something to be read, and how much it is worth where not everything has room."""

    text: Text
    weight: int = YOURS


def news_of(table: TerminalTable, seat: int) -> list[Item]:
    """What has happened since the person last decided, what was done to them first; then what else they should know."""
    played = DOT.join(table.forced(seat))
    forced = [Item(Text(table.words.text("played-for-you", words=played), "dim"))] if played else []
    notices = [Item(Text(notice, "dim italic"), DONE_TO_YOU) for notice in table.notices(seat)]
    happened = items_of(table.news(seat))
    return [*happened[0], *forced, *happened[1], *notices]


def items_of(news: list[News]) -> tuple[list[Item], list[Item]]:
    """What others have done to a person, and everything else, each in the order in which it happened."""
    harm = [Item(Text(f"· {line.text}", "bold"), line.weight) for line in news if line.weight == DONE_TO_YOU]
    return harm, [Item(Text(f"· {line.text}"), line.weight) for line in news if line.weight != DONE_TO_YOU]


def latest(table: TerminalTable, news: list[Item], room: int) -> RenderableType:
    """As much news as fits into this many lines, the most important first, then the latest; and how many more."""
    if room < 1 or not news:
        return Group()
    kept: set[int] = set()
    for number in sorted(range(len(news)), key=lambda number: (-news[number].weight, -number)):
        # What was done to the person, and any news on a single line, is worth more than a count of the rest.
        counted = room > 1 and len(kept) + 1 < len(news) and news[number].weight < DONE_TO_YOU
        if height(table.console, Group(*_texts(news, {*kept, number}))) > room - counted:
            break
        kept.add(number)
    if not kept:  # too long for the room there is: its beginning is worth more than a count
        return _cut(table, news[_first(news)].text)
    told = Group(*_texts(news, kept))
    return Group(told, *_missing(table, len(news) - len(kept), height(table.console, told) < room))


def _first(news: list[Item]) -> int:
    """The number of what is worth most, the latest of several."""
    return max(range(len(news)), key=lambda number: (news[number].weight, number))


def _texts(news: list[Item], numbers: set[int]) -> list[Text]:
    return [news[number].text for number in sorted(numbers)]


def _cut(table: TerminalTable, text: Text) -> Text:
    cut = text.copy()
    cut.truncate(table.console.width, overflow="ellipsis")
    return cut


def _missing(table: TerminalTable, count: int, fits: bool) -> list[Text]:
    return [Text(table.words.text("more-lines", count=count), "dim")] if count and fits else []
