"""OpenSpiel's own tests, and its searching bots, on every game."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.state.records import block_of
from starlode.games import all_games
from starlode.match import Match
from tests.example import GAME, NAME
from tests.extras import needed

needed("pyspiel")

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from starlode.envs import openspiel
from starlode.envs.table import EnvGame

openspiel.register(GAME.info)
NAMES = [NAME, *all_games()]
SIMULATIONS = 3


def load(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(openspiel.short_name(game), parameters)


@pytest.mark.parametrize(("players", "rewards"), [(2, "score"), (4, "rank")])
def test_random_play_keeps_all_promises(players: int, rewards: str) -> None:
    pyspiel.random_sim_test(load(NAME, players=players, rewards=rewards), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", NAMES)
def test_every_game_passes_the_simulations_of_openspiel(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(load(game))  # pickles, serialises, and plays


def test_a_playthrough_replays(tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    text = generate_playthrough.playthrough(f"{openspiel.short_name(NAME)}(deals=3,seed=5)", None, seed=1)
    file = tmp_path / "playthrough.txt"
    file.write_text(text)
    before, after = generate_playthrough.replay(str(file))
    assert before == after
    assert "deal 0" in text


# ---- parameters and deals ----


def test_the_options_of_a_game_are_parameters() -> None:
    game = load("cave-in", players=3, open_piles=True, start_player="seat_1", factions="terron+hydran+bioss+metanel")
    options = game.dealer.new_table().config.options
    assert (options["open_piles"], options["start_player"], options["players"]) == (True, 1, 3)
    assert set(options["factions"]) == {"terron", "hydran", "bioss", "metanel"}
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for wrong in ({"players": 9}, {"rewards": "money"}, {"deals": 0}, {"seed": -1}):
        with pytest.raises(InvalidOption):
            load("cave-in", **wrong)


def test_an_outcome_of_the_chance_node_is_the_deal_of_a_seed() -> None:
    state = load(NAME, seed=5, deals=4).new_initial_state()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    state.apply_action(3)
    assert state.table.block == block_of(Match(GAME, seed=8).state)


def test_a_state_as_text_is_not_drawn_and_tells_imagined_ones_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    state = load(NAME, players=4).new_initial_state()
    state.apply_action(7)
    state.apply_action(state.legal_actions()[0])
    assert state.picture()
    monkeypatch.delattr(EnvGame, "picture")
    assert str(state).startswith(f"deal 7 {state.history()[-1]}; position ")
    assert str(state) == str(state.clone()) == str(pickle.loads(pickle.dumps(state)))
    worlds = {str(state.resample_from_infostate(0, np.random.RandomState(seed).uniform)) for seed in range(9)}
    assert len(worlds) > 1


def playing(game: Any, bots: list[Any]) -> list[float]:
    """The returns of a game between bots."""
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


class Indifferent(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """All positions and actions are alike: what is tested is that a search goes through, not how well it plays."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def searching(game: Any, evaluator: Any) -> Any:
    return mcts.MCTSBot(game, 2.0, SIMULATIONS, evaluator, random_state=np.random.RandomState(2))


def imagining(game: Any, evaluator: Any) -> Any:
    random = np.random.RandomState(2)
    return ismcts.ISMCTSBot(game, evaluator, 2.0, SIMULATIONS, random_state=random, use_observation_string=True)


@pytest.mark.parametrize("make", [searching, imagining])
def test_bots_that_search_to_the_end_finish_a_game(make: Any) -> None:
    game, evaluator = load(NAME, players=3), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    assert sum(playing(game, [make(game, evaluator) for _ in range(3)])) == 0


@pytest.mark.parametrize("make", [searching, imagining])
@pytest.mark.parametrize("game", all_games())
def test_searching_bots_finish_every_game(game: str, make: Any) -> None:
    loaded = load(game)
    others = [pyspiel.make_uniform_random_bot(seat, 2) for seat in range(1, loaded.num_players())]
    assert sum(playing(loaded, [make(loaded, Indifferent()), *others])) == 0


def test_the_seed_decides_what_is_dealt() -> None:
    first, second, other = (load(NAME, seed=seed).new_initial_state() for seed in (5, 5, 6))
    for state in (first, second, other):
        state.apply_action(0)
        for _ in range(20):
            state.apply_action(state.legal_actions()[-1])
    assert first.observation_string(0) == second.observation_string(0) != other.observation_string(0)


def test_what_is_imagined_looks_the_same_to_the_seat_and_may_differ_for_others() -> None:
    state = load(NAME, players=4).new_initial_state()
    state.apply_action(0)
    random = np.random.RandomState(3)
    worlds = [state.resample_from_infostate(1, random.uniform) for _ in range(20)]
    assert {world.observation_string(1) for world in worlds} == {state.observation_string(1)}
    assert len({world.observation_string(0) for world in worlds}) > 1
