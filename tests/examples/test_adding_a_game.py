"""docs/how-to/add-a-game.md can be followed: its blocks are the example's files, and its commands work."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "ore_rush"
GUIDE = (ROOT / "docs" / "how-to" / "add-a-game.md").read_text("utf-8")
COMMANDS = re.findall(r"^\$ (.*)$", GUIDE, re.MULTILINE)


def files_of_the_guide() -> dict[str, str]:
    """Every file the guide tells to write, its parts put together."""
    found: dict[str, list[str]] = {}
    for name, text in re.findall(r'^```\w+ title="ore_rush/(.*?)"\n(.*?)^```$', GUIDE, re.DOTALL | re.MULTILINE):
        found.setdefault(name, []).append(text)
    return {name: "\n\n".join(parts) for name, parts in found.items()}


def run(command: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """A command of the guide in a folder of its own; interpreted unless told, because compiling takes longer."""
    (folder / "examples").mkdir(exist_ok=True)
    if not (folder / "examples" / "ore_rush").exists():
        (folder / "examples" / "ore_rush").symlink_to(EXAMPLE)
    paths = [str(ROOT), *(path for path in sys.path if path not in ("", str(EXAMPLE.parent)))]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", **variables, "PYTHONPATH": os.pathsep.join(paths)}
    command = command.replace("PYTHONPATH=examples", "PYTHONPATH=examples:$PYTHONPATH")
    command = command.replace("starlode ", "$PYTHON -m starlode.cli ", 1).replace(" python ", " $PYTHON ")
    environment["PYTHON"] = sys.executable
    return subprocess.run(command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_the_guide_shows_the_files_of_the_example() -> None:
    files = [file for file in EXAMPLE.rglob("*") if file.suffix in {".py", ".md", ".ftl"}]
    assert files_of_the_guide() == {str(file.relative_to(EXAMPLE)): file.read_text("utf-8") for file in files}


def test_whoever_follows_the_guide_has_a_game_that_conforms(tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere" / "ore_rush"
    folder.mkdir(parents=True)
    for name, text in files_of_the_guide().items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    done = run(f"starlode check {folder} --no-modes --games 1", tmp_path)
    assert done.stdout.startswith("ore-rush keeps every promise"), done.stderr


@pytest.mark.parametrize("command", [c for c in COMMANDS if "starlode check" not in c])
def test_a_command_of_the_guide_works(command: str, tmp_path: Path) -> None:
    done = run(command, tmp_path)
    assert done.returncode == 0, done.stderr


def test_the_example_conforms_compiled_as_well(tmp_path: Path) -> None:
    (command,) = [c for c in COMMANDS if "starlode check" in c]
    done = run(command, tmp_path, NUMBA_DISABLE_JIT="0")
    assert done.stdout.startswith("ore-rush keeps every promise"), done.stderr


def test_greedy_beats_random_at_it(tmp_path: Path) -> None:
    done = run("starlode sim examples/ore_rush --games 100 --bots greedy,random --json", tmp_path)
    assert json.loads(done.stdout)["bots"]["greedy"]["wins"] > 0.6


def test_a_record_is_read_back_where_the_game_is_listed(tmp_path: Path) -> None:
    run("starlode sim examples/ore_rush --games 1 --out records", tmp_path)
    (record,) = (tmp_path / "records").iterdir()
    found = run(f"starlode replay {record}", tmp_path, STARLODE_GAMES=str(EXAMPLE))
    assert "The last rockfall has come down." in found.stdout
    lost = run(f"starlode replay {record}", tmp_path)
    assert "no game 'ore-rush'" in lost.stderr
    assert "STARLODE_GAMES" in lost.stderr


def test_an_installed_package_offers_its_game(tmp_path: Path) -> None:
    """What `pip install` leaves behind: the package on the path, and beside it its entry points."""
    meta = tmp_path / "ore_rush-1.0.dist-info"
    meta.mkdir()
    (meta / "METADATA").write_text("Metadata-Version: 2.1\nName: ore-rush\nVersion: 1.0\n")
    (meta / "entry_points.txt").write_text("[starlode.games]\nore-rush = ore_rush:INFO\n")
    (tmp_path / "ore_rush").symlink_to(EXAMPLE)
    done = run(f"PYTHONPATH={tmp_path}:$PYTHONPATH $PYTHON -m starlode.cli sim ore-rush --games 1", tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "holds no game"),
        ("", "defines no INFO"),
        (EXAMPLE.joinpath("__init__.py").read_text("utf-8").replace("ore-rush", "cave-in"), "another game called"),
    ],
)
def test_a_folder_that_is_no_game_is_refused(content: str | None, complaint: str, tmp_path: Path) -> None:
    folder = tmp_path / "wrong_one"
    folder.mkdir()
    if content is not None:
        (folder / "__init__.py").write_text(content, "utf-8")
    done = run(f"starlode sim {folder} --games 1", tmp_path)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_game_without_a_text_of_its_rules_can_still_be_listed_and_explained(tmp_path: Path) -> None:
    folder = tmp_path / "ore_rush"
    folder.mkdir()
    for file in EXAMPLE.glob("*.py"):
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    asked = run(f"starlode rules {folder}", tmp_path)
    assert "rules.md" in asked.stderr
    clause = run("starlode rules CI-1.1", tmp_path, STARLODE_GAMES=str(folder))
    assert clause.returncode == 0, clause.stderr
