"""OpenSpiel's own tests, and its searching bots, on every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from starlode.games import all_games
from tests.example import GAME, NAME
from tests.extras import needed

needed("pyspiel")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from starlode.envs import openspiel

openspiel.register(GAME.info)
NAMES = [NAME, *all_games()]
SIMULATIONS = 3


def load(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(openspiel.short_name(game), parameters)


@pytest.mark.parametrize(("players", "rewards"), [(2, "score"), (4, "rank")])
def test_random_play_keeps_all_promises(players: int, rewards: str) -> None:
    pyspiel.random_sim_test(load(NAME, players=players, rewards=rewards), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", all_games())
def test_every_game_keeps_them(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)


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
    assert sum(playing(loaded, [make(loaded, Indifferent()) for _ in range(loaded.num_players())])) == 0


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
