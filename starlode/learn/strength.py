"""How strong a network is: games without thinking ahead against rivals that never change."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from starlode.arena.intervals import wilson
from starlode.arena.simulation import Simulation
from starlode.engine.authoring.game import Game

RIVALS = ("random", "greedy")
GAMES = 60  # against each
SEED = 10**6  # of the first game, the same for every test


class Strength(NamedTuple):
    """The share of the victory against a rival in all other seats, with its 95% interval."""

    rival: str
    share: float
    low: float
    high: float


def examine(game: Game, network: Path, players: int, games: int = GAMES) -> list[Strength]:
    """How strong the network in a file is at a table of so many; raises StarlodeError if it cannot play there."""
    return [_against(game, network, players, games, rival) for rival in RIVALS]


def _against(game: Game, network: Path, players: int, games: int, rival: str) -> Strength:
    own = f"neural:{network}"
    simulation = Simulation(game, {"players": players}, [own] + [rival] * (players - 1))
    for _ in simulation.run(SEED, games):
        pass
    wins = simulation.tally.bots[own].wins
    return Strength(rival, wins / games, *wilson(wins, games))
