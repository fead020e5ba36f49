"""The report names a planted imbalance first, and its page stands alone."""

from __future__ import annotations

import csv
import html
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from starlode.arena.spreading import Workers
from starlode.lab import Experiment
from starlode.lab.headlines import capital, headlines
from starlode.lab.page import render
from starlode.lab.report import LabReport, make_report
from starlode.lab.suspects import WINS
from starlode.lab.sweep import Number, changed, read_file, write_toml
from starlode.lab.workers import finished, ledger_of, play_all
from tests.commands import run

ROOT = Path(__file__).resolve().parent.parent.parent
CHEAP = "artifact-05"


def report_on(experiment: Experiment, folder: Path) -> LabReport:
    with ledger_of(experiment, folder) as ledger:
        play_all(experiment, ledger, Workers(2))
        return make_report(experiment, finished(experiment, ledger))


def with_changes(game: str, changes: dict[str, Number], file: Path) -> Path:
    """The game's component file with other numbers."""
    data = read_file(Experiment(game))
    for path, value in changes.items():
        data = changed(data, tuple(path.split(".")), value)
    file.write_text(write_toml(data), "utf-8")
    return file


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> LabReport:
    """A game in which one Artifact costs nothing."""
    folder = tmp_path_factory.mktemp("lab")
    file = with_changes("cave-in", {f"artifacts.{CHEAP}.cost": 0}, folder / "planted.toml")
    return report_on(Experiment("cave-in", {"players": 3}, ("greedy",), 100, seed=2000, components=file), folder)


def test_a_card_that_costs_nothing_is_named_first(planted: LabReport) -> None:
    first = planted.suspects[0]
    assert CHEAP in (first.usage.column.component.id, first.usage.column.component.choice)
    assert first.h > 0
    assert "Laser Drill" in headlines(planted)[0]
    page = render(planted)
    assert "Laser Drill" in re.findall(r'<p class="first">(.*?)</p>', page)[0]


def test_no_other_card_is_suspected_of_winning(planted: LabReport) -> None:
    """Others may be bought in every game, as some cheap cards of the house are; that they win is what would mislead."""
    family = {CHEAP, *(thing.id for thing in planted.experiment.things.values() if thing.choice == CHEAP)}
    winners = {suspect.usage.column.component.id for suspect in planted.suspects if suspect.test == WINS}
    assert winners
    assert winners <= family


def test_every_finding_says_among_whom_it_was_made(planted: LabReport) -> None:
    assert "among greedy)" in headlines(planted)[0]
    assert "Suspects among greedy" in render(planted)


def test_suspects_are_listed_in_the_order_of_what_is_plotted(planted: LabReport) -> None:
    plotted = [test.strength for test in planted.suspects]
    assert plotted == sorted(plotted, reverse=True)
    assert all(0 < test.strength <= test.excess for test in planted.suspects)


PLANTED: dict[str, tuple[int, str, dict[str, Number]]] = {  # in how many games it shows
    "cosmic-scavengers": (
        150,
        "prize-salvage-rights",
        {"prizes.prize-salvage-rights.points": 20, "prizes.prize-salvage-rights.cost.W": 0},
    ),
    "stella-digger": (
        80,
        "super-drill-green",
        {"gadgets.super-drill-green.price.green": 0, "gadgets.super-drill-green.price.any": 0},
    ),
}


@pytest.mark.parametrize("game", PLANTED)
def test_a_planted_imbalance_is_named_first_in_every_game(game: str, tmp_path: Path) -> None:
    """A contract that is cheap and worth far too much, a gadget that costs nothing."""
    games, culprit, changes = PLANTED[game]
    file = with_changes(game, changes, tmp_path / "planted.toml")
    report = report_on(Experiment(game, {"players": 3}, ("greedy",), games, components=file), tmp_path)
    first = report.suspects[0]
    assert (first.usage.column.component.id, first.h > 0) == (culprit, True)
    name = capital(first.usage.column.component.name)
    assert name in headlines(report)[0]
    assert html.escape(name) in re.findall(r'<p class="first">(.*?)</p>', render(report))[0]


def test_the_page_needs_nothing_else(planted: LabReport) -> None:
    page = render(planted)
    links = re.findall(r"""(?:src|href)=["']([^"']*)""", page)
    assert all(link.startswith("#") for link in links)
    assert "<script" not in page
    assert "Veterans&#39; Roll" in page
    ids = re.findall(r' id="([^"]*)"', page)
    assert len(ids) == len(set(ids))


