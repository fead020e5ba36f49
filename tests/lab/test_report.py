"""The report names a planted imbalance first, and its page stands alone."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from starlode.cli import app
from starlode.lab import Experiment
from starlode.lab.page import render
from starlode.lab.report import Report, make_report
from starlode.lab.sweep import changed, read_file, write_toml
from starlode.lab.words import summary
from starlode.lab.workers import play_all

CHEAP = "artifact-05"


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """A game in which one Artifact costs nothing."""
    file = tmp_path_factory.mktemp("lab") / "planted.toml"
    file.write_text(write_toml(changed(read_file(Experiment("cave-in")), ("artifacts", CHEAP, "cost"), 0)), "utf-8")
    experiment = Experiment("cave-in", {"players": 3}, ("greedy",), games=100, components=file)
    return make_report(experiment, play_all(experiment, workers=2))


def test_a_card_that_costs_nothing_is_named_first(planted: Report) -> None:
    first = planted.suspects[0]
    assert CHEAP in (first.usage.column.component.id, first.usage.column.component.choice)
    assert first.h > 0
    assert "Laser Drill" in summary(planted)[0]
    page = render(planted)
    assert "Laser Drill" in re.findall(r'<p class="first">(.*?)</p>', page)[0]


def test_nothing_else_is_liked_so_much(planted: Report) -> None:
    names = {test.usage.column.component.name for test in planted.suspects if test.test == "wanted"}
    assert names <= {"Deep Vein Licence / Laser Drill", "Laser Drill", "Deep Vein Licence"}


def test_the_page_needs_nothing_else(planted: Report) -> None:
    page = render(planted)
    links = re.findall(r"""(?:src|href)=["']([^"']*)""", page)
    assert all(link.startswith("#") for link in links)
    assert "<script" not in page
    assert "Veterans&#39; Roll" in page
    ids = re.findall(r' id="([^"]*)"', page)
    assert len(ids) == len(set(ids))


def test_small_samples_are_marked(planted: Report) -> None:
    small = [one for one in planted.usages if one.is_small]
    assert small
    assert render(planted).count("only ") >= len(small)


def lab(*arguments: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["lab", *map(str, arguments)])
    return result.exit_code, result.stdout, result.stderr


QUICK = ("cave-in", "--games", 4, "--bots", "random", "--workers", 1)


def test_the_command_writes_page_tables_and_json(tmp_path: Path) -> None:
    sweep = "artifacts.deep-vein-licence.cost=7..8"
    code, out, _ = lab(*QUICK, "--sweep", sweep, "--out", tmp_path / "a.html", "--csv", tmp_path / "csv", "--json")
    data = json.loads(out)
    assert code == 0
    assert (data["played"], data["game"]) == (4, "cave-in")
    assert {row["value"] for row in data["sweep"]} == {7, 8}
    assert "Sweep of artifacts.deep-vein-licence.cost" in (tmp_path / "a.html").read_text("utf-8")
    with (tmp_path / "csv" / "games.csv").open(newline="") as file:
        assert len(list(csv.DictReader(file))) == 4 * 2
    names = {"seats", "bots", "measures", "closeness", "sources", "components", "suspects", "games", "sweep"}
    assert {path.stem for path in (tmp_path / "csv").iterdir()} == names


def test_the_command_speaks_in_sentences(tmp_path: Path) -> None:
    code, out, _ = lab(*QUICK, "--players", 3, "--out", tmp_path / "a.html")
    assert code == 0
    assert re.search(r"Seat 0 wins [\d.]+ % of games, [\d.]+ percentage\s+points (more|less) than its share", out)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--sweep", "artifacts.artifact-05.cost=6"), "a sweep is written"),
        (("--sweep", "artifacts.x.cost=6..7"), "has no 'artifacts.x.cost'"),
        (("--sweep", "numbers.hand_limit=7..9"), "numbers.hand_limit cannot be 8"),
        (("--bots", "nobody"), "there is no bot 'nobody'"),
        (("--option", "edition=x"), "option edition cannot be"),
        (("--components", "missing.toml"), "missing.toml: cannot be read"),
    ],
)
def test_wrong_input_is_one_line(arguments: tuple[str, ...], reason: str, tmp_path: Path) -> None:
    code, _, error = lab("cave-in", "--games", 1, "--workers", 1, *arguments, "--out", tmp_path / "a.html")
    assert code == 2
    assert reason in error
    assert len(error.strip().splitlines()) == 1


def test_a_place_that_cannot_be_written_is_known_before_play(tmp_path: Path) -> None:
    code, _, error = lab(*QUICK, "--out", tmp_path / "no" / "a.html")
    assert (code, "cannot write" in error) == (2, True)
