"""What one decision costs ordinary Python: legal actions and play through a referee, with everything in between.

python benchmarks/referee.py [GAME]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random

from starlode.engine.authoring.game import Game
from starlode.engine.declarations.config import Config
from starlode.engine.running import loops
from starlode.engine.running.history import History
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import one
from starlode.games import all_games, load_game

SECONDS = 2.0


def begin(game: Game, config: Config, seed: int) -> History:
    """A fresh game."""
    start = one(game.state_type)
    loops.deal_seed(config.params, start, config.options["players"], seed, 0)
    return History(Referee(game, config), start)


def acting_seat(history: History) -> int:
    """The first seat that owes a decision."""
    return (history.acting & -history.acting).bit_length() - 1


def play(history: History, chance: Random, most: int) -> int:
    """Random decisions, at most so many; answers with their number."""
    while not history.over and len(history) <= most:
        seat = acting_seat(history)
        actions = history.actions(seat)
        history.play(seat, actions[int(chance.random() * len(actions))])
    return len(history) - 1


def decisions_a_second(game: Game, config: Config) -> float:
    """The rate of random games."""
    play(begin(game, config, 0), Random(0), game.most_decisions)  # the first one waits for the compiler
    count, seed, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        seed += 1
        count += play(begin(game, config, seed), Random(seed), game.most_decisions)
    return count / (time.perf_counter() - began)


def each_call(game: Game, config: Config) -> dict[str, float]:
    """Microseconds of every call of a referee, in the middle of a game."""
    history = begin(game, config, 1)
    play(history, Random(1), 60)
    referee, states, at, seat = history.referee, history.states, len(history) - 1, acting_seat(history)
    action = history.actions(seat)[0]
    calls: dict[str, Callable[[], object]] = {
        "actions": lambda: referee.actions(states, at, seat),
        "allows": lambda: referee.allows(states, at, seat, action),
        "advance": lambda: referee.advance(states, at, at - 1, seat, action),
        "results": lambda: referee.results(states, at),
        "observation": lambda: referee.observation(states, at, seat),
        "imagine": lambda: referee.imagine(states, at, states, 0, seat, 1, 0),
        "estimates": lambda: referee.estimates(states, at),
        "hunches": lambda: referee.hunches(states, at, seat),
    }
    return {name: microseconds(call) for name, call in calls.items()}


def microseconds(call: Callable[[], object], count: int = 20_000) -> float:
    """The best of five averages."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(count // 5):
            call()
        best = min(best, (time.perf_counter() - began) / (count // 5))
    return best * 1e6


def main(names: list[str]) -> None:
    """Decisions a second, then the price of each call."""
    for name in names:
        game = load_game(name)
        config = game.configure({})
        print(f"{name}: {decisions_a_second(game, config):,.0f} decisions/s")
        print("  " + ", ".join(f"{call} {price:.1f} µs" for call, price in each_call(game, config).items()))


if __name__ == "__main__":
    main(sys.argv[1:] or list(all_games()))
