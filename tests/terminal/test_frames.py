"""A frame that fits: at 80 by 24 with four players, question, choices and what they are about are on one screen."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import RenderableType
from rich.text import Text

from starlode.bots import make_bot
from starlode.engine.authoring.drawing import DOT, HEAD, NARROW, flow, parts_of
from starlode.engine.system.console import Console
from starlode.games import load_game
from starlode.match import Match
from starlode.terminal.drawing.choices import choices_of
from starlode.terminal.keeping.place import Place
from starlode.terminal.playing.screen import fitted, frame_of, prompt_of
from starlode.terminal.playing.table import TerminalTable
from starlode.terminal.playing.typed import obey

GAMES = ("cave-in", "cosmic-scavengers", "stella-digger")
COLUMNS, LINES = 80, 24
NAMES = ["Annabelle", "Bartholomew", "Cleopatra", "Dieter"]
OFTEN_ENOUGH = 3  # frames of a decision that are drawn in a game


def table_of(match: Match, folder: Path) -> TerminalTable:
    console = Console(file=io.StringIO(), force_terminal=True, width=COLUMNS, height=LINES, color_system=None)
    return TerminalTable(match, ["human", *["random"] * 3], console, Place(folder / "game.json"))


def frame(table: TerminalTable, seat: int) -> list[str]:
    """What the screen shows when somebody is asked."""
    drawn = table.console.render_lines(fitted(table, seat, choices_of(table.seat(seat))))
    return ["".join(segment.text for segment in line).rstrip() for line in drawn]


def check(table: TerminalTable, seat: int) -> None:
    """Everything is there: the question, every choice by its number, and the parts that the question is about."""
    choices, lines = choices_of(table.seat(seat)), frame(table, seat)
    text = "\n".join(lines)
    assert len(lines) < LINES, text
    prompt = prompt_of(table, seat, choices)
    assert " ".join(prompt.split()) in " ".join(text.split())
    asked = " ".join(text.split()).rpartition(prompt)[2]
    for number in range(1, len(choices) + 1):
        assert re.search(rf"(^|\s){number}\s", asked), f"choice {number} is missing:\n{text}"
    for wanted in wanted_lines(table, seat):
        assert all(piece in text for piece in wanted), text


def wanted_lines(table: TerminalTable, seat: int) -> list[list[str]]:
    """Of every part that the question is about some pieces of what it shows, whatever its form."""
    choices, console = choices_of(table.seat(seat)), table.console
    frame = frame_of(table, seat, choices)
    keys = {table.seat(seat).decision, *(choice.object["block"] for choice in choices)}
    parts = [part for part in parts_of(table.seat(seat).draw(), console, NARROW) if part.about & keys]
    assert parts, f"no part of the board is about {keys}"
    assert {part.name for part in parts} <= set(frame.shown)
    return [_pieces(console, part.brief) for part in parts if part.brief]


def _pieces(console: Console, brief: RenderableType) -> list[str]:
    """The words that a brief drawing shows, which its full form shows too."""
    lines = console.render_lines(brief)
    words = {word for line in lines for word in "".join(segment.text for segment in line).split()}
    return [word for word in words if re.fullmatch(r"[A-Z][a-z]\d|[LC]\d+|[PEMCO]\d", word)]


@pytest.mark.parametrize("seed", [0, 3])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_stands_with_its_choices_and_things_on_a_small_screen(
    game: str, seed: int, tmp_path: Path
) -> None:
    match, chance, bot = Match(game, names=NAMES, players=4, seed=seed), Random(seed), make_bot("greedy", seed)
    table, seen = table_of(match, tmp_path), dict[str, int]()
    while not match.over:
        seat = match.acting[0]
        decision = match.seat(seat).decision
        seen[decision] = seen.get(decision, 0) + (len(match.legal_actions(seat)) > 1)
        if len(match.legal_actions(seat)) > 1 and (seen[decision] <= OFTEN_ENOUGH or chance.random() < 0.03):
            check(table, seat)
        blind = chance.random() < 0.4
        match.play(chance.choice(match.legal_actions(seat)) if blind else bot.choose(match.information(seat)), seat)
    assert len(seen) > 5


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_about_a_part_of_the_board(game: str) -> None:
    """However it is answered: by things of a block, or by words alone."""
    loaded = load_game(game)
    seat = Match(game, players=4, seed=1).seat(0)
    about = set().union(*(part.about for part in parts_of(seat.draw(), Console(width=COLUMNS), NARROW)))
    for phase in loaded.phases:
        keys = {phase.text, *phase.row.choices}
        assert keys & about or not (phase.row.choices or phase.row.words), phase.text


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_board_is_shown_when_asked_for(game: str, tmp_path: Path) -> None:
    table = table_of(Match(game, players=4, seed=5), tmp_path)
    seat = table.match.acting[0]
    for typed in ("", "board", "BOARD"):
        assert obey(table, seat, typed) is True
        assert len(frame(table, seat)) > LINES
        assert len(frame(table, seat)) < LINES


@pytest.mark.parametrize("game", GAMES)
def test_one_player_is_shown_by_name(game: str, tmp_path: Path) -> None:
    table = table_of(Match(game, players=4, seed=5), tmp_path)
    seat, out = table.match.acting[0], table.console.file
    assert isinstance(out, io.StringIO)
    assert obey(table, seat, "board player 2") is False
    assert "Player 2" in out.getvalue()
    assert "Player 3" not in out.getvalue()


@pytest.mark.parametrize("game", GAMES)
def test_every_part_is_shown_by_its_heading(game: str, tmp_path: Path) -> None:
    table = table_of(Match(game, players=4, seed=5), tmp_path)
    seat, out = table.match.acting[0], table.console.file
    assert isinstance(out, io.StringIO)
    parts = parts_of(table.seat(seat).draw(), table.console, NARROW)
    assert parts[0].name == HEAD
    for title in [part.title.plain for part in parts if part.title.plain]:
        assert obey(table, seat, f"board {title}") is False
        assert title in out.getvalue()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_wide_and_high_screen_the_whole_board_stands_with_the_question(game: str, tmp_path: Path) -> None:
    table = table_of(Match(game, players=2, seed=5), tmp_path)
    table.console.size = (200, 60)
    lines = frame(table, table.match.acting[0])
    assert len(lines) < 60
    titles = [part.title.plain for part in parts_of(table.seat(0).draw(), table.console, NARROW)]
    assert all(any(title in line for line in lines) for title in titles)


# ---- what a player of the box looks for ----


def asked(decision: str, players: int, folder: Path) -> TerminalTable:
    """A table of Cosmic Scavengers where the first seat is asked for a decision, after sensible play."""
    match, bot = Match("cosmic-scavengers", players=players, seed=11), make_bot("greedy", 11)
    while match.acting[0] != 0 or match.seat(0).decision != decision:
        match.play(bot.choose(match.information(match.acting[0])), match.acting[0])
    return table_of(match, folder)


@pytest.mark.parametrize("decision", ["designate", "insert"])
def test_whoever_programs_for_two_sees_the_market(decision: str, tmp_path: Path) -> None:
    table = asked(decision, 2, tmp_path)
    text = "\n".join(frame(table, 0))
    titles = re.findall(r"^.{3}(\S.*?)  ", _board_of(table, "market"), re.MULTILINE)
    assert len(titles) > 3
    assert all(title in text for title in titles), text


def _board_of(table: TerminalTable, name: str) -> str:
    """One part of the board in full."""
    (part,) = (part for part in parts_of(table.seat(0).draw(), table.console, NARROW) if part.name == name)
    lines = table.console.render_lines(part)[1:]
    return "\n".join("".join(segment.text for segment in line) for line in lines)


def test_a_robot_is_called_back_by_its_icons(tmp_path: Path) -> None:
    table = asked("recall", 2, tmp_path)
    text = "\n".join(frame(table, 0))
    assert "Digger CM+/M!/OC!/O+" in text
    assert "Mender RRR/R!/C!/OR!" in text


def test_without_a_contract_to_insert_nobody_is_asked_for_one(tmp_path: Path) -> None:
    table = asked("insert", 2, tmp_path)
    assert prompt_of(table, 0, choices_of(table.seat(0))) == "Check your program, then commit it."


def test_nobody_is_taken_for_a_number_of_points(tmp_path: Path) -> None:
    """`Greedy 3 points` could be the third of them."""
    text = "\n".join(frame(table_of(Match("stella-digger", names=NAMES, players=4, seed=5), tmp_path), 0))
    assert all(re.search(rf"{name}( \(you\))?( ★)?: -?\d+ point", text) for name in NAMES), text


def test_later_lines_of_a_list_are_indented() -> None:
    items = [Text("some crystals"), Text("a hand"), Text("plays a card")]
    assert flow(items, 24, DOT, indent=4).plain == "some crystals · a hand\n    plays a card"


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_goal_and_turn_take_five_lines(game: str, language: str, tmp_path: Path) -> None:
    table = table_of(Match(game, players=4, seed=5, language=language), tmp_path)
    table.new = True
    assert len(table.console.render_lines(Text(table.welcome(0)))) <= 5
