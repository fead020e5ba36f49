"""Nobody can guess the deals of a run, and anybody can check them when it is over."""

from __future__ import annotations

import json
import shlex
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from starlode.arena.bout import play_game
from starlode.arena.plan import Plan, schedule
from starlode.arena.report import report_data
from starlode.arena.running import make_plan, open_store, play_plan
from starlode.arena.simulation import Simulation
from starlode.arena.spreading import Workers
from starlode.arena.store import ArenaStore
from starlode.engine.boundary.errors import InvalidOption, StarlodeError
from starlode.lab.experiment import Experiment
from starlode.lab.playing import play_game as play_in_lab
from starlode.lab.series import play_series
from starlode.match import Match
from starlode.match.seeds import key_of, key_text, salted
from tests.commands import refusal, run
from tests.example import FOLDER, GAME, NAME

SALT = "0123456789abcdef0123456789abcdef"
PLAN = make_plan(GAME, ["random", "greedy"], {}, games=4)
QUITTER = f"program:{shlex.join([sys.executable, '-c', 'raise SystemExit'])}"
SHORT_SEEDS = {key_text(key_of(seed)) for seed in range(1000)}


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_keys_of_an_arena_are_not_those_of_short_seeds(tmp_path: Path) -> None:
    with open_store(PLAN, tmp_path) as store:
        games = [play_game(store.plan, pairing) for pairing in schedule(store.plan)]
    keys = [json.loads(record)["seed"] for _, record in games]
    assert keys == [salted(result.seed, store.salt) for result, _ in games]
    assert not set(keys) & SHORT_SEEDS
    assert len(set(keys)) == 2, "the seatings of a deal get the same cards"


def test_no_two_runs_have_the_same_deals(tmp_path: Path) -> None:
    salts = set()
    for name in "ab":
        with open_store(PLAN, tmp_path / name) as store:
            salts.add(store.salt)
    assert len(salts) == 2


def test_the_secret_is_kept_while_the_run_goes_on_and_published_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STARLODE_GAMES", str(FOLDER))  # for the worker
    with open_store(PLAN, tmp_path) as store:
        kept, plan = store.salt, tmp_path / "arena.json"
        assert mode(plan) == 0o600
        store.keep(*play_game(store.plan, schedule(store.plan)[0]))
        assert report_data(store.plan, store.in_order())["salt"] is None
    with open_store(PLAN, tmp_path) as store:
        assert store.salt == kept, "who goes on deals from the same salt"
        play_plan(store, workers=1)
        assert report_data(store.plan, store.in_order())["salt"] == kept
    assert mode(plan) == 0o644
    assert json.loads(plan.read_text())["salt"] == kept


def test_the_name_of_a_folder_does_not_tell_the_salt() -> None:
    assert PLAN.digest() == make_plan(GAME, ["random", "greedy"], {}, games=4).digest()
    assert PLAN.digest() != make_plan(GAME, ["random", "greedy"], {}, games=4, salt=SALT).digest()
    assert SALT not in make_plan(GAME, ["random", "greedy"], {}, games=4, salt=SALT).text()


def test_an_arena_with_the_salt_of_another_is_the_same_arena(tmp_path: Path) -> None:
    wanted = ("arena", FOLDER, "--bots", "random,greedy", "--games", "2", "--workers", "1", "--json", "--out")
    first = json.loads(run(*wanted, tmp_path / "a").stdout)
    again = json.loads(run(*wanted, tmp_path / "b", "--salt", first["salt"]).stdout)
    assert first["salt"] == again["salt"]
    for number in ("000000.json", "000001.json"):
        records = [tmp_path / name / "records" / number for name in "ab"]
        assert records[0].read_text() == records[1].read_text()
        assert Match.from_record(records[0]).over
    told = refusal(*wanted, tmp_path / "a", "--salt", SALT)
    assert "holds another arena (with another salt)" in told
    assert first["salt"] not in told


def test_a_folder_from_before_salts_is_another_arena(tmp_path: Path) -> None:
    with ArenaStore(tmp_path, PLAN):
        pass
    data = json.loads((tmp_path / "arena.json").read_text())
    del data["salt"]
    (tmp_path / "arena.json").write_text(json.dumps(data))
    with pytest.raises(StarlodeError, match="with another salt"):
        ArenaStore(tmp_path, PLAN)


@pytest.mark.parametrize("salt", ["", "7", "0" * 31, "0" * 31 + "x", 5, "\x1b[2J"])
def test_a_salt_that_could_be_guessed_is_refused(salt: Any) -> None:
    with pytest.raises(InvalidOption, match="a salt has 32 hexadecimal digits"):
        make_plan(GAME, ["random", "greedy"], {}, salt=salt)


# ---- many games ----


def test_where_only_our_bots_play_a_seed_is_a_seed(tmp_path: Path) -> None:
    simulation = Simulation(GAME, {}, ("random", "greedy"), out=tmp_path)
    simulation.play(4)
    assert simulation.salt == ""
    assert json.loads((tmp_path / f"{NAME}-4.json").read_text())["seed"] == 4


def test_where_a_program_plays_the_deals_are_salted_and_can_be_repeated(tmp_path: Path) -> None:
    tallies, records = [], []
    salt = None
    for name in "ab":
        simulation = Simulation(GAME, {}, ("greedy", QUITTER), out=tmp_path / name, salt=salt)
        simulation.play(4)
        salt = simulation.salt
        tallies.append(simulation.tally.data(1))
        records.append((tmp_path / name / f"{NAME}-4.json").read_text())
    assert salt
    assert json.loads(records[0])["seed"] == salted(4, salt)
    assert tallies[0] == tallies[1]
    assert records[0] == records[1]


def test_a_simulation_says_its_salt() -> None:
    data = json.loads(run("sim", FOLDER, "--bots", f"random,{QUITTER}", "--games", "2", "--json").stdout)
    assert len(data["salt"]) == 32
    assert json.loads(run("sim", FOLDER, "--games", "2", "--json").stdout)["salt"] is None
    assert "a salt has 32 hexadecimal digits" in refusal("sim", FOLDER, "--salt", "7")


def test_a_lab_with_a_program_has_one_salt_for_all_it_compares(tmp_path: Path) -> None:
    series: Any = [(value, Experiment(NAME, {"rockfalls": value}, ("random", QUITTER), 2)) for value in (2, 3)]
    portions, interrupted = play_series(series, Workers(1), lambda there: lambda new: None, tmp_path)
    assert not interrupted
    (salt,) = {portion.experiment.salt for portion in portions}
    assert len(salt) == 32
    again, _ = play_series(series, Workers(1), lambda there: lambda new: None, tmp_path)
    assert [part.played for part in again] == [part.played for part in portions]
    assert play_in_lab(portions[0].experiment, 1) == portions[0].played[1]


def test_a_lab_of_our_own_bots_needs_no_salt(tmp_path: Path) -> None:
    series: Any = [(None, Experiment(NAME, {}, ("random",), 2))]
    ((portion,), _) = play_series(series, Workers(1), lambda there: lambda new: None, tmp_path)
    assert portion.experiment.salt == ""


def test_a_plan_without_a_store_deals_from_plain_seeds() -> None:
    plan = Plan(NAME, 1, {"players": 2}, {"a": "random", "b": "random"}, 1)
    _, record = play_game(plan, schedule(plan)[0])
    assert json.loads(record)["seed"] == 0
