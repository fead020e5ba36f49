"""An action in pieces, as a GPU plays it, ends in the very bytes of `apply`.

Nothing but a GPU plays in pieces, so machine code of this one, which takes a quarter of a minute a game to make, would
prove nothing more.
"""

from __future__ import annotations

import numpy as np
import pytest

from starlode.engine.compiling.kernel import entry
from starlode.engine.many.cuda.waiting import KINDS
from starlode.engine.running import loops
from starlode.engine.running.contract import act, apply, follow, legal, upcoming
from starlode.engine.state.header import lowest_acting
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import Array, blank
from starlode.games import all_games, load_game
from starlode.testing.modes import is_compiled

pytestmark = [pytest.mark.interpreted, pytest.mark.skipif(is_compiled(), reason="is run interpreted")]
DECISIONS = 300


@entry
def play_twice(params: Array, states: Array, mask: Array, dice: Array, pieces: Array) -> None:
    """Play a random action whole in the first state and in pieces in the second; counts which pieces there were."""
    whole, parted = states[0], states[1]
    seat = lowest_acting(whole)
    legal(params[0], whole, seat, mask)
    action = loops.choose(mask, dice)
    apply(params[0], whole, seat, action)
    act(params[0], parted, seat, action)
    while not parted.over and not parted.acting:
        pieces[upcoming(params[0], parted)] += 1
        follow(params[0], parted)


@pytest.mark.parametrize("name", list(all_games()))
def test_pieces_of_an_action_are_the_whole_of_it(name: str) -> None:
    game = load_game(name)
    for players in game.info.players:
        config = game.configure({"players": players})
        params, states = blank(game.params_type, 1), blank(game.state_type, 2)
        params[0] = config.params
        mask, dice, pieces = blank_mask(game.actions), np.array([77], np.int64), np.zeros(KINDS, np.int64)
        for _ in range(DECISIONS):
            if states[0].over or not states[0].players:
                loops.deal_seed(config.params, states[0], players, 5, 0)
                states[1] = states[0]
            play_twice(params, states, mask, dice, pieces)
            assert states[0].tobytes() == states[1].tobytes()
        assert pieces.any() or game.rules.act is None
