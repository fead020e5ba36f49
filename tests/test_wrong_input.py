"""Whatever somebody gets wrong is answered in one line, which says what is wrong and what would be right."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands import refusal, run
from tests.example import FOLDER, played

ROOT = Path(__file__).resolve().parent.parent
LONG = "x" * 3000
DIGITS = "9" * 5000
SEEDS = "--seed: expected a whole number from 0 to 4611686018427387904, found "


@pytest.fixture(autouse=True)
def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder to work in, and a data folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("sim", FOLDER, "--seed", "soon"), f"{SEEDS}'soon'"),
        (("sim", FOLDER, "--seed", "-1"), f"{SEEDS}'-1'"),
        (("sim", FOLDER, "--seed", DIGITS), f"{SEEDS}'999"),
        (("sim", FOLDER, "--games", "0"), "--games: expected a whole number of at least 1, found '0'"),
        (("bench", FOLDER, "--seconds", "long"), "--seconds: expected a number of at least 0.01, found 'long'"),
        (("replay", "game.json", "--ply", "x"), "--ply: expected a whole number, found 'x'"),
        (("simulate",), " --help lists them"),
        (("admin", "mend"), " admin --help lists them"),
        (("pla",), "there is no command 'pla'; did you mean 'play'"),
        (("sim", ""), "there is no game ''; there is "),
        (("sim", LONG), "there is no game 'xxx"),
        (("analyse", LONG), "File name too long"),
        (("replay", LONG), "File name too long"),
    ],
)
def test_it_says_what_would_be_right(arguments: tuple[str | Path, ...], said: str) -> None:
    assert said in refusal(*arguments)


def test_help_has_a_short_name() -> None:
    assert run("sim", "-h").stdout == run("sim", "--help").stdout
    assert run("-h").stdout == run("--help").stdout


def test_a_record_is_not_taken_for_a_game(desk: Path) -> None:
    played(9).record().save(desk / "game.json")
    assert "starlode play --resume game.json goes on with it" in refusal("play", "game.json")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize("command", ["games", "--help", "rules cave-in", "schema --records"])
def test_output_that_nobody_can_write_is_one_line_too(command: str) -> None:
    line = [sys.executable, "-m", "starlode.cli", *command.split()]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(line, env=environment, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "starlode: No space left on device\n")
