"""What is finished stays finished."""

from __future__ import annotations

import errno
import os
import signal
from pathlib import Path

import pytest

from starlode.arena.bout import BoutResult
from starlode.arena.plan import Plan
from starlode.arena.store import ArenaStore
from starlode.engine.boundary.errors import StarlodeError
from tests.example import NAME

PLAN = Plan(NAME, 1, {"players": 2}, {"a": "random", "b": "greedy"}, 10)


def result(number: int) -> BoutResult:
    return BoutResult(number, 0, ("a", "b"), [3, 4], [2, 1], 99, 0.5)


def test_finished_games_are_found_again(tmp_path: Path) -> None:
    with ArenaStore(tmp_path / "x", PLAN) as store:
        store.keep(result(4), "{}")
        store.keep(result(2), "{}")
    with ArenaStore(tmp_path / "x", PLAN) as store:
        assert store.in_order() == [result(2), result(4)]
    assert {path.name for path in (tmp_path / "x" / "records").iterdir()} == {"000002.json", "000004.json"}


def test_a_line_that_was_not_finished_is_dropped(tmp_path: Path) -> None:
    with ArenaStore(tmp_path, PLAN) as store:
        store.keep(result(0), "{}")
    file = tmp_path / "results.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"number":1,"se')
    with ArenaStore(tmp_path, PLAN) as store:
        assert list(store.results) == [0]
        store.keep(result(1), "{}")
    assert file.read_bytes().startswith(whole + b'{"number":1,"seed":0')
    assert file.read_bytes().count(b"\n") == 2


def test_a_game_is_kept_once(tmp_path: Path) -> None:
    with ArenaStore(tmp_path, PLAN) as store:
        store.keep(result(0), "{}")
        store.keep(result(0), "{}")
    assert (tmp_path / "results.jsonl").read_bytes().count(b"\n") == 1


def test_a_game_that_cannot_be_written_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError("no space left")

    with ArenaStore(tmp_path, PLAN) as store:
        monkeypatch.setattr("os.fsync", full)
        with pytest.raises(StarlodeError, match=r"cannot write to .*: no space left"):
            store.keep(result(0), "{}")
        assert store.results == {}


def test_the_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    with ArenaStore(tmp_path, PLAN):
        pass
    other = Plan(NAME, 1, {"players": 2}, {"a": "random", "c": "greedy"}, 10)
    with pytest.raises(StarlodeError, match=r"holds another arena \(bots: a, b there, a, c here\)"):
        ArenaStore(tmp_path, other)


def test_a_folder_in_use_is_refused(tmp_path: Path) -> None:
    with ArenaStore(tmp_path, PLAN), pytest.raises(StarlodeError, match="another arena is running"):
        ArenaStore(tmp_path, PLAN)


def test_broken_results_are_refused(tmp_path: Path) -> None:
    with ArenaStore(tmp_path, PLAN):
        pass
    (tmp_path / "results.jsonl").write_text("what?\n")
    with pytest.raises(StarlodeError, match=r"line 1 of .* cannot be read"):
        ArenaStore(tmp_path, PLAN)


def test_results_without_a_plan_are_refused(tmp_path: Path) -> None:
    (tmp_path / "results.jsonl").write_text("")
    with pytest.raises(StarlodeError, match=r"no arena\.json"):
        ArenaStore(tmp_path, PLAN)


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StarlodeError, match="cannot write to"):
        ArenaStore(tmp_path / "file" / "below", PLAN)


def test_ctrl_c_while_a_game_is_written_waits_until_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def press(_: int) -> None:
        signal.raise_signal(signal.SIGINT)

    with ArenaStore(tmp_path, PLAN) as store:
        monkeypatch.setattr("os.fsync", press)
        with pytest.raises(KeyboardInterrupt):
            store.keep(result(0), "{}")
        assert list(store.results) == [0]
    assert (tmp_path / "results.jsonl").read_bytes().count(b"\n") == 1


def test_a_line_that_was_written_in_part_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that fills up in the middle of a line: the next line must not be glued to half of another."""
    write = os.write

    def some(number: int, data: bytes) -> int:
        if len(data) < 60:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(number, data[:20])

    with ArenaStore(tmp_path, PLAN) as store:
        store.add([result(0)])
        monkeypatch.setattr("os.write", some)
        with pytest.raises(StarlodeError, match="No space left"):
            store.add([result(1)])
        monkeypatch.undo()
        store.add([result(2)])
    with ArenaStore(tmp_path, PLAN) as store:
        assert list(store.results) == [0, 2]


def test_a_line_that_takes_several_writes_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr("os.write", lambda number, data: write(number, data[:5]))
    with ArenaStore(tmp_path, PLAN) as store:
        store.keep(result(0), '{"moves": []}')
    with ArenaStore(tmp_path, PLAN) as store:
        assert store.in_order() == [result(0)]
    assert (tmp_path / "records" / "000000.json").read_text() == '{"moves": []}'
