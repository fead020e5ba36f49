"""`starlode arena` as a person meets it: standings, wrong input, interruption, sudden death, and going on."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from functools import partial
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from starlode.arena.bout import BoutResult, Trouble
from starlode.arena.standings import standings_of
from starlode.arena.workers import HOPELESS, TRIES
from starlode.bots.timing import TimeUsed
from starlode.engine.system.extras import how_to_install
from starlode.match import Match
from starlode.terminal.commands.arena import draw_standings
from tests import commands

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 240  # seconds; a cold machine compiles first


run, refusal = partial(commands.run, "arena"), partial(commands.refusal, "arena")


DEAF = ["sh", "-c", "trap '' INT; exec \"$@\"", "sh"]  # ignores Ctrl-C, as whatever runs in the background of a script


def start(*arguments: str | Path, shell: list[str] | None = None) -> subprocess.Popen[str]:
    """The command in a process group of its own, as a terminal would start it, or as that shell does."""
    command = [sys.executable, "-c", "from starlode.cli import main; main()", "arena", *map(str, arguments)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*(shell or []), *command],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=pipe,
        stderr=pipe,
        text=True,
        start_new_session=True,
    )


def lines(folder: Path) -> list[str]:
    file = folder / "results.jsonl"
    return file.read_text().splitlines() if file.exists() else []


def wait_for_lines(folder: Path, count: int, process: subprocess.Popen[str]) -> None:
    end = time.monotonic() + PATIENCE
    while len(lines(folder)) < count:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end
        time.sleep(0.01)


def group_is_gone(group: int) -> bool:
    """Whether no process of the group runs any more, or soon none does."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def numbers(folder: Path) -> list[int]:
    return [json.loads(line)["number"] for line in lines(folder)]


GAMES, FIRST, WORKERS = 12, 3, 2  # of a run that is interrupted; FIRST games are finished before
PAUSING = f"""
import json, sys, time
from pathlib import Path
here = Path(__file__).parent
results, go = here / "out" / "results.jsonl", here / "go"
def waits(): return not go.exists() and results.exists() and results.read_text().count("\\n") >= {FIRST}
for message in map(json.loads, sys.stdin):
    if message["type"] == "hello":
        print(json.dumps({{"type": "hello", "name": "pausing"}}), flush=True)
    elif message["type"] == "turn":
        while waits():
            time.sleep(0.01)
        print(json.dumps({{"type": "move", "move": message["legal"][0]}}), flush=True)
"""


def long_run(folder: Path) -> list[str]:
    """A run that cannot come to its end before somebody makes the file `go`, however busy the machine is."""
    (folder / "bot.py").write_text(PAUSING)
    bots = f"greedy,random,program:3600s:{shlex.join([sys.executable, str(folder / 'bot.py')])}"
    wanted = ["cave-in", "--bots", bots, "--games", str(GAMES), "--workers", str(WORKERS), "--json"]
    return [*wanted, "--out", str(folder / "out")]


# ---- standings ----


def test_standings_as_json(tmp_path: Path) -> None:
    result = run("cave-in", "--bots", "random,greedy", "--games", "8", "--workers", "2", "--json", "--out", tmp_path)
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert [list(row) for row in data["standings"]] == [["bot", "games", "win_rate", "rating", "low", "high"]] * 2
    first, second = data["standings"]
    assert first["bot"] == "greedy"
    assert first["games"] == second["games"] == data["games"] == 8
    assert first["win_rate"] + second["win_rate"] == pytest.approx(1)
    assert first["low"] < first["rating"] < first["high"]
    assert data["balanced"] is True
    assert data["interrupted"] is False
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 8
    assert Match.from_record(records[3]).over


def test_the_report_for_people_and_a_finished_arena_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    wanted = ("cave-in", "--bots", "random,greedy,random", "--players", "3", "--games", "4", "--workers", "1")
    result = run(*wanted)
    assert result.exit_code == 0, result.output
    assert "random #2" in result.stdout
    assert "not a whole number of rotations" in result.stdout
    (folder,) = (tmp_path / "records").iterdir()
    assert folder.name.startswith("arena-cave-in-")
    before = (folder / "results.jsonl").stat().st_mtime_ns
    assert "Games played now: 4; kept from before: 0." in result.stdout
    again = result.stdout.replace("now: 4; kept from before: 0.", "now: 0; kept from before: 4.")
    assert run(*wanted).stdout == again
    assert (folder / "results.jsonl").stat().st_mtime_ns == before


