"""An old report is never lost to a new one that cannot be written."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest

from starlode.engine.boundary.errors import StarlodeError
from starlode.lab import page, sheets


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A report that is as long as it needs to be and says nothing."""
    monkeypatch.setattr(page, "render", lambda report: "new page\n" * 1000)
    monkeypatch.setattr(sheets, "sheets", lambda report: {"seats": [{"seat": 0, "name": "Ann, or Bob"}]})


@pytest.fixture
def full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # the folder is made while there is room
    def full(number: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.write", full)


@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_keeps_the_old_page(report: Any, tmp_path: Path) -> None:
    old = tmp_path / "report.html"
    old.write_bytes(b"old")
    with pytest.raises(StarlodeError, match=r"cannot write to .*report\.html: No space left"):
        page.write_page(report, old)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == {old: b"old"}


@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_keeps_the_old_sheets(report: Any, tmp_path: Path) -> None:
    old = tmp_path / "seats.csv"
    old.write_bytes(b"old")
    with pytest.raises(StarlodeError, match="No space left"):
        sheets.write_csv(report, tmp_path)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == {old: b"old"}


def test_page_and_sheets_are_written(report: Any, tmp_path: Path) -> None:
    page.write_page(report, tmp_path / "report.html")
    assert sheets.write_csv(report, tmp_path / "new") == [tmp_path / "new" / "seats.csv"]
    assert (tmp_path / "report.html").read_text() == "new page\n" * 1000
    assert (tmp_path / "new" / "seats.csv").read_bytes() == b'seat,name\r\n0,"Ann, or Bob"\r\n'
