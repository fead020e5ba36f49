"""A referee answers the same wherever in a block a position lies, and whatever else lies there."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from starlode.engine.authoring.game import Game
from starlode.engine.running import loops, single
from starlode.engine.running.history import FIRST_ROOM, History
from starlode.engine.running.referee import Referee
from starlode.engine.state.header import SEATS
from starlode.engine.state.masks import blank_mask, unpacked
from starlode.engine.state.records import blank, duplicate, one, same
from starlode.games import all_games, load_game

GAMES = [load_game(info) for info in all_games().values()]
SHORT = 25  # decisions that interpreted rules manage in a moment

pytestmark = pytest.mark.interpreted
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)


def begin(game: Game, seed: int, players: int = 3) -> History:
    """A fresh game."""
    config, start = game.configure({"players": players}), one(game.state_type)
    loops.deal_seed(config.params, start, players, seed, 0)
    return History(Referee(game, config), start)


def first_seat(history: History) -> int:
    return (history.acting & -history.acting).bit_length() - 1


def play(history: History, chance: Random, count: int) -> None:
    """So many random decisions, unless the game ends before."""
    for _ in range(count):
        if not history.over:
            seat = first_seat(history)
            history.play(seat, chance.choice(history.actions(seat)))


@every_game
def test_a_history_goes_where_a_single_position_goes(game: Game) -> None:
    history, chance = begin(game, 3), Random(3)
    params, state = history.referee.config.params, duplicate(history.states[0])
    for _ in range(SHORT):
        seat = first_seat(history)
        for other in range(3):
            allowed = single.legal_bytes(params, state, other, game.actions)
            assert history.actions(other) == np.flatnonzero(allowed).tolist()
        action = chance.choice(history.actions(seat))
        history.play(seat, action)
        single.play_action(params, state, seat, action)
        assert same(history.states[-1], state)
        assert (history.ply, history.acting, history.over) == (state.ply, state.acting, bool(state.over))


@every_game
def test_only_legal_actions_are_allowed(game: Game) -> None:
    history = begin(game, 4)
    play(history, Random(4), SHORT)
    seat = first_seat(history)
    allowed = [action for action in range(-2, game.actions + 2) if history.allows(seat, action)]
    assert allowed == history.actions(seat)


@every_game
def test_answers_are_those_about_a_single_position(game: Game) -> None:
    history = begin(game, 5)
    play(history, Random(5), SHORT)
    referee, states, at, seat = history.referee, history.states, len(history) - 1, first_seat(history)
    params, state = referee.config.params, states[at]
    assert (
        referee.results(states, at) == told(single.results, params, state, out=np.zeros((SEATS, 2), np.int64))
    ).all()
    assert (referee.estimates(states, at) == told(single.evaluate, params, state, out=np.zeros(SEATS))).all()
    seen = told(single.observation, params, state, seat, out=np.zeros(game.observation, np.float32))
    assert (referee.observation(states, at, seat) == seen).all()
    looks, mask = np.zeros(game.actions), blank_mask(game.actions)
    single.hunches(params, state, seat, mask, looks)
    allowed = unpacked(mask, game.actions)
    assert np.flatnonzero(allowed).tolist() == history.actions(seat)
    assert (referee.hunches(states, at, seat)[allowed == 1] == looks[allowed == 1]).all()


def told(function: Any, *args: Any, out: Any) -> Any:
    function(*args, out)
    return out


@every_game
def test_imagining_changes_nothing_but_its_target(game: Game) -> None:
    history = begin(game, 6)
    play(history, Random(6), SHORT)
    before, at, worlds = history.states.tobytes(), len(history) - 1, blank(game.state_type, 3)
    history.referee.imagine(history.states, at, worlds, 1, 0, 77, 2)
    expected = duplicate(history.states[at])
    single.imagine(history.referee.config.params, expected, 0, 77, 2)
    assert same(worlds[1], expected)
    assert not (worlds[:1].tobytes() + worlds[2:].tobytes()).strip(b"\0")
    assert before == history.states.tobytes()


def test_dealing_uses_the_key_of_the_position() -> None:
    game, states = GAMES[0], blank(GAMES[0].state_type, 2)
    states[1].key[:] = (1, 2, 3, 4)
    config, expected = game.configure({"players": 2}), duplicate(states[1])
    Referee(game, config).deal(states, 1)
    single.deal(config.params, expected, 2)
    assert same(states[1], expected)


def test_a_history_grows_and_keeps_what_it_has() -> None:
    history, chance = begin(GAMES[0], 7), Random(7)
    play(history, chance, 20)
    early = history.states.tobytes()
    play(history, chance, FIRST_ROOM)
    assert len(history) > FIRST_ROOM
    assert history.states.tobytes().startswith(early)
    assert [int(state.ply) for state in history.states] == list(range(len(history)))


def test_a_history_that_is_cut_goes_on_from_there() -> None:
    history = begin(GAMES[0], 8)
    play(history, Random(8), 12)
    whole, branch = history.states.tobytes(), history.upto(5)
    history.cut(5)
    assert (len(history), history.ply) == (5, 4)
    assert history.states.tobytes() == branch.states.tobytes()
    play(branch, Random(9), 3)
    assert whole.startswith(history.states.tobytes())
