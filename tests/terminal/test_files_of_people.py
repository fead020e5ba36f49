"""No file of a person's is written over: every command that writes refuses what it has not made itself."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from starlode.engine.system.console import Console
from starlode.engine.system.locks import hold
from starlode.games import FOLDERS
from starlode.match import Match
from starlode.terminal.common.messages import words_in
from starlode.terminal.keeping.place import Held, Place, is_played
from starlode.terminal.playing.table import TerminalTable
from starlode.terminal.playing.watching import show, watch
from tests.commands import refusal, run
from tests.example import FOLDER, NAME

ALONE = ("play", FOLDER, "--seats", "human,random", "--seed", "3")
DIARY = '{"dear": "diary"}\n'


@pytest.fixture(autouse=True)
def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where somebody works who has files of their own."""
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.json").write_text(DIARY)
    return tmp_path


def stored(file: Path, moves: int = 6) -> Match:
    """A game of some moves in a file."""
    match = Match(NAME, players=2, seed=5, bots=[None, "random"])
    for _ in range(moves):
        match.play(match.legal()[0], match.acting[0])
    match.record().save(file)
    return match


# ---- playing ----


def test_a_new_game_never_replaces_a_file(desk: Path) -> None:
    match = stored(desk / "game.json")
    assert "play --resume game.json continues it" in refusal(*ALONE, "--save", "game.json", typed="1\nquit\n")
    assert "already exists; name another file" in refusal(*ALONE, "--save", "mine.json", typed="1\nquit\n")
    assert Match.from_record(desk / "game.json").moves == match.moves
    assert (desk / "mine.json").read_text() == DIARY


def test_an_empty_file_may_be_named_for_a_game(desk: Path) -> None:
    (desk / "new.json").touch()
    assert run(*ALONE, "--save", "new.json", typed="1\nquit\n").exit_code == 0
    assert Match.from_record(desk / "new.json").decisions


def test_a_resumed_game_is_kept_elsewhere_only_where_nothing_else_is(desk: Path) -> None:
    match = stored(desk / "game.json")
    assert "holds something else" in refusal("play", "--resume", "game.json", "--save", "mine.json", typed="quit\n")
    stored(desk / "earlier.json", moves=3)
    assert run("play", "--resume", "game.json", "--save", "earlier.json", typed="quit\n").exit_code == 0
    assert Match.from_record(desk / "earlier.json").moves == match.moves
    assert (desk / "mine.json").read_text() == DIARY


def test_a_copy_is_saved_again_but_over_nothing_else(desk: Path) -> None:
    result = run(*ALONE, typed="save mine.json\nsave copy.json\n1\nsave copy.json\nquit\n")
    assert "mine.json already exists and holds something else" in result.stdout
    assert result.stdout.count("Saved in copy.json") == 2
    assert (desk / "mine.json").read_text() == DIARY
    assert Match.from_record(desk / "copy.json").decisions
    again = run(*ALONE, "--option", "players=2", typed="2\nsave copy.json\nquit\n")
    assert "holds something else" in again.stdout


@pytest.mark.parametrize("name", ["game.json", "./here/../game.json", "link.json"])
def test_a_game_that_is_saved_where_it_is_kept_anyway_stays_there(name: str, desk: Path) -> None:
    (desk / "here").mkdir()
    (desk / "link.json").symlink_to("game.json")
    result = run(*ALONE, "--save", "game.json", typed=f"save {name}\n1\nsave {name}\n1\nquit\n")
    assert result.stdout.count("Saved in game.json") == 2
    assert "left as it is" not in result.stdout
    assert sum(decision.seat == 0 for decision in Match.from_record(desk / "game.json").decisions) >= 2
    assert not [*(desk / "data").rglob(f"{NAME}-*.json")]


def test_a_game_whose_file_somebody_else_wrote_to_is_saved_in_another(desk: Path) -> None:
    match = stored(desk / "game.json")
    table = TerminalTable(match, ["human", "random"], Console(file=io.StringIO()), Place(desk / "game.json"))
    (desk / "game.json").write_text(DIARY)
    assert Match.from_record(table.save(desk / "game.json")).moves == match.moves
    assert (desk / "game.json").read_text() == DIARY


