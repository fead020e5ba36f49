"""Nothing is lost: games are kept at every move, listed, resumed, and played again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from starlode.match import Match
from starlode.terminal.keeping.kept import last_game
from tests.commands import refusal, run
from tests.example import FOLDER, NAME

ALONE = ("play", FOLDER, "--seats", "human,random", "--seed", "3")
ENOUGH = "1\n" * 300  # to the end of any game


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the games are kept."""
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "starlode" / "games"


def kept(folder: Path) -> list[Match]:
    return [Match.from_record(file) for file in sorted(folder.glob("*.json"))]


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGHUP], ids=["killed", "its window is closed"])
def test_a_game_that_ends_in_the_middle_has_every_move(end: signal.Signals, games: Path) -> None:
    code = "from starlode.cli import main; main()"
    command = [sys.executable, "-c", code, *map(str, ALONE)]
    pipe = subprocess.PIPE
    player = subprocess.Popen(command, env=dict(os.environ), stdin=pipe, stdout=pipe, stderr=pipe, text=True)
    assert player.stdin is not None
    assert player.stdout is not None
    player.stdin.write("1\n1\nscore\n")
    player.stdin.flush()
    for line in player.stdout:
        if "you would have" in line:
            break
    player.send_signal(end)
    player.communicate()
    (match,) = kept(games)
    assert sum(decision.seat == 0 for decision in match.decisions) >= 2
    assert match.bots == [None, "random"]


def test_a_finished_game_is_kept_and_no_longer_resumed(games: Path) -> None:
    done = run(*ALONE, typed=ENOUGH)
    assert done.exit_code == 0
    assert f"starlode replay {next(games.glob('*.json')).name}\n" in done.stdout  # on a line, to be copied
    (match,) = kept(games)
    assert match.over
    assert "no unfinished game" in refusal("play", "--resume")


def test_bare_resume_goes_on_with_the_last_game_and_its_bots(games: Path) -> None:
    run(*ALONE, typed="1\nquit\n")
    (first,) = kept(games)
    assert run("play", "--resume", typed="1\nquit\n").exit_code == 0
    (second,) = kept(games)
    assert len(second.moves) > len(first.moves)
    assert second.bots == [None, "random"]
    assert run("play", NAME, "--resume", typed="quit\n").exit_code == 0
    assert "no unfinished game of cave-in" in refusal("play", "cave-in", "--resume")


def test_kept_games_are_listed(games: Path) -> None:
    assert "No game is kept yet" in run("records").stdout
    run(*ALONE, typed="1\nquit\n")
    run(*ALONE, typed=ENOUGH)
    text = run("records").stdout
    assert "so far" in text
    assert "over after" in text
    assert all(file.name in text for file in games.iterdir())


