"""Many records: each judged as it would be alone, kept as it is done, and found again."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from starlode.analysis.many import SUFFIX, study, study_of
from tests import commands
from tests.analysis.test_analyst import last_round
from tests.extras import NO_RAY

QUICK = ("--think", "60it", "--workers", "2")

run, refusal = partial(commands.run, "analyse"), partial(commands.refusal, "analyse")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two finished games."""
    for name, turns in (("first", 0), ("second", 1)):
        match = last_round()
        while not match.over:
            match.play(match.legal()[0] if match.ply < turns else "end")
        (tmp_path / "games").mkdir(exist_ok=True)
        match.record().save(tmp_path / "games" / f"{name}.json")
    return tmp_path / "games"


def data_of(*arguments: str | Path) -> Any:
    result = run(*arguments, *QUICK, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.mark.parametrize("where", [(), pytest.param(("--ray", "local"), marks=NO_RAY)], ids=["processes", "ray"])
def test_records_of_a_folder_are_judged_as_each_would_be_alone(folder: Path, where: tuple[str, ...]) -> None:
    found = data_of(folder, *where)
    assert [Path(one["file"]).name for one in found] == ["first.json", "second.json"]
    for one in found:
        alone = study(study_of(Path(one["file"]), "60it", None, 0, None)).data
        assert {name: one[name] for name in alone} == json.loads(json.dumps(alone))


def test_what_is_kept_is_not_judged_again(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    first = data_of(folder, "--out", out)
    kept = {file.name: file.stat().st_mtime_ns for file in out.iterdir()}
    assert set(kept) == {f"first{SUFFIX}", f"second{SUFFIX}"}
    assert data_of(folder, "--out", out) == first
    assert {file.name: file.stat().st_mtime_ns for file in out.iterdir()} == kept


def test_one_seat_judged_again_leaves_the_others_in_the_file(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    data_of(folder, "--seat", "0", "--out", out)
    for one in data_of(folder, "--seat", "1", "--out", out):
        assert {ply["seat"] for ply in one["plies"]} == {1}
    kept = {file.name: json.loads(file.read_text()) for file in out.iterdir()}
    assert all({ply["seat"] for ply in one["plies"]} == {0, 1} for one in kept.values())
    for one in data_of(folder, "--out", out):  # without a worker
        file = one.pop("file")
        assert kept[f"{Path(file).stem}{SUFFIX}"] == one


def test_a_line_tells_how_well_each_player_decided(folder: Path) -> None:
    text = run(*sorted(folder.iterdir()), *QUICK).stdout
    assert [line.split()[0] for line in text.splitlines()] == ["record", *["first.json"] * 2, *["second.json"] * 2]
    assert "accuracy" in text


def test_what_cannot_be_is_refused(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert "there is no record in" in refusal(tmp_path / "empty")
    (tmp_path / "first.json").write_bytes((folder / "first.json").read_bytes())
    both = (folder / "first.json", tmp_path / "first.json")
    assert "several records are called 'first'" in refusal(*both, "--out", tmp_path / "out")
    assert "is not a folder" in refusal(folder, "--out", tmp_path / "first.json")
