"""Commands that README and docs show are run as they are written, but for their numbers, which are made small."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from starlode.match import Match
from tests.commands import run

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
IN_BLOCK = re.compile(r"^(?:    |\$ )?((?:\.venv/bin/)?starlode [a-z-]+.*?)\s*(?:#.*)?$", re.MULTILINE)
IN_TABLE = re.compile(r"^\| `(starlode [a-z]+.*?)` \|", re.MULTILINE)

# These go on for ever, take long or write into a game's folder, and are run in rooms of their own: tests/server,
# tests/wasm, tests/examples, tests/arena, tests/terminal.
ELSEWHERE = {"serve", "load", "wasm", "admin", "check", "prove", "levels"}
FOLLOWED_ELSEWHERE = {ROOT / "docs" / "how-to" / name for name in ("add-a-game.md", "write-a-bot.md")}
SMALL = {
    "--games": "2",
    "--seconds": "0.02",
    "--think": "60it",
    "--minutes": "0.02",
    "--decisions": "2000",
    "--from": str(ROOT / "starlode/games/cave_in/network.npz"),
}
USUALLY = {
    "arena": ["--games", "2", "--workers", "1"],
    "lab": ["--workers", "1"],
    "analyse": ["--think", "60it"],
    "learn": ["--games", "8", "--steps", "8"],
    "suggest": ["--games", "2"],
    "sweep": ["--games", "2"],
    "puzzles": ["--workers", "1", "--play", "8"],
}
QUIT = "quit\n"


def commands(page: Path) -> list[str]:
    """Every call of the program that a page shows: a line of its own, or the first cell of a row."""
    text = page.read_text("utf-8")
    found = [line for line in IN_BLOCK.findall(text) if "[" not in line]
    return [line.removeprefix(".venv/bin/") for line in [*found, *IN_TABLE.findall(text)]]


def small(words: list[str]) -> list[str]:
    """The same command with little to do: few games, short thoughts, one process."""
    words = [SMALL.get(before) or word for before, word in pairwise(["", *words])]
    words = [re.sub(r"=(\d+)\.\.\d+$", r"=\1..\1", word) for word in words]
    words = [re.sub(r"\b(search(:\w+)?|medium|hard|expert)\b", "search:8it", word) for word in words]
    words = [re.sub(r"\b(neural:[\w.]+|master)\b", "neural", word) for word in words]
    usual = USUALLY.get(words[0], [])
    return [*words, *(word for pair in with_values(usual) if pair[0] not in words for word in pair)]


def with_values(words: list[str]) -> list[tuple[str, str]]:
    """Options with their values."""
    return list(zip(words[::2], words[1::2], strict=True))


def runnable() -> list[str]:
    """Every command that is run here; of those that differ only by how much they have to do, the first."""
    lines = [line for _, line in reversed(ALL) if line.split()[1] not in ELSEWHERE]
    return list({tuple(sorted(small(shlex.split(line)[1:]))): line for line in lines}.values())[::-1]


ALL = [(page, line) for page in PAGES if page not in FOLLOWED_ELSEWHERE for line in commands(page)]
RUN = runnable()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that examples name, beside what a checkout has."""
    folder = tmp_path_factory.mktemp("filled")
    match = Match("cave-in", seed=3)
    for _ in range(45):
        match.play(match.legal()[-1])
    match.record().save(folder / "game.json")
    (folder / "games").mkdir()
    match.record().save(folder / "games" / "first.json")
    (folder / "puzzle.json").write_text(json.dumps(match.position()))
    (folder / "examples").symlink_to(ROOT / "examples")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        run("play", "cave-in", typed=f"1\n{QUIT}")  # a game to resume; one without a move is not kept
    return folder