def test_small_samples_are_marked(planted: LabReport) -> None:
    small = [one for one in planted.usages if one.is_small]
    assert small
    assert render(planted).count("only ") >= len(small)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finished games are kept below the folder of whoever runs the command."""
    monkeypatch.chdir(tmp_path)


def lab(*arguments: object) -> tuple[int, str, str]:
    result = run("lab", *map(str, arguments))
    return result.exit_code, result.stdout, result.stderr


QUICK = ("cave-in", "--games", 4, "--bots", "random", "--workers", 1)


def test_the_command_writes_page_tables_and_json(tmp_path: Path) -> None:
    sweep = "artifacts.deep-vein-licence.cost=7..8"
    code, out, _ = lab(*QUICK, "--sweep", sweep, "--out", tmp_path / "a.html", "--csv", tmp_path / "csv", "--json")
    data = json.loads(out)
    assert code == 0
    assert (data["played"], data["game"], data["seats_by"]) == (4, "cave-in", "turn")
    assert {row["value"] for row in data["sweep"]} == {7, 8}
    assert data["sweep_answer"].startswith("The sweep of artifacts.deep-vein-licence.cost has no answer")
    assert "Sweep of artifacts.deep-vein-licence.cost" in (tmp_path / "a.html").read_text("utf-8")
    with (tmp_path / "csv" / "games.csv").open(newline="") as file:
        assert len(list(csv.DictReader(file))) == 4 * 2
    names = {"seats", "bots", "measures", "closeness", "sources", "components", "suspects", "games", "sweep"}
    assert {path.stem for path in (tmp_path / "csv").iterdir()} == names


def test_two_kinds_of_players_stand_side_by_side(tmp_path: Path) -> None:
    code, out, _ = lab(*QUICK, "--against", "greedy", "--out", tmp_path / "a.html", "--json")
    data = json.loads(out)
    assert (code, data["measured_with"]) == (0, ["random"])
    assert set(data["compared"][0]) == {"what", "random", "greedy"}
    assert "First player wins" in [row["what"] for row in data["compared"]]
    page = (tmp_path / "a.html").read_text("utf-8")
    assert "Two kinds of players" in page
    assert "played by random, and the same games by greedy." in page
    _, out, _ = lab(*QUICK, "--against", "greedy", "--out", tmp_path / "a.html")
    assert re.search(r"\n +random +greedy +\nFirst player wins +[\d.]+ % +[\d.]+ % ", out)


def test_the_command_speaks_in_sentences(tmp_path: Path) -> None:
    code, out, _ = lab(*QUICK, "--players", 3, "--out", tmp_path / "a.html")
    assert code == 0
    assert "What stands out:\n- " in out
    assert "Caution: bots that do not think ahead, here random," in out
    assert "Caution: bots that do not think ahead, here random" in (tmp_path / "a.html").read_text("utf-8")
    assert re.search(r"First player wins [\d.]+ % of games, [\d.]+ percentage\s+points (more|less) than its share", out)


def test_a_sweep_is_answered_before_anything_else(tmp_path: Path) -> None:
    sweep = ("--sweep", "artifacts.artifact-05.cost=7..8", "--target", "40%")
    code, out, _ = lab(*QUICK, *sweep, "--out", tmp_path / "a.html")
    assert code == 0
    assert out.index("Sweep of artifacts.artifact-05.cost:\n- The sweep") < out.index("What stands out at cost 8:")
    page = (tmp_path / "a.html").read_text("utf-8")
    assert page.index('<p class="first">The sweep of artifacts.artifact-05.cost has no answer') < page.index(
        "stands out"
    )


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--target", "0.3"), "--target needs --sweep"),
        (("--target", "33", "--sweep", "artifacts.artifact-05.cost=6..7"), "such as 0.33 or 33%"),
        (("--target", "33%", "--sweep", "numbers.totem_vp=2..3"), "belongs to no component that players take"),
        (("--sweep", "artifacts.artifact-05.cost=6"), "a sweep is written"),
        (("--sweep", "artifacts.x.cost=6..7"), "has no 'artifacts.x.cost'"),
        (("--sweep", "numbers.hand_limit=7..9"), "numbers.hand_limit cannot be 8"),
        (("--bots", "nobody"), "there is no bot 'nobody'"),
        (("--against", "nobody"), "there is no bot 'nobody'"),
        (("--against", "greedy"), "name another kind of players"),
        (("--against", "random", "--sweep", "artifacts.artifact-05.cost=6..7"), "ask for one of them at a time"),
        (("--option", "edition=x"), "option edition cannot be"),
        (("--components", "missing.toml"), "missing.toml: cannot be read"),
    ],
)
def test_wrong_input_is_one_line(arguments: tuple[str, ...], reason: str, tmp_path: Path) -> None:
    code, _, error = lab("cave-in", "--games", 1, "--workers", 1, *arguments, "--out", tmp_path / "a.html")
    assert code == 2
    assert reason in error
    assert len(error.strip().splitlines()) == 1


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    code, out, _ = lab(*QUICK, "--out", tmp_path / "a.html", "--json")
    (file,) = (tmp_path / "records").glob("lab-cave-in-*/results.jsonl")
    before = file.stat().st_mtime_ns
    again = json.loads(out) | {"played_now": 0, "kept": 4}
    assert json.loads(out) == again | {"played_now": 4, "kept": 0}
    assert lab(*QUICK, "--out", tmp_path / "a.html", "--json") == (code, json.dumps(again) + "\n", "")
    assert file.stat().st_mtime_ns == before


def test_kill_9_loses_no_finished_game(tmp_path: Path) -> None:
    arguments = ["lab", "cave-in", "--games", "400", "--bots", "greedy", "--workers", "2", "--json", "--out", "a.html"]
    command = [sys.executable, "-c", "from starlode.cli import main; main()", *arguments]
    # Both runs in processes of their own: here another test may have brought a game from outside along.
    others = {name: value for name, value in os.environ.items() if name != "STARLODE_GAMES"}
    environment = {**others, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.DEVNULL)
    while not (before := kept(tmp_path)):
        assert process.poll() is None
        time.sleep(0.01)
    process.kill()
    process.wait()
    before = kept(tmp_path)
    again = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(again.stdout)["played"] == 400
    assert kept(tmp_path)[: len(before)] == before
    assert len(before) < len(kept(tmp_path)) == 400


def kept(folder: Path) -> list[str]:
    """The whole lines of a ledger."""
    files = list((folder / "records").glob("lab-*/results.jsonl"))
    return files[0].read_text("utf-8").split("\n")[:-1] if files else []


def test_a_place_that_cannot_be_written_is_known_before_play(tmp_path: Path) -> None:
    code, _, error = lab(*QUICK, "--out", tmp_path / "no" / "a.html")
    assert (code, "cannot write" in error) == (2, True)
