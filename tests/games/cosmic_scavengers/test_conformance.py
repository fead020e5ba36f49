"""Cosmic Scavengers keeps every promise a game makes."""

from __future__ import annotations

import json

import numpy as np
import pytest

from starlode.bots import make_bot
from starlode.engine.running import loops
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import one, range_faults
from starlode.engine.text.rulebook import clauses
from starlode.games.cosmic_scavengers.decisions import ACTIONS
from starlode.games.cosmic_scavengers.game import GAME
from starlode.games.cosmic_scavengers.state import State
from starlode.match import Match
from starlode.testing.clauses import named_by_tests


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_million_checked_decisions(players: int) -> None:
    config, state = GAME.configure({"players": players}), one(State)
    mask, generator = blank_mask(ACTIONS), np.array([77], np.int64)
    made = game = 0
    while made < 1_000_000:
        loops.deal_seed(config.params, state, players, 5, game)
        game += 1
        while not state.over:
            made += loops.playout(config.params, state, mask, generator, 1)
            assert state.event_count <= len(state.events)
            assert [*range_faults(State, state), *GAME.faults(config, state)] == []


def test_every_clause_is_named_by_a_test() -> None:
    named = named_by_tests()
    assert [clause for clause in clauses(GAME.info) if clause not in named] == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    known = clauses(GAME.info)
    assert [clause for clause in named_by_tests() if clause.startswith("CS-") and clause not in known] == []


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(6):
        match = Match("cosmic-scavengers", players=2, seed=seed, restarts=0)
        bots = [make_bot("greedy", seed), make_bot("random", seed)]
        if seed % 2:
            bots.reverse()
        while not match.over:
            seat = match.acting[0]
            match.play(bots[seat].choose(match.information(seat, match.ply)), seat)
        assert match.outcome is not None
        wins += bots[match.outcome.winners[0]].name == "greedy" if match.outcome.winners else 0
    assert wins >= 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_of_a_random_game_is_json_and_can_be_drawn(players: int) -> None:
    from rich.console import Console

    match = Match("cosmic-scavengers", players=players, seed=1, round_limit=2)
    console = Console(width=110, file=None, record=True, quiet=True)
    while not match.over:
        if match.ply % 9 == 0:
            view = match.view(0)
            assert json.loads(json.dumps(view)) == view
            console.print(match.seat(0).draw())
        match.play(match.legal_actions()[0])
    console.print(match.spectator.draw())
