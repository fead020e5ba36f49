"""OpenSpiel: its Python loop, and its C++ loop, which is that of its random rollouts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pyspiel
from timing import on_one_core, rate, tell

GAMES = ("leduc_poker", "hearts", "crazy_eights", "skat", "spades", "gin_rummy", "backgammon", "connect_four")
ROLLOUTS = 20
SAMPLES = 200  # games whose average length says how many decisions a rollout is


def play(game: Any) -> int:
    """A random game in Python; chance is drawn as it is documented for games whose outcomes are equally likely."""
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        made += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return made


def rollouts(game: Any, length: float) -> Callable[[], int]:
    """Random games in C++, from the deal to the end."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)

    def roll() -> int:
        evaluator.evaluate(game.new_initial_state())
        return round(ROLLOUTS * length)

    return roll


def main() -> None:
    on_one_core()
    random.seed(1)
    for name in GAMES:
        game = pyspiel.load_game(name)
        length = sum(play(game) for _ in range(SAMPLES)) / SAMPLES
        tell("Python loop", name, rate(lambda game=game: play(game)))
        tell("C++ loop", name, rate(rollouts(game, length)))


if __name__ == "__main__":
    main()
