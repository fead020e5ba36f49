"""What somebody who is asked sees: the board, what has happened, the question and its choices; all on one screen."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from starlode.engine.console import Console
from starlode.engine.drawing import DOT, NARROW, parts_of
from starlode.match.choice import Choice
from starlode.terminal.choices import draw_choices, forms_of_choices
from starlode.terminal.frame import Frame, height
from starlode.terminal.table import Table

LEAST, FEW = 5, 6  # lines of news where the board is short of room
WORDY = 2  # forms of a list of choices in which nothing is shortened
NEWS = 20  # lines of news shown unasked where nobody looks at a screen
PROMPT = "> "  # on the last line of the screen, where the answer is typed


def show(table: Table, seat: int, choices: list[Choice]) -> None:
    """The board as the seat sees it, what has happened, and what it may do."""
    console = table.console
    if console.is_terminal:
        console.clear()
        console.print(fitted(table, seat, choices))
        return
    console.print(table.seat(seat).draw())
    question = draw_question(table, seat, choices), draw_choices(choices, console.width), how_to_answer(table)
    console.print(latest(table, news_of(table, seat), NEWS), *question, sep="\n")


def fitted(table: Table, seat: int, choices: list[Choice]) -> RenderableType:
    """Everything in as many lines as the screen has; where the whole board was asked for, that is longer."""
    console, question, answering = table.console, draw_question(table, seat, choices), how_to_answer(table)
    news, frame = news_of(table, seat), frame_of(table, seat, choices)
    room = console.height - height(console, question) - height(console, answering) - 1
    asked = _answers(choices, console, room - frame.height, height(console, Group(*news)))
    room -= height(console, asked)
    told = latest(table, news, _room_for_news(table, seat, frame, room))
    if frame.height + height(console, told) > room:  # the question is worth more than how to answer, and than news
        room, answering = room + height(console, answering), Group()
        told = latest(table, news, room - frame.height)
    board = _board(table, seat, frame, room - height(console, told))
    return Group(board, told, question, asked, answering)


def _room_for_news(table: Table, seat: int, frame: Frame, room: int) -> int:
    """The lines that news may take: what the whole board leaves, or else a part of what the question leaves."""
    whole = height(table.console, table.seat(seat).draw())
    rest = room - frame.height
    return room - whole if whole < room else max(1, min(rest, max(LEAST, min(FEW, rest // 2))))


def frame_of(table: Table, seat: int, choices: list[Choice]) -> Frame:
    """The board in parts, of which those are wanted that the question is about."""
    player, console = table.seat(seat), table.console
    parts = parts_of(player.draw(), console, min(console.width, NARROW))
    return Frame(parts, {player.decision, *(choice.object["block"] for choice in choices)}, console)


def _answers(choices: list[Choice], console: Console, room: int, news: int) -> RenderableType:
    """The choices in the roomiest form for which there is room, else in the tightest.

    So many lines of news get theirs if that makes nobody brief.
    """
    forms = list(forms_of_choices(choices, console.width))
    tries = [(form, room - min(LEAST, news)) for form in forms[:WORDY]] + [
        (form, room - min(1, news)) for form in forms
    ]
    return next((form for form, left in tries if height(console, form) <= left), forms[-1])


def _board(table: Table, seat: int, frame: Frame, room: int) -> RenderableType:
    """The board where it fits into so many lines or was asked for; else the parts of it that the question is about."""
    drawing: RenderableType = table.seat(seat).draw()
    if table.wants_all or height(table.console, drawing) <= room:
        table.wants_all = False
        return drawing
    frame.fill(room)
    return frame.draw()


# ---- the question ----


def draw_question(table: Table, seat: int, choices: list[Choice]) -> RenderableType:
    """Who is asked what."""
    prompt = prompt_of(table, seat, choices)
    return Text(table.words.text("asked", name=table.match.names[seat], prompt=prompt), "bold")


def prompt_of(table: Table, seat: int, choices: list[Choice]) -> str:
    """What is asked; a game may ask otherwise where there is no thing to choose, only words such as done."""
    player, words = table.seat(seat), table.match.words
    otherwise = f"page-only-ask-{player.decision}"
    bare = words.has(otherwise) and all(" " not in choice.move for choice in choices)
    return words.text(otherwise) if bare else player.prompt()


def how_to_answer(table: Table) -> RenderableType:
    """What can be typed, for somebody who has forgotten."""
    return Text(table.words.text("how-to-answer"), "dim")


# ---- what has happened ----


def news_of(table: Table, seat: int) -> list[Text]:
    """What has happened since the person last decided, and what else they should know, a text for each."""
    say = table.words.text
    played = DOT.join(table.forced(seat))
    forced = [Text(say("played-for-you", words=played), "dim")] if played else []
    notices = (Text(notice, "dim italic") for notice in table.notices(seat))
    return [*forced, *(Text(f"· {line}") for line in table.news(seat)), *notices]  # where room is short, the first go


def latest(table: Table, news: list[Text], room: int) -> RenderableType:
    """The latest news that fit into so many lines, and how many more there are; nothing where there is no room."""
    if room < 1:
        return Group()
    kept: list[Text] = []
    for text in reversed(news):
        counted = room > 1 and len(kept) + 1 < len(news)  # on a single line the latest is worth more than a count
        if height(table.console, Group(*kept, text)) > room - counted:
            break
        kept.insert(0, text)
    if news and not kept:  # too long for the room there is: its beginning is worth more than a count
        kept = [news[-1].copy()]
        kept[0].truncate(table.console.width, overflow="ellipsis")
    missing = len(news) - len(kept)
    earlier = [Text(table.words.text("earlier-lines", count=missing), "dim")] if missing and len(kept) != room else []
    return Group(*earlier, *kept)
