"""Many games of bots, as a room other than the terminal uses them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from starlode.arena.simulation import Simulation
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import Fault, InvalidOption, StarlodeError, UnknownBot
from starlode.games import load_game, read_folder
from starlode.match import Match, load_record

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "ore_rush"


@pytest.fixture(scope="module")
def game() -> Game:
    """A small game, which is ready at once."""
    return load_game(read_folder(EXAMPLE))


def test_checked_games_are_the_very_games_of_the_fast_run(game: Game) -> None:
    fast, checked = Simulation(game, {"players": 3}), Simulation(game, {"players": 3}, check=True)
    shares = [list(simulation.run(7, games=5)) for simulation in (fast, checked)]
    assert shares == [[0.2, 0.4, 0.6, 0.8, 1.0]] * 2
    assert fast.tally.data(1) == checked.tally.data(1)


def test_a_run_stops_at_the_limit_that_comes_first(game: Game) -> None:
    simulation = Simulation(game, {})
    assert list(simulation.run(0, games=1000, decisions=1))[-1] >= 1
    assert simulation.tally.games == 1


def test_bots_change_seats_from_game_to_game(game: Game) -> None:
    simulation = Simulation(game, {}, ("greedy", "random"))
    assert [simulation.seating(seed) for seed in (0, 1)] == [["greedy", "random"], ["random", "greedy"]]


def test_kept_games_replay_to_the_result_that_was_counted(game: Game, tmp_path: Path) -> None:
    simulation = Simulation(game, {}, ("random", "greedy"), out=tmp_path)
    simulation.play(4)
    outcome = Match.from_record(load_record(tmp_path / "ore-rush-4.json")).outcome
    assert outcome is not None
    assert [seat.points for seat in simulation.tally.seats] == [result.points for result in outcome.results]


def test_a_game_that_cannot_be_kept_is_told(game: Game, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StarlodeError, match="cannot write to"):
        Simulation(game, {}, out=tmp_path / "file").play(4)


def test_a_fault_keeps_the_decisions_that_led_there(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def faults(self: object, config: object, state: Any) -> list[str]:
        return ["an ore is lost"] if state.ply == 3 else []

    monkeypatch.setattr(type(game), "faults", faults)
    with pytest.raises(Fault, match=r"^an ore is lost$") as error:
        Simulation(game, {}, check=True).play(9)
    assert (error.value.seed, len(error.value.played)) == (9, 3)


def test_wrong_wishes_are_refused(game: Game) -> None:
    with pytest.raises(InvalidOption, match="3 bots were named for 2 players"):
        Simulation(game, {}, ("random", "greedy", "random"))
    with pytest.raises(UnknownBot, match="no bot 'genius'"):
        Simulation(game, {}, ("genius",))
    with pytest.raises(InvalidOption, match="no option 'weather'"):
        Simulation(game, {"weather": "fine"})
