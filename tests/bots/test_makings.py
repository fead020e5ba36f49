"""Whatever settles how a bot plays is among its makings."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from starlode.bots import makings as module
from starlode.bots import network
from starlode.bots.makings import makings, master_iterations, program_files
from starlode.bots.proofs import Proof, write_proofs
from starlode.games import load_game

GAME = load_game("cave-in")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program with a helper, a package, weights and a note, in the folder where it is started."""
    (tmp_path / "brain").mkdir()
    for name in ("bot.py", "helper.py", "brain/__init__.py", "brain/deep.py", "net.bin", "notes.txt"):
        (tmp_path / name).write_text(name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("command", "edited"),
    [
        ("python3 bot.py", "bot.py"),
        ("500ms:python3 bot.py", "helper.py"),
        ("python3 bot.py", "brain/deep.py"),
        ("python3 -m bot", "bot.py"),
        ("python3 -m bot", "helper.py"),
        ("python3 -m brain", "brain/__main__.py"),
        ("python3 brain", "brain/__main__.py"),
        ("python3 bot.py net.bin", "net.bin"),
        ("python3 bot.py --weights=net.bin", "net.bin"),
    ],
)
def test_an_edited_program_is_another_one(folder: Path, command: str, edited: str) -> None:
    (folder / "brain" / "__main__.py").write_text("main")
    before = makings(GAME, [f"program:{command}"])
    assert makings(GAME, [f"program:{command}"]) == before
    (folder / edited).write_text("something else")
    after = makings(GAME, [f"program:{command}"])
    assert {name for name in before if before[name] != after[name]} == {"programs"}


def test_what_lies_about_is_none_of_a_program(folder: Path) -> None:
    before = makings(GAME, ["program:python3 bot.py"])
    (folder / "notes.txt").write_text("a log that grows")
    assert makings(GAME, ["program:python3 bot.py"]) == before
    assert folder / "notes.txt" not in map(Path.absolute, program_files("program:python3 bot.py"))


def test_arguments_that_are_no_paths_do_no_harm(folder: Path) -> None:
    assert len(program_files(f"program:python3 -c 'print(1)' {'x' * 5000} --think=5")) == 1


def test_another_network_makes_another_bot_of_those_that_go_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = makings(GAME, ["master", "greedy"]), makings(GAME, ["greedy"])
    (tmp_path / "network.npz").write_bytes(b"learned more")
    monkeypatch.setattr(network, "network_folder", lambda game: tmp_path)
    after = makings(GAME, ["master", "greedy"]), makings(GAME, ["greedy"])
    assert before[0]["network"] != after[0]["network"]
    assert before[1] == after[1]


def test_every_network_of_a_game_counts_and_a_single_one_as_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "network_folder", lambda game: tmp_path)
    (tmp_path / "network.npz").write_bytes(b"for all")
    alone = makings(GAME, ["master"])["network"]
    assert alone == "f58437c3b3c1", "runs of earlier versions count"
    (tmp_path / "network-3-4.npz").write_bytes(b"for many")
    both = makings(GAME, ["neural:9600it"])["network"]
    assert both not in (alone, "")
    (tmp_path / "network-3-4.npz").write_bytes(b"for many, again")
    assert makings(GAME, ["master"])["network"] != both


def test_a_master_that_thinks_longer_is_another_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "network_folder", lambda game: tmp_path)
    (tmp_path / "network.npz").write_bytes(b"learned")
    known: dict[str, Any] = {"players": 3, "games": 9, "wins": 9, "low": 0.7, "high": 1}
    write_proofs(GAME, [Proof(**known, iterations=2_400)])
    before = makings(GAME, ["master"])
    write_proofs(GAME, [Proof(**known, iterations=9_600)])
    after = makings(GAME, ["master"])
    assert (master_iterations(before, 3), master_iterations(after, 3)) == (2_400, 9_600)
    assert master_iterations(after, 2) == 2_400
    assert before == {name: made for name, made in after.items() if name != "masters"}, "as in earlier versions"
    assert "masters" not in makings(GAME, ["neural:9600it", "expert"])


@pytest.mark.parametrize("bot", ["bot.py:Mine", "python:brain:Mine"])
@pytest.mark.parametrize("edited", ["bot.py", "brain/deep.py"])
def test_an_edited_class_of_ones_own_is_another_one(
    folder: Path, bot: str, edited: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "brain" / "__init__.py").write_text("class Mine: pass")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "brain", raising=False)
    before = makings(GAME, [bot])
    (folder / edited).write_text("something else")
    changed = bot.startswith("bot") or edited.startswith("brain")
    assert (makings(GAME, [bot]) != before) is changed


def test_another_network_in_a_file_is_another_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    file.write_bytes(b"learned little")
    before = makings(GAME, [f"neural:{file}"])
    file.write_bytes(b"learned more")
    assert makings(GAME, [f"neural:{file}"])["network"] != before["network"]


@pytest.mark.parametrize("edited", ["engine/state/dice.py", "match/seeds.py", "bots/levels.py"])
def test_edited_rules_and_bots_of_the_house_play_other_games(
    edited: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = makings(GAME, ["greedy"])
    for part in module.PARTS:
        for file in (module.HOUSE / part).rglob("*.py"):
            place = tmp_path / file.relative_to(module.HOUSE)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(file.read_bytes())
    monkeypatch.setattr(module, "HOUSE", tmp_path)
    assert makings(GAME, ["greedy"]) == before
    (tmp_path / edited).write_text("# edited")
    assert makings(GAME, ["greedy"]) != before
