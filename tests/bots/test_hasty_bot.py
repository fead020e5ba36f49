"""hasty: whatever it gets to look at, it decides something legal."""

from __future__ import annotations

import pytest

from starlode import Match
from starlode.bots.hasty_bot import HastyBot
from starlode.games import all_games

MOVES = 12

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("patience", [0.0, 0.05])
def test_it_decides_something_legal_however_little_time_it_has(game: str, patience: float) -> None:
    match, bot = Match(game, seed=3), HastyBot(1, patience)
    for _ in range(MOVES):
        seat = match.acting[0]
        action = bot.choose(match.information(seat))
        assert action in match.seat(seat).legal_actions()
        match.play(action, seat=seat)