def test_a_game_that_is_kept_in_another_place_is_listed_and_resumed_too(games: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run(*ALONE, "--save", file, typed="1\nquit\n")
    moves = Match.from_record(file).moves
    assert str(file) in run("records").stdout
    assert run("play", "--resume", typed="1\nquit\n").exit_code == 0
    assert len(Match.from_record(file).moves) > len(moves)
    file.unlink()
    assert "No game is kept yet" in run("records").stdout
    (games / "elsewhere.txt").write_text("{nonsense")
    assert "No game is kept yet" in run("records").stdout


def test_a_listed_name_is_enough_wherever_one_stands(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*ALONE, typed="1\nquit\n")
    (file,) = games.iterdir()
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    before = len(Match.from_record(file).moves)
    for command in (("replay", file.name), ("verify", file.name)):
        assert run(*command).exit_code == 0
    assert run("play", "--resume", file.name, typed="1\nquit\n").exit_code == 0
    assert len(Match.from_record(file).moves) > before
    Path(file.name).write_text("nonsense")  # what lies here comes first
    assert "is not a stored match" in refusal("replay", file.name)


def test_the_list_says_who_was_a_bot_where_the_name_does_not(games: Path) -> None:
    run(*ALONE, "--names", "Ann,Bob", typed="1\nquit\n")
    run(*ALONE, typed="1\nquit\n")
    text = run("records").stdout
    assert "  Ann, Bob (random) · " in text
    assert "  Player, Random · " in text


def test_the_name_of_a_file_is_never_broken(games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is to be copied, however narrow the screen."""
    far = tmp_path / "a folder with a long name" / "and another one in it" / "mine.json"
    run(*ALONE, "--save", far, typed="1\nquit\n")
    run(*ALONE, "--names", "Annabelle Featherstone,Bartholomew Cubbins", typed="1\nquit\n")
    for columns in ("80", "30"):
        monkeypatch.setenv("COLUMNS", columns)
        lines = run("records").stdout.splitlines()
        assert str(far) in lines
        assert next(games.glob("*.json")).name in lines


def test_a_game_that_was_only_looked_at_is_the_last_one_too(games: Path) -> None:
    """What is said at the end, `starlode play --resume`, must go on with the game that was just left."""
    for _ in range(2):
        run(*ALONE, typed="1\nquit\n")
    first, second = sorted(games.iterdir(), key=lambda file: file.stat().st_mtime_ns)
    assert last_game(None) == second
    assert run("play", "--resume", first.name, typed="quit\n").stdout.endswith("starlode play --resume\n")
    assert last_game(None) == first


def test_a_resumed_game_is_at_once_in_its_new_place(games: Path, tmp_path: Path) -> None:
    run(*ALONE, typed="1\nquit\n")
    (file,) = games.iterdir()
    run("play", "--resume", file.name, "--save", tmp_path / "copy.json", typed="quit\n")
    assert Match.from_record(tmp_path / "copy.json").moves == Match.from_record(file).moves


def test_a_file_that_is_a_link_to_itself_is_written_over(games: Path, tmp_path: Path) -> None:
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    assert run(*ALONE, "--save", tmp_path / "loop.json", typed="1\nquit\n").exit_code == 0
    assert Match.from_record(tmp_path / "loop.json").decisions


def test_a_file_that_is_no_record_is_passed_over(games: Path) -> None:
    games.mkdir(parents=True)
    for number, text in enumerate(("", "[]", "{}", '{"seats": 1, "moves": 2}')):
        (games / f"{number}.json").write_text(text)
    assert "No game is kept yet" in run("records").stdout


def test_the_end_offers_another_round_with_the_same_people(games: Path) -> None:
    result = run(*ALONE, "--names", "Ann,Bob", typed="2\n" * 30)  # the second choice, and at the end `again`
    assert result.exit_code == 0, result.output
    matches = kept(games)
    assert len(matches) > 1
    assert all(match.names == ["Ann", "Bob"] and match.bots == [None, "random"] for match in matches)
    assert len({match.seed for match in matches}) == len(matches)


def test_an_unwritable_place_is_refused_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot write to" in refusal(*ALONE, "--save", tmp_path / "file" / "game.json")
    assert "cannot write to" in refusal(*ALONE, "--save", tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert "cannot write to" in refusal(*ALONE)


def test_a_record_of_a_program_is_not_run_without_being_asked_for(games: Path, tmp_path: Path) -> None:
    run(*ALONE, typed="1\nquit\n")
    (file,) = games.iterdir()
    data = json.loads(file.read_text())
    file.write_text(json.dumps({**data, "bots": [None, f"program:touch {tmp_path}/harm"]}))
    assert "--seats" in refusal("play", "--resume")
    assert not (tmp_path / "harm").exists()


@pytest.mark.parametrize("game", ["cave-in", "cosmic-scavengers", "stella-digger"])
def test_goal_and_turn_are_told_at_the_first_game_only(game: str) -> None:
    goal = " ".join(Match(game).words.text("goal").split())
    first, second = (run("play", game, "--seed", "3", typed=typed).stdout for typed in ("1\nquit\n", "quit\n"))
    assert first.count(goal) == 1
    assert goal not in second
