"""Random play in a batch, one decision after another: the reference for code that plays all games at once."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.declarations.config import Config
from starlode.engine.running import loops
from starlode.engine.running.referee import Referee
from starlode.engine.state.dice import dice_for
from starlode.engine.state.header import acting_seats
from starlode.engine.state.records import Array, as_block, blank


class Games(Protocol):
    """Games of one configuration and seed, side by side."""

    game: Game
    config: Config
    seed: int
    count: int


def positions_after(games: Games, decisions: int) -> Array:
    """The positions after a number of random decisions in every game; games that end start again."""
    states = blank(games.game.state_type, games.count)
    for place in range(games.count):
        _play(games, states[place], place, decisions)
    return states


def _play(games: Games, state: Any, place: int, decisions: int) -> None:
    params, players, episode = games.config.params, games.config.options["players"], place
    referee, block, dice = Referee(games.game, games.config), as_block(state), dice_for(games.seed, games.count)[place]
    loops.deal_seed(params, state, players, games.seed, episode)
    for _ in range(decisions):
        seat = acting_seats(state)[0]
        referee.advance(block, 0, 0, seat, referee.lot(block, 0, seat, dice))
        if state.over:
            episode += games.count
            loops.deal_seed(params, state, players, games.seed, episode)


def heads(states: Array) -> Array:
    """The bytes of each position without its events, which random play on a GPU does not record."""
    fields: Any = states.dtype.fields
    plain = states.view(np.uint8).reshape(len(states), -1)[:, : fields["events"][1]].copy()
    kind, first = fields["event_count"][:2]
    plain[:, first : first + kind.itemsize] = 0
    return plain