@pytest.fixture
def desk(filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Such a folder, where a command may leave what it likes."""
    shutil.copytree(filled, tmp_path, symlinks=True, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def test_pages_show_commands() -> None:
    assert len(RUN) > 20
    assert {line.split()[1] for _, line in ALL} >= {"play", "sim", "arena", "replay", "analyse", "lab", "bench"}


@pytest.mark.parametrize("line", RUN)
def test_a_command_of_the_pages_works_as_written(line: str, desk: Path) -> None:
    words = small(shlex.split(line)[1:])
    if "--save" in words:
        (desk / words[words.index("--save") + 1]).unlink(missing_ok=True)  # a new game wants a new file
    done = run(*words, typed=QUIT)
    assert done.exit_code == 0 or (words[0] == "play" and done.exit_code == 130), f"{words}\n{done.output}"
    assert desk.exists()


SLOW = re.compile(
    r"^(?:    |\$ |\| `)?(?:\.venv/bin/)?(?:starlode (?:arena|lab|suggest|sweep|analyse|bench|check|wasm|load)"
    r"|make (?:play|site|setup|web|bench|bench-peers)|python (?:examples|benchmarks)/)\b.*$",
    re.MULTILINE,
)
LASTS = re.compile(r"\b(?:seconds?|minutes?|hours?)\b|\d s\b")


def untimed(page: Path) -> list[str]:
    """Commands that take longer than a moment, of which neither their row nor the text around them says how long."""
    parts = re.split(r"\n\s*\n", page.read_text("utf-8"))
    found = [(line, place) for place, part in enumerate(parts) for line in SLOW.findall(part)]
    around = {place: "\n".join(parts[max(0, place - 1) : place + 2]) for _, place in found}
    return [line for line, place in found if not LASTS.search(line if line.startswith("|") else around[place])]


def test_pages_say_how_long_a_command_takes() -> None:
    assert {page.name: lines for page in PAGES if (lines := untimed(page))} == {}


def test_what_is_to_be_installed_comes_from_the_checkout() -> None:
    """Starlode is on no package index: pip would find nothing by its name, or something else."""
    text = "".join(page.read_text("utf-8") for page in PAGES)
    wanted = re.findall(r"pip install '([^']*)'", text)
    assert wanted
    assert [what for what in wanted if not what.startswith(".[")] == []


def test_verbs_of_make_that_pages_name_exist() -> None:
    verbs = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {
        verb
        for page in PAGES
        for verb in re.findall(r"(?:`|^    )make ([a-z]+)", page.read_text("utf-8"), re.MULTILINE)
    }
    assert named
    assert named <= verbs


def test_pictures_are_small_and_used() -> None:
    pictures = sorted((ROOT / "docs" / "pictures").iterdir())
    text = "".join(page.read_text("utf-8") for page in PAGES)
    assert pictures
    assert [
        path.name for path in pictures if path.stat().st_size > 150_000 or f"pictures/{path.name}" not in text
    ] == []


def test_advice_calls_the_program_as_it_was_called(desk: Path) -> None:
    """Where `starlode` is not found by its name, printed commands say where it is."""
    program = desk / "somewhere" / "starlode"
    program.parent.mkdir()
    program.write_text(
        f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(ROOT)!r})\nfrom starlode.cli import main\nmain()\n"
    )
    program.chmod(0o755)
    done = subprocess.run(
        ["somewhere/starlode", "rules", "cave-in", "CI-99.1"], capture_output=True, text=True, check=False
    )
    assert "somewhere/starlode rules cave-in shows all" in done.stderr
    assert done.returncode == 2


@pytest.mark.soak
def test_a_fresh_clone_is_set_up_by_one_command(tmp_path: Path) -> None:
    """Minutes, and a package index that can be reached."""
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    told = subprocess.run(["make", "setup"], cwd=clone, capture_output=True, text=True, check=True).stdout
    assert ".venv/bin/starlode --help" in told
    line = ".venv/bin/starlode sim cave-in --games 2 --players 2 --bots greedy,random"
    done = subprocess.run(shlex.split(line), cwd=clone, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