def test_whoever_is_told_kept_games_of_a_program_learns_what_was_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    bad = f"program:{shlex.join([sys.executable, '-c', 'raise SystemExit(3)'])}"
    wanted = ("cave-in", "--games", "2", "--workers", "1", "--out")
    for bots, told in (("random,greedy", [0, 0]), (f"random,{bad}", [0, 1])):
        found = [run(*wanted, tmp_path / bots[:8], "--bots", bots).stdout for _ in range(2)]
        assert [text.count("If a program reads other files") for text in found] == told


def test_an_edited_program_is_not_told_its_old_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    program = tmp_path / "bot.py"
    program.write_text("raise SystemExit(3)")
    wanted = (
        "cave-in",
        "--bots",
        f"random,program:{sys.executable} bot.py",
        "--games",
        "2",
        "--workers",
        "1",
        "--json",
    )
    counts = []
    for _ in range(2):
        data = json.loads(run(*wanted).stdout)
        counts.append((data["played_now"], data["kept"], data["forfeits"][0]["reason"]))
    program.write_text("raise SystemExit(4)")
    data = json.loads(run(*wanted).stdout)
    counts.append((data["played_now"], data["kept"], data["forfeits"][0]["reason"]))
    ended = "the program stopped with exit code"
    assert counts == [(2, 0, f"{ended} 3"), (0, 2, f"{ended} 3"), (2, 0, f"{ended} 4")]
    named = ("--out", data["out"])
    program.write_text("raise SystemExit(5)")
    assert "holds another arena (programs: " in refusal(*wanted[:-1], *named)


def test_a_program_that_forfeits_is_named_with_its_reason(tmp_path: Path) -> None:
    bad = f"program:{shlex.join([sys.executable, '-c', 'raise SystemExit(3)'])}"
    result = run("cave-in", "--bots", f"random,{bad}", "--games", "2", "--workers", "1", "--json", "--out", tmp_path)
    data = json.loads(result.stdout)
    assert data["standings"][0]["bot"] == "random"
    assert data["standings"][0]["win_rate"] == 1
    assert [forfeit["reason"] for forfeit in data["forfeits"]] == ["the program stopped with exit code 3"] * 2
    assert data["fouls"] == {bad: 2}
    text = run("cave-in", "--bots", f"random,{bad}", "--games", "2", "--out", tmp_path).stdout
    assert "forfeited game 1: the program stopped with exit code 3" in " ".join(text.split())


def test_names_times_and_troubles_have_room_on_a_narrow_terminal() -> None:
    seats = ("examples/bots.py:Slow", "random")
    used, trouble = [TimeUsed(1, 2.5, 0), TimeUsed(1000, 0.0008, 0)], [Trouble(0, "late")]
    result = BoutResult(0, 0, seats, [0, 0], [2, 1], 1, 0.1, trouble, trouble, used)
    console = Console(width=80, record=True, file=StringIO())
    console.print(draw_standings(standings_of(seats, [result])))
    told = [line.split() for line in console.export_text().splitlines()]
    assert [(row[0], row[-1]) for row in told[1:3]] == [("random", "0.001"), ("examples/bots.py:", "2500")]
    assert told[-1] == ["examples/bots.py:Slow", "1", "1"]


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("cave-in",),
        ("cave-in", "--bots", "greedy"),
        ("cave-in", "--bots", "greedy,genius"),
        ("cave-in", "--bots", "greedy,program:no-such-program"),
        ("cave-in", "--bots", "greedy,random", "--players", "7"),
        ("cave-in", "--bots", "greedy,random", "--games", "0"),
        ("cave-in", "--bots", "greedy,random", "--think", "hard"),
        ("cave-in", "--bots", "greedy,random", "--think", ""),
        ("cave-in", "--bots", "greedy,random", "--option", "weather=fine"),
        ("cave-in", "--bots", "greedy,random", "--components", "missing.toml"),
        ("chess", "--bots", "greedy,random"),
    ],
)
def test_wrong_input_gives_one_line_and_exit_code_2(arguments: tuple[str, ...]) -> None:
    assert refusal(*arguments)


def test_the_folder_of_another_arena_is_refused(tmp_path: Path) -> None:
    assert run("cave-in", "--bots", "random,greedy", "--games", "1", "--out", tmp_path).exit_code == 0
    told = refusal("cave-in", "--bots", "random,greedy", "--games", "2", "--out", tmp_path)
    assert "holds another arena (games: 1 there, 2 here)" in told


# ---- interruption and death ----


def test_ctrl_c_leaves_what_is_finished_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out_folder = tmp_path / "out"
    process = start(*long_run(tmp_path), shell=DEAF)
    wait_for_lines(out_folder, FIRST, process)
    os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to the workers as well
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == ""
    data = json.loads(out)
    assert data["interrupted"] is True
    assert FIRST <= data["games"] == len(lines(out_folder)) < GAMES
    assert group_is_gone(process.pid)
    assert_goes_on(tmp_path)


