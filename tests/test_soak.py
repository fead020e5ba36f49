"""Long random play with every position checked: `make soak`.

In `make test` the conformance kit plays a game of each kind, and checks more besides.
"""

from __future__ import annotations

from typing import Any

import pytest

from starlode.arena.simulation import Simulation
from starlode.games import all_games, load_game
from starlode.testing.modes import option_sets

TABLES = [
    pytest.param(name, options, id=f"{name}-{number}")
    for name, info in all_games().items()
    for number, options in enumerate(option_sets(load_game(info)))
]


@pytest.mark.soak
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_million_decisions_are_sound(name: str, options: dict[str, Any]) -> None:
    for _ in Simulation(load_game(name), options, check=True).run(1, decisions=1_000_000):
        pass
