"""PettingZoo's own tests, for every game."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove, InvalidOption
from starlode.games import all_games
from starlode.match import Match
from tests.example import GAME, NAME
from tests.extras import needed

needed("pettingzoo")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from starlode.envs.pettingzoo import env, parallel_env, raw_env

NAMES = [NAME, *all_games()]
CYCLES = 30


@pytest.mark.parametrize("game", NAMES)
# PettingZoo knows by name the environments whose observations carry a mask, which is empty for a seat not asked.
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros", "ignore:Observation space for each agent")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_the_api_is_kept(game: str) -> None:
    api_test(env(game), num_cycles=CYCLES)


@pytest.mark.parametrize("game", NAMES)
def test_the_parallel_api_is_kept(game: str) -> None:
    parallel_api_test(parallel_env(game), num_cycles=CYCLES)


@pytest.mark.parametrize("game", NAMES)
def test_the_same_seed_is_the_same_game(game: str) -> None:
    seed_test(partial(env, game), num_cycles=CYCLES)
    parallel_seed_test(partial(parallel_env, game), num_cycles=CYCLES)


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_cut_short_after_so_many_cycles(game: str) -> None:
    """PettingZoo counts cycles of all agents, so its test is for seats that all answer."""
    parallel = partial(parallel_env, game)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more))))


def played(table: Any, seed: int) -> dict[str, float]:
    """What every seat is given for a game of last legal actions."""
    table.reset(seed=seed)
    given = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        given[agent] = reward
        table.step(None if terminated or truncated else int(seen["action_mask"].nonzero()[0][-1]))
    return given


def test_a_seed_deals_what_it_deals_a_match_and_the_best_rank_is_rewarded_most() -> None:
    match = Match(GAME, players=3, seed=5)
    while not match.over:
        match.play(match.legal_actions()[-1])
    assert match.outcome is not None
    ranks = [result.rank for result in match.outcome.results]
    shares = played(env(GAME, players=3), seed=5)
    given = [shares[f"seat_{seat}"] for seat in range(3)]
    assert sum(given) == 0
    assert sorted(range(3), key=lambda seat: -given[seat]) == sorted(range(3), key=lambda seat: ranks[seat])


def test_points_above_the_average_are_rewarded_by_score() -> None:
    given = played(env(GAME, players=2, rewards="score"), seed=5)
    assert given["seat_0"] == -given["seat_1"] != 0
    with pytest.raises(InvalidOption, match="rewards are rank or score"):
        env(GAME, rewards="smiles")


def test_seats_that_answer_together_play_the_same_game() -> None:
    """Whoever waits is passed over; the others play what they would have played one by one."""
    table = parallel_env("cosmic-scavengers", players=3, max_cycles=60)
    seen, _ = table.reset(seed=3)
    together = 0
    while table.agents:
        asked = [agent for agent in table.agents if not seen[agent]["action_mask"][-1]]
        assert asked
        together = max(together, len(asked))
        seen, *_ = table.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents})
    assert together == 3


def test_an_action_that_is_not_legal_loses_at_once() -> None:
    table = env(GAME)
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(1)  # nobody leaves with an empty cart
    assert table.terminations[loser]
    assert table.rewards[loser] == -1
    bare = raw_env(GAME)
    bare.reset(seed=1)
    with pytest.raises(IllegalMove, match="action 1 is not legal for seat"):
        bare.step(1)


def test_the_table_is_drawn_as_text() -> None:
    table = env(GAME, render_mode="ansi")
    table.reset(seed=1)
    assert "rockfall" in str(table.render())
