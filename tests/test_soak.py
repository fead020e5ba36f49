"""Long random play with every position checked: `make soak`, and a short run of the same in `make test`.

The conformance kit checks one game of each kind, and more besides; the short run is for seeds that come after that.
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


def play_checked(name: str, options: dict[str, Any], decisions: int) -> None:
    """Random games, one seed after another, until so many decisions were made and found sound."""
    for _ in Simulation(load_game(name), options, check=True).run(1, decisions=decisions):
        pass


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_random_games_are_sound(name: str, options: dict[str, Any]) -> None:
    play_checked(name, options, 1_000)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_million_decisions_are_sound(name: str, options: dict[str, Any]) -> None:
    play_checked(name, options, 1_000_000)
