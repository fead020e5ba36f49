"""A frame that fits: at 80 by 24 with four players, question, choices and what they are about are on one screen."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from starlode.engine.console import Console
from starlode.match import Match
from starlode.terminal.choices import choices_of
from starlode.terminal.commands import obey
from starlode.terminal.play import show
from starlode.terminal.sections import sections_of
from starlode.terminal.table import Table

pytestmark = pytest.mark.interpreted

GAMES = ("cave-in", "cosmic-scavengers", "stella-digger")
COLUMNS, LINES = 80, 24
CLEAR = "\x1b[H"


def table_at(game: str, decisions: int, folder: Path) -> Table:
    """Four players after so many random decisions, at a small screen."""
    match, chance = Match(game, players=4, seed=5), Random(5)
    for _ in range(decisions):
        match.play(chance.choice(match.legal_actions()))
    console = Console(file=io.StringIO(), force_terminal=True, width=COLUMNS, height=LINES, color_system=None)
    return Table(match, ["human", *["random"] * 3], console, folder / "game.json")


def frame(table: Table) -> list[str]:
    """What the screen shows when somebody is asked."""
    seat, out = table.match.acting[0], table.console.file
    assert isinstance(out, io.StringIO)
    show(table, seat, choices_of(table.seat(seat)))
    return out.getvalue().rpartition(CLEAR)[2].splitlines()


@pytest.mark.parametrize("decisions", [0, 7, 40])
@pytest.mark.parametrize("game", GAMES)
def test_a_question_and_its_choices_fit_a_small_screen(game: str, decisions: int, tmp_path: Path) -> None:
    table = table_at(game, decisions, tmp_path)
    lines, choices = frame(table), len(table.match.legal())
    assert len(lines) < LINES
    assert any(table.match.prompt()[:40] in line for line in lines)
    assert any(f"{choices} " in line for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_board_is_shown_when_asked_for(game: str, tmp_path: Path) -> None:
    table = table_at(game, 0, tmp_path)
    assert obey(table, table.match.acting[0], "") is True
    whole = frame(table)
    assert len(whole) > LINES
    assert len(frame(table)) < LINES


@pytest.mark.parametrize("game", GAMES)
def test_one_player_is_shown_by_name(game: str, tmp_path: Path) -> None:
    table = table_at(game, 0, tmp_path)
    seat, out = table.match.acting[0], table.console.file
    assert isinstance(out, io.StringIO)
    assert obey(table, seat, "board player 2") is False
    assert "Player 2" in out.getvalue()
    assert "Player 3" not in out.getvalue()
    assert len(sections_of(table.seat(seat).draw(), table.console)) > 4