@pytest.mark.parametrize("name", ["folder", "pipe", "/dev/null", "link"])
def test_what_is_no_file_is_refused_at_once(name: str, desk: Path) -> None:
    (desk / "folder").mkdir()
    os.mkfifo(desk / "pipe")
    (desk / "link").symlink_to("pipe")
    stored(desk / "game.json")
    before = {file: file.lstat() for file in (desk / name, desk / "game.json")}
    for command in (ALONE, ("play", "--resume", "game.json")):
        assert f"cannot write to {name}: " in refusal(*command, "--save", name, typed="1\nquit\n")
    result = run(*ALONE, typed=f"save {name}\nquit\n")
    assert f"cannot write to {name}: " in result.stdout
    for file, was in before.items():
        assert (file.lstat().st_ino, file.lstat().st_mode) == (was.st_ino, was.st_mode)


@pytest.mark.parametrize("target", ["new.json", "new/folder/new.json"])
@pytest.mark.parametrize(("wish", "typed"), [(("--save", "link.json"), ""), ((), "save link.json\n")])
def test_a_link_to_what_is_not_there_yet_is_followed(
    target: str, wish: tuple[str, ...], typed: str, desk: Path
) -> None:
    (desk / "link.json").symlink_to(desk / target)
    assert run(*ALONE, *wish, typed=f"1\n{typed}quit\n").exit_code == 0
    assert (desk / "link.json").is_symlink()
    assert Match.from_record(desk / target).decisions


def test_what_somebody_puts_into_the_file_meanwhile_stays(desk: Path) -> None:
    match = stored(desk / "game.json")
    table = TerminalTable(match, ["human", "random"], Console(file=io.StringIO()), Place(desk / "game.json"))
    (desk / "game.json").write_text(DIARY)
    table.keep()
    assert (desk / "game.json").read_text() == DIARY
    assert Match.from_record(table.file).moves == match.moves
    assert [str(table.file) in notice for notice in table.notices(0)] == [True]
    assert table.notices(0) == []


# ---- two terminals ----