@pytest.mark.skipif(sys.platform != "linux", reason="reads what Linux tells of processes")
def test_no_worker_hears_ctrl_c_while_it_starts(tmp_path: Path) -> None:
    """It would end with a traceback in the middle of an import."""
    process = start(*long_run(tmp_path), shell=DEAF)
    end = time.monotonic() + PATIENCE
    deaf: dict[Path, bool] = {}  # when first seen to start
    while len(deaf) < WORKERS:
        deaf |= {child: is_deaf(child) for child in children(process.pid) if child not in deaf and is_importing(child)}
        assert time.monotonic() < end
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    assert all(deaf.values())
    assert group_is_gone(process.pid)


def children(parent: int) -> list[Path]:
    """What Linux tells of the processes that one has started."""
    numbers = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [Path("/proc") / number for number in numbers]


def is_importing(process: Path) -> bool:
    """Whether it has begun to load what a worker needs; that takes it most of a second."""
    try:
        return "numpy" in (process / "maps").read_text()
    except OSError:  # it has ended
        return False


def is_deaf(process: Path) -> bool:
    """Whether Ctrl-C is blocked or ignored."""
    masks = re.findall(r"^Sig(?:Blk|Ign):\s*(\w+)", (process / "status").read_text(), re.MULTILINE)
    return any(int(mask, 16) >> (signal.SIGINT - 1) & 1 for mask in masks)


def test_kill_9_loses_no_finished_game_and_replays_none(tmp_path: Path) -> None:
    process = start(*long_run(tmp_path))
    wait_for_lines(tmp_path / "out", FIRST, process)
    process.kill()
    process.communicate(timeout=PATIENCE)
    assert group_is_gone(process.pid), "the workers must not outlive the arena"
    assert_goes_on(tmp_path)


def assert_goes_on(place: Path) -> None:
    """The same command finishes the schedule, and touches nothing that was finished."""
    folder = place / "out"
    before = lines(folder)
    records = {f"{json.loads(line)['number']:06d}.json" for line in before}
    times = {name: (folder / "records" / name).stat().st_mtime_ns for name in records}
    (place / "go").touch()
    data = finish(*long_run(place))
    after = lines(folder)
    assert after[: len(before)] == before
    assert sorted(numbers(folder)) == list(range(GAMES))
    assert times == {name: (folder / "records" / name).stat().st_mtime_ns for name in records}
    assert data["games"] == GAMES
    assert data["interrupted"] is False


def finish(*arguments: str | Path) -> Any:
    process = start(*arguments)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    return json.loads(out)


def test_a_worker_that_dies_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "murderer.py"
    stat = "open(f'/proc/{os.getppid()}/stat').read().rpartition(')')[2].split()"  # of our keeper; its parent is fourth
    file.write_text(f"import os\nos.kill(int({stat}[1]), 9)\n")
    bots = f"random,program:{sys.executable} {file}"
    process = start("cave-in", "--bots", bots, "--games", "2", "--workers", "1", "--out", tmp_path / "out")
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert err == f"starlode: {HOPELESS.format(TRIES)}\n"
    assert group_is_gone(process.pid)


@pytest.mark.parametrize("code", ["time.sleep(999)", "while True: print(1)"], ids=["stalled", "flooding"])
def test_a_hopeless_program_does_not_hold_up_the_arena(code: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(f'import time\ninput()\nprint(\'{{"type": "hello"}}\', flush=True)\n{code}\n')
    bad = f"program:100ms:{sys.executable} {file}"
    began = time.monotonic()
    result = run("cave-in", "--bots", f"random,{bad}", "--games", "1", "--json", "--out", tmp_path / "out")
    assert time.monotonic() - began < PATIENCE
    (forfeit,) = json.loads(result.stdout)["forfeits"]
    assert forfeit["bot"] == bad
    assert forfeit["reason"].startswith("3 fouls, the last in turn 3: ")


# ---- Ray ----


# There is not a Ray for every machine and Python; the one that checks changes has it.
@pytest.mark.skipif(
    find_spec("ray") is None and os.environ.get("CI") != "true", reason="the extra starlode[ray] is not installed"
)
def test_an_arena_on_a_local_ray(tmp_path: Path) -> None:
    data = finish("cave-in", "--bots", "random,greedy", "--games", "4", "--json", "--out", tmp_path, "--ray", "local")
    assert data["games"] == 4
    assert sorted(numbers(tmp_path)) == [0, 1, 2, 3]


def test_without_ray_one_line_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    told = refusal("cave-in", "--bots", "random,greedy", "--games", "1", "--out", tmp_path, "--ray", "local")
    assert told == f"starlode: --ray needs Ray, which is not installed: {how_to_install('ray')}\n"
