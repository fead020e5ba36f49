"""The generic loops: random play, counting, batches and signatures."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from starlode.engine.many.batch import Batch
from starlode.engine.running import loops, single
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import blank, duplicate, one, same
from starlode.games import load_game
from starlode.match import Match

GAME = load_game("cave-in")


def count_by_hand(match: Match, depth: int) -> int:
    """Perft through Match."""
    if depth == 0 or match.over:
        return 1
    total = 0
    for action in match.legal_actions():
        match.play(action)
        total += count_by_hand(match, depth - 1)
        match.undo()
    return total


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_perft_counts_what_match_plays(players: int, depth: int) -> None:
    match = Match("cave-in", players=players, seed=5)
    states = blank(GAME.state_type, depth + 1)
    states[0] = match.state
    masks = blank_mask(GAME.actions, depth)
    assert loops.perft(match.config.params, states, masks, depth) == count_by_hand(match, depth)
    assert same(states[0], match.state)


def test_playout_ends_and_repeats() -> None:
    config = GAME.configure({"players": 4})
    ends = []
    for _ in range(2):
        state = one(GAME.state_type)
        loops.deal_seed(config.params, state, 4, 11, 3)
        made = loops.playout(config.params, state, mask(), np.array([77], np.int64), GAME.most_decisions)
        assert state.over
        assert state.ply == made
        ends.append(duplicate(state))
    assert same(*ends)


def test_playout_stops_at_its_limit() -> None:
    config = GAME.configure({})
    state = one(GAME.state_type)
    loops.deal_seed(config.params, state, 2, 1, 0)
    assert loops.playout(config.params, state, mask(), np.array([77], np.int64), 10) == 10
    assert not state.over


def mask() -> Any:
    """An empty legal mask."""
    return blank_mask(GAME.actions)


def test_random_choice_reaches_every_action_equally() -> None:
    """Each of n legal first actions is chosen about equally often."""
    match = Match("cave-in", seed=5)
    counts: dict[int, int] = {}
    generator = np.array([1], np.int64)
    legal = match.legal_actions()
    for _ in range(200 * len(legal)):
        state = match.state
        chosen = one(GAME.state_type)
        chosen = state
        loops.playout(match.config.params, chosen, mask(), generator, 1)
        key = hash(chosen.tobytes())
        counts[key] = counts.get(key, 0) + 1
    assert len(counts) == len(legal)
    assert min(counts.values()) > 120
    assert max(counts.values()) < 290


def test_a_batch_plays_the_games_that_match_plays() -> None:
    """Games of a batch follow the same rules, one step at a time, and begin again when they end."""
    batch = Batch(GAME, 8, seed=3, options={"players": 3})
    chance = np.random.default_rng(1)
    finished = 0
    for _ in range(900):
        actions = np.array([chance.choice(np.flatnonzero(row)) for row in batch.masks])
        before = [duplicate(state) for state in batch.states]
        batch.step(actions)
        for i in range(8):
            single.play_action(batch.config.params, before[i], int(before[i].acting).bit_length() - 1, actions[i])
            if batch.done[i]:
                finished += 1
                assert before[i].over
                assert batch.states[i].ply == 0
                assert batch.results[i, :3, 1].min() == 1
            else:
                assert same(before[i], batch.states[i])
    assert finished >= 8


@pytest.mark.interpreted
def test_a_batch_shows_masks_and_observations_of_the_acting_seat() -> None:
    batch = Batch(GAME, 4, seed=9)
    for i, state in enumerate(batch.states):
        seat = int(batch.seats[i])
        seen = np.zeros(GAME.observation, np.float32)
        expected = single.legal_bytes(batch.config.params, state, seat, GAME.actions)
        single.observation(batch.config.params, state, seat, seen)
        assert (batch.masks[i] == expected).all()
        assert (batch.observations[i] == seen).all()


def test_fresh_games_of_a_batch_differ() -> None:
    batch = Batch(GAME, 16, seed=0, observe=False)
    assert len({state.mine.tobytes() for state in batch.states}) > 12
    assert batch.observations.shape[0] == 0


@pytest.mark.interpreted
def test_observed_play_makes_the_same_decisions() -> None:
    config = GAME.configure({})
    ends = []
    kept, out = np.zeros(GAME.kept, np.int32), np.zeros(GAME.observation, np.float32)
    for observed in (False, True):
        state, generator = one(GAME.state_type), np.array([5], np.int64)
        if observed:
            count = loops.play_many_observed(config.params, state, 2, 1, 3, mask(), generator, kept, out)
        else:
            count = loops.play_many(config.params, state, 2, 1, 3, GAME.most_decisions, mask(), generator)
        ends.append((count, np.asarray(state).tobytes()))
    assert ends[0] == ends[1]
