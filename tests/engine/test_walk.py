"""A walk is the same game as anywhere else, and refuses what is not legal."""

from __future__ import annotations

from random import Random

import pytest

from starlode.engine.boundary.errors import IllegalMove, StarlodeError
from starlode.engine.many.walk import Walk
from starlode.engine.running import loops, single
from starlode.engine.state.records import blank
from starlode.games import all_games, load_game
from tests.example import GAME, NAME

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("name", [NAME, *all_games()])
def test_a_walk_goes_where_the_rules_go(name: str) -> None:
    game = GAME if name == NAME else load_game(name)
    walk, chance = Walk(game, seed=3, options={"players": 3}), Random(3)
    states = blank(game.state_type, 1)
    params = walk.config.params
    loops.deal_seed(params, states[0], 3, 3, 0)
    for _ in range(60):
        allowed = single.legal_bytes(params, states[0], walk.seat, game.actions)
        assert walk.actions() == allowed.nonzero()[0].tolist()
        if walk.over:
            break
        action = chance.choice(walk.actions())
        single.play_action(params, states[0], walk.seat, action)
        walk.play(action)


def test_a_walk_ends_with_its_results_and_can_begin_again() -> None:
    walk = Walk(GAME, seed=5)
    first = walk.actions()
    while not walk.over:
        assert walk.observation().shape == (GAME.observation,)
        walk.play(walk.actions()[-1])
    assert (walk.actions(), walk.seat) == ([], -1)
    assert sorted(walk.results()[:2, 1].tolist()) in ([1, 1], [1, 2])
    walk.deal(5)
    assert not walk.over
    assert walk.actions() == first


@pytest.mark.parametrize("action", [-1, 1, 10**6])
def test_what_is_not_legal_changes_nothing(action: int) -> None:
    walk = Walk(GAME)
    before = walk.actions()
    assert action not in before
    with pytest.raises(IllegalMove, match=f"is not legal for seat {walk.seat} now"):
        walk.play(action)
    assert walk.actions() == before


def test_nothing_is_played_after_the_end_and_no_seed_is_negative() -> None:
    walk = Walk(GAME)
    while not walk.over:
        last = walk.actions()[-1]
        walk.play(last)
    with pytest.raises(IllegalMove):
        walk.play(last)
    with pytest.raises(StarlodeError, match="a seed"):
        walk.deal(-1)


def test_a_copy_goes_its_own_way() -> None:
    walk = Walk(GAME, seed=2)
    other, before = walk.copy(), walk.actions()
    for _ in range(5):
        other.play(other.actions()[-1])
    assert walk.actions() == before
    for _ in range(5):
        walk.play(walk.actions()[-1])
    assert walk.actions() == other.actions()
