"""`starlode analyse` as a person meets it."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from starlode.analysis import Analyst, Verdict
from starlode.match.worded import MadeDecision
from tests import commands
from tests.analysis.test_analyst import last_round, played

QUICK = ("--think", "100it")


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game whose last decision is a blunder."""
    match = last_round()
    while not match.over:
        match.play("end")
    match.record().save(tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    match = played("cave-in", 12)
    match.record().save(tmp_path / "unfinished.json")
    return tmp_path / "unfinished.json"


run, refusal = partial(commands.run, "analyse"), partial(commands.refusal, "analyse")


def data_of(*arguments: str | Path) -> Any:
    result = run(*arguments, *QUICK, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_report_names_the_mistake_and_what_was_better(record: Path) -> None:
    result = run(record, *QUICK)
    assert result.exit_code == 0
    assert max(len(line) for line in result.stdout.splitlines()[:-1]) <= 80
    text = " ".join(result.stdout.split())
    assert "Player 0: no mistake that could be proven" in text
    assert "1. ?? round 14, ply 4: End your turn (end) lost " in text
    assert "(mine c6-brown-1), because that promised " in text
    assert text.endswith(f"starlode replay {record} --ply 4 --seat 1")
    assert "Every decision" not in text
    assert "Every decision" in run(record, *QUICK, "--plies").stdout


def test_json_has_the_documented_shape(record: Path) -> None:
    data = data_of(record)
    page = (Path(__file__).parent.parent.parent / "docs" / "how-to" / "analyse-a-game.md").read_text("utf-8")
    player, ply = data["players"][0], data["plies"][data["mistakes"][0]]
    for key in {*data, *player, *ply, *ply["best"]}:
        assert f"`{key}`" in page, key
    assert (data["decisions"], data["analysed"], data["over"], data["interrupted"]) == (5, 5, True, False)
    assert (ply["move"], ply["grade"], ply["forced"]) == ("end", "blunder", False)
    assert data["plies"][3]["forced"]
    assert data["plies"][3]["expected"] is None


def test_an_unfinished_game_is_analysed_for_one_seat(unfinished: Path) -> None:
    data = data_of(unfinished, "--seat", "1")
    assert not data["over"]
    assert {ply["seat"] for ply in data["plies"]} == {1}
    assert 0 < data["analysed"] < data["decisions"]
    assert [player["seat"] for player in data["players"]] == [1]


def test_a_time_may_be_given_instead_of_iterations(record: Path) -> None:
    assert run(record, "--think", "20it:2").exit_code == 0


def test_an_interruption_reports_what_is_judged_and_the_next_run_goes_on(
    unfinished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original, judged, out = Analyst._judge, list[int](), tmp_path / "analysis.json"

    def interrupted(self: Analyst, ply: int, decision: MadeDecision, number: int) -> Verdict:
        judged.append(ply)
        if judged == [0, 1, 2, 3, 4, 5]:
            raise KeyboardInterrupt
        return original(self, ply, decision, number)

    monkeypatch.setattr(Analyst, "_judge", interrupted)
    result = run(unfinished, *QUICK, "--out", out)
    assert result.exit_code == 130
    assert "5 of 12 decisions" in result.stdout
    assert "Interrupted" in result.stdout
    kept = json.loads(out.read_text())
    assert (kept["analysed"], kept["interrupted"]) == (5, True)
    whole = data_of(unfinished, "--out", out)
    assert judged == [0, 1, 2, 3, 4, 5, *range(5, 12)]
    assert whole == data_of(unfinished) == json.loads(out.read_text())


def test_one_seat_judged_again_leaves_the_others_in_the_file(unfinished: Path, tmp_path: Path) -> None:
    out = tmp_path / "analysis.json"
    whole = data_of(unfinished, "--out", out)
    assert {ply["seat"] for ply in data_of(unfinished, "--seat", "0", "--out", out)["plies"]} == {0}
    assert json.loads(out.read_text()) == whole


def test_a_run_that_dies_early_loses_nothing(unfinished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, original = tmp_path / "analysis.json", Analyst._judge
    data_of(unfinished, "--seat", "1", "--out", out)
    known = {ply["ply"] for ply in json.loads(out.read_text())["plies"]}

    def killed(self: Analyst, ply: int, decision: MadeDecision, number: int) -> Verdict:
        if ply > 1:
            raise SystemExit
        return original(self, ply, decision, number)

    monkeypatch.setattr(Analyst, "_judge", killed)
    monkeypatch.setattr("starlode.analysis.judging.KEPT_EVERY", 0.0)
    run(unfinished, *QUICK, "--out", out)
    assert {ply["ply"] for ply in json.loads(out.read_text())["plies"]} == known | {0, 1}


def test_whoever_judges_anew_says_so(record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "analysis.json"
    run(record, *QUICK, "--out", out)
    assert run(record, *QUICK, "--out", out).stderr == ""
    monkeypatch.setattr("starlode.analysis.report.makings", lambda *parts: {"code": "edited"})
    again = run(record, *QUICK, "--out", out)
    assert "judged by other rules, components or another search; it is judged again" in again.stderr
    assert again.exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--think", "long"), "a number of iterations"),
        (("--think", "200ms"), "a number of iterations"),
        (("--think", "3it"), "at least 20 iterations"),
        (("--seat", "2"), "there is no seat 2"),
        (("--out", "game.json"), "game.json already exists and is not an analysis"),
        (("--out", "."), "cannot write to ."),
        (("--out", "/dev/null"), "cannot write to /dev/null: it is not a regular file"),
        (("--seed", "-1"), "--seed"),
    ],
)
def test_wrong_wishes_are_explained_in_one_line(
    record: Path, arguments: tuple[str, ...], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(record.parent)
    assert complaint in refusal(record, *arguments)


@pytest.mark.parametrize("text", [None, "", "{}", "[1]", "\xff", '{"game": "chess"}'])
def test_a_file_that_is_no_record_is_named(text: str | None, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    if text is not None:
        file.write_bytes(text.encode("latin-1"))
    assert "bad.json" in refusal(file)


def test_a_record_without_moves_has_nothing_to_say(tmp_path: Path) -> None:
    played("cave-in", 0).record().save(tmp_path / "empty.json")
    result = run(tmp_path / "empty.json")
    assert result.exit_code == 0
    assert "There was nothing to decide" in result.stdout


# ---- one moment ----


def test_the_best_lines_of_a_moment(record: Path) -> None:
    result = run(record, "--at", "4", "--think", "400it")
    assert result.exit_code == 0
    text = " ".join(result.stdout.split())
    assert text.startswith("Player 1 decides after 4 decisions")
    assert "± 1" in text
    assert "End your turn (played)" in text
    data = json.loads(run(record, "--at", "4", "--think", "400it", "--json").stdout)
    assert (data["ply"], data["seat"], data["lines"][0]["move"]) == (4, 1, "mine c6-brown-1")
    assert [line["move"] for line in data["lines"] if line["played"]] == ["end"]


def test_a_moment_without_a_decision_has_no_lines(record: Path) -> None:
    moves = len(json.loads(record.read_text())["moves"])
    assert "not asked" in refusal(record, "--at", str(moves))
    assert "not asked" in refusal(record, "--at", "4", "--seat", "0")
    assert str(moves) in refusal(record, "--at", "999")
    assert "one file" in refusal(record, record, "--at", "1")


@pytest.mark.parametrize("unused", [("--out", "kept.json"), ("--plies",), ("--workers", "2"), ("--ray", "local")])
def test_a_moment_is_only_printed(record: Path, unused: tuple[str, ...]) -> None:
    assert "--at prints the lines of one moment" in refusal(record, "--at", "4", *unused)
