"""What a decision tells whom, by looking at records one by one."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from starlode.engine.authoring.game import Game
from starlode.engine.compiling import kernel
from starlode.engine.running.disclosure import IMAGINED
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import Array, blank, block_of
from starlode.games import all_games, load_game
from starlode.match import Match

GAMES = [load_game(info) for info in all_games().values()]
SHORT = 12 if kernel.COMPILED else 4  # decisions that interpreted rules manage in a moment
PLAYERS = 3
VIEWERS = (0, 1, 2, -1)

pytestmark = pytest.mark.interpreted
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)


def played(game: Game, count: int) -> Match:
    """A match after some random decisions, of whichever seats owe one."""
    match, chance = Match(game, players=PLAYERS, seed=5), Random(5)
    for _ in range(count):
        seat = chance.choice(match.acting)
        match.play(chance.choice(match.legal_actions(seat)), seat)
    return match


def look(referee: Referee, states: Array, at: int, viewer: int) -> bytes:
    return referee.record(states, at, viewer).tobytes()[: referee.size]


@every_game
def test_whoever_sees_something_else_was_told_and_events_tell_everybody(game: Game) -> None:
    match = played(game, SHORT)
    referee, states = match.history.referee, match.history.states
    for number in range(SHORT):
        changed = [look(referee, states, number, v) != look(referee, states, number + 1, v) for v in VIEWERS]
        bits = sum(1 << place for place, differs in enumerate(changed) if differs)
        assert referee.differing(states, number, number + 1) == bits
        assert referee.told(states, number, number + 1) == (15 if states["event_count"][number + 1] else bits)


@every_game
def test_a_decision_is_harmless_if_all_imagined_worlds_go_on_alike(game: Game) -> None:
    match = played(game, SHORT)
    referee, states, found = match.history.referee, match.history.states, set()
    for number, decision in enumerate(match.decisions):
        harmless = bool(states["counter"][number] == states["counter"][number + 1])
        for stream in range(IMAGINED if harmless else 0):
            worlds = blank(game.state_type, 2)
            referee.imagine(states, number, worlds, 0, decision.seat, 0, stream)
            referee.advance(worlds, 0, 1, decision.seat, decision.action)
            harmless &= look(referee, worlds, 1, decision.seat) == look(referee, states, number + 1, decision.seat)
        assert referee.harmless(states, number, number + 1, decision.seat, decision.action) == harmless
        found.add(harmless)
    assert True in found


@every_game
def test_another_future_looks_the_same_now_and_draws_otherwise(game: Game) -> None:
    match = played(game, 3)
    referee, before = match.history.referee, block_of(match.state)
    keys = {before["key"].tobytes()}
    for number in (1, 2, 1):
        after = block_of(before[0])
        referee.redraw(after, 0, number)
        keys.add(after["key"].tobytes())
        assert after["counter"] == before["counter"]
        assert all(look(referee, before, 0, viewer) == look(referee, after, 0, viewer) for viewer in VIEWERS)
    assert len(keys) == 3  # the same number gives the same future again


def test_what_only_the_tail_tells_is_no_difference() -> None:
    match = played(GAMES[0], 2)
    states = np.concatenate([block_of(match.state), block_of(match.state)])
    states["event_count"][:] = 0, 1
    assert match.history.referee.differing(states, 0, 1) == 0
    assert match.history.referee.told(states, 0, 1) == 15
