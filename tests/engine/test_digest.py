"""What a small screen is told of what happened."""

from __future__ import annotations

import pytest

from starlode.games import load_game
from starlode.match import Match

PASSING = [("cave-in", "turn"), ("stella-digger", "round")]


@pytest.mark.parametrize(("name", "passing"), PASSING)
def test_routine_is_left_out_once_a_turn_has_passed(name: str, passing: str) -> None:
    game, match = load_game(name), Match(name, players=2, seed=1)
    kinds = game.events.kinds
    assert game.routine < set(kinds)
    assert passing in game.routine
    telling = next(kind for kind in kinds if kind not in game.routine)
    routine = next(kind for kind in kinds if kind in game.routine and kind != passing)
    made = {
        kind: game.events.make(kind, 0, **{detail.name: 0 for detail in kinds[kind].details})
        for kind in (telling, routine, passing)
    }
    told = game.digest(match.config, list(made.values()), match.seat(0).view(), match.words)
    assert told == [made[telling]]
    before = [made[telling], made[routine]]
    assert game.digest(match.config, before, match.seat(0).view(), match.words) == before


@pytest.mark.parametrize("name", ["cave-in", "stella-digger"])
def test_news_is_told_as_the_log_tells_it(name: str) -> None:
    match = Match(name, players=2, seed=1)
    for _ in range(30):
        match.play(match.legal_actions()[-1])
    news, log = match.seat(0).news(), match.seat(0).log(seen=True)
    assert 0 < len(news) < len(log)
    assert set(news) <= set(log)
