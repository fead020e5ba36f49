"""Work spread over processes, or over a Ray of this machine: nothing is lost, and nothing depends on who does it."""

from __future__ import annotations

from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import pytest

from starlode.arena.spreading import Workers
from starlode.arena.versions import Versions, versions_of
from starlode.arena.workers import HOPELESS, TRIES, _serve
from starlode.engine.boundary.errors import StarlodeError
from starlode.games import FOLDERS
from starlode.lab import Experiment
from starlode.lab.workers import finished, ledger_of, play_all
from tests.arena.errands import Errand, attempts, die, double, stumble, wait_for
from tests.example import FOLDER, NAME
from tests.extras import NO_RAY

HERE, RAY = Workers(2), Workers(2, "local")
WORKERS = [pytest.param(HERE, id="processes"), pytest.param(RAY, id="ray", marks=NO_RAY)]


@pytest.mark.parametrize("workers", WORKERS)
def test_what_a_lost_worker_had_not_finished_is_done_again_and_nothing_else(workers: Workers, tmp_path: Path) -> None:
    done: list[int] = []
    workers.do(double, [Errand(number, tmp_path) for number in range(8)], done.append)
    assert sorted(done) == [0, 2, 4, 6, 8, 10, 12, 14]
    assert [len(attempts(tmp_path, number)) for number in range(8)] == [1, 1, 1, 2, 1, 1, 1, 1]


@pytest.mark.parametrize("workers", WORKERS)
def test_a_task_that_kills_everybody_is_given_up(workers: Workers, tmp_path: Path) -> None:
    done: list[int] = []
    with pytest.raises(StarlodeError, match=HOPELESS.format(TRIES)):
        workers.do(die, [Errand(1, tmp_path)], done.append)
    assert not done
    assert len(attempts(tmp_path, 1)) == TRIES


def test_an_error_tells_where_it_happened(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        HERE.do(stumble, [Errand(5, tmp_path)], print)
    assert "in stumble" in caught.value.__notes__[0]


def test_a_worker_whose_master_has_left_in_the_middle_of_a_task_goes_without_a_word(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    context = get_context("spawn")
    (ours, theirs), (held, leash) = context.Pipe(), context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(theirs, held, wait_for))
    process.start()
    theirs.close()
    ours.send(tmp_path / "left")
    ours.close()
    (tmp_path / "left").touch()
    process.join()
    leash.close()
    assert (process.exitcode, *capfd.readouterr()) == (0, "", "")


@pytest.mark.parametrize("workers", WORKERS)
def test_nobody_begins_who_has_other_rules(workers: Workers, tmp_path: Path) -> None:
    mine = replace(versions_of("cave-in"), rules=99)
    with pytest.raises(StarlodeError, match=r"a worker plays cave-in differently \(rules: 99 here, \d+ there\)"):
        workers.do(double, [Errand(1, tmp_path)], print, [mine])
    assert not attempts(tmp_path, 1)


def test_versions_know_starlode_rules_and_components(tmp_path: Path) -> None:
    mine = versions_of("cave-in")
    assert mine == versions_of("cave-in")
    corrected = tmp_path / "components.toml"
    corrected.write_text("# another file\n")
    other = versions_of("cave-in", corrected)
    assert {told.partition(":")[0] for told in mine.differences(other)} == {"source", "components"}
    newer = Versions("cave-in", None, "9.9", 99, "0123", None)
    told = {text.partition(":")[0] for text in mine.differences(newer)}
    assert told == {"starlode", "rules", "code", "components"}


@NO_RAY
def test_a_balance_report_is_the_same_wherever_its_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDERS, str(FOLDER))  # workers look there
    experiment = Experiment(NAME, {"players": 2}, ("random",), games=4)
    played = []
    for workers in (Workers(1), HERE, RAY):
        with ledger_of(experiment, tmp_path / str(workers)) as ledger:
            play_all(experiment, ledger, workers)
            played.append(finished(experiment, ledger))
    assert played[0] == played[1] == played[2]
    assert len(played[0]) == 4
