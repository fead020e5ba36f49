"""Work spread over a Ray of this machine: nothing is lost, and nothing depends on who does it."""

from __future__ import annotations

import os
import signal
from importlib.util import find_spec
from pathlib import Path

import pytest

from starlode.arena.spreading import Crew
from starlode.games import FOLDERS
from starlode.lab import Experiment
from starlode.lab.workers import finished, ledger_of, play_all
from tests.example import FOLDER, NAME

# There is not a Ray for every machine and Python; the one that checks changes has it.
pytestmark = pytest.mark.skipif(
    find_spec("ray") is None and os.environ.get("CI") != "true", reason="the extra starlode[ray] is not installed"
)

RAY = Crew(2, "local")


def test_what_a_lost_worker_had_not_finished_is_done_again(tmp_path: Path) -> None:
    def double(number: int) -> int:
        if number == 3 and not (tmp_path / "lost").exists():
            (tmp_path / "lost").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return 2 * number

    done: list[int] = []
    RAY.do(double, range(6), done.append)
    assert (tmp_path / "lost").exists()
    assert sorted(done) == [0, 2, 4, 6, 8, 10]


def test_a_balance_report_is_the_same_wherever_its_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDERS, str(FOLDER))  # workers look there
    experiment = Experiment(NAME, {"players": 2}, ("random",), games=4)
    played = []
    for crew in (Crew(1), RAY):
        with ledger_of(experiment, tmp_path / str(crew.ray)) as ledger:
            play_all(experiment, ledger, crew)
            played.append(finished(experiment, ledger))
    assert played[0] == played[1]
    assert len(played[0]) == 4
