"""Environments that cannot be stepped now say so in one line, and so they do of what is no action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from starlode.engine.boundary.errors import IllegalMove, NotReady
from tests.example import GAME
from tests.extras import needed

for package in ("gymnasium", "pettingzoo"):
    needed(package)

import gymnasium

from starlode.envs import registration
from starlode.envs.gymnasium import SeatEnv, TablesEnv
from starlode.envs.pettingzoo import env, parallel_env, raw_env
from starlode.games import all_games

Make = Callable[[], Any]
COUNT = 3


def acts(table: Any, action: Any) -> Any:
    """A step in which every seat, or every game, takes the same action."""
    if isinstance(table, parallel_env):
        return table.step(dict.fromkeys(table.possible_agents, action))
    return table.step([action] * COUNT if isinstance(table, TablesEnv) else action)


MAKERS: dict[str, Make] = {
    "SeatEnv": lambda: SeatEnv(GAME),
    "TablesEnv": lambda: TablesEnv(GAME, COUNT),
    "env": lambda: env(GAME),
    "raw_env": lambda: raw_env(GAME),
    "parallel_env": lambda: parallel_env(GAME),
}
EACH = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)


@EACH
def test_a_step_before_the_first_deal_is_refused(make: Make) -> None:
    table = make()
    with pytest.raises(NotReady, match=r"call reset\(\) first"):
        acts(table, 0)
    table.reset(seed=1)
    acts(table, 0)


@EACH
def test_a_closed_environment_says_so(make: Make) -> None:
    table = make()
    table.reset(seed=1)
    table.close()
    for use in (lambda: acts(table, 0), table.reset):
        with pytest.raises(NotReady, match="is closed; make a new one"):
            use()


@EACH
@pytest.mark.parametrize("action", ["leave", 0.5, [0], (1, 2)], ids=repr)
def test_what_is_no_action_is_refused_and_plays_nothing(make: Make, action: Any) -> None:
    table = make()
    table.reset(seed=1)
    with pytest.raises(IllegalMove, match="whole number"):
        acts(table, action)
    acts(table, 0)


@pytest.mark.parametrize("name", ["SeatEnv", "env", "raw_env", "parallel_env"])
def test_a_game_that_is_over_is_not_played_on(name: str) -> None:
    table = MAKERS[name]()
    table.reset(seed=1)
    with pytest.raises(NotReady, match=r"over; reset\(\) deals the next one"):
        go_on(table)
    table.reset()


def go_on(table: Any) -> None:
    for _ in range(1000):
        acts(table, _first(table))


def _first(table: Any) -> Any:
    """A legal action, None where PettingZoo wants that, or 0 where nothing is asked any more."""
    if isinstance(table, SeatEnv):
        return int(table.action_masks().argmax())
    if isinstance(table, parallel_env):
        return 0
    agent = table.agent_selection
    return None if table.terminations.get(agent) else int(table.observe(agent)["action_mask"].argmax())


def test_a_seat_that_does_not_answer_is_named() -> None:
    table = parallel_env(GAME)
    table.reset(seed=1)
    with pytest.raises(IllegalMove, match="seat_1 must answer"):
        table.step({})


# ---- by their ids ----


@pytest.mark.parametrize("game", all_games())
def test_every_game_has_an_id_for_one_seat_and_for_many_games(game: str) -> None:
    assert registration.id_of(game) in gymnasium.registry
    assert registration.id_of("cave-in") == "starlode/CaveIn-v0"
    registration.register(all_games()[game])  # twice does no harm, nor warns


def test_a_game_is_made_by_its_id_with_options_and_bots() -> None:
    table = gymnasium.make("starlode.envs:starlode/CaveIn-v0", players=3, bots="random", seat=2)
    assert isinstance(table.unwrapped, SeatEnv)
    seen, _ = table.reset(seed=3)
    masks = table.get_wrapper_attr("action_masks")()  # as MaskablePPO asks
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, seen["action_mask"])
    tables = gymnasium.make_vec("starlode/CaveIn-v0", num_envs=4, bots="random")
    assert isinstance(tables, TablesEnv)
    many, _ = tables.reset(seed=3)
    assert np.array_equal(tables.action_masks(), many["action_mask"])
