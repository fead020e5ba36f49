"""Whole or not at all: what a full disk, a trap or Ctrl-C leaves behind."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.files import append_whole, check_writable, write_whole, writing

OLD, NEW = "old\n", "new é\r\n" * 5000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "file.txt"
    path.write_text(OLD)
    return path


def only(path: Path, text: str) -> bool:
    """Whether the folder holds this file with this text, and nothing beside it."""
    return list(path.parent.iterdir()) == [path] and path.read_bytes() == text.encode()


def full(*_: Any, **__: Any) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")


def after(count: int, then: Callable[..., Any], before: Callable[..., Any]) -> Callable[..., Any]:
    """A function that works a few times and then does something else."""
    calls = iter(range(count))
    return lambda *args: before(*args) if next(calls, None) is not None else then(*args)


def test_a_file_is_replaced_byte_by_byte(file: Path) -> None:
    write_whole(file, NEW)
    assert only(file, NEW)


def test_folders_are_made_as_needed(tmp_path: Path) -> None:
    write_whole(tmp_path / "a" / "b" / "c.txt", NEW)
    assert only(tmp_path / "a" / "b" / "c.txt", NEW)


def test_short_writes_are_carried_on(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr("os.write", lambda number, data: write(number, data[:7]))
    write_whole(file, NEW)
    assert only(file, NEW)


@pytest.mark.parametrize("call", ["write", "fsync", "close", "replace"])
@pytest.mark.parametrize("trouble", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()])
def test_a_failure_keeps_the_old_file_and_leaves_nothing_behind(
    file: Path, call: str, trouble: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    close = os.close

    def fail(*args: Any) -> None:
        if call == "close":
            close(*args)
        raise trouble

    monkeypatch.setattr(f"os.{call}", fail)
    with pytest.raises(type(trouble)):
        write_whole(file, NEW)
    monkeypatch.undo()
    assert only(file, OLD)


def test_a_disk_that_fills_up_in_the_middle_keeps_the_old_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr("os.write", after(3, full, lambda number, data: write(number, data[:100])))
    with pytest.raises(OSError, match="No space left"):
        write_whole(file, NEW)
    assert only(file, OLD)


def test_a_link_in_the_place_of_our_own_file_is_not_followed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    victim = file.with_name("victim")
    victim.write_text("precious")
    monkeypatch.setattr("secrets.token_hex", lambda size: "known")
    trap = file.with_name(".known.part")
    trap.symlink_to(victim)
    with pytest.raises(FileExistsError):
        write_whole(file, NEW)
    assert victim.read_text() == "precious"
    assert trap.is_symlink(), "it is not ours to remove"
    assert file.read_text() == OLD


def test_a_link_to_a_file_stays_a_link(file: Path) -> None:
    link = file.with_name("link")
    link.symlink_to(file)
    write_whole(link, NEW)
    assert link.is_symlink()
    assert file.read_bytes() == NEW.encode()


def test_who_may_read_the_old_file_may_read_the_new_one(file: Path) -> None:
    file.chmod(0o640)
    write_whole(file, NEW)
    assert file.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("what", ["folder", "pipe"])
def test_what_is_no_file_is_not_replaced(tmp_path: Path, what: str) -> None:
    path = tmp_path / what
    path.mkdir() if what == "folder" else os.mkfifo(path)
    with pytest.raises(OSError, match="not a regular file"):
        write_whole(path, NEW)
    with pytest.raises(OSError, match="not a regular file"):
        check_writable(path)
    assert list(tmp_path.iterdir()) == [path]


def test_looking_whether_a_file_can_be_written_changes_nothing(file: Path) -> None:
    check_writable(file)
    check_writable(file.with_name("another"))
    assert only(file, OLD)
    with pytest.raises(FileNotFoundError):
        check_writable(file.parent / "missing" / "file")


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_failed_append_leaves_the_file_as_long_as_it_was(
    file: Path, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    with file.open("ab") as opened:
        monkeypatch.setattr("os.write", after(2, full, lambda number, data: write(number, data[:3])))
        if call == "fsync":
            monkeypatch.setattr("os.fsync", full)
        with pytest.raises(OSError, match="No space left"):
            append_whole(opened.fileno(), b"1234567890\n")
        assert file.read_text() == OLD
        monkeypatch.undo()
        append_whole(opened.fileno(), b"more\n")
    assert file.read_text() == OLD + "more\n"


def test_the_error_for_people_names_the_file_and_the_reason(tmp_path: Path) -> None:
    with pytest.raises(StarlodeError, match=f"^cannot write to {tmp_path}: No space left"), writing(tmp_path):
        full()
