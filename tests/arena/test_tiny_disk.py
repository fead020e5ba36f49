"""A disk that is really full for a while: what was there stays, and when there is room again everything goes on."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from starlode.arena.bout import BoutResult
from starlode.arena.plan import Plan
from starlode.arena.store import ArenaStore
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.files import write_whole
from tests.example import NAME, played

PLAN = Plan(NAME, 1, {"players": 2}, {"a": "random", "b": "greedy"}, 10)
SIZE = 64 * 1024


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 64 KiB, where the machine lets us have one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except OSError:
        pytest.skip("there is no mount")
    if done.returncode:
        pytest.skip("needs the right to mount")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill(disk: Path) -> Path:
    """Take all the room there is."""
    path = disk / "filler"
    with suppress(OSError), path.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)
    return path


def keep_all(store: ArenaStore, numbers: range) -> None:
    for number in numbers:
        store.keep(result(number), "{}")


def result(number: int) -> BoutResult:
    return BoutResult(number, 0, ("a", "b"), [3, 4], [2, 1], 99, 0.5)


def test_the_old_file_stays_where_the_new_one_does_not_fit(disk: Path) -> None:
    path = disk / "report.html"
    write_whole(path, "old")
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, "x" * 2 * SIZE)
    assert path.read_text() == "old"
    assert list(disk.iterdir()) == [path]
    fill(disk)
    with pytest.raises(StarlodeError, match="No space left"):
        played(30).record().save(path)
    assert path.read_text() == "old"


def test_a_ledger_goes_on_when_there_is_room_again(disk: Path) -> None:
    with ArenaStore(disk / "arena", PLAN) as store:
        store.keep(result(0), "{}")
        filler = fill(disk)
        with pytest.raises(StarlodeError, match="No space left"):
            keep_all(store, range(1, 99))  # the page that the file has begun takes a few more
        kept = list(store.results)
        filler.unlink()
        store.keep(result(100), "{}")
    with ArenaStore(disk / "arena", PLAN) as store:
        assert list(store.results) == [*kept, 100]
