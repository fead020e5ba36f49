"""OpenSpiel: its Python loop, and its C++ loop, which is that of its random rollouts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pyspiel
from timing import on_one_core, rate, tell

GAMES = ("leduc_poker", "hearts", "crazy_eights", "skat", "spades", "gin_rummy", "backgammon", "connect_four")
ROLLOUTS = 100  # random games to the end for each deal
SAMPLES = 200  # games whose average length says how many decisions a rollout has


def dealt(game: Any) -> Any:
    """A state in which a player decides; what chance can do is equally likely in these games, or nearly so."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def play(game: Any) -> int:
    """A random game in Python; answers with the decisions of players."""
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        made += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return made


def rolling(game: Any) -> Callable[[], int]:
    """Random games in C++, by a search of one simulation, which plays one decision before it rolls out."""
    length = sum(play(game) for _ in range(SAMPLES)) / SAMPLES
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)

    def roll() -> int:
        bot.mcts_search(dealt(game))
        return round(ROLLOUTS * (length - 1))

    return roll


def main() -> None:
    on_one_core()
    random.seed(1)
    for name in GAMES:
        game = pyspiel.load_game(name)
        tell("Python loop", name, rate(lambda game=game: play(game)))
        tell("C++ loop", name, rate(rolling(game)))


if __name__ == "__main__":
    main()
