"""What is compiled is compiled once: whatever the widths of its arguments, whoever calls it, in whatever process."""

from __future__ import annotations

import enum
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from starlode.engine.compiling.kernel import COMPILED, entry, kernel
from starlode.engine.state.records import Array

ROOT = Path(__file__).resolve().parents[2]
compiled_only = pytest.mark.skipif(not COMPILED, reason="about compiled code")


class Step(enum.IntEnum):
    """Constants as rules use them."""

    SMALL = 1
    LARGE = 700


@kernel
def add(left: int, right: int) -> int:
    return left + right


@entry
def sums(small: Array, large: int, flag: bool, out: Array) -> None:
    out[0] = add(small[0], large)
    out[1] = add(3, small[0])
    out[2] = add(Step.LARGE, Step.SMALL)
    out[3] = add(large, flag)


def sums_of(large: Any) -> list[int]:
    out = np.zeros(4, np.int64)
    sums(np.array([100], np.int16), large, True, out)
    return out.tolist()


@pytest.mark.interpreted
def test_numbers_of_all_widths_add_up() -> None:
    assert sums_of(7) == [107, 103, 701, 8]


@compiled_only
def test_a_kernel_is_compiled_once_for_literals_members_and_all_widths() -> None:
    # Not kept on disk: what comes from there brings no parts along.
    numba.njit(sums.py_func)(np.array([100], np.int16), 7, True, np.zeros(4, np.int64))  # type: ignore[attr-defined]
    kinds = {str(args) for args in add.overloads}  # type: ignore[attr-defined]
    assert kinds == {"(int64, int64)", "(int64, bool)"}


@compiled_only
def test_an_entry_is_compiled_once_for_all_widths() -> None:
    assert sums_of(np.int8(7)) == sums_of(np.int32(7)) == sums_of(Step.SMALL + 6) == sums_of(7)
    assert len(sums.overloads) == 1  # type: ignore[attr-defined]


@compiled_only
def test_python_is_told_that_a_kernel_is_not_for_it() -> None:
    with pytest.raises(TypeError, match="add is only a part of compiled functions"):
        add(1, 2)


# ---- rules, in processes with a cache of their own; the example is a game from outside ----

PLAY = """
import numpy as np
from ore_rush.game import GAME
from starlode.engine.compiling import kernel
from starlode.engine.running import single
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import one
from starlode.testing.modes import signatures

def misses():
    return sum(sum(function.stats.cache_misses.values()) for function in kernel._entries)

def legal(actions):
    state = one(GAME.state_type)
    state.acting = 1
    single.legal_mask(GAME.configure({}).params, state, 0, blank_mask(actions))
"""

TWIN = """
from starlode.engine.running.contract import bind
from starlode.engine.state.records import i8, record

@record
class Twin(GAME.state_type):
    extra: int = i8()

class TwinGame(type(GAME)):
    state_type = Twin

bind(Twin, GAME.rules)
"""


def run(script: str, cache: Path, **variables: str) -> str:
    """What a script printed in a process of its own, or how it failed."""
    paths = [str(ROOT), str(ROOT / "examples"), *(path for path in sys.path if path)]
    environment = {**os.environ, "STARLODE_CACHE": str(cache), "PYTHONPATH": os.pathsep.join(paths), **variables}
    command = [sys.executable, "-c", PLAY + script]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert "ImportError" not in done.stderr, done.stderr  # two such failures would be alike
    return done.stdout.strip() or done.stderr.strip()


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@compiled_only
def test_a_second_process_compiles_neither_loops_nor_rules(cache: Path) -> None:
    first = run("print(signatures(GAME, 3), misses() > 0)", cache)
    assert run("print(signatures(GAME, 3), misses() == 0)", cache) == first


@compiled_only
def test_another_checkout_of_the_same_sources_compiles_nothing(cache: Path, tmp_path: Path) -> None:
    first = run("print(signatures(GAME, 3), True)", cache)
    shutil.copytree(ROOT / "examples" / "ore_rush", tmp_path / "ore_rush")
    paths = os.pathsep.join([str(tmp_path), str(ROOT), *(path for path in sys.path if path)])
    assert run("print(signatures(GAME, 3), misses() == 0)", cache, PYTHONPATH=paths) == first


@compiled_only
def test_a_game_that_comes_later_leaves_what_is_compiled_as_it_is(cache: Path, tmp_path: Path) -> None:
    """It has a cache of its own, and the others need not be compiled again for that."""
    first = run("print(signatures(GAME, 3), True)", cache)
    (tmp_path / "rules.py").write_text("LIMIT = 7")
    come = f"from pathlib import Path; before = kernel.CACHE_FOLDER; kernel.watch_sources(Path({str(tmp_path)!r}))\n"
    asked = "print(signatures(GAME, 3), misses() == 0 and kernel.CACHE_FOLDER != before)"
    assert run(come + asked, cache) == first


@compiled_only
def test_a_loop_from_the_disk_finds_rules_that_are_gone(cache: Path) -> None:
    first = run("print(signatures(GAME, 3))", cache)
    for file in cache.rglob("*.nbi"):  # as after two processes that wrote it at the same time
        if ".legal-" in file.name:
            file.unlink()
    assert run("print(signatures(GAME, 3))", cache) == first


@compiled_only
def test_two_games_may_share_their_rules(cache: Path) -> None:
    one, two = run(TWIN + "print(signatures(GAME, 3) + '\\n' + signatures(TwinGame(), 3))", cache).splitlines()
    assert one == two == run("print(signatures(GAME, 3))", cache, NUMBA_DISABLE_JIT="1")


@compiled_only
def test_a_rule_that_leaves_its_arrays_is_heard_through_the_symbol(cache: Path) -> None:
    assert "IndexError" in run("legal(0)", cache, NUMBA_BOUNDSCHECK="1")
    assert run("legal(2)", cache, NUMBA_BOUNDSCHECK="1") == ""
