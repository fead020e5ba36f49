"""Looking back: stepping through a stored game, jumping, and taking a position out of it."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from starlode.engine.system.console import Console
from starlode.match import Match
from starlode.terminal.common.questions import Leaving
from starlode.terminal.playing import replay
from starlode.terminal.playing.replay import Stepper
from tests.commands import refusal, run
from tests.example import FOLDER, played


def stepped(match: Match, monkeypatch: pytest.MonkeyPatch, *keys: str) -> list[str]:
    """The plies that are shown, and what is said besides."""
    out, lines = io.StringIO(), iter(keys)

    def ask(*_: object) -> str:
        for line in lines:
            return line
        raise Leaving

    monkeypatch.setattr(replay, "ask", ask)
    Stepper(match, None, Console(file=out, width=300)).run()
    return [line for line in out.getvalue().splitlines() if "decisions" in line or "keys" in line or "Saved" in line]


def test_keys_step_and_numbers_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = stepped(played(9), monkeypatch, "", "n", "b", "7", "f", "b", "l", "n", "999999", "fly", "9" * 50, "q")
    plies = [int(line.split(", ")[1].split()[0]) for line in shown if "decisions" in line]
    assert plies == [0, 1, 2, 1, 7, 0, 0, 9, 9, 9]
    assert sum("Type one of the keys" in line for line in shown) == 2


@pytest.mark.parametrize("game", ["cave-in", "cosmic-scavengers", "stella-digger"])
def test_a_moment_fits_on_a_small_screen(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, lines = Match(game, players=4, seed=5), []
    for _ in range(9):
        match.play(match.legal_actions()[0])
    for key in ("q", "w"):
        out, keys = io.StringIO(), iter([key, "q"])
        console = Console(file=out, force_terminal=True, width=80, height=24, color_system=None)
        monkeypatch.setattr(replay, "ask", lambda *_, keys=keys: next(keys))
        Stepper(match, None, console, 9).run()
        lines.append(out.getvalue().count("\n"))
    assert lines[0] < 24
    assert lines[1] > 40


def test_a_position_is_taken_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match, file = played(9), tmp_path / "Here.json"
    assert "Saved" in stepped(match, monkeypatch, "5", f"p {file}", f"p {tmp_path}")[-1]
    assert json.loads(file.read_text()) == match.at(5).position()


def test_the_command_writes_a_position_that_the_other_command_reads(tmp_path: Path) -> None:
    record, file = tmp_path / "game.json", tmp_path / "position.json"
    played(9).record().save(record)
    assert run("replay", record, "--ply", "4", "--position", file).exit_code == 0
    assert run("position", file).exit_code == 0
    assert "there is no ply 10" in refusal("replay", record, "--ply", "10", "--position", file)


def test_help_lists_the_options_of_the_game_that_was_named() -> None:
    assert "rockfalls" in run("play", FOLDER, "--help").stdout
    text = run("play", "--help").stdout
    assert "starlode play GAME --help" in text


@pytest.mark.parametrize("seed", [str(2**64), "9" * 40, "9" * 5000, "-1"])
@pytest.mark.parametrize("command", ["play", "sim", "lab", "check", "arena --bots random,greedy"])
def test_a_seed_too_large_is_refused_in_one_line(command: str, seed: str) -> None:
    name, *more = command.split()
    assert "--seed: expected a whole number from 0 to " in refusal(name, FOLDER, *more, "--seed", seed)
