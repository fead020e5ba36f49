"""What verdicts amount to, and how they are kept."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from starlode.analysis import Alternative, AnalysisReport, Verdict
from starlode.analysis.analysis_file import AnalysisFile
from starlode.bots import makings as module
from starlode.engine.boundary.errors import StarlodeError
from starlode.match import Match
from starlode.terminal.drawing.verdicts import sparkline


def verdict(
    ply: int,
    loss: float,
    margin: float = 0.01,
    *,
    seat: int = 0,
    round: int | None = 1,
    found: float = 0,
    turn: int = -1,
) -> Verdict:
    best = Alternative("mine x", "Mine x", [0.5, 0.5], ["mine x"]) if loss else None
    expected = [0.5 - loss, 0.5 + loss]
    margin = margin if loss or found else 0.0
    return Verdict(ply, round, seat, "end", "End your turn", 3, expected, best, loss, margin, found, turn=turn)


def report(*verdicts: Verdict) -> AnalysisReport:
    return AnalysisReport(Match("cave-in", seed=1, names=["Ann", "Bob"]), "100it", 0, list(verdicts))


@pytest.mark.parametrize(
    ("loss", "margin", "grade"),
    [(0.2, 0.01, "blunder"), (0.1, 0.01, "mistake"), (0.04, 0.01, "inaccuracy"), (0.02, 0.01, ""), (0.2, 0.21, "")],
)
def test_only_a_loss_beyond_the_uncertainty_is_called_a_mistake(loss: float, margin: float, grade: str) -> None:
    found = verdict(0, loss, margin)
    assert found.grade == grade
    assert bool(report(found).mistakes()) == bool(grade)
    assert report(found).players()[0].average_loss == (loss if loss > margin else 0)


def test_turns_lose_what_their_decisions_lose_and_name_the_worst() -> None:
    found = report(
        verdict(1, 0.05, turn=1),
        verdict(2, 0.11, turn=1),
        verdict(3, 0.1, seat=1),
        verdict(4, 0.3),
        verdict(5, 0.0, turn=5),
        verdict(6, 0.2, 0.3, turn=5),
    )
    assert [(turn.key.ply, turn.loss) for turn in found.mistakes()] == [(4, 0.3), (2, 0.16), (3, 0.1)]
    assert [turn.mark.mark if turn.mark else "" for turn in found.turns()] == ["??", "?", "??", ""]
    assert found.data()["mistakes"] == [4, 2, 3]
    assert found.data()["turns"][0]["plies"] == [1, 2]


@pytest.mark.parametrize(
    ("found", "margin", "mark"), [(0.2, 0.01, "!"), (0.1, 0.01, "!?"), (0.05, 0.01, ""), (0.2, 0.3, "")]
)
def test_what_is_found_is_marked_unless_the_turn_lost_something(found: float, margin: float, mark: str) -> None:
    (turn,) = report(verdict(1, 0.0, margin, found=found), verdict(2, 0.0)).turns()[:1]
    assert (turn.mark.mark if turn.mark else "") == mark
    (spoilt,) = report(verdict(1, 0.0, margin, found=found, turn=1), verdict(2, 0.2, turn=1)).turns()
    assert spoilt.mark is not None
    assert (spoilt.mark.mark, spoilt.key.ply) == ("??", 2)


def test_without_rounds_every_decision_stands_alone() -> None:
    found = report(verdict(1, 0.05, round=None), verdict(2, 0.2, round=None))
    assert [turn.key.ply for turn in found.mistakes()] == [2, 1]
    assert found.curve(0) == [0.45, 0.3]


def test_a_player_is_summed_up() -> None:
    forced = Verdict(9, 1, 0, "end", "End", 1)
    (ann,) = report(verdict(1, 0.2), verdict(2, 0.0), verdict(3, 0.1, 0.2), verdict(4, 0.04), forced).players()
    assert (ann.name, ann.decisions, ann.forced) == ("Ann", 4, 1)
    assert (ann.sound, ann.average_loss) == (0.5, 0.06)
    assert (ann.blunders, ann.mistakes, ann.inaccuracies) == (1, 0, 1)


def test_accuracy_is_what_decisions_are_worth_whatever_they_lose() -> None:
    forced = Verdict(9, 1, 0, "end", "End", 1)
    judged = [replace(verdict(1, 0.0), worth=1.0), replace(verdict(2, 0.2), worth=0.25), replace(forced, worth=0.0)]
    assert report(*judged).players()[0].accuracy == pytest.approx(0.625)


def test_the_curve_has_the_last_own_judgement_of_each_round() -> None:
    found = report(verdict(1, 0.2), verdict(2, 0.1), verdict(3, 0.0, seat=1), verdict(4, 0.4, round=2))
    assert found.curve(0) == pytest.approx([0.4, 0.1])


def test_a_kept_report_is_read_again_and_another_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "analysis.json"
    found = report(verdict(1, 0.2), verdict(2, 0.0))
    assert found.resume(file) == {}
    found.save(file)
    assert list(found.resume(file).values()) == found.verdicts
    with pytest.raises(StarlodeError, match="another think"):
        AnalysisReport(found.match, "200it", 0).resume(file)
    with pytest.raises(StarlodeError, match="another record"):
        AnalysisReport(Match("cave-in", seed=2), "100it", 0).resume(file)
    file.write_text("{}")
    with pytest.raises(StarlodeError, match="is not an analysis"):
        found.resume(file)


def test_what_earlier_runs_kept_stays_on_the_shelf(tmp_path: Path) -> None:
    """However little of it the next run judges, and however early that is killed."""
    file = tmp_path / "analysis.json"
    report(verdict(1, 0.2), verdict(2, 0.0, seat=1), verdict(3, 0.1)).save(file)
    shelf = AnalysisFile(report(), file)
    shelf.add(verdict(2, 0.3, seat=1))
    shelf.save()
    assert report().resume(file) == {1: verdict(1, 0.2), 2: verdict(2, 0.3, seat=1), 3: verdict(3, 0.1)}


def test_what_somebody_else_keeps_meanwhile_is_kept_too(tmp_path: Path) -> None:
    file = tmp_path / "analysis.json"
    mine, other = AnalysisFile(report(), file), AnalysisFile(report(), file)
    for shelf, ply in ((mine, 1), (other, 2), (mine, 3)):
        shelf.add(verdict(ply, 0.1))
        shelf.save()
    assert sorted(report().resume(file)) == [1, 2, 3]
    file.write_text("{}")
    with pytest.raises(StarlodeError, match="is not an analysis"):
        mine.save()
    assert file.read_text() == "{}"


def test_another_search_judges_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "analysis.json"
    report(verdict(1, 0.2)).save(file)
    monkeypatch.setattr("starlode.analysis.report.makings", lambda *parts: {"code": "other"})
    shelf = AnalysisFile(report(), file)
    assert shelf.outdated
    assert shelf.known == {}
    shelf.add(verdict(2, 0.1))
    shelf.save()
    assert [*report().resume(file)] == [2]
    assert not AnalysisFile(report(), file).outdated


def test_an_analysis_is_made_of_the_rules_the_components_and_the_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = report().makings
    assert report().makings == before
    for part in ("engine", "bots", "analysis"):
        house = tmp_path / part
        shutil.copytree(module.HOUSE, house, ignore=shutil.ignore_patterns("__pycache__", "games", "server"))
        with next((house / part).glob("*.py")).open("a") as file:
            file.write("# another line\n")
        with monkeypatch.context() as patch:
            patch.setattr(module, "HOUSE", house)
            assert report().makings != before
    monkeypatch.setattr("starlode.analysis.report.components_digest", lambda file: "other cards")
    assert report().makings != before


def test_sparklines_fit_and_rise() -> None:
    assert sparkline([0.0, 0.5, 1.0], 80) == "▁▅█"
    long = sparkline([i / 99 for i in range(100)], 20)
    assert len(long) == 20
    assert list(long) == sorted(long)
