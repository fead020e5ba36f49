"""The list of choices and the news above it: nothing wraps without need, and nothing is said twice."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import RenderableType
from rich.text import Text

from starlode.engine.authoring.drawing import Dotted
from starlode.engine.system.console import Console
from starlode.match import Match
from starlode.terminal.common.messages import words_in
from starlode.terminal.common.questions import choose
from starlode.terminal.drawing.choices import choices_of, draw_choices, forms_of_choices
from starlode.terminal.keeping.place import Place
from starlode.terminal.playing.screen import Item, latest
from starlode.terminal.playing.table import TerminalTable


def lines_of(drawn: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), force_terminal=True, width=width, color_system=None)
    return ["".join(segment.text for segment in line).rstrip() for line in console.render_lines(drawn)]


def table_of(match: Match, folder: Path) -> TerminalTable:
    console = Console(file=io.StringIO(), force_terminal=True, width=80, height=24, color_system=None)
    return TerminalTable(match, ["human", "random"], console, Place(folder / "game.json"))


def test_declining_comes_last() -> None:
    match = Match("stella-digger", players=2, seed=1)
    while match.seat(match.acting[0]).decision != "action":
        match.play(match.legal_actions()[0])
    moves = [choice.move for choice in choices_of(match.seat(match.acting[0]))]
    assert moves[0] == "mine"
    assert moves[-1] == "pass"


def test_moves_stand_beside_the_words_only_where_that_breaks_no_line() -> None:
    choices = choices_of(Match("stella-digger", players=2, seed=1).seat(0))
    width = max(len(choice.words) + len(choice.move) for choice in choices) + 9
    assert all(
        choice.move in line for choice, line in zip(choices, lines_of(draw_choices(choices, width)), strict=True)
    )
    narrow = lines_of(draw_choices(choices, width - 1), width - 1)
    assert len(narrow) == len(choices)
    assert not any(choice.move in line for choice, line in zip(choices, narrow, strict=True))


def test_choices_that_begin_alike_stay_together_where_there_is_room() -> None:
    match = Match("cosmic-scavengers", players=2, seed=1)
    match.play("designate sq-n", 0)
    *_, together, tight = forms_of_choices(choices_of(match.seat(0)), 80)
    assert any(line.startswith("Courier: 13 top  14 right  15 bottom  16 left") for line in lines_of(together))
    assert len(lines_of(together)) > len(lines_of(tight))


def test_a_line_of_several_things_ends_between_them() -> None:
    items = [Text("target b1"), Text("wanted red or blue"), Text("chips 20")]
    assert lines_of(Dotted(*items), 29) == ["target b1", "wanted red or blue · chips 20"]
    assert lines_of(Dotted(*items), 41) == ["target b1 · wanted red or blue · chips 20"]


def test_what_happens_several_times_in_a_row_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(Match("stella-digger", players=2, seed=1), tmp_path)
    told = ["Ann gains a red crystal.", "Ann gains a red crystal.", "Ann passes."]
    monkeypatch.setattr("starlode.match.seat.Seat.log", lambda *_, **__: told)
    assert table.log(0) == ["Ann gains a red crystal. (\N{MULTIPLICATION SIGN}2)", "Ann passes."]


@pytest.mark.parametrize(
    ("room", "shown"),
    [(1, ["third"]), (2, ["third", "(2 more lines: type log)"]), (3, ["first", "second", "third"])],
)
def test_the_latest_news_are_worth_more_than_how_many_there_are(tmp_path: Path, room: int, shown: list[str]) -> None:
    table = table_of(Match("stella-digger", players=2, seed=1), tmp_path)
    assert lines_of(latest(table, [Item(Text("first")), Item(Text("second")), Item(Text("third"))], room)) == shown


@pytest.mark.parametrize(("typed", "meant"), [("q", "quit"), ("Rep", "replay"), ("2", "again"), ("", "quit")])
def test_an_answer_may_be_cut_short(typed: str, meant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starlode.terminal.common.questions.ask", lambda console, question: typed)
    console = Console(file=io.StringIO())
    assert choose(console, words_in(), "what-next", ["quit", "again", "replay", "analyse"]) == meant
