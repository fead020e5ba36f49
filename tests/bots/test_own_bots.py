"""Classes of your own play by name; whatever they do wrong costs a move or the game, and is told on one line."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from starlode.bots import make_bot, play_out
from starlode.bots.bot import Guest, dismiss
from starlode.engine.boundary.errors import UnknownBot
from starlode.match import Match
from tests import commands
from tests.example import FOLDER, GAME

CODE = """
import json; from helper import last

class Last:
    ended = []
    def choose(self, information): return last(information.actions)
    def end(self, outcome): self.ended.append(outcome)

class Seeded:
    def __init__(self, seed): self.seed = seed
    def choose(self, information): return information.actions[self.seed % len(information.actions)]

class Raises:
    def choose(self, information):
        print("thinking aloud")
        return information.actions["most"]

class Leaves:
    def choose(self, information): raise SystemExit

class Nonsense:
    def choose(self, information): return "mine c3"

class Cheat:
    def choose(self, information):
        information.actions[:] = range(10**6)
        return 10**6 - 1

class Reads:
    def choose(self, information):
        return json.loads("no JSON")

class Mute: pass

class Needy:
    def __init__(self, brain): pass

number = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bots are, with what they import, and where commands are given."""
    (tmp_path / "mine.py").write_text(CODE)
    (tmp_path / "helper.py").write_text("def last(actions): return actions[-1]")
    (tmp_path / "broken.py").write_text("import json\n1 / 0")
    (tmp_path / "typo.py").write_text("def x(:")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def played(name: str) -> Any:
    """A bot after it has played a game against random ones."""
    bot, match = make_bot(name, 3), Match(GAME, seed=4, players=2)
    play_out(match, [bot, make_bot("random", 1)])
    assert match.outcome is not None
    dismiss([bot], match.outcome.data())
    assert isinstance(bot, Guest)
    return bot


def test_a_class_in_a_file_plays_a_whole_game_and_hears_of_its_end(folder: Path) -> None:
    bot = played("mine.py:Last")
    assert (bot.fouls, bot.forfeit, bot.name) == ([], None, "Last")
    assert len(bot._player.ended) == 1


def test_a_class_in_a_module_takes_its_seed(folder: Path) -> None:
    shutil.copy("mine.py", "mine_too.py")
    bot, match = make_bot("python:mine_too:Seeded", 5), Match(GAME, seed=4, players=2)
    actions = match.legal_actions()
    assert bot.choose(match.information()) == actions[5 % len(actions)]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", r"the bot raised TypeError: list indices .* \(mine\.py, line 16\)"),
        ("Leaves", r"the bot raised SystemExit \(mine\.py, line 19\)"),
        ("Reads", r"the bot raised JSONDecodeError: Expecting value: .* \(mine\.py, line 31\)"),
        ("Nonsense", "3 fouls, the last in turn 3: illegal action 'mine c3'"),
        ("Cheat", "3 fouls, the last in turn 3: illegal action 999999"),
    ],
)
def test_what_a_class_does_wrong_costs_it_the_game_and_nobody_else(
    name: str, reason: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forfeit = played(f"mine.py:{name}").forfeit
    assert re.fullmatch(reason, forfeit)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("mine.py:Mute", r"'mine\.py:Mute' has no method choose\(information\)"),
        ("mine.py:Gone", r"mine\.py has no class Gone; it has Last, Seeded, "),
        ("mine.py:number", "raised TypeError: 'int' object is not callable"),
        ("mine.py:Needy", "missing 1 required positional argument: 'brain'"),
        ("gone.py:Last", r"there is no file 'gone\.py'"),
        ("broken.py:Last", r"raised ZeroDivisionError: division by zero \(broken\.py, line 2\)"),
        ("typo.py:Last", r"raised SyntaxError: invalid syntax \(typo\.py, line 1\)"),
        ("python:nowhere.bots:Last", "raised ModuleNotFoundError: No module named 'nowhere'"),
        ("python:", "python:module:Class or path.py:Class"),
        ("mine.py", "python:module:Class or path.py:Class"),
        ("python:mine:not a name", "python:module:Class or path.py:Class"),
    ],
)
def test_a_class_that_cannot_play_is_refused_with_the_reason(name: str, complaint: str, folder: Path) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        make_bot(name)


def test_an_arena_of_two_processes_rates_classes_and_says_what_went_wrong(folder: Path) -> None:
    bots = "random,mine.py:Last,mine.py:Raises"
    told = commands.run("arena", FOLDER, "--bots", bots, "--games", "6", "--players", "3", "--workers", "2", "--json")
    report = json.loads(told.stdout)
    assert sorted(row["bot"] for row in report["standings"]) == sorted(bots.split(","))
    assert report["games"] == 6
    assert {forfeit["bot"] for forfeit in report["forfeits"]} == {"mine.py:Raises"}
    assert len(report["forfeits"]) == 6


@pytest.mark.parametrize("command", ["arena", "sim", "lab"])
def test_every_command_that_names_bots_refuses_a_broken_one_on_one_line(command: str, folder: Path) -> None:
    complaint = commands.refusal(command, FOLDER, "--bots", "random,broken.py:Last", "--out", "kept")
    assert "raised ZeroDivisionError" in complaint


def test_a_class_plays_at_the_terminal(folder: Path) -> None:
    seats = ("--seats", "mine.py:Last,mine.py:Raises", "--seed", "3", "--save", "game.json")
    told = commands.run("play", FOLDER, *seats)
    assert told.exit_code == 0, told.output
    assert json.loads((folder / "game.json").read_text())["bots"] == ["python", "python"]


def test_a_lab_says_that_a_class_broke_down(folder: Path) -> None:
    told = commands.run(
        "lab", FOLDER, "--bots", "mine.py:Raises,random", "--games", "4", "--workers", "1", "--out", "x.html"
    )
    assert told.exit_code == 0, told.output
    assert "Forfeits: 4; there the random bot played on. The first: mine.py:Raises, the bot" in " ".join(
        told.stdout.split()
    )
