"""Games broken on purpose: `starlode check` names what is wrong in one line, and never goes down with them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.example import FOLDER

ROOT = Path(__file__).resolve().parents[2]
OFFERED = "        allow(mask, Word.DIG)\n"
DEALT = "    for seat in range(SEATS):\n        state.claim[seat] = -1\n"
BREAKS: dict[str, tuple[str, str, str]] = {  # what stands in the rules, what instead, and the complaint
    "a field that is not reset": (
        "        state.cart[kind] = 0\n",
        "",
        "ply 39: set-up does not write all of cart: it keeps what the record held before",
    ),
    "a field that is reset only if it is positive": (
        "        state.cart[kind] = 0\n",
        "        if state.cart[kind] > 0:\n            state.cart[kind] = 0\n",
        "ply 39: set-up does not write all of cart: it keeps what the record held before",
    ),
    "a field that is reset only if it is negative or small": (
        "        state.cart[kind] = 0\n",
        "        if state.cart[kind] < 100:\n            state.cart[kind] = 0\n",
        "ply 39: set-up does not write all of cart: it keeps what the record held before",
    ),
    "an empty mask": (OFFERED, "", r"ply 0: seat \d is asked but has no legal move"),
    "an empty mask in the end": (
        OFFERED,
        "        allow_if(mask, Word.DIG, state.shaft[ROCK] > 3)\n",
        r"ply \d+: seat \d is asked but has no legal move",
    ),
    "an index past an array in set-up": (
        DEALT,
        DEALT.replace("SEATS", "SEATS + 1"),
        r"set-up: IndexError in setup \(rules.py, line \d+\): index 4 is out of bounds for axis 0 with size 4",
    ),
    "an index past an array in a rule": (
        "events.rockfall(state, seat, state.shaft[ROCK])",
        "events.rockfall(state, seat, state.shaft[ROCK + 1])",
        r"ply \d+: IndexError in dig \(rules.py, line \d+\): index 4 is out of bounds for axis 0 with size 4",
    ),
    "a game without end": (
        "    state.shaft[found] -= 1\n",
        "    state.shaft[found] -= found != ROCK\n",
        r"ply \d+: the game does not end within its bound",
    ),
}


def checked(folder: Path, interpreted: bool) -> str:
    """What the command complains of, which is one line."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": str(int(interpreted)), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "starlode.cli", "check", str(folder), "--games", "1", "--no-modes"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    (line,) = done.stderr.splitlines()
    assert (done.returncode, done.stdout) == (2, "")
    return line


def broken(folder: Path, old: str, new: str) -> Path:
    """A copy of the example, with other rules in one place."""
    copy = folder / FOLDER.name
    shutil.copytree(FOLDER, copy, ignore=shutil.ignore_patterns("__pycache__"))
    rules = (copy / "rules.py").read_text("utf-8")
    assert rules.count(old) == 1
    (copy / "rules.py").write_text(rules.replace(old, new), "utf-8")
    return copy


@pytest.mark.parametrize("case", BREAKS)
def test_a_broken_rule_is_named_in_one_line(case: str, tmp_path: Path) -> None:
    old, new, complaint = BREAKS[case]
    line = checked(broken(tmp_path, old, new), interpreted=True)
    assert re.fullmatch(rf"starlode: ore-rush {{'players': 2}}, seed 0, {complaint}", line), line


@pytest.mark.parametrize("case", ["an empty mask", "an index past an array in set-up"])
def test_machine_code_is_not_tried_before_plain_python(case: str, tmp_path: Path) -> None:
    """Compiled, these would play on without a move, or write over what lies behind the array."""
    old, new, complaint = BREAKS[case]
    line = checked(broken(tmp_path, old, new), interpreted=False)
    told = rf"ore-rush with NUMBA_DISABLE_JIT=1: ore-rush {{'players': 2}}, seed 0, {complaint}"
    assert re.fullmatch(f"starlode: {told}", line), line


@pytest.mark.parametrize("interpreted", [True, False])
def test_a_missing_catalogue_is_named(interpreted: bool, tmp_path: Path) -> None:
    folder = broken(tmp_path, OFFERED, OFFERED)
    shutil.rmtree(folder / "words")
    assert checked(folder, interpreted).endswith("ore-rush has no catalogue: its folder lacks words/en.ftl")
