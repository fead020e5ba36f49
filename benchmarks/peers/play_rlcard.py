"""RLCard: a Python loop over its environments."""

from __future__ import annotations

import random
from typing import Any

import rlcard
from timing import on_one_core, rate, tell

GAMES = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu")


def play(env: Any) -> int:
    state, _ = env.reset()
    made = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        made += 1
    return made


def main() -> None:
    on_one_core()
    random.seed(1)
    for name in GAMES:
        env = rlcard.make(name, config={"seed": 1})
        tell("Python loop", name, rate(lambda env=env: play(env)))


if __name__ == "__main__":
    main()