@pytest.fixture
def elsewhere(desk: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[subprocess.Popen[str]]:
    """Another terminal, at which somebody plays the game in game.json."""
    monkeypatch.setenv(FOLDERS, str(FOLDER))
    stored(desk / "game.json")
    command = [sys.executable, "-c", "from starlode.cli import main; main()", "play", "--resume", "game.json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=dict(os.environ), stdin=pipe, stdout=pipe, stderr=pipe, text=True) as player:
        assert player.stdin is not None
        assert player.stdout is not None
        player.stdin.write("score\n")
        player.stdin.flush()
        next(line for line in player.stdout if "you would have" in line)
        yield player
        player.kill()


def test_a_second_terminal_is_told_and_changes_nothing(desk: Path, elsewhere: subprocess.Popen[str]) -> None:
    before = (desk / "game.json").read_bytes()
    assert "is being played at another terminal" in refusal("play", "--resume", "game.json", typed="1\nquit\n")
    assert "is being played at another terminal" in refusal("play", "--resume", typed="1\nquit\n")
    assert (desk / "game.json").read_bytes() == before
    assert run("replay", "game.json").exit_code == 0


def test_whoever_watches_sees_the_moves_until_the_other_leaves(
    desk: Path, elsewhere: subprocess.Popen[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert is_played(desk / "game.json")
    elsewhere.communicate("1\nquit\n")
    assert not is_played(desk / "game.json")
    watch(desk / "game.json", Console(force_terminal=True, width=100, height=30), words_in(), None)
    told = capsys.readouterr().out
    assert Match.from_record(desk / "game.json").spectator.log(seen=True)[-1] in told
    assert "The other terminal has left the game." in told


def test_whoever_watches_learns_nothing_of_a_secret_program() -> None:
    """Neither what is decided nor how far it is: nothing is drawn anew."""
    match, console = Match("cosmic-scavengers", players=2, seed=5), Console(file=io.StringIO(), width=80, height=24)
    assert isinstance(console.file, io.StringIO)
    view = show(match, console, words_in(), {})
    drawn = console.file.getvalue()
    for _ in range(3):
        match.play(match.legal(0)[0], 0)
        assert show(match, console, words_in(), view) == view
    assert console.file.getvalue() == drawn


def test_a_terminal_that_was_killed_holds_nothing(desk: Path, elsewhere: subprocess.Popen[str]) -> None:
    elsewhere.kill()
    elsewhere.wait()
    assert run("play", "--resume", "game.json", typed="1\nquit\n").exit_code == 0


def test_a_name_is_held_once_and_again_when_released(tmp_path: Path) -> None:
    first = hold(tmp_path / "held")
    assert first is not None
    assert hold(tmp_path / "held") is None
    first.release()
    again = hold(tmp_path / "held")
    assert again is not None
    again.release()
    assert not (tmp_path / "held").exists()


def test_a_place_is_held_by_one_terminal(tmp_path: Path) -> None:
    place = Place(tmp_path / "game.json")
    place.hold()
    with pytest.raises(Held):
        Place(tmp_path / "game.json").hold()
    place.release()
    place.hold()
    place.release()


# ---- what commands make ----


@pytest.mark.parametrize(
    "command",
    [
        ("schema", "cave-in", "--typescript", "--out"),
        ("schema", "cave-in", "--out"),
        ("schema", "cave-in", "--positions", "--out"),
        ("schema", "--records", "--out"),
        ("wire", "--out"),
        ("wire", "--typescript", "--out"),
    ],
    ids=" ".join,
)
def test_a_description_replaces_only_what_it_has_written(command: tuple[str, ...], desk: Path) -> None:
    assert "was not written by this command" in refusal(*command, "mine.json")
    assert (desk / "mine.json").read_text() == DIARY
    assert run(*command, "made").exit_code == 0
    made = (desk / "made").read_text()
    (desk / "made").write_text(made[: len(made) // 2])  # an older version of it
    assert run(*command, "made").exit_code == 0
    assert (desk / "made").read_text() == made
    assert run(*command, "mine.json", "--force").exit_code == 0
    assert (desk / "mine.json").read_text() == made


def test_a_position_replaces_nothing_but_itself(desk: Path) -> None:
    stored(desk / "game.json")
    for _ in range(2):
        assert run("replay", "game.json", "--ply", "2", "--position", "puzzle.json").exit_code == 0
    before = (desk / "puzzle.json").read_text()
    assert "already exists" in refusal("replay", "game.json", "--ply", "3", "--position", "puzzle.json")
    assert (desk / "puzzle.json").read_text() == before
    assert run("replay", "game.json", "--ply", "3", "--position", "puzzle.json", "--force").exit_code == 0
    assert (desk / "puzzle.json").read_text() != before


def test_a_simulation_replaces_only_the_same_games(desk: Path) -> None:
    stored(desk / "records" / f"{NAME}-1.json")
    command = ("sim", FOLDER, "--games", "2", "--players", "2", "--seed", "0", "--out", "records")
    assert "holds another game" in refusal(*command)
    assert len(Match.from_record(desk / "records" / f"{NAME}-1.json").moves) == 6
    (desk / "records" / f"{NAME}-1.json").unlink()
    for _ in range(2):
        assert run(*command).exit_code == 0
    assert "holds another game" in refusal(*command, "--bots", "greedy")
    assert run(*command, "--bots", "greedy", "--force").exit_code == 0


def test_a_report_replaces_no_page_and_no_numbers_of_others(desk: Path) -> None:
    (desk / "numbers").mkdir()
    (desk / "numbers" / "seats.csv").write_text("mine\n")
    command = ("lab", FOLDER, "--games", "2", "--players", "2", "--workers", "1", "--out")
    assert "was not written by this command" in refusal(*command, "mine.json")
    assert "seats.csv already exists" in refusal(*command, "report.html", "--csv", "numbers")
    assert (desk / "numbers" / "seats.csv").read_text() == "mine\n"
    assert (desk / "mine.json").read_text() == DIARY


def test_an_arena_keeps_off_a_folder_of_other_records(desk: Path) -> None:
    stored(desk / "records" / "000000.json")
    command = ("arena", FOLDER, "--bots", "random,greedy", "--games", "2", "--workers", "1", "--out", ".")
    assert "has records but no arena.json" in refusal(*command)
    assert len(Match.from_record(desk / "records" / "000000.json").moves) == 6


def test_a_bundle_keeps_off_a_folder_of_other_things(desk: Path) -> None:
    (desk / "page").mkdir()
    (desk / "page" / "types.ts").write_text("mine\n")
    assert "types.ts already exists" in refusal("wasm", FOLDER, "--out", "page")
    assert (desk / "page" / "types.ts").read_text() == "mine\n"
