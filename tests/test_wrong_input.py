"""Whatever somebody gets wrong is answered in one line, which says what is wrong and what would be right."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starlode.games import FOLDERS
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
    monkeypatch.delenv(FOLDERS, raising=False)  # which commands of other tests may have left
    monkeypatch.chdir(tmp_path)
    (tmp_path / "nonsense.toml").write_bytes(b"\xff" * 9)
    (tmp_path / "prot.toml").write_text("prot = 80" + "\n" * 2000)
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
        (("sim", ""), "there is no game ''; choose from "),
        (("sim", LONG), "there is no game 'xxx"),
        (("sim", FOLDER, "--option", "rockfalls=2", "--option", "rockfalls=3"), "the option 'rockfalls' is set twice"),
        (("sim", FOLDER, "--players", "3", "--option", "players=2"), "players or '2'? Two settings disagree"),
        (("play", FOLDER, "--players", "3", "--option", "players=2"), "are there 3 players or '2'?"),
        (("play", FOLDER, "--seats", "human,greedy", "--option", "players=3"), "are there 2 players or '3'?"),
        (
            ("arena", FOLDER, "--bots", "random,greedy", "--players", "3", "--option", "players=2"),
            "are there 3 players or '2'?",
        ),
        (("lab", FOLDER, "--out", "x", "--players", "3", "--option", "players=2"), "are there 3 players or '2'?"),
        (("load", "--players", "3", "--option", "players=2"), "are there 3 players or '2'?"),
        (("play", FOLDER, "--names", "Ann,Ann"), "two players are called 'Ann'"),
        (
            ("arena", FOLDER, "--bots", "random,greedy", "--workers", "100000"),
            "--workers: expected a whole number from",
        ),
        (("lab", FOLDER), "Missing option '--out'. "),
        (("rules", "cave-in", "xyzzy"), "no rule mentions 'xyzzy'"),
        (("bench", FOLDER, "--seconds", "nan"), "expected a finite number of seconds, found nan"),
        (("load", "--seconds", "inf"), "expected a finite number of seconds, found inf"),
        (("serve", "--port", "99999"), "settings: port: expected int <= 65535"),
        (("serve", "--settings", "nonsense.toml"), "nonsense.toml: is not TOML: byte 0 is not UTF-8"),
        (("serve", "--settings", "prot.toml"), "settings: there is no prot; did you mean 'port'?"),
        (
            ("serve", "--database", "sqlite:///prot.toml"),
            "the database prot.toml cannot be used: file is not a database",
        ),
        (("serve", "--database", "sqlite:///prot.toml/x.db"), "cannot write to prot.toml/x.db: "),
        (("load", "--url", "somewhere"), "no server answers at 'somewhere', such as http://127.0.0.1:8737"),
        (
            ("admin", "list", "--status", "gone"),
            "there is no status 'gone'; choose from waiting, playing, over, closed",
        ),
        (("admin", "list", "--limit", DIGITS), "--limit: expected a whole number from 1 to 1000000, found '999"),
        (("admin", "backup", "."), "cannot write to ."),
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
    assert "starlode play --resume game.json continues it" in refusal("play", "game.json")


def stored(file: Path, **changes: Any) -> None:
    """A record, changed."""
    file.write_text(json.dumps({**json.loads(played(9).record().text()), **changes}))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"options": {"players": 9}}, "game.json: option players cannot be 9; it takes 2 to 4"),
        ({"moves": ["0 fly"]}, "game.json: move 1, '0 fly', cannot be replayed"),
        ({"rules": 99}, "game.json: the record was played by rules 99 of ore-rush"),
        ({"seats": ["Ann", "Bob", "Cleo"]}, "game.json: 3 names for 2 seats"),
        (
            {"components": "0" * 64},
            "game.json: the record was played with another component file; give that file (--com",
        ),
    ],
)
@pytest.mark.parametrize("command", ["replay", "analyse", "verify"])
def test_whatever_is_wrong_with_a_record_is_told_with_its_file(
    command: str, changes: dict[str, Any], said: str, desk: Path
) -> None:
    stored(desk / "game.json", **changes)
    assert said in refusal(command, "game.json")


def test_records_and_positions_are_not_mixed_up(desk: Path) -> None:
    played(9).record().save(desk / "game.json")
    (desk / "position.json").write_text(json.dumps(played(9).position()))
    assert "starlode replay RECORD --position FILE gets a position from it" in refusal("position", "game.json")
    for command in ("replay", "analyse", "verify"):
        assert "but a position; starlode position shows it" in refusal(command, "position.json")
    (desk / "list.json").write_text("[]")
    assert "list.json: position: expected object" in refusal("position", "list.json")


def test_the_rules_are_found_by_a_word_too() -> None:
    text = run("rules", "cave-in", "raid").stdout
    assert "CI-3.14" in text
    assert json.loads(run("rules", "cave-in", "Raid", "--json").stdout)["clauses"]["CI-3.14"]


BROKEN = f"program:{sys.executable} -c 0"


def test_a_program_that_breaks_down_is_told_of() -> None:
    """Otherwise the random bot, which plays on in its place, would pass for it."""
    text = " ".join(run("sim", FOLDER, "--games", "3", "--bots", f"random,{BROKEN}").stdout.split())
    assert "Forfeits: 3; there the random bot played on. The first: program:" in text
    data = json.loads(run("sim", FOLDER, "--games", "3", "--bots", f"random,{BROKEN}", "--json").stdout)
    assert [forfeit["seed"] for forfeit in data["forfeits"]] == [0, 1, 2]
    text = " ".join(run("play", FOLDER, "--seats", f"human,{BROKEN}", "--seed", "3", typed="2\n" * 2).stdout.split())
    assert text.count("Program has broken down (") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize("command", ["games", "--help", "rules cave-in", "schema --records"])
def test_output_that_nobody_can_write_is_one_line_too(command: str) -> None:
    line = [sys.executable, "-m", "starlode.cli", *command.split()]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(line, env=environment, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "starlode: No space left on device\n")


def test_a_terminal_that_knows_few_characters_gets_what_it_can_show() -> None:
    line = [sys.executable, "-m", "starlode.cli", "play", "cave-in", "--seed", "3"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(line, env=environment, input=b"quit\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Cave-ins ???????" in done.stdout


def test_a_keyboard_that_is_not_there_and_bytes_that_are_no_text_end_nothing() -> None:
    line = f"{sys.executable} -m starlode.cli"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8:strict"}

    def shell(command: str, typed: bytes = b"") -> tuple[int, bytes, bytes]:
        done = subprocess.run(command, shell=True, env=environment, input=typed, capture_output=True, check=False)
        return done.returncode, done.stdout, done.stderr

    code, shown, told = shell(f"{line} play cave-in --seed 3", b"\xff\xfe\nquit\n")
    assert (code, told) == (0, b"")
    assert "is not a move of this game" in shown.decode()
    code, shown, told = shell(f"{line} play cave-in --seed 3 <&-")
    assert (code, told) == (0, b"")
    assert "Goodbye" in shown.decode()
    assert shell(f"{line} position - <&-")[::2] == (
        2,
        b"starlode: standard input: is not JSON: Expecting value: line 1 column 1 (char 0)\n",
    )


def test_a_game_is_listed_once_however_often_its_folder_is_given(desk: Path) -> None:
    for _ in range(2):
        run("sim", FOLDER, "--games", "1")
    assert os.environ[FOLDERS] == str(FOLDER)
